# SPDX-License-Identifier: BSL-1.0
import unittest

import unit_mutants
from trees import outcome, tree

PROGRAM = """struct time { time operator*(int) const; };
struct number : time { number operator/(int) const; number operator*(int) const; };

time twice(time t, number n) {
  return {};
}
"""


class Mutants(unittest.TestCase):
    def test_a_mutant_that_compiles_is_told_unless_a_mark_says_why_it_may(self) -> None:
        for line, due in (("t * 2;", []), ("t * 2;  // equivalent: no", ["5: no mutant is equivalent"]),
                          ("n * 2;", ["5: accepted: return n / 2;"]), ("n * 2;  // equivalent: so", [])):
            with self.subTest(line), tree({"p.cpp": PROGRAM.replace("{};", line)}) as root:
                code, said = outcome(unit_mutants, root / "p.cpp")
                self.assertEqual((code, said.splitlines()[1:]), (bool(due), [f"{root}/p.cpp:{words}" for words in due]))
