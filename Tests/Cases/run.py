"""Runs the program `gleitpfad` over all worked cases.

    python Tests/Cases/run.py --gleitpfad .build/release/gleitpfad

Ends with "N passed, N failed"; the exit code is 1 if a case differs.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import cases


def results(program, wanted):
    """The program's results of the cases' plans, in their order."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for case in wanted:
            file = Path(folder) / f"{case.name.replace('/', '-')}.json"
            file.write_text(json.dumps(case.plan, ensure_ascii=False), encoding="utf-8")
            files.append(str(file))
        answer = subprocess.run(
            [program, "rechne", "--json", *files], check=False, capture_output=True, text=True,
            encoding="utf-8",
        )
    lines = answer.stdout.splitlines()
    if len(lines) != len(files):
        raise SystemExit(
            f"{len(files)} Pläne, aber {len(lines)} Ergebnisse.\n{answer.stderr}\n0 passed, 1 failed"
        )
    return [json.loads(line) for line in lines]


def main():
    parser = argparse.ArgumentParser(description="Rechnet alle Beispielfälle nach.")
    parser.add_argument("--gleitpfad", required=True, help="das Programm gleitpfad")
    parser.add_argument("names", nargs="*", help="nur diese Fälle, zum Beispiel bw/alles-15")
    arguments = parser.parse_args()

    wanted = [c for c in cases.load() if not arguments.names or c.name in arguments.names]
    failed = 0
    for case, result in zip(wanted, results(arguments.gleitpfad, wanted)):
        found = [f"falsch gerechnet: {line}" for line in cases.wrong_equations(case.steps)]
        found += cases.differences(case.expected, result)
        if found:
            failed += 1
            print(f"{case.name}: {case.title}")
            for difference in found:
                print(f"  {difference}")
    print(f"{len(wanted) - failed} passed, {failed} failed")
    return 1 if failed or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
