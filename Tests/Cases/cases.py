"""The worked cases: reading them and holding them against a result.

The command line test (`run.py`) and the browser test share this module. README.md explains the
format of the files.

    for case in cases.load():
        for difference in cases.differences(case.expected, result_of(case.plan)):
            print(f"{case.name}: {difference}")
"""

import ast
import json
import operator
import re
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

FOLDER = Path(__file__).resolve().parent

FIELDS = ("titel", "quelle", "rechnung", "plan", "erwartet")

# Lists of the result that a case may write as an object, and what its keys name.
KEYS = {
    "bedingungen": lambda element: element["id"],
    "kurse": lambda element: f"{element['fach']} {element['halbjahr']}",
    "pruefungen": lambda element: element["fach"],
    "teile": lambda element: element["schluessel"],
}


@dataclass(frozen=True)
class Case:
    name: str  # Land and file name, such as "bw/alles-15"
    title: str
    source: str
    steps: list  # the calculation by hand, line by line
    plan: dict
    expected: dict


def load(folder=FOLDER):
    """All cases below a folder, by name. Raises ValueError where a file is no case."""
    return [read(path, folder) for path in sorted(Path(folder).rglob("*.json"))]


def read(path, folder=FOLDER):
    document = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=distinct)
    if tuple(document) != FIELDS:
        raise ValueError(f"{path.name}: die Felder sind {', '.join(FIELDS)}, in dieser Reihenfolge")
    if not all(document.values()):
        raise ValueError(f"{path.name}: ein Feld ist leer")
    return Case(path.relative_to(folder).with_suffix("").as_posix(), *document.values())


def distinct(members):
    """An object of a JSON file; a key that it has twice would hide an expectation."""
    result = dict(members)
    if len(result) != len(members):
        raise ValueError(f"ein Schlüssel steht doppelt: {[key for key, _ in members]}")
    return result


# Comparing


def differences(expected, result):
    """What a result does not have as expected, one line each; nothing where all is as expected."""
    wanted = dict(expected)
    found = []
    if "verletzt" in wanted:
        broken = [c["id"] for c in result["bedingungen"] if c["stand"] == "verletzt"]
        compare(wanted.pop("verletzt"), broken, "verletzt", found)
    compare(wanted, result, "", found)
    return found


def compare(expected, actual, path, found):
    """Notes where `actual` is not what is expected; of an object only the named members count."""
    if isinstance(expected, dict) and isinstance(actual, list):
        compare_by_key(expected, actual, path, found)
    elif isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            place = f"{path}.{key}" if path else key
            if key in actual:
                compare(value, actual[key], place, found)
            else:
                found.append(f"{place}: gibt es im Ergebnis nicht")
    elif isinstance(expected, list) and isinstance(actual, list):
        if len(expected) != len(actual):
            found.append(f"{path}: erwartet {show(expected)}, ist {show(actual)}")
            return
        for position, pair in enumerate(zip(expected, actual)):
            compare(*pair, f"{path}[{position}]", found)
    elif type(expected) is not type(actual) or expected != actual:
        found.append(f"{path}: erwartet {show(expected)}, ist {show(actual)}")


def compare_by_key(expected, actual, path, found):
    name = path.rsplit(".", 1)[-1]
    if name not in KEYS:
        found.append(f"{path}: diese Liste hat keine Schlüssel")
        return
    elements = {KEYS[name](element): element for element in actual}
    for key, value in expected.items():
        place = f"{path}.{key}"
        if name == "kurse" and isinstance(value, str):
            compare(value, weights(actual, key), place, found)
        elif key in elements:
            compare(value, elements[key], place, found)
        else:
            found.append(f"{place}: gibt es im Ergebnis nicht")


def weights(courses, subject):
    """A subject's weights in the four half-years as a row: `2 2 2 2`, `- 1 1 -`."""
    return " ".join(
        "-" if course["urteil"] == "nicht belegt" else str(course["gewicht"])
        for course in courses if course["fach"] == subject
    )


def show(value):
    return json.dumps(value, ensure_ascii=False)


# The arithmetic in the calculation by hand

NUMBER = r"\d+(?:,\d+)?"
SUM = rf"{NUMBER}(?: [+−·:] {NUMBER})*"
TERM = rf"(?:{NUMBER}|\({SUM}\))(?: [+−·:] (?:{NUMBER}|\({SUM}\)))*"
CHAIN = re.compile(rf"{TERM}(?: [=≈] {TERM})+")
SIGNS = str.maketrans({"−": "-", "·": "*", ":": "/"})
OPERATIONS = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}


def wrong_equations(steps):
    """The equations in the lines of a calculation that do not hold.

    An equation is made of numbers, brackets and `+ − · :` with spaces around each sign. `=` means
    exactly equal; `≈` that the right side is the left one rounded to the decimals it shows.
    """
    wrong = []
    for step in steps:
        for chain in CHAIN.findall(step):
            parts = re.split(r" ([=≈]) ", chain)
            for left, sign, right in zip(parts[::2], parts[1::2], parts[2::2]):
                decimals = len(right.partition(",")[2])
                tolerance = Fraction(1, 2 * 10**decimals) if sign == "≈" else 0
                if abs(number(left) - number(right)) > tolerance:
                    wrong.append(f"{left} {sign} {right}")
    return wrong


def number(term):
    """The exact value of a term that the pattern above has let through."""
    return exact(ast.parse(term.replace(",", ".").translate(SIGNS), mode="eval").body)


def exact(node):
    if isinstance(node, ast.Constant):
        return Fraction(str(node.value))
    return OPERATIONS[type(node.op)](exact(node.left), exact(node.right))
