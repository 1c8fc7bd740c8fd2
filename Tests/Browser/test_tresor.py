"""Nothing of a plan lies readable in a browser's profile: what `gleitpfad tresor` finds there."""

import json
import re
import secrets
import shutil
import subprocess
import tempfile
import unittest

import support
from support import CHOOSE_FILE, FIND_TEXT, chromium, chromium_arguments, wait

STORED = """
  return new Promise((resolve) => {
    const request = indexedDB.open('gleitpfad');
    request.onsuccess = () => {
      const all = request.result.transaction('saetze').objectStore('saetze').getAll();
      all.onsuccess = () => {
        request.result.close();
        resolve(all.result.filter((row) => row.kind === arguments[0]).length);
      };
    };
    request.onerror = () => resolve(-1);
  });
"""
# A database of its own, so that the app is not disturbed.
PUT = """
  return new Promise((resolve) => {
    const request = indexedDB.open('klartext');
    request.onupgradeneeded = () => request.result.createObjectStore('saetze');
    request.onsuccess = () => {
      const store = request.result.transaction('saetze', 'readwrite').objectStore('saetze');
      const put = store.put(arguments[0], 'plan');
      store.transaction.oncomplete = () => { request.result.close(); resolve(true); };
    };
  });
"""


def token():
    # Random text, because databases pack what repeats.
    return secrets.token_urlsafe(18)


class KnownPlan:
    """A plan with texts that nothing else has, and what the page shows of it."""

    def __init__(self):
        self.name, self.subject, self.title = (token() for _ in range(3))
        self.note = f"€ {token()}"  # A letter that has browsers write two bytes for each.
        results = [
            {"art": "klausur", "titel": self.title, "punkte": 12, "datum": "2031-03-17",
             "notiz": self.note},
            {"art": "test", "punkte": 9, "datum": "2032-05-21"},
        ]
        self.file = json.dumps({
            "format": "gleitpfad-plan", "version": 2,
            "profile": [{
                "name": self.name, "schule": token(), "land": "BW", "abitur": 2027,
                "faecher": [
                    {"name": self.subject, "notiz": token(),
                     "kurse": [{"halbjahr": 1, "leistungen": results}]},
                    {"fach": "mathematik", "rolle": "Leistungsfach",
                     "kurse": [{"halbjahr": 1, "punkte": 11, "notiz": token()}]},
                ],
            }],
        }, ensure_ascii=False)

    def found(self, test, folder):
        """Where the program finds the plan in a folder, and what it says."""
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(self.file)
            file.flush()
            answer = subprocess.run(
                [str(support.GLEITPFAD), "tresor", "--pruefe", "--plan", file.name, str(folder)],
                capture_output=True, text=True, timeout=120)
        found = re.findall("^Gefunden: (.*), Byte .*: (.*) „.*…“ (.*)$", answer.stdout, re.MULTILINE)
        test.assertEqual(answer.returncode, 1 if found else 0, answer.stdout + answer.stderr)
        test.assertRegex(answer.stdout, r"^(\d+) von \1 Attributen verschlüsselt, ")
        test.assertIn("Gesucht: 7 Texte und 2 Zahlen in ", answer.stdout)
        return found, answer.stdout


def use(js, load, plan):
    """Opens the plan on the page, looks at it, and comes back to it."""
    load("")
    ready = "return !!document.querySelector('.start-ways button.primary')"
    wait(lambda: js(ready), "the vault is ready")
    js(CHOOSE_FILE, "plan.json", plan.file)
    wait(lambda: js("return location.hash") == "#/plan", "the plan is open")
    wait(lambda: js(STORED, "leistung") == 2, "the plan is stored")
    load("#/plan/faecher")
    wait(lambda: plan.subject in js(FIND_TEXT), "the plan is there again")
    subject = js(
        "return [...document.querySelectorAll(\"a[href^='#/plan/fach/']\")]"
        ".find((a) => a.innerText.includes(arguments[0])).getAttribute('href')", plan.subject)
    load(subject)
    wait(lambda: plan.subject in js(FIND_TEXT), "the subject is shown")
    load("#/plan")
    wait(lambda: js(STORED, "leistung") == 2, "nothing was lost")


class Tresor(unittest.TestCase):
    def setUp(self):
        if not support.GLEITPFAD:
            self.skipTest("no program to search with")
        self.server = support.Server()
        self.addCleanup(self.server.close)
        self.plan = KnownPlan()

    def check(self, run, folder):
        """That nothing is found of a plan in use, and everything that was put there in the clear."""
        run(lambda js, load: use(js, load, self.plan))
        found, said = self.plan.found(self, folder)
        self.assertEqual(found, [], said)

        def put(js, load):
            load("")
            js(PUT, [self.plan.name, self.plan.note])

        run(put)
        found, said = self.plan.found(self, folder)
        self.assertEqual({what for _, what, _ in found}, {"profil.name", "leistung.notiz"}, said)
        self.assertEqual({form for *_, form in found}, {"in UTF-8", "in UTF-16"}, said)
        return found


class TestTresorChromium(Tresor):
    def test_nothing_of_the_plan_lies_in_the_profile(self):
        from playwright.sync_api import sync_playwright

        profile = tempfile.mkdtemp(prefix="chromium-")
        self.addCleanup(shutil.rmtree, profile, ignore_errors=True)

        def run(work):
            with sync_playwright() as playwright:
                context = playwright.chromium.launch_persistent_context(
                    profile, executable_path=chromium(), args=chromium_arguments())
                page = context.new_page()

                def js(script, *arguments):
                    function = "(list) => (function () { %s }).apply(null, list)" % script
                    return page.evaluate(function, list(arguments))

                def load(hash):
                    page.goto("about:blank")
                    page.goto(self.server.url + hash)

                work(js, load)
                context.close()

        found = self.check(run, profile)
        self.assertTrue(all("IndexedDB" in path for path, *_ in found), found)


class TestTresorFirefox(Tresor):
    def test_nothing_of_the_plan_lies_in_the_profile(self):
        firefox = support.Firefox()
        self.addCleanup(lambda: firefox.close())

        def run(work):
            nonlocal firefox
            if firefox.process.poll() is not None:
                profile = firefox.profile
                firefox = support.Firefox(profile=profile)

            def load(hash):
                firefox.open("about:blank")
                firefox.open(self.server.url + hash)

            work(firefox.js, load)
            firefox.quit()

        self.check(run, firefox.profile)


class TestTresorWebKit(Tresor):
    def test_nothing_of_the_plan_lies_in_the_profile(self):
        webkit = support.WebKitAlone(self.server)
        self.addCleanup(webkit.close)

        def run(work):
            work(webkit.js, lambda hash: webkit.open(self.server.url + hash))
            webkit.quit()

        self.check(run, webkit.profile)


del Tresor
