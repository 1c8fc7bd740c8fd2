"""The own plan as a person uses it: made, changed, kept, locked, and taken out and in."""

import json
import os
import pathlib
import random
import secrets
import shutil
import subprocess
import time
import unicodedata
import unittest

import support
from support import CHOOSE_FILE, FIND_TEXT, Tab, wait

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "PlannerTests" / "Fixtures"

# Marks what a person would call so: by its label, its caption, or the words on it.
FIND = """
  const [name, kinds, section] = arguments;
  for (const old of document.querySelectorAll('[data-found]')) old.removeAttribute('data-found');
  const names = (e) => [
    e.getAttribute('aria-label'), e.textContent, e.querySelector(':scope > b, .words b')?.textContent,
    e.matches('input, select') && e.closest('label')?.querySelector('.caption')?.textContent,
    e.matches('[type=radio], [type=checkbox]') && e.closest('label').textContent,
  ].map((text) => text && text.trim());
  const headline = (e) => e.closest('section')?.querySelector('h2')?.textContent;
  const found = [...document.querySelectorAll(kinds)].find((e) => e.getClientRects().length > 0
    && names(e).includes(name) && (!section || headline(e) === section));
  found?.setAttribute('data-found', '');
  found?.scrollIntoView({ block: 'center' });
  return !!found;
"""
SHEET = "return !!document.querySelector('[role=dialog]')"
CHOOSE = """
  const field = document.querySelector('[data-found]');
  field.focus();
  field.value = arguments[0];
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value;
"""
# Everything that is stored, as text; nothing where there is no database.
STORED = """
  const settled = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const plain = (value) => String(value) === '[object CryptoKey]' ? 'key'
    : Object.fromEntries(Object.entries(value).map(([name, part]) =>
      [name, ArrayBuffer.isView(part) ? [...part] : part]));
  return (async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'gleitpfad')) return null;
    const db = await settled(indexedDB.open('gleitpfad'));
    const stored = {};
    for (const name of ['saetze', 'schluessel']) {
      const store = db.transaction(name).objectStore(name);
      const [ids, rows] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      stored[name] = Object.fromEntries(ids.map((id, index) => [id, plain(rows[index])]));
    }
    db.close();
    return JSON.stringify(stored);
  })();
"""
# Does something with the rows and the keys.
TOUCH = """
  return new Promise((resolve) => {
    const request = indexedDB.open('gleitpfad');
    request.onsuccess = () => {
      const db = request.result;
      const transaction = db.transaction(['saetze', 'schluessel'], 'readwrite');
      (%s)(transaction.objectStore('saetze'), transaction.objectStore('schluessel'));
      transaction.oncomplete = () => { db.close(); resolve(true); };
    };
  });
"""
NAME_FIELD = "Name oder Kurzform, zum Beispiel Mathe"
SUBJECTS, DATA = "#/plan/faecher", "#/plan/daten"


class Person:
    """Somebody at the page, who finds things by what they say."""

    def __init__(self, browser, url):
        self.browser = browser
        self.url = url
        self.js = browser.js

    def open(self, hash=""):
        self.browser.open("about:blank")
        self.browser.open(self.url + hash)
        wait(lambda: self.js("return !!document.querySelector('#titel')"), "the page is there")

    def text(self):
        return self.js(FIND_TEXT)

    def see(self, *words, timeout=10):
        for part in words:
            try:
                wait(lambda: part in self.text(), part, timeout)
            except AssertionError as error:
                raise AssertionError(f"{error} on the page:\n{self.text()}") from None

    def find(self, name, kinds, section=""):
        wait(lambda: self.js(FIND, name, kinds, section), f"{name} on the page:\n{self.text()}", 10)

    def act(self, act, name, kinds, section):
        """Does something with an element; once more where the page took away the mark on it."""
        for _ in range(3):
            self.find(name, kinds, section)
            try:
                return act("[data-found]")
            except Exception as error:
                last = error
                time.sleep(0.3)  # What is just gliding in cannot be met yet.
        raise last

    def press(self, name, section=""):
        self.act(self.browser.click, name, "a, button, summary", section)

    def choose(self, name, value, section=""):
        self.act(lambda _: self.js(CHOOSE, value), name, "select:enabled, input:enabled", section)

    def type(self, name, text, section=""):
        self.act(lambda found: self.browser.type(found, text), name, "input", section)

    def pick(self, name):
        """Chooses a radio button, which lies unseen over what it chooses."""
        pick = FIND.replace("return !!found", "found?.click(); return !!found")
        wait(lambda: self.js(pick, name, "input", ""), f"{name} on the page:\n{self.text()}", 10)

    def begin(self):
        """Begins a plan and goes to its subjects without being led through the setup."""
        self.press("Eigenen Plan anlegen")
        self.see("Schritt 1 von 6")
        self.go(SUBJECTS)

    def go(self, hash):
        self.js("location.hash = arguments[0]", hash)
        wait(lambda: self.js("return location.hash") == hash, hash)

    def saved(self):
        wait(lambda: self.js("return document.querySelector('.saving')?.innerText") == "Gesichert",
             "saved")

    def add(self, subject):
        self.type(NAME_FIELD, subject)
        self.press("Hinzufügen")

    def values(self, subject):
        """The four half-years of a subject, as their fields have them."""
        script = """
          return [...document.querySelectorAll('.entry-courses select')]
            .filter((field) => field.getAttribute('aria-label').startsWith(arguments[0] + ', '))
            .map((field) => field.value);
        """
        return self.js(script, subject)

    def has(self, subject, values):
        wait(lambda: self.values(subject) == values, f"{subject} {values}")

    def make_plan(self):
        """A plan with Mathematik, with 12 points in the first half-year."""
        self.open()
        self.begin()
        self.add("Mathe")
        self.choose("Mathematik, 1. Halbjahr", "12")
        self.see("Mathematik")
        self.saved()

    def take(self, name, content):
        """Chooses a file."""
        text = content.decode() if isinstance(content, bytes) else content
        self.js(CHOOSE_FILE, name, text)

    def stored(self):
        return json.loads(self.js(STORED) or "null")

    def download(self, name):
        """The file that a button saves; of Chromium only."""
        with self.browser.page.expect_download() as download:
            self.press(name)
        return pathlib.Path(download.value.path()).read_bytes()

    def export(self):
        """The plan as a file, and what has to hold of it."""
        self.go(DATA)
        plan = self.download("Plan als Datei")
        check(plan)
        return plan


