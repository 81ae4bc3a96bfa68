# SPDX-License-Identifier: BSL-1.0
"""Compiles every public entry of entries.txt with each thing wrong about it that mistakes.txt knows.

Each is to be refused in one error whose first line says what was expected and what was got, in a few
lines, or in some more where the mistake is in the body of a callable. What is not is a failure, unless
known.txt has it with the reason. SCRATCH/summary.txt gets the counts.
"""

import argparse
import collections
import concurrent.futures
import itertools
import pathlib
import re
import shutil
from collections.abc import Iterator

from compiler import Trouble
from pages import JOBS, ROOT
from refuse import LINES, strict

MARK = re.compile(r"\$([a-z_0-9]+)\{(.*?)\}\$")


def read(text: str) -> Iterator[tuple[str, str]]:
    """The lines "name: words", each with the indented ones behind it."""
    lines = "\n".join(line for line in text.splitlines() if line and not line.startswith("#"))
    for line in re.sub(r"\n +", " ", lines).splitlines():
        name, _, words = line.partition(": ")
        yield name, words


def expanded(entries: str, mistakes: str) -> Iterator[tuple[str, bool, str]]:
    """What is tried: "entry: what is wrong", or "entry: right"; whether that is inside a callable; the expression."""
    known = collections.defaultdict(list)
    for kind, words in read(mistakes):
        known[kind].append(words)
    for name, text in read(entries):
        parts = MARK.split(text)
        between, kinds, right = parts[0::3], parts[1::3], parts[2::3]

        def spelled(**other: str) -> str:
            words = [other.get(f"at_{i}", word) for i, word in enumerate(right)]
            return "".join(a + b for a, b in itertools.zip_longest(between, words, fillvalue=""))

        yield f"{name}: right", False, spelled()
        for i, kind in enumerate(kinds):
            if not known[kind]:
                raise Trouble(f"{name}: there is no mistake of the kind {kind}")
            for words in known[kind]:
                wrong = words.removeprefix("inside: ")
                yield f"{name}: {kind} {i + 1} is {wrong}", wrong != words, spelled(**{f"at_{i}": wrong})
            if i + 1 < len(kinds) and kind != kinds[i + 1] and between[i + 1] == ", ":
                yield (f"{name}: {kind} and {kinds[i + 1]} swapped", False,
                       spelled(**{f"at_{i}": right[i + 1], f"at_{i + 1}": right[i]}))


def outcome(what: str, status: int, said: str, bound: int) -> tuple[str, int, int]:
    """What became of it, and how many errors and lines that took."""
    lines = said.splitlines()
    errors = [line for line in lines if re.search("(^|: )(fatal )?error: ", line)]
    is_ours = len(errors) == 1 and re.search("expected<.*got<", errors[0])
    if what.endswith(": right"):
        word = "right" if status == 0 else "REFUSED"
    elif status != 1 or re.search("CPU time limit exceeded|Killed", said):
        word = "CRASHED" if status else "accepted"
    else:
        word = "own words" if not is_ours else "long" if len(lines) > bound else "refused"
    return word, len(errors), len(lines)


def judged(results: list[tuple[str, bool, tuple[str, int, int]]], known: str, are_all: bool) -> list[str]:
    """What is wrong with what became of each."""
    listed = list(read(re.sub(r"^ .*\n?", "", known, flags=re.MULTILINE)))
    used, wrong = set(), []
    for what, inside, (word, errors, lines) in results:
        place = f"{'inside' if inside else 'outside'}: {what}"
        here = [(becomes, part) for becomes, part in listed if part in place]
        used.update(here)
        if word not in ("right", "refused") and word not in (becomes for becomes, _ in here):
            wrong.append(f"NOT KNOWN: {word}, {errors} errors, {lines} lines: {what}")
    return wrong + [f"GONE: {part}" for becomes, part in listed if are_all and (becomes, part) not in used]


def summary(words: list[str], name: str) -> str:
    count = collections.Counter(words)
    told = {f"programs with a mistake: {name}": len(words) - count["right"] - count["REFUSED"],
            "refused in one short sentence": count["refused"],
            "refused in one sentence that shows a longer way": count["long"],
            "refused in words of the compiler or of Boost.Units": count["own words"],
            "accepted": count["accepted"]}
    return "".join(f"{number:5}  {what}\n" for what, number in told.items())


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("compiler")
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("share", help='"all", or "3/32": the third, and then every 32nd')
    parser.add_argument("--lists", type=pathlib.Path, default=ROOT / "tests/refuse/entries")


def main(arguments: argparse.Namespace) -> int:
    compiler = strict(arguments.compiler)
    scratch = arguments.scratch.resolve()
    shutil.rmtree(scratch, ignore_errors=True)
    (scratch / "programs").mkdir(parents=True)
    texts = {name: (arguments.lists / name).read_text(encoding="utf-8")
             for name in ("entries.txt", "mistakes.txt", "known.txt", "names.hpp")}
    first, _, of = ("1/1" if arguments.share == "all" else arguments.share).partition("/")
    tried = [one for i, one in enumerate(expanded(texts["entries.txt"], texts["mistakes.txt"]), 1)
             if i % int(of) == int(first) % int(of)]
    # What all programs include is read once.
    names = scratch / "names.hpp"
    names.write_text(texts["names.hpp"].replace("#pragma once\n", ""), encoding="utf-8")
    once = compiler.read_once(names, folder=ROOT)
    bounds = LINES.get(compiler.label, LINES["clang-16" if compiler.is_clang else "g++-12"])

    def attempt(number: int, what: str, inside: bool, expression: str) -> tuple[str, int, int]:
        program = scratch / f"programs/{number:04}.cpp"
        chain = "static_assert(sizeof(state_after<tried, 8>) > 0);\n" * what.startswith("chain: ")
        program.write_text(f"// {what}\nconstexpr auto tried = {expression};\n{chain}"
                           "static_assert(sizeof(tried) > 0);\n", encoding="utf-8")
        said = compiler(*once, "-fsyntax-only", program, folder=ROOT, seconds=60)
        return outcome(what, said.code, said.text, bounds[inside])

    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        became = pool.map(lambda numbered: attempt(numbered[0], *numbered[1]), enumerate(tried, 1))
        results = [(what, inside, one) for (what, inside, _), one in zip(tried, became)]
    wrong = judged(results, texts["known.txt"], arguments.share == "all")
    name = compiler.label.replace("-", " ") + ("" if arguments.share == "all" else f", one of {of}")
    counted = summary([word for *_, (word, _, _) in results], name)
    (scratch / "summary.txt").write_text(counted, encoding="utf-8")
    print("\n".join([*wrong, counted]), end="")
    return 1 if wrong else 0
