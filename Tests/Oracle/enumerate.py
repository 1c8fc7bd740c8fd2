"""The choice of courses by trying out every subset. No solver, no cleverness, hence trustworthy.

Some courses count in every selection: those of the Leistungsfächer and oral exam subjects, and
Deutsch, Mathematik and Geschichte. Of all others, every subset that fills up to 40 is tried out and
put to `law.shortfalls`.
"""

from itertools import combinations
from math import comb

from law import COUNTED_COURSES, counts, shortfalls, violations, weighted_sum


def split(situation):
    """(courses that count in every selection, optional ones, places left for these)."""
    always = {"Deutsch", "Mathematik", "Geschichte", *situation.advanced, *situation.oral}
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
        self.selections = []  # (chosen courses, violations, points without doubling)
        forced, optional, places = split(situation)
        verdicts = {}  # the structure depends on the numbers per subject only
        for extra in combinations(optional, places) if places >= 0 else ():
            chosen = frozenset(forced).union(extra)
            counted = counts(extra)
            key = tuple(counted.items())
            if key not in verdicts:
                verdicts[key] = not shortfalls(situation, counts(chosen))
            if verdicts[key]:
                self.selections.append((
                    chosen,
                    sum(violations(situation, chosen)),
                    weighted_sum(situation, chosen, ()),
                ))

    def allowed(self, out, held):
        return [s for s in self.selections if not s[0] & out and held <= s[0]]

    def least_violations(self, out, held):
        return min((found for _, found, _ in self.allowed(out, held)), default=None)

    def possible(self, out, held, most):
        return any(found <= most for _, found, _ in self.allowed(out, held))

    def best(self, out, held):
        """The selection with the fewest violations and then the most points."""
        allowed = self.allowed(out, held)
        if not allowed:
            return None
        chosen, _, _ = min(allowed, key=lambda s: (s[1], -s[2]))
        return chosen, self.best_doubling(chosen)

    def best_doubling(self, chosen):
        if self.situation.plan.doubled is not None:
            return self.situation.plan.doubled
        pairs = combinations(self.situation.advanced, 2)
        return max(pairs, key=lambda pair: weighted_sum(self.situation, chosen, pair))
