# SPDX-License-Identifier: BSL-1.0
"""Changes of one place of a source, as unit_mutants and library_mutants make them."""

import argparse
import pathlib
import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, TypeVar

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


def equivalents(text: str, folder: str = "") -> dict[tuple[str, str], str]:
    """The reasons in a list, by file and line: one or more lines "FILE: LINE", and their reason indented below."""
    found: dict[tuple[str, str], str] = {}
    entries: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith(" ") and line.strip():
            for entry in entries:
                found[entry] = f"{found[entry]} {line.strip(' ')}".strip()
        elif line and not line.startswith("#"):
            file, _, words = line.partition(": ")
            if entries and found[entries[-1]]:
                entries = []
            entries.append((folder + file, words))
            found.setdefault(entries[-1], "")
    return found


class Tried(NamedTuple):
    """A mutant, the line that it makes, what became of it, in capitals if that is wrong, and by what or why."""

    mutant: Mutant
    text: str
    outcome: str
    why: str = ""


def report(scratch: pathlib.Path, head: str, tried: list[Tried], wrong: list[str]) -> int:
    """Keeps them all and prints how many there are of each kind and outcome; and those that are wrong, after others."""
    lines = [f"{one.mutant.file}:{one.mutant.line}:{one.mutant.column}\t{one.mutant.kind}\t{one.text}\t"
             f"{one.outcome}{one.why and f': {one.why}'}" for one in tried]
    tree.write(scratch / "mutants.txt", "".join(f"{line}\n" for line in lines))
    counts = [Counter(one.mutant.kind for one in tried), Counter(one.outcome for one in tried)]
    rows = [f"{number:6}  {what}" for count in counts for what, number in sorted(count.items())]
    summary = "\n".join([head, *rows])
    tree.write(scratch / "summary.txt", f"{summary}\n")
    wrong = wrong + [line for line, one in zip(lines, tried) if one.outcome[:4].isupper()]
    print("\n".join([summary, *wrong]))
    return 1 if wrong else 0


Drawn = TypeVar("Drawn")


def draw(found: list[Drawn], count: str, seed: int, file_of: Callable[[Drawn], str]) -> list[Drawn]:
    """Those to be tried, in the order in which they stand: all, a number of them from a sixth as many files, or of
    "3/8" those of the third of eight shares of the files."""
    files = list(dict.fromkeys(map(file_of, found)))
    drawn = random.Random(seed)
    drawn.shuffle(files)
    part, slash, whole = count.partition("/")
    if slash:
        files = files[int(part) - 1::int(whole)]
    elif count != "all":
        files = files[:-(-int(count) // 6)]
    chosen = [at for at, one in enumerate(found) if file_of(one) in files]
    if count.isdigit():
        chosen = sorted(drawn.sample(chosen, min(int(count), len(chosen))))
    return [found[at] for at in chosen]