def check(plan):
    """The invariants of a plan file, and what the program says of it."""
    content = json.loads(plan)
    assert (content["format"], content["version"]) == ("gleitpfad-plan", 2), content
    for profile in content["profile"]:
        for subject in profile.get("faecher", []):
            assert subject.get("fach") or subject.get("name"), subject
            halves = [course["halbjahr"] for course in subject.get("kurse", [])]
            assert halves == sorted(set(halves)) and set(halves) <= {1, 2, 3, 4}, subject
    if support.GLEITPFAD:
        # The program reads the file as strictly as the page and writes it as it was.
        command = [support.GLEITPFAD, "wandle", "-"]
        run = subprocess.run(command, input=plan, capture_output=True)
        assert run.returncode == 0, run.stderr
        assert run.stdout.strip() == plan.strip()


def subjects(plan):
    """The subjects of a plan file with their points."""
    return {
        subject.get("fach", subject.get("name")): [c.get("punkte") for c in subject.get("kurse", [])]
        for profile in json.loads(plan)["profile"]
        for subject in profile.get("faecher", [])
    }


class EveryEngine:
    """What holds in every browser; the classes below name the engine."""

    @classmethod
    def setUpClass(cls):
        cls.server = support.Server()
        cls.browser = cls.engine()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.close()

    def test_plan_is_made_changed_and_kept(self):
        me = Person(self.browser, self.server.url)
        me.open()
        wait(lambda: me.stored() == {"saetze": {}, "schluessel": {}}, "nothing is stored")
        me.begin()
        me.see("Noch kein Fach.")
        me.add("Mathe")
        me.see("Mathematik")
        me.add("frz")
        me.see("Französisch")
        me.add("MATHEMATIK")  # It is there, so the page leads to it.
        me.press("Zurück zu den Fächern")
        self.assertEqual(me.js("return document.querySelectorAll('.entry').length"), 2)

        for half, value in ((1, "0"), (3, "x"), (4, "15"), (4, "")):
            me.choose(f"Mathematik, {half}. Halbjahr", value)
        me.see("Mathematik, 4. Halbjahr geändert")
        me.has("Mathematik", ["0", "", "x", ""])

        me.press("Mathematik")
        me.press("Ergebnis eintragen, 2. Halbjahr")
        me.pick("11 Punkte, 2")
        me.see("Kurs 2. Halbjahr", "11 Punkte sichern")
        me.press("Mehr angeben")
        me.type("Thema", "Analysis")
        me.press("11 Punkte sichern")
        me.see("Klausur Mathematik eingetragen", "Schätzung 11 Punkte")
        me.press("Klausur", "2. Halbjahr")
        me.choose("Gewicht", "2", "2. Halbjahr")  # What is unfolded stays so.
        me.see("Gewicht Klausur Mathematik geändert")
        me.press("Leistung löschen")
        me.see("Klausur Mathematik gelöscht")
        self.assertNotIn("Schätzung", me.text())
        me.press("Rückgängig")
        me.see("Schätzung 11 Punkte", "Analysis")
        me.go(DATA)
        me.press("Wiederholen")
        me.see("Klausur Mathematik gelöscht")
        me.press("Rückgängig", "Letzte Schritte")
        me.go(SUBJECTS)
        me.saved()

        me.open(SUBJECTS)
        me.see("Französisch")
        me.has("Mathematik", ["0", "", "x", ""])
        me.press("Mathematik")
        me.see("Schätzung 11 Punkte", "Analysis")
        me.go(DATA)
        me.type("Name", "Lena")
        me.go(SUBJECTS)  # The field was not left before the page was.
        me.go(DATA)
        me.find("Name", "input")
        wait(lambda: me.js("return document.querySelector('[data-found]').value") == "Lena", "Lena")
        me.press("Rückgängig")
        me.press("Rückgängig")
        wait(lambda: "Gewicht Klausur Mathematik geändert" not in me.text(), "the weight as before")
        me.press("Rückgängig")
        me.go(SUBJECTS)
        me.press("Mathematik")
        self.assertNotIn("Schätzung", me.text())
        me.saved()
        self.check_sealed(me.stored())
        self.assertEqual(self.browser.errors(), [])

    def check_sealed(self, stored):
        self.assertEqual(set(stored["schluessel"]), {"ring", "device"})
        for row in stored["saetze"].values():
            self.assertEqual(set(row), {"kind", "parent", "sealed"})
            self.assertEqual(row["sealed"][0], 1)
            plain = bytes(row["sealed"])
            for word in (b"mathe", b"Mathe", b"Analysis", b"punkte"):
                self.assertNotIn(word, plain)


