"""The vault: what is written stays, sealed, whatever happens to the browser and its database."""

import collections
import contextlib
import hashlib
import pathlib
import random
import secrets
import shutil
import time
import unicodedata
import unittest

import support
from support import wait

HARNESS = pathlib.Path(__file__).parent / "vault"

Event = collections.namedtuple("Event", "message argument fields")
Row = collections.namedtuple("Row", "id kind parent state bytes")


def serve():
    """A server with the harness beside the vault, under the site's policy."""
    server = support.Server()
    shutil.copytree(HARNESS, server.folder / "vault")
    return server


class Vault:
    """The harness in a page: verbs go in, events come out one after another."""

    def __init__(self, js, load):
        self.js = js
        self.load = load
        self.seen = 0

    def reload(self):
        self.load()
        self.seen = 0
        wait(lambda: self.js("return !!window.harness"), "the harness is there")

    def events(self):
        found = self.js("return harness.events.slice(arguments[0])", self.seen)
        return [Event(m, a, [f.encode("latin-1") for f in fields]) for m, a, fields in found]

    def run(self, verb, argument="", *fields):
        fields = [f if isinstance(f, bytes) else f.encode() for f in fields]
        fields = [field.decode("latin-1") for field in fields]
        self.js("harness.run(arguments[0], arguments[1], arguments[2])", verb, argument, fields)

    def hear(self, *messages, timeout=15):
        """The next event of these; a failure that is not one of them is an error."""

        def find():
            for index, event in enumerate(self.events()):
                if event.message in (*messages, "failed"):
                    self.seen += index + 1
                    return event

        event = wait(find, f"one of {messages}", timeout, pause=0.005)
        if event.message not in messages:
            raise AssertionError(f"{messages} expected, not {event}")
        return event

    def ask(self, answer, verb, argument="", *fields):
        self.run(verb, argument, *fields)
        return self.hear(answer)

    def fails(self, verb, argument="", *fields):
        """The cause and the ticket of the failure that the verb ends with."""
        event = self.ask("failed", verb, argument, *fields)
        assert event.fields[1].decode() == verb, event
        return event.argument, event.fields[0].decode()

    def start(self, passphrase=""):
        opened = self.ask("opened", "open")
        unlocked = self.ask("unlocked", "unlock", "", passphrase)
        return opened, unlocked.argument

    def write(self, *rows, ticket="1"):
        fields = [field for row in rows for field in row]
        event = self.ask("written", "write", ticket, *fields)
        assert event.argument == ticket, event

    def read(self):
        self.run("read")
        rows = []
        while True:
            event = self.hear("rows", "read")
            if event.message == "read":
                assert int(event.argument) == len(rows), event
                return rows
            rows += rows_of(event)

    def raw(self, work, *arguments):
        return self.js(f"const list = arguments; return harness.raw({work})", *arguments)


def rows_of(event):
    fields = event.fields
    assert len(fields) == 5 * int(event.argument) <= 2500, event.argument
    texts = [[f.decode() for f in fields[i : i + 4]] for i in range(0, len(fields), 5)]
    return [Row(*four, fields[5 * i + 4]) for i, four in enumerate(texts)]


CLEAR = """
  localStorage.clear();
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('gleitpfad');
    request.onsuccess = request.onerror = request.onblocked = () => resolve(true);
  });
"""
# Everything of the keyring but the device's key, which nothing can write out.
RING = """(saetze, schluessel) => {
  const answer = {};
  schluessel.getAllKeys().onsuccess = (event) => { answer.keys = event.target.result; };
  schluessel.get('ring').onsuccess = (event) => {
    answer.ring = { ...event.target.result };
    for (const name of ['salt', 'nonce', 'wrapped']) answer.ring[name] = [...answer.ring[name]];
  };
  return { result: answer };
}"""
SEALED = """(saetze) => {
  const answer = {};
  saetze.get(list[0]).onsuccess = (event) => { answer.sealed = [...event.target.result.sealed]; };
  return { result: answer };
}"""


# Puts a key whose bytes are known in place of the device's.
KEY = """
  return crypto.subtle.importKey('raw', Uint8Array.from(arguments[0]), 'AES-GCM', false, ['encrypt'])
    .then((key) => harness.raw((saetze, schluessel) => { schluessel.put(key, 'device'); }));
"""


