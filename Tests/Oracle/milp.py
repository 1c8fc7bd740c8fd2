"""The choice of courses as a mixed-integer program, solved with HiGHS.

One binary variable per course says whether it counts, one per Leistungsfach whether it is doubled.
The rules of § 17 Abs. 1 are linear inequalities over them, written down here anew: `law.shortfalls`
states the same rules as plain conditions, and `law.evaluate` holds every answer against it.

HiGHS calculates with floating point numbers. That cannot spoil the result: all points are scaled to
whole numbers by their common denominator, the gap is 0, and an answer is taken only if it is whole,
if its objective is the exact sum, and if the proven bound is less than half a unit away, so that
no better whole number is left in between.
"""

import time
from math import lcm

import highspy
import numpy

from law import (
    ARTS, CLASSICAL_SCIENCES, CONTINUED_LANGUAGES, COUNTED_COURSES, DEFICITS_ALLOWED,
    DEFICITS_ALLOWED_ADVANCED, LANGUAGES, RELIGION, SECOND_SCIENCES, TWO_COURSES_AT_MOST,
    weighted_sum,
)

INFINITY = highspy.kHighsInf


class Clock:
    """Seconds of processor time in the solver alone; building the model is not counted."""

    def __init__(self):
        self.runs = []  # every single run of HiGHS
        self.choices = []  # per choice of courses: the runs that maximise the points


