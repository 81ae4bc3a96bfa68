# SPDX-License-Identifier: BSL-1.0
import contextlib
import unittest

import library_mutants
import unit_mutants
from trees import outcome, tree

HALF = "template <class T>\nconstexpr T half(T x) {\n  return x < 0 ? x : x / 2;\n}\n"
TEST = "#include <control/half.hpp>\nstatic_assert(half(-4.0) == -4);\nint main() { return half(4.0) != 2; }\n"
PROGRAM = """struct time { time operator*(int) const; };
struct number : time { number operator/(int) const; number operator*(int) const; };

time twice(time t, number n) {
  return {};
}
"""


class Mutants(unittest.TestCase):
    def test_a_change_that_no_test_sees_survives(self) -> None:
        with tree({"include/control/half.hpp": HALF, "test.cpp": TEST}) as root, contextlib.chdir(root):
            code, said = outcome(library_mutants, "include/control/half.hpp", "test.cpp", "--libraries", "")
        self.assertEqual((code, said.splitlines()[1:]), (1, [
            "include/control/half.hpp:3: return x <= 0 ? x : x / 2;", "2 of 5 mutants survive"]))

    def test_a_number_changes_in_the_digit_that_counts(self) -> None:
        for text, changed in (("2", "3"), ("9", "8"), ("1.5", "1.6"), ("0.29", "0.28"), ("3.14159", "3.14259"),
                              ("0.0", "0.1"), ("1e-9", "2e-9"), ("0x1p-52", "0x2p-52"), ("0x7fu", "0x7eu"),
                              ("10'000", "10'010")):
            self.assertEqual(library_mutants.changed_number(text), changed)

    def test_a_mutant_that_compiles_is_told_unless_a_mark_says_why_it_may(self) -> None:
        for line, due in (("t * 2;", []), ("t * 2;  // equivalent: no", ["5: no mutant is equivalent"]),
                          ("n * 2;", ["5: accepted: return n / 2;"]), ("n * 2;  // equivalent: so", [])):
            with self.subTest(line), tree({"p.cpp": PROGRAM.replace("{};", line)}) as root:
                code, said = outcome(unit_mutants, root / "p.cpp")
                self.assertEqual((code, said.splitlines()[1:]), (len(due), [f"{root}/p.cpp:{words}" for words in due]))
