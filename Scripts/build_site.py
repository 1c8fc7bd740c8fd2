"""Builds the web app: the module from Swift, and around it a folder that any web host can serve.

All addresses in it are relative, so it works under any path.
"""

import argparse
import gzip
import hashlib
import json
import re
import shutil
from pathlib import Path

import fonts
import texts
from common import ROOT, Failure, run_script
from web_module import build_module

MODULE = "app.wasm"
PAGE = "index.html"
STYLE = "style.css"
SERVICE_WORKER = "service-worker.js"

# The service worker's source carries these two tokens, and only the site knows what they stand for.
VERSION_TOKEN = "__VERSION__"
ASSETS_TOKEN = "__ASSETS__"


def assemble(web, module, output, font_files=None, language="de"):
    """Writes the site to the folder `output`, replacing what was there, and returns its version."""
    assets = {MODULE: module.read_bytes()}
    for path in sorted(web.rglob("*")):
        name = path.relative_to(web).as_posix()
        if path.is_file() and not any(part.startswith(".") for part in name.split("/")):
            assets[name] = without_comments(path)
    if font_files is not None:
        add_fonts(assets, font_files)
    told = f'<html lang="{language}">'.encode("utf-8")
    assets[PAGE] = assets[PAGE].replace(b'<html lang="de">', told)

    version = fingerprint(assets)
    worker = assets.get(SERVICE_WORKER)
    if worker is not None:
        names = sorted(name for name in assets if name != SERVICE_WORKER)
        text = worker.decode("utf-8")
        text = text.replace(VERSION_TOKEN, version).replace(ASSETS_TOKEN, json.dumps(names))
        assets[SERVICE_WORKER] = text.encode("utf-8")

    # Written beside and then moved, so that a running server does not see half a site.
    fresh = output.with_name(output.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    for name, content in assets.items():
        target = fresh / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    shutil.rmtree(output, ignore_errors=True)
    fresh.rename(output)
    return version


def add_fonts(assets, files):
    """Adds the fonts, the rules that name them, and to the page that it needs them at once."""
    preloads = ""
    for name, content in files.items():
        if name == fonts.RULES:
            assets[STYLE] += content
            continue
        assets[f"fonts/{name}"] = content
        if name.endswith(".woff2"):
            preloads += (
                f'  <link rel="preload" href="fonts/{name}" as="font" type="font/woff2" crossorigin>\n'
            )
    page = assets[PAGE].decode("utf-8").replace("</head>", preloads + "</head>")
    assets[PAGE] = page.encode("utf-8")


def without_comments(path):
    """A file as it is handed out: scripts and style sheets lose comments and indentation.

    Only comments that have their lines to themselves go from a script, so that nothing has to
    understand the language.
    """
    content = path.read_bytes()
    if path.suffix not in (".css", ".js"):
        return content
    text = content.decode("utf-8")
    if path.suffix == ".css":
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    lines = (line.strip() for line in text.splitlines())
    return "".join(
        f"{line}\n" for line in lines if line and not (path.suffix == ".js" and line.startswith("//"))
    ).encode("utf-8")


def fingerprint(assets):
    """A short hash that changes whenever a file's name or content does."""
    digest = hashlib.sha256()
    for name in sorted(assets):
        for part in (name.encode("utf-8"), assets[name]):
            digest.update(len(part).to_bytes(8, "big"))
            digest.update(part)
    return digest.hexdigest()[:16]


def packings():
    """The ways to weigh a file: as it is, and packed as web hosts send it."""
    ways = {"roh": len, "gzip": lambda content: len(gzip.compress(content, 9))}
    try:
        import brotli
    except ImportError:
        return ways
    ways["brotli"] = lambda content: len(brotli.compress(content, quality=11))
    return ways


def print_sizes(site):
    """Prints what each file of the site weighs, in bytes."""
    ways = packings()
    rows = []
    for path in sorted(site.rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            name = path.relative_to(site).as_posix()
            rows.append((name, [weigh(content) for weigh in ways.values()]))
    rows.append(("zusammen", [sum(column) for column in zip(*(sizes for _, sizes in rows))]))
    width = max(len(name) for name, _ in rows)
    print(" " * width + "".join(f"{way:>11}" for way in ways))
    for name, sizes in rows:
        print(f"{name:<{width}}" + "".join(f"{size:>11,}".replace(",", ".") for size in sizes))


def main():
    parser = argparse.ArgumentParser(description="Baut die Web-App.")
    parser.add_argument("--output", type=Path, default=ROOT / "site", help="Zielordner")
    parser.add_argument(
        "--assertions", action="store_true",
        help="Abbrüche nennen ihren Grund (zum Suchen von Fehlern, nicht zum Ausliefern)",
    )
    parser.add_argument("--english", action="store_true", help="die App auf Englisch statt auf Deutsch")
    arguments = parser.parse_args()
    output = arguments.output.resolve()
    if output.exists() and any(output.iterdir()) and not (output / MODULE).exists():
        raise Failure(f"{output} ist kein Ordner, den dieses Programm angelegt hat.")

    texts.update()
    module = build_module(arguments.assertions, arguments.english)
    language = "en" if arguments.english else "de"
    version = assemble(ROOT / "Web", module, output, fonts.make(), language)
    print()
    print_sizes(output)
    print(f"\nGleitpfad {version} liegt in {arguments.output}.")


if __name__ == "__main__":
    run_script(main)
