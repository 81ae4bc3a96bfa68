# SPDX-License-Identifier: BSL-1.0
"""Judges what a compiler says to mistakes, in sources that are right and name in comments what would be wrong.

The cases of a source are namespaces, each below a comment that says what is wrong; a source without them is one
case. The compiler gets a source once as it is, which it must accept in silence, and once with all of its mistakes:
  RIGHT;  // wrong: WRONG;         WRONG stands in the place of what is before it on the line
  // wrong: WRONG;                 on lines of its own: in the place of the statement below, which are its first line,
                                   those below that are further in, and the brace that closes it
  // added: WRONG;                 on lines of its own: beside what is right
and between #ifdef UNITSTEP_MISTAKE and #endif, where a page shows the case, stands what is wrong too. What a case
states after its mistake must hold and not be blamed: a refused run has an end that can be used.
An error belongs to the case in whose lines its message begins. The comment asks for
  // expect: expected ..., got ...   one error, which says this sentence
  // expect words: ...               one error, whose first line has these words
  // expect value: ...               errors that show these words
  // expect any: ...                 errors, of which one matches this
  // accepted: why                   silence
  // not by: clang-16                nothing of a compiler that cannot be asked
  nothing of these                   errors, in any words: these are kept for the site
"""

import argparse
import itertools
import pathlib
import re
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import tree
from compiler import COMPILER, Compiler, Said, Trouble, at_once
from pages import ROOT, done, up_to_date

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
# What most sources include first: the families, and the examples.
SHARED = {'#include "shared.hpp"': ROOT / "tests/refuse/shared.hpp",
          "#include <unitstep/unitstep.hpp>": ROOT / "include/unitstep/unitstep.hpp"}
# The longest that a refusal may be, without the lines that lead to an include, for the compilers that were measured;
# and one with a line "// inside: ..." is of an operator in the body of a field: the way there is shown too.
LINES = {"g++-12": (7, 12), "clang-16": (9, 17), "clang-19": (9, 17)}
INCLUDE = re.compile(r"^#include .*", re.MULTILINE)
ABOVE = re.compile(r"^(?P<indent> *)(?P<wrong>// wrong: .*\n(?:(?P=indent)// wrong: .*\n)*)(?P<right>(?P=indent)[^\s/#}].*\n"
                   r"(?:(?:(?P=indent) .*\n)+(?:(?P=indent)[})](?!  //).*\n)?)*)", re.MULTILINE)
BESIDE = re.compile("^(?P<indent> *)(?P<right>(?!//)\\S.*?) *// wrong: (?P<wrong>.*)", re.MULTILINE)
ADDED = re.compile("^( *)// added: ", re.MULTILINE)
SECTION = re.compile(r"^((?://[^\n]*\n)+)namespace (\w+) \{\n.*?^\}  // namespace \2\n", re.MULTILINE | re.DOTALL)


class Case(NamedTuple):
    """A mistake: its part of the source, and the numbers of its lines."""
    source: str
    name: str
    text: str
    first: int
    last: int

    def mark(self, name: str) -> str:
        """The text of the line "// NAME: ...", or nothing."""
        found = re.search(rf"^// {name}: (.*)", self.text, re.MULTILINE)
        return found[1] if found else ""


def cases_of(source: str, text: str) -> list[Case]:
    found = [Case(source, part[2], part[0], text.count("\n", 0, part.start()) + 1, text.count("\n", 0, part.end()))
             for part in SECTION.finditer(text)]
    return found or [Case(source, pathlib.Path(source).stem, text, 1, text.count("\n"))]


def mistaken(source: str, text: str) -> str:
    """A source with its mistakes, in which every line keeps its number."""
    def instead(mark: re.Match[str]) -> str:
        wrong = re.sub("^( *)// wrong: ", r"\1", mark["wrong"], flags=re.MULTILINE)
        if wrong.split() == mark["right"].split():
            raise Trouble(f"{source}: what is wrong is what is right: {wrong.strip()}")
        return mark["indent"] + wrong + "\n" * mark["right"].count("\n")

    text = ADDED.sub(r"\1", BESIDE.sub(instead, ABOVE.sub(instead, text)))
    if left := re.search("// (wrong|added): .*", text):
        raise Trouble(f"{source}: in the place of nothing: {left[0]}")
    return text


def errors_in(said: str) -> list[str]:
    """A compiler's output as a list of errors, each with the lines that lead to it and the notes behind it."""
    errors: list[str] = []
    before = ""  # lines that lead to the next message
    for line in said.splitlines(keepends=True):
        if " error: " in line:
            errors.append(before + line)
            before = ""
        elif errors and (line.startswith(" ") or re.search(" (note|warning): ", line)):
            errors[-1] += before + line
            before = ""
        elif not re.search(r"\b(error|warning)s? generated\.$|^cc1plus: ", line):
            before += line
    return errors


def attributed(cases: list[Case], said: str) -> dict[str, list[str]]:
    """The errors of each case; an error that leads to no case belongs to the case of the error before it."""
    found: dict[str, list[str]] = {case.name: [] for case in cases}
    name = cases[0].name
    # Lines that lead to an include are left out: the error before decides whether they are there.
    for error in errors_in(re.sub(r"^(In file included| {16}) from .*\n", "", said, flags=re.MULTILINE)):
        places = [(source, int(line)) for source, line in re.findall(r"^(\S+?):(\d+)", error, re.MULTILINE)]
        name = next((case.name for source, line in places for case in cases
                     if case.source == source and case.first <= line <= case.last), name)
        found[name].append(error)
    return found


