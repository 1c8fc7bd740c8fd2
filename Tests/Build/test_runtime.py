"""Tests the C runtime of the web build inside a WebAssembly interpreter of the toolchain."""

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from common import ROOT, Toolchain

HARNESS = Path(__file__).with_name("runtime_harness.c")
RUNTIME = ROOT / "Sources" / "CRuntime" / "runtime.c"
MEMORY_LIMIT = 16 << 20


class RuntimeTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        toolchain = Toolchain()
        cls.interpreter = toolchain.tool("wasmkit")
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.module = Path(cls.folder.name) / "runtime.wasm"
        subprocess.run(
            [
                toolchain.tool("clang"), "--target=wasm32-unknown-none-wasm", "-std=c17",
                "-ffreestanding", "-nostdlib", "-Os", "-Wall", "-Wextra", "-Werror",
                HARNESS, RUNTIME, "-o", cls.module, "--no-wasm-opt",
                "-Wl,--no-entry,--gc-sections,--stack-first", f"-Wl,--max-memory={MEMORY_LIMIT}",
            ],
            check=True,
        )

    def call(self, function, *arguments):
        """The outcome of a call in a fresh instance: exit code and printed result."""
        words = [f"i32:{argument}" for argument in arguments]
        return subprocess.run(
            [self.interpreter, "run", self.module, function, *words],
            check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )

    def number(self, function, *arguments):
        outcome = self.call(function, *arguments)
        self.assertEqual(outcome.returncode, 0, outcome.stdout)
        # The interpreter prints the type too: `[WasmTypes.Value.i32(0)]`.
        return int(re.search(r"\((\d+)\)", outcome.stdout)[1])

    def check(self, function, *arguments):
        line = self.number(function, *arguments)
        self.assertEqual(line, 0, f"{function} failed at {HARNESS.name}:{line}")

    def test_blocks_are_aligned_and_never_overlap(self):
        for seed in range(1, 5):
            with self.subTest(seed=seed):
                self.check("check_random_use", seed, 20_000)

    def test_a_block_of_any_size_ends_before_the_next(self):
        self.check("check_neighbours")

    def test_freed_blocks_are_used_again(self):
        self.check("check_no_growth_by_reuse")

    def test_running_out_of_memory_is_answered_and_survived(self):
        self.check("check_exhaustion")

    def test_freeing_nothing_is_allowed(self):
        self.check("free_null")

    def test_a_wrong_free_traps(self):
        for function in ("free_twice", "free_inside"):
            with self.subTest(function=function):
                outcome = self.call(function)
                self.assertNotEqual(outcome.returncode, 0)
                self.assertIn("unreachable", outcome.stdout)

    def test_bytes(self):
        self.check("check_bytes")

    def test_round(self):
        self.check("check_round")

    def test_products_of_128_bits(self):
        for seed in (1, 2, 3):
            with self.subTest(seed=seed):
                digest = self.number("product_digest", seed, 20_000)
                self.assertEqual(digest, product_digest(seed, 20_000))


def product_digest(seed, count):
    """What `product_digest` of the harness must answer, with Python's unbounded integers."""
    mask = (1 << 64) - 1
    state = seed

    def next_random():
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) & mask
        return state >> 33

    def next_random64():
        high = next_random()
        low = next_random()
        return ((high << 33) ^ low) & mask

    digest = 0
    for _ in range(count):
        factors = []
        for _ in range(2):
            high = next_random64()
            high >>= next_random() % 64
            low = next_random64()
            low >>= next_random() % 64
            factor = high << 64 | low
            choice = next_random() % 4
            if choice == 0:
                factor ^= (1 << 128) - 1
            elif choice == 1:
                factor >>= 64
            factors.append(factor)
        product = factors[0] * factors[1]
        digest = (digest * 31 + (product & mask)) & mask
        digest = (digest * 31 + (product >> 64 & mask)) & mask
    return digest


if __name__ == "__main__":
    unittest.main()
