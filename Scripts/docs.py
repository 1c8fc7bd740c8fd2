"""Builds the documentation of the libraries with the toolchain's DocC; a warning is a failure."""

import argparse
import json
import shutil
import subprocess
from pathlib import Path

from common import ROOT, Toolchain, call, run_script

# In this order a module comes after those it imports, so that links between modules resolve.
MODULES = ["Abitur", "JSON", "Planner", "Vault", "Interface"]

OUTPUT = ROOT / ".build" / "docs"
SCRATCH = ROOT / ".build-docs"


def main():
    parser = argparse.ArgumentParser(description="Baut die Dokumentation der Bibliotheken.")
    parser.add_argument(
        "--scratch-path", type=Path, default=ROOT / ".build", help="Ordner des Baus")
    build = parser.parse_args().scratch_path.resolve()
    toolchain = Toolchain()
    docc = toolchain.tool("docc")
    target = json.loads(
        subprocess.run(["swiftc", "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout
    )["target"]["triple"]

    shutil.rmtree(SCRATCH, ignore_errors=True)
    graphs = SCRATCH / "graphs"
    graphs.mkdir(parents=True)
    for module in MODULES:
        call(["swift", "build", "--target", module, "--scratch-path", build])
        call([toolchain.tool("swift-symbolgraph-extract"), "-module-name", module,
              "-target", target, "-I", build / "debug" / "Modules", "-output-dir", graphs,
              "-skip-inherited-docs", "-skip-synthesized-members",
              "-emit-extension-block-symbols"])

    archives = []
    for module in MODULES:
        archive = SCRATCH / f"{module}.doccarchive"
        call([docc, "convert", *sources(module, graphs), *conversion_flags(module, archives),
              "--output-path", archive])
        archives.append(archive)

    shutil.rmtree(OUTPUT, ignore_errors=True)
    OUTPUT.parent.mkdir(exist_ok=True)
    call([docc, "merge", *archives, "--synthesized-landing-page-name", "Gleitpfad",
          "--output-path", OUTPUT])
    print(f"\nDie Dokumentation liegt in {OUTPUT.relative_to(ROOT)}, Einstieg: documentation/.")


def sources(module, graphs):
    """What DocC reads for a module: its articles, if it has any, and its own symbol graphs."""
    own = SCRATCH / "graphs-by-module" / module
    own.mkdir(parents=True)
    for graph in graphs.glob("*.symbols.json"):
        if graph.name.split(".")[0].split("@")[0] == module:
            shutil.copy(graph, own)
    catalog = ROOT / "Sources" / module / f"{module}.docc"
    return [*([catalog] if catalog.is_dir() else []), "--additional-symbol-graph-dir", own]


def conversion_flags(module, dependencies):
    flags = [
        "--warnings-as-errors",
        "--fallback-display-name", module,
        "--fallback-bundle-identifier", f"gleitpfad.{module}",
        "--fallback-default-module-kind", "Bibliothek",
        "--enable-experimental-external-link-support",
    ]
    for archive in dependencies:
        flags += ["--dependency", archive]
    return flags


if __name__ == "__main__":
    run_script(main)
