"""Checks what the build makes: the module, the site around it, the C runtime, the scripts.

    python Tests/Build/run.py --site site
"""

import argparse
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "Scripts")]

import contract  # noqa: E402 (the line above makes it findable)


def main():
    parser = argparse.ArgumentParser(description="Prüft, was der Bau hervorbringt.")
    parser.add_argument("--site", type=Path, required=True, help="die gebaute Seite")
    parser.add_argument("tests", nargs="*", help="nur diese, zum Beispiel test_module")
    arguments = parser.parse_args()
    contract.site = arguments.site.resolve()

    loader = unittest.TestLoader()
    if arguments.tests:
        suite = loader.loadTestsFromNames(arguments.tests)
    else:
        suite = loader.discover(str(HERE))
    outcome = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if outcome.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
