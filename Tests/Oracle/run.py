"""Holds the program `gleitpfad` against the two oracles, or the oracles against each other.

    python run.py --gleitpfad PATH --count 1000 --seed 1 --jobs 2
    python run.py --gleitpfad PATH --seed 1 --index 17        one plan again
    python run.py --self 500 --seed 1                         enumeration against MILP

Needs the packages in requirements.txt. Ends with "N passed, N failed"; the exit code is 1 if there
is any difference.
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
from dataclasses import dataclass, field
from fractions import Fraction

import enumerate as subsets
import generate
import law
import milp

BATCH = 50  # plan files per call of the program
SHOWN = 5  # failures printed in full


# --------------------------------------------------------------------------------------------------
# Comparing one answer of the program with the oracle
# --------------------------------------------------------------------------------------------------


@dataclass
class Report:
    index: int
    document: dict
    features: list
    answer: object = None
    expected: list = field(default_factory=list)
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
    tied = law.evaluations(plan, solver)
    report.expected = tied
    first = tied[0]

    infeasible = bool(answer["unerfuellbar"]) and answer["gesamt"] is None
    report.differ("structurally infeasible", infeasible, first.infeasible)
    if not first.infeasible:
        report.differ("unerfuellbar", answer["unerfuellbar"], [])
    if not first.projectable:
        report.differ("gesamt", answer["gesamt"], None)
        report.differ("notenzehntel", answer["notenzehntel"], None)
    else:
        expected = matching(report, plan, answer, tied)
        if expected is not None:
            compare_numbers(report, plan, answer, expected)
            if not expected.infeasible and not infeasible:
                check_selection(report, plan, answer, expected)
    compare_with_completions(report, plan, answer, completions, solver)

    if first.projectable and generate.is_enumerable(plan):
        again = law.evaluations(plan, subsets.AllSubsets)
        report.demand(
            [essence(e) for e in again] == [essence(e) for e in tied],
            f"the oracles disagree: enumeration {again}, MILP {tied}")


def essence(evaluation):
    """What two correct evaluations of a plan have in common; equal choices may differ."""
    e = evaluation
    return (e.use, e.replaces, e.infeasible, e.sum, e.violations, e.total, e.tenths, e.exams,
            e.refused, e.conditions)


def matching(report, plan, answer, tied):
    """The oracle's evaluation with the program's use of the Seminarkurs."""
    use = answer["seminarkurs"]["verwendung"] if answer.get("seminarkurs") else None
    listed = [e["fach"] for e in answer["pruefungsblock"]["pruefungen"] if e["art"] == "muendlich"]
    missing = [exam.subject for exam in plan.oral_exams() if exam.subject not in listed]
    replaced = missing[0] if missing and use == "Prüfungsblock" else None
    if tied[0].infeasible and len(law.uses_of_seminar(plan)) > 1:
        return None  # without a selection nothing tells the uses apart
    report.differ("use of the Seminarkurs", use, tied[0].use)
    for evaluation in tied:
        if (evaluation.use, evaluation.replaces) == (use, replaced):
            return evaluation
    report.differ("exam replaced by the Seminarkurs", replaced, tied[0].replaces)
    return None


def compare_numbers(report, plan, answer, expected):
    report.differ("gesamt", answer["gesamt"], expected.total)
    report.differ("notenzehntel", answer["notenzehntel"], expected.tenths)
    report.differ("kursblock.punkte", answer["kursblock"]["punkte"], expected.block_one)
    if not expected.infeasible:
        report.differ("kursblock.summe", exact(answer["kursblock"]["summe"]), expected.sum)
        report.differ("kursblock.gewichte", exact(answer["kursblock"]["gewichte"]), law.WEIGHTS)
    report.differ("pruefungsblock.punkte", answer["pruefungsblock"]["punkte"], expected.block_two)
    report.differ(
        "exams",
        sorted((e["art"], "" if e["art"] == "seminarkurs" else e["fach"] or "", e["wert"])
               for e in answer["pruefungsblock"]["pruefungen"]),
        sorted((e.kind, e.subject or "", e.value) for e in expected.exams))
    report.differ(
        "refused wishes",
        sorted((w["wunsch"], w["fach"], w["halbjahr"] or 0) for w in answer["abgelehnt"]),
        sorted((wish, name, half_year or 0) for wish, name, half_year in expected.refused))
    report.differ(
        "herkunft", answer["herkunft"], "fest" if law.is_complete(plan) else "projiziert")


def check_selection(report, plan, answer, expected):
    """Holds the program's own selection against the law and adds it up again."""
    situation = law.Situation(plan, expected.use, expected.replaces)
    weights, points = {}, {}
    for entry in answer["kursblock"]["kurse"]:
        if entry["fach"] in law.CATALOGUE and entry["herkunft"] != "nicht belegt":
            course = law.Course(entry["fach"], entry["halbjahr"])
            weights[course] = entry["gewicht"]
            points[course] = exact(entry["punkte"])
        else:
            report.demand(
                entry["fach"] not in law.CATALOGUE or entry["gewicht"] == 0,
                f"a course not taken counts: {entry}")
    report.differ("values of the courses", points, situation.values)
    if report.differences:
        return

    chosen = {course for course, weight in weights.items() if weight > 0}
    doubled = sorted({course.subject for course, weight in weights.items() if weight == 2})
    report.demand(set(weights.values()) <= {0, 1, 2}, f"weights {set(weights.values())}")
    report.differ("rules the selection breaks",
                  law.shortfalls(situation, law.counts(chosen)), [])
    report.differ("violations of the selection",
                  sum(law.violations(situation, chosen)), expected.violations)

    report.differ("doppelt", sorted(answer["kursblock"]["doppelt"]), doubled)
    report.demand(len(doubled) == 2 and set(doubled) <= set(plan.advanced), f"doubled {doubled}")
    report.demand(
        all(weights[c] == 2 for c in situation.courses if c.subject in doubled),
        "a doubled Leistungsfach has a course that counts once")
    if plan.doubled is not None:
        report.differ("doubled as chosen", doubled, sorted(plan.doubled))

    total = law.weighted_sum(situation, chosen, doubled)
    report.differ("sum of the selection", total, expected.sum)
    report.differ("Block I of the selection", law.block_one(total), expected.block_one)
    for wish, name, half_year, out, held in law.wishes(situation):
        if (wish, name, half_year) not in expected.refused:
            report.demand(not out & chosen and held <= chosen,
                          f"granted, but not kept: {wish} {name} {half_year or ''}")