class TestPlanChromium(EveryEngine, unittest.TestCase):
    engine = support.Chromium


class TestPlanFirefox(EveryEngine, unittest.TestCase):
    engine = support.Firefox


class TestPlanWebKit(EveryEngine, unittest.TestCase):
    engine = support.WebKit


class ChromiumTest(support.PlaywrightTest, unittest.TestCase):
    """A server and Playwright; every context is a browser of its own."""

    def setUp(self):
        self.server = support.Server()
        self.addCleanup(self.server.close)

    def context(self):
        context = self.browser.new_context(locale="de-DE", reduced_motion="reduce")
        self.addCleanup(context.close)
        return context

    def person(self, context=None, *scripts):
        """Somebody in a new tab; the scripts run before everything else."""
        page = (context or self.context()).new_page()
        for script in scripts:
            page.add_init_script(script)
        return Person(Tab(page), self.server.url)

    def onlooker(self, context):
        """Somebody who sees what is stored without the app."""
        person = self.person(context)
        person.browser.open(self.server.url + "icons/icon.svg")
        return person


# Deadlines pass ten times as fast.
HASTE = """
  const slow = setTimeout;
  window.setTimeout = (work, time, ...list) => slow(work, time / 10, ...list);
"""
OPEN = "IDBFactory.prototype.open = () => { %s }"
LATER = "const request = {}; setTimeout(() => request.%s(), 10); return request;"
FAIL = """
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...list) {
    if (window.putFails && this.name === 'saetze') throw new DOMException("no", putFails);
    return put.apply(this, list);
  };
"""
DAMAGE = """(saetze) => {
  saetze.openCursor().onsuccess = ({ target: { result: cursor } }) => {
    if (cursor.value.kind !== 'fach') return cursor.continue();
    cursor.value.sealed[20] ^= 1;
    cursor.update(cursor.value);
  };
}"""
SESSION, RESCUE = "Nur bis du dieses Fenster schließt", "Nur zum Lesen"


