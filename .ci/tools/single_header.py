# SPDX-License-Identifier: BSL-1.0
"""Writes all of unitstep.hpp and the short names of units into one header.

Every header of the library stands there once, where the first include of it stood; what it includes of others
comes first. Of the opt-in headers only the short names are in it: those for output need more of a compiler, and
the others need other libraries.
"""

import argparse
import re
from collections.abc import Iterator

import tree
from compiler import Trouble

INCLUDE = tree.ROOT / "include"
HEADERS = ("unitstep/unitstep.hpp", "unitstep/units/short_names.hpp")


def taken(name: str, seen: dict[str, None]) -> Iterator[str]:
    """The lines that an #include of a header of the library stands for; `seen` also collects the other headers."""
    if name in seen:
        return
    seen[name] = None
    depth, release = 0, "v" + "_".join(tree.version().split(".")[:2])
    for line in tree.read(INCLUDE / name).splitlines():
        depth += line.startswith("#if") - line.startswith("#endif")
        included = re.match(r" *# *include *(<[^>]*>)?", line)
        if included and (depth or not included[1]):
            raise Trouble(f"{name}: an include in a condition, or of no header: {line}")
        if included and included[1].startswith("<unitstep/"):
            yield from taken(included[1][1:-1], seen)
        elif included:
            seen[included[1]] = None
        elif line != "#pragma once" and not line.startswith("// SPDX-License-Identifier:"):
            # An install does the same: see release_namespace.cmake.
            yield re.sub(r"^namespace unitstep([a-z:]* \{)$", rf"namespace unitstep::inline {release}\1", line)


def text() -> str:
    seen: dict[str, None] = {}
    body = "\n".join(line for name in HEADERS for line in taken(name, seen)).strip("\n")
    return "\n".join([
        "// SPDX-License-Identifier: BSL-1.0",
        f"// unitstep {tree.version()} in one header, made of all the others: see the library for how it is written.",
        "// It needs C++20 and Boost 1.81 or newer, of which only headers.", "#pragma once\n",
        *(f"#include {name}" for name in sorted(seen) if name[0] == "<"), "", re.sub(r"\n{3,}", "\n\n", body), ""])


def main(_: argparse.Namespace) -> None:
    print(tree.write(tree.ROOT / "build/unitstep.hpp", text()))
