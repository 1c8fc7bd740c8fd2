"""Worked examples for the oracles: tables printed in regulations and cases worked out by hand.

    python -m unittest test_law.py
"""

import unittest
from fractions import Fraction

from enumerate import AllSubsets
from generate import is_enumerable
from law import (
    Course, Exam, Plan, Wish, block_one, evaluate, fourfold, grade_in_tenths, read, rounded,
)
from milp import Model

# Written and oral exam 2 : 1 in fourfold weighting, as the sister regulation prints them for
# vocational schools (BGVO of 12 March 2014, Anlage 7).
# Rows: oral 0 to 10; columns: written 0 to 15.
PRINTED_TABLE = """
 0  3  5  8 11 13 16 19 21 24 27 29 32 35 37 40
 1  4  7  9 12 15 17 20 23 25 28 31 33 36 39 41
 3  5  8 11 13 16 19 21 24 27 29 32 35 37 40 43
 4  7  9 12 15 17 20 23 25 28 31 33 36 39 41 44
 5  8 11 13 16 19 21 24 27 29 32 35 37 40 43 45
 7  9 12 15 17 20 23 25 28 31 33 36 39 41 44 47
 8 11 13 16 19 21 24 27 29 32 35 37 40 43 45 48
 9 12 15 17 20 23 25 28 31 33 36 39 41 44 47 49
11 13 16 19 21 24 27 29 32 35 37 40 43 45 48 51
12 15 17 20 23 25 28 31 33 36 39 41 44 47 49 52
13 16 19 21 24 27 29 32 35 37 40 43 45 48 51 53
"""

# The lowest total for each grade from 1,0 to 4,0.
LOWEST_TOTALS = [823 - 18 * step for step in range(30)] + [300]


def subject(name, points, advanced=False):
    """Points of half-years 1 to 4; "-" is not taken, "?" not graded yet."""
    entry = {"fach": name, "kurse": {}}
    if advanced:
        entry["rolle"] = "Leistungsfach"
    for half_year, text in enumerate(points.split(), start=1):
        if text != "-":
            entry["kurse"][str(half_year)] = "offen" if text == "?" else int(text)
    return entry


# Leistungsfächer Mathematik, Englisch, Physik; oral exams in Deutsch and Religionslehre.
COMPLETE = {
    "faecher": [
        subject("Mathematik", "12 11 13 12", advanced=True),
        subject("Englisch", "10 10 11 9", advanced=True),
        subject("Physik", "8 9 7 10", advanced=True),
        subject("Deutsch", "9 8 10 9"),
        subject("Religionslehre", "12 13 12 13"),
        subject("Geschichte", "7 8 8 6"),
        subject("Geographie", "- 9 10 -"),
        subject("Gemeinschaftskunde", "11 - - 10"),
        subject("Biologie", "10 11 10 12"),
        subject("Chemie", "5 4 6 5"),
        subject("Bildende Kunst", "13 12 14 13"),
        subject("Sport", "14 13 15 14"),
    ],
    "pruefungen": [
        {"fach": "Mathematik", "schriftlich": 11, "zusaetzlich_muendlich": 13},
        {"fach": "Englisch", "schriftlich": 9},
        {"fach": "Physik", "schriftlich": 8, "zusaetzlich_muendlich": 7},
        {"fach": "Deutsch", "muendlich": 10},
        {"fach": "Religionslehre", "muendlich": 14},
    ],
}

# Gemeinschaftskunde as oral exam subject, exactly 42 courses.
FORTY_TWO = {
    "faecher": [
        subject("Deutsch", "11 10 12 11", advanced=True),
        subject("Mathematik", "13 12 12 14", advanced=True),
        subject("Biologie", "9 10 8 11", advanced=True),
        subject("Englisch", "8 9 8 10"),
        subject("Gemeinschaftskunde", "12 11 13 12"),
        subject("Chemie", "6 5 7 6"),
        subject("Geschichte", "7 9 8 8"),
        subject("Geographie", "- 10 11 -"),
        subject("Bildende Kunst", "11 9 12 10"),
        subject("Religionslehre", "7 6 8 7"),
        subject("Sport", "13 14 12 13"),
    ],
    "pruefungen": [
        {"fach": "Englisch", "muendlich": "offen"},
        {"fach": "Gemeinschaftskunde", "muendlich": "offen"},
    ],
}


def exam_value(parts, readings=None):
    plan = Plan((), None, (), None, readings or {})
    exam = Exam("Englisch", parts)
    return rounded(plan, exam, fourfold(plan, exam))