class TestPlanLadder(ChromiumTest):
    """Whatever is wrong with the storage, the page starts, says so, and loses nothing."""

    def test_without_storage_it_works_until_the_window_is_closed(self):
        never = "Object.defineProperty(window, 'indexedDB', { value: undefined })"
        forbidden = "Object.defineProperty(window, 'indexedDB', { get() { throw new Error(); } })"
        no_crypto = "Object.defineProperty(crypto, 'subtle', { value: undefined })"
        faults = {
            never: "Dieser Browser speichert hier nichts",
            forbidden: "Dieser Browser speichert hier nichts",
            OPEN % "throw new Error('broken');": "Der Speicher lässt sich nicht öffnen.",
            OPEN % (LATER % "onerror"): "Der Speicher lässt sich nicht öffnen.",
            OPEN % "return {};": "Der Speicher lässt sich nicht öffnen.",
            OPEN % (LATER % "onblocked"): "Schließe es und lade neu.",
            no_crypto: "Öffne die Seite über https.",
        }
        context = self.context()
        first = self.person(context)
        first.make_plan()
        first.browser.page.close()
        onlooker = self.onlooker(context)
        before = onlooker.stored()
        for fault, words in faults.items():
            with self.subTest(fault):
                me = self.person(context, HASTE, fault)
                me.open(SUBJECTS)
                me.see(SESSION, words)
                me.begin()
                me.add("Chemie")
                me.choose("Chemie, 1. Halbjahr", "9")
                me.see(SESSION, words)
                self.assertEqual(subjects(me.export()), {"chemie": [9, None, None, None]})
                me.see(SESSION, words)
                self.assertEqual(me.browser.errors(), [])
                me.browser.page.close()
                self.assertEqual(onlooker.stored(), before)
        me = self.person(context)
        me.open(SUBJECTS)
        me.see("Mathematik")
        self.assertEqual(onlooker.stored(), before)

    def test_what_cannot_be_opened_is_left_alone(self):
        """Nothing can be changed, and the way to begin anew is there."""
        lose = "(saetze, keys) => { keys.delete('device'); }"
        ruin = "(saetze, keys) => { keys.put({ version: 1, wrapping: 'zauber' }, 'ring'); }"
        renew = "(saetze, keys) => { keys.put({ version: 2 }, 'ring'); }"
        later = """
          return new Promise((resolve) => {
            const request = indexedDB.open('gleitpfad', 2);
            request.onsuccess = () => { request.result.close(); resolve(true); };
          });
        """
        faults = {
            TOUCH % lose: "Der Schlüssel dieses Geräts ist weg",
            TOUCH % ruin: "Die Angaben zum Schlüssel sind beschädigt.",
            TOUCH % renew: "Eine neuere Version von Gleitpfad hat deinen Plan gespeichert.",
            later: "Eine neuere Version von Gleitpfad hat deinen Plan gespeichert.",
        }
        for fault, words in faults.items():
            with self.subTest(fault):
                context = self.context()
                first = self.person(context)
                first.make_plan()
                first.browser.page.close()
                onlooker = self.onlooker(context)
                onlooker.js(fault)
                before = onlooker.stored()
                me = self.person(context)
                me.open()
                me.see(RESCUE, words)
                self.assertNotIn("Eigenen Plan anlegen", me.text())
                me.take("plan.json", support.case("gesamt-676"))
                me.see("Hier lässt sich nichts ändern.")
                self.assertEqual(onlooker.stored(), before)
                me.press("Zu den Daten")
                me.see(RESCUE, words)
                me.press("Alles löschen")
                me.press("Endgültig löschen")
                me.see("Wo landet dein Abitur?")
                me.begin()
                me.add("Chemie")
                me.saved()
                me.open(SUBJECTS)
                me.see("Chemie")

    def test_full_storage_is_said_and_tried_again(self):
        causes = {
            "QuotaExceededError": "Der Speicher ist voll.",
            "DataError": "Das Sichern hat nicht geklappt.",
        }
        for name, words in causes.items():
            with self.subTest(name):
                context = self.context()
                me = self.person(context, FAIL)
                me.make_plan()
                before = me.stored()
                me.js("window.putFails = arguments[0]", name)
                me.choose("Mathematik, 2. Halbjahr", "7")
                me.see(SESSION, words)
                self.assertEqual(me.stored(), before)
                self.assertEqual(subjects(me.export()), {"mathematik": [12, 7, None, None]})
                me.js("window.putFails = ''")
                me.press("Noch einmal sichern")
                me.see("Verschlüsselt auf diesem Gerät")
                me.open(SUBJECTS)
                me.see("Mathematik")
                me.has("Mathematik", ["12", "7", "", ""])

    def test_storage_closed_in_use(self):
        context = self.context()
        me = self.person(context)
        me.make_plan()
        onlooker = self.onlooker(context)
        onlooker.js("return new Promise((resolve) => {"
                    " indexedDB.open('gleitpfad', 2).onsuccess = ({ target }) => {"
                    "   target.result.close(); resolve(true); }; })")
        before = onlooker.stored()
        me.choose("Mathematik, 2. Halbjahr", "7")
        me.see(SESSION, "Der Speicher wurde geschlossen.")
        self.assertEqual(subjects(me.export()), {"mathematik": [12, 7, None, None]})
        self.assertEqual(onlooker.stored(), before)

    def test_one_damaged_row_of_many(self):
        context = self.context()
        me = self.person(context)
        me.make_plan()
        me.add("Chemie")
        me.see("Chemie")
        me.saved()
        self.onlooker(context).js(TOUCH % DAMAGE)
        before = me.stored()
        me.open(DATA)
        me.see("Verschlüsselt auf diesem Gerät", "1 Eintrag lässt sich nicht öffnen.")
        check(me.export())
        damaged = json.loads(me.download("Beschädigte Einträge sichern"))
        [row] = damaged["zeilen"]
        self.assertEqual(bytes.fromhex(row["bytes"]), bytes(before["saetze"][row["id"]]["sealed"]))
        me.go(SUBJECTS)
        me.add("Physik")
        me.see("Physik")
        me.saved()
        after = me.stored()
        self.assertEqual(after["saetze"][row["id"]], before["saetze"][row["id"]])
        me.open(DATA)
        me.see("1 Eintrag lässt sich nicht öffnen.")

    def test_evicted(self):
        context = self.context()
        me = self.person(context)
        me.make_plan()
        plan = me.export()
        me.saved()
        self.onlooker(context).js(TOUCH % "(saetze) => saetze.clear()")
        me.open()
        me.see("Der Browser hat alles gelöscht, was hier gespeichert war.")
        me.take("plan.json", plan)
        me.see("Überblick")
        self.assertEqual(me.export(), plan)
        me.saved()
        me.open(DATA)
        me.see("Verschlüsselt auf diesem Gerät")
        self.assertNotIn("Der Browser hat alles gelöscht", me.text())


FOLLOWS = "In einem anderen Fenster wird gerade geschrieben."


class TestPlanKeys(ChromiumTest):
    def test_keys_lead_everywhere_and_can_be_switched_off(self):
        me = self.person()
        me.make_plan()
        press = me.browser.page.keyboard.press
        place = lambda: me.js("return location.hash")
        me.js("document.activeElement.blur()")
        press("4")
        wait(lambda: place() == "#/plan/ziel", "the fourth place")
        press("2")
        wait(lambda: place() == "#/plan/kurse", "the second place")
        press("n")
        me.see("Mathematik")
        wait(lambda: place() == "#/plan/eintragen", "the sheet")
        for key in ("1", "4", "Enter"):
            press(key)
        me.see("Klausur Mathematik eingetragen")
        press("Control+z")
        wait(lambda: "Klausur Mathematik eingetragen" not in me.text(), "it is taken back")
        press("Control+Shift+Z")
        me.see("Klausur Mathematik eingetragen")
        press("?")
        wait(lambda: me.js("return document.activeElement.id") == "bogen", "the focus is in the sheet")
        me.press("Einzelne Tasten abschalten")
        me.see("Einzelne Tasten einschalten")
        press("Escape")
        wait(lambda: place() == "#/plan/kurse", "the page behind the sheet")
        me.saved()
        me.open("#/plan")
        press("4")
        # Who types means the field.
        me.go(SUBJECTS)
        me.type(NAME_FIELD, "n4?")
        self.assertEqual(place(), SUBJECTS)
        press("Control+z")
        self.assertIn("Mathematik", me.text())