class EveryEngine:
    """What holds in every browser; the classes below name the engine."""

    @classmethod
    def setUpClass(cls):
        cls.server = serve()
        cls.browser = cls.engine()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.close()

    def setUp(self):
        def load():
            self.browser.open("about:blank")
            self.browser.open(self.server.url + "vault/index.html")

        self.vault = Vault(self.browser.js, load)
        self.vault.reload()
        self.browser.js(CLEAR)

    def again(self, passphrase=""):
        self.vault.reload()
        return self.vault.start(passphrase)

    def test_rows_are_there_after_a_reload(self):
        opened, ring = self.vault.start()
        self.assertEqual((opened.argument, ring), ("writer", "new"))
        self.assertEqual(opened.fields[:3], [b"none", b"0", b""])
        self.assertIn(opened.fields[3], (b"1", b"0", b""))
        every_byte = bytes(range(256))
        self.vault.write(("a", "fach", "", "Französisch 🛩"), ("b", "note", "a", every_byte))
        self.vault.write(("c", "note", "a", "weg damit"), ("a", "fach", "", "Mathe"), ticket="zwei")
        self.vault.write(("c", "", "", ""), ticket="3")
        opened, ring = self.again()
        self.assertEqual((opened.fields[:3], ring), ([b"device", b"2", b""], "known"))
        rows = [Row("a", "fach", "", "ok", b"Mathe"), Row("b", "note", "a", "ok", every_byte)]
        self.assertEqual(self.vault.read(), rows)

    def test_passphrase_locks_and_unlocks(self):
        self.vault.start()
        self.vault.write(("a", "fach", "", "Chemie"))
        event = self.vault.ask("passphrase-set", "passphrase", "", "Übermüdet ﬁndet")
        self.assertEqual(event.fields, [b"passphrase"])
        self.assertEqual(self.vault.raw(RING)["keys"], ["ring"])
        self.vault.reload()
        self.assertEqual(self.vault.ask("opened", "open").fields[0], b"passphrase")
        before = self.vault.raw(RING)
        for wrong in ("Übermüdet findet nicht", ""):
            self.assertEqual(self.vault.fails("unlock", "", wrong), ("wrong-passphrase", ""))
        self.assertEqual(self.vault.fails("read"), ("locked", ""))
        self.assertEqual(self.vault.fails("write", "7", "a", "fach", "", "x"), ("locked", "7"))
        self.assertEqual(self.vault.raw(RING), before)
        # Keyboards differ in how they put an umlaut together.
        same = unicodedata.normalize("NFD", "Übermüdet findet")
        self.assertEqual(self.vault.ask("unlocked", "unlock", "", same).argument, "known")
        self.assertEqual(self.vault.read()[0].bytes, b"Chemie")
        self.vault.ask("locked", "lock")
        self.assertEqual(self.vault.fails("read"), ("locked", ""))
        self.vault.ask("unlocked", "unlock", "", same)
        self.vault.ask("passphrase-set", "passphrase", "", "")
        self.assertEqual(sorted(self.vault.raw(RING)["keys"]), ["device", "ring"])
        opened, ring = self.again()
        self.assertEqual((opened.fields[0], ring), (b"device", "known"))
        self.assertEqual(self.vault.read()[0].bytes, b"Chemie")

    def test_wipe_leaves_nothing(self):
        self.vault.start()
        self.vault.write(("a", "fach", "", "Chemie"))
        self.vault.ask("wiped", "wipe")
        self.assertEqual(self.vault.fails("write", "9", "a", "fach", "", "x"), ("closed", "9"))
        opened, ring = self.vault.start()
        self.assertEqual((opened.fields[:3], ring), ([b"none", b"0", b""], "new"))
        self.assertEqual(self.vault.read(), [])

    def test_one_damaged_row_among_a_thousand(self):
        self.vault.start()
        self.vault.write(*((f"{n:04}", "note", "", f"Nr. {n}") for n in range(1000)))
        damage = """(saetze) => {
          saetze.get('0500').onsuccess = (event) => {
            const row = event.target.result;
            row.sealed[20] ^= 1;
            saetze.put(row, '0500');
          };
          saetze.put('kein Satz', '0998');
          saetze.put({ kind: 'note', parent: '', sealed: new Uint8Array(3) }, '0999');
        }"""
        self.vault.raw(damage)
        rows = self.vault.read()
        self.assertEqual([row.id for row in rows], [f"{n:04}" for n in range(1000)])
        damaged = [row for row in rows if row.state != "ok"]
        self.assertEqual([row.id for row in damaged], ["0500", "0998", "0999"])
        self.assertEqual({row.state for row in damaged}, {"damaged"})
        self.assertEqual([len(row.bytes) for row in damaged], [13 + len("Nr. 500") + 16, 0, 3])
        self.assertEqual(damaged[0].kind, "note")
        self.assertEqual(rows[501].bytes, b"Nr. 501")

    def test_rows_in_the_wrong_place_do_not_open(self):
        self.vault.start()
        self.vault.write(*((name, "note", "", f"von {name}") for name in "abcd"))
        swap = """(saetze) => {
          saetze.get('a').onsuccess = ({ target: { result: a } }) => saetze.put(a, 'b');
          saetze.get('c').onsuccess = ({ target: { result: c } }) => {
            saetze.put({ ...c, kind: 'fach' }, 'c');
          };
        }"""
        self.vault.raw(swap)
        states = {row.id: row.state for row in self.vault.read()}
        self.assertEqual(states, {"a": "ok", "b": "damaged", "c": "damaged", "d": "ok"})

    def test_lost_keys_overwrite_nothing(self):
        self.vault.start()
        self.vault.write(("a", "fach", "", "Chemie"))
        sealed = self.vault.raw(SEALED, "a")
        ring = self.vault.raw(RING)["ring"]
        losses = {
            "(s, keys) => keys.delete('device')": "key-lost",
            "(s, keys) => { keys.put({ version: 1, wrapping: 'zauber' }, 'ring'); }": "damaged-ring",
            "(s, keys) => { keys.put({ version: 2 }, 'ring'); }": "newer-version",
            "(s, keys) => keys.delete('ring')": "key-lost",
        }
        for work, cause in losses.items():
            with self.subTest(work):
                self.vault.raw(work)
                if cause == "key-lost" and "device" in work:
                    self.assertEqual(self.vault.raw(RING)["ring"], ring)
                self.vault.reload()
                self.vault.ask("opened", "open")
                before = self.vault.raw("(s, keys) => keys.getAllKeys()")
                self.assertEqual(self.vault.fails("unlock"), (cause, ""))
                self.assertEqual(self.vault.raw("(s, keys) => keys.getAllKeys()"), before)
                self.assertEqual(self.vault.raw(SEALED, "a"), sealed)

    def test_other_device_key_is_a_damaged_ring(self):
        self.vault.start()
        self.vault.js(
            """
            const aes = { name: 'AES-GCM', length: 256 };
            return crypto.subtle.generateKey(aes, false, ['encrypt', 'decrypt']).then(
              (key) => harness.raw((s, keys) => { keys.put(key, 'device'); }));
            """
        )
        self.vault.reload()
        self.vault.ask("opened", "open")
        self.assertEqual(self.vault.fails("unlock"), ("damaged-ring", ""))

    def test_database_of_a_newer_version_is_left_alone(self):
        self.browser.js(
            """
            return new Promise((resolve) => {
              const request = indexedDB.open('gleitpfad', 2);
              request.onupgradeneeded = () => request.result.createObjectStore('neu');
              request.onsuccess = () => { request.result.close(); resolve(true); };
            });
            """
        )
        self.assertEqual(self.vault.fails("open"), ("newer-version", ""))
        self.assertEqual(self.vault.fails("unlock"), ("closed", ""))

    def test_loss_is_told_from_a_start(self):
        self.vault.start()
        self.vault.write(("a", "fach", "", "Chemie"))
        self.vault.raw("(saetze) => saetze.clear()")
        self.vault.reload()
        self.assertEqual(self.vault.ask("opened", "open").fields[:3], [b"device", b"0", b"evicted"])
        # Whoever deletes every row has lost nothing.
        self.vault.ask("unlocked", "unlock")
        self.vault.write(("a", "fach", "", "Chemie"))
        self.vault.write(("a", "", "", ""))
        opened, _ = self.again()
        self.assertEqual(opened.fields[:3], [b"device", b"0", b""])

    def test_python_opens_what_the_browser_seals(self):
        python = cryptography(self)
        self.vault.start("ﬁndig")
        self.vault.write(("a", "fach", "", "Französisch"))
        ring = self.vault.raw(RING)["ring"]
        self.assertGreaterEqual(ring["rounds"], 600000)
        self.assertGreaterEqual(len(ring["salt"]), 16)
        wrapper = hashlib.pbkdf2_hmac("sha256", b"findig", bytes(ring["salt"]), ring["rounds"])
        bound = b"gleitpfad/1/ring/passphrase"
        secret = python.gcm(wrapper).decrypt(bytes(ring["nonce"]), bytes(ring["wrapped"]), bound)
        self.assertEqual(len(secret), 32)
        key = python.gcm(python.hkdf(secret, b"gleitpfad/1/saetze"))
        sealed = bytes(self.vault.raw(SEALED, "a")["sealed"])
        self.assertEqual(sealed[0], 1)
        plain = key.decrypt(sealed[1:13], sealed[13:], b"gleitpfad/1/fach/a")
        self.assertEqual(plain.decode(), "Französisch")
        # And the other way round.
        nonce = secrets.token_bytes(12)
        row = b"\x01" + nonce + key.encrypt(nonce, b"aus Python", b"gleitpfad/1/note/b")
        put = """(saetze) => {
          saetze.put({ kind: 'note', parent: 'a', sealed: Uint8Array.from(list[0]) }, 'b');
        }"""
        self.vault.raw(put, list(row))
        self.assertEqual(self.vault.read()[1], Row("b", "note", "a", "ok", b"aus Python"))

    def test_seals_under_a_passphrase(self):
        python = cryptography(self)
        salt, nonce = secrets.token_bytes(16), secrets.token_bytes(12)
        fields = ["Öl", "1000", salt, nonce, "gebunden"]
        sealed = self.vault.ask("sealed", "passphrase-seal", "s", *fields, "Klartext")
        self.assertEqual(sealed.argument, "s")
        key = python.gcm(hashlib.pbkdf2_hmac("sha256", "Öl".encode(), salt, 1000))
        self.assertEqual(key.decrypt(nonce, sealed.fields[0], b"gebunden"), b"Klartext")
        opened = self.vault.ask("unsealed", "passphrase-open", "o", *fields, sealed.fields[0])
        self.assertEqual(opened, Event("unsealed", "o", [b"Klartext"]))
        for index, other in enumerate(["Oel", "1001", salt[::-1], nonce[::-1], "los"]):
            changed = [*fields[:index], other, *fields[index + 1 :], sealed.fields[0]]
            failed = self.vault.fails("passphrase-open", "p", *changed)
            self.assertEqual(failed, ("wrong-passphrase", "p"))
        for rounds in ("0", "4000000000", "viele", ""):
            changed = ["Öl", rounds, *fields[2:], sealed.fields[0]]
            self.assertEqual(self.vault.fails("passphrase-open", "q", *changed), ("damaged", "q"))

    def test_unknown_verb_is_a_failure(self):
        self.assertEqual(self.vault.fails("zaubern", "x"), ("zaubern-failed", "x"))


