"""Tests the built site: what is in it, how much it weighs, and what the service worker keeps."""

import json
import re
import tempfile
import unittest
from html.parser import HTMLParser
from pathlib import Path

import brotli
import contract
from build_site import ASSETS_TOKEN, MODULE, SERVICE_WORKER, VERSION_TOKEN, assemble


def files(folder):
    """The files of a folder by name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*") if path.is_file()
    }


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = files(contract.site)

    def test_site_fits_the_budget(self):
        sizes = {
            name: len(brotli.compress(content, quality=11)) for name, content in self.files.items()
        }
        self.assertIn(MODULE, sizes)
        self.assertLessEqual(sum(sizes.values()), contract.SITE_BUDGET, sizes)

    def test_the_service_worker_keeps_every_file_but_itself(self):
        worker = self.files[SERVICE_WORKER].decode("utf-8")
        lists = [json.loads(text) for text in re.findall(r'\["[^\]]*"\]', worker)]
        kept = [names for names in lists if MODULE in names]
        self.assertEqual(len(kept), 1, "one list of files belongs into the service worker")
        self.assertEqual(sorted(kept[0]), sorted(set(self.files) - {SERVICE_WORKER}))

    def test_no_token_is_left(self):
        for name, content in self.files.items():
            for token in (VERSION_TOKEN, ASSETS_TOKEN):
                self.assertNotIn(token.encode(), content, name)

    def test_the_page_and_the_manifest_point_to_files_of_the_site(self):
        addresses = Addresses(self.files["index.html"].decode("utf-8")).found
        for name in (name for name in self.files if name.endswith(".webmanifest")):
            manifest = json.loads(self.files[name])
            addresses += [icon["src"] for icon in manifest.get("icons", [])]
        self.assertTrue(addresses)
        for address in addresses:
            # Relative, so that the site works under any path; and nothing comes from elsewhere.
            self.assertIn(address.split("#")[0].removeprefix("./"), {"", *self.files}, address)


class Addresses(HTMLParser):
    """Collects what a page refers to."""

    def __init__(self, text):
        super().__init__()
        self.found = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


class AssembleTests(unittest.TestCase):
    """The step that puts the files together, on a small example."""

    WORKER = f'const version = "{VERSION_TOKEN}"\nconst assets = {ASSETS_TOKEN}\n'

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.web = self.root / "Web"
        self.write("index.html", "<p>Hallo")
        self.write("icons/gross.svg", "<svg/>")
        self.write(SERVICE_WORKER, self.WORKER)
        self.module = self.root / "module"
        self.module.write_bytes(b"wasm")
        self.site = self.root / "site"

    def write(self, name, text):
        path = self.web / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def assemble(self):
        return assemble(self.web, self.module, self.site)

    def test_all_files_and_the_module_are_there(self):
        version = self.assemble()
        found = files(self.site)
        worker = found.pop(SERVICE_WORKER).decode("utf-8")
        self.assertEqual(
            found, {"index.html": b"<p>Hallo", "icons/gross.svg": b"<svg/>", MODULE: b"wasm"}
        )
        self.assertEqual(
            worker,
            f'const version = "{version}"\n'
            'const assets = ["app.wasm", "icons/gross.svg", "index.html"]\n',
        )

    def test_the_version_is_the_same_for_the_same_files(self):
        self.assertEqual(self.assemble(), self.assemble())

    def test_the_page_names_the_language_of_the_texts(self):
        self.write("index.html", '<html lang="de">')
        assemble(self.web, self.module, self.site, language="en")
        self.assertEqual(files(self.site)["index.html"], b'<html lang="en">')

    def test_the_version_changes_with_any_file(self):
        versions = [self.assemble()]
        self.write("index.html", "<p>Hallo!")
        versions.append(self.assemble())
        self.write(SERVICE_WORKER, self.WORKER + "start();\n")
        versions.append(self.assemble())
        self.module.write_bytes(b"wasm2")
        versions.append(self.assemble())
        (self.web / "icons" / "gross.svg").rename(self.web / "icons" / "klein.svg")
        versions.append(self.assemble())
        self.assertEqual(len(set(versions)), 5, versions)

    def test_what_is_gone_from_the_source_is_gone_from_the_site(self):
        self.assemble()
        (self.web / "icons" / "gross.svg").unlink()
        self.assemble()
        self.assertNotIn("icons/gross.svg", files(self.site))

    def test_comments_and_indentation_stay_at_home(self):
        self.write("host.js", "// Why.\nfunction f() {\n  // How.\n  return 'a // b'; // kept\n}\n\n")
        self.write("style.css", "/* Why,\n   at length. */\np {\n  margin: 0;\n}\n")
        self.assemble()
        found = files(self.site)
        self.assertEqual(found["host.js"], b"function f() {\nreturn 'a // b'; // kept\n}\n")
        self.assertEqual(found["style.css"], b"p {\nmargin: 0;\n}\n")

    def test_hidden_files_stay_out(self):
        self.write(".DS_Store", "")
        self.write(".git/config", "")
        self.assemble()
        self.assertEqual(len(files(self.site)), 4)


if __name__ == "__main__":
    unittest.main()