class TestPlanTabs(ChromiumTest):
    def test_second_tab_follows_and_takes_over(self):
        context = self.context()
        first, second = self.person(context), self.person(context)
        first.make_plan()
        second.open(SUBJECTS)
        second.see(FOLLOWS, "Mathematik")
        self.assertTrue(second.js(FIND, "Mathematik, 1. Halbjahr", "select:disabled"))
        first.choose("Mathematik, 2. Halbjahr", "7")
        wait(lambda: second.values("Mathematik") == ["12", "7", "", ""], "the change", 1)
        first.browser.page.close()
        wait(lambda: FOLLOWS not in second.text(), "the second tab writes", 2)
        second.choose("Mathematik, 3. Halbjahr", "8")
        second.saved()
        second.open(SUBJECTS)
        second.see("Mathematik")
        second.has("Mathematik", ["12", "7", "8", ""])

    def test_other_tab_is_locked_and_wiped_too(self):
        context = self.context()
        first, second = self.person(context), self.person(context)
        first.make_plan()
        second.open(SUBJECTS)
        second.see(FOLLOWS, "Mathematik")
        first.go(DATA)
        set_passphrase(first, "geheim", "Passwort setzen")
        first.see("Dein Plan öffnet sich nur mit deinem Passwort.")
        first.press("Jetzt sperren")
        second.see("Dein Plan ist gesperrt")
        second.type("Passwort", "geheim")
        second.press("Öffnen")
        second.see("Mathematik")
        first.type("Passwort", "geheim")
        first.press("Öffnen")
        first.press("Alles löschen")
        first.press("Endgültig löschen")
        second.see("Wo landet dein Abitur?")
        self.assertIsNone(self.onlooker(context).stored())
        # What is begun anew is seen by the other window too.
        first.begin()
        first.add("Mathe")
        first.saved()
        second.go(SUBJECTS)
        second.see(FOLLOWS, "Mathematik")


def set_passphrase(person, passphrase, button, repetition=None):
    person.type("Passwort", passphrase, "App-Sperre")
    person.type("Passwort wiederholen", repetition or passphrase, "App-Sperre")
    person.press(button)


class TestPlanDraft(ChromiumTest):
    def test_half_entered_result_survives_reload_and_lock(self):
        me = self.person()
        me.make_plan()
        me.go("#/plan/eintragen")
        me.press("Mehr angeben")
        for act in (
            lambda: me.type("Thema", "Kurvendiskussion"), lambda: me.pick("14 Punkte, 1"),
        ):
            before = me.stored()
            act()
            wait(lambda: me.stored() != before, "what is half entered is kept")
        me.see("14 Punkte sichern")
        me.browser.page.reload()
        me.see("14 Punkte sichern")
        me.press("Schließen")
        me.go(DATA)
        set_passphrase(me, "geheim", "Passwort setzen")
        me.see("Dein Plan öffnet sich nur mit deinem Passwort.")
        me.press("Jetzt sperren")
        me.browser.page.reload()
        me.see("Dein Plan ist gesperrt")
        self.assertNotIn("Kurvendiskussion", me.js("return document.documentElement.outerHTML"))
        me.type("Passwort", "geheim")
        me.press("Öffnen")
        me.go("#/plan/eintragen")
        me.press("14 Punkte sichern")
        me.see("Klausur Mathematik eingetragen")
        # The first half-year has its result, so the second one runs.
        [result] = json.loads(me.export())["profile"][0]["faecher"][0]["kurse"][1]["leistungen"]
        self.assertEqual((result["punkte"], result["titel"]), (14, "Kurvendiskussion"))
        # What is entered is no draft any more.
        me.open("#/plan/eintragen")
        me.type("Passwort", "geheim")
        me.press("Öffnen")
        wait(lambda: me.js(SHEET), "the sheet")
        self.assertNotIn("14 Punkte sichern", me.text())
        self.assertEqual(me.browser.errors(), [])

    def test_text_does_not_become_a_day(self):
        me = self.person()
        me.make_plan()
        me.go("#/plan/eintragen")
        me.press("Mehr angeben")
        before = me.stored()
        me.type("Thema", "Analysis")
        wait(lambda: me.stored() != before, "what is half entered is kept")
        me.browser.page.reload()
        me.press("Mehr angeben")
        me.pick("Prüfung")  # Of it the day is asked where the theme was.
        wait(lambda: "Thema" not in me.text(), "other details")
        self.assertEqual(me.browser.errors(), [])


