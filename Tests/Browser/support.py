"""What all browser tests share: the site's server, and the three browsers behind one interface."""

import contextlib
import functools
import http.server
import json
import os
import pathlib
import queue
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.parse

SITE = None  # The built site; set by run.py.
GLEITPFAD = None  # The program to compare with, if any; set by run.py.
SCREENSHOTS = None  # Where pictures go, if anywhere; set by run.py.
EVENTS = 1500  # How much the monkey does; set by run.py.
SEED = None  # What it begins with, if not at random; set by run.py.
UPDATE = False  # Whether snapshots are written anew; set by run.py.

CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

FAULTY = b'{\n  "format": "gleitpfad-plan",\n}}'

CASES = pathlib.Path(__file__).resolve().parent.parent / "Cases" / "bw"


def case(name):
    """The plan of a worked case, as a file."""
    document = json.loads((CASES / f"{name}.json").read_text("utf-8"))
    return json.dumps(document["plan"], ensure_ascii=False).encode("utf-8")



def trapping_module():
    """A module with the app's exports in which `app_dispatch` traps."""

    def section(number, body):
        return bytes([number, len(body)]) + body

    def export(name, kind, index):
        return bytes([len(name)]) + name + bytes([kind, index])

    types = section(1, b"\x03" b"\x60\x01\x7f\x01\x7f" b"\x60\x01\x7f\x00" b"\x60\x02\x7f\x7f\x01\x7f")
    functions = section(3, bytes([3, 0, 1, 2]))
    memory = section(5, b"\x01\x00\x01")
    exports = section(
        7,
        bytes([4])
        + export(b"memory", 2, 0)
        + export(b"app_alloc", 0, 0)
        + export(b"app_free", 0, 1)
        + export(b"app_dispatch", 0, 2),
    )
    code = section(10, b"\x03" b"\x04\x00\x41\x10\x0b" b"\x02\x00\x0b" b"\x03\x00\x00\x0b")
    return b"\0asm\x01\0\0\0" + types + functions + memory + exports + code


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".svg": "image/svg+xml",
        ".png": "image/png",
        ".woff2": "font/woff2",
        "": "application/octet-stream",
    }

    def end_headers(self):
        self.send_header("Content-Security-Policy", CSP)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *arguments):
        pass

    def translate_path(self, path):
        # The site lies below a sub-path, as it would on a shared host.
        if not path.startswith("/unter/pfad/"):
            return os.path.join(self.directory, "missing")
        return super().translate_path(path[len("/unter/pfad"):])

    def do_GET(self):
        """A file; or the next step of a page that acts by itself, once there is one."""
        _, _, said = self.path.partition("/step.js?")
        if not said:
            return super().do_GET()
        steps = self.server.steps = queue.Queue()  # A page that has gone gets no more steps.
        self.server.said.put(json.loads(urllib.parse.unquote(said)))
        script = steps.get().encode()
        self.send_response(200)
        self.send_header("Content-Type", self.extensions_map[".js"])
        self.end_headers()
        self.wfile.write(script)


class Server:
    """Serves a copy of the site on 127.0.0.1 below a sub-path, until it is stopped."""

    def __init__(self, port=0):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="site-"))
        shutil.copytree(SITE, self.folder, dirs_exist_ok=True)
        self.start(port)

    def start(self, port):
        handler = functools.partial(Handler, directory=str(self.folder))
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.http.daemon_threads = True
        self.http.said = queue.Queue()
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.port = self.http.server_port
        self.url = f"http://127.0.0.1:{self.port}/unter/pfad/"

    def stop(self):
        self.http.shutdown()
        self.http.server_close()

    def close(self):
        with contextlib.suppress(Exception):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def publish_new_version(self):
        """Changes the service worker the way the build of a new version does."""
        path = self.folder / "service-worker.js"
        text = path.read_text()
        changed = text.replace('const VERSION = "', 'const VERSION = "neu-', 1)
        assert changed != text, "the service worker has no version"
        path.write_text(changed)


