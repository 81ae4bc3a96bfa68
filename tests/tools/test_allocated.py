# SPDX-License-Identifier: BSL-1.0
"""Tests `allocated`: costs above their bound, and costs without a reason, are found."""
import contextlib
import io
import unittest

import allocated
from trees import tree

FILES = {"examples/first_program.cpp": "int main() {}\n",
         "examples/long_proof.cpp": "// SPDX\n// A million steps.\nint main() {}\n",
         "examples/said.cpp": "// SPDX\n// It takes the compiler a minute, since it proves all.\nint main() {}\n"}
ROWS = "# a comment\nexamples 1000 two programs\nunitstep/a.hpp 100 beside peer.hpp\n"
PAGE = "| `unitstep/a.hpp` | 100 | `peer.hpp` | 7 |\n"
TOOK = {"examples": {"first_program": 50.0, "long_proof": 450.0, "said": 500.0}}


class Allocated(unittest.TestCase):
    def troubles(self, rows: str = ROWS, page: str = PAGE, header: float = 100, **more: float) -> list[str]:
        took = {group: {**programs, **more} for group, programs in TOOK.items()}
        files = {**FILES, allocated.BOUNDS: rows, allocated.PAGE: page}
        with tree(files) as root, contextlib.redirect_stdout(io.StringIO()):
            return list(allocated.troubles(root, took, lambda name: 7 if name == "peer.hpp" else header))

    def one(self, trouble: str, **given: object) -> None:
        found = self.troubles(**given)  # type: ignore[arg-type]
        self.assertEqual(len(found), 1, found)
        self.assertRegex(found[0], trouble)

    def test_within_bounds(self) -> None:
        self.assertEqual(self.troubles(), [])
        self.assertEqual(self.troubles(long_proof=499.0), [])  # a twentieth more is allowed

    def test_over_a_bound(self) -> None:
        self.one("examples: g.. allocates 1052 MB", long_proof=501.0, first_program=51.0)
        self.one("unitstep/a.hpp: g.. allocates 106 MB", header=106, page=PAGE.replace("100", "106"))

    def test_other_than_the_page_shows(self) -> None:
        self.one("shows 94 MB for unitstep/a.hpp, which takes 100", page=PAGE.replace("100", "94"))
        self.one("shows 8 MB for peer.hpp, which takes 7", page=PAGE.replace("7", "8"))
        self.one("shows no MB for peer.hpp", page=PAGE.replace("peer", "other"))

    def test_says_why(self) -> None:
        self.one("does not say why", rows=ROWS.replace(" two programs", ""))
        # Both take ten times as much as the first one, and one of them says why.
        self.one("long_proof.cpp: g.. allocates 491 MB.*takes the compiler", first_program=49.0, said=491.0, long_proof=491.0)
        self.one("other groups", rows=ROWS.replace("examples 1000 two programs\n", ""))

    def test_what_the_compiler_says(self) -> None:
        self.assertEqual(allocated.megabytes_in("x\nTotal           188M        156M       2220k\n"), 156)
        self.assertEqual(allocated.megabytes_in("Total           9188k        8150k       20k\n"), 8.15)
