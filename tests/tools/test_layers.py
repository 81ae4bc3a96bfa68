# SPDX-License-Identifier: BSL-1.0
import contextlib
import unittest

import layers
from trees import outcome, tree


class Layers(unittest.TestCase):
    def test_a_circle_fails(self) -> None:
        for files, due in (({"a/x.hpp": "", "b/y.hpp": "a/x.hpp", "all.hpp": "b/y.hpp"}, (0, "a: nothing\nb: a\n")),
                           ({"a/x.hpp": "a/y.hpp", "a/y.hpp": "a/x.hpp"}, (1, "headers in a circle: a/x.hpp a/y.hpp\n")),
                           ({"a/x.hpp": "b/y.hpp", "b/y.hpp": "", "b/z.hpp": "a/w.hpp", "a/w.hpp": ""}, (1, "folders in a circle: a b\n"))):
            texts = {f"include/unitstep/{name}": f"#include <unitstep/{to}>\n" for name, to in files.items()}
            with self.subTest(due), tree(texts) as root, contextlib.chdir(root):
                self.assertEqual(outcome(layers), due)
