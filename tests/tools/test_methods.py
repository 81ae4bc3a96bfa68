# SPDX-License-Identifier: BSL-1.0
import unittest

import methods
from trees import tree

LEAP = """/// Leap, also hop: from here
/// to there.
///
/// \\f[ x_1 = x_0 \\f]
///
/// Use it for frogs. Cost: little. Source: A. B. Frog, C.-D. Toad, J. Ponds 1,
/// 2 (1999); E. Newt.
struct leap {};
"""


class Methods(unittest.TestCase):
    def test_a_comment_without_one_of_its_parts_fails(self) -> None:
        for old, what in (("Use it", "sentence"), ("Source", "source"), ("\\f[", "formula"), ("Cost", "cost"), ("Leap, also", "name")):
            header = LEAP.replace(old, "A method that is called this")
            with self.subTest(what), tree({"leap.hpp": header}) as root:
                found = methods.read(root)[0].missing()
                self.assertIn(f"methods/leap.hpp: the comment has no {what}", found[0])

    def test_the_page_leads_to_what_has_a_header(self) -> None:
        self.assertEqual(methods.page("`rk4{}` and `hop<x>`: $x$, \\f$ y \\f$", {"rk4"}),
                         "[rk4{}](\\ref unitstep::rk4) and `hop<x>`: \\f$ x \\f$, \\f$ y \\f$")

    def test_without_names_nothing_but_an_empty_line_is_between_the_marks(self) -> None:
        text = "<!-- made by python3 .ci/tools methods --write -->\n\n<!-- end of what python3 .ci/tools methods made -->\n"
        self.assertEqual(methods.between_marks(methods.between_marks(text, "`hop`"), ""), text)
