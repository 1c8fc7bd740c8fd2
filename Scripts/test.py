"""The whole check: builds everything, runs every test, and fetches what that needs.

    python3 Scripts/test.py                         every step, in order
    python3 Scripts/test.py unit wasm               these steps and what they build on
    python3 Scripts/test.py oracle -- --count 20000 further words go to the last step
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
    minutes: float = 2
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


STEPS = [
    Step("format", ("Scripts/format.sh", "--lint")),
    Step("build", swift("build", "--build-tests"), minutes=12, openssl=True),
    Step("unit", swift("test", "--skip-build"), after=("build",), minutes=8),
    Step(
        "command", swift("build", "--configuration", "release", "--product", "gleitpfad"),
        minutes=10, openssl=True,
    ),
    Step("docs", script("Scripts/docs.py"), minutes=8),
    Step("site", script("Scripts/build_site.py", "--output", "site"), minutes=10),
    Step("wasm", tested("Tests/Build/run.py", "--site", "site"), after=("site",), minutes=5),
    Step("cases", tested("Tests/Cases/run.py", "--gleitpfad", str(GLEITPFAD)), after=("command",)),
    Step(
        "terminal", tested("Tests/CommandTests/run.py", "--gleitpfad", str(GLEITPFAD)),
        after=("command",), minutes=6,
    ),
    Step(
        "oracle",
        tested(
            "Tests/Oracle/run.py", "--gleitpfad", str(GLEITPFAD), "--count", "2500", "--seed", "1",
            "--completions", "2", "--jobs", "2",
        ),
        after=("command",), minutes=25,
    ),
    Step(
        "fuzz",
        tested("Tests/Fuzz/run.py", "--gleitpfad", str(GLEITPFAD), "--seconds", "60"),
        after=("command",), minutes=3,
    ),
    Step(
        "browser",
        tested("Tests/Browser/run.py", "--site", "site", "--gleitpfad", str(GLEITPFAD)),
        after=("site", "command"), minutes=15, browsers=True,
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


def run(step, extra):
    """Runs a step and returns what went wrong, or None."""
    if step.missing_file is not None:
        return f"{step.missing_file} fehlt."
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            [*step.command, *extra], cwd=ROOT, env=environment(GLEITPFAD_STRICT="1"),
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        trouble = None
        try:
            # Who asks for more than usual decides how long that takes.
            status = process.wait(timeout=None if extra else step.minutes * 60)
            if status != 0:
                trouble = f"Beendet mit {status}: {' '.join([*step.command, *extra])}"
        except subprocess.TimeoutExpired:
            trouble = f"Nach {step.minutes:g} Minuten abgebrochen: {' '.join(step.command)}"
        finally:
            stop(process)
        if trouble is None:
            return None
        output.seek(0)
        return output.read().decode("utf-8", "replace").rstrip() + "\n\n" + trouble


def stop(process):
    """Ends what a step has left behind: browsers outlive the test that started them."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    process.wait()


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
    passed = 0
    trouble = None
    for step in steps:
        print(f"{step.name:<10}", end="", flush=True)
        began = time.monotonic()
        trouble = run(step, words[cut + 1:] if step is steps[-1] else [])
        duration = seconds(time.monotonic() - began)
        print(f"{'ok' if trouble is None else 'FEHLER':<8}{duration:>9}", flush=True)
        if trouble is not None:
            break
        passed += 1

    if trouble is not None:
        print(f"\n{trouble}\n")
        skipped = [step.name for step in steps[passed + 1:]]
        if skipped:
            print(f"Nicht mehr ausgeführt: {', '.join(skipped)}")
    print(f"Dauer {seconds(time.monotonic() - start)}")
    print(f"{passed} passed, {0 if trouble is None else 1} failed")
    return 0 if trouble is None else 1


if __name__ == "__main__":
    run_script(main)
