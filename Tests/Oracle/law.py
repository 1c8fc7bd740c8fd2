"""The Abitur law of Baden-Württemberg, written a second time.

This file computes what a plan file (docs/plan-file.md) is worth under the AGVO for Abitur 2025 to
2029. It was written from the regulation and shares no code with the Swift kernel, so that a wrong
number would have to be wrong twice, in the same way. Every number is a whole number or an exact
fraction (`fractions.Fraction`), never a floating point number.

The choice of the courses that count is left to a "solver", of which there are two: `milp.py`
(a mixed-integer program) and `enumerate.py` (trying out every subset).

Where the law or docs/plan-file.md leaves room, this file decides as follows:

* A course with 0 points still fills a place in the structure (§ 17 Abs. 1). That it must not count
  is a "violation", like a deficit too many. The selection with the fewest violations is sought
  first, and among those the one with the most points.
* A projected value takes part exactly as it is: 4.67 is below 5.
* Demanded are the twelve courses of three Leistungsfächer and four courses of every oral exam
  subject. With fewer there is no selection.
* `hoechstens: k` is a cap and nothing more: at most k courses of the subject count.
* A wish is refused if, with the wishes granted before it, there would be no selection any more, or
  if the fewest violations would become more with every open result at 15 points. Projected values
  play no part. Without any selection, all wishes are refused.
* The rules on the choice of exam subjects are four: three fields, Deutsch, Mathematik, and two
  Leistungsfächer of the core. Each is judged by itself; one that the slots still open could repair
  is not broken.
* Without `ersetzt` the Seminarkurs in the exam block takes the free oral slot. Which use is taken
  if that is left open, `preference` says.
"""

from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import floor
from typing import NamedTuple

# --------------------------------------------------------------------------------------------------
# Subjects (§ 9 AGVO)
# --------------------------------------------------------------------------------------------------

CONTINUED_LANGUAGES = [
    "Englisch", "Französisch", "Latein", "Griechisch", "Spanisch", "Italienisch", "Russisch",
    "Chinesisch",
]
LATE_LANGUAGES = [
    name + " (spät beginnend)"
    for name in ("Französisch", "Latein", "Spanisch", "Italienisch", "Russisch", "Chinesisch")
]
LANGUAGES = CONTINUED_LANGUAGES + LATE_LANGUAGES
CLASSICAL_SCIENCES = ["Physik", "Chemie", "Biologie"]
SECOND_SCIENCES = CLASSICAL_SCIENCES + ["NwT", "Informatik"]
ARTS = ["Bildende Kunst", "Musik"]
RELIGION = ["Religionslehre", "Ethik"]
# Two of the Leistungsfächer must be among these (§ 12).
CORE = ["Deutsch", "Mathematik", *CONTINUED_LANGUAGES, *CLASSICAL_SCIENCES]

FIELDS = {
    1: ["Deutsch", *LANGUAGES, *ARTS, "Literatur und Theater", "Literatur",
        "Vertiefungskurs Sprache"],
    2: ["Geschichte", "Geographie", "Gemeinschaftskunde", *RELIGION, "Wirtschaft", "Philosophie",
        "Psychologie"],
    3: ["Mathematik", "Physik", "Chemie", "Biologie", "Informatik", "NwT",
        "Vertiefungskurs Mathematik", "Informatik (Wahlfach)", "Astronomie",
        "Darstellende Geometrie", "Problemlösen mit Computer-Algebra-System", "Geologie"],
}
FIELD_OF = {name: number for number, names in FIELDS.items() for name in names}
CATALOGUE = FIELDS[1] + FIELDS[2] + FIELDS[3] + ["Sport"]  # Sport belongs to no field

# Of these only two courses can be taken (§ 13), so no more than two can count.
TWO_COURSES_AT_MOST = [
    "Astronomie", "Darstellende Geometrie", "Problemlösen mit Computer-Algebra-System", "Geologie",
    "Literatur", "Philosophie", "Psychologie",
]

COUNTED_COURSES = 40  # § 17 Abs. 1
WEIGHTS = 48  # 40 courses, 8 of them double
DEFICITS_ALLOWED = 8  # courses below 5 points ...
DEFICITS_ALLOWED_ADVANCED = 3  # ... and those among them in Leistungsfächer


