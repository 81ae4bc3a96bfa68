# SPDX-License-Identifier: BSL-1.0
"""Judges what a compiler says to a mistake: to a source that is right, and wrong with -DUNITSTEP_MISTAKE.

The right variant must be accepted in silence; those of many cases are compiled as one source, each in a
namespace, and alone where that one is not accepted. What is asked of the wrong variant depends on the folder:
- tests/refuse/plain, odeint, doubles, and examples/refused: it is refused, or accepted in silence where
  the source has a line "// accepted: why"; its words are kept for the site;
- tests/refuse/from_0_1: it is refused in words that "// expect words: ..." matches, in any number of errors;
- tests/refuse/values: the compiler shows the words of the line "// expect: ...";
- any other: there is one error, whose first line says the sentence of "// expect: expected ..., got ...",
  or the compiler's own of "// expect words: ...".
"""

import argparse
import dataclasses
import functools
import os
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence

from pages import ROOT, Trouble, unfinished

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
# The longest that a refusal may be, for the compilers that were measured; and one whose source has a line
# "// inside: ..." is of an operator in the body of a field: the way there is shown too, in three notes, or
# by g++ the evaluation.
INCLUDE = re.compile(r"^#include .*", re.MULTILINE)
# What cannot stand in a namespace: a program, and a specialisation of somebody else's template.
OUTERMOST = re.compile(r"^(int main\b|template <>|namespace (std|boost|unitstep)\b[^=\n]*\{)", re.MULTILINE)
LINES = {"g++-12": (8, 13), "clang-14": (14, 19), "clang-16": (11, 19), "clang-19": (11, 19)}


@dataclasses.dataclass(frozen=True)
class Compiler:
    command: str
    flags: tuple[str, ...] = ()

    @functools.cached_property
    def label(self) -> str:
        """Such as g++-12 or clang-19; empty if this is no compiler."""
        told = subprocess.run([self.command, "-E", "-P", "-x", "c++", "-"], capture_output=True, text=True,
                              input="__clang__ __clang_major__ __GNUC__", check=False).stdout.split()
        return "" if len(told) != 3 else f"clang-{told[1]}" if told[0] == "1" else f"g++-{told[2]}"

    @property
    def is_clang(self) -> bool:
        return self.label.startswith("clang")

    def run(self, *words: str | pathlib.Path, standard: str = "c++20",
            timeout: int | None = None, given: str | None = None) -> tuple[int, str]:
        """Its status, and what it says, from the top of the project."""
        done = subprocess.run([self.command, f"-std={standard}", "-Iinclude", *self.flags, *words], cwd=ROOT,
                              env={**os.environ, "LC_ALL": "C"}, input=given, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
                              timeout=timeout)
        return done.returncode, done.stdout

    def read_once(self, header: pathlib.Path) -> None:
        # clang instantiates what only the headers use each time, unless told to do it here.
        more = ["-fpch-instantiate-templates"] if self.is_clang else []
        made = pathlib.Path(f"{header}.gch")
        status, said = self.run(*more, "-x", "c++-header", header, "-o", unfinished(made))
        if status:
            raise Trouble(f"{header} does not compile: {said}")
        unfinished(made).replace(made)

    def with_it(self, header: pathlib.Path | None) -> list[str]:
        """The words with which it has that header read already."""
        if not header:
            return []
        return ["-include-pch", f"{header}.gch"] if self.is_clang else ["-include", str(header)]

    def accepts(self, sources: Sequence[str], once: pathlib.Path | None, standard: str) -> bool:
        """Whether it accepts the right variants of cases of one folder in silence, all in one source."""
        texts = {case: (ROOT / case).read_text(encoding="utf-8") for case in sources}
        includes = dict.fromkeys(line for text in texts.values() for line in INCLUDE.findall(text))
        bodies = [f'namespace case_{number} {{\n#line 1 "{case}"\n{INCLUDE.sub("", text)}\n}}\n'
                  for number, (case, text) in enumerate(texts.items())]
        status, said = self.run(*self.with_it(once), "-iquote", pathlib.Path(sources[0]).parent, "-fsyntax-only", "-x", "c++", "-",
                                standard=standard, given="\n".join([*includes, *bodies]))
        return status == 0 and not said

    def not_accepted(self, cases: Sequence[str], once: pathlib.Path | None, standard: str) -> dict[str, str]:
        """What it says to each right variant that it does not accept in silence."""
        inner = [case for case in cases if not OUTERMOST.search((ROOT / case).read_text(encoding="utf-8"))]
        together = inner if len(inner) > 1 and self.accepts(inner, once, standard) else []
        told = {case: self.told(case, once, standard, mistake=False) for case in cases if case not in together}
        return {case: said for case, (accepted, said) in told.items() if not accepted or said}

    def told(self, case: str, once: pathlib.Path | None = None, standard: str = "c++20",
             mistake: bool = True) -> tuple[bool, str]:
        """What it says to a variant of a case, as without anything read already."""
        status, said = self.run(*self.with_it(once), *["-DUNITSTEP_MISTAKE"] * mistake, "-fsyntax-only",
                                case, standard=standard)
        return status == 0, as_a_user_sees(said, case, once, self.is_clang) if mistake and once else said


