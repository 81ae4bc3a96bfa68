# SPDX-License-Identifier: BSL-1.0
import contextlib
import io
import unittest

import coverage

FILE = "include/unitstep/math/half.hpp"
GCOV = f"""        -:    0:Source:{FILE}
        5*:    1:return x / 2;
    #####:    2:return 0;
        -:    3:}}
        -:    0:Source:/usr/include/c++/array
        7:    1:return 1;
"""


class Coverage(unittest.TestCase):
    def judged(self, *reasons: tuple[str, str]) -> bool:
        with contextlib.redirect_stdout(io.StringIO()):
            return coverage.judged(coverage.lines_run(GCOV), {FILE: ["return x / 2;", "return 0;", "}"]},
                                   {reason: "why" for reason in reasons})

    def test_lines_of_the_library_are_counted(self) -> None:
        self.assertEqual(coverage.lines_run(GCOV), {(FILE, 1): 5, (FILE, 2): 0})

    def test_what_is_not_run_fails_unless_it_is_explained(self) -> None:
        self.assertFalse(self.judged())
        self.assertTrue(self.judged((FILE, "return 0;")))
        self.assertTrue(self.judged((FILE, "*")))

    def test_what_is_run_must_not_be_explained(self) -> None:
        self.assertFalse(self.judged((FILE, "return 0;"), (FILE, "return x / 2;")))
