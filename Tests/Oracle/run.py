"""Holds the program `gleitpfad` against the two oracles, or the oracles against each other.

    python run.py --gleitpfad PATH --count 1000 --seed 1 --jobs 2
    python run.py --gleitpfad PATH --seed 1 --index 17        one plan again
    python run.py --self 500 --seed 1                         enumeration against MILP
    python run.py --write FOLDER --count 40 --seed 7          complete plan files of full size
    python run.py --time FOLDER                               what the solver needs for those there

Needs the packages in requirements.txt. A comparison ends with "N passed, N failed"; the exit code
is 1 if there is any difference.
"""

import argparse
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field, replace
from fractions import Fraction

import enumerate as subsets
import generate
import law
import milp

BATCH = 50  # plan files per call of the program
SHOWN = 5  # failures printed in full
RUNS = 7  # per plan, when the solver is measured


# --------------------------------------------------------------------------------------------------
# Comparing one answer of the program with the oracle
# --------------------------------------------------------------------------------------------------


@dataclass
class Report:
    index: int
    document: dict
    features: list
    answer: object = None
    expected: object = None
    differences: list = field(default_factory=list)

    def differ(self, what, program, oracle):
        if program != oracle:
            self.differences.append(f"{what}: program {program!r}, oracle {oracle!r}")

    def demand(self, holds, text):
        if not holds:
            self.differences.append(text)


def exact(value):
    """A number of the result format: a whole number, a fraction in a text, or null."""
    return None if value is None else Fraction(value)


def compare(report, completions, clock):
    """Compares `report.answer` and notes every difference."""

    def solver(situation):
        return milp.Model(situation, clock)

    plan = law.read(report.document)
    answer = report.answer
    preferred = expected = report.expected = law.evaluate(plan, solver)

    infeasible = bool(answer["unerfuellbar"]) and answer["gesamt"] is None
    report.differ("structurally infeasible", infeasible, expected.infeasible)
    if not expected.infeasible:
        report.differ("unerfuellbar", answer["unerfuellbar"], [])
    use = answer["seminarkurs"]["verwendung"] if answer.get("seminarkurs") else None
    listed = [e["fach"] for e in answer["pruefungsblock"]["pruefungen"] if e["art"] == "muendlich"]
    missing = [exam.subject for exam in plan.oral_exams() if exam.subject not in listed]
    if expected.infeasible:
        # Of uses that are equally hopeless any may be shown.
        expected = report.expected = next(
            (other for other in (law.evaluate_use(plan, *each, solver)
                                 for each in law.uses_of_seminar(plan))
             if other.use == use and missing == ([other.replaces] if other.replaces else [])
             and law.preference(other)[:3] == law.preference(expected)[:3]), expected)
    report.differ("use of the Seminarkurs", use, expected.use)
    report.differ("exam replaced", missing, [expected.replaces] if expected.replaces else [])
    report.differ(
        "herkunft", answer["herkunft"], "fest" if law.is_complete(plan) else "projiziert")
    if not report.differences:
        compare_numbers(report, answer, expected)
        compare_conditions(report, plan, answer, expected)
        if expected.projectable and not expected.infeasible:
            compare_selection(report, plan, answer, expected, solver)
        compare_with_completions(report, plan, answer, completions, solver)

    if generate.is_enumerable(plan):
        again = law.evaluate(plan, subsets.AllSubsets)
        report.demand(
            again == preferred, f"the oracles disagree: enumeration {again}, MILP {preferred}")


def compare_numbers(report, answer, expected):
    report.differ("gesamt", answer["gesamt"], expected.total)
    report.differ("notenzehntel", answer["notenzehntel"], expected.tenths)
    report.differ("kursblock.punkte", answer["kursblock"]["punkte"], expected.block_one)
    report.differ("pruefungsblock.punkte", answer["pruefungsblock"]["punkte"], expected.block_two)
    report.differ(
        "refused wishes",
        [(w["wunsch"], w["fach"], w["halbjahr"]) for w in answer["abgelehnt"]],
        [(w.kind, w.subject, w.half_year) for w in expected.refused])
    if expected.projectable:
        report.differ(
            "exams",
            [(e["art"], None if e["art"] == "seminarkurs" else e["fach"], e["wert"],
              exact(e["genau"])) for e in answer["pruefungsblock"]["pruefungen"]],
            [(e.kind, e.subject, e.value, e.exact) for e in expected.exams])


