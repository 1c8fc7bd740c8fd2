"""The vault: what is written stays, sealed, whatever happens to the browser and its database."""

import collections
import contextlib
import hashlib
import os
import pathlib
import random
import secrets
import shutil
import signal
import tempfile
import time
import unicodedata
import unittest

import support
from support import chromium, chromium_arguments, wait

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

        event = wait(find, f"one of {messages}", timeout)
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
