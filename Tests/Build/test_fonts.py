"""Tests the fonts of the built site: what they hold, what they weigh, under which licence."""

import contextlib
import io
import re
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import contract
import fonts
from common import ROOT

# Characters that people may read and that the fonts lack; the system's stand in.
LEFT_TO_SYSTEM = {"Archivo": set(), "Public Sans": {"→"}}

# Letters of no living language, or of none that the fonts know.
NOT_DRAWN = {"Archivo": set(), "Public Sans": set("Ĳĳŉſẞ")}

MOST_BYTES = {"archivo": 34_000, "public-sans": 25_000}


def shown_characters():
    """Every character beyond ASCII in the sources of what the page may show, outside comments."""
    found = set()
    for module in ("Abitur", "Interface", "JSON", "Planner", "Vault", "WebApp"):
        for path in (ROOT / "Sources" / module).rglob("*.swift"):
            for line in path.read_text(encoding="utf-8").splitlines():
                found.update(re.sub(r"(^|\s)//.*", "", line))
    for name in ("host.js", "index.html"):
        found.update(re.sub(r"(^|\s)//.*", "", (ROOT / "Web" / name).read_text(encoding="utf-8")))
    return {character for character in found if ord(character) > 126}


class FontTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = contract.site / "fonts"
        if not cls.folder.is_dir():
            raise AssertionError(
                "Die Seite ist ohne Schriften gebaut. Sie kommen von PyPI; besteht eine Verbindung?"
            )
        if not fonts.install():
            raise AssertionError("Das Werkzeug für Schriften fehlt und lässt sich nicht laden.")
        fonts.use_tools()
        from fontTools.ttLib import TTFont

        cls.fonts = {
            path.name: TTFont(io.BytesIO(path.read_bytes())) for path in cls.folder.glob("*.woff2")
        }
        cls.characters = {"Archivo": set(), "Public Sans": set()}
        for cut in fonts.CUTS:
            cls.characters[cut.source.family].update(map(chr, cls.fonts[cut.file].getBestCmap()))

    def test_every_character_of_the_app_is_there_or_known_to_be_missing(self):
        shown = shown_characters()
        self.assertLessEqual(set("äöüÄÖÜß„“–…§×"), shown)
        for family, has in self.characters.items():
            self.assertEqual(shown - has, LEFT_TO_SYSTEM[family] & shown, family)

    def test_names_of_european_pupils_can_be_written(self):
        wanted = set(fonts.BASIC + fonts.LATIN_1 + fonts.EXTENDED_A + "ȘșȚțẞ")
        for family, has in self.characters.items():
            self.assertEqual(wanted - has, NOT_DRAWN[family], family)

    def test_figures_come_from_one_file(self):
        """Otherwise two files would share a number."""
        cuts = {cut.file: set(map(chr, self.fonts[cut.file].getBestCmap())) for cut in fonts.CUTS}
        letters, figures = cuts["archivo-letters.woff2"], cuts["archivo-figures.woff2"]
        self.assertEqual(letters & figures, set())
        self.assertEqual(figures, set(fonts.FIGURES))

    def test_axes(self):
        axes = {
            name: {axis.axisTag: (axis.minValue, axis.maxValue) for axis in font["fvar"].axes}
            for name, font in self.fonts.items() if "fvar" in font
        }
        self.assertEqual(
            axes,
            {
                "archivo-figures.woff2": {"wght": (320, 700), "wdth": (84, 125)},
                "public-sans.woff2": {"wght": (400, 650)},
            },
        )

    def test_figures_of_either_kind_and_kerning_are_there(self):
        for name in ("archivo-figures.woff2", "public-sans.woff2"):
            # Both are lining as they are.
            self.assertLessEqual({"tnum", "pnum"}, self.features(name, "GSUB"), name)
        for name in self.fonts:
            self.assertIn("kern", self.features(name, "GPOS"), name)

    def features(self, name, table):
        records = self.fonts[name][table].table.FeatureList.FeatureRecord
        return {record.FeatureTag for record in records}

    def test_they_are_small(self):
        for start, most in MOST_BYTES.items():
            files = [path for path in self.folder.glob("*.woff2") if path.name.startswith(start)]
            self.assertTrue(files)
            self.assertLessEqual(sum(path.stat().st_size for path in files), most, start)

    def test_the_licence_is_beside_them_and_no_name_is_reserved(self):
        text = (self.folder / fonts.LICENCE).read_text(encoding="utf-8")
        notices = text.partition("\n\n")[0]
        for source in (fonts.ARCHIVO, fonts.PUBLIC_SANS):
            self.assertIn(f"The {source.family} Project Authors", notices)
        self.assertIn("SIL OPEN FONT LICENSE Version 1.1", text)
        # What is cut may only keep its name because the notices reserve none.
        self.assertNotIn("reserved", notices.lower())
        for name, font in self.fonts.items():
            self.assertIn("SIL Open Font License", font["name"].getDebugName(13), name)

    def test_the_style_sheet_and_the_page_name_them(self):
        style = (contract.site / "style.css").read_text(encoding="utf-8")
        page = (contract.site / "index.html").read_text(encoding="utf-8")
        files = {f"fonts/{name}" for name in self.fonts}
        self.assertEqual(set(re.findall(r'url\("([^"]+\.woff2)"\)', style)), files)
        self.assertEqual(set(re.findall(r'rel="preload" href="([^"]+)" as="font"', page)), files)
        # Whatever has a rule is also asked for.
        stacks = " ".join(re.findall(r"--(?:figures|words): ([^;]+);", style))
        for family in re.findall(r'@font-face \{ font-family: ("[^"]+")', style):
            self.assertIn(family, stacks)


class WithoutFontsTests(unittest.TestCase):
    def test_the_build_goes_on_where_they_cannot_be_fetched(self):
        with tempfile.TemporaryDirectory() as folder:
            nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_EXTRA_INDEX_URL": ""}
            said = io.StringIO()
            with mock.patch.multiple(
                fonts, TOOLS=Path(folder) / "fonts", CACHE=Path(folder) / "cache"
            ), mock.patch.dict("os.environ", nowhere), contextlib.redirect_stdout(said):
                self.assertIsNone(fonts.make())
        self.assertEqual(
            said.getvalue(),
            "Schriften: nicht da und nicht zu laden, die Seite nimmt die des Systems.\n",
        )


if __name__ == "__main__":
    unittest.main()