def compare_conditions(report, plan, answer, expected):
    """What the conditions stand at, and whether the verdicts fit together."""
    stands = {c["id"]: c["stand"] for c in answer["bedingungen"]}
    choice, *others = answer["bedingungen"]
    report.differ("first condition", choice["id"], "kurswahl")
    report.differ("kurswahl", stands["kurswahl"], "verletzt" if expected.infeasible else "sicher")
    if expected.projectable:
        report.differ("kurswahl holds", choice["ist"] == 0, not expected.infeasible)
        report.differ(
            "conditions",
            {c["id"]: (exact(c["ist"]), c["soll"], c["richtung"]) for c in others},
            {name: (c.actual, c.wanted, "mindestens" if c.is_minimum else "höchstens")
             for name, c in expected.conditions.items()})
    for condition in answer["bedingungen"]:
        report.differ(
            "abstand of " + condition["id"], condition["abstand"],
            None if condition["ist"] is None else
            (condition["ist"] - condition["soll"]) * (
                1 if condition["richtung"] == "mindestens" else -1))

    verdict = ("nein" if "verletzt" in stands.values() else
               "offen" if "offen" in stands.values() else "ja")
    report.differ("bestanden", answer["bestanden"], verdict)
    if law.is_complete(plan):
        report.differ("bestanden", answer["bestanden"], "ja" if expected.passed else "nein")
    hopeless = set(expected.hopeless)
    hopeless |= {CONDITION_ON_EXAM_SUBJECTS[name] for name in expected.broken_exam_rules}
    hopeless |= {"kurswahl"} if expected.infeasible else set()
    report.differ("verletzt", sorted(name for name, stand in stands.items()
                                     if stand == "verletzt"), sorted(hopeless))


CONDITION_ON_EXAM_SUBJECTS = dict(
    zip(("fields", "Deutsch", "Mathematik", "core"), law.ON_EXAM_SUBJECTS, strict=True))


def compare_selection(report, plan, answer, expected, solver):
    """The same courses count, for the same points, and the two at the edge are the right ones."""
    situation = law.Situation(plan, expected.use, expected.replaces)
    block = answer["kursblock"]
    weights, points, verdicts = {}, {}, {}
    for entry in block["kurse"]:
        if entry["fach"] in law.CATALOGUE and entry["herkunft"] != "nicht belegt":
            course = law.Course(entry["fach"], entry["halbjahr"])
            weights[course] = entry["gewicht"]
            points[course] = exact(entry["punkte"])
            verdicts[course] = entry["urteil"]
        else:
            report.demand(
                entry["fach"] not in law.CATALOGUE or entry["gewicht"] == 0,
                f"a course not taken counts: {entry}")
    report.differ("values of the courses", points, situation.values)
    chosen = {course for course, weight in weights.items() if weight > 0}
    report.differ("courses that count", short(chosen - expected.chosen) or "as the oracle",
                  short(expected.chosen - chosen) or "as the oracle")
    report.differ("doppelt", block["doppelt"], list(expected.doubled))
    report.differ(
        "courses that count twice", short(c for c, weight in weights.items() if weight == 2),
        short(c for c in expected.chosen if c.subject in expected.doubled))
    report.differ("kursblock.summe", exact(block["summe"]), expected.sum)
    report.differ("kursblock.gewichte", exact(block["gewichte"]), law.WEIGHTS)
    report.differ("kursblock.ergebnisse", block["ergebnisse"], law.COUNTED_COURSES)
    if not report.differences:
        compare_edge(report, answer, expected, situation, verdicts, solver)