NUMBER_OF_COURSES = "40 courses"  # the name of that rule in `shortfalls`


def half_up(number):
    """The nearest whole number; one half goes up."""
    return floor(Fraction(number) + Fraction(1, 2))


# --------------------------------------------------------------------------------------------------
# The plan as it stands in the file. `None` always means "not graded yet".
# --------------------------------------------------------------------------------------------------


class Course(NamedTuple):
    subject: str
    half_year: int

    @property
    def order(self):
        return (CATALOGUE.index(self.subject), self.half_year)


@dataclass(frozen=True)
class Subject:
    name: str
    advanced: bool  # Leistungsfach
    results: dict  # half-year -> points or None; a half-year that is missing is not taken
    limit: int | None  # hoechstens
    held: tuple  # gehalten
    bracketed: tuple  # geklammert

    @property
    def courses(self):
        return [Course(self.name, half_year) for half_year in sorted(self.results)]


@dataclass(frozen=True)
class Exam:
    subject: str
    parts: dict  # part -> points or None; a part that is missing does not take place

    @property
    def is_oral(self):
        return "muendlich" in self.parts

    @property
    def is_replaceable(self):
        """The oral exam is still to come, so the Seminarkurs may take its place."""
        return self.parts == {"muendlich": None}


@dataclass(frozen=True)
class Seminar:
    points: int | None
    use: str | None  # None: left open
    replaces: str | None
    field: int | None


@dataclass(frozen=True)
class Plan:
    subjects: tuple
    doubled: tuple | None
    exams: tuple
    seminar: Seminar | None
    readings: dict
    # Results of exams in subjects not chosen yet: three written ones, two oral ones. No file has
    # them; only a completion does.
    slot_results: tuple = (None,) * 5

    @property
    def advanced(self):
        return [subject.name for subject in self.subjects if subject.advanced]

    @property
    def courses(self):
        return [course for subject in self.subjects for course in subject.courses]

    def oral_exams(self):
        return [exam for exam in self.exams if exam.subject not in self.advanced]


def read(document):
    """The plan in a decoded plan file."""

    def points(value):
        return None if value == "offen" else value

    subjects = [
        Subject(
            name=entry["fach"],
            advanced=entry.get("rolle") == "Leistungsfach",
            results={int(key): points(value) for key, value in entry["kurse"].items()},
            limit=entry.get("hoechstens"),
            held=tuple(sorted(entry.get("gehalten", []))),
            bracketed=tuple(sorted(entry.get("geklammert", []))),
        )
        for entry in document["faecher"]
    ]
    exams = [
        Exam(entry["fach"], {key: points(value) for key, value in entry.items() if key != "fach"})
        for entry in document.get("pruefungen", [])
    ]
    seminar = document.get("seminarkurs")
    return Plan(
        subjects=tuple(sorted(subjects, key=lambda subject: CATALOGUE.index(subject.name))),
        doubled=tuple(document["doppelt"]) if "doppelt" in document else None,
        exams=tuple(exams),
        seminar=seminar and Seminar(
            points(seminar["punkte"]), seminar.get("verwendung"), seminar.get("ersetzt"),
            seminar.get("aufgabenfeld"),
        ),
        readings=document.get("lesarten", {}),
    )


# --------------------------------------------------------------------------------------------------
# Projection: what is missing continues at the level so far (docs/plan-file.md)
# --------------------------------------------------------------------------------------------------


def overall_level(plan):
    """The mean of all graded courses, or None if there is none."""
    graded = [p for subject in plan.subjects for p in subject.results.values() if p is not None]
    return Fraction(sum(graded), len(graded)) if graded else None


def level(plan, name):
    """The mean of the subject's graded courses; without one, the overall level."""
    graded = [
        p for subject in plan.subjects if subject.name == name
        for p in subject.results.values() if p is not None
    ]
    return Fraction(sum(graded), len(graded)) if graded else overall_level(plan)