class TestPlanLock(ChromiumTest):
    def test_lock(self):
        me = self.person()
        me.make_plan()
        me.go(DATA)
        set_passphrase(me, "eins", "Passwort setzen", "zwei")
        me.see("Die beiden Passwörter sind verschieden.")
        set_passphrase(me, "eins", "Passwort setzen")
        me.see("Dein Plan öffnet sich nur mit deinem Passwort.")
        self.assertEqual(set(me.stored()["schluessel"]), {"ring"})
        plain = me.export()

        self.locked(me)
        self.unlock(me, "zwei")
        me.see("Das Passwort stimmt nicht.")
        self.assertNotIn("Mathe", me.js("return document.documentElement.outerHTML"))
        self.unlock(me, "eins")
        me.see("Mathematik")

        me.go(DATA)
        set_passphrase(me, "drei", "Passwort ändern")
        wait(lambda: me.js("return document.getElementById('live').textContent")
             == "Das Passwort ist geändert.", "the passphrase is changed")
        self.locked(me)
        self.unlock(me, "eins")
        me.see("Das Passwort stimmt nicht.")
        self.unlock(me, "drei")
        me.see("Mathematik")
        me.go(DATA)
        me.press("Jetzt sperren")
        me.see("Dein Plan ist gesperrt")
        self.unlock(me, "drei")
        me.press("Passwort entfernen")
        me.see("Ohne Passwort öffnet sich dein Plan")
        me.open(SUBJECTS)
        me.see("Mathematik")
        self.assertEqual(me.export(), plain)
        self.assertEqual(me.browser.errors(), [])

    def locked(self, me):
        me.open(SUBJECTS)
        me.see("Dein Plan ist gesperrt")
        self.assertNotIn("Mathe", me.js("return document.documentElement.outerHTML"))
        self.assertNotIn(b"Mathe", b"".join(bytes(r["sealed"]) for r in me.stored()["saetze"].values()))

    def unlock(self, me, passphrase):
        me.type("Passwort", passphrase)
        me.press("Öffnen")


def seal(person, passphrase):
    """A backup of the plan, sealed by the page on which the data are."""
    person.press("Verschlüsselte Sicherung")
    person.type("Passwort", passphrase, "Sichern")
    person.type("Passwort wiederholen", passphrase, "Sichern")
    return person.download("Verschlüsselt sichern")


def unseal(person, backup, wrong, passphrase):
    """Opens a backup, with the wrong passphrase first."""
    file = {"name": "sicherung.gleitpfad", "mimeType": "", "buffer": backup}
    person.browser.page.set_input_files("#file", file)
    person.type("Passwort", wrong)
    person.press("Sicherung öffnen")
    person.see("Das Passwort stimmt nicht, oder die Datei ist beschädigt.")
    person.type("Passwort", passphrase)
    person.press("Sicherung öffnen")


def program(command, input, passphrase):
    """How the program ends that seals or opens a file, and what it writes."""
    run = subprocess.run(
        [support.GLEITPFAD, command], input=input, capture_output=True,
        env={**os.environ, "GLEITPFAD_PASSWORT": passphrase})
    return run.returncode, run.stdout