def compare_edge(report, answer, expected, situation, verdicts, solver):
    """`pflicht`, and `knapp`: the weakest course on a free place and the best that does not
    count."""
    model = solver(situation)

    always = law.always_counting(situation)

    def is_needed(course):
        if course.subject in always:
            return True
        without = replace(expected.limits, out=expected.limits.out | {course})
        exchanged = (expected.chosen - {course} | {other} for other in situation.courses
                     if other not in expected.chosen)
        return not any(
            without.allow(chosen) and not law.shortfalls(situation, law.counts(chosen))
            for chosen in exchanged) and not model.possible(without)

    needed = {course for course in expected.chosen - expected.limits.held if is_needed(course)}
    report.differ(
        "pflicht", short(c for c, verdict in verdicts.items() if verdict == "pflicht"),
        short(needed))

    def named(key):
        entry = answer["kursblock"]["knapp"][key]
        return entry and law.Course(entry["fach"], entry["halbjahr"])

    def value(course):
        return course and situation.values[course]

    free = [course for course in expected.chosen - expected.limits.held - needed
            if law.on_free_place(situation, expected.chosen, course)]
    weakest = named("schwaechster_zaehlender")
    report.demand(weakest is None or weakest in free, f"not on a free place: {weakest}")
    report.differ("weakest on a free place", value(weakest),
                  min(map(value, free), default=None))
    others = [course for course in situation.courses
              if course not in expected.chosen and verdicts[course] == "schwächer"]
    best = named("bester_nicht_zaehlender")
    report.demand(best is None or best not in expected.chosen, f"it counts: {best}")
    report.differ("best that does not count", value(best), max(map(value, others), default=None))


def compare_with_completions(report, plan, answer, completions, solver):
    """The bounds and the verdicts must hold however the open results turn out."""
    bounds = answer["spanne"]
    lowest, highest = bounds["sicher"], bounds["hoechstens"]
    passing = bounds["bestanden_ab"], bounds["bestanden_bis"]
    bound, reachable = law.highest_totals(plan, solver)
    if bound is None:
        report.differ("spanne.hoechstens", highest, None)
    elif not reachable <= (highest or 0) <= bound:
        report.differ("spanne.hoechstens", highest, f"{reachable} to {bound}")
    if law.is_complete(plan):
        report.differ("spanne", [lowest, highest], [answer["gesamt"]] * 2)
    for key, total in zip(("note_ab", "note_bis"), passing):
        tenths = None if total is None else law.grade_in_tenths(total)
        report.differ("spanne." + key, bounds[key], tenths and f"{tenths // 10},{tenths % 10}")

    stands = {c["id"]: c["stand"] for c in answer["bedingungen"]}
    rng = random.Random(f"completions {report.index}")
    for number in range(1 if law.is_complete(plan) else completions):
        completed = completion(plan, number, rng)
        # The conditions are those of the use of the Seminarkurs that is shown.
        expected = report.expected
        result = law.evaluate_use(completed, expected.use, expected.replaces, solver)
        what = f"completion {number} with {result.total} points ({describe(completed)})"
        for name, condition in result.conditions.items():
            if name not in law.ON_EXAM_SUBJECTS:
                stand = stands[name]
                report.demand(stand != "sicher" or condition.holds, f"{what} fails {name}")
                report.demand(stand != "verletzt" or not condition.holds, f"{what} keeps {name}")
        # The bounds are those of every use that can still be chosen now.
        result = law.evaluate(completed, solver, law.uses_of_seminar(plan))
        what = f"completion {number} with {result.total} points ({describe(completed)})"
        if result.total is None:
            continue
        report.demand(lowest is None or result.total >= lowest, f"{what} is below sicher {lowest}")
        report.demand(highest is not None and result.total <= highest,
                      f"{what} is above hoechstens {highest}")
        if result.passed:
            report.demand(None not in passing and passing[0] <= result.total <= passing[1],
                          f"{what} passes outside of {passing}")


def short(courses):
    """Courses in few words: Deutsch 1234, Sport 2."""
    half_years = {}
    for course in sorted(courses, key=lambda course: course.order):
        half_years[course.subject] = half_years.get(course.subject, "") + str(course.half_year)
    return ", ".join(f"{name} {text}" for name, text in half_years.items())


