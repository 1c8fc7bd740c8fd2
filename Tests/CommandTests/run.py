"""Tests of the program `gleitpfad` from outside: what it writes, how it ends, what it refuses.

    python run.py --gleitpfad PATH
    python run.py --gleitpfad PATH --update      writes the snapshots anew; read the difference

Needs the package jsonschema. Ends with "N passed, N failed"; the exit code is 1 if any test failed.
"""

import argparse
import copy
import fcntl
import json
import os
import pty
import re
import resource
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unicodedata
from pathlib import Path

import jsonschema

import faults

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PLANS = sorted(path.name for path in (HERE / "Plans").glob("*.json"))
MEBIBYTE = 1024 * 1024

TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Failure(Exception):
    pass


def expect(holds, text):
    if not holds:
        raise Failure(text)


def equal(actual, expected, what):
    expect(actual == expected, f"{what}: {actual!r} statt {expected!r}")


class Program:
    """The program under test; every call has a time limit and a plain environment."""

    def __init__(self, path):
        self.path = str(Path(path).resolve())

    def environment(self, extra):
        kept = {key: os.environ[key] for key in ("PATH", "LD_LIBRARY_PATH") if key in os.environ}
        return {**kept, "LANG": "C.UTF-8", **extra}

    def __call__(self, *arguments, stdin=b"", cwd=HERE, **extra):
        call = subprocess.run(
            [self.path, *arguments], input=stdin, capture_output=True, cwd=cwd, timeout=60,
            env=self.environment(extra), start_new_session=True)
        expect(call.returncode in (0, 1, 2), f"{arguments}: endet mit {call.returncode}")
        return call

    def text(self, *arguments, status=0, **options):
        call = self(*arguments, **options)
        equal(call.returncode, status, f"Status von {arguments}")
        return call.stdout.decode()

    def at_terminal(self, *arguments, status=0, **extra):
        """What a terminal is shown."""
        leader, follower = pty.openpty()
        with subprocess.Popen(
            [self.path, *arguments], stdin=subprocess.DEVNULL, stdout=follower,
            stderr=subprocess.PIPE, cwd=HERE,
            env=self.environment({"TERM": "xterm-256color", **extra}),
        ) as process:
            os.close(follower)
            shown = b""
            while True:
                try:
                    piece = os.read(leader, 65536)
                except OSError:
                    break
                if not piece:
                    break
                shown += piece
            os.close(leader)
            process.wait(timeout=60)
            equal(process.returncode, status, f"Status von {arguments}")
        return shown.decode().replace("\r\n", "\n")

    def asked(self, *arguments, answers, stdin=b"", cwd=HERE, **extra):
        """Runs the program with a person at its terminal, who answers every question.

        Gives the ended process, its two outputs, what the terminal showed, and whether the terminal
        is as it was before.
        """
        leader, follower = pty.openpty()
        before = termios.tcgetattr(follower)

        def take_terminal():
            fcntl.ioctl(follower, termios.TIOCSCTTY, 0)

        shown = b""
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as given:
            given.write(stdin)
            given.seek(0)
            with subprocess.Popen(
                [self.path, *arguments], stdin=given, stdout=output, stderr=subprocess.PIPE,
                cwd=cwd, env=self.environment(extra), start_new_session=True,
                preexec_fn=take_terminal,
            ) as process:
                try:
                    for number, answer in enumerate(answers, start=1):
                        while shown.count(b": ") < number:
                            expect(select.select([leader], [], [], 20)[0], f"keine Frage: {shown!r}")
                            shown += os.read(leader, 4096)
                        os.write(leader, answer)
                    errors = process.communicate(timeout=60)[1].decode()
                finally:
                    process.kill()
            while select.select([leader], [], [], 0)[0]:
                shown += os.read(leader, 4096)
            output.seek(0)
            written = output.read()
        same = termios.tcgetattr(follower) == before
        os.close(leader)
        os.close(follower)
        return process.returncode, written, errors, shown.decode().replace("\r\n", "\n"), same


# --------------------------------------------------------------------------------------------------
# Snapshots
# --------------------------------------------------------------------------------------------------

SNAPSHOTS = {
    **{f"rechne-{Path(plan).stem}": ["rechne", f"Plans/{plan}"] for plan in PLANS},
    "rechne-alle": ["rechne", *(f"Plans/{plan}" for plan in PLANS), "Plans/fehlt.json"],
    "erklaere-gelandet": ["rechne", "--erklaere", "Plans/gelandet.json"],
    "erklaere-halbzeit": ["rechne", "--erklaere", "Plans/halbzeit.json"],
    "erklaere-wirtschaft-2022": ["rechne", "--erklaere", "Plans/wirtschaft-2022.json"],
    "erklaere-zwei": ["rechne", "--erklaere", "Plans/anfang.json", "Plans/zu-wenig.json"],
    "json-gelandet": ["rechne", "--json", "Plans/gelandet.json"],
    "pruefe": ["pruefe", "Plans/gelandet.json", "Plans/anfang.json", "Plans/fehlt.json"],
    "regeln-2024": ["regeln", "2024"],
    "regeln": ["regeln"],
    "beispiel": ["beispiel"],
    "hilfe": ["--help"],
    "hilfe-rechne": ["rechne", "--help"],
    "hilfe-pruefe": ["pruefe", "-h"],
    "hilfe-sicherung": ["sicherung", "--help"],
    "hilfe-entsiegle": ["entsiegle", "--help"],
    "hilfe-wandle": ["wandle", "--help"],
    "hilfe-tresor": ["tresor", "--help"],
    "hilfe-regeln": ["regeln", "--help"],
    "rechne-profile": ["rechne", "Books/familie.json"],
    "erklaere-profile": ["rechne", "--erklaere", "Books/familie.json"],
    "pruefe-profile": ["pruefe", "Books/familie.json", "Plans/gelandet.json"],
    "tresor": ["tresor", "--pruefe"],
    "tresor-gefunden": ["tresor", "--pruefe", "--plan", "Books/familie.json", "Books", "Plans"],
    "hilfe-beispiel": ["beispiel", "--help"],
    "version": ["--version"],
    "ohne-befehl": [],
}


def snapshot(program, arguments):
    call = program(*arguments)
    parts = [f"$ gleitpfad {' '.join(arguments)}".rstrip(), call.stdout.decode().rstrip("\n")]
    if call.stderr:
        parts.append(f"--- Fehlerausgabe\n{call.stderr.decode().rstrip()}")
    parts.append(f"--- Status {call.returncode}\n")
    return "\n".join(parts)


@test
def snapshots_are_as_they_were(program, update):
    folder = HERE / "Snapshots"
    different = []
    for name, arguments in SNAPSHOTS.items():
        path = folder / f"{name}.txt"
        text = snapshot(program, arguments)
        if update:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            different.append(name)
    expect(not different, f"anders: {', '.join(different)}")
    left = {path.stem for path in folder.iterdir()} - set(SNAPSHOTS)
    expect(not left, f"ohne Test: {', '.join(sorted(left))}")


@test
def text_keeps_to_eighty_columns(program, _):
    for name, arguments in SNAPSHOTS.items():
        if "--json" in arguments:
            continue
        for line in program(*arguments).stdout.decode().splitlines():
            expect(len(line) <= 80, f"{name}: {len(line)} Spalten: {line}")
            expect(line == line.rstrip(), f"{name}: Leerzeichen am Ende: {line!r}")


# --------------------------------------------------------------------------------------------------
# Figures, worked out by hand
# --------------------------------------------------------------------------------------------------


@test
def the_worked_case_adds_up(program, _):
    text = program.text("rechne", "--erklaere", "Plans/gelandet.json")
    for line in [
        "Note 2,1 mit 640 von 900 Punkten, Steht fest",
        "516 : 48 × 40 = 430",
        "(2 × 11 + 13) × 4 : 3 = 46,67, gerundet 47",
        "(2 × 8 + 7) × 4 : 3 = 30,67, gerundet 31",
        "640 liegt zwischen 625 und 642",
        "36 + 47 + 31 + 40 + 56 = 210",
        "Alle Ergebnisse sind da. Drei Punkte mehr wären 2,0.",
    ]:
        expect(line in text, f"fehlt: {line}")


