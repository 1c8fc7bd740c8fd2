"""What the scripts share: where things are, what a build needs, and how to give up politely."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WASM_TRIPLE = "wasm32-unknown-none-wasm"


class Failure(Exception):
    """Something a person has to know or to do. The text is shown as it is, without a trace."""


def run_script(main):
    """Runs `main` and turns what it throws into a message and an exit code."""
    try:
        sys.exit(main() or 0)
    except Failure as failure:
        print(f"\n{failure}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


def call(command, **options):
    """Runs a command in the project's folder and shows its output; a failure ends the script."""
    words = [str(word) for word in command]
    result = subprocess.run(words, cwd=ROOT, check=False, **options)
    if result.returncode != 0:
        raise Failure(f"Fehlgeschlagen ({result.returncode}): {' '.join(words)}")


class Toolchain:
    """The Swift toolchain in the search path."""

    def __init__(self):
        if shutil.which("swift") is None or shutil.which("swiftc") is None:
            raise Failure(
                "Swift fehlt. Gleitpfad braucht die Toolchain ab 6.3 von "
                "https://www.swift.org/install/."
            )
        answer = subprocess.run(
            ["swiftc", "-print-target-info", "-target", WASM_TRIPLE],
            check=False, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        if answer.returncode != 0:
            raise Failure(f"swiftc antwortet nicht:\n{answer.stderr}")
        info = json.loads(answer.stdout)
        self.version = info["compilerVersion"]
        self.resources = Path(info["paths"]["runtimeResourcePath"])

    @property
    def embedded_library(self):
        """The folder of the standard library's parts that the web build links."""
        folder = self.resources / "embedded" / WASM_TRIPLE
        if not folder.is_dir():
            raise Failure(
                f"Diese Toolchain baut nicht für das Web:\n  {self.version}\n"
                "Gleitpfad braucht die Toolchain ab 6.3 von https://www.swift.org/install/; "
                "die von Xcode reicht nicht."
            )
        return folder

    def tool(self, name):
        """A program of the toolchain that need not be in the search path, such as `docc`."""
        path = self.resources.parent.parent / "bin" / name
        if path.exists():
            return path
        found = shutil.which(name)
        if found is None:
            raise Failure(f"{name} fehlt in der Toolchain:\n  {self.version}")
        return Path(found)


def environment(**changes):
    """The environment of this process with some variables set."""
    return {**os.environ, **changes}