class TestPlanFiles(ChromiumTest):
    def test_sealed_backup_brings_everything_back(self):
        me = self.person()
        me.open()
        me.take("plan.json", (FIXTURES / "plan-2.json").read_bytes())
        me.see("Kursblock")
        me.go(SUBJECTS)
        me.see("Schach")
        me.saved()
        before = me.export()
        backup = seal(me, "geheim")
        self.assertNotIn(b"Mathe", backup)
        me.saved()
        me.press("Alles löschen")
        me.see("3 Pläne, 3 Fächer und 8 Leistungen werden von diesem Gerät gelöscht")
        me.press("Abbrechen")
        me.press("Alles löschen")
        me.press("Endgültig löschen")
        me.see("Wo landet dein Abitur?")
        self.assertEqual(me.js("return indexedDB.databases()"), [])
        self.assertEqual(me.js("return localStorage.length"), 0)
        unseal(me, backup, "falsch", "geheim")
        me.see("Kursblock")
        me.go(SUBJECTS)
        me.see("Schach")
        me.saved()
        self.assertEqual(me.export(), before)
        me.open(SUBJECTS)
        me.see("Schach")
        self.assertEqual(me.export(), before)

    def test_page_and_program_open_each_others_backups(self):
        if not support.GLEITPFAD:
            self.skipTest("no program to seal and open with")
        # Keyboards differ in how they put an umlaut together, and some have ligatures.
        typed = ("Übermüdet ﬁndet", unicodedata.normalize("NFD", "Übermüdet findet"))
        for here, there in (typed, reversed(typed)):
            with self.subTest(here=here, there=there):
                me = self.person()
                me.open()
                me.take("plan.json", (FIXTURES / "plan-2.json").read_bytes())
                me.see("Kursblock")
                plan = me.export()
                backup = seal(me, here)
                self.assertEqual(program("entsiegle", backup, "falsch"), (2, b""))
                self.assertEqual(program("entsiegle", backup, there), (0, plan))
                status, backup = program("sicherung", plan, there)
                self.assertEqual(status, 0)
                other = self.person()
                other.open()
                unseal(other, backup, "falsch", here)
                other.see("Kursblock")
                self.assertEqual(other.export(), plan)

    def test_second_plan_is_previewed_merged_or_replaces(self):
        me = self.person()
        me.make_plan()
        before = me.export()
        me.take("anderer.json", support.case("gesamt-676"))
        me.see("„anderer.json“ übernehmen", "neu", "0 geändert, 0 entfallen")
        self.assertEqual(me.export(), before)
        me.press("Abbrechen")
        self.assertNotIn("anderer.json", me.text())
        me.take("anderer.json", support.case("gesamt-676"))
        me.press("Übernehmen")
        me.see("676", "„anderer.json“ übernommen")
        self.assertEqual(len(json.loads(me.export())["profile"]), 2)
        me.press("Rückgängig")
        self.assertEqual(me.export(), before)
        me.take("anderer.json", support.case("gesamt-676"))
        me.choose("Wie übernehmen", "ersetzen")
        me.see("entfällt")
        me.press("Übernehmen")
        me.see("676")
        self.assertEqual(len(json.loads(me.export())["profile"]), 1)
        me.press("Rückgängig")
        me.see("Wiederholen")
        self.assertEqual(me.export(), before)
        me.take("kaputt.json", support.FAULTY)
        me.see("„kaputt.json“ lässt sich nicht öffnen", "Zeile 3, Spalte 1")
        self.assertEqual(me.export(), before)

    def test_file_that_comes_while_something_is_typed(self):
        me = self.person()
        me.open()
        me.press("Eigenen Plan anlegen")
        me.type("Name", "Lena")
        me.take("anderer.json", support.case("gesamt-676"))
        me.see("„anderer.json“ übernehmen")
        self.assertEqual(json.loads(me.export())["profile"][0]["name"], "Lena")
        self.assertEqual(me.browser.errors(), [])

    def test_table_with_corrected_columns(self):
        me = self.person()
        me.make_plan()
        me.take("noten.csv", "Was;Wann;Wieviel\nMathematik;1;11\nM;2;9\nMathematik;5;9\n")
        me.see("„noten.csv“ übernehmen")
        for number, column in enumerate(("Fach", "Halbjahr", "Punkte")):
            self.choose_column(me, number, column)
        me.see("2 neu", "2 Zeilen werden nicht übernommen")
        me.press("Übernehmen")
        me.see("„noten.csv“ übernommen")
        courses = json.loads(me.export())["profile"][0]["faecher"][0]["kurse"]
        points = [[r.get("punkte") for r in c.get("leistungen", [])] for c in courses]
        self.assertEqual(points, [[11], [9], [], []])
        table = me.download("Leistungen als Tabelle").decode("utf-8-sig")
        self.assertIn("Mathematik", table)

    def choose_column(self, me, number, name):
        value = me.js(
            """
            const field = document.querySelectorAll("[data-input='column']")[arguments[0]];
            field.setAttribute('data-found', '');
            return [...field.options].find((option) => option.text === arguments[1]).value;
            """, number, name)
        me.js(CHOOSE, value)
        me.js("document.querySelector('[data-found]')?.removeAttribute('data-found')")

    def test_export_of_calq(self):
        me = self.person()
        me.make_plan()
        me.take("calq.json", (FIXTURES / "calq-3.json").read_bytes())
        me.see("„calq.json“ übernehmen")
        me.press("Übernehmen")
        me.see("„calq.json“ übernommen")
        self.assertEqual(list(subjects(me.export())), ["mathematik", "Kunst AG"])
        me.press("Rückgängig")
        self.assertEqual(subjects(me.export()), {"mathematik": [12, None, None, None]})


class TestPlanOffline(ChromiumTest):
    def test_edits_without_the_server(self):
        me = self.person()
        me.make_plan()
        wait(lambda: me.js("return !!navigator.serviceWorker.controller"), "the service worker")
        self.server.stop()
        me.open(SUBJECTS)
        me.see("Mathematik")
        me.choose("Mathematik, 2. Halbjahr", "7")
        me.saved()
        me.open(SUBJECTS)
        me.see("Mathematik")
        me.has("Mathematik", ["12", "7", "", ""])


class TestPlanBegin(ChromiumTest):
    def test_plan_is_set_up_step_by_step(self):
        me = self.person()
        me.open()
        me.press("Eigenen Plan anlegen")
        me.see("Schritt 1 von 6")
        me.type("Name", "Lena")
        me.press("Weiter")
        for subject in ("Mathematik", "Englisch"):
            me.press(subject)
        me.see("Noch 1 zu wählen.")
        me.saved()
        me.browser.page.reload()  # It goes on where it was.
        me.see("Schritt 2 von 6", "Noch 1 zu wählen.")
        me.press("Physik")
        me.see("Das passt zusammen.")
        me.press("Weiter")
        for subject in ("Bildende Kunst", "Religions\u00adlehre", "Chemie"):
            me.press(subject)
        me.press("Weiter")
        me.type(NAME_FIELD, "Schach")
        me.press("Hinzufügen")
        me.press("Weiter")
        for subject in ("Deutsch", "Geschichte"):
            me.press(subject)
        me.see("Das passt zusammen.")
        me.press("Weiter")
        me.see("Schach", "Religionslehre", "Mündliche Prüfungsfächer")
        me.press("Zum Überblick")
        me.see("Lena", "Mit dem ersten Ergebnis beginnt die Rechnung.")
        self.assertEqual(me.browser.errors(), [])


