# SPDX-License-Identifier: BSL-1.0
import contextlib
import io
import unittest

import benchmarks


class Bounds(unittest.TestCase):
    def test_a_figure_is_held_to_its_bound_and_one_that_was_not_counted_holds_none(self) -> None:
        found = benchmarks.figures("rk4 raw 200\nrk4 law 100\n")
        for row, due in (("law raw 0.50 9", True), ("law raw 0.49 9", False), ("law odeint 9 9", False),
                         ("lambda raw 9 9", False)):
            text = f"batch -O2 rk4 {row}\nbatch -O3 none none none 1 1"
            with self.subTest(row), contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(benchmarks.bounds(text, "batch", "-O2", found, False), due)
