# SPDX-License-Identifier: BSL-1.0
import contextlib
import unittest

import layers
from trees import outcome, tree


class Layers(unittest.TestCase):
    def test_a_circle_fails(self) -> None:
        for files, due in (
                ("a/x:none b/y:a/x all:b/y", (0, "a: nothing\nb: a\n")),
                ("a/x:a/y a/y:a/x", (1, "headers in a circle: a/x.hpp a/y.hpp\n")),
                ("a/x:b/y b/y:none b/z:a/w a/w:none", (1, "folders in a circle: a b\n"))):
            texts = {f"include/unitstep/{name}.hpp": f"#include <unitstep/{to}.hpp>\n"
                     for name, to in (word.split(":") for word in files.split())}
            with self.subTest(due), tree(texts) as root, contextlib.chdir(root):
                self.assertEqual(outcome(layers), due)
