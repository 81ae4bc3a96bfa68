# SPDX-License-Identifier: BSL-1.0
"""Judges what a compiler says to mistakes: to sources that are right, and wrong with -DUNITSTEP_MISTAKE.

What the sources include is read once. The right variant must be accepted in silence; those of a dozen are
compiled as one source, each in a namespace, and alone where that one is not accepted. What is asked of the wrong
variant depends on the folder:
- tests/refuse/plain, odeint, doubles: it is refused, or accepted in silence where the source has a line
  "// accepted: why"; its words are kept for the site;
- tests/refuse/from_... (of an earlier release) and examples/refused: it is refused in words that
  "// expect words: ..." or "// expect: ..." matches, in any number of errors;
- tests/refuse/values: the compiler shows the words of the line "// expect: ...";
- any other: there is one error, whose first line says the sentence of "// expect: expected ..., got ...",
  or the compiler's own of "// expect words: ...".
"""

import argparse
import concurrent.futures
import itertools
import pathlib
import re
import tempfile
from collections.abc import Iterator, Sequence

import tree
from compiler import Compiler, option
from pages import JOBS, ROOT

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
INCLUDE = re.compile(r"^#include .*", re.MULTILINE)
# What cannot stand in a namespace: a program, and a specialisation of somebody else's template.
OUTERMOST = re.compile(r"^(int main\b|template <>|namespace (std|boost|unitstep)\b[^=\n]*\{)", re.MULTILINE)
# The longest that a refusal may be, for the compilers that were measured; and one whose source has a line
# "// inside: ..." is of an operator in the body of a field: the way there is shown too, in three notes, or
# by g++ the evaluation.
LINES = {"g++-12": (8, 13), "clang-14": (14, 19), "clang-16": (11, 19), "clang-19": (11, 19)}
# To these the compiler speaks once more with nothing read already, and must say the same.
AS_A_USER = {"cases/dt_in_metres", "cases/spring_in_newton", "cases/sum_in_a_field", "cases/sum_in_a_rate",
             "cases/vec_sum", "plain/sum_in_a_field", "plain/own_sum", "odeint/rate_of_force"}


def text_of(case: str) -> str:
    return (ROOT / case).read_text(encoding="utf-8")


def strict(command: str, *flags: str) -> Compiler:
    """A compiler at the top of the project, where it says names of files as users see them."""
    return Compiler(command, pathlib.Path(), *STRICT, *flags)


def headers_of(case: str) -> str:
    """What it includes before anything else, by the name of the file that has it."""
    if pathlib.Path(case).parent.name in ("odeint", "doubles"):
        return "tests/refuse/odeint/integrate.hpp"
    is_ours = "\n#include <unitstep/unitstep.hpp>" in text_of(case)
    return f"tests/refuse/{'cases/dt_in_metres.cpp' if is_ours else 'plain/integrate.hpp'}"


def read_headers(compiler: Compiler, headers: str, folder: pathlib.Path) -> pathlib.Path:
    """Has the compiler read what a file includes, and keeps the includes."""
    once = folder / f"{compiler.label}.{pathlib.Path(headers).parent.name}.hpp"
    once.write_text("".join(re.findall(r"^#include <.*\n", text_of(headers), re.MULTILINE)), encoding="utf-8")
    compiler.read_once(once, folder=ROOT)
    return once


def accepts(compiler: Compiler, cases: Sequence[str], once: pathlib.Path) -> bool:
    """Whether it accepts the right variants of cases of one folder in silence, all in one source."""
    texts = {case: text_of(case) for case in cases}
    includes = dict.fromkeys(line for text in texts.values() for line in INCLUDE.findall(text))
    bodies = [f'namespace case_{number} {{\n#line 1 "{case}"\n{INCLUDE.sub("", text)}\n}}\n'
              for number, (case, text) in enumerate(texts.items())]
    folder = pathlib.Path(cases[0]).parent
    said = compiler(*compiler.with_it(once), "-iquote", folder, "-fsyntax-only", "-x", "c++", "-",
                    given="\n".join([*includes, *bodies]), folder=ROOT)
    return said.code == 0 and not said.text


def not_accepted(compiler: Compiler, cases: Sequence[str], once: pathlib.Path) -> dict[str, str]:
    """What it says to each right variant that it does not accept in silence."""
    inner = [case for case in cases if not OUTERMOST.search(text_of(case))]
    together = inner if len(inner) > 1 and accepts(compiler, inner, once) else []
    told_ = {case: told(compiler, case, once, mistake=False) for case in cases if case not in together}
    return {case: said for case, (accepted, said) in told_.items() if not accepted or said}


