# SPDX-License-Identifier: BSL-1.0
"""The mutants of a program with units, and which of them no compiler can refuse, by rules on the text.

Comments, texts, and what main() prints are left alone. The rules are there because no compiler knows the
unit of a plain number; where none says why a mutant compiles, unit_mutants asks the compiler whether what it
changes is a number by its type.
"""

import pathlib
import re
from collections import defaultdict
from collections.abc import Iterator

import cpp
import tree
from mutants import Mutant

UNITS = "metre second kilogram newton metre_per_second metre_per_second_squared".split()
DIMENSIONS = "length time mass velocity".split()
MEMBERS = {"position": "velocity", "velocity": "position", "height": "speed", "speed": "mass",
           "mass": "height"}
NUMBER = re.compile(r"\(*-?([0-9][0-9.']*[fF]?|(double|float|T)\(|static_cast<(double|float|T)>\()")
# `double least = 1, most = 1;` declares two numbers, `double x, y, z;` three.
DECLARED = re.compile(r"\b(?:int|long|double|float|size_t|T) (?:const )?([a-z_0-9]+)((?:, [a-z_0-9]+(?=[,;]))*)"
                      r"((?: = [-0-9.a-z_]+, [a-z_0-9]+(?= = ))*)")
FACTOR = re.compile(r"(si::[a-z_]+|mass|dt|t|h|[a-z]\.mass|\([0-9.]+[fF]? \* si::[a-z_]+\))(?![a-z_0-9(.])")
ON_PURPOSE = "computes with plain numbers on purpose"


def numbers_declared(code: str) -> set[str]:
    names = set("wxyz") if re.search(r"\[w, x, y, z\] = .*orientation;", code) else set()
    for first, more, valued in DECLARED.findall(code):
        names |= {first, *re.findall(r", (\w+)", more + valued)}
    return names


class Text:
    """A program by lines, statements and blocks, which are what stands between two places outside of all
    braces. Lines are numbered from 1."""

    def __init__(self, source: str) -> None:
        self.lines = ["", *cpp.code_lines(source)]
        self.block_of: dict[int, int] = {}
        self.first: dict[int, int] = {}  # of the statement that a line belongs to
        self.blocks: dict[int, str] = defaultdict(str)
        self.statements: dict[int, str] = defaultdict(str)
        self.plain: dict[int, set[str]] = defaultdict(set, {0: {"order", "evaluations"}})  # 0: everywhere
        block = start = 1
        depth = everywhere = 0
        for number, code in enumerate(self.lines[1:], 1):
            self.block_of[number], self.first[number] = block, start
            if not self.blocks[block].strip():
                everywhere = block if code.startswith("struct") else 0
            self.plain[0 if code.startswith("constexpr") or everywhere == block else block] |= \
                numbers_declared(code)
            self.blocks[block] += " " + code
            self.statements[start] += code
            if code.endswith((";", "{", "}")):
                start = number + 1
            depth += code.count("{") - code.count("}")
            if depth == 0 and code.endswith((";", "}")):
                block += 1
        # A type for which a program writes a division by an integer is a number: it has no unit.
        self.own_numbers = {match[1] for text in self.blocks.values() if (match := re.search(
            r"constexpr ([a-z_]+) operator/\([a-z_]+ [a-z]+, int ", text))}

    def statement(self, line: int) -> str:
        return self.statements[self.first[line]]

    def is_plain(self, line: int, name: str) -> bool:
        return name in self.plain[0] or name in self.plain[self.block_of[line]]

    def use_of(self, block: int) -> str:
        """What the program does with a lambda that is the block, where any unit would do, or nothing."""
        lambda_ = re.search(r"constexpr auto ([a-z_]+) = \[\]\(", self.blocks[block])
        if not lambda_:
            return ""
        uses = [text for line, text in self.statements.items()
                if self.block_of.get(line) != block and re.search(rf"\b{lambda_[1]}\b", text)]
        if uses and all("integrate_until(" in text for text in uses):
            return "an event is sought in any unit"
        if uses and all(".value()" in text for text in uses):
            return "what it returns is read with .value()"
        return ""

    def no_unit(self, line: int) -> str:
        """Why no unit is at stake on the line, or nothing."""
        code = self.lines[line]
        if ".value()" in code or "constexpr double" in code:
            return ON_PURPOSE
        if "si::" not in code and ".value()" in self.statement(line):
            return ON_PURPOSE
        if "decltype(" in self.statement(line) or re.search(r"decltype\([a-z]+{$", self.lines[line - 1]):
            return "stands in decltype, which works nothing out"
        block = self.block_of[line]
        if use := self.use_of(block):
            return use
        if any(re.search(rf"(?<![a-z_]){name}(?![a-z_])", self.blocks[block]) for name in self.own_numbers):
            return "computes with a number type of the program"
        return ""

    def cancels(self, line: int) -> bool:
        """Whether a declared value is nowhere but in `x / name * name`, where its unit does not matter."""
        declared = re.search(r"constexpr auto ([a-z_]+) = ", self.lines[line])
        if not declared:
            return False
        elsewhere = "\n".join(text for number, text in enumerate(self.lines)
                              if number != line and not text.startswith("#"))
        rest, uses = re.subn(rf" / {declared[1]} \* {declared[1]}", "", elsewhere)
        return uses > 0 and not re.search(rf"\b{declared[1]}\b", rest)

    def is_number(self, line: int, rest: str) -> bool:
        """What stands to the right of an operator has no unit: a number that is not itself `2.0 * unit`
        in brackets, or a name that is declared as a number, also of a member."""
        if re.match(r"\([0-9.]+[fF]? [*/] si::", rest):
            return False
        if re.match(r"\([a-z]", rest):
            names = re.match(r"\([-+*/ a-z_0-9.]*\)", rest)
            return bool(names) and all(self.is_plain(line, name)
                                       for name in re.findall(r"[a-z][a-z_0-9]*", names[0]))
        name = re.match(r"(?:[A-Za-z_0-9]+(?:\.|::))*([a-z_0-9]*)", rest)
        return bool(NUMBER.match(rest)) or bool(name) and self.is_plain(line, name[1])

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