class Tables(unittest.TestCase):
    def test_written_and_oral(self):
        for oral, line in enumerate(PRINTED_TABLE.strip().splitlines()):
            for written, value in enumerate(line.split()):
                parts = {"schriftlich": written, "zusaetzlich_muendlich": oral}
                self.assertEqual(exam_value(parts), int(value), parts)

    def test_rounding_before_the_fourfold_weighting(self):
        for written, oral, value in ((0, 1, 0), (0, 2, 4), (3, 5, 16), (10, 11, 40), (14, 15, 56)):
            parts = {"schriftlich": written, "zusaetzlich_muendlich": oral}
            self.assertEqual(exam_value(parts, {"zusatzpruefung": "vorher-runden"}), value, parts)

    def test_two_parts(self):
        for written, conversation, value in ((9, 10, 37), (10, 14, 44), (15, 15, 60)):
            parts = {"schriftlich": written, "kommunikation": conversation}
            self.assertEqual(exam_value(parts), value)
        parts = {"schriftlich": 9, "kommunikation": 10, "zusaetzlich_muendlich": 12}
        self.assertEqual(exam_value(parts), 41)
        self.assertEqual(exam_value(parts, {"pruefungsteile": "gerundet"}), 40)
        self.assertEqual(exam_value({"schriftlich": 9, "praktisch": 12}), 42)

    def test_grades(self):
        self.assertIsNone(grade_in_tenths(299))
        for step, lowest in enumerate(LOWEST_TOTALS):
            self.assertEqual(grade_in_tenths(lowest), 10 + step)
            if step:
                self.assertEqual(grade_in_tenths(LOWEST_TOTALS[step - 1] - 1), 10 + step)
        self.assertEqual(grade_in_tenths(900), 10)

    def test_block_one(self):
        rows = {239: 199, 240: 200, 241: 201, 243: 203, 249: 208, 485: 404, 501: 418, 650: 542,
                719: 599, 720: 600}
        for points, value in rows.items():
            self.assertEqual(block_one(Fraction(points)), value)


