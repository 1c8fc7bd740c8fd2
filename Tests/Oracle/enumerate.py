"""The choice of courses by trying out every subset. No solver, no cleverness, hence trustworthy.

Some courses count in every selection: those of the Leistungsfächer and oral exam subjects, and
Deutsch, Mathematik and Geschichte. Of all others, every subset that fills up to 40 is tried out and
put to `law.shortfalls`.
"""

from itertools import combinations
from math import comb

from law import (
    COUNTED_COURSES, always_counting, counts, low_results, shortfalls, violations, weighted_sum,
)


def split(situation):
    """(courses that count in every selection, optional ones, places left for these)."""
    always = always_counting(situation)
    forced = [course for course in situation.courses if course.subject in always]
    optional = [course for course in situation.courses if course.subject not in always]
    return forced, optional, COUNTED_COURSES - situation.seminar_courses - len(forced)


def size(situation):
    """How many subsets would have to be tried out."""
    _, optional, places = split(situation)
    return comb(len(optional), places) if places >= 0 else 0


class AllSubsets:
    """Every admissible selection of a situation."""

    def __init__(self, situation):
        self.situation = situation
        self.selections = []  # (chosen courses, violations)
        forced, optional, places = split(situation)
        verdicts = {}  # the structure depends on the numbers per subject only
        for extra in combinations(optional, places) if places >= 0 else ():
            chosen = frozenset(forced).union(extra)
            counted = counts(extra)
            key = tuple(counted.items())
            if key not in verdicts:
                verdicts[key] = not shortfalls(situation, counts(chosen))
            if verdicts[key]:
                self.selections.append((chosen, violations(situation, chosen)))

    def allowed(self, limits):
        return [selection for selection in self.selections if limits.allow(selection[0])]

    def least_violations(self, limits):
        return min((found for _, found in self.allowed(limits)), default=None)

    def possible(self, limits, most=None):
        return any(most is None or found <= most for _, found in self.allowed(limits))

    def most_points(self, limits):
        """The most points of a selection, whatever its violations; there must be one."""
        return max(weighted_sum(self.situation, chosen, self.best_doubling(chosen))
                   for chosen, _ in self.allowed(limits))

    def best(self, limits):
        """The selection to take, as (courses, doubled subjects); None if there is none.

        In this order: the fewest violations, the most points, the fewest courses below 5 points,
        the subjects in the order of the catalogue and in these the earlier half-years.
        """

        def order(selection):
            chosen, found = selection
            return (
                found,
                -weighted_sum(self.situation, chosen, ()),
                low_results(self.situation, chosen)[1],
                sorted(course.order for course in chosen),
            )

        allowed = self.allowed(limits)
        if not allowed:
            return None
        chosen, _ = min(allowed, key=order)
        return chosen, self.best_doubling(chosen)

    def best_doubling(self, chosen):
        if self.situation.plan.doubled is not None:
            return tuple(n for n in self.situation.advanced if n in self.situation.plan.doubled)
        pairs = combinations(self.situation.advanced, 2)
        return max(pairs, key=lambda pair: weighted_sum(self.situation, chosen, pair))
