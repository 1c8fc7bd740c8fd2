"""Builds the module of the web app from the package's own targets.

Swift hands every target on as LLVM code, and the linker optimises all of it as one program: what no
screen reaches is left out, across targets too, and data has fixed addresses. That is a tenth less to
load than linking finished objects, as SwiftPM would. The targets, their order and their settings
come from Package.swift. `wasm-opt` has no part in it: a module must not depend on what happens to
be installed.
"""

import hashlib
import json
import os
import re
import subprocess
from pathlib import Path

from common import ROOT, WASM_TRIPLE, Failure, Toolchain, call

PRODUCT = "WebApp"

SWIFT = [
    "-target", WASM_TRIPLE, "-parse-as-library", "-wmo", "-Osize", "-swift-version", "6",
    "-enable-experimental-feature", "Embedded", "-Xfrontend", "-disable-stack-protector",
    "-package-name", "gleitpfad",
    # The linker optimises all targets at once and does better with code that nobody has been at.
    "-Xfrontend", "-disable-llvm-optzns",
    # Functions that take a closure stay one function, and are not copied for each closure.
    "-Xllvm", "-sil-disable-pass=closure-specialize",
]

# Functions of the runtime that thousands of places call and that would else be copied into each.
CALLED = [
    "swift_retain", "swift_release", "swift_allocObject", "swift_initStackObject",
    "swift_deallocClassInstance", "swift_isUniquelyReferenced_nonNull_native",
]

# The runtime's memory functions must not be optimised into calls of themselves, so C stays objects.
C = ["-target", WASM_TRIPLE, "-ffreestanding", "-Os"]

LINK = [
    "--no-entry", "--gc-sections", "--strip-all", "--compress-relocations", "--stack-first",
    "-z", "stack-size=262144", "-lswiftUnicodeDataTables",
    # Equal functions once, and no extra counters in loops, which cost more than they save.
    "-mllvm", "-enable-merge-functions", "-mllvm", "-disable-lsr",
]


def build_module(assertions=False, english=False):
    """Compiles the web app and returns the path of the module.

    With `assertions` a trap says why, through the import `host.putchar`; otherwise it is silent.
    With `english` it has the English texts instead of the German ones.
    """
    toolchain = Toolchain()
    library = toolchain.embedded_library
    folder = ROOT / "".join([
        ".build-wasm", "-assertions" if assertions else "", "-english" if english else "",
    ])
    folder.mkdir(exist_ok=True)
    flags = SWIFT + (["-assert-config", "Debug"] if assertions else [])
    flags += ["-D", "ENGLISH"] if english else []
    if os.environ.get("GLEITPFAD_STRICT") == "1":
        flags = flags + ["-warnings-as-errors"]

    targets = described_targets(folder)
    objects, digests = [], {}
    for name in in_order(PRODUCT, targets):
        target = targets[name]
        digests[name] = digest(
            toolchain.version, flags, target.settings, target.contents(),
            *(digests[other] for other in target.dependencies),
        )
        built = folder / f"{name}.o"
        stamp = folder / f"{name}.sha256"
        if not built.exists() or not stamp.exists() or stamp.read_text() != digests[name]:
            print(f"{name} …", flush=True)
            if target.is_swift:
                compile_swift(target, flags, folder, built, toolchain)
            else:
                compile_c(target, built, toolchain)
            stamp.write_text(digests[name])
        objects.append(built)

    module = folder / f"{PRODUCT}.wasm"
    call([toolchain.tool("wasm-ld"), *LINK, f"-L{library}", *objects, "-o", module])
    return module


def compile_swift(target, flags, folder, built, toolchain):
    code = folder / f"{target.name}.ll"
    includes = [f"-I{folder}"] + [f"-I{path}" for path in target.includes]
    call([
        "swiftc", *flags, *target.settings, *includes, "-module-name", target.name,
        "-emit-module", "-emit-module-path", folder / f"{target.name}.swiftmodule",
        "-emit-ir", "-o", code, *target.sources,
    ])
    define = re.compile(rf"^(define [^\n]*@(?:{'|'.join(CALLED)})\([^)]*\))", re.MULTILINE)
    code.write_text(define.sub(r"\1 noinline", code.read_text("utf-8")), "utf-8")
    call([toolchain.tool("clang"), "-target", WASM_TRIPLE, "-O1", "-flto", "-c", code, "-o", built])
    code.unlink()


def compile_c(target, built, toolchain):
    sources = [path for path in target.sources if path.suffix == ".c"]
    if len(sources) != 1:
        raise Failure(f"{target.name} hat {len(sources)} C-Dateien; vorgesehen ist eine.")
    includes = [f"-I{path}" for path in target.includes]
    call([toolchain.tool("clang"), *C, *includes, "-c", *sources, "-o", built])


class Target:
    """A target as Package.swift describes it."""

    def __init__(self, description):
        self.name = description["name"]
        self.path = ROOT / (description.get("path") or f"Sources/{self.name}")
        self.sources = sorted(
            path for path in self.path.rglob("*") if path.suffix in (".swift", ".c", ".h")
        )
        self.is_swift = any(path.suffix == ".swift" for path in self.sources)
        if self.is_swift:
            self.sources = [path for path in self.sources if path.suffix == ".swift"]
        self.dependencies = [
            next(iter(each.values()))[0] for each in description["dependencies"]
        ]
        self.includes = [self.path / "include"] if (self.path / "include").is_dir() else []
        self.settings = []
        for setting in description["settings"]:
            [(kind, values)] = setting["kind"].items()
            if kind == "enableExperimentalFeature":
                self.settings += ["-enable-experimental-feature", values["_0"]]
            elif kind == "treatWarning":
                self.settings += ["-Werror" if values["_1"] == "error" else "-Wwarning", values["_0"]]
            elif kind != "treatAllWarnings":
                raise Failure(f"Package.swift: Die Web-App kennt die Einstellung {kind} nicht.")

    def contents(self):
        return [f"{path.relative_to(ROOT)}\n{path.read_text('utf-8')}" for path in self.sources]


def described_targets(folder):
    answer = subprocess.run(
        ["swift", "package", "--scratch-path", folder / "package", "dump-package"],
        cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )
    if answer.returncode != 0:
        raise Failure(f"Package.swift lässt sich nicht lesen:\n{answer.stderr}")
    targets = [Target(each) for each in json.loads(answer.stdout)["targets"]]
    return {target.name: target for target in targets}


def in_order(name, targets, done=()):
    """The names of a target and of all it depends on, each after what it needs."""
    order = list(done)
    if name not in order:
        for dependency in targets[name].dependencies:
            order = in_order(dependency, targets, order)
        order.append(name)
    return order


def digest(*parts):
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()