def words_in(arguments: str) -> str:
    """The words in `expected<text<21>{"dt: s"}>`."""
    return " ".join(re.findall(r'\{"([^"]*)"\}', arguments))


def first_line(error: str) -> str:
    return next((line for line in error.splitlines() if " error: " in line), "")


def sentence_of(error: str) -> str:
    """What the first line of an error says, as "expected ..., got ..."."""
    line = first_line(error)
    if plain := re.search("static assertion failed: (expected .*)", line):
        return plain[1]
    due = line.partition("expected<")[2].partition("got<")[0]
    given = line.partition("got<")[2].partition("> >")[0].partition(">>'")[0]
    return f"expected {words_in(due)}, got {words_in(given)}"


def fault(case: Case, errors: list[str], label: str = "") -> str:
    """What is wrong with the messages for a mistake, or nothing; with a label the length counts too."""
    if label and case.mark("not by") == label:
        return ""
    asked = {name: case.mark(f"expect{name}") for name in ("", " words", " value", " any")}
    if case.mark("accepted"):
        return "was to be accepted in silence" if errors else ""
    if not errors:
        return "the mistake is accepted"
    if asked[" any"]:
        return "" if re.search(asked[" any"], "\n".join(map(first_line, errors))) else f'does not say "{asked[" any"]}"'
    if asked[" value"]:
        return "" if asked[" value"] in "".join(errors) else f'does not show "{asked[" value"]}"'
    if not any(asked.values()):
        return ""
    if len(errors) != 1:
        return f"{len(errors)} errors instead of one"
    if asked[" words"]:
        return "" if asked[" words"] in first_line(errors[0]) else f'does not say "{asked[" words"]}" in its first line'
    if (sentence := sentence_of(errors[0])) != asked[""]:
        return f'says "{sentence}" instead of "{asked[""]}"'
    lines = errors[0].count("\n")
    bound = LINES[label][bool(case.mark("inside"))] if label in LINES and not case.mark("any length") else lines
    return f"{lines} lines, {label} needs no more than {bound}" if lines > bound else ""


def told(compiler: Compiler, source: str, *flags: str, seconds: int = 0, folder: pathlib.Path = ROOT) -> Said:
    """Compiles a source, with names of files as users see them."""
    every = "-ferror-limit=0" if compiler.is_clang else "-fmax-errors=0"
    return compiler(*flags, every, "-fsyntax-only", source, folder=folder, seconds=seconds)


def read_once(compiler: Compiler, shared: pathlib.Path, folder: pathlib.Path) -> list[str | pathlib.Path]:
    """The options with which the compiler finds a header precompiled, in a folder that keeps it."""
    header = folder.resolve() / shared.name
    made = header.with_name(f"{shared.name}.gch")
    text = f'// {compiler.version} {" ".join(compiler.flags)}\n#include "{shared}"\n'
    if not header.is_file() or tree.read(header) != text:
        tree.write(header, text)
    if not up_to_date(made, header, ROOT / "include", shared, by=[read_once]):
        compiler.read_once(header, folder=ROOT)
        done(made)
    return compiler.with_it(header)


def told_of_mistakes(compiler: Compiler, source: str, text: str, read: Sequence[str | pathlib.Path] = ()) -> str:
    """What is said to a source with its mistakes, in a folder where it has the same name."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "include").symlink_to(ROOT / "include")
        tree.write(pathlib.Path(folder, source.lstrip("/")), mistaken(source, text))
        return told(compiler, source.lstrip("/"), *read, "-DUNITSTEP_MISTAKE", "-iquote", str((ROOT / source).parent),
                    folder=pathlib.Path(folder)).text


def judged(compiler: Compiler, source: str, arguments: argparse.Namespace,
           shared: dict[str, list[str | pathlib.Path]]) -> Iterator[str]:
    """Each fault, with the messages."""
    text = (ROOT / source).read_text(encoding="utf-8")
    cases = cases_of(source.lstrip("/"), text)
    read = next((options for include, options in shared.items() if include in text), [])
    if not arguments.mistake and (said := told(compiler, source, *read)) != (0, "", ""):
        yield f"{said.text}\n{source}: what is right is not accepted in silence"
    found = attributed(cases, told_of_mistakes(compiler, source, text, read))
    for case in cases:
        errors = found[case.name]
        if wrong := fault(case, errors, compiler.label):
            yield f"{''.join(errors)}\n{source}:{case.first}: {case.name}: {wrong}"


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sources", nargs="*", metavar="source", help="from the top of the project")
    parser.add_argument("--standard", default="c++20")
    parser.add_argument("--read-once", type=pathlib.Path, metavar="FOLDER",
                        help="keep there what the sources share, as the compiler has read it")
    parser.add_argument("--mistake", action="store_true", help="leave out what is right")


def main(arguments: argparse.Namespace) -> Iterable[str]:
    compiler = Compiler(COMPILER, pathlib.Path(), *STRICT, f"-std={arguments.standard}")
    folder = arguments.read_once
    shared = {include: read_once(compiler, header, folder) for include, header in SHARED.items()} if folder else {}
    return itertools.chain(*at_once(lambda source: list(judged(compiler, source, arguments, shared)), arguments.sources))