def completion(plan, number, rng):
    """The plan with its open results filled in: first the worst case, then at random, each time in
    another manner."""
    manner = ["worst", "any", "around 5", "extremes", "best"][number % 5]
    fill = {
        "worst": lambda: 0,
        "best": lambda: 15,
        "any": lambda: rng.randint(0, 15),
        "around 5": lambda: rng.randint(3, 7),
        "extremes": lambda: rng.choice([0, 1, 4, 5, 15]),
    }[manner]
    return law.fill(plan, fill)


def describe(plan):
    courses = "; ".join(
        f"{s.name} {' '.join(str(s.results[h]) for h in sorted(s.results))}" for s in plan.subjects)
    exams = "; ".join(f"{e.subject} {e.parts}" for e in plan.exams)
    return f"{courses} | {exams} | {plan.slot_results} | {plan.seminar}"


# --------------------------------------------------------------------------------------------------
# Running
# --------------------------------------------------------------------------------------------------


def answers(program, files):
    """What the program prints for each file: (decoded answer or None, explanation)."""
    call = subprocess.run(
        [program, "rechne", "--json", *files], capture_output=True, text=True, timeout=600)
    lines = call.stdout.splitlines()
    if len(lines) == len(files):
        try:
            return [(json.loads(line), "") for line in lines]
        except json.JSONDecodeError:
            pass
    if len(files) == 1:
        return [(None, f"exit code {call.returncode}, {len(lines)} lines\n"
                 f"{call.stdout[:2000]}\n{call.stderr[:2000]}")]
    return [answers(program, [file])[0] for file in files]


