# SPDX-License-Identifier: BSL-1.0
import contextlib
import unittest

import layers
from trees import outcome, tree


def said(files: dict[str, list[str]]) -> tuple[int, str]:
    """What the tool says of headers, each with those that it includes."""
    with tree({f"include/unitstep/{name}": "".join(f"#include <unitstep/{to}>\n" for to in included)
               for name, included in files.items()}) as root, contextlib.chdir(root):
        return outcome(layers)


class Layers(unittest.TestCase):
    def test_folders_stand_above_what_they_include(self) -> None:
        self.assertEqual(said({"a/x.hpp": [], "b/y.hpp": ["a/x.hpp"], "all.hpp": ["b/y.hpp"]}), (0, "a: nothing\nb: a\n"))

    def test_a_circle_of_headers_fails(self) -> None:
        self.assertEqual(said({"a/x.hpp": ["a/y.hpp"], "a/y.hpp": ["a/x.hpp"]}), (1, "headers in a circle: a/x.hpp a/y.hpp\n"))

    def test_a_circle_of_folders_fails_without_one_of_headers(self) -> None:
        self.assertEqual(said({"a/x.hpp": ["b/y.hpp"], "b/y.hpp": [], "b/z.hpp": ["a/w.hpp"], "a/w.hpp": []}),
                         (1, "folders in a circle: a b\n"))

    def test_the_picture_leaves_out_what_a_longer_way_says(self) -> None:
        text = layers.picture({"a": set(), "b": {"a"}, "c": {"a", "b"}})
        self.assertEqual(text.count("<line"), 2)  # c to b and b to a; c to a goes through b
        self.assertIn("layers: a, then b, then c.", text)
