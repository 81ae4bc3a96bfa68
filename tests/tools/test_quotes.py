# SPDX-License-Identifier: BSL-1.0
import unittest

import quotes
import tree as project_tree
from compiler import Project
from trees import tree

SOURCE = "int a;\n//! [run]\n  int b;\n\n  int c;\n//! [run]\n//! [end]\nint d;\n//! [end]\n"
PAGE = ("# A\n\n\\snippet examples/a.cpp run\n\n\\proof{examples/a.cpp,end}\nText.\n\n\\snippet examples/a.cpp none\n\n"
        "\\output{a.txt}\n\n\\output{long.txt}\n\n\\refusedline{b}\n")
QUOTED = PAGE.replace("\\snippet examples/a.cpp run", "<!-- \\snippet examples/a.cpp run -->\n```cpp\nint b;\n\nint c;\n```").replace(
    "\\proof{examples/a.cpp,end}", "<!-- \\proof{examples/a.cpp,end} -->\n```cpp\nint d;\n```")
SHOWN = QUOTED.replace("\\output{a.txt}", "<!-- \\output{a.txt} -->\n```text\nx = 1 m\n```").replace(
    "\\refusedline{b}", "<!-- \\refusedline{b} -->\n```text\nerror: 'm' (s)\n```")
MADE = {"counted_with.md": "Counted with g++ (Debian 12.2.0-14) 12.2.0", "output/a.txt": "x = 1 m\n",
        "output/long.txt": "y\n" * (quotes.MOST_LINES + 1), "refused/b.line.txt": "include/a.hpp:3:1: error: 'm' (s)\n"}


class Quotes(unittest.TestCase):
    def test_writes_each_block_below_its_command_and_again_the_same(self) -> None:
        files = {"examples/a.cpp": SOURCE, "docs/a.md": SHOWN, **{f"build/docs/{name}": text for name, text in MADE.items()}}
        with tree(files) as root:
            self.assertEqual([quotes.with_quotes(page, root) for page in (PAGE, QUOTED, SHOWN)], [QUOTED, QUOTED, SHOWN])
            self.assertEqual([quotes.with_quotes(page, root, root / "build/docs") for page in (PAGE, SHOWN)], [SHOWN] * 2)
            # A reader gets the commands, on their lines.
            lines = project_tree.read(root / "docs/a.md").splitlines()
            self.assertEqual([line for line in lines if line], [line for line in PAGE.splitlines() if line])
            self.assertEqual(lines.index("Text."), SHOWN.splitlines().index("Text."))

    def test_names_a_page_that_shows_something_else(self) -> None:
        for file, old, new, rule, line in (
                ("examples/a.cpp", "int b", "int e", quotes.quotes, "docs/a.md:5"), ("output/a.txt", "= 1", "= 2", quotes.printed, "docs/a.md:20"),
                ("refused/b.line.txt", "(s)", "(m)", quotes.printed, "docs/a.md:27"),
                # Another compiler says it in other words.
                ("counted_with.md", "g++", "clang", quotes.printed, None)):
            files = {"examples/a.cpp": SOURCE, "docs/a.md": SHOWN, **MADE}
            changed = {**files, file: files[file].replace(old, new)}
            with self.subTest(file), tree({f"build/docs/{name}" if name in MADE else name: text for name, text in changed.items()}) as root:
                said = [words.rpartition(": is")[0] for words in rule(Project(root))]
                self.assertEqual(said, [line] if line else [])