class Model:
    """The mixed-integer program of one situation."""

    def __init__(self, situation, clock=None):
        self.situation = situation
        self.clock = clock or Clock()
        self.columns = []  # (lower, upper)
        self.rows = []  # (coefficients by column, lower, upper)
        values = situation.values
        # Whether there are three Leistungsfächer with four courses each is seen without solving.
        self.hopeless = len(situation.advanced) != 3 or any(
            len(situation.taken(name)) != 4 for name in situation.advanced)

        self.x = {course: self.binary() for course in situation.courses}
        self.doubled = {name: self.binary() for name in situation.advanced}

        # 40 courses, two of the Leistungsfächer doubled.
        self.row(self.x.values(), COUNTED_COURSES - situation.seminar_courses, exactly=True)
        self.row(self.doubled.values(), 2, exactly=True)

        # Nr. 1, 2 and 3: these subjects count with all their courses.
        for name in {"Deutsch", "Mathematik", "Geschichte", *situation.advanced}:
            self.row(self.columns_of(name), 4)
        for name in situation.oral:
            self.row(self.columns_of(name), len(situation.taken(name)))

        # Alternatives: a binary that may be 1 only if all four courses of the subject count.
        self.four = {}
        for name in [*LANGUAGES, *SECOND_SCIENCES, *RELIGION]:
            if len(situation.taken(name)) == 4:
                self.four[name] = self.binary()
                for column in self.columns_of(name):
                    self.at_most(self.four[name], [column], 1)
        self.row(self.fours(CONTINUED_LANGUAGES), 1)
        self.row(self.fours(CLASSICAL_SCIENCES), 1)
        if situation.plan.readings.get("religion-ethik") == "pflicht":
            self.row(self.fours(RELIGION), 1)

        # Nr. 4: a pair of languages or a pair of sciences.
        languages, sciences = self.binary(), self.binary()
        self.at_most(languages, self.fours(LANGUAGES), 2)
        self.at_most(sciences, self.fours(SECOND_SCIENCES), 2)
        self.row([languages, sciences], 1)

        # Two courses of the same art.
        arts = []
        for name in ARTS:
            arts.append(self.binary())
            self.at_most(arts[-1], self.columns_of(name), 2)
        self.row(arts, 1)

        each = 1 if "Wirtschaft" in situation.advanced else 2
        self.row(self.columns_of("Geographie"), each)
        self.row(self.columns_of("Gemeinschaftskunde"), each)
        for name in TWO_COURSES_AT_MOST:
            self.rows.append(({column: 1 for column in self.columns_of(name)}, 0, 2))

        # Violations: zeros, deficits beyond eight, deficits in Leistungsfächer beyond three.
        seminar = [situation.seminar_value] * situation.seminar_courses
        zeros = [c for c in situation.courses if values[c] == 0]
        deficits = [c for c in situation.courses if values[c] < 5]
        advanced = [c for c in deficits if c.subject in situation.advanced]
        too_many = self.column(0, INFINITY)
        too_many_advanced = self.column(0, INFINITY)
        self.row([self.x[c] for c in deficits],
                 upper=DEFICITS_ALLOWED - sum(1 for value in seminar if value < 5),
                 slack=too_many)
        self.row([self.x[c] for c in advanced],
                 upper=DEFICITS_ALLOWED_ADVANCED, slack=too_many_advanced)
        self.fixed_violations = sum(1 for value in seminar if value == 0)
        self.violating = [too_many, too_many_advanced] + [self.x[c] for c in zeros]
        self.violation_row = len(self.rows)
        self.rows.append(({column: 1 for column in self.violating}, 0, INFINITY))

        # The points: every course once, and once more if its Leistungsfach is doubled. As all
        # courses of a Leistungsfach count, that is its sum.
        self.scale = lcm(*(value.denominator for value in values.values()))
        self.points = [0] * len(self.columns)
        for course, column in self.x.items():
            self.points[column] = int(values[course] * self.scale)
        for name, column in self.doubled.items():
            self.points[column] = int(sum(values[c] for c in situation.taken(name)) * self.scale)
            if situation.plan.doubled is not None:
                chosen = 1 if name in situation.plan.doubled else 0
                self.columns[column] = (chosen, chosen)

        self.highs = None if self.hopeless else self.load()

    # Building ------------------------------------------------------------------------------------

    def column(self, lower, upper):
        self.columns.append((lower, upper))
        return len(self.columns) - 1

    def binary(self):
        return self.column(0, 1)

    def columns_of(self, name):
        return [self.x[course] for course in self.situation.taken(name)]

    def fours(self, names):
        return [self.four[name] for name in names if name in self.four]

    def row(self, columns, lower=0, upper=INFINITY, exactly=False, slack=None):
        """lower ≤ sum of the columns (− slack) ≤ upper."""
        coefficients = {column: 1 for column in columns}
        if slack is not None:
            coefficients[slack] = -1
            lower = -INFINITY
        self.rows.append((coefficients, lower, lower if exactly else upper))

    def at_most(self, binary, columns, times):
        """times · binary ≤ sum of the columns."""
        self.rows.append(({**{column: 1 for column in columns}, binary: -times}, 0, INFINITY))

    def load(self):
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.columns), len(self.rows)
        lp.col_cost_ = numpy.zeros(len(self.columns))
        lp.col_lower_ = numpy.array([lower for lower, _ in self.columns], dtype=float)
        lp.col_upper_ = numpy.array([upper for _, upper in self.columns], dtype=float)
        lp.row_lower_ = numpy.array([lower for _, lower, _ in self.rows], dtype=float)
        lp.row_upper_ = numpy.array([upper for _, _, upper in self.rows], dtype=float)
        lp.integrality_ = [highspy.HighsVarType.kInteger] * len(self.columns)
        starts, indices, entries = [0], [], []
        for coefficients, _, _ in self.rows:
            indices += coefficients.keys()
            entries += coefficients.values()
            starts.append(len(indices))
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = numpy.array(starts)
        lp.a_matrix_.index_ = numpy.array(indices)
        lp.a_matrix_.value_ = numpy.array(entries, dtype=float)
        highs = highspy.Highs()
        highs.setOptionValue("output_flag", False)
        highs.setOptionValue("threads", 1)
        highs.setOptionValue("mip_rel_gap", 0.0)
        highs.setOptionValue("mip_abs_gap", 0.0)
        highs.passModel(lp)
        return highs

    # Solving -------------------------------------------------------------------------------------

    def solve(self, cost, sense, out, held, most_violations):
        """(columns as whole numbers, objective, seconds); the columns are None if impossible."""
        highs = self.highs
        everything = numpy.arange(len(self.columns), dtype=numpy.int32)
        highs.changeColsCost(len(everything), everything, numpy.array(cost, dtype=float))
        highs.changeObjectiveSense(sense)
        for course, column in self.x.items():
            highs.changeColBounds(column, float(course in held), float(course not in out))
        highs.changeRowBounds(self.violation_row, 0.0, float(most_violations))
        started = time.process_time()
        highs.run()
        seconds = time.process_time() - started
        self.clock.runs.append(seconds)
        status = highs.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return None, None, seconds
        assert status == highspy.HighsModelStatus.kOptimal, status

        raw = highs.getSolution().col_value
        solution = [round(value) for value in raw]
        assert all(abs(a - b) < 1e-5 for a, b in zip(raw, solution)), "not whole"
        objective = sum(c * value for c, value in zip(cost, solution))
        bound = highs.getInfo().mip_dual_bound
        assert abs(bound - objective) < 0.5, "not proven to be the best"
        return solution, objective, seconds

    def least_violations(self, out, held):
        """The fewest violations a selection can have; None if there is no selection at all."""
        if self.hopeless or out & held:
            return None
        cost = [0] * len(self.columns)
        for column in self.violating:
            cost[column] = 1
        solution, objective, _ = self.solve(
            cost, highspy.ObjSense.kMinimize, out, held, INFINITY)
        return None if solution is None else objective + self.fixed_violations

    def possible(self, out, held, violations):
        """Whether there is a selection with at most so many violations."""
        if self.hopeless or out & held:
            return False
        most = violations - self.fixed_violations
        cost = [0] * len(self.columns)
        return most >= 0 and self.solve(
            cost, highspy.ObjSense.kMinimize, out, held, most)[0] is not None

    def best(self, out, held):
        """The selection with the fewest violations and then the most points, as
        (courses, doubled subjects); None if there is none."""
        if self.hopeless or out & held:
            return None
        # Nearly always no violation is needed, and one run is enough.
        solution, objective, seconds = self.solve(
            self.points, highspy.ObjSense.kMaximize, out, held, 0)
        if solution is None:
            least = self.least_violations(out, held)
            if least is None:
                return None
            solution, objective, seconds = self.solve(
                self.points, highspy.ObjSense.kMaximize, out, held, least - self.fixed_violations)
        self.clock.choices.append(seconds)
        chosen = frozenset(course for course, column in self.x.items() if solution[column])
        doubled = tuple(name for name, column in self.doubled.items() if solution[column])
        seminar = self.situation.seminar_courses and (
            self.situation.seminar_courses * self.situation.seminar_value)
        exact = weighted_sum(self.situation, chosen, doubled) - seminar
        assert objective == exact * self.scale, "the objective is not the exact sum"
        return chosen, doubled
