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
            self.assertEqual(quotes.with_quotes(PAGE, pathlib.Path(root)), SHOWN)
            self.assertEqual(quotes.with_quotes(SHOWN, pathlib.Path(root)), SHOWN)

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

    def test_shows_what_the_build_has_made_and_names_what_it_made_otherwise(self) -> None:
        page = "# A\n\n\\output{a.txt}\n\n\\output{long.txt}\n\n\\refusedline{b}\n"
        shown = ("# A\n\n<!-- \\output{a.txt} -->\n```text\nx = 1 m\n```\n\n\\output{long.txt}\n\n"
                 "<!-- \\refusedline{b} -->\n```text\nerror: 'm' (s)\n```\n")
        made = {"counted_with.md": "Counted with g++ (Debian 12.2.0-14) 12.2.0", "output/a.txt": "x = 1 m\n",
                "output/long.txt": "y\n" * (quotes.MOST_LINES + 1),
                "refused/b.line.txt": "include/a.hpp:3:1: error: 'm' (s)\n"}
        with tree({"docs/a.md": shown, **{f"build/docs/{name}": text for name, text in made.items()}}) as root:
            self.assertEqual(quotes.with_quotes(page, root, root / "build/docs"), shown)
            self.assertEqual(list(quotes.printed(Project(root, "c++"))), [])
            for file, old, new, line in (("output/a.txt", "= 1", "= 2", 5), ("refused/b.line.txt", "(s)", "(m)", 12)):
                with self.subTest(file):
                    project_tree.write(root / "build/docs" / file, made[file].replace(old, new))
                    said = list(quotes.printed(Project(root, "c++")))
                    self.assertEqual([words.partition(": ")[0] for words in said], [f"docs/a.md:{line}"])
                    project_tree.write(root / "build/docs" / file, made[file])
            # Another compiler says it in other words.
            project_tree.write(root / "build/docs/refused/b.line.txt", "a.hpp:3:1: error: clang's\n")
            project_tree.write(root / "build/docs/counted_with.md", "Counted with Debian clang version 19.1.7")
            self.assertEqual(list(quotes.printed(Project(root, "c++"))), [])