def course_values(plan):
    return {
        Course(subject.name, half_year): Fraction(
            level(plan, subject.name) if points is None else points)
        for subject in plan.subjects for half_year, points in subject.results.items()
    }


# --------------------------------------------------------------------------------------------------
# A situation: a plan, and what its Seminarkurs is used for
# --------------------------------------------------------------------------------------------------


class Situation:
    """Everything the choice of courses depends on, once the use of the Seminarkurs is settled."""

    def __init__(self, plan, use="keine", replaces=None):
        self.plan = plan
        self.use = use
        self.replaces = replaces
        self.values = course_values(plan)
        self.courses = sorted(self.values, key=lambda course: course.order)
        self.advanced = plan.advanced
        self.oral = sorted(
            (exam.subject for exam in plan.oral_exams() if exam.subject != replaces),
            key=CATALOGUE.index)
        self.seminar_in_exams = plan.seminar is not None and use == "Prüfungsblock"
        self.open_slots = 2 - len(self.oral) - (1 if self.seminar_in_exams else 0)
        self.open_written_slots = 3 - len(self.advanced)
        # The Seminarkurs counts as two courses in Block I (§ 17 Abs. 1).
        self.seminar_courses = 2 if plan.seminar is not None and use == "Kursblock" else 0
        self.seminar_value = None
        if plan.seminar is not None:
            points = plan.seminar.points
            self.seminar_value = Fraction(overall_level(plan) if points is None else points)

    def taken(self, name):
        return [course for course in self.courses if course.subject == name]


# --------------------------------------------------------------------------------------------------
# Block I: which courses may make up the 40 (§ 17 Abs. 1)
# --------------------------------------------------------------------------------------------------


def shortfalls(situation, counted):
    """The rules of § 17 Abs. 1 that a selection does not keep.

    `counted` says how many courses of each subject count. Points play no part here.
    """
    broken = []

    def demand(rule, holds):
        if not holds:
            broken.append(rule)

    def number(name):
        return counted.get(name, 0)

    def with_four(names):
        return sum(1 for name in names if number(name) == 4)

    demand(NUMBER_OF_COURSES,
           sum(counted.values()) + situation.seminar_courses == COUNTED_COURSES)

    # Nr. 1: the three Leistungsfächer with all their courses.
    demand("three Leistungsfächer", len(situation.advanced) == 3)
    for name in situation.advanced:
        demand("Leistungsfach " + name, number(name) == 4)

    # Nr. 2: the compulsory subjects.
    for name in ("Deutsch", "Mathematik", "Geschichte"):
        demand(name, number(name) == 4)
    demand("foreign language", with_four(CONTINUED_LANGUAGES) >= 1)
    demand("science", with_four(CLASSICAL_SCIENCES) >= 1)
    demand("art or music", any(number(name) >= 2 for name in ARTS))
    each = 1 if "Wirtschaft" in situation.advanced else 2
    demand("Geographie", number("Geographie") >= each)
    demand("Gemeinschaftskunde", number("Gemeinschaftskunde") >= each)
    if situation.plan.readings.get("religion-ethik") == "pflicht":
        demand("religion or ethics", with_four(RELIGION) >= 1)

    # Nr. 3: all courses of the oral exam subjects.
    for name in situation.oral:
        demand("oral exam in " + name, number(name) == 4)

    # Nr. 4: two languages, or two sciences one of which may be NwT or Informatik. That one language
    # is a continued one and one science a classical one is already demanded above.
    demand("second language or science",
           with_four(LANGUAGES) >= 2 or with_four(SECOND_SCIENCES) >= 2)

    for name in TWO_COURSES_AT_MOST:
        demand("at most two of " + name, number(name) <= 2)
    return broken


def always_counting(situation):
    """The subjects whose four courses count in every selection."""
    return {"Deutsch", "Mathematik", "Geschichte", *situation.advanced, *situation.oral}


def counts(chosen):
    result = {}
    for course in chosen:
        result[course.subject] = result.get(course.subject, 0) + 1
    return result


def on_free_place(situation, chosen, course):
    """Whether a counted course could go and only the number of 40 would no longer be right."""
    return shortfalls(situation, counts(chosen - {course})) == [NUMBER_OF_COURSES]