def compare_with_completions(report, plan, answer, completions, solver):
    """The bounds and the verdict must hold however the open results turn out."""
    bounds = answer.get("spanne") or {}
    lowest, highest = bounds.get("sicher"), bounds.get("hoechstens")
    needed = bounds.get("bestanden_ab")
    if law.is_complete(plan):
        for key in ("sicher", "hoechstens"):
            report.differ("spanne." + key, bounds.get(key), answer["gesamt"])
    if answer["gesamt"] is None:
        return

    best = law.fill(plan, lambda: 15)
    uses = law.uses_of_seminar(plan)
    possible = {law.evaluate(best, solver).total}
    if len(uses) > 1:
        # With the Seminarkurs left open: whatever use the planner would choose, or the best of all.
        # It may still replace an oral exam that only for the bound is imagined to have a result.
        possible.add(law.evaluations(best, solver, uses)[0].total)
        totals = [law.evaluations(best, solver, [use])[0].total for use in uses]
        possible.add(max(total for total in totals if total is not None))
    report.demand(highest in possible, f"spanne.hoechstens: program {highest}, oracle {possible}")

    rng = random.Random(f"completions {report.index}")
    for number in range(1 if law.is_complete(plan) else completions):
        completed = completion(plan, number, rng)
        result = law.evaluate(completed, solver)
        if result.total is None:
            continue
        what = f"completion {number} with {result.total} points ({describe(completed)})"
        report.demand(lowest is None or result.total >= lowest, f"{what} is below sicher {lowest}")
        report.demand(result.total <= highest, f"{what} is above hoechstens {highest}")
        if result.passed:
            report.demand(needed is None or result.total >= needed,
                          f"{what} passes below bestanden_ab {needed}")
        verdict = answer["bestanden"]
        report.demand(verdict != "ja" or result.passed, f"{what} fails, yet bestanden is ja")
        report.demand(verdict != "nein" or not result.passed, f"{what} passes, yet it is nein")
        if law.is_complete(plan):
            report.differ("bestanden", verdict, "ja" if result.passed else "nein")


