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
    DEFICITS_ALLOWED_ADVANCED, LANGUAGES, RELIGION, SECOND_SCIENCES, TWO_COURSES_AT_MOST, Limits,
    violations, weighted_sum,
)

INFINITY = highspy.kHighsInf
MAXIMIZE, MINIMIZE = highspy.ObjSense.kMaximize, highspy.ObjSense.kMinimize
COLUMNS_AT_ONCE = 18


class Clock:
    """Nanoseconds of processor time in the solver alone; building the model is not counted."""

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
        always = dict.fromkeys(
            ["Deutsch", "Mathematik", "Geschichte", *situation.advanced, *situation.oral])
        for name in always:
            self.row(self.columns_of(name), 4)
        self.optional = [
            column for course, column in self.x.items() if course.subject not in always]

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

        # Not of the law: what the pupil wants at most (`limited`).
        self.cap_rows = {}
        for name in {course.subject: None for course in situation.courses}:
            self.cap_rows[name] = len(self.rows)
            self.rows.append(({column: 1 for column in self.columns_of(name)}, 0, 4))

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
        violating = [too_many, too_many_advanced] + [self.x[c] for c in zeros]
        self.violation_row = len(self.rows)
        self.rows.append(({column: 1 for column in violating}, 0, INFINITY))
        self.violation_cost = [0] * len(self.columns)
        for column in violating:
            self.violation_cost[column] = 1

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
        self.found = []  # selections found so far, with their violations

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

    def solve(self, highs, cost, sense):
        """(columns as whole numbers, objective, seconds); the columns are None if impossible."""
        everything = numpy.arange(len(self.columns), dtype=numpy.int32)
        highs.changeColsCost(len(everything), everything, numpy.array(cost, dtype=float))
        highs.changeObjectiveSense(sense)
        started = time.process_time_ns()
        highs.run()
        nanoseconds = time.process_time_ns() - started
        self.clock.runs.append(nanoseconds)
        status = highs.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            # The presolve of HiGHS has called a possible model impossible (plan 658 of seed 1), so
            # that is believed only without it.
            highs.setOptionValue("presolve", "off")
            highs.clearSolver()
            highs.run()
            status = highs.getModelStatus()
            highs.setOptionValue("presolve", "choose")
            if status == highspy.HighsModelStatus.kInfeasible:
                return None, None, nanoseconds
        assert status == highspy.HighsModelStatus.kOptimal, status

        raw = highs.getSolution().col_value
        solution = [round(value) for value in raw]
        assert all(abs(a - b) < 1e-5 for a, b in zip(raw, solution)), "not whole"
        objective = sum(c * value for c, value in zip(cost, solution))
        bound = highs.getInfo().mip_dual_bound
        assert abs(bound - objective) < 0.5, "not proven to be the best"
        chosen = self.selection(solution)[0]
        self.found.append((chosen, violations(self.situation, chosen)))
        return solution, objective, nanoseconds

    def limited(self, limits, most_violations):
        """The model of the solver, with the limits and at most so many violations."""
        highs = self.highs
        for course, column in self.x.items():
            highs.changeColBounds(
                column, float(course in limits.held), float(course not in limits.out))
        for name in {course.subject for course in self.x}:
            caps = [most for subject, most in limits.caps if subject == name]
            highs.changeRowBounds(self.cap_rows[name], 0.0, float(min(caps, default=4)))
        highs.changeRowBounds(self.violation_row, 0.0, float(most_violations))
        return highs

    def is_hopeless(self, limits):
        return self.hopeless or bool(limits.out & limits.held)

    def least_violations(self, limits):
        """The fewest violations a selection can have; None if there is no selection at all."""
        if self.is_hopeless(limits):
            return None
        solution, objective, _ = self.solve(
            self.limited(limits, INFINITY), self.violation_cost, MINIMIZE)
        return None if solution is None else objective + self.fixed_violations

    def possible(self, limits, most=None):
        """Whether there is a selection, with at most so many violations."""
        if self.is_hopeless(limits):
            return False
        # One that is known already is proof enough.
        if any(limits.allow(chosen) and (most is None or number <= most)
               for chosen, number in self.found):
            return True
        most = INFINITY if most is None else most - self.fixed_violations
        if most < 0:
            return False
        solution, _, _ = self.solve(self.limited(limits, most), self.violation_cost, MINIMIZE)
        return solution is not None

    def best(self, limits):
        """The selection to take, as (courses, doubled subjects); None if there is none.

        In this order: the fewest violations, the most points, the fewest courses below 5 points,
        the subjects in the order of the catalogue and in these the earlier half-years.
        """
        if self.is_hopeless(limits):
            return None
        # Nearly always no violation is needed, and one run is enough.
        highs = self.limited(limits, 0)
        solution, objective, nanoseconds = self.solve(highs, self.points, MAXIMIZE)
        if solution is None:
            least = self.least_violations(limits)
            if least is None:
                return None
            highs = self.limited(limits, least - self.fixed_violations)
            solution, objective, nanoseconds = self.solve(highs, self.points, MAXIMIZE)
        self.clock.choices.append(nanoseconds)
        self.check_sum(solution, objective)
        solution = self.first_of_equals(highs, solution, objective)
        self.check_sum(solution, objective)
        return self.selection(solution)

    def most_points(self, limits):
        """The most points of a selection, whatever its violations; there must be one."""
        solution, _, _ = self.solve(self.limited(limits, INFINITY), self.points, MAXIMIZE)
        return weighted_sum(self.situation, *self.selection(solution))

    def time_to_solve(self):
        """Nanoseconds of processor time to find the most points, with the fewest violations.

        The solver forgets what it knows from earlier runs.
        """
        limits = Limits()
        least = self.least_violations(limits)
        highs = self.limited(limits, least - self.fixed_violations)
        highs.clearSolver()
        return self.solve(highs, self.points, MAXIMIZE)[2]

    def first_of_equals(self, highs, solution, points):
        """Of the solutions with so many points, the one that the order of `best` puts first."""
        rows = highs.getNumRow()
        self.fix(highs, self.points, points)
        low = [0] * len(self.columns)
        for course, column in self.x.items():
            if column in self.optional:
                low[column] = int(self.situation.values[course] < 5)
        if any(low):
            solution, objective, _ = self.solve(highs, low, MINIMIZE)
            self.fix(highs, low, objective)
        # The first course that can count, counts. So many columns at a time that every sum of the
        # powers of two stays small.
        columns = [*self.optional, *self.doubled.values()]
        for start in range(0, len(columns), COLUMNS_AT_ONCE):
            cost = [0] * len(self.columns)
            for power, column in enumerate(reversed(columns[start:start + COLUMNS_AT_ONCE])):
                cost[column] = 2 ** power
            solution, objective, _ = self.solve(highs, cost, MAXIMIZE)
            self.fix(highs, cost, objective)
        added = highs.getNumRow() - rows
        highs.deleteRows(added, numpy.arange(rows, rows + added, dtype=numpy.int32))
        return solution

    @staticmethod
    def fix(highs, cost, value):
        """Adds the row that the cost keeps the value it has."""
        indices = [column for column, coefficient in enumerate(cost) if coefficient]
        highs.addRow(
            float(value), float(value), len(indices), numpy.array(indices, dtype=numpy.int32),
            numpy.array([cost[column] for column in indices], dtype=float))

    def selection(self, solution):
        return (
            frozenset(course for course, column in self.x.items() if solution[column]),
            tuple(name for name, column in self.doubled.items() if solution[column]),
        )

    def check_sum(self, solution, objective):
        situation = self.situation
        exact = weighted_sum(situation, *self.selection(solution))
        if situation.seminar_courses:
            exact -= situation.seminar_courses * situation.seminar_value
        assert objective == exact * self.scale, "the objective is not the exact sum"
