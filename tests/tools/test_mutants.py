# SPDX-License-Identifier: BSL-1.0
"""The mutation tools on programs of which the outcome is known."""
import pathlib
import sys
import tempfile
import unittest

import mutants
import mutants_of_header
import tree
import units_of_program
from compiler import run

HALF = "template <class T>\nconstexpr T half(T x) {\n  return x < 0 ? x : x / 2;\n}\n"
LISTED = """control/half.hpp: return x < 1 ? x : x / 2;
    No test has a number from 0 to 1.
control/half.hpp: return x <= 0 ? x : x / 2;
    Half of 0 is 0.
control/half.hpp: return x < 0 ? x : x * 2;
    A control: is caught.
control/half.hpp: return x < 0 ? x : x - 2;
    A control: is not there.
"""


class Mutants(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def tool(self, *words: str, folder: pathlib.Path = tree.ROOT) -> str:
        said = run([sys.executable, "-B", f"{tree.ROOT}/.ci/tools", *words], folder=folder)
        self.assertEqual(said.code, 1, said.text)
        return said.text

    def with_test(self, test: str, listed: str) -> str:
        """What is said of a header of five mutants."""
        for name, text in (("include/unitstep/control/half.hpp", HALF),
                           ("tests/control/half_test.cpp", f"#include <unitstep/control/half.hpp>\n{test}\n"),
                           ("tests/meta/mutate_library.txt", listed)):
            tree.write(self.folder / name, text)
        return self.tool("library-mutants", "made", "all", "control", folder=self.folder)

    def test_a_test_of_nothing_lets_all_survive(self) -> None:
        text = self.with_test("int main() {}", "")
        self.assertRegex(text, r"(?s) 5  SURVIVED\n.*SURVIVED")

    def test_what_is_listed_must_be_there_and_survive(self) -> None:
        text = self.with_test("static_assert(half(-4.0) == -4);\nint main() { return half(4.0) != 2; }", LISTED)
        self.assertRegex(text, r"(?s) 1  caught, .* 1  caught, .* 2  equivalent, .*GONE: [^\n]*x - 2.*LISTED ")

    def test_numbers_have_no_units_to_be_refused(self) -> None:
        program = tree.write(self.folder / "falling_body.cpp",
                             tree.read(tree.ROOT / "tests/meta/mutate/raw/falling_body.cpp"))
        self.assertIn("ACCEPTED", self.tool("unit-mutants", f"{self.folder}/made", "5", str(program)))

    def test_a_number_changes_in_the_digit_that_counts(self) -> None:
        for text, changed in (("2", "3"), ("9", "10"), ("1.5", "1.6"), ("0.29", "0.28"), ("3.14159", "3.14259"),
                              ("1e-9", "2e-9"), ("0x1p-52", "0x2p-52"), ("0x7fu", "0x7eu"), ("10'000", "10'010")):
            self.assertEqual(mutants_of_header.changed_number(text), changed)

    def test_a_reason_may_be_that_of_several(self) -> None:
        found = mutants.equivalents("a.hpp: x\na.hpp: y\n    Same.\n")
        self.assertEqual(list(found.values()), ["Same."] * 2)

    def test_rules_on_the_text_know_what_is_read_as_a_number(self) -> None:
        text = units_of_program.Text("void f() {\n  auto x = (a * n).value();\n  auto y = (a * n);\n}\n")
        self.assertTrue(text.is_read_as_number(2, 14))
        self.assertFalse(text.is_read_as_number(3, 14))
