# SPDX-License-Identifier: BSL-1.0
"""Changes one number, index, operator, sign or truth value of a header at a time, or drops a statement, and asks
the tests; see docs/contributing.md.

COUNT is "all", or a number of mutants, drawn by the seed from a sixth as many headers; "3/8" is the third of
the eight shares into which the seed divides the headers. A HEADER is a file or folder of include/unitstep.

A mutant stands in a folder of its own before the real one. The header's own test is asked first, or where it
has none one that names it, then up to --more others: of headers that include this one, of its folder, the
nearest first. Equivalent ones in tests/meta/mutate_library.txt are tried where COUNT is not a number.
"""

import argparse
import concurrent.futures
import functools
import itertools
import pathlib
import re
import shutil
from collections import defaultdict
from collections.abc import Iterable

import layers
import tree
from compiler import Compiler, run
from mutants import Mutant, Tried, draw, equivalents, options as common_options, report
from mutants_of_header import mutants_of

INCLUDE = pathlib.Path("include/unitstep")
LIST = pathlib.Path("tests/meta/mutate_library.txt")
LIBRARIES = ["-lgtest_main", "-lgtest", "-lrapidcheck", "-lmpfr", "-lgmp"]
RANKS = ["-lboost_mpi", "-lboost_serialization"]  # beside what pkg-config says of Open MPI and oneTBB
WITHOUT = {"-fno-exceptions": ["fail_without_exceptions", "io_without_exceptions"],
           "-fno-exceptions -fno-rtti": ["quaternion_io_without_rtti"]}
FLAGS = ["-w", "-Wfatal-errors"]
READ_ONCE = "#include <gtest/gtest.h>\n#include <boost/units/systems/si.hpp>\n"
Graph = dict[str, set[str]]


def options(parser: argparse.ArgumentParser) -> None:
    common_options(parser, '"all", a number of mutants, or a share such as "3/8"')
    parser.add_argument("headers", nargs="*", default=["."])
    parser.add_argument("--more", type=int, default=6, help="so many tests beside the header's own")


def flags_of(test: str) -> list[str]:
    """What a test of a build without something is built with."""
    name = pathlib.PurePath(test).stem.removesuffix("_test")
    return next((flags.split() for flags, names in WITHOUT.items() if name in names), [])


def untried(mutant: Mutant, was: str) -> Tried:
    text = re.sub(" *//.*", "", mutant.of(was)).strip(" ")
    if mutant.kind == "a statement dropped":
        text = f"without {was[mutant.column - 1:mutant.column - 1 + mutant.size]}"
    return Tried(mutant, text, "")


def all_of(headers: Iterable[str]) -> list[Tried]:
    lines = {header: tree.read(pathlib.Path(header)).splitlines() for header in headers}
    return [untried(mutant, lines[header][mutant.line - 1]) for header in lines for mutant in mutants_of(header)]


def key(one: Tried) -> tuple[str, str]:
    return one.mutant.file, one.text


def users_of(files: Iterable[str]) -> Graph:
    """Each file with those that include it."""
    known = set(files)
    users: Graph = defaultdict(set)
    for file in known:
        for sign, name in re.findall(r'^#include ([<"])([^>"]+)', tree.read(pathlib.Path(file)), re.M):
            near = f"{pathlib.PurePath(file).parent}/{name}"
            users[f"include/{name}" if sign == "<" else near if near in known else f"tests/{name}"].add(file)
    return users


def tests_of(header: str, users: Graph, most: int) -> list[str]:
    """Its own test, the nearest others in its folder, and others that include it."""
    own = header.replace(f"{INCLUDE}/", "tests/").removesuffix(".hpp") + "_test.cpp"
    folder = "/".join(own.split("/")[:2]) + "/"
    distance = layers.reached(users, header)
    ranked = []
    for test, far in distance.items():
        if not test.endswith("_test.cpp") or (not test.startswith(folder) and far > 1):
            continue
        # A test of a header that includes this one knows more of it than a test that includes many. Of a
        # header without a test of its own, so does one that names it.
        tested = test.replace("tests/", f"{INCLUDE}/", 1).removesuffix("_test.cpp") + ".hpp"
        near = tested in distance or (own not in distance and far == 1)
        ranked.append((0 if test == own else 3 if not test.startswith(folder) else 1 if near else 2, far, test))
    return [test for _, _, test in sorted(ranked)[:most]]


@functools.cache
def libraries_of_ensembles() -> list[str]:
    """What tests of ensemble/ are compiled and linked with, where it is installed."""
    if not shutil.which("pkg-config"):
        return LIBRARIES
    said = run(["pkg-config", "--cflags", "--libs", "ompi-cxx", "tbb"])
    return LIBRARIES if said.code else [*LIBRARIES, *said.text.split(), *RANKS]


