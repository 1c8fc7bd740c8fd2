"""Makes the fonts of the site: Archivo for figures and titles, Public Sans for words.

Both come from PyPI, are cut to the characters and the axes in use, and are kept in a folder that
git ignores. Where they are not and cannot be fetched, the site takes the fonts of the system.
"""

import hashlib
import importlib.util
import io
import logging
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from common import ROOT, Failure

REQUIREMENTS = ROOT / "Scripts" / "requirements-fonts.txt"
TOOLS = ROOT / ".tools" / "fonts"
CACHE = ROOT / ".build-fonts"

# The file with the rules that name the others.
RULES = "fonts.css"
LICENCE = "OFL.txt"

FIGURES = "0123456789 \u00a0.,:;+-–−=≈≤≥×÷/()%°·"
SIGNS = "–—‘’‚“”„•…‹›€−≈≤≥→"
BASIC = "".join(map(chr, range(0x20, 0x7F)))
LATIN_1 = "".join(map(chr, range(0xA0, 0x100)))
EXTENDED_A = "".join(map(chr, range(0x100, 0x180)))
TEXT = BASIC + LATIN_1 + EXTENDED_A + "ȘșȚțẞ" + SIGNS
LETTERS = "".join(character for character in TEXT if character not in FIGURES)

FEATURES = [
    "kern", "liga", "tnum", "lnum", "pnum", "calt", "ccmp", "mark", "mkmk", "rvrn",
]


@dataclass(frozen=True)
class Source:
    """A family as its package brings it."""

    family: str
    package: str
    file: str
    digest: str
    weights: tuple
    stretches: tuple = ()

    @property
    def folder(self):
        return TOOLS / self.package

    @property
    def style(self):
        """The range of weights and widths, as a rule of CSS says it."""
        weights = f"font-weight: {self.weights[0]} {self.weights[1]};"
        if not self.stretches:
            return weights
        return f"{weights} font-stretch: {self.stretches[0]}% {self.stretches[1]}%;"


ARCHIVO = Source(
    "Archivo", "fontpkg_archivo", "Archivo[wdth,wght].ttf",
    "0e094a7d3c7c4c25cf1310c4b30014f1dae9332220b1c2c88f4fa996f0b05053",
    (320, 700), (84, 125),
)
PUBLIC_SANS = Source(
    "Public Sans", "fontpkg_public_sans", "PublicSans[wght].ttf",
    "d75a7dc1a27eb9e336d5b33f55489d2ecb5621bf694d5c43b2415bce2ca830a8",
    (400, 650),
)


@dataclass(frozen=True)
class Cut:
    """A file of the site: what is left of a source."""

    file: str
    source: Source
    axes: dict
    characters: str
    range: str = ""


def code_points(characters):
    return ",".join(f"U+{ord(character):X}" for character in sorted(characters))


# Figures are set in many weights and widths, letters of Archivo only in titles, which all have the
# same. With its letters in every weight and width it would be four times as large.
CUTS = [
    Cut("archivo-letters.woff2", ARCHIVO, {"wght": 640, "wdth": 112}, LETTERS),
    Cut(
        "archivo-figures.woff2", ARCHIVO, {"wght": (320, 700), "wdth": (84, 125)}, FIGURES,
        code_points(FIGURES),
    ),
    Cut("public-sans.woff2", PUBLIC_SANS, {"wght": (400, 650)}, TEXT),
]

# Until a font has arrived, one of the system stands in, scaled so that a line of it is as long and
# stands on the same ground. These are the weights it stands in for and the one it is held against.
REGULAR, BOLD = (1, 499, 400), (500, 1000, 600)

