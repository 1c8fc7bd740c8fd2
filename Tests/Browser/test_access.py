"""What is left of the page without its looks: to a screen reader, in forced colours, on paper."""

import datetime
import difflib
import json
import pathlib
import re
import unittest

import support
from support import FAULTY, Tab
from test_plan import DATA, SUBJECTS, Person, set_passphrase

SNAPSHOTS = pathlib.Path(__file__).resolve().parent / "Snapshots"
NOW = datetime.datetime(2026, 12, 1, 9, 0, tzinfo=datetime.timezone.utc)
PHONE, DESKTOP = (390, 844), (1440, 900)
PRINTING = "dispatchEvent(new Event('beforeprint'))"


def plan():
    """A plan in which a course can be all that it can be, but not graded."""
    subjects = {
        "Mathematik": [12, 11, 13], "Englisch": [10, 10, 11], "Physik": [8, 9, 4],
        "Deutsch": [9, 8, 10], "Religionslehre": [12, 13, 12], "Geschichte": [7, 8, 8],
        "Geographie": [None, 9, 10, None], "Gemeinschaftskunde": [11, None, None, "offen"],
        "Biologie": [10, 11, 10], "Chemie": [5, 4, 6], "Bildende Kunst": [13, 12, 3],
        "Sport": [14, 13, 0],
    }
    wishes = {
        "Deutsch": {"geklammert": [2]}, "Chemie": {"gehalten": [3]},
        "Bildende Kunst": {"geklammert": [4]},
    }
    advanced = list(subjects)[:3]
    return json.dumps({
        "format": "gleitpfad-plan", "version": 1, "name": "Lena", "land": "BW", "abitur": 2027,
        "faecher": [
            {
                "fach": name, **({"rolle": "Leistungsfach"} if name in advanced else {}),
                "kurse": {
                    str(number + 1): value
                    for number, value in enumerate((values + ["offen"])[:4]) if value is not None
                },
                **wishes.get(name, {}),
            }
            for name, values in subjects.items()
        ],
        "pruefungen": [
            *({"fach": name, "schriftlich": "offen"} for name in advanced),
            {"fach": "Deutsch", "muendlich": 11}, {"fach": "Religionslehre", "muendlich": "offen"},
        ],
    })


def walk(me):
    """Leads somebody through all screens and says at each which it is."""
    me.open()
    yield "start"
    me.take("kaputt.json", FAULTY)
    me.see("Zeile 3, Spalte 1")
    yield "fehler"
    for moment in ("anfang", "", "fertig"):
        route = "/".join(filter(None, ("#/beispiel", moment)))
        me.open(route)
        yield "-".join(filter(None, ("beispiel", moment)))
    me.open("#/beispiel/kurse")
    yield "beispiel-kurse"
    me.open("#/beispiel/rechnung")
    me.js(PRINTING)  # Everything is unfolded, as on paper.
    yield "beispiel-rechnung"

    me.open()
    me.press("Eigenen Plan anlegen")
    me.see("Schritt 1 von 6")
    me.type("Name", "Lena")
    chosen = (
        (), ("Mathematik", "Englisch", "Physik"),
        ("Bildende Kunst", "Religions\u00adlehre", "Chemie"), (), ("Deutsch",), (),
    )
    for step, names in enumerate(chosen, start=1):
        me.see(f"Schritt {step} von 6")
        for name in names:
            me.press(name)
        me.saved()
        yield f"einrichten-{step}"
        me.press("Weiter" if step < 6 else "Zum Überblick")
    me.see("Mit dem ersten Ergebnis beginnt die Rechnung.")
    yield "leer"

    # Plans stand in the order in which they were made, and within a moment by chance.
    me.browser.page.clock.set_fixed_time(NOW + datetime.timedelta(minutes=1))
    me.take("lena.json", plan())
    me.see("„lena.json“ übernehmen")
    yield "uebernahme"
    me.press("Übernehmen")
    me.see("„lena.json“ übernommen")
    me.saved()
    yield "ueberblick"
    me.go("#/plan/kurse")
    me.see("eingeklammert")
    yield "kurse"
    me.browser.click(".cell a")
    me.see("Was soll mit dem Kurs geschehen?")
    yield "kurs"
    me.press("Schließen")
    me.press("Eintragen")
    me.pick("11 Punkte, 2")
    me.see("Kurs 4. Halbjahr", "11 Punkte sichern")
    yield "eintragen"
    me.press("11 Punkte sichern")
    me.go(SUBJECTS)
    me.see("Fach hinzufügen")
    me.saved()
    yield "faecher"
    me.press("Mathematik")
    me.see("Niveau")
    yield "fach"
    me.go("#/plan/pruefungen")
    me.see("Jeder Punkt einer Prüfung")
    yield "pruefungen"
    me.go("#/plan/ziel")
    me.press("Ziel setzen")
    me.see("beginnt bei")
    me.saved()
    yield "ziel"
    me.go("#/plan/rechnung")
    me.see("Kursblock")
    yield "rechnung"
    me.go(DATA)
    me.see("App-Sperre")
    me.saved()
    yield "daten"
    set_passphrase(me, "geheim", "Passwort setzen")
    me.see("Dein Plan öffnet sich nur mit deinem Passwort.")
    me.press("Jetzt sperren")
    me.see("Dein Plan ist gesperrt")
    yield "gesperrt"


