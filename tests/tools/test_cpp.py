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


class Lexer(unittest.TestCase):
    def test_pieces_are_what_they_are(self) -> None:
        of = {kind: [token.text for token in cpp.tokens(SOURCE) if token.kind == kind]
              for kind in ("directive", "string", "character", "number", "comment")}
        self.assertEqual(of["directive"], ["#define TWICE(x) \\\n  x + x"])
        self.assertEqual(of["string"], ['R"(// none)"', '"/* none */"'])
        self.assertEqual(of["character"], ["'a'"])
        self.assertEqual(of["number"], ["0x1p-3", "1'000", "0"])
        self.assertEqual(len(of["comment"]), 4)

    def test_each_stands_where_it_says(self) -> None:
        for token in cpp.tokens(SOURCE):
            line = SOURCE.split("\n")[token.line - 1]
            self.assertTrue(line.startswith(token.text.split("\n")[0], token.column - 1))
            self.assertEqual(SOURCE[token.at:token.end], token.text)

    def test_without_comments_all_else_stays_where_it_is(self) -> None:
        lines = cpp.code_lines(SOURCE)
        self.assertEqual(len(lines), len(SOURCE.split("\n")))
        self.assertEqual(lines[6], " " * 13 + "y->z(0...n);")
        self.assertIn("// none", lines[3])

    def test_regions_have_a_name_and_lines(self) -> None:
        self.assertEqual(list(cpp.regions(SOURCE)), ["sum"])
        self.assertEqual(len(cpp.regions(SOURCE)["sum"].splitlines()), 2)
        self.assertEqual(cpp.regions("# [found]\nfind()\n# [found]\n"), {"found": "find()\n"})
