"""Compiles the catalogue of texts to Swift.

`Sources/Interface/Texts/Localizable.xcstrings` is edited by hand, in Xcode or as the JSON that it is.
Each key is the Swift member that the text becomes: `enter` a `Phrase`, `outOf(_:)` a function that
fills in a number (%lld) or a text (%@) and returns a `Text`. A text with one number may vary by
`plural`. What comes out is checked in, so that users of the package need no Python.

    python3 Scripts/texts.py           writes the Swift file and puts the catalogue in order
    python3 Scripts/texts.py --check   says what is wrong or stale and changes nothing
"""

import argparse
import json
import re
import sys

from common import ROOT, Failure, run_script

FOLDER = ROOT / "Sources" / "Interface" / "Texts"
CATALOGUE = FOLDER / "Localizable.xcstrings"
SWIFT = FOLDER / "Texts+Catalogue.swift"

SOURCE = "de"
# The languages that the catalogue has, and the name of each in Swift.
LANGUAGES = {"de": "german", "en": "english"}
# Categories of plurals, in the order in which the compiled table has them.
PLURALS = ("one", "other")

MOST_ARGUMENTS = 4
KEY = re.compile(r"([a-z]\w*)(?:\(((?:(?:_|[a-z]\w*):)+)\))?")
PLACEHOLDER = re.compile(r"%(?:(\d)\$)?(lld|@)|%%|%")
TYPES = {"lld": "Int", "@": "Text"}
RESERVED = {"default", "in", "is", "for", "of", "case", "repeat", "where", "as", "do", "else", "if"}


class Entry:
    """A text of the catalogue with its translations: one value, or one for each plural."""

    def __init__(self, key, data):
        self.key = key
        self.comment = data.get("comment", "")
        self.values, self.states, self.problems = {}, {}, []
        match = KEY.fullmatch(key)
        if match is None:
            self.problems.append("ist kein Name in Swift wie „enter“ oder „outOf(_:)“")
        self.name = match.group(1) if match else key
        self.labels = match.group(2)[:-1].split(":") if match and match.group(2) else []
        for language, content in data.get("localizations", {}).items():
            self.read(language, content)
        if set(data) - {"comment", "extractionState", "localizations"}:
            self.problems.append("hat Angaben, die der Bau nicht kennt")
        self.is_plural = any(len(values) > 1 for values in self.values.values())
        self.types = self.arguments(SOURCE)
        if len(self.labels) > MOST_ARGUMENTS:
            self.problems.append(f"hat mehr als {MOST_ARGUMENTS} Platzhalter")
        if len(self.types) != len(self.labels):
            self.problems.append("hat einen anderen Namen als Platzhalter")

    def read(self, language, content):
        units = {"other": content.get("stringUnit")}
        if "variations" in content:
            if set(content["variations"]) != {"plural"} or "stringUnit" in content:
                self.problems.append(f"{language}: hat andere Varianten als „plural“")
            plural = content["variations"].get("plural", {})
            if set(plural) != set(PLURALS):
                self.problems.append(f"{language}: braucht die Formen {', '.join(PLURALS)}")
            units = {form: plural.get(form, {}).get("stringUnit") for form in PLURALS}
        self.values[language] = [(unit or {}).get("value", "") for unit in units.values()]
        for unit in units.values():
            if (unit or {}).get("state") != "translated":
                self.problems.append(f"{language}: ist nicht fertig übersetzt")
        for value in self.values[language]:
            if not value:
                self.problems.append(f"{language}: ist leer")
            if re.search(r"[\x00-\x1f]", value):
                self.problems.append(f"{language}: enthält Steuerzeichen oder Zeilenumbrüche")

    def arguments(self, language):
        """The types of what is filled in, by position, in all forms of a text together."""
        types = {}
        for value in self.values.get(language, []):
            implied = 0
            for match in PLACEHOLDER.finditer(value):
                if match.group() == "%%":
                    continue
                if match.group(2) is None:
                    self.problems.append(f"{language}: Ein Prozentzeichen wird „%%“ geschrieben")
                    continue
                implied += match.group(1) is None
                position = int(match.group(1) or implied)
                if types.setdefault(position, TYPES[match.group(2)]) != TYPES[match.group(2)]:
                    self.problems.append(f"{language}: Platzhalter {position} ist Zahl und Text")
        if sorted(types) != list(range(1, len(types) + 1)):
            self.problems.append(f"{language}: Den Platzhaltern fehlt eine Nummer")
        return [types[position] for position in sorted(types)]

    def faults(self):
        """What is wrong with the entry, in sentences."""
        problems = list(self.problems)
        for language in LANGUAGES:
            if language not in self.values:
                problems.append(f"{language}: fehlt")
            elif language != SOURCE:
                if self.arguments(language) != self.types:
                    problems.append(f"{language}: hat andere Platzhalter")
                if (len(self.values[language]) > 1) != self.is_plural:
                    problems.append(f"{language}: hat nicht dieselben Formen")
        if set(self.values) - set(LANGUAGES):
            problems.append("hat Sprachen, die es nicht gibt")
        if self.is_plural and self.types.count("Int") != 1:
            problems.append("wechselt die Form und braucht dafür genau eine Zahl")
        return [f"{self.key}: {problem}" for problem in dict.fromkeys(problems)]

    @property
    def width(self):
        """How many places of the table the entry takes."""
        return len(PLURALS) if self.is_plural else 1

    def compiled(self, language):
        """The lines of the table: placeholders become the bytes 1 to 4."""
        lines = []
        for value in self.values[language]:
            implied = 0

            def placed(match):
                nonlocal implied
                if match.group(2) is None:
                    return "%"
                implied += match.group(1) is None
                return f"\\u{{{match.group(1) or implied}}}"

            parts, end = [], 0
            for match in PLACEHOLDER.finditer(value):
                parts += [value[end:match.start()].replace("\\", "\\\\"), placed(match)]
                end = match.end()
            parts.append(value[end:].replace("\\", "\\\\"))
            lines.append("".join(parts).replace('"""', '\\"""'))
        return lines


