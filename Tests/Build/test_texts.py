"""What people read stands in the catalogue of texts, whole, in use, and nowhere else."""

import copy
import json
import re
import unittest

import texts
from common import ROOT, Failure
from swift_literals import code, literals

INTERFACE = ROOT / "Sources" / "Interface"

# Arguments that are no text: tags, attributes, words of files and of the page.
WORDS = {
    "attribute", "classes", "elementsEqual", "isSame", "markup", "names", "path", "save", "word",
    "UInt8",
}
TAGS = {"begin", "circle", "element", "formField", "input", "single", "title"}
LABELS = {"heading", "keys", "style"}
# Arguments that are text, by their number.
READ = {
    ("announce", 0), ("element", 1), ("formField", 1), ("hidden", 0), ("label", 0), ("option", 1),
    ("say", 0), ("status", 0), ("text", 0), ("title", 1), ("Text", 0),
}

LETTER = re.compile(r"[^\W\d_]")
# A letter beyond ASCII, a word with a capital, or a space with a letter at its side.
READABLE = re.compile(r"[^\W\d_a-zA-Z]|\b[A-Z][a-z]|[a-z] | [a-z]")
MARKUP = re.compile(r"[=<>]|^#?/")


def swift_files():
    return [path for path in sorted(INTERFACE.rglob("*.swift")) if path != texts.SWIFT]


def reads_like_text(literal):
    """Whether a literal is something that people read."""
    if not LETTER.search(literal.text):
        return False
    if (literal.call, literal.argument) in READ:
        return True
    if literal.call in WORDS or (literal.call in TAGS and literal.argument == 0):
        return False
    if literal.label in LABELS or MARKUP.search(literal.text):
        return False
    if literal.is_filled_in:
        # Only one letter stands before a number, as a name of the page.
        return not re.fullmatch(r"[a-z]", literal.text)
    return bool(READABLE.search(literal.text))


def unused(entries, sources):
    """The keys whose member no source names."""
    used = set()
    for source in sources:
        used |= set(re.findall(r"\bTexts\.(\w+)", source))
        if re.search(r"^(?:extension|enum) Texts\b", source, re.MULTILINE):
            used |= set(re.findall(r"(?<![.\w])(\w+)(?!\w*:(?!:))", source))
    return [entry.key for entry in entries if entry.name not in used]


class Catalogue(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.entries, cls.ordered = texts.read()

    def test_it_is_whole(self):
        self.assertEqual(texts.faults(self.entries), [])

    def test_its_swift_file_is_up_to_date(self):
        text = texts.SWIFT.read_text("utf-8")
        self.assertEqual(
            text, texts.swift(self.entries, texts.order(text)), "python3 Scripts/texts.py")

    def test_a_text_that_has_changed_makes_it_stale(self):
        text = texts.SWIFT.read_text("utf-8").replace("Ergebnis eintragen", "Ergebnis angeben")
        self.assertNotEqual(text, texts.swift(self.entries, texts.order(text)))

    def test_any_order_of_its_members_is_right(self):
        order = [entry.key for entry in reversed(self.entries)]
        text = texts.swift(self.entries, order)
        self.assertEqual(texts.order(text), order)
        self.assertEqual(text, texts.swift(self.entries, texts.order(text)))

    def test_it_is_in_order(self):
        self.assertEqual(
            texts.CATALOGUE.read_text("utf-8"), self.ordered, "python3 Scripts/texts.py")

    def test_every_text_is_used(self):
        sources = [code(path.read_text("utf-8")) for path in swift_files()]
        self.assertEqual(unused(self.entries, sources), [])

    def test_no_text_stands_elsewhere(self):
        found = [
            f"{path.relative_to(ROOT)}:{literal.line}: {literal.raw}"
            for path in swift_files()
            for literal in literals(path.read_text("utf-8"))
            if reads_like_text(literal)
        ]
        self.assertEqual(found, [])


class Faults(unittest.TestCase):
    """Each fault that the catalogue can have is found."""

    def setUp(self):
        self.catalogue = json.loads(texts.CATALOGUE.read_text("utf-8"))["strings"]

    def faults(self, key, change):
        data = copy.deepcopy(self.catalogue[key])
        change(data["localizations"])
        return " ".join(texts.Entry(key, data).faults())

    def test_a_missing_language(self):
        for language in texts.LANGUAGES:
            self.assertIn(
                f"{language}: fehlt", self.faults("enter", lambda all: all.pop(language)))

    def test_what_is_not_translated(self):
        def change(all):
            all["de"]["stringUnit"]["state"] = "needs_review"

        self.assertIn("nicht fertig", self.faults("enter", change))

    def test_an_empty_text(self):
        def change(all):
            all["de"]["stringUnit"]["value"] = ""

        self.assertIn("leer", self.faults("enter", change))

    def test_other_placeholders_than_the_name_says(self):
        def change(all):
            all["de"]["stringUnit"]["value"] = "von allen"

        self.assertIn("Platzhalter", self.faults("outOf(_:)", change))

    def test_a_plural_without_one(self):
        def change(all):
            del all["de"]["variations"]["plural"]["one"]

        self.assertIn("braucht die Formen", self.faults("courseCount(_:)", change))

    def test_a_key_that_is_no_name(self):
        data = self.catalogue["enter"]
        self.assertTrue(texts.Entry("Enter a result", data).faults())

    def test_a_key_that_stands_twice(self):
        with self.assertRaises(Failure):
            texts.without_doubles([("enter", {}), ("enter", {})])

    def test_an_unused_key(self):
        entries, _ = texts.read()
        sources = [code('page.text(Texts.entered) // Texts.enter'), code('Text("Texts.enter")')]
        self.assertIn("enter", unused(entries, sources))
        self.assertNotIn("enter", unused(entries, [code('"\\(Texts.enter)"')]))

    def test_text_in_the_source(self):
        for source in (
            'page.text("nein")', 'page.element("p", "weiter")', 'option("1", "ja")',
            'let text: Text = "noch offen"', 'return "Übernehmen"', 'return "\\(count) neu"',
            'case .a: "Eintragen"', '"Punkte \\(Texts.name("unter 5"))"',
        ):
            self.assertTrue(any(reads_like_text(each) for each in literals(source)), source)

    def test_no_text_in_the_source(self):
        for source in (
            'page.element("p class=lead")', 'page.begin("option")', 'return "#/plan/fach"',
            'Texts.outOf(3) // "Eintragen"', '"\\(first), \\(second)"', 'page.markup("<b>·</b>")',
            'link(Texts.enter, style: "quiet small-button")', 'subject[.level] = .word("Leistungsfach")',
        ):
            self.assertFalse(any(reads_like_text(each) for each in literals(source)), source)


if __name__ == "__main__":
    unittest.main()
