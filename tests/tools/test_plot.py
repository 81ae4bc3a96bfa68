# SPDX-License-Identifier: BSL-1.0
"""What docs/plot draws of curves that leave a picture, and how their corners are joined."""

import pathlib
import re
import subprocess
import tempfile
import unittest

import tree
from pages import COMPILER

PROGRAM = r"""
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


class Plot(unittest.TestCase):
    def test_a_curve_that_leaves_ends_in_an_arrowhead(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            source, program = pathlib.Path(folder, "a.cpp"), pathlib.Path(folder, "a")
            source.write_text(PROGRAM, encoding="utf-8")
            subprocess.run([COMPILER, "-std=c++20", f"-I{tree.ROOT}", source, tree.ROOT / "docs/plot/plot.cpp", "-o", program],
                           check=True)
            drawn = subprocess.run([program], capture_output=True, text=True, check=True).stdout
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
        # A spike of a wide line that is mitred goes far beyond its last point.
        self.assertRegex(tree.read(tree.ROOT / "docs/theme/site.css"), r"\.plot path[^{]*\{[^}]*stroke-linejoin: round")

