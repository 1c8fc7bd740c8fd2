"""The whole check: builds everything, runs every test, and fetches what that needs.

    python3 Scripts/test.py                         every step
    python3 Scripts/test.py unit wasm               these steps and what they build on
    python3 Scripts/test.py oracle -- --count 20000 further words go to the last step

Steps that do not build on each other run side by side, as many as there are processors.
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from common import ROOT, Failure, Toolchain, environment, run_script

# Warnings are errors here, and a build with other flags must not undo the everyday one.
SCRATCH = ROOT / ".build-strict"
GLEITPFAD = SCRATCH / "release" / "gleitpfad"

TOOLS = ROOT / ".tools" / "venv"
PYTHON = TOOLS / "bin" / "python"
REQUIREMENTS = ROOT / "Scripts" / "requirements.txt"

# What the browser tests drive. Fonts count: without any, a page has no text to measure.
BROWSER_PACKAGES = [
    "chromium", "firefox-esr", "webkit2gtk-driver", "xvfb", "xauth", "fonts-dejavu-core",
]

# What the command line program seals backups with.
OPENSSL_PACKAGES = ["libssl-dev"]


@dataclass(frozen=True)
class Step:
    """One thing to check. It passes when its command ends with 0 in time."""

    name: str
    command: tuple
    after: tuple = ()
    minutes: float = 5
    browsers: bool = False
    openssl: bool = False

    @property
    def missing_file(self):
        """The file or folder of the project that the command names and that does not exist."""
        for word in self.command:
            if word.startswith(("Tests/", "Scripts/")) and not (ROOT / word).exists():
                return word
        return None


def swift(verb, *words):
    return ("swift", verb, "--scratch-path", str(SCRATCH), *words)


def script(*words):
    return (sys.executable, *words)


def tested(*words):
    """A command that may use the packages of `requirements.txt`."""
    return (str(PYTHON), *words)


def browser(*topics):
    return tested("Tests/Browser/run.py", *topics, "--site", "site", "--gleitpfad", str(GLEITPFAD))


# What takes long and what much builds on comes first.
STEPS = [
    # Before anything is built, which would write the texts anew.
    Step("texts", script("Scripts/texts.py", "--check")),
    Step("format", ("Scripts/format.sh", "--lint")),
    Step("site", script("Scripts/build_site.py", "--output", "site"), after=("texts",), minutes=10),
    Step(
        "command", swift("build", "--configuration", "release", "--product", "gleitpfad"),
        minutes=10, openssl=True,
    ),
    Step("build", swift("build", "--build-tests"), after=("command",), minutes=12, openssl=True),
    Step("plan", browser("plan"), after=("site", "command"), minutes=15, browsers=True),
    Step(
        "page", browser("chromium", "engines"), after=("site", "command"), minutes=15, browsers=True,
    ),
    Step("access", browser("access"), after=("site", "command"), minutes=10, browsers=True),
    Step("vault", browser("vault", "tresor"), after=("site", "command"), minutes=15, browsers=True),
    # Always the same events; `make monkey` has the time for others, and for more of them.
    Step(
        "monkey", (*browser("monkey"), "--seed", "917941728", "--events", "900"),
        after=("site", "command"), minutes=60, browsers=True,
    ),
    Step("unit", swift("test", "--skip-build"), after=("build",), minutes=8),
    Step(
        "oracle",
        tested(
            "Tests/Oracle/run.py", "--gleitpfad", str(GLEITPFAD), "--count", "2000", "--seed", "1",
            "--completions", "2", "--jobs", "1",
        ),
        after=("command",), minutes=15,
    ),
    Step(
        "docs", script("Scripts/docs.py", "--scratch-path", str(SCRATCH)), after=("unit",),
        minutes=8,
    ),
    Step("wasm", tested("Tests/Build/run.py", "--site", "site"), after=("site",)),
    Step("cases", tested("Tests/Cases/run.py", "--gleitpfad", str(GLEITPFAD)), after=("command",)),
    Step(
        "terminal", tested("Tests/CommandTests/run.py", "--gleitpfad", str(GLEITPFAD)),
        after=("command",), minutes=6,
    ),
    Step(
        "fuzz",
        tested("Tests/Fuzz/run.py", "--gleitpfad", str(GLEITPFAD), "--seconds", "60"),
        after=("command",),
    ),
]


def select(names):
    """The named steps and those they build on, in the order of the table; all if none is named."""
    known = {step.name: step for step in STEPS}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise Failure(f"Unbekannt: {', '.join(unknown)}. Es gibt: {', '.join(known)}.")
    wanted = set()
    waiting = list(names or known)
    while waiting:
        name = waiting.pop()
        wanted.add(name)
        waiting.extend(known[name].after)
    return [step for step in STEPS if step.name in wanted]


# What the machine needs


def prepare(steps):
    """Fetches what the steps need and this machine lacks, or says what to install."""
    Toolchain()
    packages = BROWSER_PACKAGES if any(step.browsers for step in steps) else []
    if any(step.openssl for step in steps) and not has_openssl():
        packages = [*packages, *OPENSSL_PACKAGES]
    needs_python = any(step.command[0] == str(PYTHON) for step in steps)
    if needs_python and sys.version_info < (3, 11):
        raise Failure(
            f"Die Tests brauchen Python ab 3.11, hier ist {sys.version.split()[0]}.\n"
            "`make run`, `make site` und `make check` gehen auch damit."
        )
    if needs_python and importlib.util.find_spec("ensurepip") is None:
        packages = [*packages, "python3-venv"]
    install_packages(packages)
    if needs_python:
        install_tools()


def has_openssl():
    """Whether the headers of OpenSSL are where the build looks for them."""
    folders = [Path("/usr/include")]
    for words in (
        ["pkg-config", "--variable=includedir", "libcrypto"], ["brew", "--prefix", "openssl"],
    ):
        if shutil.which(words[0]) is None:
            continue
        answer = subprocess.run(
            words, check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if answer.stdout.strip():
            folders += [Path(answer.stdout.strip()), Path(answer.stdout.strip()) / "include"]
    return any((folder / "openssl" / "evp.h").exists() for folder in folders)


def install_packages(packages):
    """Installs Debian packages, if this is a Debian and we may."""
    if not packages:
        return
    if shutil.which("dpkg-query") is None or shutil.which("apt-get") is None:
        raise Failure(
            "Hier fehlt etwas, das nur unter Debian von selbst installiert wird, nämlich diese "
            f"Pakete:\n  {' '.join(packages)}\n"
            "Die Browser-Tests laufen nur dort. Das Kommandozeilenprogramm braucht OpenSSL; mit "
            "ihm\n(macOS: brew install openssl) gehen `make check` und einzelne Schritte, zum "
            "Beispiel\n  python3 Scripts/test.py unit wasm oracle"
        )
    missing = [package for package in packages if not is_installed(package)]
    if not missing:
        return
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    if os.geteuid() != 0:
        raise Failure(f"Es fehlen Pakete. Bitte installieren:\n  sudo {' '.join(command)}")
    print(f"Es fehlen Pakete, apt-get installiert sie: {' '.join(missing)}", flush=True)
    quiet = environment(DEBIAN_FRONTEND="noninteractive")
    complaint = f"apt-get konnte nicht alles installieren: {' '.join(missing)}"
    # A machine that updates itself may hold the lock for a while.
    patient = ["--option", "DPkg::Lock::Timeout=120"]
    for words in (["apt-get", "update"], [*command, *patient]):
        run_quietly(words, complaint, env=quiet)


def is_installed(package):
    answer = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package],
        check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )
    return answer.stdout == "installed"


def install_tools():
    """Sets up the Python environment of the tests with exactly the pinned versions."""
    digest = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    stamp = TOOLS / "requirements.sha256"
    if stamp.exists() and stamp.read_text() == digest:
        return
    print(f"pip installiert die Werkzeuge der Tests in {TOOLS.relative_to(ROOT)}.", flush=True)
    run_quietly(
        [sys.executable, "-m", "venv", "--clear", str(TOOLS)],
        "Die Python-Umgebung ließ sich nicht anlegen. Fehlt das Paket python3-venv?",
    )
    run_quietly(
        [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input",
         "--requirement", str(REQUIREMENTS)],
        "pip konnte die Werkzeuge nicht laden. Besteht eine Verbindung zum Internet?",
    )
    stamp.write_text(digest)


def run_quietly(words, complaint, **options):
    result = subprocess.run(
        words, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        **options,
    )
    if result.returncode != 0:
        raise Failure(f"{result.stdout}\n{complaint}")


# Running


class Job:
    """A step that runs, in a process group of its own."""

    def __init__(self, step, extra):
        self.step = step
        self.words = [*step.command, *extra]
        # Who asks for more than usual decides how long that takes.
        self.limit = float("inf") if extra else step.minutes * 60
        self.began = time.monotonic()
        self.output = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            self.words, cwd=ROOT, env=environment(GLEITPFAD_STRICT="1"),
            stdin=subprocess.DEVNULL, stdout=self.output, stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    @property
    def duration(self):
        return time.monotonic() - self.began

    @property
    def is_over(self):
        return self.process.poll() is not None or self.duration > self.limit

    def end(self):
        """Ends what is left of the step, for browsers outlive the test that started them.

        Returns what went wrong, or None.
        """
        status = self.process.poll()
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass
        self.process.wait()
        with self.output:
            if status == 0:
                return None
            self.output.seek(0)
            said = self.output.read().decode("utf-8", "replace").rstrip()
        if status is None:
            how = f"Nach {seconds(self.duration)} abgebrochen"
        else:
            how = f"Beendet mit {status}"
        return f"{said}\n\n{how}: {' '.join(self.words)}"


def run_all(steps, extra, cores):
    """Runs the steps, each once what it builds on has passed and a processor is free.

    Stops at the first that fails. Returns the names of those that passed and what went wrong.
    """
    waiting, running, passed = list(steps), [], []
    try:
        while waiting or running:
            for step in [step for step in waiting if set(step.after) <= set(passed)]:
                if len(running) < cores:
                    waiting.remove(step)
                    if step.missing_file is not None:
                        return passed, f"{step.missing_file} fehlt."
                    running.append(Job(step, extra if step is steps[-1] else []))
            time.sleep(0.05)
            for job in [job for job in running if job.is_over]:
                running.remove(job)
                trouble = job.end()
                result = "ok" if trouble is None else "FEHLER"
                print(f"{job.step.name:<10}{result:<8}{seconds(job.duration):>9}", flush=True)
                if trouble is not None:
                    return passed, trouble
                passed.append(job.step.name)
        return passed, None
    finally:
        for job in running:
            job.end()


def seconds(duration):
    return f"{duration:.1f} s".replace(".", ",")


def main():
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        description="Führt alle Prüfungen aus.",
        usage="%(prog)s [Schritt ...] [-- weitere Wörter für den letzten Schritt]",
    )
    parser.add_argument("steps", nargs="*", help=", ".join(step.name for step in STEPS))
    steps = select(parser.parse_args(words[:cut]).steps)
    prepare(steps)

    start = time.monotonic()
    passed, trouble = run_all(steps, words[cut + 1:], max(2, os.cpu_count() or 1))
    if trouble is not None:
        print(f"\n{trouble}\n")
        left = [step.name for step in steps if step.name not in passed]
        print(f"Nicht bestanden oder nicht zu Ende gebracht: {', '.join(left)}")
    print(f"Dauer {seconds(time.monotonic() - start)}")
    print(f"{len(passed)} passed, {0 if trouble is None else 1} failed")
    return 0 if trouble is None else 1


if __name__ == "__main__":
    run_script(main)
