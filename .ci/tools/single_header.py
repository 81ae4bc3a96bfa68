# SPDX-License-Identifier: BSL-1.0
"""Writes all of unitstep.hpp and the short names of units into one header, and links to programs that include it.

Every header of the library stands there once, where the first include of it stood; what it includes of others
comes first. Of the opt-in headers only the short names are in it: those for output need more of a compiler, and
the others need other libraries.

A link opens a program in Compiler Explorer, which fetches the header from where the release is published: the
address of the project in CMakeLists.txt, the tag of the release, unitstep.hpp.
"""

import argparse
import base64
import functools
import json
import pathlib
import re
import zlib

import tree

INCLUDE = tree.ROOT / "include"
HEADERS = ("unitstep/unitstep.hpp", "unitstep/units/short_names.hpp")
EXPLORER = "https://godbolt.org/clientstate/"
COMPILERS = ("g122", "clang1910")  # g++ 12.2 and clang 19.1 in Compiler Explorer's list


def take(name: str, taken: set[str], others: set[str], release: str) -> list[str]:
    """The lines that an #include of a header of the library stands for."""
    if name in taken:
        return []
    taken.add(name)
    body: list[str] = []
    depth = 0
    for line in (INCLUDE / name).read_text(encoding="utf-8").splitlines():
        depth += line.startswith("#if") - line.startswith("#endif")
        if line == "#pragma once" or line.startswith("// SPDX-License-Identifier:"):
            continue
        included = re.match(r" *# *include *(.*)", line)
        if not included:
            # As in an install: see release_namespace.cmake.
            body.append(re.sub(r"^namespace unitstep([a-z:]* \{)$",
                               rf"namespace unitstep::inline {release}\1", line))
        elif depth or not included[1].startswith("<"):
            raise SystemExit(f"{name}: an include in a condition, or of no header: {line}")
        elif included[1].startswith("<unitstep/"):
            body += take(included[1].partition(">")[0][1:], taken, others, release)
        else:
            others.add(included[1].partition(">")[0] + ">")
    return body


def text() -> str:
    others: set[str] = set()
    release = "v" + "_".join(tree.version().split(".")[:2])
    taken: set[str] = set()
    body = "\n".join(line for name in HEADERS for line in take(name, taken, others, release)).strip("\n")
    return "\n".join([
        "// SPDX-License-Identifier: BSL-1.0",
        f"// unitstep {tree.version()} in one header, made of all the others: see the library for how it is "
        "written.",
        "// It needs C++20 and Boost 1.81 or newer, of which only headers.", "#pragma once\n",
        *(f"#include {name}" for name in sorted(others)), "", re.sub(r"\n{3,}", "\n\n", body), ""])


@functools.cache
def taken_in() -> set[str]:
    """The headers of the library that stand in it."""
    taken: set[str] = set()
    for name in HEADERS:
        take(name, taken, set(), "")
    return taken


def address() -> str:
    """Where the header of this release is published."""
    home = re.search(r'HOMEPAGE_URL "([^"]*)"', tree.read(tree.ROOT / "CMakeLists.txt"))
    return f"{home[1] if home else ''}/v{tree.version()}/unitstep.hpp"


def with_one_header(program: str, header: str) -> str:
    """The program with one include in place of all of the library's; nothing if it needs more than the header has."""
    names = re.findall(r"^#include <(unitstep/.*)>$", program, re.M)
    if not names or not set(names) <= taken_in() or re.search("^// links: ", program, re.M):
        return ""
    first, *rest = (f"#include <{name}>\n" for name in names)
    for line in rest:
        program = program.replace(line, "", 1)
    return program.replace(first, f"#include {header}\n", 1)


def link(program: str) -> str:
    """The address that opens a program in Compiler Explorer, compiled and run by each of the compilers."""
    compilers = [{"id": name, "options": "-std=c++20", "libs": [{"name": "boost", "ver": "181"}]} for name in COMPILERS]
    state = {"sessions": [{"id": 1, "language": "c++", "source": program, "compilers": [],
                           "executors": [{"compiler": compiler, "compilerOutputVisible": True} for compiler in compilers]}]}
    return EXPLORER + base64.urlsafe_b64encode(zlib.compress(json.dumps(state).encode(), 9)).decode()


def main(_: argparse.Namespace) -> int:
    print(tree.write(tree.ROOT / "build/unitstep.hpp", text()))
    return 0
