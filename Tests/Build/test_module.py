"""Tests the module of the built site."""

import unittest

import contract
import wasm_module
from build_site import MODULE


class ModuleTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.data = (contract.site / MODULE).read_bytes()
        cls.module = wasm_module.read(cls.data)

    def test_it_imports_exactly_what_the_page_offers(self):
        self.assertEqual(self.module.imports, contract.IMPORTS)

    def test_it_exports_exactly_what_the_page_calls(self):
        self.assertEqual(self.module.exports, contract.EXPORTS)

    def test_the_stack_lies_below_the_data(self):
        self.assertEqual(self.module.stack_top, contract.STACK_SIZE)

    def test_no_value_is_printed_as_a_placeholder(self):
        # Embedded Swift links this text when a value without a description is interpolated:
        # natively the right words appear, in the browser the placeholder.
        self.assertFalse(b"cannot print value" in self.data)


class ReaderTests(unittest.TestCase):
    """The reader would hide a change if it overlooked entries, so it is tested on known bytes."""

    HEADER = b"\0asm\1\0\0\0"

    def test_imports_of_every_kind(self):
        section = (
            b"\x04"
            b"\x01a\x01f\x00\x05"          # function of type 5
            b"\x01a\x01t\x01\x70\x01\x01\x80\x01"  # table, 1 to 128 entries
            b"\x01a\x01m\x02\x00\x01"      # memory, at least 1 page
            b"\x01a\x01g\x03\x7f\x01"      # variable i32
        )
        module = wasm_module.read(self.HEADER + b"\x02" + bytes([len(section)]) + section)
        self.assertEqual(
            module.imports,
            [
                ("a", "f", "function"), ("a", "g", "global"),
                ("a", "m", "memory"), ("a", "t", "table"),
            ],
        )

    def test_exports_and_stack(self):
        exports = b"\x02\x06memory\x02\x00\x02go\x00\x81\x01"
        variables = b"\x01\x7f\x01\x41\x80\x80\x10\x0b"
        data = self.HEADER
        for number, section in ((6, variables), (7, exports)):
            data += bytes([number, len(section)]) + section
        module = wasm_module.read(data)
        self.assertEqual(module.exports, [("go", "function"), ("memory", "memory")])
        self.assertEqual(module.stack_top, 262144)

    def test_an_empty_module(self):
        self.assertEqual(wasm_module.read(self.HEADER), wasm_module.Module([], [], None))

    def test_something_else_is_refused(self):
        with self.assertRaises(ValueError):
            wasm_module.read(b"<!doctype html>")


if __name__ == "__main__":
    unittest.main()