class TestVaultChromium(EveryEngine, unittest.TestCase):
    engine = support.Chromium


class TestVaultFirefox(EveryEngine, unittest.TestCase):
    engine = support.Firefox


class TestVaultWebKit(EveryEngine, unittest.TestCase):
    engine = support.WebKit


def cryptography(test):
    """AES-GCM and HKDF of a library that has nothing to do with a browser."""
    try:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    except ImportError:
        test.skipTest("no cryptography for Python")
    python = collections.namedtuple("Python", "gcm hkdf")
    return python(AESGCM, lambda secret, info: HKDF(hashes.SHA256(), 32, b"", info).derive(secret))


class ChromiumTest(support.PlaywrightTest, unittest.TestCase):
    """A server and Playwright; the tests open what they need."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = serve()

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        super().tearDownClass()

    def context(self, *scripts):
        context = self.browser.new_context()
        self.addCleanup(context.close)
        for script in scripts:
            context.add_init_script(script)
        return context

    def open(self, context, script=None):
        """The harness in a new tab; the script runs before everything else."""
        page = context.new_page()
        if script:
            page.add_init_script(script)
        messages = support.watch(page)
        self.addCleanup(lambda: self.assertEqual(messages, []))

        def js(script, *arguments):
            function = "(list) => (function () { %s }).apply(null, list)" % script
            return page.evaluate(function, list(arguments))

        vault = Vault(js, lambda: page.goto(self.server.url + "vault/index.html"))
        vault.page = page
        vault.reload()
        return vault


# Deadlines pass ten times as fast.
HASTE = """
  const slow = setTimeout;
  window.setTimeout = (work, time, ...list) => slow(work, time / 10, ...list);