def run_batch(task):
    """(number of plans, failed reports, times) for a batch of indices."""
    program, seed, indices, completions, folder = task
    clock = milp.Clock()
    reports, files = [], []
    for index in indices:
        make = generate.small_plan if index % 5 == 4 else generate.plan
        document, features = make(seed, index)
        reports.append(Report(index, document, features))
        files.append(os.path.join(folder, f"plan-{index:07}.json"))
        with open(files[-1], "w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False, indent=1)
    for report, (answer, explanation) in zip(reports, answers(program, files)):
        report.answer = answer
        if answer is None:
            report.differences.append("no answer: " + explanation)
            continue
        try:
            compare(report, completions, clock)
        except (KeyError, TypeError, ValueError) as error:
            report.differences.append(f"answer not in the agreed format: {error!r}")
    for file in files:
        os.remove(file)
    return len(reports), [r for r in reports if r.differences], clock.choices, clock.runs


def run_self(task):
    """The same for the comparison of the two oracles with each other."""
    _, seed, indices, completions, _ = task
    clock = milp.Clock()

    def solver(situation):
        return milp.Model(situation, clock)

    failed = []
    for index in indices:
        report = Report(index, *generate.small_plan(seed, index))
        plan = law.read(report.document)
        rng = random.Random(f"completions {index}")
        plans = [plan]
        if not law.is_complete(plan):
            plans += [completion(plan, number, rng) for number in range(completions)]
        for candidate in plans:
            if generate.is_enumerable(candidate):
                by_trying = law.evaluate(candidate, subsets.AllSubsets)
                report.differ("evaluation", by_trying, law.evaluate(candidate, solver))
        if report.differences:
            failed.append(report)
    return len(indices), failed, clock.choices, clock.runs


def summary(evaluation):
    """An evaluation in few words; the courses that count as Deutsch 1234."""
    exams = ", ".join(f"{e.subject or '-'} {e.kind} {e.value}" for e in evaluation.exams)
    broken = [name for name, condition in evaluation.conditions.items() if not condition.holds]
    e = evaluation
    return (f"total {e.total} = {e.block_one} + {e.block_two}, tenths {e.tenths}, sum {e.sum}, "
            f"violations {e.violations}, infeasible {e.infeasible}, Seminarkurs {e.use} "
            f"{e.replaces or ''}, refused {e.refused}, broken conditions {broken}\n"
            f"         doubled {e.doubled}; counting: {short(e.chosen)}\n         exams: {exams}")


def show(report, seed, program):
    print(f"--- plan {report.index} of seed {seed} ({', '.join(report.features)})")
    print(json.dumps(report.document, ensure_ascii=False))
    if report.answer is not None:
        answer = {key: value for key, value in report.answer.items() if key != "rechnung"}
        courses = [e for e in answer["kursblock"]["kurse"] if e["herkunft"] != "nicht belegt"]
        answer["kursblock"] = {**answer["kursblock"], "kurse": "; ".join(
            f"{e['fach']} {e['halbjahr']}: {e['punkte']} x {e['gewicht']} {e['urteil']}"
            for e in courses)}
        print("program:", json.dumps(answer, ensure_ascii=False))
    if report.expected is not None:
        print("oracle: ", summary(report.expected))
    for difference in report.differences:
        print("  *", difference)
    what = f"--gleitpfad {program}" if program else "--self 1"
    print(f"again: run.py {what} --seed {seed} --index {report.index}")


def write(folder, seed, count):
    """Writes complete plan files of full size."""
    os.makedirs(folder, exist_ok=True)
    for index in range(count):
        with open(os.path.join(folder, f"plan-{index:05}.json"), "w", encoding="utf-8") as file:
            json.dump(generate.complete_plan(seed, index), file, ensure_ascii=False, indent=1)


def measure(folder):
    """The median over the plan files of the processor time, in nanoseconds, for merely solving:
    one run of HiGHS, presolve included, for the best selection. The model is built before.

    Each plan counts with the best of several runs; every run solves from nothing.
    """
    times = []
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".json"):
            continue
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            plan = law.read(json.load(file))
        if not law.is_complete(plan):
            raise SystemExit(f"{name} has open results")
        use, = law.uses_of_seminar(plan)
        model = milp.Model(law.Situation(plan, *use))
        times.append(min(model.time_to_solve() for _ in range(RUNS)))
    return {"solve": round(statistics.median(times)), "plans": len(times)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gleitpfad", metavar="PATH", help="the program to compare with")
    parser.add_argument("--self", metavar="N", type=int, help="compare the two oracles N times")
    parser.add_argument("--write", metavar="FOLDER", help="only write complete plan files")
    parser.add_argument("--time", metavar="FOLDER",
                        help="only measure the solver on the complete plan files there")
    parser.add_argument("--count", type=int, default=1000, help="number of plans")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--index", type=int, help="only this plan")
    parser.add_argument("--jobs", type=int, default=2, help="processes at the same time")
    parser.add_argument("--completions", type=int, default=5, metavar="K",
                        help="ways to fill in the open results, per plan")
    options = parser.parse_args()
    chosen = [options.gleitpfad, options.self, options.write, options.time]
    if sum(1 for option in chosen if option is not None) != 1:
        parser.error("one of --gleitpfad PATH, --self N, --write FOLDER and --time FOLDER")
    if options.write is not None:
        write(options.write, options.seed, options.count)
    elif options.time is not None:
        print(json.dumps(measure(options.time)))
    else:
        compare_all(options)


def compare_all(options):
    work = run_batch if options.gleitpfad else run_self
    count = options.self or options.count
    indices = range(count) if options.index is None else range(options.index, options.index + 1)
    passed, failures, choices, runs = 0, [], [], []
    with tempfile.TemporaryDirectory() as folder, multiprocessing.Pool(options.jobs) as pool:
        tasks = [
            (options.gleitpfad, options.seed, indices[start:start + BATCH], options.completions,
             folder)
            for start in range(0, len(indices), BATCH)
        ]
        for number, failed, batch_choices, batch_runs in pool.imap(work, tasks):
            passed += number - len(failed)
            for report in failed[:max(0, SHOWN - len(failures))]:
                show(report, options.seed, options.gleitpfad)
            failures += [report.index for report in failed]
            choices += batch_choices
            runs += batch_runs
    if failures:
        print("failed:", *failures[:200])
    if choices:
        print("HiGHS, merely solving, processor time: "
              f"median {statistics.median(choices) / 1e6:.2f} ms per choice of courses "
              f"({len(choices)} choices), {statistics.median(runs) / 1e6:.2f} ms per run of any "
              f"kind ({len(runs)} runs)")
    print(f"{passed} passed, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