def low_results(situation, chosen):
    """How many of the 40 have 0 points, are below 5 points, and are both that and in a
    Leistungsfach.

    A doubled course counts once here; the Seminarkurs counts as the two courses it stands for.
    """
    values = [situation.values[course] for course in chosen]
    values += [situation.seminar_value] * situation.seminar_courses
    advanced = [situation.values[c] for c in chosen if c.subject in situation.advanced]
    return (
        sum(1 for value in values if value == 0),
        sum(1 for value in values if value < 5),
        sum(1 for value in advanced if value < 5),
    )


def violations(situation, chosen):
    """Zeros, deficits beyond eight, and deficits in Leistungsfächer beyond three."""
    zeros, low, advanced_low = low_results(situation, chosen)
    return (zeros + max(0, low - DEFICITS_ALLOWED)
            + max(0, advanced_low - DEFICITS_ALLOWED_ADVANCED))


def weighted_sum(situation, chosen, doubled):
    """P: the sum of the counted courses, those of the doubled Leistungsfächer twice."""
    total = sum(situation.values[c] * (2 if c.subject in doubled else 1) for c in chosen)
    if situation.seminar_courses:
        total += situation.seminar_courses * situation.seminar_value
    return Fraction(total)


def block_one(points):
    """E_I = 40 · P / S, rounded half up (§ 17 Abs. 1, Anlage)."""
    return half_up(COUNTED_COURSES * points / WEIGHTS)


# --------------------------------------------------------------------------------------------------
# Block II: the five exams
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ExamResult:
    subject: str | None
    kind: str  # schriftlich, muendlich, seminarkurs
    exact: Fraction  # fourfold, before it is rounded
    value: int


def fourfold(plan, exam):
    """The value of one exam in fourfold weighting, before it is rounded."""
    own_level = level(plan, exam.subject)

    def part(name):
        points = exam.parts[name]
        return own_level if points is None else Fraction(points)

    if "vierfach" in exam.parts:
        return Fraction(exam.parts["vierfach"])
    if "muendlich" in exam.parts:
        return 4 * part("muendlich")
    base = part("schriftlich") if "schriftlich" in exam.parts else own_level
    if "praktisch" in exam.parts:
        base = (base + part("praktisch")) / 2
    elif "kommunikation" in exam.parts:
        base = (3 * base + part("kommunikation")) / 4
    if "zusaetzlich_muendlich" not in exam.parts:
        return 4 * base
    # Written and additional oral exam count 2 : 1. The usual reading rounds once, at the end.
    if plan.readings.get("pruefungsteile") == "gerundet":
        base = half_up(base)
    return 4 * (2 * base + part("zusaetzlich_muendlich")) / Fraction(3)


def rounded(plan, exam, exact):
    """The value of an exam that is `exact` before it is rounded."""
    if "zusaetzlich_muendlich" in exam.parts and plan.readings.get(
            "zusatzpruefung") == "vorher-runden":
        return 4 * half_up(exact / 4)
    return half_up(exact)


def exam_results(situation):
    plan = situation.plan
    entered = {exam.subject: exam for exam in plan.exams}

    def result(name, kind):
        exam = entered.get(name, Exam(name, {"schriftlich": None}))
        exact = fourfold(plan, exam)
        return ExamResult(name, kind, exact, rounded(plan, exam, exact))

    def plain(kind, points):
        exact = 4 * (overall_level(plan) if points is None else Fraction(points))
        return ExamResult(None, kind, exact, half_up(exact))

    written_slots = plan.slot_results[:situation.open_written_slots]
    oral_slots = plan.slot_results[3:3 + situation.open_slots]
    return [
        *(result(name, "schriftlich") for name in situation.advanced),
        *(plain("schriftlich", points) for points in written_slots),
        *(result(name, "muendlich") for name in situation.oral),
        *(plain("muendlich", points) for points in oral_slots),
        *([plain("seminarkurs", situation.seminar_value)] if situation.seminar_in_exams else []),
    ]


