"""Random plan files, the same ones for the same seed and index on every machine.

`plan(seed, index)` gives a decoded plan file and the features it was made for. The generator knows
how a school's plans look, so that most files are plausible; and it goes, on purpose and often,
where mistakes hide: deficits around the limits, zeros, ties, wishes the law refuses, every stage of
the two years, and plans with too few courses for any selection at all.
"""

import random

import enumerate as subsets
from law import (
    ARTS, CATALOGUE, CLASSICAL_SCIENCES, CONTINUED_LANGUAGES, CORE, FIELD_OF, LATE_LANGUAGES,
    RELIGION, SECOND_SCIENCES, Situation, overall_level, read, uses_of_seminar,
)

YEARS = [2025, 2026, 2027, 2028, 2029]
MODERN = [name for name in CONTINUED_LANGUAGES if name not in ("Latein", "Griechisch")]
ADVANCED_ONLY_THIRD = [
    "Sport", *ARTS, *RELIGION, "Geschichte", "Geographie", "Gemeinschaftskunde", "Wirtschaft",
    "Informatik", "NwT",
]
EXTRAS_WITH_FOUR = [
    "Vertiefungskurs Mathematik", "Vertiefungskurs Sprache", "Literatur und Theater",
    "Informatik (Wahlfach)",
]
EXTRAS_WITH_TWO = [
    "Literatur", "Philosophie", "Psychologie", "Astronomie", "Darstellende Geometrie",
    "Problemlösen mit Computer-Algebra-System", "Geologie",
]
SUBSETS_FOR_ENUMERATION = 4000


def plan(seed, index):
    """(decoded plan file, features): full size."""
    rng = random.Random(f"{seed}/{index}")
    return Maker(rng, index, courses=rng.randint(42, 48)).make()


def small_plan(seed, index):
    """(decoded plan file, features): few enough optional courses for `enumerate.py`."""
    rng = random.Random(f"small {seed}/{index}")
    while True:
        document, features = Maker(rng, index, courses=rng.randint(40, 45)).make()
        if is_enumerable(read(document)):
            return document, features


def complete_plan(seed, index):
    """A decoded plan file of full size: 44 courses and five exams, everything graded."""
    rng = random.Random(f"complete {seed}/{index}")
    while True:
        maker = Maker(rng, index, courses=44)
        maker.choose_exam_subjects()
        maker.choose_courses()
        if sum(map(len, maker.taken.values())) == 44:
            return maker.complete()


def is_enumerable(candidate):
    """Whether `enumerate.py` can try out every subset in reasonable time."""
    if overall_level(candidate) is None:
        return False
    situations = [Situation(candidate, *use) for use in uses_of_seminar(candidate)]
    return sum(subsets.size(situation) for situation in situations) <= SUBSETS_FOR_ENUMERATION


