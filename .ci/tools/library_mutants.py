# SPDX-License-Identifier: BSL-1.0
"""Changes one number, index, operator, sign or truth value of a header at a time, or drops a statement, and asks tests.

The TESTs are compiled and run in this order, until one does not compile or fails. Prints the mutants that survive: each
computes the same as the header, or the tests need another assertion.
  python3 .ci/tools library-mutants include/unitstep/methods/rk4.hpp tests/methods/rk4_test.cpp
"""

import argparse
import concurrent.futures
import pathlib
import re
import tempfile
from collections.abc import Iterator

import cpp
import tree
from compiler import Compiler, Trouble, option, run
from pages import JOBS

PAIRS = "+ - * / += -= *= /= && || & | << >> == !=".split()
OPERATORS = {a: [b] for x, y in zip(PAIRS[::2], PAIRS[1::2]) for a, b in ((x, y), (y, x))} | {
    "%": ["/"], "<": ["<=", ">="], ">": [">=", "<="], "<=": ["<"], ">=": [">"]}
MEMBERS = dict(x="y", y="x", z="x", w="x", hi="lo", lo="hi", position="velocity", velocity="position", first="second",
               second="first")


def changed_number(text: str) -> str:
    """The fourth digit that counts is another one, or of fewer the last."""
    mantissa = re.match(r"0[xX][0-9A-Fa-f'.]+|[0-9'.]+", text)[0]
    begin = re.match(r"0[xX][0.']*|[0.']*", mantissa).end()
    places = [at for at in range(begin, len(mantissa)) if mantissa[at] not in "'."]
    at = places[:4][-1] if places else mantissa.rindex("0")
    return text[:at] + {"9": "8", "f": "e", "F": "E"}.get(text[at], chr(ord(text[at]) + 1)) + text[at + 1:]


# clang-format puts spaces around an operator of two operands and around nothing else that looks like one.
RULES = [(re.compile(pattern, re.VERBOSE), instead) for pattern, instead in (
    (r"(?<!\w) \.?[0-9] (?: (?<=[eEpP])[-+] | '?[0-9A-Za-z_] | \.(?!\.) )*", lambda number: [changed_number(number)]),
    (r"(?<=\ ) \S+ (?=\ |$)", lambda sign: OPERATORS.get(sign, [])),
    (r"(?:^|(?<=[\ ({,:?[])) [-!] (?=[A-Za-z0-9_(.:])", lambda _: [""]),
    (rf"(?<=(?<!\.)\.) (?:{'|'.join(MEMBERS)}) \b (?!\()", lambda name: [MEMBERS[name]]),
    (r"(?<=[A-Za-z_>)]\[) [A-Za-z] (?=\])", lambda _: ["0"]),
    (r"\b(?:true|false)\b (?!:)", lambda word: ["false" if word == "true" else "true"]),
    # A statement that assigns or calls, on a line of its own.
    (r"(?<=^\ \ ) \ * (?!using\ |return\ |static_assert) [A-Za-z_] (?: [\w.]*(?:\[[^\]]*\])?\ [-+*/]?=\ .* "
     r"| [\w.:]*(?:<[^\ ]*>)?\(.*\) );$", lambda _: [";"]))]


def changes(line: str, code: str, rules: list) -> Iterator[str]:
    """What stands instead of a line with one thing in its code changed."""
    for pattern, instead in rules:
        for found in pattern.finditer(code):
            yield from (line[:found.start()] + new + line[found.end():] for new in instead(found[0]))


def mutants_of(source: str) -> Iterator[tuple[int, str]]:
    """The number of the line that is changed, from 0, and what stands there instead."""
    asserts = False
    for number, (line, code) in enumerate(zip(source.split("\n"), cpp.code_lines(source, "directive", "string"))):
        # What an assertion refuses does not compile: the programs of tests/refuse/ try it.
        asserts = asserts or code.strip().startswith("static_assert")
        yield from ((number, text) for text in changes(line, code, [] if asserts else RULES))
        asserts = asserts and not code.endswith(";")


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("header", type=pathlib.Path)
    parser.add_argument("tests", nargs="+", metavar="test", help="a source with tests")
    parser.add_argument("--libraries", default="-lgtest_main -lgtest -lrapidcheck -lmpfr -lgmp")
    option(parser)


def main(arguments: argparse.Namespace) -> int:
    source = tree.read(arguments.header)

    def fails(text: str) -> str:
        """The first test that is not built or fails with this text for the header, or nothing."""
        with tempfile.TemporaryDirectory() as folder:
            tree.write(pathlib.Path(folder, *arguments.header.parts[1:]), text)
            compiler = Compiler(arguments.compiler, tree.ROOT, "-w", f"-I{folder}", f"-I{tree.ROOT / 'tests'}")
            limits = {"seconds": 120, "kilobytes": 6_000_000}
            return next((test for test in arguments.tests if compiler(
                test, "-o", f"{folder}/program", *arguments.libraries.split(), **limits).code or run(
                [f"{folder}/program", "--gtest_brief=1"], **limits, GTEST_FAIL_FAST="1").code), "")

    if test := fails(source):
        raise Trouble(f"{test} fails as it is")
    mutants = list(mutants_of(source))
    texts = (source.split("\n")[:at] + [line] + source.split("\n")[at + 1:] for at, line in mutants)
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        caught = list(pool.map(fails, map("\n".join, texts)))
    left = [one for one, test in zip(mutants, caught) if not test]
    print("".join(f"{arguments.header}:{at + 1}: {line.strip()}\n" for at, line in left), end="")
    print(f"{len(left)} of {len(mutants)} mutants survive")
    return 1 if left else 0