def completion(plan, number, rng):
    """The plan with its open results filled in: first the worst case, then at random, each time in
    another manner."""
    manner = ["worst", "any", "around 5", "extremes"][number % 4]
    fill = {
        "worst": lambda: 0,
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
                by_trying = [essence(e) for e in law.evaluations(candidate, subsets.AllSubsets)]
                by_solver = [essence(e) for e in law.evaluations(candidate, solver)]
                report.differ("essence", by_trying, by_solver)
        if report.differences:
            failed.append(report)
    return len(indices), failed, clock.choices, clock.runs


def summary(evaluation):
    """An evaluation in few words; the courses that count as Deutsch 1234."""
    half_years = {}
    for course in sorted(evaluation.chosen, key=lambda course: course.order):
        half_years[course.subject] = half_years.get(course.subject, "") + str(course.half_year)
    courses = ", ".join(f"{name} {text}" for name, text in half_years.items())
    exams = ", ".join(f"{e.subject or '-'} {e.kind} {e.value}" for e in evaluation.exams)
    broken = [name for name, holds in evaluation.conditions.items() if not holds]
    e = evaluation
    return (f"total {e.total} = {e.block_one} + {e.block_two}, tenths {e.tenths}, sum {e.sum}, "
            f"violations {e.violations}, infeasible {e.infeasible}, Seminarkurs {e.use} "
            f"{e.replaces or ''}, refused {e.refused}, broken conditions {broken}\n"
            f"         doubled {e.doubled}; counting: {courses}\n         exams: {exams}")


def show(report, seed, program):
    print(f"--- plan {report.index} of seed {seed} ({', '.join(report.features)})")
    print(json.dumps(report.document, ensure_ascii=False))
    if report.answer is not None:
        answer = {key: value for key, value in report.answer.items() if key != "rechnung"}
        print("program:", json.dumps(answer, ensure_ascii=False))
    for evaluation in report.expected:
        print("oracle: ", summary(evaluation))
    for difference in report.differences:
        print("  *", difference)
    what = f"--gleitpfad {program}" if program else "--self 1"
    print(f"again: run.py {what} --seed {seed} --index {report.index}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gleitpfad", metavar="PATH", help="the program to compare with")
    parser.add_argument("--self", metavar="N", type=int, help="compare the two oracles N times")
    parser.add_argument("--count", type=int, default=1000, help="number of plans")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--index", type=int, help="only this plan")
    parser.add_argument("--jobs", type=int, default=2, help="processes at the same time")
    parser.add_argument("--completions", type=int, default=4, metavar="K",
                        help="ways to fill in the open results, per plan")
    options = parser.parse_args()
    if (options.gleitpfad is None) == (options.self is None):
        parser.error("either --gleitpfad PATH or --self N")

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
              f"median {1000 * statistics.median(choices):.2f} ms per choice of courses "
              f"({len(choices)} choices), {1000 * statistics.median(runs):.2f} ms per run of any "
              f"kind ({len(runs)} runs)")
    print(f"{passed} passed, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