def read(path=CATALOGUE):
    """The entries of the catalogue in the order of their keys, and the file as it should stand."""
    try:
        data = json.loads(path.read_text("utf-8"), object_pairs_hook=without_doubles)
    except ValueError as error:
        raise Failure(f"{path.name} ist kein JSON: {error}") from error
    if data.get("sourceLanguage") != SOURCE or data.get("version") != "1.0":
        raise Failure(f"{path.name} ist kein Katalog mit der Sprache „{SOURCE}“.")
    keys = sorted(data["strings"], key=lambda key: (key.lower(), key))
    data["strings"] = {key: data["strings"][key] for key in keys}
    ordered = {key: data[key] for key in ("sourceLanguage", "strings", "version")}
    text = json.dumps(ordered, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"
    return [Entry(key, data["strings"][key]) for key in keys], text


def without_doubles(pairs):
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise Failure(f"{CATALOGUE.name}: „{name}“ steht zweimal da.")
    return dict(pairs)


def faults(entries):
    """What is wrong with the catalogue, in sentences."""
    return [fault for entry in entries for fault in entry.faults()]


def swift(entries, order=None):
    """The Swift file of the catalogue, with the texts in the order of these keys or of their use."""
    if order is not None and sorted(order) == sorted(entry.key for entry in entries):
        entries = sorted(entries, key=lambda entry: order.index(entry.key))
    else:
        entries = by_use(entries)
    lines = [
        "// swift-format-ignore-file",
        f"// Made from {CATALOGUE.name} by Scripts/texts.py. Change the catalogue, then run it.",
        "",
        "extension Texts {",
    ]
    place = 0
    for entry in entries:
        lines += [f"  /// {line}" for line in documentation(entry)]
        lines += [f"  {member(entry, place)}", ""]
        place += entry.width
    lines[-1] = "}"
    for language, name in LANGUAGES.items():
        table = [line for entry in entries for line in entry.compiled(language)]
        # The web build has one language.
        condition = "!ENGLISH" if language == SOURCE else "ENGLISH"
        lines += [
            "", f"#if !hasFeature(Embedded) || {condition}", "extension TextTable {",
            f'  static let {name} = TextTable(', f'    """',
            *(f"    {line}" for line in table),
            '    """)', "}", "#endif",
        ]
    return "\n".join(lines) + "\n"


def by_use(entries):
    """The entries in the order in which the source first names them.

    What a `switch` chooses from then stands in a row, and choosing is an addition.
    """
    names = {}
    for path in sorted(FOLDER.parent.rglob("*.swift")):
        if path != SWIFT:
            for name in re.findall(r"\w+", path.read_text("utf-8")):
                names.setdefault(name, len(names))
    return sorted(entries, key=lambda entry: names.get(entry.name, len(names)))


def order(text):
    """The keys in the order in which a Swift file has them.

    The source may change without making the file stale: any order is right, some are smaller.
    """
    members = re.findall(r"^  static (?:var|func) (\w+)(?:\(([^)]*)\))?", text, re.MULTILINE)
    keys = []
    for name, parameters in members:
        labels = re.findall(r"(\w+)(?: \w+)?: ", parameters)
        keys.append(f"{name}({''.join(f'{label}:' for label in labels)})" if labels else name)
    return keys


def documentation(entry):
    """The text as it reads, for whoever sees the member in an editor."""
    return [entry.values[SOURCE][-1].replace("%lld", "%@")]


def member(entry, place):
    if not entry.labels:
        return f"static var {entry.name}: Phrase {{ Phrase({place}) }}"
    parameters, names = [], []
    for position, (label, kind) in enumerate(zip(entry.labels, entry.types)):
        name = label
        if label == "_":
            name = ("first", "second", "third", "fourth")[position]
        label = f"_ {name}" if label == "_" else name
        parameters.append(f"{label}: {'consuming ' if kind == 'Text' else ''}{kind}")
        name = f"`{name}`" if name in RESERVED else name
        # For up to two there is a function for each order of numbers and texts.
        names.append(f"Text({name})" if kind == "Int" and len(entry.labels) > 2 else name)
    form = "filled"
    if entry.is_plural:
        form = "counted"
    return (
        f"static func {entry.name}({', '.join(parameters)}) -> Text "
        f"{{ Phrase({place}).{form}({', '.join(names)}) }}"
    )


def main():
    parser = argparse.ArgumentParser(description="Übersetzt den Katalog der Texte nach Swift.")
    parser.add_argument("--check", action="store_true", help="nur prüfen, nichts schreiben")
    check = parser.parse_args().check
    update(check)


def update(check=False):
    """Writes what is not as it should be; with `check` says so instead."""
    entries, ordered = read()
    wrong = faults(entries)
    if wrong:
        raise Failure("Im Katalog der Texte stimmt etwas nicht:\n  " + "\n  ".join(wrong))
    known = SWIFT.read_text("utf-8") if SWIFT.exists() else ""
    if known != swift(entries, order(known)):
        known = swift(entries)
    for path, text in ((CATALOGUE, ordered), (SWIFT, known)):
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if check:
            raise Failure(f"{path.name} ist nicht auf dem Stand: python3 Scripts/texts.py")
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    run_script(main)