class Cases(unittest.TestCase):
    def evaluate(self, document):
        """The evaluation, by both solvers if there are few enough subsets to try them all out."""
        plan = read(document)
        result = evaluate(plan, Model)
        if is_enumerable(plan):
            self.assertEqual(evaluate(plan, AllSubsets), result)
        return result

    def with_subject(self, document, name, **wishes):
        """The document with something changed about one subject; None takes the subject away."""
        subjects = [
            {**entry, **wishes} if entry["fach"] == name else entry
            for entry in document["faecher"]
        ]
        return {**document, "faecher": subjects}

    def test_complete_plan(self):
        result = self.evaluate(COMPLETE)
        self.assertEqual(result.sum, 516)
        self.assertEqual(set(result.doubled), {"Mathematik", "Englisch"})
        self.assertEqual((result.block_one, result.block_two, result.total), (430, 210, 640))
        self.assertEqual(result.tenths, 21)
        self.assertTrue(result.passed)
        self.assertEqual({exam.subject: exam.value for exam in result.exams},
                         {"Mathematik": 47, "Englisch": 36, "Physik": 31, "Deutsch": 40,
                          "Religionslehre": 56})

    def test_religion(self):
        result = self.evaluate(FORTY_TWO)
        self.assertEqual((result.sum, result.block_one), (497, 414))
        result = self.evaluate({**FORTY_TWO, "lesarten": {"religion-ethik": "pflicht"}})
        self.assertEqual((result.sum, result.block_one), (491, 409))

    def test_forbidden_wishes(self):
        result = self.evaluate(self.with_subject(FORTY_TWO, "Deutsch", geklammert=[2]))
        self.assertEqual(result.refused, [Wish("geklammert", "Deutsch", 2)])
        self.assertEqual(result.sum, 497)
        # Two of the four courses in art are compulsory.
        result = self.evaluate(self.with_subject(FORTY_TWO, "Bildende Kunst", hoechstens=1))
        self.assertEqual(result.refused, [Wish("hoechstens", "Bildende Kunst", most=1)])

    def test_granted_wishes(self):
        # 13 of Sport is bracketed; the 6 of Religionslehre comes in its place.
        result = self.evaluate(self.with_subject(FORTY_TWO, "Sport", geklammert=[1]))
        self.assertEqual((result.refused, result.sum), ([], 497 - 13 + 7))

    def test_a_cap_lets_the_best_of_the_rest_in(self):
        # Of 13 14 12 13 the 14 is bracketed, so both 13 count; 7 and 6 of Religionslehre come in.
        result = self.evaluate(
            self.with_subject(FORTY_TWO, "Sport", hoechstens=2, geklammert=[2]))
        self.assertEqual((result.refused, result.sum), ([], 497 - 14 - 12 + 7 + 6))
        # A cap of 2 and three courses held contradict each other; the cap is examined first.
        result = self.evaluate(
            self.with_subject(FORTY_TWO, "Sport", hoechstens=2, gehalten=[1, 3, 4]))
        self.assertEqual(result.refused, [Wish("gehalten", "Sport", 4)])

    def test_wishes_are_judged_by_what_can_still_come(self):
        # Eight compulsory deficits. As projected, Religionslehre is 4 4 4 4, and without Sport 2
        # three of these count instead of two. With 15 points none is a deficit any more.
        document = FORTY_TWO
        for name in ("Englisch", "Geschichte"):
            document = self.with_subject(document, name, kurse=dict.fromkeys("1234", 4))
        document = self.with_subject(document, "Sport", geklammert=[2])
        document = self.with_subject(
            document, "Religionslehre", kurse={"1": 4, "2": "offen", "3": "offen", "4": "offen"})
        result = self.evaluate(document)
        self.assertEqual((result.refused, result.violations), ([], 3))
        self.assertEqual(result.sum, 497 - 35 - 32 - 15 - 14 + 8 * 4 + 3 * 4)

    def test_without_a_selection_every_wish_is_refused(self):
        document = self.with_subject(FORTY_TWO, "Sport", geklammert=[1])
        document = self.with_subject(document, "Deutsch", kurse=dict.fromkeys("123", 11))
        result = self.evaluate(document)
        self.assertEqual(result.refused, [Wish("geklammert", "Sport", 1)])

    def test_oral_exam_subjects_have_four_courses(self):
        orals = [{"fach": name, "muendlich": "offen"} for name in ("Englisch", "Geographie")]
        self.assertTrue(self.evaluate({**FORTY_TWO, "pruefungen": orals}).infeasible)
        document = self.with_subject(
            FORTY_TWO, "Gemeinschaftskunde", kurse=dict.fromkeys("123", 12))
        self.assertTrue(self.evaluate(document).infeasible)
        self.assertFalse(self.evaluate({**document, "pruefungen": []}).infeasible)

    def test_three_advanced_subjects(self):
        document = self.with_subject(FORTY_TWO, "Biologie", rolle="Basisfach")
        self.assertTrue(self.evaluate(document).infeasible)

    def test_ties(self):
        # Of 7 6 8 7 in Religionslehre the 8 counts, and the earlier 7.
        chosen = self.evaluate(FORTY_TWO).chosen
        self.assertEqual({course.half_year for course in chosen
                          if course.subject == "Religionslehre"}, {1, 3})
        # One pair must count. Both have 10 points, but Bildende Kunst has a deficit.
        arts = [subject("Bildende Kunst", "6 4 - -"), subject("Musik", "- - 5 5")]
        document = self.with_subject(FORTY_TWO, "Religionslehre", kurse=dict.fromkeys("1234", 7))
        document = {**document, "faecher": arts + [
            entry for entry in document["faecher"] if entry["fach"] != "Bildende Kunst"]}
        chosen = self.evaluate(document).chosen
        self.assertEqual({course for course in chosen
                          if course.subject in ("Bildende Kunst", "Musik")},
                         {Course("Musik", 3), Course("Musik", 4)})

    def test_no_selection(self):
        result = self.evaluate(
            self.with_subject(FORTY_TWO, "Deutsch", kurse={"1": 11, "2": 10, "3": 12}))
        self.assertTrue(result.infeasible)
        self.assertIsNone(result.total)

    def test_zero_in_a_compulsory_course(self):
        result = self.evaluate(self.with_subject(
            FORTY_TWO, "Geschichte", kurse={"1": 7, "2": 0, "3": 8, "4": 8}))
        self.assertEqual(result.violations, 1)
        self.assertFalse(result.passed)
        self.assertEqual(result.sum, 497 - 9)

    def test_zero_in_a_free_course(self):
        result = self.evaluate(self.with_subject(
            FORTY_TWO, "Sport", kurse={"1": 13, "2": 0, "3": 12, "4": 13}))
        self.assertEqual(result.violations, 0)
        self.assertEqual(result.sum, 497 - 14 + 7)

    def test_fewer_violations_before_more_points(self):
        # Eight compulsory courses with 4 points: as many deficits as are allowed.
        document = FORTY_TWO
        for name in ("Englisch", "Geschichte"):
            document = self.with_subject(document, name, kurse=dict.fromkeys("1234", 4))
        result = self.evaluate(document)
        self.assertEqual((result.violations, result.sum), (0, 497 - 35 - 32 + 8 * 4))
        # With a ninth deficit: Religionslehre 4 4 4 4 instead of 7 6 8 7. Two courses do not count;
        # of the four with 4 points two must, which are two violations.
        document = self.with_subject(document, "Religionslehre", kurse=dict.fromkeys("1234", 4))
        result = self.evaluate(document)
        self.assertEqual(result.violations, 2)
        # Bracketing a good course would add a third: refused.
        document = self.with_subject(document, "Sport", geklammert=[2])
        result = self.evaluate(document)
        self.assertEqual(result.refused, [Wish("geklammert", "Sport", 2)])
        self.assertEqual((result.violations, result.sum), (2, 497 - 35 - 32 - 15 + 8 * 4 + 2 * 4))

    def test_a_better_result_can_cost_points(self):
        """With eight deficits a bracket is granted, with nine it is refused, and that can be worth
        more than the better result. So 15 points everywhere need not give the highest total."""
        document = self.with_subject(FORTY_TWO, "Englisch", kurse=dict.fromkeys("1234", 4))
        document = self.with_subject(
            document, "Chemie", kurse={"1": 4, "2": 4, "3": 4, "4": 6})
        document = self.with_subject(
            document, "Religionslehre", kurse={"1": 1, "2": 1, "3": 8, "4": 8})
        document = self.with_subject(
            document, "Sport", kurse=dict.fromkeys("1234", 15), geklammert=[1])
        results = {}
        for points in (4, 15):
            graded = self.with_subject(
                document, "Geschichte", kurse={"1": 7, "2": 9, "3": 8, "4": points})
            results[points] = self.evaluate(graded)
        self.assertEqual(results[4].refused, [Wish("geklammert", "Sport", 1)])
        self.assertEqual(results[15].refused, [])
        self.assertEqual(results[4].sum, results[15].sum - 11 + 14)

    def test_projection(self):
        document = self.with_subject(
            FORTY_TWO, "Deutsch", kurse={"1": 11, "2": 10, "3": "offen", "4": "offen"})
        result = self.evaluate(document)
        self.assertEqual(result.sum, 497 - 2 * 44 + 2 * (11 + 10 + 21))
        # No exam is graded: each continues at the level of its subject.
        self.assertEqual({exam.subject: exam.value for exam in result.exams},
                         {"Deutsch": 42, "Mathematik": 51, "Biologie": 38, "Englisch": 35,
                          "Gemeinschaftskunde": 48})

    def test_seminar(self):
        seminar = {"punkte": 15, "aufgabenfeld": 2}
        result = self.evaluate({**FORTY_TWO, "seminarkurs": seminar})
        # Instead of English (35, and its courses become free) it gives 60.
        self.assertEqual((result.use, result.replaces), ("Prüfungsblock", "Englisch"))
        result = self.evaluate({**FORTY_TWO, "seminarkurs": {**seminar, "verwendung": "Kursblock"}})
        self.assertEqual(result.sum, 497 + 30 - 8 - 7)

    def test_the_choice_of_exam_subjects_goes_before_points(self):
        # Instead of Gemeinschaftskunde (8) the Seminarkurs would give 52 points more. But only with
        # a Seminarkurs of the second field are the three fields covered then.
        document = self.with_subject(FORTY_TWO, "Englisch", kurse=dict.fromkeys("1234", 15))
        document = self.with_subject(
            document, "Gemeinschaftskunde", kurse=dict.fromkeys("1234", 2))
        result = self.evaluate({**document, "seminarkurs": {"punkte": 15}})
        self.assertEqual(result.use, "Kursblock")
        result = self.evaluate({**document, "seminarkurs": {"punkte": 15, "aufgabenfeld": 2}})
        self.assertEqual((result.use, result.replaces), ("Prüfungsblock", "Gemeinschaftskunde"))

    def test_only_an_exam_still_to_come_is_replaced(self):
        document = {**FORTY_TWO, "seminarkurs": {"punkte": 15, "aufgabenfeld": 2}, "pruefungen": [
            {"fach": "Englisch", "muendlich": 5}, {"fach": "Gemeinschaftskunde", "muendlich": 5}]}
        self.assertEqual(self.evaluate(document).use, "Kursblock")


if __name__ == "__main__":
    unittest.main()