def wait(condition, what, timeout=15, pause=0.05):
    """Waits until the condition holds and returns what it gave."""
    end = time.monotonic() + timeout
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f"not in {timeout} s: {what}")
        time.sleep(pause)


@contextlib.contextmanager
def deadline(seconds, what):
    """Breaks off a step that hangs; WebKitGTK's driver can."""

    def expire(number, frame):
        raise TimeoutError(f"{what} took more than {seconds} s")

    before = signal.signal(signal.SIGALRM, expire)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# The scripts below run as functions in the page; they find, press and read as a person would.

FIND_TEXT = "return document.getElementById('app').innerText"
SCROLLS = "return document.documentElement.scrollWidth > document.documentElement.clientWidth"
CHOOSE_FILE = """
  const input = document.getElementById('file');
  const transfer = new DataTransfer();
  transfer.items.add(new File([arguments[1]], arguments[0], { type: 'application/json' }));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change'));
"""


class Firefox:
    """Debian's Firefox, driven by Marionette."""

    name = "Firefox"

    def __init__(self, preferences=None, profile=None):
        from marionette_driver.marionette import Marionette

        self.profile = profile or tempfile.mkdtemp(prefix="firefox-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = {
            "marionette.port": port,
            "datareporting.policy.dataSubmissionEnabled": False,
            "browser.shell.checkDefaultBrowser": False,
            "browser.startup.page": 0,
            "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False,
            "ui.prefersReducedMotion": 1,
            **(preferences or {}),
        }
        with open(os.path.join(self.profile, "user.js"), "w") as file:
            for key, value in settings.items():
                text = str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')
                file.write(f'user_pref("{key}", {text});\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access"]
            + ["--no-remote", "--profile", self.profile],
            env={**os.environ, "HOME": self.profile, "MOZ_HEADLESS": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.driver = Marionette(host="127.0.0.1", port=port)
        wait(lambda: self._listens(port), "Firefox starts", 60)
        self.driver.start_session()
        self.driver.timeout.script = 20

    def _listens(self, port):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    def open(self, url):
        self.driver.navigate(url)

    def js(self, script, *arguments):
        return self.driver.execute_script(script, script_args=list(arguments), sandbox=None)

    def errors(self):
        """What the open page has written to the console as errors.

        Pages that were left do not count: tests leave sooner than people do, and Firefox reports
        scripts, loads and transactions that this cuts off, sometimes late.
        """
        since = self.js("return performance.timing.domLoading")
        with self.driver.using_context("chrome"):
            messages = self.driver.execute_script(
                """
                const isOwn = (source) => !/^(chrome|resource|moz-extension):|^$/.test(source ?? '');
                return Services.console.getMessageArray()
                  .filter((m) => m instanceof Ci.nsIScriptError && isOwn(m.sourceName))
                  .filter((m) => m.timeStamp >= arguments[0])
                  .map((m) => m.errorMessage);
                """,
                script_args=[since],
            )
        cut_off = ("Script terminated by timeout", "A ServiceWorker intercepted the request")
        return [m for m in messages if not any(words in m for words in cut_off)]

    def click(self, selector):
        from marionette_driver import By

        found = self.driver.find_elements(By.CSS_SELECTOR, selector)
        next(element for element in found if element.is_displayed()).click()

    def press(self, selector, key):
        from marionette_driver import By, keys

        element = self.driver.find_element(By.CSS_SELECTOR, selector)
        self.js("document.querySelector(arguments[0]).focus()", selector)
        element.send_keys({"Enter": keys.Keys.ENTER, "Space": " "}[key])

    def type(self, selector, text):
        from marionette_driver import By

        element = self.driver.find_element(By.CSS_SELECTOR, selector)
        element.clear()
        element.send_keys(text)

    def back(self):
        self.driver.go_back()

    def quit(self):
        """Ends the browser and leaves its profile."""
        with contextlib.suppress(Exception):
            self.driver.delete_session()
        self.process.terminate()
        self.process.wait(20)

    def close(self):
        self.quit()
        shutil.rmtree(self.profile, ignore_errors=True)


@contextlib.contextmanager
def display():
    """The name of the display: the one there is, or else one that is there as long as this."""
    if os.environ.get("DISPLAY"):
        yield os.environ["DISPLAY"]
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with deadline(20, "starting a display"), os.fdopen(read) as number:
            name = ":" + number.readline().strip()
        yield name
    finally:
        os.environ.pop("DISPLAY", None)
        server.terminate()
        server.wait(10)


class WebKit:
    """WebKitGTK's MiniBrowser, driven by its own driver; every step has a deadline."""

    name = "WebKitGTK"
    browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"

    def __init__(self):
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        # The driver hands its environment on to the browser.
        self.display = contextlib.ExitStack()
        os.environ["DISPLAY"] = self.display.enter_context(display())
        options = Options()
        options.binary_location = self.browser
        options.add_argument("--automation")
        with deadline(60, "starting WebKitGTK"):
            self.driver = webdriver.WebKitGTK(
                options=options, service=Service("/usr/bin/WebKitWebDriver")
            )

    def open(self, url):
        with deadline(30, "opening a page"):
            self.driver.get(url)

    def js(self, script, *arguments):
        with deadline(20, "running a script"):
            return self.driver.execute_script(script, *arguments)

    def errors(self):
        return []  # The driver has no console; the other two browsers watch it.

    def click(self, selector):
        from selenium.webdriver.common.by import By

        with deadline(20, "clicking"):
            found = self.driver.find_elements(By.CSS_SELECTOR, selector)
            next(element for element in found if element.is_displayed()).click()

    def press(self, selector, key):
        from selenium.webdriver.common.by import By
        from selenium.webdriver.common.keys import Keys

        with deadline(20, "pressing a key"):
            self.js("document.querySelector(arguments[0]).focus()", selector)
            element = self.driver.find_element(By.CSS_SELECTOR, selector)
            element.send_keys({"Enter": Keys.ENTER, "Space": " "}[key])

    def type(self, selector, text):
        from selenium.webdriver.common.by import By

        with deadline(20, "typing"):
            element = self.driver.find_element(By.CSS_SELECTOR, selector)
            element.clear()
            element.send_keys(text)

    def back(self):
        with deadline(20, "going back"):
            self.driver.back()

    def close(self):
        with contextlib.suppress(Exception), deadline(20, "closing WebKitGTK"):
            self.driver.quit()
        self.display.close()


# Asks the server for one step after another, and says with each what came of the last.
ASK = """
  for (let number = 0, said = []; ; number += 1) {
    const words = encodeURIComponent(JSON.stringify([number, ...said]));
    const { default: step } = await import(`./step.js?${words}`);
    said = await step().then((value) => [value ?? null], (error) => [null, String(error)]);
  }
"""


class WebKitAlone:
    """WebKitGTK's MiniBrowser without its driver, under which it keeps nothing on the disk.

    The page acts by itself: it has a script that asks the site's server what to do.
    """

    def __init__(self, server, page="index.html"):
        (server.folder / "ask.js").write_text(ASK)
        with open(server.folder / page, "a") as file:
            file.write('<script type="module" src="/unter/pfad/ask.js"></script>')
        self.http = server.http
        self.profile = tempfile.mkdtemp(prefix="webkit-")
        self.process = None
        self.display = contextlib.ExitStack()

    def open(self, url):
        if self.process:
            go = "history.replaceState(null, '', arguments[0]); location.reload();"
            self._ask(f"{go} return new Promise(() => {{}});", url)
        else:
            names = {"CACHE": "cache", "CONFIG": "config", "DATA": "data", "STATE": "state"}
            folders = {f"XDG_{name}_HOME": f"{self.profile}/{to}" for name, to in names.items()}
            screen = self.display.enter_context(display())
            self.process = subprocess.Popen(
                [WebKit.browser, url],
                env={**os.environ, **folders, "HOME": self.profile, "DISPLAY": screen},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        self.http.said.get(timeout=30)

    def js(self, script, *arguments):
        self._ask(script, *arguments)
        _, value, *errors = self.http.said.get(timeout=20)
        if errors:
            raise RuntimeError(errors[0])
        return value

    def _ask(self, script, *arguments):
        self.http.steps.put(
            f"export default async () => (function () {{ {script} }})"
            f".apply(null, {json.dumps(arguments)});")

    def quit(self):
        """Ends the browser and leaves its profile."""
        if self.process:
            self.process.terminate()
            self.process.wait(20)
            self.process = None
        self.display.close()

    def close(self):
        self.quit()
        shutil.rmtree(self.profile, ignore_errors=True)


class Tab:
    """A tab of Chromium."""

    name = "Chromium"

    def __init__(self, page):
        self.page = page
        self.messages = watch(page)

    def open(self, url):
        self.page.goto(url)

    def js(self, script, *arguments):
        function = "(list) => (function () { %s }).apply(null, list)" % script
        return self.page.evaluate(function, list(arguments))

    def errors(self):
        return list(self.messages)

    def click(self, selector):
        self.page.locator(f"{selector}:visible").first.click(timeout=5000)

    def press(self, selector, key):
        self.page.locator(selector).first.press(key)

    def type(self, selector, text):
        # Looked for once: what marks an element may go while the page draws itself anew.
        element = self.page.wait_for_selector(selector, timeout=5000)
        element.fill("")
        element.type(text)

    def back(self):
        self.page.go_back()


class Chromium(Tab):
    """Debian's Chromium, driven by Playwright."""

    def __init__(self):
        from playwright.sync_api import sync_playwright

        self.playwright = sync_playwright().start()
        self.browser = launch(self.playwright)
        self.context = self.browser.new_context(locale="de-DE", reduced_motion="reduce")
        super().__init__(self.context.new_page())

    def close(self):
        self.browser.close()
        self.playwright.stop()


def launch(playwright):
    return playwright.chromium.launch(
        executable_path=chromium(), headless=True, args=chromium_arguments()
    )


def chromium():
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


def chromium_arguments():
    return ["--no-sandbox"] if os.geteuid() == 0 else []


class PlaywrightTest:
    """Tests that share a Chromium; every context is a browser of its own."""

    @classmethod
    def setUpClass(cls):
        from playwright.sync_api import sync_playwright

        cls.playwright = sync_playwright().start()
        cls.browser = launch(cls.playwright)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()


class ProfileTest:
    """Tests with a profile of Chromium on the disk; `open` gives what acts in a browser on it."""

    def setUp(self):
        self.profile = tempfile.mkdtemp(prefix="chromium-")
        self.addCleanup(shutil.rmtree, self.profile, ignore_errors=True)

    @contextlib.contextmanager
    def running(self):
        context = self.playwright.chromium.launch_persistent_context(
            self.profile, executable_path=chromium(), args=chromium_arguments()
        )
        try:
            yield self.open(context)
        finally:
            with contextlib.suppress(Exception):  # It may have been killed.
                context.close()

    def kill(self):
        """Kills the browser with all its processes at once; they are a group of their own."""
        own = []
        for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
            with contextlib.suppress(OSError):
                if f"--user-data-dir={self.profile}".encode() in path.read_bytes().split(b"\0"):
                    own.append(int(path.parent.name))
        self.assertEqual(len(own), 1)
        self.assertEqual(os.getpgid(own[0]), own[0])
        os.killpg(own[0], signal.SIGKILL)


def watch(page):
    """Collects what goes wrong in a page."""
    messages = []
    page.on("console", lambda m: messages.append(m.text) if m.type in ("error", "warning") else 0)
    page.on("pageerror", lambda error: messages.append(str(error)))
    return messages
