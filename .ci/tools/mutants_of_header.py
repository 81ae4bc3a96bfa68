# SPDX-License-Identifier: BSL-1.0
"""The mutants of a header: one number, index, operator, sign or truth value is another, or a statement is gone.

clang-format puts spaces around an operator of two operands and around nothing else that looks like one, so
angle brackets, pointers and references are told from operators by their spaces.
"""
import pathlib
import re
from collections.abc import Iterator

import cpp
import tree
from mutants import Mutant

PAIRS = "+ - * / += -= *= /= && || & | << >> == !=".split()
OPERATORS = {a: [b] for x, y in zip(PAIRS[::2], PAIRS[1::2]) for a, b in ((x, y), (y, x))} | {
    "%": ["/"], "<": ["<=", ">="], ">": [">=", "<="], "<=": ["<"], ">=": [">"]}
MEMBERS = dict(x="y", y="x", z="x", w="x", hi="lo", lo="hi", position="velocity", velocity="position",
               over="under", under="over", drift="kick", kick="drift", first="second", second="first")


def nudged(digits: str, base: int) -> str:
    """A digit one up; the highest one down. It is the last one; in base 10 the fourth of five to nine,
    about a thousandth of the number, and of more the tenth."""
    signs = "0123456789abcdef"[:base]
    places = [at for at, sign in enumerate(digits) if sign.lower() in signs]
    significant = len(re.sub(r"[^0-9]", "", digits).lstrip("0")) if base == 10 else 0
    at = places[-1] if significant < 5 else places[-significant:][9 if significant >= 10 else 3]
    value = signs.index(digits[at].lower())
    return digits[:at] + signs[value - 1 if value == base - 1 else value + 1] + digits[at + 1:]


def changed_number(text: str) -> str:
    if parts := re.fullmatch(r"0[xX]([0-9A-Fa-f'.]+)([pP].*|[uUlL]*)", text):
        return f"0x{nudged(parts[1], 16)}{parts[2]}"
    digits, power, suffix = re.fullmatch(r"([0-9'.]+)([eE].*?)?([uUlLzZfF]*|_[a-z0-9_]+)", text).groups("")
    if "." in digits or power or len(digits) > 4:
        return nudged(digits, 10) + power + suffix
    return f"{int(digits.replace(chr(39), '')) + 1}{suffix}"


# What is changed within a line: how a mutant is called, what it changes, and what may stand there instead.
RULES = [(kind, re.compile(pattern, re.VERBOSE), instead) for kind, pattern, instead in (
    ("another number", r"(?<!\w) \.?[0-9] (?: (?<=[eEpP])[-+] | '?[0-9A-Za-z_] | \.(?!\.) )*",
     lambda number: [changed_number(number)]),
    ("another operator", r"(?<=\ ) \S+ (?=\ |$)", lambda sign: OPERATORS.get(sign, [])),
    ("a sign dropped", r"(?:^|(?<=[\ ({,:?[])) [-!] (?=[A-Za-z0-9_(.:])", lambda _: [""]),
    ("another index", rf"(?<=(?<!\.)\.) (?:{'|'.join(MEMBERS)}) \b (?!\()", lambda name: [MEMBERS[name]]),
    ("another index", r"(?<=[A-Za-z_>)]\[) [A-Za-z] (?=\])", lambda _: ["0"]),
    ("another truth", r"\b(?:true|false)\b (?!:)", lambda word: ["false" if word == "true" else "true"]))]
# One that assigns or calls, on a line of its own.
STATEMENT = re.compile(r"""(?!(?:using|return)\ )(?:
    [A-Za-z_][\w.]*(?:\[[^\]]*\])?\ [-+*/]?=\ .* | [A-Za-z_][\w.:]*(?:<[^ ]*>)?\(.*\) );$""", re.VERBOSE)
OUTSIDE = re.compile(r"#|((inline|using) )?namespace\b")


def lines_of_code(text: str) -> Iterator[tuple[int, str, bool]]:
    """The lines that may be changed, texts blotted out, and whether a statement begins there."""
    asserts = begins = directive = False
    for number, code in enumerate(cpp.code_lines(text), 1):
        words = code.strip()
        if not words:
            continue
        # What a directive refuses is tried by the rule fast_math. It may go on for several lines.
        outside = directive or OUTSIDE.match(words)
        directive = words.endswith("\\") and (directive or words.startswith("#"))
        # What an assertion refuses does not compile: the programs of tests/refuse/ try it.
        asserts = not outside and (asserts or words.startswith("static_assert"))
        if not outside and not asserts:
            yield number, re.sub(r'"[^"]*"|\'\\?.\'', lambda found: "$" * len(found[0]), code), begins
        if not asserts:
            begins = bool(outside) or words[-1] in ";{}):"
        asserts = asserts and not words.endswith(";")


def mutants_of(file: str) -> Iterator[Mutant]:
    for number, line, begins in lines_of_code(tree.read(pathlib.Path(file))):
        writes = "out <<" in line  # to a stream
        for kind, pattern, instead in RULES:
            for found in pattern.finditer(line):
                if not (writes and "<<" in found[0]):
                    for new in instead(found[0]):
                        yield Mutant(file, number, found.start() + 1, len(found[0]), new, kind)
        words = line.strip()
        if begins and STATEMENT.match(words):
            yield Mutant(file, number, line.index(words) + 1, len(words), ";", "a statement dropped")
