"""Feeds the program `gleitpfad` with files that nobody would write.

    python run.py --gleitpfad PATH --seconds 60 --seed 1
    python run.py --gleitpfad PATH --seed 1 --case 1234       one file again
    python run.py --gleitpfad PATH --seed 1 --case 1234 --show > file.json

A case fails if the program ends by a signal, takes too long, ends with anything but 0, 1 or 2, says
nothing about a faulty file, disagrees with itself, or writes a result that does not add up. Failing
files are kept and their folder is named. Needs Python only. Ends with "N passed, N failed"; the exit
code is 1 if any case failed.
"""

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from fractions import Fraction
from pathlib import Path

import mutate

HERE = Path(__file__).resolve().parent
BATCH = 100
LIMIT = 60  # seconds for one call of the program

KEYS = {"format", "version", "land", "abitur", "regelwerk", "herkunft", "bestanden", "gesamt", "note",
        "notenzehntel", "spanne", "kursblock", "pruefungsblock", "bedingungen", "unerfuellbar",
        "abgelehnt", "rechnung"}


class Broken(Exception):
    """What a batch of files shows to be wrong."""


def demand(holds, text):
    if not holds:
        raise Broken(text)


class Fuzzer:
    def __init__(self, program, seed):
        self.program = str(Path(program).resolve())
        self.seed = seed
        folders = [HERE / "Corpus", HERE.parent / "CommandTests/Plans"]
        self.corpus = [path.read_bytes() for folder in folders for path in sorted(folder.iterdir())]
        rules = self.run(["regeln"], None)[1].decode()
        self.rules = set(re.findall(r"  (bw-[a-z0-9-]+)$", rules, re.MULTILINE))
        demand(len(self.rules) > 20, "regeln nennt die Regeln nicht")

    def file(self, index):
        """The file of a case; the first cases are the corpus as it is."""
        if index < len(self.corpus):
            return self.corpus[index]
        return mutate.case(random.Random(f"{self.seed}:{index}"), self.corpus)

    def run(self, arguments, folder):
        try:
            call = subprocess.run(
                [self.program, *arguments], capture_output=True, cwd=folder, timeout=LIMIT,
                stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            raise Broken(f"{arguments[0]}: länger als {LIMIT} s") from None
        demand(call.returncode in (0, 1, 2), f"{arguments[:2]}: endet mit {call.returncode}, "
               f"{call.stderr.decode(errors='replace')[-300:]!r}")
        return call.returncode, call.stdout, call.stderr

    # ----------------------------------------------------------------------------------------------

    def examine(self, folder, files):
        """Runs every command over files and looks at what it says; raises what is wrong."""
        faulty = self.check(folder, files)
        good = [file for file in files if file not in faulty]
        self.results(folder, files, good, faulty)
        self.texts(folder, files, good, faulty)

    def complaints(self, errors, files):
        """The files that were complained of, each in one line that says where the fault is."""
        named = []
        for line in errors.decode().splitlines():
            match = re.fullmatch(r"gleitpfad: (\d+\.json)(, Zeile \d+, Spalte \d+( \(.*\))?)?: .+\.?", line)
            demand(match, f"unverständliche Meldung: {line!r}")
            named.append(match[1])
        demand(len(set(named)) == len(named), f"mehrere Meldungen zu einer Datei: {named}")
        return set(named)

    def check(self, folder, files):
        status, output, errors = self.run(["pruefe", *files], folder)
        faulty = self.complaints(errors, files)
        fine = {line.split(":")[0] for line in output.decode().splitlines()}
        demand(fine | faulty == set(files) and not fine & faulty, "pruefe lässt Dateien aus")
        demand(status == (2 if faulty else 0), f"pruefe endet mit {status}")
        return faulty

    def results(self, folder, files, good, faulty):
        status, output, errors = self.run(["rechne", "--json", *files], folder)
        demand(self.complaints(errors, files) == faulty, "rechne und pruefe sind uneins")
        results = [json.loads(line) for line in output.decode().splitlines()]
        demand(len(results) == len(good), f"{len(results)} Ergebnisse für {len(good)} Pläne")
        for result in results:
            self.consider(result)
        broken = any(result["bestanden"] == "nein" for result in results)
        demand(status == (2 if faulty else 1 if broken else 0), f"rechne endet mit {status}")

    def texts(self, folder, files, good, faulty):
        for arguments, tried in [(["rechne"], files[:10]), (["rechne", "--erklaere"], files)]:
            _, output, errors = self.run([*arguments, *tried], folder)
            demand(self.complaints(errors, tried) == faulty & set(tried),
                   f"{arguments} und pruefe sind uneins")
            text = output.decode()
            for line in text.split("\n"):
                demand(len(line) <= 80, f"{arguments}: {len(line)} Spalten: {line}")
                demand(line.isprintable(), f"{arguments}: Steuerzeichen: {line!r}")
            demand("cannot print" not in text, "unlesbarer Wert")
            if tried is files:
                demand(text.count("\nKursblock ") + text.count("\nKursblock\n") >= len(good),
                       "rechne --erklaere lässt Pläne aus")

    def consider(self, result):
        """Whether a result adds up by itself."""
        demand(KEYS <= set(result), f"es fehlen {KEYS - set(result)}")
        total = result["gesamt"]
        courses, exams = result["kursblock"], result["pruefungsblock"]
        if total is None:
            demand(result["note"] is None and result["notenzehntel"] is None, "Note ohne Punkte")
        else:
            demand(total == courses["punkte"] + exams["punkte"], "Blöcke und Gesamtpunktzahl")
            demand(total == result["rechnung"]["wert"], "Rechnung und Gesamtpunktzahl")
            tenths = max(10, (1020 - total) // 18) if total >= 300 else None
            demand(result["notenzehntel"] == tenths, f"{result['notenzehntel']} bei {total} Punkten")
            span = result["spanne"]
            demand(span["sicher"] is None or span["sicher"] <= total, "weniger als sicher")
            demand(span["hoechstens"] is None or total <= span["hoechstens"], "mehr als möglich")
            if result["bestanden"] == "ja":
                demand(span["bestanden_ab"] <= total <= span["bestanden_bis"], "außer der Spanne")
        self.consider_blocks(result, courses, exams)
        states = {condition["stand"] for condition in result["bedingungen"]}
        expected = "nein" if "verletzt" in states else "offen" if "offen" in states else "ja"
        demand(result["bestanden"] == expected, f"{result['bestanden']} bei {states}")
        wishes = {"wunsch-hoechstens", "wunsch-gehalten", "wunsch-geklammert"}
        named = set(re.findall(r'"regel":"([^"]*)"', json.dumps(result, separators=(",", ":"))))
        demand(named <= self.rules | wishes, f"unbekannte Regeln: {named - self.rules - wishes}")

    def consider_blocks(self, result, courses, exams):
        if courses["punkte"] is not None:
            weighted = sum((course["gewicht"] * Fraction(course["punkte"] or 0)
                            for course in courses["kurse"]), Fraction(0))
            weights = sum(course["gewicht"] for course in courses["kurse"])
            if result.get("seminarkurs", {}).get("verwendung") != "Kursblock":
                demand(weighted == Fraction(courses["summe"]), "Summe der Kurse")
                demand(weights == courses["gewichte"], "Gewichte der Kurse")
                if not result["unerfuellbar"]:
                    demand(sum(course["gewicht"] > 0 for course in courses["kurse"]) == 40,
                           "nicht 40 Kurse")
            exact = Fraction(courses["summe"]) * 40 / courses["gewichte"]
            rounded = (2 * exact.numerator + exact.denominator) // (2 * exact.denominator)
            demand(courses["punkte"] == rounded, f"Kursblock {courses['punkte']} bei {exact}")
        if exams["punkte"] is not None:
            demand(exams["punkte"] == sum(exam["wert"] for exam in exams["pruefungen"]),
                   "Summe der Prüfungen")

    # ----------------------------------------------------------------------------------------------

    def batch(self, indices):
        """Tries files; returns the failing cases with what is wrong."""
        with tempfile.TemporaryDirectory() as folder:
            for index in indices:
                (Path(folder) / f"{index}.json").write_bytes(self.file(index))
            try:
                self.examine(folder, [f"{index}.json" for index in indices])
                return []
            except (Broken, ValueError, KeyError, TypeError, ZeroDivisionError) as error:
                reason = error if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        if len(indices) == 1:
            return [(indices[0], str(reason))]
        middle = len(indices) // 2
        found = self.batch(indices[:middle]) + self.batch(indices[middle:])
        return found or [(indices[0], f"nur zusammen mit den folgenden {len(indices)}: {reason}")]


def report(fuzzer, failures):
    folder = Path(tempfile.mkdtemp(prefix="gleitpfad-fuzz-"))
    for index, reason in failures[:20]:
        path = folder / f"{index}.json"
        path.write_bytes(fuzzer.file(index))
        print(f"FAILED case {index}: {reason}\n  file: {path}\n"
              f"  again: python Tests/Fuzz/run.py --gleitpfad … --seed {fuzzer.seed} --case {index}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--gleitpfad", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int)
    parser.add_argument("--show", action="store_true")
    arguments = parser.parse_args()
    fuzzer = Fuzzer(arguments.gleitpfad, arguments.seed)
    if arguments.show:
        sys.stdout.buffer.write(fuzzer.file(arguments.case))
        return 0
    failures = []
    done = 0
    if arguments.case is not None:
        failures = fuzzer.batch([arguments.case])
        done = 1
    end = time.monotonic() + arguments.seconds
    while arguments.case is None and time.monotonic() < end and len(failures) < 20:
        failures += fuzzer.batch(range(done, done + BATCH))
        done += BATCH
    if failures:
        report(fuzzer, failures)
    print(f"{done - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
