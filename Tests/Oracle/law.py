"""The Abitur law of Baden-Württemberg, written a second time.

This file computes what a plan file (docs/plan-file.md) is worth under the AGVO for Abitur 2025 to
2029. It was written from the regulation and shares no code with the Swift kernel, so that a wrong
number would have to be wrong twice, in the same way. Every number is a whole number or an exact
fraction (`fractions.Fraction`), never a floating point number.

The choice of the courses that count is left to a "solver", of which there are two: `milp.py`
(a mixed-integer program) and `enumerate.py` (trying out every subset).

Where the law leaves room, this file decides as follows:

* A course with 0 points still fills a place in the structure (§ 17 Abs. 1). That it must not count
  is a "violation", like a deficit too many. The selection with the fewest violations is sought
  first, and among those the one with the most points.
* A projected value takes part exactly as it is: 4.67 is below 5.
* A Leistungsfach with fewer than four courses cannot fill § 17 Abs. 1 Nr. 1.
* A wish is refused if it would make a possible selection impossible or would add a violation.
* The rules on the choice of exam subjects are two: "all three fields" and "Deutsch and
  Mathematik". A rule that a slot still open could repair is not broken.
* Without `ersetzt` the Seminarkurs in the exam block takes the free oral slot.
"""

from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import floor

# --------------------------------------------------------------------------------------------------
# Subjects (§ 9 AGVO)
# --------------------------------------------------------------------------------------------------

CONTINUED_LANGUAGES = [
    "Englisch", "Französisch", "Latein", "Griechisch", "Spanisch", "Italienisch", "Russisch",
    "Chinesisch",
]
LATE_LANGUAGES = [
    name + " (spät beginnend)"
    for name in ("Spanisch", "Italienisch", "Russisch", "Chinesisch", "Französisch", "Latein")
]
LANGUAGES = CONTINUED_LANGUAGES + LATE_LANGUAGES
CLASSICAL_SCIENCES = ["Physik", "Chemie", "Biologie"]
SECOND_SCIENCES = CLASSICAL_SCIENCES + ["NwT", "Informatik"]
ARTS = ["Bildende Kunst", "Musik"]
RELIGION = ["Religionslehre", "Ethik"]

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


def half_up(number):
    """The nearest whole number; one half goes up."""
    return floor(Fraction(number) + Fraction(1, 2))