def examined(situation):
    """What the rules on the choice of exam subjects look at."""
    subjects = situation.advanced + situation.oral
    fields = {FIELD_OF[name] for name in subjects if name in FIELD_OF}
    if situation.seminar_in_exams and situation.plan.seminar.field:
        fields.add(situation.plan.seminar.field)
    return {
        "fields": len(fields),
        "Deutsch": int("Deutsch" in subjects),
        "Mathematik": int("Mathematik" in subjects),
        "core": sum(1 for name in situation.advanced if name in CORE),
    }


def broken_exam_rules(situation):
    """The rules on the choice of the exam subjects that no open slot can repair any more."""
    found = examined(situation)
    slots = situation.open_written_slots + situation.open_slots
    broken = [
        name for name, wanted in (("fields", 3), ("Deutsch", 1), ("Mathematik", 1))
        if found[name] + slots < wanted
    ]
    return broken + (["core"] if found["core"] + situation.open_written_slots < 2 else [])


# --------------------------------------------------------------------------------------------------
# Total, grade, passing
# --------------------------------------------------------------------------------------------------


def grade_in_tenths(total):
    """The grade of the certificate in tenths; None below 300 points."""
    return None if total < 300 else max(10, (1020 - total) // 18)


@dataclass(frozen=True)
class Condition:
    actual: Fraction | int | None  # None: the selection it would be about does not exist
    wanted: int
    is_minimum: bool = True

    @property
    def holds(self):
        if self.actual is None:
            return False
        return self.actual >= self.wanted if self.is_minimum else self.actual <= self.wanted


def conditions(situation, exams, chosen):
    """Every condition for passing, by the name it has in the result format.

    `chosen` is the selection with its doubled subjects, or None if there is none.
    """
    two = sum(exam.value for exam in exams)
    good = [exam for exam in exams if exam.kind != "seminarkurs" and exam.value >= 20]
    found = examined(situation)
    result = {}
    if chosen is None:
        one = total = zeros = low = advanced_low = None
    else:
        courses, doubled = chosen
        one = block_one(weighted_sum(situation, courses, doubled))
        total = one + two
        zeros, low, advanced_low = low_results(situation, courses)
    result["bw-kursblock-200"] = Condition(one, 200)
    result["bw-pruefungsblock-100"] = Condition(two, 100)
    result["bw-gesamt-300"] = Condition(total, 300)
    result["bw-null-punkte"] = Condition(zeros, 0, False)
    result["bw-unter-5"] = Condition(low, DEFICITS_ALLOWED, False)
    result["bw-unter-5-leistungsfach"] = Condition(
        advanced_low, DEFICITS_ALLOWED_ADVANCED, False)
    result["bw-jede-pruefung-4"] = Condition(min(exam.value for exam in exams), 4)
    result["bw-drei-pruefungen-20"] = Condition(len(good), 3)
    result["bw-drei-pruefungen-20-leistungsfach"] = Condition(
        sum(1 for exam in good if exam.kind == "schriftlich"), 2)
    result["bw-pruefungsfaecher-felder"] = Condition(found["fields"], 3)
    result["bw-pruefungsfaecher-deutsch"] = Condition(found["Deutsch"], 1)
    result["bw-pruefungsfaecher-mathematik"] = Condition(found["Mathematik"], 1)
    result["bw-leistungsfach-wahl"] = Condition(found["core"], 2)
    return result


# The conditions on the choice of exam subjects. `broken_exam_rules` judges them.
ON_EXAM_SUBJECTS = [
    "bw-pruefungsfaecher-felder", "bw-pruefungsfaecher-deutsch", "bw-pruefungsfaecher-mathematik",
    "bw-leistungsfach-wahl",
]


def failing(results):
    """The conditions that do not hold, those on the choice of exam subjects left aside."""
    return [name for name, condition in results.items()
            if name not in ON_EXAM_SUBJECTS and not condition.holds]


# --------------------------------------------------------------------------------------------------
# Wishes
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wish:
    kind: str  # hoechstens, gehalten, geklammert
    subject: str
    half_year: int | None = None  # None for hoechstens
    most: int | None = None  # for hoechstens


@dataclass(frozen=True)
class Limits:
    """What granted wishes demand of a selection."""

    caps: tuple = ()  # (subject, how many of its courses count at most)
    held: frozenset = frozenset()
    out: frozenset = frozenset()

    def adding(self, wish):
        if wish.kind == "hoechstens":
            return replace(self, caps=self.caps + ((wish.subject, wish.most),))
        course = frozenset({Course(wish.subject, wish.half_year)})
        if wish.kind == "gehalten":
            return replace(self, held=self.held | course)
        return replace(self, out=self.out | course)

    def allow(self, chosen):
        counted = counts(chosen)
        return (self.held <= chosen and not self.out & chosen
                and all(counted.get(name, 0) <= most for name, most in self.caps))


def wishes(plan):
    """Every wish in the order in which it is examined."""
    subjects = plan.subjects
    result = [Wish("hoechstens", s.name, most=s.limit) for s in subjects if s.limit is not None]
    result += [Wish("gehalten", s.name, half_year) for s in subjects for half_year in s.held]
    result += [Wish("geklammert", s.name, half_year) for s in subjects for half_year in s.bracketed]
    return result


def grant(wanted, solver):
    """(limits of the granted wishes, refused wishes).

    `solver` is that of the situation with every open result at 15 points.
    """
    limits, refused = Limits(), []
    least = solver.least_violations(limits) if wanted else None
    for wish in wanted:
        more = limits.adding(wish)
        if least is not None and solver.possible(more, least):
            limits = more
        else:
            refused.append(wish)
    return limits, refused


# --------------------------------------------------------------------------------------------------
# The use of the Seminarkurs, and the whole evaluation
# --------------------------------------------------------------------------------------------------


@dataclass
class Evaluation:
    use: str | None = None
    replaces: str | None = None
    infeasible: bool = False  # the courses taken do not allow any selection
    projectable: bool = True  # False: no course is graded yet
    limits: Limits = Limits()
    refused: list = field(default_factory=list)
    broken_exam_rules: list = field(default_factory=list)
    hopeless: list = field(default_factory=list)  # conditions that fail even with 15 points
    best_total: int | None = None  # the total with every open result at 15 points
    # From here on: as projected.
    chosen: frozenset = frozenset()
    doubled: tuple = ()
    sum: Fraction | None = None
    violations: int | None = None
    block_one: int | None = None
    block_two: int | None = None
    total: int | None = None
    tenths: int | None = None
    exams: list = field(default_factory=list)
    conditions: dict = field(default_factory=dict)

    @property
    def passed(self):
        return self.total is not None and all(c.holds for c in self.conditions.values())


def select(situation, limits, solver):
    """The best selection, as (courses, doubled subjects); None if there is none.

    Whatever the solver says is held against the law here, exactly.
    """
    selection = solver.best(limits)
    if selection is not None:
        chosen, doubled = selection
        broken = shortfalls(situation, counts(chosen))
        assert not broken, broken
        assert limits.allow(chosen)
        assert len(set(doubled)) == 2 and set(doubled) <= set(situation.advanced)
    return selection


def evaluate_use(plan, use, replaces, make_solver):
    """The evaluation with the use of the Seminarkurs settled."""
    result = Evaluation(use, replaces, projectable=overall_level(plan) is not None)
    best_case = Situation(fill(plan, lambda: 15), use, replaces)
    solver = make_solver(best_case)
    result.limits, result.refused = grant(wishes(plan), solver)
    selection = select(best_case, result.limits, solver)
    exams = exam_results(best_case)
    at_best = conditions(best_case, exams, selection)
    result.infeasible = selection is None
    result.broken_exam_rules = broken_exam_rules(best_case)
    result.hopeless = failing(at_best)
    result.best_total = at_best["bw-gesamt-300"].actual
    if not result.projectable:
        return result

    situation = best_case
    if best_case.plan != plan:
        situation = Situation(plan, use, replaces)
        exams = exam_results(situation)
        if not result.infeasible:
            selection = select(situation, result.limits, make_solver(situation))
    result.exams = exams
    result.block_two = sum(exam.value for exam in exams)
    if selection is not None:
        result.chosen, result.doubled = selection
        result.violations = violations(situation, result.chosen)
        result.sum = weighted_sum(situation, *selection)
        result.block_one = block_one(result.sum)
        result.total = result.block_one + result.block_two
        result.tenths = grade_in_tenths(result.total)
    result.conditions = conditions(situation, exams, selection)
    return result


def uses_of_seminar(plan):
    """The uses of the Seminarkurs that come into question, in order, as (use, replaced exam)."""
    seminar = plan.seminar
    if seminar is None:
        return [(None, None)]
    if seminar.use is not None:
        return [(seminar.use, seminar.replaces)]
    oral = plan.oral_exams()
    uses = [("keine", None), ("Kursblock", None)]
    if len(oral) < 2:
        uses.append(("Prüfungsblock", None))
    replaceable = [exam.subject for exam in oral if exam.is_replaceable]
    uses += [("Prüfungsblock", name) for name in sorted(replaceable, key=CATALOGUE.index)]
    return uses


def preference(result):
    """Sorts the uses of a Seminarkurs: the smallest is the best, and of equal ones the first."""
    return (
        len(result.broken_exam_rules),
        len(result.hopeless),
        result.infeasible,
        result.violations or 0,
        len(failing(result.conditions)),
        -(result.total or 0),
    )


def evaluate(plan, make_solver, uses=None):
    results = [evaluate_use(plan, *use, make_solver) for use in uses or uses_of_seminar(plan)]
    return min(results, key=preference)


def highest_totals(plan, make_solver):
    """What no total can exceed, and a total that can be reached; None if there is none.

    The former comes from 15 points in everything open and the selection with the most points,
    whatever the violations and wishes. The latter is the same with the selection that the rules
    ask for. The two are nearly always equal. But a result that is worse can bring other violations
    and with them another selection, worth more: then the highest total lies in between.

    A use of the Seminarkurs that breaks more rules on the choice of exam subjects than another one
    is never taken, whatever the results.
    """
    results = [evaluate_use(plan, *use, make_solver) for use in uses_of_seminar(plan)]
    fewest = min(len(result.broken_exam_rules) for result in results)
    results = [r for r in results if len(r.broken_exam_rules) == fewest and not r.infeasible]
    if not results:
        return None, None
    bounds = []
    for result in results:
        situation = Situation(fill(plan, lambda: 15), result.use, result.replaces)
        one = block_one(make_solver(situation).most_points(Limits()))
        bounds.append(one + sum(exam.value for exam in exam_results(situation)))
    return max(bounds), max(result.best_total for result in results)


# --------------------------------------------------------------------------------------------------
# What may still come: a plan with its open results filled in
# --------------------------------------------------------------------------------------------------


def fill(plan, next_points):
    """The plan with every open result replaced by `next_points()`, exams not chosen included.

    What plays no part is left as it is: an exam that the Seminarkurs replaces for sure, and a
    Seminarkurs that is not to be used.
    """

    def points(old):
        return next_points() if old is None else old

    subjects = tuple(
        replace(s, results={half_year: points(old) for half_year, old in s.results.items()})
        for s in plan.subjects)
    seminar = plan.seminar
    in_exams = seminar is not None and seminar.use == "Prüfungsblock"
    replaced = seminar.replaces if in_exams else None
    exams = [
        exam if exam.subject == replaced else
        Exam(exam.subject, {part: points(old) for part, old in exam.parts.items()})
        for exam in plan.exams
    ]
    entered = {exam.subject for exam in exams}
    exams += [
        Exam(name, {"schriftlich": next_points()})
        for name in plan.advanced if name not in entered
    ]
    if seminar and seminar.use != "keine":
        seminar = replace(seminar, points=points(seminar.points))
    written = 3 - len(plan.advanced)
    oral = 2 - len(plan.oral_exams()) - (1 if in_exams and replaced is None else 0)
    slot_results = tuple(
        points(old) if slot < written or 3 <= slot < 3 + oral else None
        for slot, old in enumerate(plan.slot_results))
    return replace(
        plan, subjects=subjects, exams=tuple(exams), seminar=seminar, slot_results=slot_results)


def is_complete(plan):
    """Everything is graded and every exam is chosen."""
    return fill(plan, lambda: 0) == plan