def told(compiler: Compiler, case: str, once: pathlib.Path | None = None, mistake: bool = True) -> tuple[bool, str]:
    """Whether it accepts a variant of a case, and what it says, as without anything read already."""
    said = compiler(*(compiler.with_it(once) if once else []), *["-DUNITSTEP_MISTAKE"] * mistake, "-fsyntax-only", case,
                    folder=ROOT)
    return said.code == 0, as_a_user_sees(said.text, case, once, compiler.is_clang) if mistake and once else said.text


def line_of(words: str, source: str) -> int | str:
    """The number of the line that starts so, which is not the first one; or nothing."""
    before, found, _ = source.partition("\n" + words)
    return before.count("\n") + 2 if found else ""


def as_a_user_sees(said: str, case: str, once: pathlib.Path, is_clang: bool) -> str:
    """What was said with headers read once, as to one who includes them by CASE, or by the header beside it
    that CASE includes. Each line of `once` is an include line of the one or the other."""
    source = text_of(case)
    own = re.search(r'^#include "([^"]*\.hpp)".*', source, re.MULTILINE)
    header = str(pathlib.Path(case).with_name(own[1])) if own else case
    # g++ shows the way to a line that includes something once, so only its first note leads to CASE.
    first = re.search(rf"from ({re.escape(str(once))}|{re.escape(case)}):[0-9]+", said)
    for number, include in enumerate(once.read_text(encoding="utf-8").splitlines(), 1):
        place = f"from {once}:{number}"
        inner = line_of(include, text_of(header))
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
    if folder in ("plain", "odeint", "doubles"):
        return not_refused(source, accepted, said)
    due, own_words = mark(source, "expect"), mark(source, "expect words")
    if not due and not own_words:
        return 'has no line "// expect: expected ..., got ..."'
    if accepted:
        return "the mistake is accepted"
    if folder == "values":
        return "" if due and due in said else f'the compiler does not show "{due}"'
    errors = [line for line in said.splitlines() if " error: " in line]
    if folder == "refused" or folder.startswith("from_"):
        pattern = own_words or due or "$"
        return "" if re.search(pattern, "\n".join(errors)) else f'does not say "{pattern}"'
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


def judged(compiler: Compiler, case: str, once: pathlib.Path, arguments: argparse.Namespace) -> tuple[str, str]:
    """What is said to the mistake, and what is wrong with it."""
    source, name = text_of(case), "/".join(pathlib.Path(case).with_suffix("").parts[-2:])
    accepted, said = told(compiler, case, once)
    if arguments.output:
        tree.write(arguments.output / f"{name}.txt", said)
    wrong = fault(case, source, accepted, said) or (arguments.length and too_long(source, said, compiler.label))
    if not wrong and name in AS_A_USER and told(compiler, case)[1] != said:
        wrong = "with the headers read once, something else is said"
    return said, wrong


def dozens(cases: Sequence[str]) -> Iterator[list[str]]:
    """A dozen at a time of those that lie in one folder and begin with the same headers."""
    for _, some in itertools.groupby(cases, lambda case: (pathlib.Path(case).parent, headers_of(case))):
        alike = list(some)
        yield from (alike[i:i + 12] for i in range(0, len(alike), 12))


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("cases", nargs="+", metavar="case", help="sources, from the top of the project")
    option(parser)
    parser.add_argument("--standard", default="c++20")
    parser.add_argument("--output", type=pathlib.Path, help="a folder where the compiler's words are kept")
    parser.add_argument("--mistake", action="store_true", help="leave out the right variants")
    parser.add_argument("--length", action="store_true", help="hold the words to the lines that were measured")


def main(arguments: argparse.Namespace) -> int:
    compiler = strict(arguments.compiler, f"-std={arguments.standard}")
    if arguments.length and compiler.label not in LINES:
        print(f"no bound was measured for {compiler.label}")
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        once = {headers: read_headers(compiler, headers, pathlib.Path(scratch))
                for headers in sorted(set(map(headers_of, arguments.cases)))}
        right = [] if arguments.mistake else pool.map(
            lambda cases: not_accepted(compiler, cases, once[headers_of(cases[0])]), dozens(arguments.cases))
        wrong = [(case, said, "the right variant is not accepted in silence")
                 for part in right for case, said in part.items()]
        mistakes = pool.map(lambda case: judged(compiler, case, once[headers_of(case)], arguments), arguments.cases)
        for case, (said, fault_) in zip(arguments.cases, mistakes):
            if fault_:
                wrong.append((case, said, fault_))
            else:
                print(f"{case}: {said.count(chr(10))} lines, {len(said)} bytes")
    print("".join(f"{said}\n{case}: {what}\n" for case, said, what in wrong), end="")
    return 1 if wrong else 0