def renames(code: str) -> bool:
    """Whether a declaration makes a unit, as in `metre = 1.0 * si::metre`: another unit is meant by that
    name wherever it is used then."""
    made = re.search(r" ([a-z]+) = ", code)
    return "boost::units::scale<" in code or bool(
        made and re.search(r" (metre|second|kilogram|newton) = [^;]*;", code) and f"si::{made[1]};" in code)


def in_line(text: Text, line: int, file: str) -> Iterator[Mutant]:
    code = text.lines[line]
    renamed = "the unit is renamed wherever it is used" if renames(code) else ""
    if re.match(r"template <class \w+> *[a-z_]+\(.*\) *-> ", text.statement(line)):
        renamed = "stands in a deduction guide: the members state the units"
    raw = text.no_unit(line) or renamed
    if not raw and text.cancels(line):
        raw = "the unit is divided by and multiplied with again"
    for match in re.finditer(r"si::([a-z_]+)", code):
        for group, reason in ((UNITS, raw), (DIMENSIONS, renamed)):
            for other in group if match[1] in group else ():
                if other != match[1]:
                    yield Mutant(file, line, match.start(1) + 1, len(match[1]), other, "unit", reason)
    for match in re.finditer(r"\.([a-z]+)(?![a-z_0-9(])", code):
        if match[1] in MEMBERS:
            yield Mutant(file, line, match.start(1) + 1, len(match[1]), MEMBERS[match[1]], "operand", raw)
    for match in re.finditer(r"(?<= )[-+*/](?= )", code):
        yield from of_operator(text, line, file, match.start() + 1, raw)


def of_operator(text: Text, line: int, file: str, column: int, raw: str) -> Iterator[Mutant]:
    """Another operator in the place of one; and a factor dropped."""
    code = text.lines[line]
    sign, left, right = code[column - 1], code[:column - 2], code[column + 1:]
    reason = raw
    if not reason and text.is_number(line, right):
        reason = "its right side is a plain number"
    if not reason and text.is_read_as_number(line, column):
        reason = ON_PURPOSE
    if not reason and left.endswith(", 0.0") and re.match(r"(s|si::second)\)", right):
        reason = "a law that does not look at the time is called with it"
    if sign in "*/":
        yield Mutant(file, line, column, 1, "/" if sign == "*" else "*", "operator", reason)
        if factor := FACTOR.match(right):
            yield Mutant(file, line, column - 1, factor.end() + 3, "", "dropped", reason)
    else:
        # The whole term on the right counts: 1.0 in `x - 1.0 * si::metre` is not alone.
        if not raw and re.match(r"[^-+;,)]*si::", right):
            reason = ""
        yield Mutant(file, line, column, 1, "*", "operator", reason)


def mutants_of(file: str) -> Iterator[Mutant]:
    source = tree.read(pathlib.Path(file))
    text = Text(source)
    for line, as_written in enumerate(source.splitlines(), 1):
        if "int main(" in as_written:
            return
        if not re.match(" *(//|#|namespace )", as_written) and '"' not in as_written:
            yield from in_line(text, line, file)
