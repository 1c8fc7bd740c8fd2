"""Someone who does anything at all with the page, at random: it never fails, and keeps its plan.

What it does in the page is in monkey.js; what needs the browser is here. A run is named by its
seed: `run.py monkey --seed 7 --events 20000`.
"""

import contextlib
import difflib
import functools
import json
import pathlib
import random
import secrets
import subprocess
import unittest

import support
from support import Tab, wait
from test_plan import DATA, Person, program

SCRIPT = pathlib.Path(__file__).with_name("monkey.js").read_text("utf-8")
FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "PlannerTests" / "Fixtures"

BATCH = 30  # Events in the page between two that need the browser.
ROUND = 600  # Events until the plan is taken out and looked at.
SIZES = [(390, 844), (320, 568), (820, 1180), (1440, 900), (844, 390)]
KEYS = [
    "Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Space", "Escape", "ArrowDown", "ArrowUp",
    "ArrowLeft", "ArrowRight", "Home", "End", "Backspace", "Control+a", "1", "5", "0", "9", "m",
]

# What is wrong with the page, if anything: whether it is there, and where the focus is.
WRONG = """
  const app = document.getElementById('app');
  const focused = document.activeElement;
  const sheet = document.querySelector('[role=dialog]');
  if (!document.getElementById('failure').hidden) return 'the app has failed';
  if (app.hidden || app.innerText.trim().length < 20) return 'the page is empty';
  if (document.querySelectorAll('#titel').length !== 1) return 'there is no title, or two';
  if (app.querySelectorAll('h1').length !== (sheet ? 2 : 1)) return 'not one heading each';
  if (sheet && !app.querySelector('.shell').inert) return 'what is behind the sheet can be reached';
  if (!document.title.includes('Gleitpfad')) return `the title is ${document.title}`;
  if (!focused || focused.closest('[inert], [hidden]')) return 'the focus is on what is not there';
  if (focused === document.body) return '';
  if (!app.contains(focused)) return `the focus is on ${focused.outerHTML}`;
  if (!focused.checkVisibility()) return `the focus is on the unseen ${focused.outerHTML}`;
  return '';
"""

# Where the page is, what it says of saving, and all that can be read on it.
STATE = """
  const saving = document.querySelector('.saving');
  const notes = [...document.querySelectorAll('.note')].map((note) => note.innerText);
  return [
    `at ${location.hash}, saving: ${saving ? `„${saving.innerText}“` : 'not said'}`,
    ...notes.map((text) => `noted: ${text}`), document.body.innerText.slice(0, 3000),
  ].join('\\n');
"""