# --------------------------------------------------------------------------------------------------
# The plan as it stands in the file. `None` always means "not graded yet".
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
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
    def is_untouched(self):
        """No result of this exam is there yet."""
        return all(points is None for points in self.parts.values())


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
    # Results of oral exams in subjects not chosen yet. No file has them; only a completion does.
    slot_results: tuple = (None, None)

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
        self.oral = [e.subject for e in plan.oral_exams() if e.subject != replaces]
        self.seminar_in_exams = plan.seminar is not None and use == "Prüfungsblock"
        self.open_slots = 2 - len(self.oral) - (1 if self.seminar_in_exams else 0)
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

    demand("40 courses",
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
        demand("oral exam in " + name, number(name) == len(situation.taken(name)))

    # Nr. 4: two languages, or two sciences one of which may be NwT or Informatik. That one language
    # is a continued one and one science a classical one is already demanded above.
    demand("second language or science",
           with_four(LANGUAGES) >= 2 or with_four(SECOND_SCIENCES) >= 2)

    for name in TWO_COURSES_AT_MOST:
        demand("at most two of " + name, number(name) <= 2)
    return broken


def counts(chosen):
    result = {}
    for course in chosen:
        result[course.subject] = result.get(course.subject, 0) + 1
    return result


def violations(situation, chosen):
    """Zeros, deficits beyond eight, and deficits in Leistungsfächer beyond three.

    A doubled course counts once here; the Seminarkurs counts as the two courses it stands for.
    """
    values = [situation.values[course] for course in chosen]
    values += [situation.seminar_value] * situation.seminar_courses
    advanced = [situation.values[c] for c in chosen if c.subject in situation.advanced]
    zeros = sum(1 for value in values if value == 0)
    deficits = sum(1 for value in values if value < 5)
    advanced_deficits = sum(1 for value in advanced if value < 5)
    return (
        zeros,
        max(0, deficits - DEFICITS_ALLOWED),
        max(0, advanced_deficits - DEFICITS_ALLOWED_ADVANCED),
    )


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
    value: int  # fourfold


def fourfold(plan, exam):
    """The value of one exam in fourfold weighting."""
    own_level = level(plan, exam.subject)

    def part(name):
        points = exam.parts[name]
        return own_level if points is None else Fraction(points)

    if "vierfach" in exam.parts:
        return exam.parts["vierfach"]
    if "muendlich" in exam.parts:
        return half_up(4 * part("muendlich"))
    base = part("schriftlich") if "schriftlich" in exam.parts else own_level
    if "praktisch" in exam.parts:
        base = (base + part("praktisch")) / 2
    elif "kommunikation" in exam.parts:
        base = (3 * base + part("kommunikation")) / 4
    if "zusaetzlich_muendlich" not in exam.parts:
        return half_up(4 * base)
    # Written and additional oral exam count 2 : 1. The usual reading rounds once, at the end.
    if plan.readings.get("pruefungsteile") == "gerundet":
        base = half_up(base)
    mean = (2 * base + part("zusaetzlich_muendlich")) / Fraction(3)
    if plan.readings.get("zusatzpruefung") == "vorher-runden":
        mean = half_up(mean)
    return half_up(4 * mean)


def exam_results(situation):
    plan = situation.plan
    entered = {exam.subject: exam for exam in plan.exams}
    results = []
    for name in situation.advanced:
        exam = entered.get(name, Exam(name, {"schriftlich": None}))
        results.append(ExamResult(name, "schriftlich", fourfold(plan, exam)))
    for name in situation.oral:
        results.append(ExamResult(name, "muendlich", fourfold(plan, entered[name])))
    if situation.seminar_in_exams:
        results.append(ExamResult(None, "seminarkurs", half_up(4 * situation.seminar_value)))
    for slot in range(situation.open_slots):
        points = plan.slot_results[slot]
        value = overall_level(plan) if points is None else points
        results.append(ExamResult(None, "muendlich", half_up(4 * value)))
    return results


def broken_exam_rules(situation):
    """The rules on the choice of the exam subjects that no open slot can repair any more."""
    subjects = situation.advanced + situation.oral
    fields = {FIELD_OF[name] for name in subjects if name in FIELD_OF}
    if situation.seminar_in_exams and situation.plan.seminar.field:
        fields.add(situation.plan.seminar.field)
    broken = []
    if 3 - len(fields) > situation.open_slots:
        broken.append("three fields")
    missing = [name for name in ("Deutsch", "Mathematik") if name not in subjects]
    if len(missing) > situation.open_slots:
        broken.append("Deutsch and Mathematik")
    return broken


# --------------------------------------------------------------------------------------------------
# Total, grade, passing
# --------------------------------------------------------------------------------------------------


def grade_in_tenths(total):
    """The grade of the certificate in tenths; None below 300 points."""
    return None if total < 300 else max(10, (1020 - total) // 18)


def conditions(situation, exams, one, two, found):
    """Every condition for passing, by name."""
    subjects = [exam for exam in exams if exam.kind != "seminarkurs"]
    good = [exam for exam in subjects if exam.value >= 20]
    zeros, deficits, advanced_deficits = found
    return {
        "Block I at least 200": one >= 200,
        "Block II at least 100": two >= 100,
        "total at least 300": one + two >= 300,
        "no course with 0 points": zeros == 0,
        "at most 8 deficits": deficits == 0,
        "at most 3 deficits in Leistungsfächer": advanced_deficits == 0,
        "every exam at least 4": all(exam.value >= 4 for exam in exams),
        "three exam subjects at least 20, two of them Leistungsfächer":
            len(good) >= 3 and sum(1 for exam in good if exam.kind == "schriftlich") >= 2,
        "choice of exam subjects": not broken_exam_rules(situation),
    }


# --------------------------------------------------------------------------------------------------
# Wishes, the use of the Seminarkurs, and the whole evaluation
# --------------------------------------------------------------------------------------------------


@dataclass
class Evaluation:
    use: str | None = None
    replaces: str | None = None
    infeasible: bool = False  # the courses taken do not allow any selection
    projectable: bool = True  # False: no course is graded yet
    chosen: frozenset = frozenset()
    doubled: tuple = ()
    sum: Fraction | None = None
    violations: int | None = None
    block_one: int | None = None
    block_two: int | None = None
    total: int | None = None
    tenths: int | None = None
    exams: list = field(default_factory=list)
    broken_exam_rules: list = field(default_factory=list)
    refused: list = field(default_factory=list)  # (wish, subject, half-year or None)
    conditions: dict = field(default_factory=dict)

    @property
    def passed(self):
        return self.total is not None and all(self.conditions.values())


def wishes(situation):
    """Every wish in the order in which it is applied, as (name, half-year, out, held)."""
    subjects = situation.plan.subjects
    result = []
    for subject in subjects:
        if subject.limit is not None:
            ranking = sorted(subject.courses, key=lambda course: (
                course.half_year not in subject.held, -situation.values[course],
                course.half_year))
            out = set(ranking[subject.limit:])
            result.append(("hoechstens", subject.name, None, out, set()))
    for subject in subjects:
        for half_year in subject.held:
            course = Course(subject.name, half_year)
            result.append(("gehalten", subject.name, half_year, set(), {course}))
    for subject in subjects:
        for half_year in subject.bracketed:
            course = Course(subject.name, half_year)
            result.append(("geklammert", subject.name, half_year, {course}, set()))
    return result


def evaluate_situation(situation, make_solver):
    """The evaluation with the use of the Seminarkurs settled."""
    plan = situation.plan
    result = Evaluation(use=situation.use, replaces=situation.replaces)
    result.broken_exam_rules = broken_exam_rules(situation)
    result.exams = exam_results(situation)
    result.block_two = sum(exam.value for exam in result.exams)

    solver = make_solver(situation)
    wanted = wishes(situation)
    if not wanted:
        selection = solver.best(set(), set())
    else:
        least = solver.least_violations(set(), set())
        out, held = set(), set()
        for wish, name, half_year, also_out, also_held in wanted:
            allowed = least is not None and solver.possible(
                out | also_out, held | also_held, least)
            if allowed:
                out |= also_out
                held |= also_held
            else:
                result.refused.append((wish, name, half_year))
        selection = None if least is None else solver.best(out, held)
    if selection is None:
        result.infeasible = True
        return result

    result.chosen, result.doubled = selection
    # Whatever the solver says is checked here against the law, exactly.
    broken = shortfalls(situation, counts(result.chosen))
    assert not broken, broken
    found = violations(situation, result.chosen)
    result.violations = sum(found)
    result.sum = weighted_sum(situation, result.chosen, result.doubled)
    result.block_one = block_one(result.sum)
    result.total = result.block_one + result.block_two
    result.tenths = grade_in_tenths(result.total)
    result.conditions = conditions(
        situation, result.exams, result.block_one, result.block_two, found)
    return result


def uses_of_seminar(plan):
    """The uses of the Seminarkurs that come into question, in order, as (use, replaced exam)."""
    seminar = plan.seminar
    if seminar is None:
        return [(None, None)]
    if seminar.use is not None:
        return [(seminar.use, seminar.replaces)]
    uses = [("keine", None), ("Kursblock", None)]
    oral = plan.oral_exams()
    uses += [("Prüfungsblock", exam.subject) for exam in oral if exam.is_untouched]
    if len(oral) < 2:
        uses.append(("Prüfungsblock", None))
    return uses


def preference(result):
    """Sorts the uses of a Seminarkurs: the smallest is the best."""
    return (
        result.infeasible,
        len(result.broken_exam_rules),
        result.violations or 0,
        -(result.total or 0),
    )


def evaluations(plan, make_solver, uses=None):
    """All equally good evaluations, the one to take first.

    There is more than one only if several uses of the Seminarkurs give the same.
    """
    if overall_level(plan) is None:
        return [evaluate_ungraded(plan, make_solver)]
    results = [
        evaluate_situation(Situation(plan, use, replaces), make_solver)
        for use, replaces in uses or uses_of_seminar(plan)
    ]
    best = min(preference(result) for result in results)
    return [result for result in results if preference(result) == best]


def evaluate(plan, make_solver):
    return evaluations(plan, make_solver)[0]


def evaluate_ungraded(plan, make_solver):
    """No course is graded: no projection, hence no numbers. The structure can still be judged."""
    imagined = replace(plan, subjects=tuple(
        replace(s, results={half_year: 5 for half_year in s.results},
                limit=None, held=(), bracketed=())
        for s in plan.subjects))
    infeasible = all(
        make_solver(Situation(imagined, use, replaces)).least_violations(set(), set()) is None
        for use, replaces in uses_of_seminar(imagined))
    return Evaluation(infeasible=infeasible, projectable=False)


# --------------------------------------------------------------------------------------------------
# What may still come: a plan with its open results filled in
# --------------------------------------------------------------------------------------------------


def fill(plan, next_points):
    """The plan with every open result replaced by `next_points()`, exams not chosen included."""

    def points(old):
        return next_points() if old is None else old

    subjects = tuple(
        replace(s, results={half_year: points(old) for half_year, old in s.results.items()})
        for s in plan.subjects)
    exams = [
        Exam(exam.subject, {part: points(old) for part, old in exam.parts.items()})
        for exam in plan.exams
    ]
    entered = {exam.subject for exam in exams}
    exams += [
        Exam(name, {"schriftlich": next_points()})
        for name in plan.advanced if name not in entered
    ]
    seminar = plan.seminar and replace(plan.seminar, points=points(plan.seminar.points))
    slots = 2 - len(plan.oral_exams())
    if seminar and seminar.use == "Prüfungsblock" and seminar.replaces is None:
        slots -= 1
    slot_results = tuple(
        points(old) if slot < slots else None for slot, old in enumerate(plan.slot_results))
    return replace(
        plan, subjects=subjects, exams=tuple(exams), seminar=seminar, slot_results=slot_results)


def is_complete(plan):
    """Everything is graded and every exam is chosen."""
    return fill(plan, lambda: 0) == plan
