# SPDX-License-Identifier: BSL-1.0
"""Changes one unit, operand or operator at a time in the programs in tests/meta/mutate/: each mutant must be refused.

A program begins with a part that all of it needs; below it are pieces between empty lines. A mutant is a changed piece
in a namespace of its own. All mutants of a program are one source, and the compiler names the lines of those that it
refuses. It names a mistake in a specialisation only once, so the others are tried again without the refused ones. A
mutant may compile if a comment on its line says why, `// equivalent: why`. In a program of plain numbers, in raw/,
every mutant must compile: that is the control.
"""

import argparse
import pathlib
import re
import tempfile
from collections.abc import Iterator
from typing import NamedTuple

import cpp
import tree
from compiler import Compiler, Trouble, at_once

PROGRAMS = tree.ROOT / "tests/meta/mutate"
UNITS = "m s kg N m_per_s m_per_s2".split()
DIMENSIONS = "length time mass velocity".split()
MEMBERS = dict(position="velocity", velocity="position", height="speed", speed="mass", mass="height")
# What is changed within a line, and to what.
RULES = [(re.compile(pattern), instead) for pattern, instead in (
    (rf"(?<![\w.:])(?:{'|'.join(UNITS)})\b(?!\()", lambda unit: [other for other in UNITS if other != unit]),
    (rf"(?<=si::)(?:{'|'.join(DIMENSIONS)})\b", lambda name: [other for other in DIMENSIONS if other != name]),
    (rf"(?<=\.)(?:{'|'.join(MEMBERS)})\b", lambda name: [MEMBERS[name]]),
    (r"(?<= )[-+*/]=?(?= )", lambda sign: [dict(zip("*/+-", "/***"))[sign[0]] + sign[1:]]),
    (r" [*/] [A-Za-z_]\w*\b(?![(.{])", lambda _: [""]))]  # a factor is dropped


def changes(line: str, code: str) -> Iterator[str]:
    """The versions of a line with one thing in its code changed."""
    for pattern, instead in RULES:
        for found in pattern.finditer(code):
            yield from (line[:found.start()] + new + line[found.end():] for new in instead(found[0]))


class Mutant(NamedTuple):
    line: int  # counted from 1
    text: str  # of the line
    piece: str
    equivalent: bool


def mutants_of(source: str) -> Iterator[Mutant]:
    number = 1
    for piece in source.split("\n\n"):
        lines = piece.split("\n")
        for at, line in enumerate(lines if number > 1 else []):
            for text in changes(line, cpp.code_lines(line)[0]):
                yield Mutant(number + at, text.strip(), "\n".join([*lines[:at], text, *lines[at + 1:]]),
                             "// equivalent: " in line)
        number += len(lines) + 1


def refused(compiler: Compiler, once: list[str | pathlib.Path], pieces: dict[int, str]) -> set[int]:
    """The numbers of the mutants that do not compile."""
    source = "".join(f'namespace mutant_{n} {{\n#line 1 "mutant_{n}"\n{piece}\n}}\n' for n, piece in pieces.items())
    said = compiler(*once, "-fsyntax-only", "-w", *["-ferror-limit=0"] * compiler.is_clang, "-x", "c++", "-", given=source)
    found = {int(n) for n in re.findall(r"\bmutant_(\d+):\d", said.text)}
    if said.code not in (0, 1) or bool(said.code) != bool(found):
        raise Trouble(f"the compiler ends with {said.code}: {said.text[-2000:]}")
    return found


def survivors(compiler: Compiler, source: str, mutants: list[Mutant]) -> list[Mutant]:
    head, *pieces = source.split("\n\n")
    with tempfile.TemporaryDirectory() as folder:
        once = compiler.read_once(tree.write(pathlib.Path(folder, "head.hpp"), head))
        if refused(compiler, once, dict(enumerate(pieces))):
            raise Trouble("the program does not compile as it is")
        left = dict(enumerate(mutants))
        while found := refused(compiler, once, {n: mutant.piece for n, mutant in left.items()}):
            left = {n: mutant for n, mutant in left.items() if n not in found}
    return list(left.values())


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("programs", nargs="*", type=pathlib.Path, default=sorted(PROGRAMS.rglob("*.cpp")))


def main(arguments: argparse.Namespace) -> list[str]:
    compiler, wrong, counts = Compiler(), [], []

    def tried(program: pathlib.Path) -> None:
        source = tree.read(program)
        mutants = list(mutants_of(source))
        left = survivors(compiler, source, mutants)
        counts.append(f"{len(mutants):5} mutants of {program.name}, {len(left)} of them compile")
        if program.parent.name == "raw":
            wrong.extend([f"{program}: a mutant is refused"] * (len(left) < len(mutants)))
            return
        wrong.extend(f"{program}:{one.line}: accepted: {one.text}" for one in left if not one.equivalent)
        stale = {one.line for one in mutants if one.equivalent} - {one.line for one in left}
        wrong.extend(f"{program}:{line}: no mutant is equivalent" for line in sorted(stale))

    at_once(tried, arguments.programs)
    print("\n".join(sorted(counts)))
    return wrong if counts else ["there is no program"]