class Maker:
    """Makes one plan file, step by step."""

    def __init__(self, rng, index, courses):
        self.rng = rng
        self.index = index
        self.wanted = courses
        self.features = []

    def chance(self, probability, feature=None):
        happens = self.rng.random() < probability
        if happens and feature:
            self.features.append(feature)
        return happens

    def make(self):
        self.readings = {}
        for key, value in (("zusatzpruefung", "vorher-runden"), ("pruefungsteile", "gerundet"),
                           ("religion-ethik", "pflicht")):
            if self.chance(0.25, value if key == "religion-ethik" else None):
                self.readings[key] = value
        self.choose_exam_subjects()
        self.choose_courses()
        if self.chance(0.1):
            self.spoil_courses()
        self.grade()
        self.make_wishes()
        document = {
            "format": "gleitpfad-plan", "version": 1, "name": f"Fall {self.index}", "land": "BW",
            "abitur": self.rng.choice(YEARS), "faecher": self.subjects(),
        }
        if len(self.advanced) > 1 and self.chance(0.25, "doubling chosen"):
            document["doppelt"] = self.rng.sample(self.advanced, 2)
        exams = self.exams()
        if exams or self.chance(0.5):
            document["pruefungen"] = exams
        seminar = self.seminar(exams)
        if seminar:
            document["seminarkurs"] = seminar
        if self.readings:
            document["lesarten"] = self.readings
        return document, self.features

    def complete(self):
        """The plan file with nothing open and nothing wished, for measuring."""
        rng = self.rng
        self.grade("complete")
        self.wishes = {name: {} for name in self.taken}
        exams = [{"fach": name, "schriftlich": self.result()} for name in self.advanced]
        exams += [{"fach": name, "muendlich": self.result()} for name in self.oral]
        return {
            "format": "gleitpfad-plan", "version": 1, "name": f"Fall {self.index}", "land": "BW",
            "abitur": rng.choice(YEARS), "faecher": self.subjects(), "pruefungen": exams,
        }

    # The choice of subjects ----------------------------------------------------------------------

    def choose_exam_subjects(self):
        rng = self.rng
        while True:
            languages = ["Englisch"] + rng.sample(CONTINUED_LANGUAGES[1:], 2)
            core = [name for name in CORE if name not in CONTINUED_LANGUAGES or name in languages]
            pair = rng.sample(core, 2)
            third = rng.choice([name for name in core + ADVANCED_ONLY_THIRD if name not in pair])
            self.advanced = [*pair, third]
            oral = [name for name in ("Deutsch", "Mathematik") if name not in self.advanced]
            if not any(FIELD_OF.get(name) == 2 for name in self.advanced):
                oral.append(rng.choice(
                    ["Geschichte", "Geographie", "Gemeinschaftskunde", *RELIGION]))
            if len(oral) <= 2:
                break
        others = ["Sport", "Geschichte", "Geographie", "Gemeinschaftskunde", *ARTS, *RELIGION,
                  *languages, *SECOND_SCIENCES, *EXTRAS_WITH_FOUR, rng.choice(LATE_LANGUAGES)]
        if self.chance(0.07, "exam subjects at random"):
            oral = []
        while len(oral) < 2:
            name = rng.choice(["Deutsch", "Mathematik", *others])
            if name not in self.advanced + oral and self.goes_with(name, self.advanced + oral):
                oral.append(name)
        rng.shuffle(self.advanced)
        rng.shuffle(oral)
        self.oral = oral

    @staticmethod
    def goes_with(name, others):
        """The same language, religion or ethics, Informatik: nobody takes these twice."""
        twins = [RELIGION, ["Informatik", "Informatik (Wahlfach)"]]
        twins += [[late, late.removesuffix(" (spät beginnend)")] for late in LATE_LANGUAGES]
        return not any(name in pair and set(pair) & set(others) - {name} for pair in twins)

    def choose_courses(self):
        rng = self.rng
        taken = {name: [1, 2, 3, 4] for name in [*self.advanced, *self.oral]}

        def take(name, half_years=(1, 2, 3, 4)):
            if name not in taken and self.goes_with(name, taken):
                taken[name] = list(half_years)

        def some(names, number):
            missing = number - sum(1 for name in names if name in taken)
            rest = [n for n in names if n not in taken and self.goes_with(n, taken)]
            for name in rng.sample(rest, max(0, min(missing, len(rest)))):
                take(name)

        for name in ("Deutsch", "Mathematik", "Geschichte"):
            take(name)
        pair = rng.choice(["languages", "sciences", "both"])
        some(["Englisch", "Französisch", "Latein", "Spanisch"], 1)
        if pair != "sciences":
            late = rng.random() < 0.4
            some((LATE_LANGUAGES if late else []) + [*CONTINUED_LANGUAGES[:5]], 2)
            if late and not any(name in taken for name in LATE_LANGUAGES):
                some(LATE_LANGUAGES, 1)
        some(CLASSICAL_SCIENCES, 1)
        if pair != "languages":
            some(CLASSICAL_SCIENCES if rng.random() < 0.7 else SECOND_SCIENCES, 2)

        halves = [[1, 2], [3, 4], [1, 4], [2, 3]]
        for name in ("Geographie", "Gemeinschaftskunde"):
            if "Wirtschaft" in self.advanced and rng.random() < 0.5:
                take(name, [rng.randint(1, 4)])
            else:
                number = rng.choice([2, 2, 2, 3, 4])
                take(name, rng.choice(halves) if number == 2 else
                     sorted(rng.sample([1, 2, 3, 4], number)))
        if not any(name in taken for name in RELIGION):
            if self.chance(0.1, "religion switch"):
                cut = rng.randint(1, 3)
                first, second = rng.sample(RELIGION, 2)
                taken[first] = list(range(1, cut + 1))
                taken[second] = list(range(cut + 1, 5))
            elif rng.random() < 0.95:
                take(rng.choice(RELIGION))
        if not any(name in taken for name in ARTS):
            if rng.random() < 0.12:
                cut = rng.choice([1, 2, 2, 3])
                first, second = rng.sample(ARTS, 2)
                take(first, range(1, cut + 1))
                take(second, range(cut + 1, 5))
            else:
                take(rng.choice(ARTS))
        if rng.random() < 0.93:
            take("Sport")

        extras = [*EXTRAS_WITH_FOUR, *EXTRAS_WITH_TWO, *EXTRAS_WITH_TWO, *SECOND_SCIENCES, *ARTS,
                  rng.choice(LATE_LANGUAGES)]
        rng.shuffle(extras)
        for name in extras:
            missing = self.wanted - sum(map(len, taken.values()))
            if missing <= 0:
                break
            if name in EXTRAS_WITH_TWO and rng.random() < 0.85:
                take(name, rng.choice([[1, 2], [3, 4]]))
            elif name in EXTRAS_WITH_TWO:
                self.features.append("more than two of " + name)
                take(name, sorted(rng.sample([1, 2, 3, 4], rng.randint(3, 4))))
            elif name in EXTRAS_WITH_FOUR and (missing < 4 or rng.random() < 0.3):
                take(name, sorted(rng.sample([1, 2, 3, 4], min(missing, rng.randint(1, 3)))))
            else:
                take(name)
        self.taken = taken

    def spoil_courses(self):
        """Takes courses away, so that often no selection is possible any more."""
        rng = self.rng
        taken = self.taken

        def drop(name, number):
            for half_year in rng.sample(taken[name], min(number, len(taken[name]))):
                taken[name].remove(half_year)
            if not taken[name]:
                del taken[name]

        kind = rng.choice(["too few courses", "obligation", "obligation", "pair",
                           "course of an oral exam subject", "too few Leistungsfächer"])
        self.features.append("spoilt: " + kind)
        exam_subjects = self.advanced + self.oral
        if kind == "course of an oral exam subject":
            name = rng.choice(self.oral)
            taken[name].remove(rng.choice(taken[name]))
        elif kind == "too few Leistungsfächer":
            del self.advanced[rng.randint(1, 2):]
        elif kind == "too few courses":
            goal = rng.randint(36, 40)
            droppable = [name for name in taken if name not in exam_subjects]
            while sum(map(len, taken.values())) > goal and droppable:
                name = rng.choice(droppable)
                drop(name, 1)
                droppable = [name for name in droppable if name in taken]
        elif kind == "obligation":
            names = [name for name in taken if name not in exam_subjects] or list(taken)
            compulsory = [name for name in names if name in (
                "Deutsch", "Mathematik", "Geschichte", "Geographie", "Gemeinschaftskunde",
                *CONTINUED_LANGUAGES, *CLASSICAL_SCIENCES, *ARTS, *RELIGION)]
            name = rng.choice(compulsory or names)
            drop(name, rng.randint(1, 3))
        else:
            for name in [*CONTINUED_LANGUAGES, *LATE_LANGUAGES, *SECOND_SCIENCES]:
                if name in taken and name not in exam_subjects and rng.random() < 0.6:
                    drop(name, 1)

    # Points --------------------------------------------------------------------------------------

    def grade(self, mode=None):
        """Gives every course its points, or leaves it open; `mode` says by which pattern."""
        rng = self.rng
        average = rng.choice([rng.uniform(7, 13), rng.uniform(3, 14), rng.uniform(4, 6.5)])
        if average < 6.5:
            self.features.append("many deficits")
        zeros = rng.choice([0, 0, 0, 0.01, 0.05]) if average > 4 else rng.choice([0, 0.02, 0.1])
        if zeros:
            self.features.append("zeros")
        lowest = 0 if zeros else 1
        narrow = self.chance(0.15, "many ties")
        low = set()  # these courses are below 5, so many that the limit of eight is near
        if average > 6.5 and self.chance(0.35, "deficits around the limit"):
            courses = [(name, h) for name, half_years in self.taken.items() for h in half_years]
            low = set(rng.sample(courses, min(len(courses), rng.randint(7, 14))))
        spread_between, spread_within = (0.8, 0.6) if narrow else (2.2, 1.4)

        mode = mode or rng.choice(["complete", "complete", "stage", "stage", "ragged"])
        half_years_done = rng.randint(0, 3)
        share_of_next = rng.choice([0, rng.random()]) if half_years_done else rng.random()
        ragged = rng.random()
        if mode != "complete" and rng.random() < 0.02:
            mode, half_years_done, share_of_next = "stage", 0, 0
        self.features.append(mode)

        self.points = {}
        for name in sorted(self.taken, key=CATALOGUE.index):
            own = rng.gauss(average, spread_between)
            self.points[name] = {}
            for half_year in self.taken[name]:
                points = min(15, max(lowest, round(rng.gauss(own, spread_within))))
                if (name, half_year) in low:
                    points = rng.randint(1, 4)
                elif low:
                    points = max(5, points)
                if rng.random() < zeros:
                    points = 0
                is_open = mode == "stage" and (
                    half_year > half_years_done + 1
                    or half_year == half_years_done + 1 and rng.random() >= share_of_next)
                is_open = is_open or mode == "ragged" and rng.random() < ragged
                self.points[name][half_year] = "offen" if is_open else points
        self.average = average
        self.is_complete = not any(
            points == "offen" for results in self.points.values() for points in results.values())

    def result(self):
        return min(15, max(0, round(self.rng.gauss(self.average, 2.8))))

    def make_wishes(self):
        rng = self.rng
        self.wishes = {name: {} for name in self.taken}
        if not self.chance(0.45, "wishes"):
            return
        names = sorted(self.taken, key=CATALOGUE.index)
        for name in rng.sample(names, min(len(names), rng.choice([0, 0, 1, 2, 4]))):
            self.wishes[name]["hoechstens"] = rng.randint(0, 4)
        courses = [(name, half_year) for name in names for half_year in self.taken[name]]
        for name, half_year in rng.sample(courses, rng.choice([1, 2, 4, 7, 10])):
            kind = rng.choice(["geklammert", "geklammert", "gehalten"])
            self.wishes[name].setdefault(kind, []).append(half_year)

    def subjects(self):
        entries = []
        for name in self.taken:
            entry = {"fach": name}
            if name in self.advanced:
                entry["rolle"] = "Leistungsfach"
            entry["kurse"] = {str(half_year): p for half_year, p in self.points[name].items()}
            for key, value in self.wishes[name].items():
                entry[key] = sorted(value) if isinstance(value, list) else value
            entries.append(entry)
        self.rng.shuffle(entries)
        return entries

    # Exams ---------------------------------------------------------------------------------------

    def exams(self):
        rng = self.rng
        stage = rng.choice(["before", "written", "done", "done"]) if self.is_complete else (
            rng.choice(["before", "before", "before", "written"]))
        exams = []
        for name in self.advanced:
            exam = {"fach": name}
            if stage == "before" and rng.random() < 0.6:
                continue
            if self.chance(0.06, "vierfach"):
                exam["vierfach"] = rng.randint(0, 60)
                exams.append(exam)
                continue
            done = stage == "done" or stage == "written" and rng.random() < 0.8
            exam["schriftlich"] = self.result() if done else "offen"
            second = None
            if name in ("Sport", *ARTS) and rng.random() < 0.75:
                second = "praktisch"
            elif name in MODERN and rng.random() < 0.6:
                second = "kommunikation"
            if second:
                self.features.append("two parts")
                known = stage == "done" or rng.random() < 0.5
                exam[second] = self.result() if known else "offen"
                done = done and known
            if done and self.chance(0.3, "additional oral"):
                known = stage == "done" or rng.random() < 0.4
                exam["zusaetzlich_muendlich"] = self.result() if known else "offen"
            exams.append(exam)
        named = self.oral
        if stage != "done" and self.chance(0.3, "oral exams not chosen"):
            named = self.oral[:rng.randint(0, 1)]
        for name in named:
            exam = {"fach": name}
            if stage == "done" and self.chance(0.06, "vierfach"):
                exam["vierfach"] = rng.randint(0, 60)
            else:
                known = stage == "done" and rng.random() < 0.85
                exam["muendlich"] = self.result() if known else "offen"
            exams.append(exam)
        return exams

    def seminar(self, exams):
        rng = self.rng
        if not self.chance(0.4, "seminar"):
            return None
        seminar = {"punkte": rng.choice(["offen", self.result(), self.result(), rng.randint(0, 5)])}
        if rng.random() < 0.6:
            seminar["aufgabenfeld"] = rng.randint(1, 3)
        use = rng.choice(["Kursblock", "Prüfungsblock", "keine", None, None])
        if use == "Prüfungsblock":
            oral = [exam for exam in exams if exam["fach"] not in self.advanced]
            replaceable = [exam["fach"] for exam in oral if exam.get("muendlich") == "offen"]
            if len(oral) == 2 and not replaceable:
                use = "keine"
            elif len(oral) == 2 or replaceable and rng.random() < 0.5:
                seminar["ersetzt"] = rng.choice(replaceable)
        if use:
            seminar["verwendung"] = use
        self.features.append(f"seminar {use or 'left open'}")
        return seminar
