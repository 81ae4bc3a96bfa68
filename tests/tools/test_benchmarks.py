# SPDX-License-Identifier: BSL-1.0
import contextlib
import io
import unittest

import benchmarks


class Bounds(unittest.TestCase):
    def setUp(self) -> None:
        self.enterContext(contextlib.redirect_stdout(io.StringIO()))
        self.found = benchmarks.figures("rk4 raw 200\nrk4 law 100\n")

    def test_a_figure_is_held_to_its_bound(self) -> None:
        self.assertTrue(benchmarks.holds(self.found, "rk4", "law", "raw", 0.5))
        self.assertFalse(benchmarks.holds(self.found, "rk4", "raw", "raw", 0.99))

    def test_what_was_not_counted_holds_no_bound(self) -> None:
        self.assertFalse(benchmarks.holds({}, "rk4", "raw", "raw", 1.1))
        self.assertFalse(benchmarks.holds(self.found, "rk4", "law", "odeint", 1.1))
