# SPDX-License-Identifier: BSL-1.0
"""Tests each form of a page, as it is written and as doxygen reads it, and the rule `plain` for other forms."""
import contextlib
import pathlib
import unittest

import picture
import plain
import tree as project_tree
from trees import tree

OTHER = "# Other\n\n<!-- {#other_far} -->\n## Far, and near\n\n## Far, and near\n"
FORMS = {
    "# 4 · Title": "# 4 · Title {#guide_page}",
    "<!-- {#named} -->\n# Title": "\n# Title {#named}",
    "<!-- {#part} -->\n## Part": "\n## Part {#part}",
    "## Part": "## Part",
    "[words](02_other.md)": "[words](\\ref guide_other)",
    "[words](02_other.md#far-and-near)": "[words](\\ref other_far)",
    '[words](../../include/unitstep/x.hpp "unitstep::x")': "[words](\\ref unitstep::x)",
    "- [Other](02_other.md)": "- \\subpage guide_other",
    "- [Other](02_other.md) – words": "- \\subpage guide_other – words",
    "- see [Other](02_other.md)": "- see [Other](\\ref guide_other)",
    "It is $p$.": "It is \\f$ p \\f$.",
    "It is $`h\\, f`$.": "It is \\f$ h\\, f \\f$.",
    "```math\na\n```": "\\f[ a \\f]\n\n",
    "*About 20 minutes*": "\\minutes{20}",
    "![Figure](../pictures/a-b.svg)\n\n*One, two.*": "\\plot{a-b.svg,One\\, two.}\n\n",
    '<img src="../pictures/a.svg" width="1">': '<img src="a.svg" width="1">',
    "[N13](../../tests/claims/a_test.cpp)": "\\claim{N13}",
    "<details><summary>Answer</summary>": "\\answer",
    "</details>": "\\endanswer",
    "[words](../explore/explore.md?a=1&b=2)": '\\htmlonly<a href="explore.html?a=1&amp;b=2">words</a>\\endhtmlonly',
    "<!-- \\tableofcontents -->": "\\tableofcontents",
    "<!-- \\include{doc} a.md -->\n*(on the site)*": "\\include{doc} a.md\n",
    # These stay as they are.
    "`$x$` and ``[a](02_other.md)``": "`$x$` and ``[a](02_other.md)``",
    "```cpp\n# 1 $x$ [a](02_other.md)\n```": "```cpp\n# 1 $x$ [a](02_other.md)\n```",
    "<!-- [a](02_other.md) -->": "<!-- [a](02_other.md) -->",
    "It costs $5, [there](https://x.org/a.md).": "It costs $5, [there](https://x.org/a.md).",
    "[words](02_other.md#no-such)": "[words](02_other.md#no-such)",
}
WRONG = {
    "See \\ref other.": "\\ref is a command of doxygen",
    "## Part {#part}": "{# is a command of doxygen",
    "It is $h\\, f$.": "write $`h\\, f`$",
    "It is$p$.": "a formula stands between spaces",
    "[words](03_none.md)": "there is no file 03_none.md",
    "[words](02_other.md#no-such)": "there is no section 02_other.md#no-such",
    "[words](02_other.md#far-and-near-1)": "has no label",
    "![Figure](../pictures/none.svg)": "there is no file ../pictures/none.svg",
}


# What leads to a file that is not in the small tree, or has a dollar that begins no formula.
ELSEWHERE = ("no-such", "pictures", "tests/", "include/", "explore", "$5")


def beside_another(written: str) -> contextlib.AbstractContextManager[pathlib.Path]:
    return tree({"docs/guides/01_page.md": written + "\n", "docs/guides/02_other.md": OTHER})


class Plain(unittest.TestCase):
    def test_each_form_is_read_as_doxygen_wants_it_on_its_lines(self) -> None:
        for written, read in FORMS.items():
            with self.subTest(written), beside_another(written + "\nEnd.") as root:
                there = project_tree.read(root / "docs/guides/01_page.md")
                self.assertEqual(there, read + "\nEnd.\n")
                self.assertEqual(there.count("\n"), written.count("\n") + 2)

    def test_what_a_viewer_would_not_show_is_named(self) -> None:
        right = {written: "" for written in FORMS if not any(words in written for words in ELSEWHERE)}
        for written, words in {**WRONG, **right}.items():
            with self.subTest(written), beside_another(written) as root:
                said = [words for _, words in plain.troubles(root / "docs/guides/01_page.md", written + "\n", True)]
                self.assertEqual(len(said), bool(words), said)
                self.assertIn(words, "".join(said))

    def test_a_page_has_one_place(self) -> None:
        lists = {"docs/guides/00_a.md": "# A\n\n- [Other](02_other.md)\n", "docs/b.md": "# B\n\n- [Other](guides/02_other.md)\n",
                 "docs/guides/02_other.md": OTHER}
        with tree(lists) as root:
            self.assertEqual(plain.listed(root), {"docs/guides/02_other.md": ["docs/b.md", "docs/guides/00_a.md"]})

    def test_a_picture_has_three_lines_and_what_it_needs_of_the_theme(self) -> None:
        theme = ":root { --series-1: #111111; --series-11: #eeeeee; }\n.plot text { fill: currentColor; }\n"
        theme += ".plot .dot-1 { fill: var(--series-1); }\n.plot :is(.series-1, .series-11) { stroke: var(--series-1); }\n.plot .dot-2 { fill: red; }\n"
        made = picture.alone('<svg class="plot">\n<path class="series-11"/>\n<text>a</text>\n</svg>\n<a class="explore" href="x">a\nb</a>\n', theme)
        self.assertEqual(made.splitlines(), [
            '<svg xmlns="http://www.w3.org/2000/svg" color="#222" width="480" class="plot">',
            '<style>text { fill: currentColor; } .series-11 { stroke: #111111; }</style><rect width="100%" height="100%" fill="#fff"/>',
            '<path class="series-11"/><text>a</text></svg><!--<a class="explore" href="x">a b</a>-->'])
