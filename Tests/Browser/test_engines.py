"""The same walk through the app in each of the three engines."""

import pathlib
import subprocess
import tempfile
import unittest

import support
from support import CHOOSE_FILE, FAULTY, FIND_TEXT, SCROLLS, wait


class Walk:
    """What every engine has to do; the classes below name the engine."""

    @classmethod
    def setUpClass(cls):
        cls.server = support.Server()
        cls.browser = cls.engine()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.close()

    def open(self, hash=""):
        self.browser.open("about:blank")
        self.browser.open(self.server.url + hash)
        wait(lambda: self.js("return !!document.querySelector('#titel')"), "the page is there")

    def js(self, script, *arguments):
        return self.browser.js(script, *arguments)

    def text(self):
        return self.js(FIND_TEXT)

    def click(self, selector):
        self.browser.click(selector)

    def test_1_starts(self):
        self.open()
        self.assertIn("Wo landet dein Abitur?", self.text())
        self.assertEqual(self.js("return document.title"), "Gleitpfad")

    def test_2_example_shows_the_figures(self):
        self.open()
        self.click("a[href='#/beispiel']")
        wait(lambda: "638" in self.text(), "the projection")
        self.assertIn("Fünf Punkte mehr sind 2,0.", self.text())
        line = "return getComputedStyle(document.querySelector('.projected-figure'))"
        self.assertEqual(self.js(f"{line}.textDecorationStyle"), "dashed")
        self.click("a[href='#/beispiel/fertig']")
        wait(lambda: "640" in self.text(), "the result")
        for part in ("2,1", "430", "210", "Drei Punkte mehr wären 2,0."):
            self.assertIn(part, self.text())
        self.assertEqual(self.js("return document.title"), "Überblick · Gleitpfad")
        self.assertEqual(self.js("return document.activeElement.id"), "titel")
        label = self.js("return document.querySelector('svg[role=img]').getAttribute('aria-label')")
        self.assertIn("Steht fest: 640 Punkte, Note 2,1.", label)

    def test_3_numbers_open_by_keyboard(self):
        self.open("#/beispiel/fertig/rechnung")
        is_open = "return document.querySelectorAll('details[open]').length"
        self.assertEqual(self.js(is_open), 0)
        self.browser.press("details > summary", "Enter")
        wait(lambda: self.js(is_open) == 1, "the first number is open")
        self.assertIn("Summe auf 48 Gewichte", self.text())
        self.assertEqual(self.js("return document.activeElement.tagName"), "SUMMARY")
        self.browser.press("details > summary", "Space")
        wait(lambda: self.js(is_open) == 0, "the first number is closed")

    def test_4_way_back(self):
        self.open("#/beispiel/fertig")
        self.js("scrollTo(0, 200)")
        self.click("a[href='#/beispiel/fertig/rechnung']")
        wait(lambda: "Jede Zahl lässt sich öffnen." in self.text(), "the calculation")
        self.assertEqual(self.js("return scrollY"), 0)
        self.browser.back()
        wait(lambda: "Bedingungen" in self.text(), "the overview")
        wait(lambda: self.js("return scrollY") == 200, "the place on the page")

    def test_5_faulty_file(self):
        self.open("#/beispiel/fertig")
        self.js(CHOOSE_FILE, "kaputt.json", FAULTY.decode())
        wait(lambda: "lässt sich nicht öffnen" in self.text(), "the fault")
        for part in ("kaputt.json", "Zeile 3, Spalte 1", "640"):
            self.assertIn(part, self.text())
        self.assertEqual(self.js("return document.activeElement.id"), "fehler")
        self.click("[data-msg='close-fault']")
        wait(lambda: "lässt sich nicht öffnen" not in self.text(), "the fault is gone")

    def test_5_own_plan(self):
        self.open()
        self.js(CHOOSE_FILE, "plan.json", support.case("gesamt-676").decode())
        wait(lambda: "676" in self.text(), "the plan's total")
        self.assertEqual(self.js("return location.hash"), "#/plan")

    def test_6_nothing_to_scroll_sideways(self):
        for hash in ("", "#/beispiel", "#/beispiel/fertig/rechnung"):
            self.open(hash)
            self.assertFalse(self.js(SCROLLS), hash)

    def test_7_console_is_silent(self):
        self.open("#/beispiel")
        self.assertEqual(self.browser.errors(), [])

    def tearDown(self):
        self.assertEqual(self.browser.errors(), [])


class TestChromium(Walk, unittest.TestCase):
    engine = support.Chromium


class TestFirefox(Walk, unittest.TestCase):
    engine = support.Firefox


class TestWebKit(Walk, unittest.TestCase):
    engine = support.WebKit


