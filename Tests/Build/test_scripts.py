"""Tests the promises that hold for the scripts as texts."""

import ast
import re
import unittest

from common import ROOT


class ScriptTests(unittest.TestCase):
    def test_they_can_be_read_by_old_pythons(self):
        # `make run` promises to work with Python 3.9.
        for path in sorted((ROOT / "Scripts").glob("*.py")):
            with self.subTest(script=path.name):
                ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 9))

    def test_every_requirement_is_pinned(self):
        for path in (ROOT / "Scripts").glob("requirements*.txt"):
            for line in path.read_text(encoding="utf-8").splitlines():
                if line and not line.startswith("#"):
                    with self.subTest(line=line):
                        self.assertRegex(line, r"^[\w.-]+==[\w.]+$")

    def test_every_target_of_the_makefile_is_explained(self):
        text = (ROOT / "Makefile").read_text(encoding="utf-8")
        phony = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)[1].split()
        explained = re.findall(r"^([a-z]+):.* ## \S", text, re.MULTILINE)
        self.assertEqual(phony, explained)


if __name__ == "__main__":
    unittest.main()
