"""Measures the calculation beside a mixed-integer solver and the web build beside the native one.

    python3 Scripts/bench.py            prints the table
    python3 Scripts/bench.py --write    also puts it into docs/performance.md

Everything is measured in one run on the same plans, so the ratios mean something on any machine.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import test as checks
from common import ROOT, Failure, environment, run_script

PLANS = 40
SEED = 7
SITE = ROOT / "site"
PAGE = ROOT / "docs" / "performance.md"
MARKS = ("<!-- bench -->", "<!-- /bench -->")

BUDGET_KB = 300

# What must hold, as (name, measured, bound, whether the measured ratio must be at least the bound).
BOUNDS = {
    "solver / decision": (500, True),
    "decision / sum": (150, False),
    "solver / assessment": (50, True),
    "web / native": (2.5, False),
    "opening a large plan / reading and opening its rows": (3, False),
    "merging, per stamp: 100,000 / 1,000 stamps": (3, False),
    "starting, first visit: app / plain page": (3, False),
    "starting, later visits: app / plain page": (3, False),
}

# The milliseconds in which the page has to answer, and the longest task of a slow processor.
MOST_ANSWER, MOST_TASK = 16.7, 50

# A whole plan, to act on.
CASE = ROOT / "Tests" / "Cases" / "bw" / "lena-vollstaendig.json"

# Profiles, subjects of each, and results of the plans that are kept in the browser.
LARGE, SMALL = (5, 20, 3000), (1, 1, 10)

# What one changed result may put into the database, whatever the size of the plan.
MOST_ROWS, MOST_BYTES = 4, 2000


def run(command, **options):
    """The standard output of a command; its failure is ours."""
    done = subprocess.run(
        [str(word) for word in command], cwd=ROOT, text=True, stdout=subprocess.PIPE, **options
    )
    if done.returncode != 0:
        raise Failure(f"{command[0]} endet mit {done.returncode}.")
    return done.stdout


def built():
    scratch = ["--scratch-path", checks.SCRATCH]
    run(
        ["swift", "build", "--configuration", "release", "--product", "Benchmarks", *scratch],
        env=environment(),
    )
    return checks.SCRATCH / "release" / "Benchmarks"


def measure(folder):
    oracle = [checks.PYTHON, "Tests/Oracle/run.py"]
    run([*oracle, "--write", folder, "--count", PLANS, "--seed", SEED])
    plans = sorted(Path(folder).glob("*.json"))
    native = json.loads(run([built(), *plans]))
    solver = json.loads(run([*oracle, "--time", folder]).strip().splitlines()[-1])
    run([sys.executable, "Scripts/build_site.py", "--output", SITE])
    web = json.loads(run([checks.PYTHON, "Scripts/bench_web.py", SITE, *plans]))
    vault = json.loads(run([checks.PYTHON, "Scripts/bench_vault.py", SITE, *rows(folder)]))
    app = json.loads(run([checks.PYTHON, "Scripts/bench_app.py", SITE, CASE]))
    return native, solver["solve"], web["page"], vault, app


def rows(folder):
    """The files with the rows of the large plan and of the small one."""
    for name, size in (("large", LARGE), ("small", SMALL)):
        file = Path(folder) / f"{name}.rows"
        run([built(), "--rows", *size, file])
        yield file


def site_sizes():
    """The brotli size of every file of the site."""
    code = "import brotli, sys; print(len(brotli.compress(open(sys.argv[1], 'rb').read())))"
    return {
        path.relative_to(SITE).as_posix(): int(run([checks.PYTHON, "-c", code, path]))
        for path in sorted(SITE.rglob("*"))
        if path.is_file()
    }


def microseconds(nanoseconds):
    return f"{nanoseconds / 1000:.2f} µs"


def milliseconds(time):
    return f"{time:.0f} ms"


def report(native, solver, web, vault, app):
    """The table as lines of Markdown, and whether every bound holds."""
    times = [
        ("adding up 48 weightings, looking up the grade", native["sum"]),
        ("choosing, both blocks, total, grade, conditions", native["decision"]),
        ("the same from the bare candidate", native["prepareAndDecide"]),
        ("complete assessment", native["assessment"]),
        ("the same from the bare candidate", native["assessmentFromPlan"]),
        ("HiGHS, merely solving the same choice", solver),
        ("opening a plan file to the finished page, native", native["page"]),
        ("the same in Chromium", web),
    ]
    merging = native["mergePerStamp"]
    times += [
        (f"merging two replicas of {int(stamps):,} stamps, per stamp", time)
        for stamps, time in merging.items()
    ]
    ratios = {
        "solver / decision": solver / native["decision"],
        "decision / sum": native["decision"] / native["sum"],
        "solver / assessment": solver / native["assessment"],
        "web / native": web / native["page"],
        "opening a large plan / reading and opening its rows": vault["opening"] / vault["plain"],
        "merging, per stamp: 100,000 / 1,000 stamps": merging["100000"] / merging["1000"],
        "starting, first visit: app / plain page": beside(app, "first"),
        "starting, later visits: app / plain page": beside(app, "later"),
    }
    lines = ["| what | median |", "|---|---|"]
    lines += [f"| {name} | {microseconds(time)} |" for name, time in times]
    lines += [
        f"| opening the page of a plan of {vault['rows']:,} rows, from reading to the overview |"
        f" {milliseconds(vault['opening'])} |",
        f"| reading and opening the same rows, nothing else | {milliseconds(vault['plain'])} |",
    ]
    lines += starts(app)
    lines += ["", "| ratio | measured | bound |", "|---|---|---|"]
    holds = True
    for name, value in ratios.items():
        bound, at_least = BOUNDS[name]
        holds &= value >= bound if at_least else value <= bound
        lines.append(f"| {name} | {value:.1f} | {'≥' if at_least else '≤'} {bound} |")
    for more, are_small in (savings(vault), answers(app)):
        lines += more
        holds &= are_small
    growth = native["growthBytes"]
    holds &= growth < 1 << 20
    lines += ["", f"Memory grows by {growth} bytes over 100,000 assessments.", ""]
    lines += ["| file of the site | brotli |", "|---|---|"]
    sizes = site_sizes()
    lines += [f"| {name} | {size / 1000:.1f} kB |" for name, size in sizes.items()]
    total = sum(sizes.values()) / 1000
    holds &= total <= BUDGET_KB
    lines.append(f"| together | {total:.1f} kB of {BUDGET_KB} kB |")
    return lines, holds


def savings(vault):
    """The table of what a changed result puts into the database, and whether that is little."""
    lines = ["", "| changing one result | rows | bytes |", "|---|---|---|"]
    costs = []
    for name, size in (("large", LARGE), ("small", SMALL)):
        change, first = vault[name]["next"], vault[name]["first"]
        costs.append(change)
        for what, cost in (("", change), (", first change of a day", first)):
            label = f"in a plan of {size[2]:,} results{what}"
            lines.append(f"| {label} | {cost['rows']} | {cost['bytes']:,} |")
    large, small = costs
    holds = large == small and large["rows"] <= MOST_ROWS and large["bytes"] < MOST_BYTES
    return lines, holds


def beside(app, visit):
    """How many times as long as the plain page the app takes to start."""
    times = app["starting"][visit]
    return times["app"] / times["plain"]


def starts(app):
    """The rows of the table of times that are about starting."""
    names = {"app": "starting the app", "plain": "the same page without scripts"}
    visits = {"first": "first visit", "later": "later visits"}
    return [
        f"| {names[name]}, {visits[visit]}, slowed down 4 times | {milliseconds(time)} |"
        for visit, times in app["starting"].items()
        for name, time in times.items()
    ]


def answers(app):
    """The table of how fast the page answers, and whether that is fast enough."""
    names = {
        "digit": "a digit in the entry sheet",
        "course": "opening the sheet of a course",
        "grid": "opening the page of all courses",
    }
    lines = [
        "", "| acting | 95 of 100 within | bound | longest task, slowed down 4 times | bound |",
        "|---|---|---|---|---|",
    ]
    holds = True
    for name, cost in app["acting"].items():
        task = f"{cost['task']:.0f} ms" if cost["task"] else "none above the bound"
        lines.append(
            f"| {names[name]} | {cost['time']:.1f} ms | ≤ {MOST_ANSWER} ms |"
            f" {task} | ≤ {MOST_TASK} ms |"
        )
        holds &= cost["time"] <= MOST_ANSWER and cost["task"] <= MOST_TASK
    return lines, holds


def write(lines):
    text = PAGE.read_text(encoding="utf-8")
    start, end = (text.index(mark) for mark in MARKS)
    PAGE.write_text(
        text[: start + len(MARKS[0])] + "\n" + "\n".join(lines) + "\n" + text[end:],
        encoding="utf-8",
    )


def main():
    parser = argparse.ArgumentParser(description="misst die Laufzeiten")
    parser.add_argument("--write", action="store_true", help="schreibt docs/performance.md neu")
    options = parser.parse_args()
    checks.install_packages(checks.BROWSER_PACKAGES)
    checks.install_tools()
    with tempfile.TemporaryDirectory() as folder:
        lines, holds = report(*measure(folder))
    print("\n".join(lines))
    if options.write:
        write(lines)
    if not holds:
        raise Failure("Eine Grenze ist nicht eingehalten.")


if __name__ == "__main__":
    run_script(main)
