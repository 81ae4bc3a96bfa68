# SPDX-License-Identifier: BSL-1.0
import unittest

import cpp

SOURCE = '''// A comment with "quotes".
#define TWICE(x) \\
  x + x
auto text = R"(// none)" "/* none */" + 'a';
//! [sum]
x += 0x1p-3 + 1'000 + vec<vec<int>>{}; /* of
two lines */ y->z(0...n);
//! [sum]
'''


class Pieces(unittest.TestCase):
    def test_without_comments_all_else_stays_where_it_is(self) -> None:
        lines = cpp.code_lines(SOURCE)
        self.assertEqual(len(lines), len(SOURCE.split("\n")))
        self.assertEqual(lines[6], " " * 13 + "y->z(0...n);")
        self.assertEqual(lines[:2], ["", "#define TWICE(x) \\"])
        self.assertIn("// none", lines[3])

    def test_of_texts_and_directives_nothing_may_stay_either(self) -> None:
        lines = cpp.code_lines(SOURCE, "directive", "string")
        self.assertEqual(lines[1:3], ["", ""])
        self.assertEqual(lines[3], "auto text =" + " " * 27 + "+ 'a';")

    def test_regions_have_a_name_and_lines(self) -> None:
        self.assertEqual(list(cpp.regions(SOURCE)), ["sum"])
        self.assertEqual(len(cpp.regions(SOURCE)["sum"].splitlines()), 2)
        self.assertEqual(cpp.regions("# [found]\nfind()\n# [found]\n"), {"found": "find()\n"})
