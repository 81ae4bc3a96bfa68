# SPDX-License-Identifier: BSL-1.0
r"""Writes the code that pages quote into the pages, below the commands by which doxygen shows the same.

    <!-- \snippet examples/orbit.cpp start -->
    ```cpp
    ...
    ```

A repository's own view shows the block and hides the comment. Doxygen is given the command alone (see Doxyfile), and
so is every rule of pages: tree.read gives them what doxygen reads. The rule `quotes` of `check` says which blocks are
not what stands in the region.
"""

import argparse
import pathlib
import re
import textwrap
from collections.abc import Iterator

import cpp
import tree
from compiler import Project

COMMAND = re.compile(r"^(?:\\snippet (\S+) ([^\n]+)|\\proof\{([^,}\n]+),([^}\n]+)\})$", re.MULTILINE)
KINDS = {".cpp": "cpp", ".hpp": "cpp", ".cu": "cpp", ".mjs": "js", ".txt": "cmake"}


def with_code(text: str, root: pathlib.Path) -> str:
    """The page with a block below each command whose region there is."""
    def shown(command: re.Match[str]) -> str:
        file, name = command[1] or command[3], command[2] or command[4]
        code = cpp.regions(tree.read(root / file)).get(name)
        if not code:
            return command[0]
        return f"<!-- {command[0]} -->\n```{KINDS.get(pathlib.Path(file).suffix, '')}\n{textwrap.dedent(code)}```"
    return COMMAND.sub(shown, tree.QUOTED.sub(r"\1", text))


def pages(root: pathlib.Path) -> list[pathlib.Path]:
    return [root / "docs" / name for name in tree.files(root / "docs", "*.md")]


def quotes(project: Project) -> Iterator[str]:
    """The code in a page is what stands in the region that the command above it names."""
    for page in pages(project.root):
        text = page.read_text(encoding="utf-8")
        if text != (due := with_code(text, project.root)):
            line = next(i for i, (a, b) in enumerate(zip((text + "\n").split("\n"), (due + "\n").split("\n")), 1) if a != b)
            yield f"{page.relative_to(project.root)}:{line}: is not what it quotes; python3 .ci/tools quotes --write"


def options(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write the blocks of all pages anew")
    what.add_argument("page", nargs="?", type=pathlib.Path, help="print this page as doxygen is to read it")


def main(arguments: argparse.Namespace) -> int:
    if arguments.page:
        print(tree.read(arguments.page), end="")
    else:
        for page in pages(tree.ROOT):
            text = page.read_text(encoding="utf-8")
            if text != (due := with_code(text, tree.ROOT)):
                page.write_text(due, encoding="utf-8")
    return 0