class AccessTest(support.PlaywrightTest, unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.server = support.Server()
        self.addCleanup(self.server.close)

    def person(self, size=PHONE, **options):
        """Somebody for whom it is always the same time."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            **{"locale": "de-DE", "reduced_motion": "reduce", **options})
        self.addCleanup(context.close)
        page = context.new_page()
        page.clock.set_fixed_time(NOW)
        return Person(Tab(page), self.server.url)

    def nothing(self, found):
        if found:
            self.fail("\n".join(["", *found]))


# ---------- to a screen reader ----------

# What differs where there is more room.
WIDE = ("ueberblick", "kurse", "einrichten-3")
CURRENT = """
  return [...document.querySelectorAll('[aria-current]')]
    .filter((e) => e.getClientRects().length > 0).map((e) => e.innerText.trim());
"""


def snapshot(me):
    """The screen as a tree of roles and names, and which of its links lead to where one is."""
    page = me.browser.page
    # Beside a modal dialog there is nothing.
    dialog = page.locator("[role=dialog]")
    tree = (dialog if dialog.count() else page.locator("body")).aria_snapshot()
    current = ", ".join(me.js(CURRENT)) if not dialog.count() else ""
    return stable(tree) + (f"# Hier: {current}\n" if current else "")


def stable(tree):
    """Without the ids of records, and with every list of options written out only once."""
    lines, seen, options = [], set(), []
    for line in [*re.sub(r"[0-9a-f]{32}", "…", tree).splitlines(), ""]:
        if re.match(r" *- '?option ", line):
            options.append(line)
            continue
        names = tuple(option.strip().replace(" [selected]", "") for option in options)
        if names in seen:
            lines += [option for option in options if "[selected]" in option]
            lines.append(re.match(" *", options[0])[0] + "- text: …")
        else:
            lines += options
        if names:
            seen.add(names)
        options = []
        lines.append(line)
    return "\n".join(lines).rstrip() + "\n"


class TestScreenReader(AccessTest):
    def test_screens_read_as_they_did(self):
        different, known = [], set()
        for size, mark, names in ((PHONE, "", None), (DESKTOP, "-breit", WIDE)):
            me = self.person(size)
            for name in walk(me):
                if names and name not in names:
                    continue
                path = SNAPSHOTS / f"{name}{mark}.yml"
                known.add(path)
                text = snapshot(me)
                if support.UPDATE:
                    path.write_text(text, "utf-8")
                elif not path.exists():
                    different.append(f"{path.name} is missing")
                else:
                    different += difflib.unified_diff(
                        path.read_text("utf-8").splitlines(), text.splitlines(), path.name,
                        "now", lineterm="")
            self.assertEqual(me.browser.errors(), [])
        self.nothing(different)
        self.assertEqual(set(SNAPSHOTS.iterdir()) - known, set(), "without a screen")


# ---------- in forced colours ----------

# The colours of the system by their names.
SYSTEM = """
  const probe = document.body.appendChild(document.createElement('p'));
  probe.style.forcedColorAdjust = 'none';
  const system = Object.fromEntries(
    ['Canvas', 'CanvasText', 'Highlight', 'HighlightText', 'GrayText', 'ButtonText', 'LinkText']
      .map((name) => {
        probe.style.color = name;
        return [name, getComputedStyle(probe).color];
      }));
  probe.remove();
"""
# What the page shows in colours that are not the system's, or without the line that it needs.
FORCED = SYSTEM + """
  const colours = new Set(Object.values(system));
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter((e) => e.getClientRects().length > 0);
  const named = (e) => `<${e.tagName.toLowerCase()} class="${e.getAttribute('class')}">`;
  const found = [];
  for (const shape of shown(':is(.scale, .gauge, .chart svg, svg.approach, .icon, .strike, .status svg) *')) {
    if (shape.closest('defs')) continue;
    const style = getComputedStyle(shape);
    for (const kind of ['fill', 'stroke']) {
      const paint = style[kind];
      if (paint === 'none' || paint.startsWith('url') || paint === 'rgba(0, 0, 0, 0)') continue;
      if (!colours.has(paint)) found.push(`${named(shape)} ${kind} ${paint}`);
    }
  }
  const edged = '.button:not(.plain), .round, .option, .key, .segments, .moments, .tabs, .sheet, '
    + '.fault, .note, .toast, .card, .sheet-value, select, input:not([type=radio])';
  for (const part of shown(edged)) {
    const style = getComputedStyle(part);
    if (part.matches('.sheet-subject select')) continue;
    if (style.borderTopStyle === 'none' || style.borderTopWidth === '0px') {
      found.push(`${named(part)} has no edge`);
    }
  }
  const chosen = '.segment:has(:checked), .key:has(:checked), .option[aria-pressed=true], '
    + ':is(.moments, .tabs, .side-places, .side-subjects) a[aria-current], .button.primary';
  for (const part of shown(chosen)) {
    const style = getComputedStyle(part);
    if (style.backgroundColor !== system.Highlight || style.color !== system.HighlightText) {
      found.push(`${named(part)} is not filled`);
    }
  }
  for (const kind of shown('.kind')) {
    const line = getComputedStyle(kind.querySelector('span')).borderBottomColor;
    if ((line !== system.Canvas) !== kind.matches(':has(:checked)')) {
      found.push(`${named(kind)} ${kind.innerText}: underlined ${line}`);
    }
  }
  for (const tile of shown('.tile.low:not(.projected, .struck, .pick)')) {
    const line = getComputedStyle(tile, '::after').backgroundColor;
    if (line !== system.CanvasText) found.push(`${named(tile)} has no line below`);
  }
  return [...new Set(found)];
"""
# How each state of a course is drawn, without its colours: lines, brackets, dots.
SIGNS = """
  return [...document.querySelectorAll('.legend li')].map((item) => {
    const tile = item.querySelector('.tile');
    const line = (e, part) => {
      const style = getComputedStyle(e, part);
      return ['outline', 'borderBottom', 'borderTop'].map((side) =>
        style[side + 'Style'] === 'none' ? '' : style[side + 'Style'] + style[side + 'Width']);
    };
    const bracket = tile.querySelector('i');
    return [item.innerText.split('\\n').pop().trim(), JSON.stringify([
      line(tile), bracket && line(bracket), !!tile.querySelector('.strike'),
      ['none', 'normal'].includes(getComputedStyle(tile, '::before').content) ? '' : 'dot',
    ])];
  });
"""


class TestForcedColours(AccessTest):
    def test_nothing_needs_the_colours_of_the_page(self):
        for size, theme in ((PHONE, "light"), (DESKTOP, "dark")):
            with self.subTest(theme):
                me = self.person(size, forced_colors="active", color_scheme=theme)
                found = [f"{name}: {what}" for name in walk(me) for what in me.js(FORCED)]
                self.nothing(found)

    def test_states_of_a_course_differ_by_their_lines(self):
        me = self.person(forced_colors="active")
        signs = next(me.js(SIGNS) for name in walk(me) if name == "kurse")
        self.assertEqual(len(signs), 7)
        drawn = {}
        for name, sign in signs:
            self.assertNotIn(sign, drawn, f"{name} looks like {drawn.get(sign)}")
            drawn[sign] = name

    def test_focus_is_seen(self):
        me = self.person(forced_colors="active")
        keys, unseen = me.browser.page.keyboard, []
        me.open("#/beispiel/kurse")
        for _ in range(12):
            keys.press("Tab")
            look = me.js(SYSTEM + """
              const style = getComputedStyle(document.activeElement);
              return [style.outlineStyle, parseFloat(style.outlineWidth) >= 2,
                style.outlineColor === system.Highlight];
            """)
            if me.js("return document.activeElement !== document.body"):
                unseen += [] if look == ["solid", True, True] else [look]
        self.assertEqual(unseen, [])


# ---------- on paper ----------

SHEETS = {
    "beispiel", "beispiel-kurse", "beispiel-rechnung", "ueberblick", "kurse", "rechnung", "kurs",
}
# What does not belong on paper, and what would not be read there.
PAPER = """
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter((e) => e.checkVisibility() && e.getClientRects().length > 0);
  const named = (e) => `<${e.tagName.toLowerCase()} class="${e.getAttribute('class')}">`;
  const style = (e) => getComputedStyle(e);
  const found = shown('button, nav, select, input, .button, .tap, .toast, .sheet, .scrim, .saving')
    .map((e) => `${named(e)} is a control`);
  found.push(...shown('#app *').filter((e) => ['fixed', 'sticky'].includes(style(e).position))
    .map((e) => `${named(e)} stays in its place`));
  found.push(...shown('details:not([open])').map((e) => `${named(e)} is folded`));
  if (style(document.body).backgroundColor !== 'rgb(255, 255, 255)') found.push('no white paper');
  found.push(...shown('h1, h2, p, b, small, .status, .caption, .words, .grade')
    .filter((e) => !e.closest('.tile') && e.innerText && style(e).color !== 'rgb(0, 0, 0)')
    .map((e) => `${named(e)} ${e.innerText}: ${style(e).color}`));
  const whole = '.row, .condition, .block, .leaf, .formula, .grid tr, .fold:not(:has(.fold))';
  found.push(...shown(whole).filter((e) => style(e).breakInside !== 'avoid')
    .map((e) => `${named(e)} may be torn`));
  found.push(...shown('summary, .section-head').filter((e) => style(e).breakAfter !== 'avoid')
    .map((e) => `${named(e)} may stand alone`));
  const root = document.documentElement;
  // What is only for screen readers may lie a pixel beside its word.
  if (root.scrollWidth > root.clientWidth + 1) found.push('too wide');
  return [...new Set(found)];
"""
# What of a page is seen: what is only for screen readers is not.
SEEN = """
  return [...document.querySelectorAll('#app *')]
    .filter((e) => e.childElementCount === 0 || e.matches('.status, .figure-l, .figure-m'))
    .filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 2)
    .map((e) => e.innerText).join(' ');
