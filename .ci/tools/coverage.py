# SPDX-License-Identifier: BSL-1.0
"""Which lines of include/ the tests run at run time.

Builds every test program (or those named: drive/simulation ...) with g++ and counters, runs them, and prints those
lines that were not run, and how many were. Fails below 98 % of those that tests/coverage.txt does not explain, and
where that names a line that is run or is not there. The programs are not optimised, as lines must stay what they are.
"""

import argparse
import concurrent.futures
import pathlib
import re
import tempfile
from collections import Counter

import tree
from compiler import Compiler, run
from library_mutants import LIBRARIES, flags_of
from pages import JOBS

FLAGS = ["-O0", "--coverage", "-ffp-contract=off", "-fno-inline", f"-I{tree.ROOT}/tests", "-w"]
# static_assert is left out: what it proves is computed by the compiler and counts nothing here. But that of a
# chain makes it by halves.
UNPROVED = "-Dstatic_assert(...)=static_assert(true)"
READ_ONCE = ("gtest/gtest.h", "boost/units/systems/si.hpp", "unitstep/unitstep.hpp")
Lines = Counter[tuple[str, int]]  # how often each line of a header is run


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tests", nargs="*")


def lines_run(gcov: str) -> Lines:
    """What gcov says of the headers of the library."""
    found: Lines = Counter()
    for part in re.split(r"^ *-: *0:Source:", gcov, flags=re.M)[1:]:
        name, _, text = part.partition("\n")
        if "include/unitstep/" in name:
            header = name[name.index("include/unitstep/"):]
            for count, line in re.findall(r"^ *([0-9]+|[#=]+)\*?: *([0-9]+):", text, re.M):
                found[header, int(line)] += int(count) if count.isdigit() else 0
    return found


def one(name: str, compiler: Compiler, once: list[str | pathlib.Path]) -> Lines:
    """Builds and runs a test."""
    source = tree.ROOT / f"tests/{name}_test.cpp"
    flags = flags_of(str(source)) or ([] if source.stem == "chain_test" else once)
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, "program")
        said = compiler(*flags, "-c", source, "-o", f"{program}.o")
        said = said if said.code else compiler(f"{program}.o", "-o", program, *LIBRARIES, "-pthread")
        if said.code:
            print(f"{name} does not build: {said.text}")
            return Counter()
        # A failure is said and no more: other tests look at what is computed.
        said = run(["timeout", "600", str(program), "--gtest_filter=-*Billion*"], RC_PARAMS="seed=1 max_success=20")
        if said.code:
            print(f"{name}: ends with {said.code}")
        return lines_run(run(["gcov", "--stdout", f"{program}.o"], apart=True, folder=tree.ROOT).text)


def reasons() -> dict[tuple[str, str], str]:
    """FILE | TEXT OF THE LINE | REASON; the text * is every line of the file."""
    rows = [line.split(" | ") for line in tree.read(tree.ROOT / "tests/coverage.txt").splitlines()
            if line and not line.startswith("#")]
    return {(row[0], row[1]): row[2] for row in rows}


def judged(counts: Lines, texts: dict[str, list[str]], explained: dict[tuple[str, str], str]) -> bool:
    """Prints what was not run and how much was, and says whether that is enough."""
    unused, lines, were_run = dict(explained), 0, 0
    for (file, line), count in sorted(counts.items()):
        text = texts[file][line - 1].strip()
        reason = next(((file, words) for words in (text, "*") if (file, words) in explained), None)
        if reason and not count:
            unused.pop(reason, None)
            continue
        lines, were_run = lines + 1, were_run + (count > 0)
        if not count:
            print(f"not run: {file}:{line}:{text}")
    for file, words in unused:
        print(f"tests/coverage.txt: nothing to explain in {file}: {words}")
    print(f"{were_run} of {lines} lines are run, and {len(counts) - lines} more are explained")
    return not unused and were_run >= 0.98 * lines


def main(arguments: argparse.Namespace) -> int:
    compiler = Compiler("g++", tree.ROOT, *FLAGS)
    # That of the version has no lines to run, and what is run beside other libraries is run elsewhere too.
    there = tree.files(tree.ROOT / "tests", "*/*_test.cpp")
    names = arguments.tests or [name.removesuffix("_test.cpp") for name in there if not name.startswith("peers")]
    counts: Lines = Counter()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        header = tree.write(pathlib.Path(folder, "read_once.hpp"), "".join(f"#include <{name}>\n" for name in READ_ONCE))
        once = [UNPROVED, *compiler.read_once(header, UNPROVED)]
        for each in pool.map(lambda name: one(name, compiler, once), names):
            counts.update(each)  # a sum would drop what is never run
    texts = {file: tree.read(tree.ROOT / file).splitlines() for file, _ in counts}
    return 0 if judged(counts, texts, reasons()) else 1
