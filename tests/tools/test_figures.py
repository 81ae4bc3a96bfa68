# SPDX-License-Identifier: BSL-1.0
"""Tests docs/plot, what it draws and refuses, and that the rule `figures` can fail."""
import contextlib
import re
import unittest
from collections.abc import Callable, Iterator

import page_rules
import tree
from compiler import Compiler, Project, Said, run
from trees import tree as small_tree

PROGRAM = r"""
#include "docs/plot/plot.hpp"
using figures::plot, figures::series;
int main(int, char** arguments) {
  int const which = arguments[1][0] - '0';
  plot picture{"a-b", "Words.", {"x", 0, 10, 5}, {"y", 0, 10, 5}};
  // Five lines of 5 units from the middle, there and back.
  picture.add(series{"lines", {{5, 5}, {10, 5}, {5, 5}, {5, 10}, {5, 5}, {0, 5}, {5, 5}, {5, 0}, {5, 5}, {9, 8}, {5, 5}}});
  picture.add(series{"sun", {{5, 5}}, true});
  picture.add(series{which == 0 ? "RK4, 20 steps" : "Euler", {{0, 0}, {10, which == 1 ? 10.2 : 10.0}}});
  if (which == 2) picture.leaves("Euler leaves the picture.");
  if (which == 3) picture.add(series{"nothing", {}});
  picture.without_reference().write();
}
"""
LEAVING = r"""
#include "docs/plot/plot.hpp"
int main() {
  figures::plot picture{"a", "Words.", {"x", 0, 10, 5}, {"y", 0, 10, 5}};
  picture.add(figures::series{"up", {{0, 5}, {5, 15}}});
  picture.add(figures::series{"down", {{0, 5}, {5, -5}}});
  picture.add(figures::series{"back", {{0, 5}, {5, 15}, {10, 5}}});
  picture.add(figures::series{"inside", {{0, 5}, {5, 9}}});
  picture.without_reference().leaves("Three curves leave the picture.").write();
}
"""
class Figures(unittest.TestCase):
    @contextlib.contextmanager
    def drawing(self, text: str) -> Iterator[Callable[[int], Said]]:
        """Runs a program that draws, with a number."""
        with small_tree({"a.cpp": text}) as root:
            Compiler().accepts("a.cpp", f"-I{tree.ROOT}", root / "a.cpp", tree.ROOT / "docs/plot/plot.cpp", "-o", root / "a")
            yield lambda which: run([str(root / "a"), str(which)], apart=True)

    def test_what_is_drawn(self) -> None:
        with self.drawing(PROGRAM) as said:
            drawn = said(0)
            self.assertEqual(drawn.code, 0, drawn.error)
            # A line that returns to its start is not a point.
            legend = dict((name, style) for style, name in page_rules.LEGEND.findall(drawn.text))
            way = re.search(rf'series-{legend["lines"]}" clip-path[^>]* d="M\d+ \d+l([^"]*)"', drawn.text)[1]
            self.assertEqual(len(re.findall("-?[0-9]+", way)), 2 * 10)
            self.assertEqual(legend["RK4, 20 steps"], page_rules.styles(tree.ROOT)["RK4"])
            self.assertRegex(drawn.text, r'<circle [^>]*/>\n<text [^>]*>sun</text>')
            for which, words in ((1, r'a-b: "Euler" leaves the axes at \(10\.0+, 10\.20*\)'),
                                 (2, "says \"Euler leaves the picture.\", and nothing leaves"),
                                 (3, 'a-b: "nothing" has no point')):
                refused = said(which)
                self.assertNotEqual(refused.code, 0)
                self.assertRegex(refused.error, words)

    def test_a_curve_that_leaves_ends_in_an_arrowhead(self) -> None:
        with self.drawing(LEAVING) as said:
            drawn = said(0).text
        left, right, top, base = map(float, re.search(
            r'<path class="axes" d="M([\d.]+) ([\d.]+)V([\d.]+)H([\d.]+)"', drawn).group(1, 4, 2, 3))
        tips = [tuple(map(float, found)) for found in re.findall(r'<polygon class="dot-\d+" points="([\d.]+),([\d.]+) ', drawn)]
        # Both cross an edge at x = 2.5, a quarter of the way.
        across = left + (right - left) / 4
        self.assertEqual(len(tips), 2)
        for (x, y), edge in zip(tips, (top, base), strict=True):
            self.assertAlmostEqual(x, across, delta=0.2)
            self.assertAlmostEqual(y, edge, delta=0.2)

    def test_corners_are_round(self) -> None:
        # The mitre of a spike of a wide line reaches far beyond its last point.
        self.assertRegex(tree.read(tree.ROOT / "docs/theme/site.css"), r"\.plot path[^{]*\{[^}]*stroke-linejoin: round")

    def test_what_the_rule_says(self) -> None:
        curve = '<svg aria-label="A.">\n<path class="series-1" d="M1 2h30"/>\n<text x="3" y="4">RK4</text>\n'
        leaves, page = curve.replace("A.", "It leaves the picture."), "# A\n\n\\plot{a.svg,A.}\n"
        cases = {"": (curve, page), "has the style 2, and elsewhere 1": (curve.replace("-1", "-2"), page),
                 "leaves the picture, and the caption": (leaves, page),
                 "does not leave the picture, and": (curve, page.replace("A.", "RK4 leaves the picture."))}
        for due, (drawn, text) in cases.items():
            files = {"docs/plot/plot.cpp": '    {"RK4", 1},\n', "docs/a.md": text, "build/docs/figures/a.svg": drawn}
            with self.subTest(due), small_tree(files) as root:
                wrong = list(page_rules.figures(Project(root)))
                self.assertEqual(len(wrong), 1 if due else 0, wrong)
                self.assertIn(due, "".join(wrong))