class TestSameAsProgram(unittest.TestCase):
    """The page calculates what the program does, byte for byte."""

    maxDiff = None

    # Opens every plan in a module of its own and saves its result; a plan that cannot be opened
    # gives null.
    RESULTS = """async ([plans]) => {
      const bytes = await (await fetch('app.wasm')).arrayBuffer();
      const module = await WebAssembly.compile(bytes);
      const encoder = new TextEncoder();
      const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
      const read = (bytes) => {
        const view = new DataView(bytes.buffer);
        const fields = [];
        for (let offset = 0; offset < bytes.length;) {
          const length = view.getUint32(offset, true);
          fields.push(decoder.decode(bytes.subarray(offset + 4, offset + 4 + length)));
          offset += 4 + length;
        }
        return fields;
      };
      // An empty vault: no key ring, no rows, nothing evicted, nothing said of persistence.
      const OPENED = '\\u0004\\0\\0\\0none\\u0001\\0\\0\\u00000\\0\\0\\0\\0\\0\\0\\0\\0';
      const results = [];
      for (const plan of plans) {
        const app = (await WebAssembly.instantiate(module)).exports;
        const send = (...fields) => {
          const parts = fields.map((field) => encoder.encode(field));
          const frame = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
          let offset = 0;
          for (const part of parts) {
            new DataView(frame.buffer).setUint32(offset, part.length, true);
            frame.set(part, offset + 4);
            offset += 4 + part.length;
          }
          const pointer = app.app_alloc(frame.length);
          new Uint8Array(app.memory.buffer, pointer, frame.length).set(frame);
          const length = app.app_dispatch(pointer, frame.length);
          app.app_free(pointer);
          return read(new Uint8Array(app.memory.buffer, app.app_out(), length).slice());
        };
        send('vault', 'opened', 'writer', OPENED);
        send('file', '', 'plan.json', plan);
        const answer = send('click', 'save-result', '', '');
        const place = answer.indexOf('download');
        results.push(place < 0 ? null : answer[place + 3]);
      }
      return results;
    }"""

    def test_results(self):
        if not support.GLEITPFAD:
            self.skipTest("no --gleitpfad PATH: the page is not compared with the program")
        names = ["beispiel"]
        example = subprocess.run([support.GLEITPFAD, "beispiel"], check=True, capture_output=True)
        plans = [example.stdout]
        if support.CASES.is_dir():
            for path in sorted(support.CASES.glob("*.json")):
                names.append(path.stem)
                plans.append(support.case(path.stem))
        with tempfile.TemporaryDirectory(prefix="plans-") as folder:
            paths = [pathlib.Path(folder) / f"{name}.json" for name in names]
            for path, plan in zip(paths, plans):
                path.write_bytes(plan)
            # 1 is a plan that cannot be passed any more.
            program = subprocess.run(
                [support.GLEITPFAD, "rechne", "--json", *paths], capture_output=True
            )
        self.assertIn(program.returncode, (0, 1), program.stderr)
        expected = program.stdout.decode("utf-8").splitlines(keepends=True)
        self.assertEqual(len(expected), len(plans))
        server = support.Server()
        chromium = support.Chromium()
        try:
            chromium.open(server.url)
            texts = [plan.decode("utf-8") for plan in plans]
            results = chromium.page.evaluate(self.RESULTS, [texts])
        finally:
            chromium.close()
            server.close()
        for name, result, line in zip(names, results, expected):
            with self.subTest(name):
                self.assertEqual(result, line)


class TestFirefoxOffline(unittest.TestCase):
    def test_starts_without_the_server(self):
        server = support.Server()
        firefox = support.Firefox()
        try:
            firefox.open(server.url)
            ready = "return !!(navigator.serviceWorker.controller)"
            wait(lambda: firefox.js(ready), "the service worker")
            server.stop()
            firefox.open("about:blank")
            firefox.open(server.url + "#/beispiel/fertig")
            wait(lambda: "640" in firefox.js(FIND_TEXT), "the page without a server")
        finally:
            firefox.close()
            server.close()


class TestFirefoxLargeText(unittest.TestCase):
    def test_text_of_twice_the_size_fits(self):
        server = support.Server()
        firefox = support.Firefox({"font.size.variable.x-western": 32, "font.size.variable.x-unicode": 32})
        try:
            firefox.driver.set_window_rect(width=450, height=800)
            for hash in ("", "#/beispiel", "#/beispiel/fertig/rechnung"):
                firefox.open("about:blank")
                firefox.open(server.url + hash)
                wait(lambda: firefox.js("return !!document.querySelector('#titel')"), "the page")
                size = firefox.js("return getComputedStyle(document.documentElement).fontSize")
                self.assertEqual(size, "32px")
                self.assertFalse(firefox.js(SCROLLS), hash)
        finally:
            firefox.close()
            server.close()