class Monkey(Person):
    """Somebody at the page who does not mean anything by it."""

    def __init__(self, browser, url, seed):
        super().__init__(browser, url)
        self.page = browser.page
        self.page.add_init_script(SCRIPT)
        self.page.on("filechooser", lambda chooser: None)
        self.chance = random.Random(seed)
        self.done = 0
        self.plans = [path.read_bytes() for path in sorted(support.CASES.glob("*.json"))]

    # What it does

    def batch(self):
        """Does a number of things in the page, then one with the browser."""
        count = self.page.evaluate(
            "([seed, goal]) => monkey.run(seed, goal)", [self.chance.getrandbits(31), BATCH])
        self.demand(count >= BATCH, "the app has failed")
        act = self.chance.choices(
            (self.keys, self.mouse, self.file, self.resize, self.reload, self.turn),
            (6, 6, 4, 3, 3, 2))[0]
        act()
        self.done += count + 1
        self.rest()
        self.look()

    def rest(self):
        self.page.evaluate("monkey.settle()")

    def note(self, text):
        self.page.evaluate("(text) => monkey.note(text)", text)

    def keys(self):
        keys = self.chance.choices(KEYS, k=self.chance.randint(1, 8))
        self.note(f"keys {keys}")
        for key in keys:
            self.page.keyboard.press(key)

    def mouse(self):
        size = self.page.viewport_size
        x, y = (self.chance.randrange(size[side]) for side in ("width", "height"))
        self.note(f"mouse {x} {y}")
        self.page.mouse.click(x, y)

    def file(self):
        name, content = self.any_file()
        self.note(f"file {name}, {len(content)} bytes")
        file = {"name": name, "mimeType": "", "buffer": content}
        self.page.set_input_files("#file", file)

    def any_file(self):
        plan = json.loads(self.chance.choice(self.plans))["plan"]
        content = json.dumps(plan, ensure_ascii=False).encode()
        if self.chance.random() < 0.3:
            content = self.chance.choice(sorted(FIXTURES.glob("*.json"))).read_bytes()
        kind = self.chance.choice(("whole", "whole", "whole", "cut", "random", "changed", "sealed"))
        if kind == "cut":
            content = content[: self.chance.randrange(len(content))]
        if kind == "sealed" and support.GLEITPFAD:
            content = self.sealed
        if kind == "random":
            content = self.chance.randbytes(self.chance.choice((0, 1, 50, 5000, 1_500_000)))
        if kind == "changed":
            place = self.chance.randrange(len(content))
            content = content[:place] + self.chance.randbytes(1) + content[place + 1 :]
        return f"{kind}.json", content

    @functools.cached_property
    def sealed(self):
        """A backup under a passphrase that the monkey knows."""
        status, backup = program("sicherung", (FIXTURES / "plan-2.json").read_bytes(), "geheim")
        assert status == 0
        return backup

    def resize(self):
        width, height = self.chance.choice(SIZES)
        self.note(f"size {width} {height}")
        self.page.set_viewport_size({"width": width, "height": height})

    def reload(self):
        """The page anew; it still has the same plan."""
        plan = self.take_out()
        self.note("reload")
        self.page.reload()
        wait(lambda: self.js("return !!document.querySelector('#titel')"), "the page is there")
        self.rest()
        self.look()
        after = self.take_out()
        texts = [(text or b"nothing").decode().splitlines() for text in (plan, after)]
        change = "\n".join(difflib.unified_diff(*texts, "before", "after", lineterm=""))
        self.demand(after == plan, f"the plan is another one after a reload:\n{change}")

    def turn(self):
        """The browser's own ways back and forth; never out of the app."""
        if self.js("return navigation.canGoBack"):
            self.note("the browser's back")
            self.page.go_back()
        if self.js("return navigation.canGoForward") and self.chance.random() < 0.5:
            self.note("the browser's forward")
            self.page.go_forward()

    # What must hold

    def demand(self, holds, what):
        if not holds:
            raise AssertionError(what)

    @contextlib.contextmanager
    def telling(self):
        """Has whatever fails meanwhile say what the page says and what was done last."""
        try:
            yield
        except Exception as error:
            with contextlib.suppress(Exception), support.deadline(20, "asking for the trail"):
                error.add_note(f"After {self.done} events the page has complained:")
                error.add_note(str(self.browser.errors()))
                error.add_note(f"It says:\n{self.js(STATE)}")
                trail = "\n".join(self.page.evaluate("monkey.trail()"))
                error.add_note(f"The last events:\n{trail}")
            raise

    def look(self):
        wrong = self.js(WRONG)
        self.demand(not wrong, wrong)
        self.demand(not self.browser.errors(), "the page has complained")

    def unlock(self):
        """Goes to the page that takes out the plan, whatever keeps it shut."""
        self.go(DATA)
        self.rest()
        for passphrase in ("geheim", "falsch"):
            if self.js("return !!document.querySelector('.locked')"):
                self.page.locator("[data-submit=unlock] input").fill(passphrase)
                self.page.locator("[data-submit=unlock] [type=submit]").click()
                self.rest()

    def take_out(self):
        """The plan as a file, after which the page is where it was; nothing where there is none."""
        place = self.js("return location.hash")
        self.unlock()
        if not self.js("return !!document.querySelector('[data-msg=export-plan]')"):
            return None
        self.saved()
        plan = self.export()
        self.go(place or "#/")
        self.rest()
        return plan

    def hold(self):
        """The plan is one that the program takes, and comes to the same result with."""
        plan = self.take_out()
        if plan and support.GLEITPFAD:
            self.compare(plan)
        self.look()

    def compare(self, plan):
        """The program reads the plan, and comes to the same result as the page."""
        runs = [
            subprocess.run([support.GLEITPFAD, *words, "-"], input=plan, capture_output=True)
            for words in (["pruefe"], ["rechne", "--json"])
        ]
        for run in runs:
            # Who does anything at all also breaks the law; what is wrong with a file has a line.
            said = run.stderr.decode()
            self.demand(run.returncode in (0, 1, 2) and "Zeile" not in said, f"{run.args} {said}")
        self.go("#/plan/rechnung")
        self.rest()
        if self.js("return !!document.querySelector('[data-msg=save-result]')"):
            result = json.loads(self.download("Ergebnis sichern"))
            known = [json.loads(line) for line in runs[1].stdout.splitlines()]
            self.demand(result in known, f"the program does not come to {result}")


class TestMonkey(support.PlaywrightTest, unittest.TestCase):
    def setUp(self):
        self.server = support.Server()
        self.addCleanup(self.server.close)

    def test_anything_at_all(self):
        seed = secrets.randbits(32) if support.SEED is None else support.SEED
        print(f"seed {seed} ", end="", flush=True)
        context = self.browser.new_context(locale="de-DE", reduced_motion="reduce")
        self.addCleanup(context.close)
        monkey = Monkey(Tab(context.new_page()), self.server.url, seed)
        monkey.open()
        with monkey.telling():
            while monkey.done < support.EVENTS:
                goal = min(monkey.done + ROUND, support.EVENTS)
                while monkey.done < goal:
                    with support.deadline(120, "a batch of events"):
                        monkey.batch()
                monkey.hold()
                print(".", end="", flush=True)
            monkey.reload()
