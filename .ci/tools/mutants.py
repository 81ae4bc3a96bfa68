# SPDX-License-Identifier: BSL-1.0
"""Changes of one place of a source, as unit_mutants and library_mutants make them."""

import argparse
import pathlib
from typing import NamedTuple

import compiler
import tree


class Mutant(NamedTuple):
    """A change; the line and the column count from 1."""

    file: str
    line: int
    column: int
    size: int
    instead: str
    kind: str
    reason: str = ""  # why it is known to be equivalent

    def of(self, text: str) -> str:
        """The line that stands there instead of `text`."""
        return text[:self.column - 1] + self.instead + text[self.column - 1 + self.size:]


def options(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("scratch", type=pathlib.Path, help="gets mutants.txt and summary.txt")
    parser.add_argument("count", help=what)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="so many sources at a time")
    compiler.option(parser)


def report(scratch: pathlib.Path, head: str, rows: list[tuple[int, str] | None], lines: list[str],
           wrong: list[str]) -> int:
    """Keeps what became of each mutant and the counts, and prints these and what is wrong."""
    tree.write(scratch / "mutants.txt", "".join(f"{line}\n" for line in lines))
    summary = "\n".join([head, *(f"{row[0]:6}  {row[1]}" if row else "" for row in rows)])
    tree.write(scratch / "summary.txt", f"{summary}\n")
    print("\n".join([summary, *wrong]))
    return 1 if wrong else 0


def share(count: str) -> tuple[int, int] | None:
    """`3/8`, the third of eight shares, as (2, 8)."""
    part, slash, whole = count.partition("/")
    return (int(part) - 1, int(whole)) if slash else None
