# SPDX-License-Identifier: BSL-1.0
"""The mutants of a program with units, and which of them no compiler can refuse, by rules on the text.

Comments, texts, and what main() prints are left alone. No compiler knows the unit of a number that was read with
.value(); what else it cannot know, tests/meta/mutate_programs.txt lists. Where neither says why a mutant compiles,
unit_mutants asks the compiler whether what it changes is a number by its type.
"""

import pathlib
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

import cpp
import tree
from mutants import Mutant

UNITS = "metre second kilogram newton metre_per_second metre_per_second_squared".split()
DIMENSIONS = "length time mass velocity".split()
MEMBERS = {"position": "velocity", "velocity": "position", "height": "speed", "speed": "mass",
           "mass": "height"}
FACTOR = re.compile(r"(si::[a-z_]+|mass|dt|t|h|[a-z]\.mass|\([0-9.]+[fF]? \* si::[a-z_]+\))(?![a-z_0-9(.])")
ON_PURPOSE = "computes with plain numbers on purpose"


class Text:
    """A program by lines and statements. Lines are numbered from 1."""

    def __init__(self, source: str) -> None:
        self.lines = ["", *cpp.code_lines(source)]
        self.first: dict[int, int] = {}  # of the statement that a line belongs to
        self.statements: dict[int, str] = defaultdict(str)
        start = 1
        for number, code in enumerate(self.lines[1:], 1):
            self.first[number] = start
            self.statements[start] += code
            if code.endswith((";", "{", "}")):
                start = number + 1

    def statement(self, line: int) -> str:
        return self.statements[self.first[line]]

    def computes_with_numbers(self, line: int) -> bool:
        """Whether values are read on the line, or in a statement to which it adds no unit."""
        code = self.lines[line]
        return (".value()" in code or "constexpr double" in code
                or ("si::" not in code and ".value()" in self.statement(line)))

    def is_read_as_number(self, line: int, column: int) -> bool:
        """Whether what stands there is in brackets that are read with .value()."""
        begin = sum(len(self.lines[before]) for before in range(self.first[line], line))
        text, depth = self.statement(line), 0
        for at in range(begin + column - 1, len(text)):
            if text[at] in "({":
                depth += 1
            elif text[at] in ")}" and depth:
                depth -= 1
            elif text[at] == "}":
                return False
            elif text[at] == ")" and re.match(r" *\.value\(\)", text[at + 1:]):
                return True
        return False


def in_line(text: Text, line: int, file: str, listed: str) -> Iterator[Mutant]:
    code = text.lines[line]
    raw = listed or (ON_PURPOSE if text.computes_with_numbers(line) else "")
    for match in re.finditer(r"si::([a-z_]+)", code):
        for group, reason in ((UNITS, raw), (DIMENSIONS, listed)):
            for other in group if match[1] in group else ():
                if other != match[1]:
                    yield Mutant(file, line, match.start(1) + 1, len(match[1]), other, "another unit", reason)
    for match in re.finditer(r"\.([a-z]+)(?![a-z_0-9(])", code):
        if match[1] in MEMBERS:
            yield Mutant(file, line, match.start(1) + 1, len(match[1]), MEMBERS[match[1]], "another operand", raw)
    for match in re.finditer(r"(?<= )[-+*/](?= )", code):
        yield from of_operator(text, line, file, match.start() + 1, raw)


def of_operator(text: Text, line: int, file: str, column: int, raw: str) -> Iterator[Mutant]:
    """Another operator in the place of one; and a factor dropped."""
    code = text.lines[line]
    sign, left, right = code[column - 1], code[:column - 2], code[column + 1:]
    reason = raw
    if not reason and text.is_read_as_number(line, column):
        reason = ON_PURPOSE
    if not reason and left.endswith(", 0.0") and re.match(r"(s|si::second)\)", right):
        reason = "a law that does not look at the time is called with it"
    if sign in "*/":
        yield Mutant(file, line, column, 1, "/" if sign == "*" else "*", "another operator", reason)
        if factor := FACTOR.match(right):
            yield Mutant(file, line, column - 1, factor.end() + 3, "", "a factor dropped", reason)
    else:
        yield Mutant(file, line, column, 1, "*", "another operator", reason)


def mutants_of(file: str, listed: Mapping[tuple[str, str], str]) -> Iterator[Mutant]:
    source = tree.read(pathlib.Path(file))
    text = Text(source)
    for line, as_written in enumerate(source.splitlines(), 1):
        if "int main(" in as_written:
            return
        if not re.match(" *(//|#|namespace )", as_written) and '"' not in as_written:
            yield from in_line(text, line, file, listed.get((file, as_written.strip()), ""))
