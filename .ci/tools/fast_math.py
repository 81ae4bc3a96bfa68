# SPDX-License-Identifier: BSL-1.0
"""The library refuses options that let the compiler compute as if IEEE 754 did not hold.

It does so in one error and in every header that computes; it refuses none that changes nothing of the arithmetic,
and not those who say that they mean it.
"""

import argparse
import pathlib
import re

import layers
import tree
from compiler import Compiler, option

REFUSED = ["-ffast-math", "-Ofast", "-ffinite-math-only"]
REFUSED_BY_GCC = ["-funsafe-math-optimizations", "-fno-signed-zeros -fno-trapping-math -fassociative-math",
                  "-freciprocal-math"]  # of these clang does not tell a header
PASSED = ["-O3", "-fno-math-errno", "-Ofast -fno-fast-math", "-ffast-math -DUNITSTEP_ALLOW_FAST_MATH",
          "-ffinite-math-only -DUNITSTEP_ALLOW_FAST_MATH"]
GUARD = "diagnostics/detail/ieee_arithmetic.hpp"
ROOMS = ("analysis", "drive", "field", "forces", "math", "methods", "state", "units", "value")
# They hold words, the shape of a state, and formulas that somebody else calls.
UNGUARDED = re.compile(r"""units/(base_unit_text|quantity|symbols|unit_text|operation).hpp | state/(motion|rates).hpp
    | drive/(each_step|every|sample|advance|check_count).hpp | state/split.hpp | forces/(linear_force|net_acceleration).hpp
    | (math|methods)/detail/.* | ensemble/detail/interruption.hpp""", re.VERBOSE)


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--root", type=pathlib.Path, default=tree.ROOT)
    option(parser)


def errors(compiler: Compiler, flags: str) -> int:
    """How often the options are refused. Only what includes are made of is read: no code is compiled."""
    said = compiler(*flags.split(), "-E", "-x", "c++", "-", given="#include <unitstep/units/number.hpp>\n")
    return len(re.findall("error: .*unitstep: expected IEEE arithmetic", said.text))


def unguarded(graph: layers.Graph) -> list[str]:
    """The headers that compute and do not include the one that refuses, by whatever way."""
    return [name for name in sorted(graph) if GUARD not in layers.reached(graph, name) and not UNGUARDED.fullmatch(name)
            and (name.startswith(ROOMS) or "/detail/" in name)]


def main(arguments: argparse.Namespace) -> int:
    compiler = Compiler(arguments.compiler, arguments.root)
    wrong = [f"{flags} is not refused" for flags in REFUSED + ([] if compiler.is_clang else REFUSED_BY_GCC)
             if errors(compiler, flags) != 1]
    wrong += [f"{flags} is refused" for flags in PASSED if errors(compiler, flags)]
    wrong += [f"compiles with -ffast-math: {name}"
              for name in unguarded(layers.headers(arguments.root / "include/unitstep"))]
    print("".join(f"{line}\n" for line in wrong), end="")
    return 1 if wrong else 0
