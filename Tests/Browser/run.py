"""Runs the built site in real browsers: Chromium, Firefox and WebKitGTK.

    python run.py --site DIR [--gleitpfad PATH] [--screenshots DIR] [--events N] [--seed N]
        [-k WORD ...] [--update] [TOPIC ...]

A topic is a file: `plan` is test_plan.py. Without any, all are run.

With `--update`, snapshots are written anew; read the difference.

With the program `gleitpfad` the page's results are held against the program's, byte for byte.

Needs playwright, selenium, marionette-driver, axe-playwright-python and cryptography, and the
system's chromium, firefox-esr, WebKitWebDriver and Xvfb. Ends with a line `N passed, N failed` and
fails if anything failed.
"""

import argparse
import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    topics = sorted(path.stem.removeprefix("test_") for path in HERE.glob("test_*.py"))
    parser.add_argument("topics", nargs="*", metavar="TOPIC", help=", ".join(topics))
    parser.add_argument("--site", required=True, type=pathlib.Path, help="the built site")
    parser.add_argument("--gleitpfad", type=pathlib.Path, help="the program to compare with")
    parser.add_argument("--screenshots", type=pathlib.Path, help="also write pictures of the pages")
    parser.add_argument("--events", type=int, help="how many events the monkey makes")
    parser.add_argument("--seed", type=int, help="the monkey's seed, else a random one")
    parser.add_argument("-k", action="append", default=[], help="only tests whose name has this")
    parser.add_argument("--update", action="store_true", help="write the snapshots anew")
    options = parser.parse_args()
    if not (options.site / "app.wasm").is_file():
        parser.error(f"no app.wasm in {options.site}")
    for topic in options.topics:
        if topic not in topics:
            parser.error(f"no topic {topic}")
    if options.gleitpfad and not options.gleitpfad.is_file():
        parser.error(f"no program at {options.gleitpfad}")

    import support

    support.SITE = options.site.resolve()
    support.GLEITPFAD = options.gleitpfad and options.gleitpfad.resolve()
    support.SCREENSHOTS = options.screenshots and options.screenshots.resolve()
    support.EVENTS = options.events or support.EVENTS
    support.SEED = options.seed
    support.UPDATE = options.update
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{word}*" for word in options.k] or None
    suite = loader.loadTestsFromNames([f"test_{topic}" for topic in options.topics or topics])
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    # A test fails once, however many of its parts do.
    faulty = [getattr(test, "test_case", test) for test, _ in result.failures + result.errors]
    failed = len({test.id() for test in faulty})
    print(f"{result.testsRun - failed - len(result.skipped)} passed, {failed} failed")
    sys.exit(1 if failed or result.testsRun == 0 else 0)


if __name__ == "__main__":
    main()
