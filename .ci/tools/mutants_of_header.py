# SPDX-License-Identifier: BSL-1.0
"""The mutants of a header: one number, index, operator, sign or truth value is another, or a statement is gone.

clang-format puts spaces around an operator of two operands and around nothing else that looks like one, so
angle brackets, pointers and references are told from operators by their spaces.
"""

import itertools
import pathlib
import re
from collections.abc import Iterator

import cpp
import tree
from cpp import Token
from mutants import Mutant

PAIRS = ("+ - * / += -= *= /= && || & | << >> == !=").split()
OPERATORS = {a: [b] for x, y in zip(PAIRS[::2], PAIRS[1::2]) for a, b in ((x, y), (y, x))} | {
    "%": ["/"], "<": ["<=", ">="], ">": [">=", "<="], "<=": ["<"], ">=": [">"]}
MEMBERS = dict(x="y", y="x", z="x", w="x", hi="lo", lo="hi", position="velocity", velocity="position",
               over="under", under="over", drift="kick", kick="drift", first="second", second="first")
STATEMENT = re.compile(r"""^\ *(?!(using|return)\ )
    ( [A-Za-z_][\w.]*(\[[^\]]*\])?\ [-+*/]?=\ .* | [A-Za-z_][\w.:]*(<[^ ]*>)?\(.*\) );$""", re.VERBOSE)
Change = tuple[int, int, str, str]  # where in the source, how long, what stands there instead, kind


def nudged(digits: str, base: int) -> str:
    """A digit one up; the highest one down. It is the last one; in base 10 the fourth of five to nine,
    about a thousandth of the number, and of more the tenth."""
    signs = "0123456789abcdef"[:base]
    places = [at for at, sign in enumerate(digits) if sign.lower() in signs]
    zeros = sum(1 for _ in itertools.takewhile(lambda at: digits[at] == "0", places))
    significant = places[zeros:]
    at = places[-1]
    if base == 10 and len(significant) >= 5:
        at = significant[9 if len(significant) >= 10 else 3]
    value = signs.index(digits[at].lower())
    return digits[:at] + signs[value - 1 if value == base - 1 else value + 1] + digits[at + 1:]


def changed_number(text: str) -> str:
    if parts := re.fullmatch(r"0[xX]([0-9A-Fa-f'.]+)([pP].*|[uUlL]*)", text):
        return f"0x{nudged(parts[1], 16)}{parts[2]}"
    digits, power, suffix = re.fullmatch(r"([0-9'.]+)([eE].*?)?([uUlLzZfF]*|_[a-z0-9_]+)", text).groups("")
    if "." in digits or power or len(digits) > 4:
        return nudged(digits, 10) + power + suffix
    return f"{int(digits.replace(chr(39), '')) + 1}{suffix}"


def numbers(source: str, line: list[Token]) -> Iterator[Change]:
    for token in line:
        if token.kind == "number":
            yield token.at, len(token.text), changed_number(token.text), "another number"


def operators(source: str, line: list[Token]) -> Iterator[Change]:
    """Of two operands, also at the end of a line."""
    writes = any(a.text == "out" and b.text == "<<" for a, b in itertools.pairwise(line))
    for token in line:
        if source[token.at - 1] == " " and source[token.end] in " \n" and not (writes and "<<" in token.text):
            for instead in OPERATORS.get(token.text, ()):
                yield token.at, len(token.text), instead, "another operator"


def signs(source: str, line: list[Token]) -> Iterator[Change]:
    for token in line:
        if (token.text in ("-", "!") and source[token.at - 1] in "\n ({,:?["
                and re.match(r"[A-Za-z0-9_(.:]", source[token.end])):
            yield token.at, 1, "", "a sign dropped"


def members(source: str, line: list[Token]) -> Iterator[Change]:
    for dot, name in itertools.pairwise(line):
        if dot.text == "." and name.text in MEMBERS and source[name.end] != "(":
            yield name.at, len(name.text), MEMBERS[name.text], "another index"


def indices(source: str, line: list[Token]) -> Iterator[Change]:
    for open_, index, close in zip(line, line[1:], line[2:]):
        if (open_.text == "[" and close.text == "]" and re.fullmatch("[A-Za-z]", index.text)
                and re.match(r"[A-Za-z_>)]", source[open_.at - 1])):
            yield index.at, 1, "0", "another index"


def truths(source: str, line: list[Token]) -> Iterator[Change]:
    for token in line:
        if token.text in ("true", "false") and source[token.end] != ":":
            yield token.at, len(token.text), "false" if token.text == "true" else "true", "another truth"


def statements(source: str, line: list[Token]) -> Iterator[Change]:
    """One on a line of its own that assigns or calls."""
    begin, end = line[0].at, line[-1].end
    if STATEMENT.match(source[begin:end]):
        yield begin, end - begin, ";", "a statement dropped"


def lines_of_code(source: str) -> Iterator[tuple[list[Token], bool]]:
    """The tokens of each line that may be changed, and whether a statement begins there."""
    asserts, ended = False, False
    for _, group in itertools.groupby(cpp.tokens(source), key=lambda token: token.line):
        line = [token for token in group if token.kind != "comment"]
        if not line:
            continue
        words = [token.text for token in line[:2]]
        # Directives; what they refuse is tried by the rule fast_math.
        if (line[0].kind == "directive" or words[0] == "namespace"
                or words in (["inline", "namespace"], ["using", "namespace"])):
            ended = True
            continue
        # What an assertion refuses does not compile: the programs of tests/refuse/ try it.
        asserts = asserts or words[0] == "static_assert"
        if not asserts:
            yield line, ended
            ended = line[-1].text[-1] in ";{}):"
        elif line[-1].text == ";":
            asserts = False


def mutants_of(file: str) -> Iterator[Mutant]:
    source = "\n" + tree.read(pathlib.Path(file)) + "\n"  # so that there is something around each token
    for line, begins in lines_of_code(source):
        rules = [numbers, operators, signs, members, indices, truths, *([statements] if begins else [])]
        begin = line[0].at - line[0].column
        for rule in rules:
            for at, size, instead, kind in rule(source, line):
                yield Mutant(file, line[0].line - 1, at - begin, size, instead, kind)