# The last two are the mean advances of WORDS and DIGITS in it, in em.
STAND_INS = [
    ("Arial", REGULAR, ["Arial", "Liberation Sans", "Arimo"], .4397, .5562),
    ("Arial", BOLD, ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"], .4758, .5562),
    ("Roboto", REGULAR, ["Roboto"], .4388, .5620),
    ("Roboto", BOLD, ["Roboto Bold", "Roboto"], .4474, .5739),
    ("DejaVu", REGULAR, ["DejaVu Sans"], .5022, .6362),
    ("DejaVu", BOLD, ["DejaVu Sans Bold"], .5703, .6958),
]
WORDS = (
    "Triffst du in jeder Prüfung deinen Kursschnitt, landest du bei der Note, die du dir "
    "vorgenommen hast."
)
DIGITS = "0123456789"

# Ranges of widths, and for each the width and the text that is set in it: titles or figures.
WIDTHS = [
    (50, 95, 84, DIGITS), (96, 107, 100, DIGITS), (108, 118, 112, WORDS), (119, 200, 125, DIGITS),
]


def make():
    """The files by their names, the rules among them; None where they are not to be had."""
    key = hashlib.sha256(REQUIREMENTS.read_bytes() + Path(__file__).read_bytes()).hexdigest()
    kept = CACHE / key[:16]
    if not kept.is_dir() and not install():
        print("Schriften: nicht da und nicht zu laden, die Seite nimmt die des Systems.")
        return None
    use_tools()
    if not kept.is_dir():
        keep(cut_all(), kept)
    return {path.name: path.read_bytes() for path in sorted(kept.iterdir())}


def keep(files, folder):
    """Writes the files to a folder that is there only when all of them are."""
    shutil.rmtree(CACHE, ignore_errors=True)
    fresh = CACHE / "new"
    fresh.mkdir(parents=True)
    for name, content in files.items():
        (fresh / name).write_bytes(content)
    fresh.rename(folder)


def install():
    """Puts the packages into a folder of the project, unless they are there already.

    Returns whether they are. Without a network that takes seconds: pip asks once.
    """
    digest = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    stamp = TOOLS / "requirements.sha256"
    if stamp.exists() and stamp.read_text() == digest:
        return True
    # Debian's Python has no pip of its own; that of the tests does.
    here = importlib.util.find_spec("pip") is not None
    python = sys.executable if here else ROOT / ".tools" / "venv" / "bin" / "python"
    fresh = TOOLS.with_name(TOOLS.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    # The packages with the fonts ask for a newer Python than their files need.
    words = [
        str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input",
        "--retries", "0", "--timeout", "5", "--no-deps", "--only-binary", ":all:",
        "--ignore-requires-python", "--target", str(fresh), "--requirement", str(REQUIREMENTS),
    ]
    try:
        result = subprocess.run(
            words, check=False, timeout=120, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    if result.returncode != 0:
        return False
    (fresh / stamp.name).write_text(digest)
    shutil.rmtree(TOOLS, ignore_errors=True)
    fresh.rename(TOOLS)
    print(f"Schriften: mit pip geladen, sie liegen in {TOOLS.relative_to(ROOT)}.", flush=True)
    return True


def use_tools():
    """Makes the installed packages importable."""
    if str(TOOLS) not in sys.path:
        sys.path.insert(0, str(TOOLS))
    logging.getLogger("fontTools").setLevel(logging.ERROR)


def cut_all():
    """All files, made anew."""
    files = {cut.file: woff2(cut) for cut in CUTS}
    files[LICENCE] = licence()
    rules = [rule(cut) for cut in CUTS]
    rules += [text for source in (ARCHIVO, PUBLIC_SANS) for text in stand_ins(source)]
    files[RULES] = "".join(f"{text}\n" for text in rules).encode("utf-8")
    return files


def licence():
    """The licence that both families have, after the copyright of each."""
    notices, text = [], ""
    for source in (ARCHIVO, PUBLIC_SANS):
        notice, _, text = (source.folder / "LICENSE").read_text("utf-8").partition("\n")
        notices.append(f"{notice}\n")
    return "".join([*notices, text]).encode("utf-8")


def opened(source):
    """The font, if it is to the byte the one that was looked at."""
    from fontTools.ttLib import TTFont

    content = (source.folder / "files" / source.file).read_bytes()
    if hashlib.sha256(content).hexdigest() != source.digest:
        raise Failure(f"{source.file} ist nicht die Datei, die Gleitpfad erwartet.")
    return TTFont(io.BytesIO(content), recalcTimestamp=False)


def woff2(cut):
    """What is left of the source, as a file."""
    from fontTools import subset
    from fontTools.varLib import instancer

    options = subset.Options()
    options.layout_features = FEATURES
    # Names carry the copyright and the licence.
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    options.hinting = False
    options.drop_tables += ["DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(text=cut.characters)
    font = opened(cut.source)
    cutter.subset(font)
    font = instancer.instantiateVariableFont(font, cut.axes)
    font.flavor = "woff2"
    packed = io.BytesIO()
    font.save(packed)
    return packed.getvalue()


# The rules


def rule(cut):
    """The rule for a file. Nobody waits for it: words are shown at once, and then in their font."""
    characters = f" unicode-range: {cut.range};" if cut.range else ""
    return (
        f'@font-face {{ font-family: "{cut.source.family}"; {cut.source.style} '
        f'src: url("fonts/{cut.file}") format("woff2"); font-display: swap;{characters} }}'
    )


def stand_ins(source):
    """The rules for what stands in for a font."""
    font = opened(source)
    for name, (least, most, weight), names, words, digits in STAND_INS:
        places = ", ".join(f'local("{local}")' for local in names)
        for narrowest, widest, width, text in WIDTHS if source.stretches else [(0, 0, 100, WORDS)]:
            theirs = digits if text == DIGITS else words
            scale = advance(font, {"wght": weight, "wdth": width}, text) / theirs
            stretch = f" font-stretch: {narrowest}% {widest}%;" if source.stretches else ""
            yield (
                f'@font-face {{ font-family: "{source.family} {name}"; '
                f"font-weight: {least} {most};{stretch} src: {places}; {metrics(font, scale)} }}"
            )


def advance(font, location, text):
    """The mean advance of a text in em."""
    glyphs, names = font.getGlyphSet(location=location), font.getBestCmap()
    widths = [glyphs[names[ord(character)]].width for character in text]
    return sum(widths) / len(widths) / font["head"].unitsPerEm


def metrics(font, scale):
    """What gives another font the ground and the height of this one, at a scale."""
    table, em = font["hhea"], font["head"].unitsPerEm * scale
    return (
        f"size-adjust: {scale:.1%}; ascent-override: {table.ascent / em:.1%}; "
        f"descent-override: {-table.descent / em:.1%}; line-gap-override: {table.lineGap / em:.1%};"
    )