"""


class TestPaper(AccessTest):
    def test_screens_are_clean_sheets(self):
        for size in (PHONE, DESKTOP):
            me = self.person(size, color_scheme="dark")
            page = me.browser.page
            for name in walk(me):
                if name not in SHEETS:
                    continue
                with self.subTest(name, size=size):
                    # The width of A4 between its margins.
                    page.set_viewport_size({"width": 688, "height": 1017})
                    page.emulate_media(media="print")
                    me.js(PRINTING)
                    found = me.js(PAPER)
                    seen = me.js(SEEN)
                    me.js("dispatchEvent(new Event('afterprint'))")
                    page.emulate_media(media="screen")
                    page.set_viewport_size({"width": size[0], "height": size[1]})
                    self.nothing(found)
                    self.assertEqual(seen.count("Lena"), 1, seen)
                    self.assertIn("Abitur 2027", seen)
                    # The courses of the example are all there.
                    if name != "beispiel-kurse":
                        self.assertIn("projiziert", seen)

    def test_courses_fill_one_sheet(self):
        me = self.person(DESKTOP)
        for name in walk(me):
            if name in ("beispiel-kurse", "kurse"):
                pdf = me.browser.page.pdf(format="A4")
                self.assertEqual(len(re.findall(rb"/Type\s*/Page\b", pdf)), 1, name)