class Header:
    """A header of which mutants are tried, in a folder of its own."""

    def __init__(self, header: str, users: Graph, command: str, folder: pathlib.Path, more: int) -> None:
        self.tests = tests_of(header, users, more + 1)
        self.text = tree.read(pathlib.Path(header))
        self.mutated = folder / "overlay" / header.removeprefix("include/")
        self.program = folder / "program"
        self.compiler = Compiler(command, pathlib.Path(), *FLAGS, f"-I{folder}/overlay", "-Itests", "-include",
                                 f"{folder.parent}/read_once.hpp")
        self.sound: set[tuple[str, str]] = set()

    def fails(self, test: str) -> tuple[str, str]:
        """Whether a test is "compiled" or "run" in vain, and what is said then."""
        libraries = libraries_of_ensembles() if test.startswith("tests/ensemble/") else LIBRARIES
        said = self.compiler(*flags_of(test), test, "-o", self.program, *libraries, seconds=120, kilobytes=6_000_000)
        if said.code:
            return "compiled", said.text
        said = run([str(self.program), "--gtest_brief=1", "--gtest_filter=-*Billion*"], seconds=60,
                   kilobytes=6_000_000, GTEST_FAIL_FAST="1")
        return ("run" if said.code else ""), said.text

    def require_sound(self, how: str, test: str) -> None:
        """A test that fails anyhow catches nothing."""
        if (how, test) not in self.sound:
            self.mutated.unlink()
            failed, text = self.fails(test)
            if failed == how or failed == "compiled":
                raise SystemExit(f"{test} fails as it is:\n" + "\n".join(text.splitlines()[:20]))
            self.sound.add((how, test))

    def outcome(self, mutant: Mutant) -> tuple[str, str]:
        lines = self.text.split("\n")
        lines[mutant.line - 1] = mutant.of(lines[mutant.line - 1])
        for test in self.tests:
            tree.write(self.mutated, "\n".join(lines))
            if how := self.fails(test)[0]:
                self.require_sound(how, test)
                return f"caught, as a test fails when it is {how}", test
        return "SURVIVED", ""


def tried_all(group: list[Tried], users: Graph, listed: dict[tuple[str, str], str],
              arguments: argparse.Namespace, folder: pathlib.Path) -> list[Tried]:
    """Of one header. Where a number is drawn, what is listed is not tried."""
    header, tried = Header(group[0].mutant.file, users, arguments.compiler, folder, arguments.more), []
    for one in group:
        reason = listed.get(key(one), "")
        known = reason and arguments.count.isdigit()
        outcome, why = ("SURVIVED", "") if known else header.outcome(one.mutant)
        if reason:
            outcome = (f"LISTED as equivalent, and {outcome}" if outcome != "SURVIVED" else
                       "equivalent, for a reason that is listed")
        tried.append(one._replace(outcome=outcome, why=why or reason))
    shutil.rmtree(folder, ignore_errors=True)
    return tried


def main(arguments: argparse.Namespace) -> int:
    scratch = arguments.scratch.absolute()
    headers = [str(file) for name in arguments.headers for file in (
        sorted((INCLUDE / name).rglob("*.hpp")) if (INCLUDE / name).is_dir() else [INCLUDE / name])]
    found = all_of(sorted(headers))
    tried = draw(found, arguments.count, arguments.seed, lambda one: one.mutant.file)
    listed = equivalents(tree.read(LIST), f"{INCLUDE}/")
    keys, files = {key(one) for one in found}, {one.mutant.file for one in found}
    gone = [f"GONE: {file}: {text}" for file, text in listed if file in files and (file, text) not in keys]
    gone += [f"GONE, or without a reason: {file}: {text}" for (file, text), why in listed.items() if not why]

    once = tree.write(scratch / "read_once.hpp", READ_ONCE)
    Compiler(arguments.compiler, pathlib.Path(), *FLAGS).read_once(once)
    users = users_of(str(pathlib.Path(room, name)) for room in ("include", "tests")
                     for name in tree.files(pathlib.Path(room), "*.hpp", "*.cpp"))
    groups = [list(group) for _, group in itertools.groupby(tried, key=lambda one: one.mutant.file)]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        tried = sum(pool.map(lambda at: tried_all(groups[at], users, listed, arguments, scratch / str(at)),
                             range(len(groups))), [])
    head = f"{len(tried)} mutants tried of {len(found)}, seed {arguments.seed}, {len(groups)} headers"
    return report(scratch, head, tried, gone)
