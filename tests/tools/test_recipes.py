# SPDX-License-Identifier: BSL-1.0
"""The recipe of docs/contributing.md for a method, followed in a copy of the tree with a twin of an old method."""
import unittest

import check
import methods
import tree
from trees import outcome, project_copy

OLD, RULES = "semi_implicit_euler", ("tests", "umbrella", "api", "examples")
HEADER, UMBRELLA = "include/unitstep/methods/hop.hpp", "include/unitstep/unitstep.hpp"
TEST = "//! [hop]\nstatic_assert(unitstep::hop::order == 1);\n//! [hop]\n"


class Recipes(unittest.TestCase):
    def test_who_adds_a_method_by_the_recipe_is_done(self) -> None:
        with project_copy() as root:
            def missing() -> list[str]:
                return [rule for rule in RULES if "hop" in outcome(check, rule, "--root", root)[1]]

            header = tree.read(root / f"include/unitstep/methods/{OLD}.hpp")
            tree.write(root / HEADER, header.replace(f"struct {OLD}", "struct hop"))
            self.assertEqual(missing(), list(RULES))
            header = header.replace("examples/reference/methods", "tests/methods/hop_test")
            tree.write(root / HEADER, header.replace(OLD, "hop"))
            tree.write(root / "tests/methods/hop_test.cpp", TEST)
            tree.write(root / UMBRELLA, tree.read(root / UMBRELLA) + "#include <unitstep/methods/hop.hpp>\n")
            self.assertEqual(outcome(methods, "--root", root)[1].count("not what the headers say"), 4)
            self.assertEqual((outcome(methods, "--root", root, "--write")[0], missing()), (0, []))
            self.assertIn("| `hop` |", tree.read(root / methods.TABLE))
            self.assertIn('", "hop"});', tree.read(root / methods.LIST))
