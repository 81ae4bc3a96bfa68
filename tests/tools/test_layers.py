# SPDX-License-Identifier: BSL-1.0
import argparse
import contextlib
import io
import pathlib
import tempfile
import unittest

import layers


def tree(files: dict[str, list[str]]) -> tempfile.TemporaryDirectory:
    """A folder of headers, each with the headers that it includes."""
    root = tempfile.TemporaryDirectory()
    for name, included in files.items():
        file = pathlib.Path(root.name, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"#include <unitstep/{to}>\n" for to in included), encoding="utf-8")
    return root


def outcome(files: dict[str, list[str]], *options: str) -> tuple[int, str]:
    parser = argparse.ArgumentParser()
    layers.options(parser)
    with tree(files) as root, contextlib.redirect_stdout(io.StringIO()) as printed:
        code = layers.main(parser.parse_args(["--include", root, *options]))
    return code, printed.getvalue()


class Layers(unittest.TestCase):
    def test_folders_stand_above_what_they_include(self) -> None:
        code, text = outcome({"a/x.hpp": [], "b/y.hpp": ["a/x.hpp"], "all.hpp": ["b/y.hpp"]})
        self.assertEqual((code, text), (0, "a: nothing\nb: a\n"))

    def test_a_circle_of_headers_fails(self) -> None:
        code, text = outcome({"a/x.hpp": ["a/y.hpp"], "a/y.hpp": ["a/x.hpp"]})
        self.assertEqual((code, text), (1, "headers in a circle: a/x.hpp a/y.hpp\n"))

    def test_a_circle_of_folders_fails_without_one_of_headers(self) -> None:
        code, text = outcome({"a/x.hpp": ["b/y.hpp"], "b/y.hpp": [], "b/z.hpp": ["a/w.hpp"],
                              "a/w.hpp": []})
        self.assertEqual((code, text), (1, "folders in a circle: a b\n"))

    def test_the_picture_leaves_out_what_a_longer_way_says(self) -> None:
        code, text = outcome({"a/x.hpp": [], "b/y.hpp": ["a/x.hpp"],
                              "c/z.hpp": ["a/x.hpp", "b/y.hpp"]}, "--picture")
        self.assertEqual(code, 0)
        self.assertEqual(text.count("<line"), 2)  # c to b and b to a; c to a goes through b
        self.assertIn("layers: a, then b, then c.", text)


if __name__ == "__main__":
    unittest.main()
