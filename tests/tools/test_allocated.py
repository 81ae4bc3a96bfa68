# SPDX-License-Identifier: BSL-1.0
"""Of what programs and headers cost the compiler: what is over its bound, and what says no reason, is found."""
import contextlib
import io
import unittest

import allocated
from trees import tree

FILES = {"examples/first_program.cpp": "int main() {}\n",
         "examples/long_proof.cpp": "// SPDX\n// A million steps.\nint main() {}\n",
         "examples/said.cpp": "// SPDX\n// It takes the compiler a minute, since it proves all.\nint main() {}\n"}
ROWS = "# a comment\nexamples 1000 two programs\nunitstep/a.hpp 100 beside peer.hpp\n"
TOOK = {"examples": {"first_program": 50.0, "long_proof": 450.0, "said": 500.0}}


class Allocated(unittest.TestCase):
    def troubles(self, rows: str = ROWS, header: float = 100, **more: float) -> list[str]:
        took = {group: {**programs, **more} for group, programs in TOOK.items()}
        with tree({**FILES, allocated.BOUNDS: rows}) as root, contextlib.redirect_stdout(io.StringIO()):
            return allocated.troubles(root, took, lambda name: 7 if name == "peer.hpp" else header)

    def test_within_bounds(self) -> None:
        self.assertEqual(self.troubles(), [])
        self.assertEqual(self.troubles(long_proof=499.0), [])  # a twentieth more is allowed

    def test_over_a_bound(self) -> None:
        self.assertRegex(self.troubles(long_proof=501.0, first_program=51.0)[0], "examples: g.. allocates 1052 MB")
        self.assertRegex(self.troubles(header=106)[0], "unitstep/a.hpp: g.. allocates 106 MB")

    def test_says_why(self) -> None:
        self.assertRegex(self.troubles(ROWS.replace(" two programs", ""))[0], "does not say why")
        self.assertRegex(self.troubles(first_program=49.0, said=480.0, long_proof=491.0)[0],
                         "long_proof.cpp: g.. allocates 491 MB.*takes the compiler")
        self.assertRegex(self.troubles(ROWS.replace("examples", "figures"))[0], "other groups")


if __name__ == "__main__":
    unittest.main()
