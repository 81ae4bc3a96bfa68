# SPDX-License-Identifier: BSL-1.0
"""The files of the project."""

import os
import pathlib
import re

import articles
import plain

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEFT_BEHIND = {".git", ".cache", "build", "node_modules", "__pycache__"}  # made by builds and editors


def files(root: pathlib.Path = ROOT, *patterns: str) -> list[str]:
    """The names of all files of the project below `root`, or of those that match one of the patterns."""
    found = []
    for folder, inside, names in os.walk(root):
        inside[:] = set(inside) - LEFT_BEHIND
        found += [pathlib.Path(folder, name).relative_to(root) for name in names if name not in LEFT_BEHIND]
    return sorted(str(file) for file in found
                  if not patterns or any(file.match(pattern) for pattern in patterns))


def pages(root: pathlib.Path = ROOT) -> list[str]:
    """The names of README.md and of all pages of the site."""
    return [name for name in files(root, "*.md") if name == "README.md" or name.startswith("docs/")]


# A quote in a page, as quotes.py writes it: the command in a comment, and a block or a table that it shows.
QUOTED = re.compile(r"^<!-- (\\(?:snippet|proof|cure|mistake|output|refusedline|made)[ {][^\n]*) -->\n"
                    r"(?:```\w*\n(?:.*?\n)??```|\|[^\n]*(?:\n\|[^\n]*)*)$", re.MULTILINE | re.DOTALL)


def read(file: pathlib.Path) -> str:
    """The text of a file, or nothing if there is none; a page as doxygen reads it, on the same lines
    down to the figures that articles.py puts in."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    if file.suffix != ".md":
        return text
    text = articles.with_figures(file, text)
    text = QUOTED.sub(lambda quote: quote[1] + "\n" * quote[0].count("\n"), text)
    return plain.doxygen(file, text) if "docs" in file.absolute().parts and "build" not in file.parts else text


def version(root: pathlib.Path = ROOT) -> str:
    """The release, which one header states."""
    return ".".join(re.findall(r"version_[a-z]+ = ([0-9]+);", read(root / "include/unitstep/version.hpp")))


def write(file: pathlib.Path, text: str) -> pathlib.Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file