def line_of(words: str, source: str) -> int | str:
    """The number of the line that starts so, which is not the first one; or nothing."""
    before, found, _ = source.partition("\n" + words)
    return before.count("\n") + 2 if found else ""


def as_a_user_sees(said: str, case: str, once: pathlib.Path, is_clang: bool) -> str:
    """What was said with headers read once, as to one who includes them by CASE, or by the header beside it
    that CASE includes. Each line of `once` is an include line of the one or the other."""
    source = (ROOT / case).read_text(encoding="utf-8")
    own = re.search(r'^#include "([^"]*\.hpp)".*', source, re.MULTILINE)
    header = str(pathlib.Path(case).with_name(own[1])) if own else case
    # g++ shows the way to a line that includes something once, so only its first note leads to CASE.
    first = re.search(rf"from ({re.escape(str(once))}|{re.escape(case)}):[0-9]+", said)
    for number, include in enumerate(once.read_text(encoding="utf-8").splitlines(), 1):
        place = f"from {once}:{number}"
        inner = line_of(include, (ROOT / header).read_text(encoding="utf-8"))
        if not own:
            if not inner and "<unitstep/" in include:  # CASE includes a part of the library
                inner = line_of("#include <unitstep/", source)
            said = said.replace(place, f"from {case}:{inner}")
            continue
        outer = line_of(own[0], source)
        if is_clang:
            said = said.replace(f"{place}:", f"from {case}:{outer}:\nIn file included from {header}:{inner}:")
        elif first and first[0] == place:
            said = re.sub(rf"{re.escape(place)}([,:])",
                          rf"from {header}:{inner},\n                 from {case}:{outer}\1", said)
        else:
            said = said.replace(place, f"from {header}:{inner}")
    said = said.replace(f"{ROOT}/", "")
    return said.replace(f"In file included from {case}:1:\n", "")  # clang's


def words_in(arguments: str) -> str:
    """The words in `expected<text<21>{"dt: s"}>`; clang 14 prints `expected<'d', 't', ':', ' ', 's'>`."""
    return " ".join(re.findall(r'\{"([^"]*)"\}', arguments)) or "".join(re.findall("'(.)'", arguments))


def sentence_of(line: str) -> str:
    """What the first line of an error says, as "expected ..., got ..."."""
    if plain := re.search("static assertion failed: (expected .*)", line):
        return plain[1]
    due = line.partition("expected<")[2].partition("got<")[0]
    given = line.partition("got<")[2].partition("> >")[0].partition(">>'")[0]
    return f"expected {words_in(due)}, got {words_in(given)}"


def mark(source: str, name: str) -> str | None:
    """What the line "// NAME: ..." of a source says."""
    found = re.search(rf"^// {name}: (.*)", source, re.MULTILINE)
    return found[1] if found else None


