# SPDX-License-Identifier: BSL-1.0
import pathlib
import unittest

import quotes
import tree as project_tree
from compiler import Project
from trees import tree

SOURCE = "int a;\n//! [run]\n  int b;\n\n  int c;\n//! [run]\n//! [end]\nint d;\n//! [end]\n"
PAGE = "# A\n\n\\snippet examples/a.cpp run\n\n\\proof{examples/a.cpp,end}\nText.\n\n\\snippet examples/a.cpp none\n"
SHOWN = ("# A\n\n<!-- \\snippet examples/a.cpp run -->\n```cpp\nint b;\n\nint c;\n```\n\n"
         "<!-- \\proof{examples/a.cpp,end} -->\n```cpp\nint d;\n```\nText.\n\n\\snippet examples/a.cpp none\n")


class Quotes(unittest.TestCase):
    def test_writes_each_region_below_its_command_and_again_the_same(self) -> None:
        with tree({"examples/a.cpp": SOURCE}) as root:
            self.assertEqual(quotes.with_code(PAGE, pathlib.Path(root)), SHOWN)
            self.assertEqual(quotes.with_code(SHOWN, pathlib.Path(root)), SHOWN)

    def test_a_reader_gets_the_commands_on_their_lines(self) -> None:
        with tree({"docs/a.md": SHOWN}) as root:
            lines = project_tree.read(pathlib.Path(root, "docs/a.md")).splitlines()
        self.assertEqual([line for line in lines if line], [line for line in PAGE.splitlines() if line])
        self.assertEqual(lines.index("Text."), SHOWN.splitlines().index("Text."))

    def test_names_a_page_that_shows_something_else(self) -> None:
        for page, due in ((SHOWN, []), (SHOWN.replace("int c", "int e"), ["docs/a.md:7"]), (PAGE, ["docs/a.md:3"])):
            with self.subTest(due), tree({"examples/a.cpp": SOURCE, "docs/a.md": page}) as root:
                said = list(quotes.quotes(Project(pathlib.Path(root), "c++")))
                self.assertEqual([words.partition(": ")[0] for words in said], due)


if __name__ == "__main__":
    unittest.main()