@test
def the_status_tells_how_it_stands(program, _):
    for plan, status in {"gelandet": 0, "halbzeit": 0, "anfang": 0, "verfehlt": 1, "zu-wenig": 1}.items():
        for options in [[], ["--json"], ["--erklaere"]]:
            program.text("rechne", *options, f"Plans/{plan}.json", status=status)
    program.text("rechne", "Plans/gelandet.json", "Plans/verfehlt.json", status=1)
    program.text("rechne", "Plans/fehlt.json", "Plans/verfehlt.json", status=2)


# --------------------------------------------------------------------------------------------------
# Input
# --------------------------------------------------------------------------------------------------


@test
def a_plan_comes_from_the_standard_input(program, _):
    plan = (HERE / "Plans/gelandet.json").read_bytes()
    from_file = program.text("rechne", "Plans/gelandet.json")
    equal(program.text("rechne", stdin=plan), from_file, "Standardeingabe")
    equal(program.text("rechne", "-", stdin=plan), from_file, "-")
    expect("Standardeingabe: in Ordnung." in program.text("pruefe", stdin=plan), "pruefe")
    mixed = program.text("rechne", "Plans/halbzeit.json", "-", stdin=plan)
    expect("640  Steht fest             Standardeingabe" in mixed, mixed)


@test
def the_example_is_a_plan(program, _):
    example = program.text("beispiel")
    expect("638 von 900" in program.text("rechne", stdin=example.encode()), "rechne")
    check_plan(json.loads(example))


@test
def every_fault_is_named_with_its_place(program, _):
    names = [fault.name for fault in faults.ALL]
    equal(len(set(names)), len(names), "Namen der Fehler")
    with tempfile.TemporaryDirectory() as folder:
        for fault in faults.ALL:
            (Path(folder) / f"{fault.name}.json").write_bytes(fault.text)
        for command in [["pruefe"], ["rechne"], ["rechne", "--json"]]:
            for fault in faults.ALL:
                file = f"{fault.name}.json"
                call = program(*command, file, cwd=folder)
                equal(call.returncode, 2, f"{file}: Status")
                equal(call.stdout, b"", f"{file}: Ausgabe")
                message = call.stderr.decode()
                equal(message.count("\n"), 1, f"{file}: Zeilen von {message!r}")
                start = f"gleitpfad: {file}, {fault.place}: "
                expect(message.startswith(start), f"{file}: {message!r} beginnt nicht mit {start!r}")
                expect(fault.message in message, f"{file}: {message!r} ohne {fault.message!r}")


@test
def a_fault_does_not_hold_up_the_others(program, _):
    files = ["Plans/gelandet.json", "Plans/fehlt.json", "Plans", "Plans/halbzeit.json"]
    call = program("rechne", "--json", *files)
    equal(call.returncode, 2, "Status")
    results = [json.loads(line) for line in call.stdout.decode().splitlines()]
    equal([result["gesamt"] for result in results], [640, 639], "Ergebnisse in der Reihenfolge")
    equal(call.stderr.decode().splitlines(), [
        "gleitpfad: Plans/fehlt.json: Die Datei gibt es nicht. Prüfe den Namen.",
        "gleitpfad: Plans: Das ist ein Ordner. Nenne eine Datei darin.",
    ], "Meldungen")
    text = program.text("rechne", *files, status=2)
    expect("4 Pläne: 2 bestanden oder auf Kurs, 2 fehlerhaft." in text, text)


@test
def files_that_cannot_be_read_are_named(program, _):
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        secret = Path(folder) / "geheim.json"
        secret.write_text("{}")
        secret.chmod(0)
        copied = Path(folder) / "gleitpfad"
        shutil.copy(program.path, copied)
        os.chmod(copied, 0o755)
        user = {"user": 65534} if os.geteuid() == 0 else {}
        call = subprocess.run(
            [str(copied), "rechne", "geheim.json"], capture_output=True, cwd=folder, timeout=60,
            env=program.environment({}), **user)
        equal(call.stderr.decode(), "gleitpfad: geheim.json: Du darfst die Datei nicht lesen. "
              "Prüfe ihre Rechte.\n", "Meldung")
        equal(call.returncode, 2, "Status")
        within = program("rechne", "geheim.json/x.json", cwd=folder)
        expect("Die Datei gibt es nicht." in within.stderr.decode(), "Datei als Ordner")


@test
def names_may_hold_anything(program, _):
    plan = (HERE / "Plans/gelandet.json").read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        for name in ["mit leer zeichen.json", "Käthe Öztürk.json", "日本.json", "a'b\"c.json"]:
            (Path(folder) / name).write_bytes(plan)
            text = program.text("pruefe", name, cwd=folder)
            expect(text.startswith(f"{name}: in Ordnung."), text)
        (Path(folder) / "--json").write_bytes(plan)
        expect("in Ordnung" in program.text("pruefe", "--", "--json", cwd=folder), "nach --")
        (Path(folder) / "\x1b[31mrot\n.json").write_bytes(plan)
        text = program.text("pruefe", "\x1b[31mrot\n.json", cwd=folder)
        expect(text.startswith("�[31mrot�.json: in Ordnung."), repr(text))


@test
def names_in_plans_cannot_disturb_the_terminal(program, _):
    plan = json.loads((HERE / "Plans/gelandet.json").read_text())
    plan["name"] = "\x1b]0;böse\x07\u202e" + "x" * 500
    text = program.text("rechne", stdin=json.dumps(plan).encode())
    expect("\x1b" not in text and "\x07" not in text and "\u202e" not in text, "Steuerzeichen")
    expect(all(len(line) <= 80 for line in text.splitlines()), "Breite")


@test
def large_input_is_refused_without_reading_it(program, _):
    with tempfile.TemporaryDirectory() as folder:
        large = Path(folder) / "gross.json"
        with open(large, "wb") as file:
            file.truncate(200 * MEBIBYTE)
        limit = 8 * MEBIBYTE
        message = "Die Datei ist größer als 8 MiB."
        call = program("rechne", "gross.json", cwd=folder)
        equal(call.returncode, 2, "Status")
        expect(message in call.stderr.decode(), call.stderr.decode())
        expect("Zeile" not in call.stderr.decode(), "ohne Stelle")
        with open(large, "rb") as file:
            call = subprocess.run(
                [program.path, "rechne"], stdin=file, capture_output=True, timeout=60,
                env=program.environment({}))
        expect(message in call.stderr.decode() and call.returncode == 2, "Standardeingabe")
        endless = program("rechne", "/dev/zero")
        expect(message in endless.stderr.decode() and endless.returncode == 2, "/dev/zero")
        for size, fits in [(limit, True), (limit + 1, False)]:
            plan = (HERE / "Plans/gelandet.json").read_bytes()
            large.write_bytes(plan + b" " * (size - len(plan)))
            equal(program("pruefe", "gross.json", cwd=folder).returncode, 0 if fits else 2,
                  f"{size} Bytes")
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    expect(used < 150, f"{used} MiB gebraucht")


# --------------------------------------------------------------------------------------------------
# Output
# --------------------------------------------------------------------------------------------------


