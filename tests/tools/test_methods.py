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
                self.assertIn(f"methods/leap.hpp: the comment of leap has no {what}", found[0])

    def test_a_table_below_its_template_is_a_method(self) -> None:
        template = LEAP.replace("struct", "template <class Table>\nstruct")
        table = LEAP.replace("Leap, also hop", "Skip").replace("struct leap {}", "using skip = leap<detail::skip_table>")
        other = table.replace("using skip = leap", "using jump = hop")
        with tree({"leap.hpp": template + table + other}) as root:
            self.assertEqual([(m.name, m.header, m.called) for m in methods.read(root)],
                             [("leap", "leap", "Leap"), ("skip", "leap", "Skip")])

    def test_the_page_leads_to_what_has_a_header(self) -> None:
        self.assertEqual(methods.page("`rk4{}` and `hop<x>`: \\f$ y \\f$", {"rk4"}),
                         "[rk4{}](\\ref unitstep::rk4) and `hop<x>`: \\f$ y \\f$")

    def test_what_is_new_is_of_the_newest_section_and_the_list_of_the_newest_release(self) -> None:
        self.assertEqual(methods.sections("# Log\n\n## Unreleased\n\n### New\n\n## 0.2.0\n\n## 0.1.0\n"),
                         ("Unreleased", "0.2.0"))
        self.assertEqual(methods.sections("# Log\n\n## 0.2.0\n\n## 0.1.0\n"), ("0.2.0", "0.2.0"))
        listed = "frog type 0.2.0\nhop type Unreleased\nleap type 0.1.0 Unreleased\n"
        self.assertEqual(methods.names_of(listed, "0.2.0"), "`frog`")
        with tree({"hop.hpp": "namespace unitstep {\nstruct hop {};\nstruct skip {};\n}  // namespace unitstep\n"}) as root:
            self.assertEqual(methods.with_names("hop type Unreleased\n", root, "Unreleased"),
                             "hop type Unreleased\nskip type Unreleased\n")

    def test_each_header_has_a_row_with_its_names(self) -> None:
        hop = "// opt-in header\nnamespace unitstep {\nstruct hop {};\nnamespace detail {\nstruct gone {};\n}  // namespace detail\n}  // namespace unitstep\n"
        with tree({"drive/hop.hpp": hop, "drive/detail/in.hpp": hop, "drive/empty.hpp": "int i;\n"}) as root:
            self.assertEqual(methods.header_table(root).splitlines()[2:], ["| `drive/hop.hpp` | `hop` | opt-in |"])

    def test_without_names_nothing_but_an_empty_line_is_between_the_marks(self) -> None:
        text = "<!-- made by python3 .ci/tools methods --write -->\n\n<!-- end of what python3 .ci/tools methods made -->\n"
        self.assertEqual(methods.between_marks(methods.between_marks(text, "`hop`"), ""), text)
