# SPDX-License-Identifier: BSL-1.0
import re
import unittest

import quotes
import tree as project_tree
from compiler import Project
from trees import tree

SOURCE = "int a;\n//! [run]\n  int b;\n\n  int c;\n//! [run]\n//! [end]\nint d;\n//! [end]\n"
PAGE = ("# A\n\n\\snippet examples/a.cpp run\n\n\\proof{examples/a.cpp,end}\nText.\n\n\\snippet examples/a.cpp none\n\n"
        "\\output{a.txt}\n\n\\output{long.txt}\n\n\\refusedline{b}\n")


def below(page: str, command: str, block: str) -> str:
    return page.replace(command, f"<!-- {command} -->\n```{block}\n```")


QUOTED = below(PAGE, "\\snippet examples/a.cpp run", "cpp\nint b;\n\nint c;")
QUOTED = below(QUOTED, "\\proof{examples/a.cpp,end}", "cpp\nint d;")
SHOWN = below(below(QUOTED, "\\output{a.txt}", "text\nx = 1 m"), "\\refusedline{b}", "text\nerror: 'm' (s)")


def alone(page: str) -> str:
    """The page with each command that has no block in a comment."""
    return re.sub(r"(?m)^(\\.*)$", r"<!-- \1 -->", page)


QUOTED, SHOWN = alone(QUOTED), alone(SHOWN)
FILES = {"examples/a.cpp": SOURCE, "docs/a.md": SHOWN, "build/docs/output/a.txt": "x = 1 m\n",
         "build/docs/output/long.txt": "y\n" * (quotes.MOST_LINES + 1),
         "build/docs/refused/b.line.txt": "include/a.hpp:3:1: error: 'm' (s)\n",
         "build/docs/counted_with.md": "Counted with g++ (Debian 12.2.0-14) 12.2.0"}


class Quotes(unittest.TestCase):
    def test_writes_each_block_below_its_command_and_again_the_same(self) -> None:
        with tree(FILES) as root:
            emptied = QUOTED.replace("int b;\n\nint c;\n", "")
            for page, due in (PAGE, QUOTED), (emptied, QUOTED), (QUOTED, QUOTED), (SHOWN, SHOWN):
                self.assertEqual(quotes.with_quotes(page, root), due)
                self.assertEqual(quotes.with_quotes(page, root, root / "build/docs"), SHOWN)
            # A reader of the text gets the commands, on their lines.
            lines = project_tree.read(root / "docs/a.md").splitlines()
            self.assertEqual([line for line in lines if line], [line for line in PAGE.replace("# A", "# A {#a}").splitlines() if line])
            self.assertEqual(lines.index("Text."), SHOWN.splitlines().index("Text."))

    def test_names_a_page_that_shows_something_else(self) -> None:
        for file, old, new, rule, line in (
                ("examples/a.cpp", "int b", "int e", quotes.quotes, ["docs/a.md:5"]),
                ("build/docs/output/a.txt", "= 1", "= 2", quotes.printed, ["docs/a.md:20"]),
                ("build/docs/refused/b.line.txt", "(s)", "(m)", quotes.printed, ["docs/a.md:27"]),
                # Another compiler uses other words.
                ("build/docs/counted_with.md", "g++", "clang", quotes.printed, [])):
            with self.subTest(file), tree({**FILES, file: FILES[file].replace(old, new)}) as root:
                self.assertEqual([words.rpartition(": is")[0] for words in rule(Project(root))], line)