@test
def a_closed_pipe_is_no_trouble(program, _):
    for arguments in [["regeln"], ["rechne", "--json", *[f"Plans/{plan}" for plan in PLANS] * 40]]:
        with subprocess.Popen(
            [program.path, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=HERE,
            env=program.environment({}),
        ) as process:
            process.stdout.read(10)
            process.stdout.close()
            errors = process.stderr.read()
            process.wait(timeout=60)
            equal(errors, b"", "Fehlerausgabe")
            expect(process.returncode in (0, 1), f"Status {process.returncode}")


@test
def a_full_disk_is_an_error(program, _):
    if not Path("/dev/full").exists():
        return
    with open("/dev/full", "wb") as full:
        call = subprocess.run(
            [program.path, "regeln"], stdout=full, stderr=subprocess.PIPE, timeout=60,
            env=program.environment({}))
    equal(call.returncode, 2, "Status")
    equal(call.stderr.decode(), "gleitpfad: Die Ausgabe lässt sich nicht schreiben.\n", "Meldung")


ESCAPE = re.compile("\x1b\\[[0-9;]*m")


@test
def colour_is_for_terminals_only(program, _):
    arguments = ["rechne", "--erklaere", "Plans/halbzeit.json"]
    plain = program.text(*arguments)
    expect("\x1b" not in plain, "Farbe in der Pipe")
    for depth in ["", "truecolor"]:
        coloured = program.at_terminal(*arguments, COLORTERM=depth)
        expect("\x1b[1m" in coloured, "keine Farbe am Terminal")
        equal("48;2;" in coloured, depth == "truecolor", "Farben der Punkte")
        bare = "\n".join(line.rstrip() for line in ESCAPE.sub("", coloured).split("\n"))
        equal(bare, plain, "Text ohne Farbe")
    expect("\x1b" in program.at_terminal(*arguments, NO_COLOR=""), "NO_COLOR leer")
    equal(program.at_terminal(*arguments, NO_COLOR="1"), plain, "NO_COLOR")
    equal(program.at_terminal(*arguments, TERM="dumb"), plain, "TERM=dumb")


@test
def json_is_compact_but_for_one_plan_at_a_terminal(program, _):
    line = program.text("rechne", "--json", "Plans/gelandet.json")
    equal(line.count("\n"), 1, "Zeilen")
    shown = program.at_terminal("rechne", "--json", "Plans/gelandet.json")
    expect(shown.count("\n") > 100 and "\x1b" not in shown, "eingerückt und ohne Farbe")
    equal(json.loads(shown), json.loads(line), "Inhalt")
    two = ["Plans/gelandet.json", "Plans/halbzeit.json"]
    equal(program.at_terminal("rechne", "--json", *two).count("\n"), 2, "Zeilen für zwei Pläne")


@test
def nothing_depends_on_the_order_of_subjects(program, _):
    for name in PLANS:
        plan = json.loads((HERE / "Plans" / name).read_text())
        turned = copy.deepcopy(plan)
        turned["faecher"].reverse()
        turned.get("pruefungen", []).reverse()
        results = [program("rechne", "--json", stdin=json.dumps(one).encode()).stdout
                   for one in (plan, turned)]
        equal(results[1], results[0], name)


# --------------------------------------------------------------------------------------------------
# Backups
# --------------------------------------------------------------------------------------------------

# The files in Backups were written by Python, with hashlib and the package cryptography, as
# docs/plan-file.md describes the format.
PASSPHRASE = "Schlüssel für Ömer"
BACKUP = "Backups/gelandet.gleitpfad"
UNOPENED = "Das Passwort stimmt nicht, oder die Datei ist beschädigt."


def refused(call, message, what):
    equal(call.returncode, 2, f"{what}: Status")
    equal(call.stdout, b"", f"{what}: Ausgabe")
    equal(call.stderr.decode(), f"gleitpfad: {message}\n", f"{what}: Meldung")


@test
def a_backup_written_elsewhere_is_read(program, _):
    plan = (HERE / "Plans/gelandet.json").read_bytes()
    for style in [[], ["--json"], ["--erklaere"]]:
        plain = program.text("rechne", *style, "Plans/gelandet.json")
        equal(program.text("rechne", *style, BACKUP, GLEITPFAD_PASSWORT=PASSPHRASE), plain, style)
    text = program.text("pruefe", BACKUP, GLEITPFAD_PASSWORT=PASSPHRASE)
    expect(text.startswith(f"{BACKUP}: in Ordnung."), text)
    backup = (HERE / BACKUP).read_bytes()
    for arguments, stdin in [([BACKUP], b""), ([], backup), (["-"], backup)]:
        call = program("entsiegle", *arguments, stdin=stdin, GLEITPFAD_PASSWORT=PASSPHRASE)
        equal(call.stdout, plan, f"entsiegle {arguments}")
        equal(call.returncode, 0, f"entsiegle {arguments}: Status")
    mixed = program.text(
        "rechne", "Plans/halbzeit.json", BACKUP, "Backups/fehler.gleitpfad", "Plans/verfehlt.json",
        status=2, GLEITPFAD_PASSWORT=PASSPHRASE)
    expect(f"640  Steht fest             {BACKUP}" in mixed, mixed)
    expect("2 bestanden oder auf Kurs, 1 nicht bestanden, 1 fehlerhaft" in mixed, mixed)


@test
def a_fault_in_a_backed_up_plan_is_named_with_its_place(program, _):
    for command in ["rechne", "pruefe"]:
        call = program(command, "Backups/fehler.gleitpfad", GLEITPFAD_PASSWORT=PASSPHRASE)
        equal(call.returncode, 2, "Status")
        start = "gleitpfad: Backups/fehler.gleitpfad, Zeile 4, Spalte 3 (lant): "
        expect(call.stderr.decode().startswith(start), call.stderr.decode())


@test
def a_backup_hides_the_plan_and_gives_it_back(program, _):
    plan = (HERE / "Plans/gelandet.json").read_bytes()
    secret = {"GLEITPFAD_PASSWORT": PASSPHRASE}
    backups = [program("sicherung", *arguments, stdin=stdin, **secret).stdout for arguments, stdin in [
        (["Plans/gelandet.json"], b""), ([], plan), (["-"], plan)]]
    for backup in backups:
        equal(len(backup), len(plan) + 58, "Länge")
        equal(backup[:14], b"GLEITPFAD\x01" + (600_000).to_bytes(4, "big"), "Kopf")
        expect(b"gleitpfad-plan" not in backup and b"Mathematik" not in backup, "Klartext")
        call = program("entsiegle", stdin=backup, **secret)
        equal(call.stdout, plan, "entsiegelt")
        equal(program.text("rechne", stdin=backup, **secret),
              program.text("rechne", "Plans/gelandet.json"), "gerechnet")
    for part in [slice(14, 30), slice(30, 42), slice(42, 58), slice(-16, None)]:
        equal(len({backup[part] for backup in backups}), len(backups), f"immer neu: {part}")


@test
def what_is_no_plan_is_not_backed_up(program, _):
    secret = {"GLEITPFAD_PASSWORT": PASSPHRASE}
    refused(program("sicherung", BACKUP, **secret), f"{BACKUP}: Das ist schon eine Sicherung.",
            "zweimal")
    refused(program("sicherung", "fehlt.json", **secret),
            "fehlt.json: Die Datei gibt es nicht. Prüfe den Namen.", "fehlt")
    call = program("sicherung", stdin=b'{"format": "gleitpfad-plan", "version": 1}', **secret)
    equal((call.returncode, call.stdout), (2, b""), "kaputter Plan")
    refused(program("entsiegle", "Plans/gelandet.json", **secret),
            "Plans/gelandet.json: Das ist keine Sicherung von Gleitpfad. Wähle eine andere Datei.",
            "entsiegle")
    shown = program.at_terminal("sicherung", "Plans/gelandet.json", status=2, **secret)
    equal(shown, "", "am Terminal")


@test
def every_damage_of_a_backup_is_seen(program, _):
    backup = (HERE / BACKUP).read_bytes()

    def opened(changed):
        return program("entsiegle", stdin=bytes(changed), GLEITPFAD_PASSWORT=PASSPHRASE)

    # Salt, nonce, text and tag; every byte of these is tested beside the cipher.
    for position in [14, 29, 30, 41, 42, 100, len(backup) - 17, len(backup) - 16, len(backup) - 1]:
        changed = bytearray(backup)
        changed[position] ^= 1
        refused(opened(changed), f"Standardeingabe: {UNOPENED}", f"Byte {position}")
    refused(opened(backup[:-1]), f"Standardeingabe: {UNOPENED}", "abgeschnitten")
    refused(opened(backup + b"\n"), f"Standardeingabe: {UNOPENED}", "angehängt")
    # The rounds are authenticated, too.
    refused(opened(backup[:13] + bytes([backup[13] ^ 1]) + backup[14:]),
            f"Standardeingabe: {UNOPENED}", "Runden")
    for changed, message in [
        (b"", "Das ist keine Sicherung von Gleitpfad. Wähle eine andere Datei."),
        (backup[:8], "Das ist keine Sicherung von Gleitpfad. Wähle eine andere Datei."),
        (b"g" + backup[1:], "Das ist keine Sicherung von Gleitpfad. Wähle eine andere Datei."),
        (backup[:9] + b"\x00" + backup[10:], "Das ist keine Sicherung von Gleitpfad. Wähle eine andere Datei."),
        (backup[:9], "Die Sicherung ist abgeschnitten. Kopiere oder lade sie noch einmal."),
        (backup[:57], "Die Sicherung ist abgeschnitten. Kopiere oder lade sie noch einmal."),
        (backup[:9] + b"\x02" + backup[10:],
         "Die Sicherung ist in Version 2 geschrieben, die dieses Gleitpfad noch nicht kennt. "
         "Lade ein neueres Gleitpfad und versuch es noch einmal."),
        (backup[:10] + (599_999).to_bytes(4, "big") + backup[14:],
         "Die Sicherung ist beschädigt: Sie nennt 599999 Runden für das Passwort, mindestens "
         "600000 müssen es sein. Nimm eine andere Kopie von ihr."),
        (backup[:10] + b"\xff\xff\xff\xff" + backup[14:],
         "Die Sicherung ist beschädigt: Sie nennt 4294967295 Runden für das Passwort, höchstens "
         "10000000 dürfen es sein. Nimm eine andere Kopie von ihr."),
    ]:
        refused(opened(changed), f"Standardeingabe: {message}", message)
        # Nobody is asked for the passphrase of what cannot be opened.
        refused(program("entsiegle", stdin=bytes(changed)), f"Standardeingabe: {message}", message)


@test
def a_passphrase_is_the_same_however_it_is_typed(program, _):
    composed, apart = (unicodedata.normalize(form, PASSPHRASE) for form in ("NFC", "NFD"))
    expect(composed != apart, "NFC und NFD gleich")
    for passphrase in [composed, apart, "Ｓchlüssel für Ömer", "Schlüssel\u00a0für Ömer"]:
        program.text("entsiegle", BACKUP, GLEITPFAD_PASSWORT=passphrase)
    for passphrase in [PASSPHRASE + " ", " " + PASSPHRASE, PASSPHRASE.lower(), "Schlussel fur Omer"]:
        refused(program("entsiegle", BACKUP, GLEITPFAD_PASSWORT=passphrase),
                f"{BACKUP}: {UNOPENED}", passphrase)


@test
def a_passphrase_comes_from_a_file_or_the_environment(program, _):
    plan = (HERE / "Plans/gelandet.json").read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "passwort"

        def opened(content, **extra):
            file.write_bytes(content)
            return program("entsiegle", "--passwort-datei", str(file), BACKUP, **extra)

        for end in ["", "\n", "\r\n"]:
            call = opened((PASSPHRASE + end).encode())
            equal((call.returncode, call.stdout), (0, plan), repr(end))
        call = opened(PASSPHRASE.encode(), GLEITPFAD_PASSWORT="falsch")
        equal(call.stdout, plan, "die Datei geht vor")
        refused(opened(b"falsch", GLEITPFAD_PASSWORT=PASSPHRASE), f"{BACKUP}: {UNOPENED}", "falsch")
        for content, message in [
            (b"", "Das Passwort ist leer."),
            (b"\n", "Das Passwort ist leer."),
            (b"eins\nzwei\n", "Das Passwort hat mehr als eine Zeile."),
            (b"eins\n\n", "Das Passwort hat mehr als eine Zeile."),
            (b"\xfc\xe4", "Das Passwort ist kein Text in UTF-8."),
            (b"x" * 4097, f"{file}: Die Datei ist zu groß für ein Passwort."),
        ]:
            refused(opened(content), message, message)
        for missing in ["fehlt", "--"]:
            refused(program("entsiegle", "--passwort-datei", missing, BACKUP),
                    f"{missing}: Die Datei gibt es nicht. Prüfe den Namen.", missing)
    for command in [["entsiegle", BACKUP], ["sicherung", "Plans/gelandet.json"], ["pruefe", BACKUP]]:
        for value, message in [
            ("", "Das Passwort ist leer."),
            ("\udcfc", "Das Passwort ist kein Text in UTF-8."),
            ("a\nb", "Das Passwort hat mehr als eine Zeile."),
        ]:
            refused(program(*command, GLEITPFAD_PASSWORT=value), message, message)
        refused(program(*command),
                "Es fehlt das Passwort. Setze GLEITPFAD_PASSWORT oder nenne --passwort-datei.",
                "niemand da")


@test
def a_passphrase_at_the_terminal_is_not_shown(program, _):
    plan = (HERE / "Plans/gelandet.json").read_bytes()
    typed = PASSPHRASE.encode()
    # Also while the standard input is a file; and what is deleted does not count.
    for arguments, stdin, keys in [
        ([BACKUP], b"", typed), ([], (HERE / BACKUP).read_bytes(), typed + b"xy\x7f\x7f"),
    ]:
        status, output, errors, shown, same = program.asked(
            "entsiegle", *arguments, stdin=stdin, answers=[keys + b"\n"])
        equal((status, output, errors), (0, plan, ""), "entsiegle")
        equal(shown, "Passwort: \n", "gezeigt")
        expect(same, "Terminal verstellt")
    status, output, errors, shown, same = program.asked("pruefe", BACKUP, BACKUP, answers=[typed + b"\n"])
    equal((status, shown, same), (0, "Passwort: \n", True), "einmal für alle")
    status, output, errors, shown, same = program.asked("entsiegle", BACKUP, answers=[b"falsch\n"])
    equal((status, output, same), (2, b"", True), "falsch")
    equal(errors, f"gleitpfad: {BACKUP}: {UNOPENED}\n", "falsch")
    for keys in [b"\n", b"\x04"]:
        status, output, errors, shown, same = program.asked("entsiegle", BACKUP, answers=[keys])
        equal((status, output, same), (2, b"", True), "leer")
        equal(errors, "gleitpfad: Das Passwort ist leer.\n", "leer")


@test
def a_new_passphrase_is_typed_twice(program, _):
    plan = (HERE / "Plans/gelandet.json").read_bytes()
    apart = unicodedata.normalize("NFD", PASSPHRASE).encode()
    status, output, errors, shown, same = program.asked(
        "sicherung", stdin=plan, answers=[PASSPHRASE.encode() + b"\n", apart + b"\n"])
    equal((status, errors, same), (0, "", True), "sicherung")
    equal(shown, "Passwort: \nPasswort noch einmal: \n", "gezeigt")
    opened = program("entsiegle", stdin=output, GLEITPFAD_PASSWORT=PASSPHRASE)
    equal(opened.stdout, plan, "entsiegelt")
    status, output, errors, shown, same = program.asked(
        "sicherung", stdin=plan, answers=[b"eins\n", b"zwei\n"])
    equal((status, output, same), (2, b"", True), "verschieden")
    equal(errors, "gleitpfad: Die beiden Passwörter sind verschieden.\n", "verschieden")
    status, output, errors, shown, same = program.asked("sicherung", stdin=plan, answers=[b"\n"])
    equal((status, output, errors), (2, b"", "gleitpfad: Das Passwort ist leer.\n"), "leer")


@test
def leaving_the_question_leaves_the_terminal_as_it_was(program, _):
    for command in [["entsiegle", BACKUP], ["sicherung", "Plans/gelandet.json"]]:
        status, output, errors, shown, same = program.asked(*command, answers=[b"halb\x03"])
        equal((status, output, errors), (-signal.SIGINT, b"", ""), command)
        equal((shown, same), ("Passwort: \n", True), command)


# --------------------------------------------------------------------------------------------------
# Complete plans
# --------------------------------------------------------------------------------------------------


def book(*profiles):
    """A plan file of version 2."""
    document = {"format": "gleitpfad-plan", "version": 2, "profile": list(profiles)}
    return json.dumps(document, ensure_ascii=False).encode()


def converted(program, plan):
    """The profile that a plan of version 1 becomes."""
    document = json.loads(program.text("wandle", f"Plans/{plan}"))
    equal((document["version"], len(document["profile"])), (2, 1), plan)
    return document["profile"][0]


@test
def a_single_profile_is_like_a_plan_of_version_1(program, _):
    for name in PLANS:
        plan = (HERE / "Plans" / name).read_bytes()
        whole = program("wandle", f"Plans/{name}").stdout
        for command in [["rechne"], ["rechne", "--json"], ["rechne", "--erklaere"], ["pruefe"]]:
            first, second = (program(*command, stdin=file) for file in (plan, whole))
            equal((second.stdout, second.returncode, second.stderr),
                  (first.stdout, first.returncode, b""), f"{name} {command}")
    one = program("wandle", "Plans/gelandet.json").stdout
    sealed = program("sicherung", stdin=one, GLEITPFAD_PASSWORT=PASSPHRASE)
    equal(sealed.returncode, 0, "sicherung")
    equal(program("rechne", stdin=sealed.stdout, GLEITPFAD_PASSWORT=PASSPHRASE).stdout,
          program("rechne", stdin=one).stdout, "aus der Sicherung")


@test
def several_profiles_are_plans_of_their_own(program, _):
    lena, omer = converted(program, "gelandet.json"), converted(program, "halbzeit.json")
    file = book(lena, {**omer, "name": "Ö\u202emer"}, {**lena, "id": omer["id"][:-2] + "f0"}, {
        "land": "BW", "abitur": 2027})
    # Identifiers are those of other profiles' subjects as well, so each is written anew.
    file = re.sub(rb'"id": "[0-9a-f]+", ', b"", file)
    lines = program.text("rechne", "--json", stdin=file, status=1).splitlines()
    results = [json.loads(line) for line in lines]
    equal([result["gesamt"] for result in results], [640, 639, 640, None], "Ergebnisse")
    text = program.text("rechne", stdin=file, status=1)
    names = [re.sub(".*Standardeingabe", "", line) for line in text.splitlines()[:4]]
    equal(names, [" (Lena, Profil 1)", " (Ö�mer)", " (Lena, Profil 3)", " (Profil 4)"], "Namen")
    expect("4 Pläne: 3 bestanden oder auf Kurs, 1 nicht bestanden." in text, text)
    text = program.text("rechne", "Plans/gelandet.json", "-", stdin=file, status=1)
    expect("5 Pläne:" in text, text)
    checked = program.text("pruefe", stdin=file).splitlines()
    equal(len(checked), 4, "pruefe")
    expect(all("in Ordnung." in line for line in checked), checked)
    explained = program.text("rechne", "--erklaere", stdin=file, status=1)
    equal(explained.count("\nRechnung\n"), 4, "erklaere")


@test
def a_profile_that_cannot_be_calculated_is_named(program, _):
    good = converted(program, "gelandet.json")
    advanced = [{"fach": fach, "rolle": "Leistungsfach"}
                for fach in ("deutsch", "englisch", "mathematik", "physik")]
    for profile, message in [
        ({"name": "A"}, "Das Feld „land“ fehlt. Trag es nach."),
        ({"name": "A", "abitur": 2027}, "Das Feld „land“ fehlt. Trag es nach."),
        ({"name": "A", "land": "BW"}, "Das Feld „abitur“ fehlt. Trag es nach."),
        ({"name": "A", "land": "HE", "abitur": 2027},
         "Für Hessen hat Gleitpfad noch keine Regeln. Möglich ist BW."),
        ({"name": "A", "land": "BW", "abitur": 2030},
         "Für das Abitur 2030 hat Gleitpfad keine Regeln. Möglich sind 2021 bis 2029."),
        ({"name": "A", "land": "BW", "abitur": 2027, "faecher": advanced},
         "4 Leistungsfächer sind zu viele. Es sind 3."),
    ]:
        for command in [["rechne"], ["rechne", "--json"], ["pruefe"]]:
            refused(program(*command, stdin=book(profile)), f"Standardeingabe: {message}", message)
            call = program(*command, stdin=book(profile, good))
            equal(call.returncode, 2, message)
            equal(call.stderr.decode(), f"gleitpfad: Standardeingabe (A): {message}\n", message)
            expect(b"640" in call.stdout or b"in Ordnung" in call.stdout, call.stdout)
    text = program.text("rechne", stdin=book({"name": "A"}, good), status=2)
    expect("2 Pläne: 1 bestanden oder auf Kurs, 1 fehlerhaft." in text, text)
    for command in ["rechne", "pruefe"]:
        refused(program(command, stdin=book()), "Standardeingabe: Die Datei hat kein Profil. "
                "Trag unter „profile“ eines ein.", "ohne Profil")


@test
def what_is_left_out_is_said_and_the_result_stands(program, _):
    profile = converted(program, "gelandet.json")
    plain = program.text("rechne", "--json", stdin=book(profile))
    for subject in profile["faecher"]:
        if subject["fach"] == "sport":
            subject["doppelt"] = True
            subject["pruefung"] = {"art": "schriftlich", "punkte": 12}
    for command, status in [(["rechne", "--json"], 0), (["pruefe"], 0), (["rechne"], 0)]:
        call = program(*command, stdin=book(profile))
        equal(call.returncode, status, command)
        lines = call.stderr.decode().splitlines()
        expect("gleitpfad: Standardeingabe: Sport ist kein Leistungsfach und wird nicht schriftlich "
               "geprüft. Gerechnet ist ohne diese Angabe." in lines, lines)
        expect(all(line.endswith(" Gerechnet ist ohne diese Angabe.") for line in lines), lines)
        equal(len(lines), len(set(lines)), "Meldungen")
    expect(json.loads(program("rechne", "--json", stdin=book(profile)).stdout)["gesamt"]
           <= json.loads(plain)["gesamt"], "Ergebnis")


@test
def estimates_from_single_results_are_projected(program, _):
    profile = converted(program, "halbzeit.json")
    before = json.loads(program.text("rechne", "--json", stdin=book(profile)))
    course = next(subject for subject in profile["faecher"] if subject["fach"] == "physik")
    course["kurse"][0]["leistungen"] = [{"art": "klausur", "punkte": 15}, {"art": "gfs", "punkte": 14}]
    after = json.loads(program.text("rechne", "--json", stdin=book(profile)))
    found = [c for c in after["kursblock"]["kurse"] if c["fach"] == "Physik" and c["halbjahr"] == 1]
    equal([(c["punkte"], c["herkunft"]) for c in found], [(15, "projiziert")], "Physik")
    expect(after["gesamt"] > before["gesamt"], "Projektion")
    # What can still become of the plan is as open as it was.
    equal(after["spanne"], before["spanne"], "Spanne")


@test
def a_large_book_is_read(program, _):
    lena = converted(program, "gelandet.json")
    del lena["id"]
    for subject in lena["faecher"]:
        del subject["id"]
        for course in subject["kurse"]:
            course["leistungen"] = [{"art": "klausur", "punkte": n % 16, "notiz": "x" * 60}
                                    for n in range(100)]
    many = [{**lena, "name": f"Nr. {n}"} for n in range(12)]
    # Laid out for people, it would be too large to be read again.
    refused(program("wandle", stdin=book(*many)), "Standardeingabe: Als Plan der Version 2 ist das "
            "größer als 8 MiB. So große Dateien liest Gleitpfad nicht.", "zu groß geworden")
    lines = program.text("rechne", "--json", stdin=book(*many)).splitlines()
    equal([json.loads(line)["gesamt"] for line in lines], 12 * [640], "Ergebnisse")
    file = book(*many[:6])
    expect(2 * MEBIBYTE < len(file) < 8 * MEBIBYTE, f"{len(file)} Bytes")
    lines = program.text("rechne", "--json", stdin=file).splitlines()
    equal([json.loads(line)["gesamt"] for line in lines], 6 * [640], "Ergebnisse")
    again = program("wandle", stdin=file).stdout
    equal(program("wandle", stdin=again).stdout, again, "wandle")
    large = program("wandle", stdin=file + b" " * (8 * MEBIBYTE))
    refused(large, "Standardeingabe: Die Datei ist größer als 8 MiB. "
            + large.stderr.decode().strip().split("8 MiB. ")[-1], "zu groß")


# --------------------------------------------------------------------------------------------------
# Converting
# --------------------------------------------------------------------------------------------------

FIXTURES = ROOT / "Tests/PlannerTests/Fixtures"
TITLES = "Fach;Halbjahr;Art;Titel;Punkte;Stand;Gewicht;Prozent;Datum;Notiz;Gruppe"


@test
def files_of_all_kinds_become_plans(program, _):
    schema = validator("plan-2.json")
    whole = (FIXTURES / "plan-2.json").read_bytes()
    equal(program("wandle", str(FIXTURES / "plan-2.json")).stdout, whole, "Version 2")
    for name in PLANS:
        schema.validate(json.loads(program("wandle", f"Plans/{name}").stdout))
    calq = json.loads(program.text("wandle", str(FIXTURES / "calq-3.json")))
    schema.validate(calq)
    equal([s["name"] for s in calq["profile"][0]["faecher"]], ["Mathematik", "Kunst AG"], "Calq")
    abitur = ["--land", "BW", "--abitur", "2027"]
    calq = json.loads(program.text("wandle", *abitur, str(FIXTURES / "calq-3.json")))
    profile = calq["profile"][0]
    equal((profile["land"], profile["abitur"]), ("BW", 2027), "Abitur")
    equal(profile["faecher"][0]["fach"], "mathematik", "Katalog")
    table = "Fach;Halbjahr;Punkte\nMathematik;1;12\nSchach;2;offen\n".encode()
    for options, found in [([], [None, None]), (abitur, ["mathematik", None])]:
        document = json.loads(program("wandle", *options, stdin=table).stdout)
        schema.validate(document)
        subjects = document["profile"][0]["faecher"]
        equal([s.get("fach") for s in subjects], found, "Tabelle")
    backup = program("wandle", BACKUP, GLEITPFAD_PASSWORT=PASSPHRASE).stdout
    equal(json.loads(backup)["profile"][0]["name"], "Lena", "Sicherung")
    # What says its Abitur keeps it.
    stated = json.loads(program.text("wandle", "--land", "BW", "--abitur", "2025",
                                     "Plans/gelandet.json"))
    equal(stated["profile"][0]["abitur"], 2027, "eigenes Abitur")
    shown = program.at_terminal("wandle", "Plans/gelandet.json")
    expect(shown.endswith("}\n"), "am Terminal")
    equal(program("wandle", "-", stdin=whole).stdout, whole, "-")


@test
def plans_become_tables(program, _):
    grid = program("wandle", "--kurse", "Plans/halbzeit.json").stdout.decode("utf-8-sig")
    lines = grid.split("\r\n")
    equal(lines[:3], ["Fach;Rolle;1. Hj;2. Hj;3. Hj;4. Hj",
                      "Mathematik;Leistungsfach;10;11;14;offen",
                      "Englisch;Leistungsfach;10;10;offen;offen"], "Kurse")
    expect("Geographie;Basisfach;;9;offen;" in lines, "nicht belegt")
    single = book({"faecher": [{"name": "Schach", "kurse": [{"halbjahr": 3, "leistungen": [
        {"titel": "=1+1", "punkte": 0, "datum": "2026-11-30"}]}]}]})
    table = program("wandle", "--leistungen", stdin=single).stdout
    equal(table.decode("utf-8-sig"),
          f"{TITLES}\r\nSchach;3;;'=1+1;0;;;;30.11.2026;;\r\n", "Leistungen")
    again = json.loads(program("wandle", stdin=table).stdout)
    results = again["profile"][0]["faecher"][0]["kurse"][0]["leistungen"]
    equal([(r["titel"], r["punkte"], r["datum"]) for r in results], [("=1+1", 0, "2026-11-30")],
          "zurück")
    for count, file in [(0, book()), (2, book({}, {}))]:
        for option in ["--kurse", "--leistungen"]:
            refused(program("wandle", option, stdin=file), "Standardeingabe: Eine Tabelle fasst ein "
                    f"Profil, die Datei hat {count}.", option)


@test
def what_cannot_be_converted_is_named_with_its_place(program, _):
    with tempfile.TemporaryDirectory() as folder:
        for fault in faults.ALL:
            (Path(folder) / "x").write_bytes(fault.text)
            call = program("wandle", "x", cwd=folder)
            equal((call.returncode, call.stdout), (2, b""), fault.name)
            start = f"gleitpfad: x, {fault.place}: "
            # Most texts without an object in front could be tables as well.
            if fault.text.lstrip()[:1] in (b"{", b"["):
                expect(call.stderr.decode().startswith(start), f"{fault.name}: {call.stderr}")
    table = "Fach;Halbjahr;Punkte\nMathe;1;12\n;2;11\nDeutsch;7;11\nSport;1;16\n".encode()
    call = program("wandle", stdin=table)
    equal((call.returncode, call.stdout), (2, b""), "Tabelle")
    equal([line.split(". ")[0] for line in call.stderr.decode().splitlines()], [
        "gleitpfad: Standardeingabe, Zeile 3, Spalte 1: In dieser Zeile steht kein Fach",
        "gleitpfad: Standardeingabe, Zeile 4, Spalte 2: „7“ ist kein eindeutiges Halbjahr",
        "gleitpfad: Standardeingabe, Zeile 5, Spalte 3: „16“ ist keine Punktzahl",
    ], "Zeilen")
    many = b"Fach;Halbjahr;Punkte\n" + 100 * b"Mathe;1;99\n"
    lines = program("wandle", stdin=many).stderr.decode().splitlines()
    equal((len(lines), lines[-1]),
          (21, "gleitpfad: Standardeingabe: 80 weitere Zeilen sind nicht zu lesen."), "viele Zeilen")
    refused(program("wandle", stdin=b'a;"b\nc;d\n'), "Standardeingabe, Zeile 1, Spalte 2: Ein Text, "
            "der mit einem Anführungszeichen beginnt, hört nicht auf. Setz am Ende des Textes eines.",
            "Anführungszeichen")
    odd = program("wandle", stdin=b"Fach;Halbjahr;Punkte;Lehrkraft\nMathe;1;12;Frau X\n")
    equal(odd.returncode, 0, "Spalte")
    equal(odd.stderr.decode(), "gleitpfad: Standardeingabe: Spalte 4 ist nicht gelesen, weil unklar "
          "ist, was darin steht.\n", "Spalte")
    calq = program("wandle", stdin=b'{"usersubjects": [{"name": "Mathe", "lk": 1}]}')
    expect("Zeile 1, Spalte 43 (usersubjects[0].lk): Hier gehört true" in calq.stderr.decode(),
           calq.stderr)
    for file in [b"", b"\0", b"hallo", b"{}", b"[]"]:
        call = program("wandle", stdin=file)
        equal((call.returncode, call.stdout), (2, b""), file)
        expect(call.stderr.startswith(b"gleitpfad: Standardeingabe, Zeile 1, Spalte 1"), call.stderr)
    refused(program("wandle", "fehlt"), "fehlt: Die Datei gibt es nicht. Prüfe den Namen.", "fehlt")


# --------------------------------------------------------------------------------------------------
# The vault
# --------------------------------------------------------------------------------------------------

SEALED = re.compile(r"(\d+) von (\d+) Attributen verschlüsselt, (\d+) Beziehungen ausgenommen")


@test
def all_attributes_are_sealed(program, _):
    line = program.text("tresor", "--pruefe")
    sealed, attributes, relations = map(int, SEALED.fullmatch(line.strip()).groups())
    equal(sealed, attributes, "Attribute")
    expect(attributes > 50 and relations == 6, line)


# Texts that no other file has by chance, and days.
SOUGHT = {
    "name": "Żofia Quitten-Öhr", "schule": "Zwölfkämpfer-Gymnasium", "land": "BW", "abitur": 2027,
    "faecher": [{"fach": "mathematik", "notiz": "Ableitung\nüben: \"Kettenregel\" " + "wörtlich " * 30,
                 "kurse": [{"halbjahr": 1, "punkte": 12, "leistungen": [
                     {"titel": "Äquatorgleichung", "datum": "2025-10-14"},
                     {"titel": "abc", "datum": "2026-02-03"}]}]}],
}


def audited(program, *paths, plan=None, status=0, cwd=HERE):
    """What was found in files, as (file, offset, how), and the line that says what was sought."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(plan or book(SOUGHT))
        file.flush()
        lines = program.text("tresor", "--pruefe", "--plan", file.name, *paths, status=status,
                             cwd=cwd).splitlines()
    found = [re.fullmatch(r"Gefunden: (.*), Byte (\d+): (\S+ „.*…“) (.*)", line) for line in lines]
    return [(m[1], int(m[2]), m[3], m[4]) for m in found if m], lines


@test
def a_plan_in_the_clear_is_found_in_every_encoding(program, _):
    title, day = "leistung.titel „Äq…“", "leistung.datum „2025…“"
    number = 20251014
    database = "als Zahl einer Datenbank"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "roh"
        for bytes_, what in [
            ("Äquatorgleichung".encode("utf-8"), (title, "in UTF-8")),
            ("Äquatorgleichung".encode("utf-16-le"), (title, "in UTF-16")),
            ("Äquatorgleichung".encode("utf-16-be"), (title, "in UTF-16")),
            ("Äquatorgleichung".encode("latin-1"), (title, "in Latin-1")),
            (b"20251014", (day, "in UTF-8")),
            (b"2025-10-14", (day, "in UTF-8")),
            ("2025-10-14".encode("utf-16-le"), (day, "in UTF-16")),
            (struct.pack("<d", number), (day, "als double")),
            (struct.pack("<iI", number, 0xFFFF0003), (day, database)),
            (b"\x05" + struct.pack("<i", number), (day, database)),
            # Chromium's own number: twice the value, in groups of seven bits.
            (b"I" + bytes([0x8C, 0x86, 0xA8, 0x13]), (day, database)),
            (b"\x01" + struct.pack(">q", number), (day, database)),
        ]:
            for offset in [0, 1, 77]:
                file.write_bytes(b"\xee" * offset + bytes_ + b"\xee" * 5)
                found, lines = audited(program, "roh", status=1, cwd=folder)
                equal(found, [("roh", offset, *what)], f"{bytes_} an {offset}")
                expect("1 Stelle ist lesbar." in lines, lines)
            # Nothing of it is found where a byte is missing.
            file.write_bytes(bytes_[1:])
            equal(audited(program, "roh", cwd=folder)[0], [], f"{bytes_} ohne Anfang")
            file.write_bytes(bytes_[:-1])
            equal(audited(program, "roh", cwd=folder)[0], [], f"{bytes_} ohne Ende")
        # A lone number of four bytes stands anywhere by chance; two different ones do not.
        one, two = (struct.pack("<i", n) for n in (20251014, 20260203))
        for content, count in [(one, 0), (one + one, 0), (one + b"\xee" * 4000 + two, 2),
                               (one + b"\xee" * 5000 + two, 0)]:
            file.write_bytes(content)
            found, _ = audited(program, "roh", status=1 if count else 0, cwd=folder)
            equal([how for *_, how in found], count * ["als 32 Bit"], f"{len(content)} Bytes")


@test
def a_whole_plan_is_found_wherever_it_lies(program, _):
    plan = book(SOUGHT)
    with tempfile.TemporaryDirectory() as folder:
        deep = Path(folder) / "Profil/Default/IndexedDB"
        deep.mkdir(parents=True)
        (deep / "leer").write_bytes(b"")
        (deep / "rauschen").write_bytes(os.urandom(3 * MEBIBYTE))
        found, lines = audited(program, "Profil", cwd=folder)
        equal(found, [], "nichts")
        expect("Gesucht: 4 Texte und 2 Zahlen in 2 Dateien mit 3.145.728 Bytes" in lines, lines)
        expect("Nichts gefunden." in lines, lines)
        expect(any("1 zu kurzer Text" in line for line in lines), lines)
        for encoding, form in [("utf-8", "UTF-8"), ("utf-16-le", "UTF-16"),
                               ("utf-16-be", "UTF-16")]:
            (deep / "klar").write_bytes(plan.decode().encode(encoding))
            found, lines = audited(program, "Profil", status=1, cwd=folder)
            equal({how for *_, how in found}, {f"in {form}"}, encoding)
            equal({path for path, *_ in found}, {"Profil/Default/IndexedDB/klar"}, encoding)
            equal([what.split()[0] for *_, what, _ in found],
                  ["profil.name", "profil.schule", "fach.notiz", "leistung.titel",
                   "leistung.datum", "leistung.datum"], encoding)
            # The texts themselves are not shown.
            expect("Quitten" not in "".join(lines), lines)
        (deep / "klar").unlink()
        # Between two pieces of reading.
        text = "Zwölfkämpfer-Gymnasium".encode()
        for offset in [*range(MEBIBYTE - len(text) - 1, MEBIBYTE + 2), 2 * MEBIBYTE - 3]:
            (deep / "lang").write_bytes(b"\0" * offset + text + b"\0" * MEBIBYTE)
            found, _ = audited(program, "Profil", status=1, cwd=folder)
            equal([place for _, place, *_ in found], [offset], "Stelle")
        (deep / "lang").unlink()
        # A part of a long text is enough.
        note = SOUGHT["faecher"][0]["notiz"].encode()
        (deep / "teil").write_bytes(note[100:200])
        found, _ = audited(program, "Profil", status=1, cwd=folder)
        equal([what for *_, what, _ in found], ["fach.notiz „Ab…“"], "Teil")
        (deep / "teil").unlink()
        # Backups keep nothing readable, and links in folders lead elsewhere.
        sealed = program("sicherung", stdin=plan, GLEITPFAD_PASSWORT=PASSPHRASE).stdout
        (deep / "lena.gleitpfad").write_bytes(sealed)
        (Path(folder) / "klar.json").write_bytes(plan)
        (deep / "verweis").symlink_to("../../../klar.json")
        equal(audited(program, "Profil", cwd=folder)[0], [], "Sicherung")
        (Path(folder) / "verweis").symlink_to("klar.json")
        expect(len(audited(program, "verweis", status=1, cwd=folder)[0]) == 6, "genannter Verweis")


@test
def the_plan_to_seek_may_be_of_any_kind(program, _):
    sealed = program("sicherung", stdin=book(SOUGHT), GLEITPFAD_PASSWORT=PASSPHRASE).stdout
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "x").write_text("Äquatorgleichung, Çelik, Ömer, Ableitungen, Schachturnier")
        (Path(folder) / "s.gleitpfad").write_bytes(sealed)
        (Path(folder) / "t.csv").write_text("Fach;Halbjahr;Titel\nSport;1;Schachturnier\n")
        for plan, what in [
            ("s.gleitpfad", "leistung.titel „Äq…“"), (HERE / "Plans/halbzeit.json", "profil.name „Çe…“"),
            (FIXTURES / "calq-3.json", "leistung.titel „Ab…“"), ("t.csv", "leistung.titel „Sc…“"),
        ]:
            text = program.text("tresor", "--pruefe", "--plan", str(plan), "x", status=1, cwd=folder,
                                GLEITPFAD_PASSWORT=PASSPHRASE)
            expect(what in text, text)
        with open(Path(folder) / "s.gleitpfad", "rb"):
            text = program.text("tresor", "--pruefe", "--plan", "-", "x", stdin=book(SOUGHT),
                                status=1, cwd=folder)
            expect("leistung.titel" in text, text)


@test
def what_cannot_be_searched_is_a_fault(program, _):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "plan").write_bytes(book(SOUGHT))
        (Path(folder) / "ordner").mkdir()
        os.mkfifo(Path(folder) / "ordner/rohr")
        for paths, message in [
            (["fehlt", "ordner"], "fehlt: Das gibt es nicht. Prüfe den Namen."),
            (["ordner/rohr"], "ordner/rohr: Das ist weder eine Datei noch ein Ordner."),
            (["/dev/zero"], "/dev/zero: Das ist weder eine Datei noch ein Ordner."),
        ]:
            call = program("tresor", "--pruefe", "--plan", "plan", *paths, cwd=folder)
            equal((call.returncode, call.stderr.decode()), (2, f"gleitpfad: {message}\n"), paths)
        call = program("tresor", "--pruefe", "--plan", "plan", "ordner", cwd=folder)
        equal((call.returncode, call.stderr), (0, b""), "leerer Ordner")
        for plan, message in [
            (book(), "In diesem Plan steht nichts, das sich wiedererkennen lässt."),
            # Short, uniform, or Gleitpfad's own.
            (book({"name": "Öm", "schule": "----------", "faecher": [{"name": "MATHEMATIK"}],
                   "ziele": [{"note": 15}]}),
             "In diesem Plan steht nichts, das sich wiedererkennen lässt."),
        ]:
            (Path(folder) / "leer").write_bytes(plan)
            call = program("tresor", "--pruefe", "--plan", "leer", "ordner", cwd=folder)
            equal((call.returncode, call.stderr.decode()), (2, f"gleitpfad: leer: {message}\n"), plan)
        call = program("tresor", "--pruefe", "--plan", "kein", "ordner", cwd=folder)
        equal(call.returncode, 2, "ohne Plan")
        user = {"user": 65534} if os.geteuid() == 0 else {}
        if not user:
            (Path(folder) / "zu").mkdir(mode=0)
            call = program("tresor", "--pruefe", "--plan", "plan", "zu", cwd=folder)
            expect(call.returncode == 2 and b"zu: Du darfst" in call.stderr, call.stderr)


@test
def a_large_profile_is_searched_fast(program, _):
    with tempfile.TemporaryDirectory() as folder:
        block = os.urandom(MEBIBYTE)
        text = "Zwölfkämpfer-Gymnasium".encode("utf-16-le")
        with open(Path(folder) / "gross", "wb") as file:
            for _number in range(200):
                file.write(block)
            file.write(text)
        start = time.monotonic()
        found, lines = audited(program, "gross", status=1, cwd=folder)
        spent = time.monotonic() - start
        equal(found, [("gross", 200 * MEBIBYTE, "profil.schule „Zw…“", "in UTF-16")], "Fund")
        expect(spent < 20, f"{spent:.1f} s")
        # Much that is found is counted, not listed.
        (Path(folder) / "gross").write_bytes(1000 * ("Żofia Quitten-Öhr" + " " * 20).encode())
        found, lines = audited(program, "gross", status=1, cwd=folder)
        equal(len(found), 200, "genannt")
        expect("Und 800 weitere." in lines and "1000 Stellen sind lesbar." in lines, lines[-3:])


# --------------------------------------------------------------------------------------------------
# Arguments
# --------------------------------------------------------------------------------------------------


@test
def wrong_arguments_are_named(program, _):
    for arguments, message, hint in [
        ([], "Es fehlt der Befehl.", "gleitpfad --help"),
        (["bla"], "Den Befehl „bla“ gibt es nicht.", "gleitpfad --help"),
        (["--bla"], "Die Option „--bla“ gibt es nicht.", "gleitpfad --help"),
        (["rechne", "--bla"], "Die Option „--bla“ gibt es nicht.", "gleitpfad rechne --help"),
        (["rechne", "x", "-j"], "Die Option „-j“ gibt es nicht.", "gleitpfad rechne --help"),
        (["pruefe", "--json"], "Die Option „--json“ gibt es nicht.", "gleitpfad pruefe --help"),
        (["rechne", "--json", "--erklaere"], "--json und --erklaere gehen nicht zusammen",
         "gleitpfad rechne --help"),
        (["beispiel", "x"], "„x“ ist zu viel.", "gleitpfad beispiel --help"),
        (["regeln", "--passwort-datei", "x"], "Die Option „--passwort-datei“ gibt es nicht.",
         "gleitpfad regeln --help"),
        (["rechne", "--passwort-datei"], "Nach --passwort-datei fehlt die Datei.",
         "gleitpfad rechne --help"),
        (["rechne", "--passwort", "x"], "Die Option „--passwort“ gibt es nicht.",
         "gleitpfad rechne --help"),
        (["sicherung", "a", "b"], "„b“ ist zu viel.", "gleitpfad sicherung --help"),
        (["sicherung", "--json"], "Die Option „--json“ gibt es nicht.",
         "gleitpfad sicherung --help"),
        (["entsiegle", "a", "b"], "„b“ ist zu viel.", "gleitpfad entsiegle --help"),
        (["wandle", "a", "b"], "„b“ ist zu viel.", "gleitpfad wandle --help"),
        (["wandle", "--json"], "Die Option „--json“ gibt es nicht.", "gleitpfad wandle --help"),
        (["wandle", "--kurse", "--leistungen"], "--kurse und --leistungen gehen nicht zusammen",
         "gleitpfad wandle --help"),
        (["wandle", "--land"], "Nach --land fehlt das Kürzel.", "gleitpfad wandle --help"),
        (["wandle", "--abitur"], "Nach --abitur fehlt das Jahr.", "gleitpfad wandle --help"),
        (["wandle", "--land", "BW"], "--land und --abitur gehören zusammen.",
         "gleitpfad wandle --help"),
        (["wandle", "--abitur", "2027"], "--land und --abitur gehören zusammen.",
         "gleitpfad wandle --help"),
        (["wandle", "--land", "BW", "--abitur", "bald"], "„bald“ ist kein Jahr.",
         "gleitpfad wandle --help"),
        (["wandle", "--land", "BW", "--abitur", "1"], "„1“ ist kein Jahr.",
         "gleitpfad wandle --help"),
        (["wandle", "--land", "XX", "--abitur", "2027"], "Ein Land „XX“ gibt es nicht.",
         "gleitpfad wandle --help"),
        (["wandle", "--land", "BY", "--abitur", "2027"],
         "Für Bayern hat Gleitpfad noch keine Regeln.", "gleitpfad wandle --help"),
        (["wandle", "--land", "BW", "--abitur", "2050"],
         "Für das Abitur 2050 hat Gleitpfad keine Regeln.", "gleitpfad wandle --help"),
        (["tresor"], "Nenne --pruefe.", "gleitpfad tresor --help"),
        (["tresor", "--plan", "a", "b"], "Nenne --pruefe.", "gleitpfad tresor --help"),
        (["tresor", "--pruefe", "x"], "Nenne nach --plan den Plan", "gleitpfad tresor --help"),
        (["tresor", "--pruefe", "--plan", "x"], "Nenne Dateien oder Ordner",
         "gleitpfad tresor --help"),
        (["tresor", "--pruefe", "--plan"], "Nach --plan fehlt die Datei.",
         "gleitpfad tresor --help"),
        (["rechne", "--plan", "x"], "Die Option „--plan“ gibt es nicht.", "gleitpfad rechne --help"),
        (["regeln", "2027", "x"], "„x“ ist zu viel.", "gleitpfad regeln --help"),
        (["regeln", "1990"], "Für „1990“ gibt es kein Regelwerk", "gleitpfad regeln --help"),
        (["regeln", "9" * 40], "gibt es kein Regelwerk", "gleitpfad regeln --help"),
    ]:
        call = program(*arguments)
        equal(call.returncode, 2, f"{arguments}: Status")
        equal(call.stdout, b"", f"{arguments}: Ausgabe")
        first, second = call.stderr.decode().splitlines()
        expect(first.startswith("gleitpfad: ") and message in first, f"{arguments}: {first}")
        equal(second, f"Hilfe: {hint}", f"{arguments}: Hilfe")


@test
def rules_can_be_asked_for_by_year_and_name(program, _):
    equal(program.text("regeln", "2027"), program.text("regeln", "BW-2025"), "2027")
    equal(program.text("regeln", "2024"), program.text("regeln", "BW-2021"), "2024")
    equal(program.text("regeln"),
          program.text("regeln", "2024") + program.text("regeln", "2025"), "alle")


@test
def a_terminal_without_a_plan_gets_advice(program, _):
    leader, follower = pty.openpty()
    call = subprocess.run(
        [program.path, "rechne"], stdin=follower, capture_output=True, timeout=20,
        env=program.environment({}))
    os.close(leader)
    os.close(follower)
    equal(call.returncode, 2, "Status")
    expect("Nenne eine Datei oder leite einen Plan herein" in call.stderr.decode(), "Rat")


# --------------------------------------------------------------------------------------------------
# Schemas
# --------------------------------------------------------------------------------------------------


def validator(name):
    schema = json.loads((ROOT / "docs/schema" / name).read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def check_plan(plan):
    validator("plan-1.json").validate(plan)


@test
def plans_and_results_keep_to_the_schemas(program, _):
    results = validator("ergebnis-1.json")
    for name in PLANS:
        check_plan(json.loads((HERE / "Plans" / name).read_text()))
        results.validate(json.loads(program("rechne", "--json", f"Plans/{name}").stdout))


@test
def the_plan_schema_sees_faults_of_form(_, __):
    schema = validator("plan-1.json")
    for fault in faults.ROOT + faults.SUBJECTS + faults.EXAMS + faults.CHOICES:
        equal(not schema.is_valid(json.loads(fault.text)), fault.in_schema, fault.name)


def damaged(value):
    """The same value with one member left out, one too many or one of another kind, each in turn."""
    if isinstance(value, dict):
        for key in value:
            yield (f"ohne {key}", key, {other: value[other] for other in value if other != key})
            yield (f"{key} als Liste von Listen", None, {**value, key: [[]]})
            for what, left_out, inner in damaged(value[key]):
                yield (f"{key}: {what}", left_out, {**value, key: inner})
        yield ("zusätzliches Feld", None, {**value, "unbekannt": 1})
    elif isinstance(value, list) and value:
        for what, left_out, inner in damaged(value[0]):
            yield (f"[0] {what}", left_out, [inner, *value[1:]])


@test
def the_result_schema_sees_every_damage(program, _):
    schema = validator("ergebnis-1.json")
    optional = {"name", "seminarkurs", "fachhochschulreife"}
    seen = 0
    for name in ["lesarten.json", "seminarkurs.json", "wuensche.json", "zu-wenig.json"]:
        result = json.loads(program("rechne", "--json", f"Plans/{name}").stdout)
        for what, left_out, document in damaged(result):
            if left_out in optional and what == f"ohne {left_out}":
                continue
            expect(not schema.is_valid(document), f"{name}: gültig trotz {what}")
            seen += 1
    expect(seen > 500, f"nur {seen} Schäden versucht")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--gleitpfad", required=True)
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    program = Program(arguments.gleitpfad)
    failed = 0
    for function in TESTS:
        try:
            function(program, arguments.update)
        except (Failure, AssertionError, jsonschema.ValidationError, subprocess.TimeoutExpired,
                OSError, ValueError) as error:
            failed += 1
            print(f"FAILED {function.__name__}\n  {str(error)[:2000]}")
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
