# SPDX-License-Identifier: BSL-1.0
"""Writes all of unitstep.hpp and the short names of units into one header.

Every header of the library stands there once, where the first include of it stood; what it includes of others
comes first. Of the opt-in headers only the short names are in it: those for output need more of a compiler, and
the others need other libraries.
"""

import argparse
import pathlib
import re

import tree

INCLUDE = tree.ROOT / "include"
HEADERS = ("unitstep/unitstep.hpp", "unitstep/units/short_names.hpp")


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


def main(_: argparse.Namespace) -> int:
    print(tree.write(tree.ROOT / "build/unitstep.hpp", text()))
    return 0
