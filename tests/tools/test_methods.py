# SPDX-License-Identifier: BSL-1.0
import unittest

import methods
from trees import outcome, tree

FACTS = "".join(f"  static constexpr int {fact} = {value};\n" for fact, value in zip(methods.FACTS, "2212110"))
LEAP = f"""/// Leap, also hop: from here
/// to there.
///
/// \\f[ x_1 = |x_0|, \\qquad v_1 = v_0 \\f]
///
/// Use it for frogs, with \\f$ n = 1 \\f$ far away: `leap<1>{{}}`. Cost: little. Source: A. B. Frog, C.-D. Toad, J. Ponds 1,
/// 2 (1999); E. Newt.
template <int n = 0>
struct leap {{
{FACTS}}};
"""
TWICE = """/// \\f[ 2x \\f] Use it for more. Cost: two. Source: A. B. Frog, Ponds (2001).
template <class Method>
struct twice {
  static constexpr int order = Method::order;
  static constexpr bool symplectic = false;
};
"""
MARKS = "// made by python3 .ci/tools methods --write\nold\n// end of what python3 .ci/tools methods made\n"
TREE = {"include/unitstep/methods/leap.hpp": f"namespace unitstep {{\n{LEAP}}}\n",
        "include/unitstep/methods/twice.hpp": f"namespace unitstep {{\n{TWICE}}}\n",
        "docs/methods.md": "<!-- made by python3 .ci/tools methods --write -->\n\n| old |\n\n"
                           "<!-- end of what python3 .ci/tools methods made -->\n",
        "docs/changelog.md": f"## 0.2.0\n\n{MARKS}\n## 0.1.0\n", "tests/support/every_method.hpp": MARKS,
        "tests/meta/api.txt": "abs function 0.1.0\nleap type 0.1.0\n"}


class Methods(unittest.TestCase):
    def test_what_is_made_says_what_the_headers_say(self) -> None:
        with tree(TREE) as root:
            code, said = outcome(methods, "--root", root)
            self.assertEqual((code, said.count("not what the headers say")), (1, 4))
            self.assertEqual(outcome(methods, "--root", root, "--write")[0], 0)
            self.assertEqual(outcome(methods, "--root", root), (0, "2 methods\n"))
            rows = (root / "docs/methods.md").read_text().splitlines()[4:6]
            listed = (root / "tests/support/every_method.hpp").read_text().splitlines()[1:3]
            names = (root / "tests/meta/api.txt").read_text()
            changes = (root / "docs/changelog.md").read_text()
        self.assertEqual(rows, [
            "| `leap{}` | for frogs, with $n = 1$ far away: `leap<1>{}` | 2 | 2 | yes | 2 | 1 | 1 | no "
            r"| $x_1 = \lvert x_0\rvert$, $v_1 = v_0$ | Frog, Toad 1999 |",
            "| `twice<method>` | for more | of the method | always ? | never | always ? | always ? | always ? | always ? "
            "| $2x$ | Frog 2001 |"])
        self.assertEqual(listed, ['  see(listed<leap<>>{"Leap", "leap"});', '  see(listed<leap<1>>{"Leap, 1", "leap<1>"});'])
        self.assertEqual(names, "abs function 0.1.0\nleap type 0.1.0\ntwice type 0.2.0\n")
        self.assertEqual(changes, f"## 0.2.0\n\n{MARKS}\n## 0.1.0\n".replace("old", "`twice`"))

    def test_a_comment_without_one_of_its_parts_fails(self) -> None:
        for old, what in (("Use it", "sentence"), ("Source", "source"), ("\\f[", "formula"), ("Cost", "cost"), ("Leap, also", "name")):
            header = LEAP.replace(old, "A method that is called this")
            with self.subTest(what), tree({**TREE, "include/unitstep/methods/leap.hpp": f"namespace unitstep {{\n{header}}}"}) as root:
                found = methods.read(root / "include/unitstep/methods")[0].missing()
                self.assertIn(f"methods/leap.hpp: the comment has no {what}", found[0])

    def test_the_page_leads_to_what_has_a_header(self) -> None:
        self.assertEqual(methods.page("`rk4{}` and `hop<x>`: $x$, \\f$ y \\f$", {"rk4"}),
                         "[rk4{}](\\ref unitstep::rk4) and `hop<x>`: \\f$ x \\f$, \\f$ y \\f$")