def not_refused(source: str, accepted: bool, said: str) -> str:
    """What is wrong where any words will do, or nothing."""
    if mark(source, "accepted"):
        return "" if accepted and not said else "was to be accepted in silence"
    return "the mistake is accepted" if accepted else ""


def fault(case: str, source: str, accepted: bool, said: str) -> str:
    """What is wrong with what was said to the mistake, or nothing."""
    folder = pathlib.Path(case).parent.name
    if folder in ("plain", "odeint", "doubles", "refused"):
        return not_refused(source, accepted, said)
    due, own_words = mark(source, "expect"), mark(source, "expect words")
    if not due and not own_words:
        return 'has no line "// expect: expected ..., got ..."'
    if accepted:
        return "the mistake is accepted"
    if folder == "values":
        return "" if due and due in said else f'the compiler does not show "{due}"'
    errors = [line for line in said.splitlines() if " error: " in line]
    if folder == "from_0_1":
        return "" if re.search(own_words or "$", "\n".join(errors)) else f'does not say "{own_words}"'
    if len(errors) != 1:
        return f"{len(errors)} errors instead of one"
    if own_words:
        return "" if own_words in errors[0] else f'does not say "{own_words}" in its first line'
    sentence = sentence_of(errors[0])
    return "" if sentence == due else f'says "{sentence}" instead of "{due}"'


def too_long(source: str, said: str, label: str) -> str:
    """What is wrong with its length, or nothing; where no bound was measured, nothing is."""
    if label not in LINES or mark(source, "any length"):
        return ""
    lines, bound = said.count("\n"), LINES[label][bool(mark(source, "inside"))]
    return f"{lines} lines, {label} needs no more than {bound}" if lines > bound else ""


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("cases", nargs="+", metavar="case", help="sources of one folder, from the top of the project")
    parser.add_argument("--compiler", default="c++")
    parser.add_argument("--flags", default="", help="separated by blanks")
    parser.add_argument("--standard", default="c++20")
    parser.add_argument("--output", type=pathlib.Path, help="a folder where the compiler's words are kept")
    parser.add_argument("--once", type=pathlib.Path, help="a header that the compiler has read to HEADER.gch")
    parser.add_argument("--mistake", action="store_true", help="leave out the right variants")
    parser.add_argument("--length", action="store_true", help="hold the words to the lines that were measured")
    parser.add_argument("--same-as", type=pathlib.Path, help="a folder that must hold the same words")


def judged(compiler: Compiler, arguments: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    """Each case with what was said to it, and what is wrong."""
    wrong_right = {} if arguments.mistake else compiler.not_accepted(arguments.cases, arguments.once, arguments.standard)
    for case in arguments.cases:
        if case in wrong_right:
            yield case, wrong_right[case], "the right variant is not accepted in silence"
            continue
        source, kept = (ROOT / case).read_text(encoding="utf-8"), f"{pathlib.Path(case).stem}.txt"
        accepted, said = compiler.told(case, arguments.once, arguments.standard)
        if arguments.output:
            arguments.output.mkdir(parents=True, exist_ok=True)
            (arguments.output / kept).write_text(said, encoding="utf-8")
        wrong = fault(case, source, accepted, said)
        if not wrong and arguments.length:
            wrong = too_long(source, said, compiler.label)
        if not wrong and arguments.same_as and said != (arguments.same_as / kept).read_text(encoding="utf-8"):
            wrong = "with the headers read once, something else is said"
        yield case, said, wrong


def main(arguments: argparse.Namespace) -> int:
    faults, compiler = 0, Compiler(arguments.compiler, tuple(arguments.flags.split()))
    if arguments.length and compiler.label not in LINES:
        print(f"no bound was measured for {compiler.label}")
    for case, said, wrong in judged(compiler, arguments):
        print(f"{said}\n{case}: {wrong}" if wrong else f"{case}: {said.count(chr(10))} lines, {len(said)} bytes",
              file=sys.stderr)
        faults += bool(wrong)
    return min(faults, 1)
