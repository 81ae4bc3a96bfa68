# SPDX-License-Identifier: BSL-1.0
"""Compiles every public entry of entries.txt with each mistake that mistakes.txt has for it.

Each must be refused in one error whose first line says what was expected and what was got, in a few lines, or in some
more if the mistake is in the body of a callable. Any other result is a failure, unless known.txt lists it with the
reason.
"""

import argparse
import collections
import itertools
import pathlib
import re
from collections.abc import Iterator
from typing import NamedTuple

import tree
from compiler import COMPILER, Compiler, Trouble, at_once
from pages import ROOT
from refuse import LINES, STRICT, attributed, cases_of, first_line, told

MARK = re.compile(r"\$([a-z_0-9]+)\{(.*?)\}\$")
TOGETHER = 120  # programs in one run of the compiler


class Entry(NamedTuple):
    what: str          # "entry: what is wrong", or "entry: right"
    inside: bool       # whether the mistake is in the body of a callable
    expression: str


def read(text: str) -> Iterator[tuple[str, str]]:
    """The lines "name: words", each joined with the indented lines below it."""
    lines = "\n".join(line for line in text.splitlines() if line and not line.startswith("#"))
    for line in re.sub(r"\n +", " ", lines).splitlines():
        name, _, words = line.partition(": ")
        yield name, words


def expanded(entries: str, mistakes: str) -> Iterator[Entry]:
    known = collections.defaultdict(list)
    for kind, words in read(mistakes):
        known[kind].append(words)
    for name, text in read(entries):
        parts = MARK.split(text)
        between, kinds, right = parts[0::3], parts[1::3], parts[2::3]

        def spelled(**other: str) -> str:
            words = [other.get(f"at_{i}", word) for i, word in enumerate(right)]
            return "".join(a + b for a, b in itertools.zip_longest(between, words, fillvalue=""))

        yield Entry(f"{name}: right", False, spelled())
        for i, kind in enumerate(kinds):
            if not known[kind]:
                raise Trouble(f"{name}: there is no mistake of the kind {kind}")
            for words in known[kind]:
                wrong = words.removeprefix("inside: ")
                yield Entry(f"{name}: {kind} {i + 1} is {wrong}", wrong != words, spelled(**{f"at_{i}": wrong}))
            if i + 1 < len(kinds) and kind != kinds[i + 1] and between[i + 1] == ", ":
                yield Entry(f"{name}: {kind} and {kinds[i + 1]} swapped", False,
                            spelled(**{f"at_{i}": right[i + 1], f"at_{i + 1}": right[i]}))


def outcome(entry: Entry, errors: list[str], bound: tuple[int, int]) -> str:
    if entry.what.endswith(": right"):
        return "REFUSED" if errors else "right"
    if not errors:
        return "accepted"
    is_ours = len(errors) == 1 and re.search("expected<.*got<|failed: expected ", first_line(errors[0]))
    return "own words" if not is_ours else "long" if errors[0].count("\n") > bound[entry.inside] else "refused"


def section(number: int, entry: Entry) -> str:
    chain = "static_assert(sizeof(state_after<tried, 8>) > 0);\n" * entry.what.startswith("chain: ")
    return (f"// {entry.what}\nnamespace entry_{number} {{\nconstexpr auto tried = {entry.expression};\n{chain}"
            f"static_assert(sizeof(tried) > 0);\n}}  // namespace entry_{number}\n")


def attempt(compiler: Compiler, names: list[str], entries: list[Entry], file: pathlib.Path) -> list[list[str]]:
    """The errors of each entry; `names` are the options for a precompiled header. The compiler may pass over a mistake
    that it has seen before, so silent entries are tried again without the others. A fatal error hides all others; then
    half of the entries are tried at a time."""
    tree.write(file, "\n".join(itertools.starmap(section, enumerate(entries))))
    said = told(compiler, str(file), *names, seconds=60 if len(entries) == 1 else 300)
    if said.code not in (0, 1) or "fatal error" in said.text:
        if len(entries) == 1:
            return [[f"error: CRASHED: {said.text}"]]
        half = len(entries) // 2
        return [errors for part in (entries[:half], entries[half:]) for errors in attempt(compiler, names, part, file)]
    found = list(attributed(cases_of(str(file), tree.read(file)), said.text).values())
    silent = [i for i, errors in enumerate(found) if not errors and not entries[i].what.endswith(": right")]
    if silent and len(silent) < len(entries):
        for i, errors in zip(silent, attempt(compiler, names, [entries[i] for i in silent], file)):
            found[i] = errors
    return found


def judged(results: list[tuple[Entry, str, int]], known: str) -> list[str]:
    """What is wrong with the results."""
    listed = list(read(re.sub(r"^ .*\n?", "", known, flags=re.MULTILINE)))
    used, wrong = set(), []
    for entry, word, errors in results:
        place = f"{'inside' if entry.inside else 'outside'}: {entry.what}"
        here = [(becomes, part) for becomes, part in listed if part in place]
        used.update(here)
        if word not in ("right", "refused") and word not in (becomes for becomes, _ in here):
            wrong.append(f"NOT KNOWN: {word}, {errors} errors: {entry.what}")
    return wrong + [f"GONE: {part}" for becomes, part in listed if (becomes, part) not in used]


def summary(words: list[str], name: str) -> str:
    count = collections.Counter(words)
    kinds = {f"programs with a mistake: {name}": len(words) - count["right"] - count["REFUSED"],
             "refused in one short sentence": count["refused"],
             "refused in one sentence that shows a longer way": count["long"],
             "refused in words of the compiler or of Boost.Units": count["own words"],
             "accepted": count["accepted"]}
    return "".join(f"{number:5}  {what}\n" for what, number in kinds.items())


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("--lists", type=pathlib.Path, default=ROOT / "tests/refuse/entries")


def main(arguments: argparse.Namespace) -> list[str]:
    compiler = Compiler(COMPILER, pathlib.Path(), *STRICT)
    texts = {name: tree.read(arguments.lists / name) for name in ("entries.txt", "mistakes.txt", "known.txt", "names.hpp")}
    scratch = arguments.scratch.resolve()
    header = tree.write(scratch / "names.hpp", texts["names.hpp"].replace("#pragma once\n", ""))
    names = [*map(str, compiler.read_once(header, folder=ROOT))]
    tried = list(expanded(texts["entries.txt"], texts["mistakes.txt"]))
    parts = [tried[i:i + TOGETHER] for i in range(0, len(tried), TOGETHER)]
    errors = sum(at_once(lambda i: attempt(compiler, names, parts[i], scratch / f"{i}.cpp"), range(len(parts))), [])
    bound = LINES.get(compiler.label, LINES["clang-16" if compiler.is_clang else "g++-12"])
    results = [(entry, outcome(entry, each, bound), len(each)) for entry, each in zip(tried, errors)]
    wrong = judged(results, texts["known.txt"])
    counted = summary([word for _, word, _ in results], compiler.name)
    print(counted, end="")
    return wrong
