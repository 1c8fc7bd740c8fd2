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
import subprocess
import sys
import tempfile
import termios
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
    "hilfe-regeln": ["regeln", "--help"],
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
            "Plans/gelandet.json: Das ist keine Sicherung von Gleitpfad.", "entsiegle")
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
        (b"", "Das ist keine Sicherung von Gleitpfad."),
        (backup[:8], "Das ist keine Sicherung von Gleitpfad."),
        (b"g" + backup[1:], "Das ist keine Sicherung von Gleitpfad."),
        (backup[:9] + b"\x00" + backup[10:], "Das ist keine Sicherung von Gleitpfad."),
        (backup[:9], "Die Sicherung ist abgeschnitten. Kopiere oder lade sie noch einmal."),
        (backup[:57], "Die Sicherung ist abgeschnitten. Kopiere oder lade sie noch einmal."),
        (backup[:9] + b"\x02" + backup[10:],
         "Die Sicherung ist in Version 2 geschrieben, die dieses Gleitpfad noch nicht kennt. "
         "Nimm ein neueres Gleitpfad."),
        (backup[:10] + (599_999).to_bytes(4, "big") + backup[14:],
         "Die Sicherung ist beschädigt: Sie nennt 599999 Runden für das Passwort, mindestens "
         "600000 müssen es sein."),
        (backup[:10] + b"\xff\xff\xff\xff" + backup[14:],
         "Die Sicherung ist beschädigt: Sie nennt 4294967295 Runden für das Passwort, höchstens "
         "10000000 dürfen es sein."),
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
