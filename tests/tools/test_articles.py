# SPDX-License-Identifier: BSL-1.0
import unittest

import tree as project_tree
from trees import tree

PAGE = {"docs/guides/17_figures.md": "# Figures\n\n<!-- \\figures{docs/figures/article_*.cpp} -->\n*(on the site)*\n"}
PROGRAMS = {"docs/figures/article_a.cpp": """/*
### It diverges {#figure_a_euler}
![One, and
two.](../pictures/a-euler.svg)

**The article** says so (N5).
*/
//! [spring]
int k = 15;
//! [spring]
//! [euler]
static_assert(k == 15);
//! [euler]
""", "docs/figures/article_b.cpp": '/*\nIt is [that](article_a.cpp "figure_a_euler").\n*/\n'}
DUE = r"""# Figures {#guide_figures}
| article | figure |
|---|---|
| A | [It diverges](\ref figure_a_euler) |
| B | [It diverges](\ref figure_a_euler) |
### It diverges {#figure_a_euler}
\plot{a-euler.svg,One\, and two.}
**The article** says so (\claim{N5}).
\snippet docs/figures/article_a.cpp spring
\proof{docs/figures/article_a.cpp,euler}
It is [that](\ref figure_a_euler)."""


class Articles(unittest.TestCase):
    def test_figures_stand_in_their_page_with_what_their_programs_say_and_prove(self) -> None:
        for programs, due in (PROGRAMS, DUE), ({}, "# Figures {#guide_figures}\n\\figures{docs/figures/article_*.cpp}"):
            with self.subTest(due), tree(PAGE | programs) as root:
                there = project_tree.read(root / "docs/guides/17_figures.md")
                self.assertEqual([line for line in there.splitlines() if line], due.splitlines())
