# SPDX-License-Identifier: BSL-1.0
import pathlib
import shutil
import tempfile
import unittest

import fast_math
import tree
from compiler import Compiler


class FastMath(unittest.TestCase):
    def test_one_include_less_is_noticed(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            shutil.copytree(tree.ROOT / "include", root / "include")
            header = root / "include/unitstep/units/number.hpp"
            lines = [line for line in tree.read(header).splitlines(True) if "ieee_arithmetic" not in line]
            tree.write(header, "".join(lines))
            self.assertEqual(fast_math.errors(Compiler("g++"), "-Ofast"), 1)
            self.assertEqual(fast_math.errors(Compiler("g++", root), "-Ofast"), 0)
            graph = fast_math.layers.headers(root / "include/unitstep")
            self.assertIn("units/number.hpp", fast_math.unguarded(graph))