"""
DEAF = "window.BroadcastChannel = class { postMessage() {} };"
SHOW = """
  Object.defineProperty(document, 'visibilityState', { value: arguments[0], configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
"""


class TestVaultTabs(ChromiumTest):
    def pair(self, *scripts):
        context = self.context(*scripts)
        first = self.open(context)
        self.assertEqual(first.start()[0].argument, "writer")
        second = self.open(context)
        opened, ring = second.start()
        self.assertEqual((opened.argument, ring), ("follower", "known"))
        return first, second

    def test_second_tab_follows_and_takes_over(self):
        first, second = self.pair()
        first.write(("a", "fach", "", "Chemie"), ("b", "note", "a", "12"))
        rows = rows_of(second.hear("rows", timeout=1))
        self.assertEqual(rows[1], Row("b", "note", "a", "ok", b"12"))
        self.assertEqual(second.hear("changed", timeout=1).argument, "2")
        first.write(("b", "", "", ""), ticket="2")
        self.assertEqual(rows_of(second.hear("rows", timeout=1)), [Row("b", "", "", "gone", b"")])
        second.hear("changed")
        self.assertEqual(second.fails("write", "3", "a", "fach", "", "x"), ("not-writer", "3"))
        self.assertEqual(second.fails("passphrase", "", "x"), ("not-writer", ""))
        first.page.close()
        self.assertEqual(second.hear("role", timeout=1).argument, "writer")
        self.assertEqual(second.read(), [Row("a", "fach", "", "ok", b"Chemie")])
        second.write(("a", "fach", "", "Physik"))
        self.assertEqual(second.read()[0].bytes, b"Physik")

    def test_pen_stays_with_a_tab_in_use(self):
        first, second = self.pair()
        second.js(SHOW, "visible")
        time.sleep(2.5)  # Longer than a tab that has the pen may take to answer.
        self.assertEqual([event.message for event in second.events()], [])
        first.write(("a", "fach", "", "Chemie"))

    def test_pen_goes_to_the_tab_in_use_once_all_is_written(self):
        first, second = self.pair()
        write = """
          for (let number = 0; number < 30; number += 1) {
            const id = String(number).padStart(2, '0');
            harness.run('write', String(number), [id, 'note', '', String(number)]);
          }
        """
        first.js(write + SHOW, "hidden")
        for number in range(30):
            self.assertEqual(first.hear("written", "role").argument, str(number))
        self.assertEqual(first.hear("role").argument, "follower")
        self.assertEqual(second.hear("role").argument, "writer")
        self.assertEqual([int(row.bytes) for row in second.read()], list(range(30)))
        self.assertEqual(first.fails("write", "x", "a", "fach", "", "x"), ("not-writer", "x"))
        second.write(("00", "note", "", "neu"))
        self.assertEqual(rows_of(first.hear("rows", timeout=1))[0].bytes, b"neu")
        first.hear("changed")
        # And back again.
        second.js(SHOW, "hidden")
        first.js(SHOW, "visible")
        self.assertEqual(second.hear("role").argument, "follower")
        self.assertEqual(first.hear("role").argument, "writer")
        first.write(("00", "note", "", "alt"))

    def test_pen_is_taken_from_a_tab_that_sleeps(self):
        context = self.context(HASTE)
        first = self.open(context, DEAF)
        first.start()
        second = self.open(context)
        self.assertEqual(second.start()[0].argument, "follower")
        self.assertEqual(second.hear("role", timeout=2).argument, "writer")
        self.assertEqual(first.hear("role").argument, "follower")
        self.assertEqual(first.fails("write", "x", "a", "fach", "", "x"), ("not-writer", "x"))
        second.write(("a", "fach", "", "Chemie"))
        second.page.close()
        self.assertEqual(first.hear("role").argument, "writer")

    def test_other_tab_hears_of_keys_and_wiping(self):
        first, second = self.pair()
        first.write(("a", "fach", "", "Chemie"))
        second.hear("changed")
        first.ask("passphrase-set", "passphrase", "", "geheim")
        heard = second.hear("passphrase-set")
        self.assertEqual((heard.argument, heard.fields), ("elsewhere", [b"passphrase"]))
        first.ask("locked", "lock")
        self.assertEqual(second.hear("locked").argument, "elsewhere")
        self.assertEqual(second.fails("read"), ("locked", ""))
        self.assertEqual(second.ask("unlocked", "unlock", "", "geheim").argument, "known")
        first.ask("wiped", "wipe")
        self.assertEqual(second.hear("wiped").argument, "elsewhere")
        self.assertEqual(second.fails("read"), ("closed", ""))
        first.start()
        first.write(("b", "fach", "", "Physik"))
        self.assertEqual(second.hear("begun").argument, "elsewhere")
        opened, ring = second.start()
        self.assertEqual((opened.argument, opened.fields[1], ring), ("follower", b"1", "known"))

    def test_newer_version_in_another_tab_closes_the_database(self):
        first, second = self.pair()
        second.js("indexedDB.open('gleitpfad', 2)")
        for vault in (first, second):
            self.assertEqual(vault.hear("failed").argument, "closed")
            self.assertEqual(vault.fails("write", "5", "a", "", "", "x"), ("closed", "5"))
            self.assertEqual(vault.fails("open"), ("newer-version", ""))

    def test_without_locks_everyone_writes(self):
        context = self.context("delete Navigator.prototype.locks")
        first, second = self.open(context), self.open(context)
        self.assertEqual(first.start()[0].argument, "alone")
        self.assertEqual(second.start()[0].argument, "alone")
        for writer, reader in ((first, second), (second, first)):
            writer.write(("a", "fach", "", "Chemie"))
            self.assertEqual(rows_of(reader.hear("rows", timeout=1))[0].bytes, b"Chemie")


class TestVaultFaults(ChromiumTest):
    """Browsers that lack something or fail; each time the app must be told, and nothing be lost."""

    def faulty(self, *scripts):
        return self.open(self.context(*scripts))

    def test_no_database(self):
        for fault in ("value: undefined", "get() { throw new Error('forbidden'); }"):
            vault = self.faulty("Object.defineProperty(window, 'indexedDB', { %s })" % fault)
            self.assertEqual(vault.fails("open"), ("no-database", ""))

    def test_no_cryptography(self):
        vault = self.faulty("Object.defineProperty(crypto, 'subtle', { value: undefined })")
        self.assertEqual(vault.fails("open"), ("no-crypto", ""))

    def test_opening_fails(self):
        later = "setTimeout(() => request.%s(), 10); return request;"
        faults = {
            "throw new Error('broken');": "open-failed",
            "const request = {};" + later % "onerror": "open-failed",
            "const request = {};" + later % "onblocked": "blocked",
            "return {};": "open-failed",
        }
        for fault, cause in faults.items():
            with self.subTest(fault):
                vault = self.faulty(HASTE, "IDBFactory.prototype.open = () => { %s }" % fault)
                self.assertEqual(vault.fails("open"), (cause, ""))
                self.assertEqual(vault.fails("write", "1", "a", "", "", "x"), ("closed", "1"))

    def test_full(self):
        vault = self.faulty(
            """
            const put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = function (row, key) {
              if (key === 'voll') throw new DOMException('full', 'QuotaExceededError');
              return put.call(this, row, key);
            };
            """
        )
        vault.start()
        vault.write(("a", "fach", "", "alt"))
        fields = ["a", "fach", "", "neu", "voll", "fach", "", "neu"]
        self.assertEqual(vault.fails("write", "2", *fields), ("quota", "2"))
        self.assertEqual(vault.read(), [Row("a", "fach", "", "ok", b"alt")])
        vault.write(("a", "fach", "", "neu"))
        self.assertEqual(vault.read()[0].bytes, b"neu")

    BREAK = """
      window.breaks = 0;
      const begin = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (...list) {
        if (breaks-- > 0) throw new DOMException('closing', 'InvalidStateError');
        return begin.apply(this, list);
      };
    """

    def test_lost_connection_is_opened_anew_once(self):
        vault = self.faulty(self.BREAK)
        vault.start()
        vault.js("breaks = 1")
        vault.write(("a", "fach", "", "eins"))
        vault.js("breaks = 2")
        self.assertEqual(vault.fails("write", "2", "a", "fach", "", "zwei"), ("closed", "2"))
        self.assertEqual(vault.read()[0].bytes, b"eins")

    def test_database_lost_while_in_use_is_not_begun_anew(self):
        vault = self.faulty(
            self.BREAK,
            """
            window.suffix = '';
            const open = IDBFactory.prototype.open;
            IDBFactory.prototype.open = function (name, version) {
              return open.call(this, name + suffix, version);
            };
            """,
        )
        vault.start()
        vault.write(("a", "fach", "", "eins"))
        vault.js("breaks = 1; suffix = '-weg'")
        self.assertEqual(vault.fails("write", "2", "a", "fach", "", "zwei"), ("lost", "2"))
        names = vault.js("return indexedDB.databases().then((list) => list.map((d) => d.name))")
        self.assertEqual(names, ["gleitpfad"])
        # The old keys do not go into a new database.
        self.assertEqual(vault.fails("write", "3", "a", "fach", "", "zwei"), ("closed", "3"))
        vault.ask("opened", "open")
        self.assertEqual(vault.fails("write", "4", "a", "fach", "", "zwei"), ("locked", "4"))
        self.assertEqual(vault.ask("unlocked", "unlock").argument, "new")
        vault.write(("a", "fach", "", "zwei"))

    def test_transaction_without_an_end(self):
        vault = self.faulty(
            HASTE,
            """
            const begin = IDBDatabase.prototype.transaction;
            IDBDatabase.prototype.transaction = function (...list) {
              const store = { put() {}, count() {} };
              const silent = { objectStore: () => store, abort() {} };
              return window.silences-- > 0 ? silent : begin.apply(this, list);
            };
            """,
        )
        vault.start()
        vault.js("window.silences = 1")
        vault.run("write", "1", "a", "fach", "", "x")
        vault.run("write", "2", "a", "fach", "", "y")
        event = vault.hear("failed")
        self.assertEqual((event.argument, event.fields[0]), ("write-failed", b"1"))
        self.assertEqual(vault.hear("written").argument, "2")

    def test_wiping_is_held_up(self):
        context = self.context(HASTE)
        vault, other = self.open(context), self.open(context)
        vault.start()
        other.js("indexedDB.open('gleitpfad').onsuccess = (event) => { window.kept = event.target; }")
        wait(lambda: other.js("return !!window.kept"), "the other tab's connection")
        self.assertEqual(vault.fails("wipe"), ("blocked", ""))
        other.js("kept.result.close()")
        self.assertEqual(vault.start()[1], "new")

    def test_little_things_that_may_be_missing(self):
        vault = self.faulty(
            "delete Navigator.prototype.storage",
            "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })",
            "delete window.BroadcastChannel",
        )
        self.assertEqual(vault.start()[0].fields, [b"none", b"0", b"", b""])
        self.assertEqual(vault.ask("persisted", "persist").argument, "")
        vault.write(("a", "fach", "", "x"))
        vault.ask("wiped", "wipe")

    def test_asking_to_persist(self):
        vault = self.faulty()
        self.assertIn(vault.ask("persisted", "persist").argument, ("0", "1"))


# An app that is not one: it keeps the events, and its first answer asks the vault to open.
STAND_IN = """
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = new Uint8Array(memory.buffer);
  window.events = [];
  const answer = (...fields) => {
    let offset = 4096;
    for (const field of fields) {
      bytes.set([field.length, 0, 0, 0, ...field.split('').map((c) => c.charCodeAt(0))], offset);
      offset += 4 + field.length;
    }
    return offset - 4096;
  };
  WebAssembly.instantiateStreaming = async () => ({ instance: { exports: {
    memory,
    app_alloc: () => 0,
    app_free: () => {},
    app_out: () => 4096,
    app_dispatch: (pointer, length) => {
      events.push([...bytes.slice(pointer, pointer + length)]);
      return events.length > 1 ? answer('') : answer('', 'vault', 'open', 'x', '\\1\\0\\0\\0y');
    },
  } } });
"""


def split(frame):
    """The fields of a frame."""
    fields, offset = [], 0
    while offset < len(frame):
        end = offset + 4 + int.from_bytes(frame[offset : offset + 4], "little")
        fields.append(bytes(frame[offset + 4 : end]))
        offset = end
    return fields


class TestVaultInTheHost(ChromiumTest):
    def test_app_asks_the_vault_and_hears_from_it_with_time_and_random_bytes(self):
        page = self.context(STAND_IN).new_page()
        page.goto(self.server.url)
        read = "events.map((frame) => [...frame])"
        find = lambda: [split(f) for f in page.evaluate(read) if b"opened" in bytes(f)]
        type, message, argument, value, now, dice = wait(find, "the vault is open")[0]
        self.assertEqual((type, message, argument), (b"vault", b"opened", b"writer"))
        self.assertEqual(split(value)[:3], [b"none", b"0", b""])
        self.assertLess(abs(int(now) - time.time() * 1000), 10_000)
        events = [split(frame) for frame in page.evaluate(read)]
        self.assertEqual({len(event) for event in events}, {6})
        self.assertEqual(events[0][:4], [b"start", b"", b"", b""])
        self.assertEqual({len(event[5]) for event in events}, {32})
        self.assertEqual(len({event[5] for event in events}), len(events))


def found(forms, folder):
    """The names of those byte strings that lie in the files of a folder.

    Databases pack what repeats, and a repetition may reach into a string's first or last bytes.
    """
    forms = {name: form[4:-4] for name, form in forms.items()}
    content = []
    for path in pathlib.Path(folder).rglob("*"):
        with contextlib.suppress(FileNotFoundError):  # Browsers in use remove files.
            content += [path.read_bytes()] if path.is_file() else []
    return {name for name, form in forms.items() if any(form in part for part in content)}


def leave_known_bytes(vault, profile):
    """Leaves a row, a ring and a key whose bytes are known and lie in the profile."""
    vault.start()
    vault.write(("a", "fach", "", "Chemie"))
    key = secrets.token_bytes(32)
    vault.js(KEY, list(key))
    ring = bytes(vault.raw(RING)["ring"]["wrapped"])
    forms = {"row": bytes(vault.raw(SEALED, "a")["sealed"]), "ring": ring, "key": key}
    wait(lambda: found(forms, profile) == set(forms), "row, ring and key are on the disk")
    return forms


class Secrets:
    """What must not be found on the disk, and what must be, so that the search is known to work."""

    # Random text, because databases pack what repeats. Letters that no single byte holds take two
    # bytes each; with plain letters every other byte would be zero, and pairs of them would repeat.
    def __init__(self):
        self.row, self.passphrase, self.control = (secrets.token_urlsafe(24) for _ in range(3))
        self.wide_control = "".join(chr(0x4E00 + secrets.randbelow(0x5000)) for _ in range(24))

    def leave(self, vault):
        vault.start()
        vault.write(("a", "fach", "", self.row), ("b", "note", "a", f"€ {self.row}"))
        vault.ask("passphrase-set", "passphrase", "", self.passphrase)
        put = "(saetze) => { saetze.put(list[0], 'c'); saetze.put(list[1], 'd'); }"
        vault.raw(put, self.control, self.wide_control)

    def found(self, folder):
        """What of it lies in the files of the folder, and how it is encoded."""
        forms = {(name, f): text.encode(f) for name, text in vars(self).items() for f in FORMS}
        return found(forms, folder)

    FOUND = {("control", "utf-8"), ("wide_control", "utf-16-le")}


FORMS = ("utf-8", "utf-16-le")


class TestVaultDiskChromium(support.ProfileTest, ChromiumTest):
    """A profile on the disk, looked at when the browser has gone, and a browser that is killed."""

    def test_nothing_readable_lies_on_the_disk(self):
        texts = Secrets()
        with self.running() as vault:
            texts.leave(vault)
        self.assertEqual(texts.found(self.profile), texts.FOUND)

    def test_wiped_bytes_are_gone_from_the_disk(self):
        with self.running() as vault:
            forms = leave_known_bytes(vault, self.profile)
            vault.ask("wiped", "wipe")
        self.assertEqual(found(forms, self.profile), set())

    def test_passphrase_leaves_no_older_key_on_the_disk(self):
        with self.running() as vault:
            forms = leave_known_bytes(vault, self.profile)
            vault.ask("passphrase-set", "passphrase", "", "geheim")
        self.assertEqual(found(forms, self.profile), {"row"})

    def test_database_wiped_on_the_disk(self):
        with self.running() as vault:
            vault.start()
            vault.write(("a", "fach", "", "Chemie"))
        databases = list(pathlib.Path(self.profile).glob("*/IndexedDB"))
        self.assertEqual(len(databases), 1)
        shutil.rmtree(databases[0])
        with self.running() as vault:
            opened = vault.ask("opened", "open")
            self.assertEqual(opened.fields[:3], [b"none", b"0", b"evicted"])
            self.assertEqual(vault.ask("unlocked", "unlock").argument, "new")

    def test_database_damaged_on_the_disk(self):
        # Chromium begins it anew and says so, even where the marker is lost as well.
        with self.running() as vault:
            vault.start()
            vault.write(*((str(n), "fach", "", "x" * 100) for n in range(100)))
            vault.js("localStorage.clear()")
        log = next(pathlib.Path(self.profile).glob("*/IndexedDB/*.leveldb/*.log"))
        damaged = bytearray(log.read_bytes())
        damaged[len(damaged) // 2] ^= 1
        log.write_bytes(damaged)
        with self.running() as vault:
            opened = vault.ask("opened", "open")
            self.assertEqual(opened.fields[:3], [b"none", b"0", b"evicted"])

    def test_killed_while_writing(self):
        seed = secrets.randbits(32)
        print(f"seed {seed} ", end="", flush=True)
        chance = random.Random(seed)
        # A profile is killed once. LevelDB goes on writing after a record that was cut off and takes
        # the whole database for damaged at the next start (github.com/google/leveldb/issues/1287).
        for _ in range(3):
            shutil.rmtree(self.profile)
            with self.running() as vault:
                vault.start()
                confirmed = []
                vault.page.on("console", lambda message: confirmed.append(message.text))
                vault.js("harness.count(1, 200)")
                goal = chance.randint(0, 100)
                while len(confirmed) < goal:
                    vault.page.wait_for_timeout(1)
                vault.page.wait_for_timeout(10 * chance.random())
                self.kill()
            self.assertEqual({text.split()[0] for text in confirmed} - {"written"}, set())
            with self.running() as vault:
                self.check(vault, len(confirmed))

    def check(self, vault, last):
        """Whether all writes up to the last confirmed one are there, and all are whole."""
        vault.start()
        rows = {row.id: row.bytes.decode() for row in vault.read() if row.state == "ok"}
        for side in ("links", "rechts"):
            numbers = sorted(int(id.split()[1]) for id in rows if id.startswith(side + " "))
            self.assertEqual(numbers, list(range(1, len(numbers) + 1)))
            self.assertGreaterEqual(len(numbers), last)
            self.assertEqual({rows[f"{side} {n}"] == str(n) for n in numbers} - {True}, set())
            self.assertEqual(rows.get(side, "0"), str(len(numbers)))
        self.assertEqual(rows.get("links"), rows.get("rechts"))


class TestVaultDisk(unittest.TestCase):
    """The profiles of the other two browsers, and a quota that is really used up."""

    def setUp(self):
        self.server = serve()
        self.addCleanup(self.server.close)

    def webkit(self):
        webkit = support.WebKitAlone(self.server, "vault/index.html")
        self.addCleanup(webkit.close)
        return webkit, self.vault(webkit)

    def firefox(self, preferences=None):
        firefox = support.Firefox(preferences)
        self.addCleanup(firefox.close)
        return firefox, self.vault(firefox)

    def vault(self, browser):
        vault = Vault(browser.js, lambda: browser.open(self.server.url + "vault/index.html"))
        vault.reload()
        return vault

    def check_readable(self, browser, vault):
        texts = Secrets()
        texts.leave(vault)
        browser.quit()
        self.assertEqual(texts.found(browser.profile), texts.FOUND)

    def test_nothing_readable_lies_on_the_disk_in_webkit(self):
        self.check_readable(*self.webkit())

    def test_nothing_readable_lies_on_the_disk_in_firefox(self):
        self.check_readable(*self.firefox())

    def check_wiped(self, browser, vault, pattern):
        profile = pathlib.Path(browser.profile)
        forms = leave_known_bytes(vault, profile)
        self.assertNotEqual(list(profile.glob(pattern)), [])
        vault.ask("wiped", "wipe")
        browser.quit()
        self.assertEqual(list(profile.glob(pattern)), [])
        self.assertEqual(found(forms, profile), set())

    def test_wiped_database_is_gone_from_the_disk_in_webkit(self):
        self.check_wiped(*self.webkit(), "**/indexeddb/*/http*/**/*.sqlite3*")

    def test_wiped_database_is_gone_from_the_disk_in_firefox(self):
        self.check_wiped(*self.firefox(), "storage/default/http*/idb/*")

    def check_keys_gone(self, browser, vault):
        forms = leave_known_bytes(vault, browser.profile)
        vault.ask("passphrase-set", "passphrase", "", "geheim")
        browser.quit()
        self.assertEqual(found(forms, browser.profile), {"row"})

    def test_passphrase_leaves_no_older_key_on_the_disk_in_webkit(self):
        self.check_keys_gone(*self.webkit())

    def test_passphrase_leaves_no_older_key_on_the_disk_in_firefox(self):
        self.check_keys_gone(*self.firefox())

    def test_really_full(self):
        limit = 8 * 1024
        firefox, vault = self.firefox({"dom.quotaManager.temporaryStorage.fixedLimit": limit})
        vault.start()
        vault.write(("a", "fach", "", "alt"))
        fields = ["a", "fach", "", "neu", "b", "fach", "", "x" * limit * 1024]
        self.assertEqual(vault.fails("write", "2", *fields), ("quota", "2"))
        self.assertEqual(vault.read(), [Row("a", "fach", "", "ok", b"alt")])
        vault.write(("a", "fach", "", "neu"))
        self.assertEqual(vault.read()[0].bytes, b"neu")