class TestPlanKeyboard(ChromiumTest):
    def test_everything_by_keyboard(self):
        me = self.person()
        me.open()
        keys = me.browser.page.keyboard
        self.reach(me, "Eigenen Plan anlegen")
        keys.press("Enter")
        me.see("Schritt 1 von 6")
        self.reach(me, "Weiter")
        keys.press("Enter")
        me.see("Schritt 2 von 6")
        for count in (2, 3):
            self.reach(me, "Englisch")
            keys.press("Space")
            me.see(f"Noch {count} zu wählen.")
        me.go(SUBJECTS)
        me.see("Noch kein Fach.")
        self.reach(me, NAME_FIELD)
        keys.type("Mathe")
        keys.press("Enter")
        me.see("Mathematik")
        self.reach(me, "Mathematik, 1. Halbjahr")
        keys.type("9")
        wait(lambda: me.values("Mathematik")[0] == "9", "the points")
        me.see("Mathematik, 1. Halbjahr geändert")
        self.reach(me, "Rückgängig")
        keys.press("Enter")
        wait(lambda: me.values("Mathematik")[0] == "", "the points are gone")
        self.reach(me, "Mathematik")
        keys.press("Enter")
        me.see("Niveau")
        self.assertEqual(me.js("return document.activeElement.id"), "titel")
        self.reach(me, "Ergebnis eintragen, 1. Halbjahr")
        keys.press("Enter")
        wait(lambda: me.js("return document.activeElement.id") == "bogen", "the sheet")
        keys.type("14")
        me.see("14 Punkte sichern")
        keys.press("Escape")
        wait(lambda: not me.js(SHEET), "the sheet is closed")
        self.reach(me, "Ergebnis eintragen, 1. Halbjahr")
        keys.press("Enter")
        me.see("14 Punkte sichern")  # What was half entered is there again.
        keys.press("Enter")
        me.see("Klausur Mathematik eingetragen")
        self.assertFalse(me.js(SHEET))
        self.reach(me, "Fach löschen")
        keys.press("Space")
        me.see("Mathematik gelöscht", "Noch kein Fach.")

    def reach(self, me, name):
        """Presses the tab key until the element is reached; all of them can be."""
        for _ in range(60):
            me.browser.page.keyboard.press("Tab")
            if me.js(FIND, name, ":focus", ""):
                return
        self.fail(f"{name} is not reached")


# Two subjects whose half-years are set one after another; says which edit is known to be kept.
EDIT = """
  const fields = () => [...document.querySelectorAll('.entry-courses select')];
  const isSaved = () => document.querySelector('.saving')?.innerText === 'Gesichert';
  (async () => {
    for (let number = 0; number < 200; number += 1) {
      const field = fields()[number % 8];
      field.value = String(number % 16);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      while (!isSaved()) await new Promise((done) => setTimeout(done));
      console.log(`gesichert ${number + 1}`);
    }
  })();
"""


def after(count):
    """The half-years after so many edits."""
    values = [""] * 8
    for number in range(count):
        values[number % 8] = str(number % 16)
    return values


class TestPlanDisk(support.ProfileTest, unittest.TestCase):
    """A profile on the disk, and a browser that is killed."""

    @classmethod
    def setUpClass(cls):
        from playwright.sync_api import sync_playwright

        cls.playwright = sync_playwright().start()
        cls.server = support.Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        cls.playwright.stop()

    def open(self, context):
        return Person(Tab(context.new_page()), self.server.url)

    def test_killed_while_editing(self):
        seed = secrets.randbits(32)
        print(f"seed {seed} ", end="", flush=True)
        chance = random.Random(seed)
        for _ in range(3):
            shutil.rmtree(self.profile)  # A profile is killed once; see the tests of the vault.
            with self.running() as me:
                me.open()
                me.begin()
                for subject in ("Mathe", "Chemie"):
                    me.add(subject)
                me.see("Chemie")
                me.saved()
                confirmed = []
                page = me.browser.page
                page.on("console", lambda message: confirmed.append(message.text))
                me.js(EDIT)
                goal = chance.randint(1, 150)
                while len(confirmed) < goal:
                    page.wait_for_timeout(1)
                page.wait_for_timeout(20 * chance.random())
                self.kill()
            last = len(confirmed)
            self.assertEqual(confirmed, [f"gesichert {n + 1}" for n in range(last)])
            with self.running() as me:
                me.open(SUBJECTS)
                me.see("Mathematik", "Chemie")
                values = lambda: me.values("Mathematik") + me.values("Chemie")
                # The edit that was being written may be there, but only as a whole.
                count = next((n for n in range(last, last + 3) if after(n) == values()), None)
                self.assertIsNotNone(count, f"{last}: {values()}")
                check(me.export())
                me.press("Rückgängig")
                me.go(SUBJECTS)
                wait(lambda: values() == after(count - 1), "the edit is taken back")

    def test_wiped_stays_wiped(self):
        databases = "return indexedDB.databases()"
        with self.running() as me:
            me.make_plan()
            self.assertEqual(len(me.js(databases)), 1)
            me.go(DATA)
            me.press("Alles löschen")
            me.press("Endgültig löschen")
            me.see("Wo landet dein Abitur?")
        with self.running() as me:
            me.browser.open(self.server.url + "icons/icon.svg")
            self.assertEqual(me.js(databases), [])
            self.assertEqual(me.js("return localStorage.length"), 0)
