# SPDX-License-Identifier: BSL-1.0
"""Whether every method has the same bits in the compiler and in the program.

Tries each compiler that is there with each of the settings. Prints a table, and fails where the bits differ though
nothing excuses it: no part of -ffast-math, no product and sum that were fused, no registers with more digits than a
number. It also fails where -ffast-math is not refused.

With --machines the same on processors that this machine is not, by Debian's cross compilers and qemu-user: with the
options of unitstep::bit_exact, where the bits must be the same, and without, where products and sums may be fused.

What it needs for the last rows: libc++-19-dev for -stdlib=libc++, g++-multilib for -m32. Where they are not
installed the table says so.
"""

import argparse
import os
import pathlib
import re
import shutil
import sys
import tempfile

import tree
from compiler import Skipped, boost_alone, run

SETTINGS = """-std=c++20 -O0
-std=c++20 -O2
-std=c++20 -O3
-std=c++20 -Os
-std=c++2b -O2
-std=c++2c -O2
-std=c++20 -O2 -march=native -ffp-contract=off
-std=c++20 -O2 -march=native -ffp-contract=off -fno-tree-vectorize
-std=c++20 -O2 -march=native
-std=c++20 -O2 -ffast-math
-std=c++20 -O2 -ffast-math -DUNITSTEP_ALLOW_FAST_MATH
-std=c++20 -O2 -funsafe-math-optimizations
-std=c++20 -O2 -stdlib=libc++
-std=c++2b -O3 -stdlib=libc++
-std=c++20 -O0 -m32 -msse2 -mfpmath=sse
-std=c++20 -O2 -m32 -msse2 -mfpmath=sse
-std=c++20 -O2 -m32""".splitlines()
MACHINES = {"aarch64": "aarch64-linux-gnu-g++", "riscv64": "riscv64-linux-gnu-g++", "arm": "arm-linux-gnueabihf-g++",
            "s390x": "s390x-linux-gnu-g++"}
# What a compiler with these options has to do at all. A library of C++ has an oldest compiler.
PROGRAM = """#include <array>
#include <concepts>
#include <cstdio>
#include <string>
int main() { std::puts(std::string("can").c_str()); }
"""


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--machines", action="store_true", help="other processors")


def compilers() -> list[str]:
    names = {file.name for folder in os.environ["PATH"].split(":") for file in pathlib.Path(folder).glob("*++-*")}
    numbered = [name for name in names if re.fullmatch(r"(g|clang)\+\+-[0-9]+", name)]
    return [*(["g++"] if shutil.which("g++") else []),
            *sorted(numbered, key=lambda name: (name.split("-")[0], int(name.split("-")[1])))]


def is_excused(setting: str, said: str) -> bool:
    """Whether what the program says is as it must be."""
    if setting.endswith("-ffast-math"):
        return False  # should have been refused
    return said.startswith("same") or ", fused" in said or ", extended" in said or "-math" in setting


def cell(compiler: str, setting: str, program: str) -> tuple[str, bool]:
    """What stands in the table, and whether it is good."""
    command = [compiler, *setting.split(), "-o", program]
    if run([*command, "-x", "c++", "-"], given=PROGRAM).code:
        return "not there", True
    said = run([*command, "-Iinclude", "-Itests", "tests/matrix/same_bits.cpp"], folder=tree.ROOT)
    if said.code and "-math" in setting and " unitstep: expected IEEE arithmetic" in said.text:
        return "refused", True
    if said.code:
        print("\n".join(said.text.splitlines()[:5]), file=sys.stderr)
        return "DOES NOT COMPILE", False
    text = run([program]).text.strip()
    if is_excused(setting, text):
        return text, True
    return (f"NOT REFUSED: {text}" if setting.endswith("-ffast-math") else text.upper()), False


def machines(folder: pathlib.Path) -> bool:
    there = {name: compiler for name, compiler in MACHINES.items()
             if shutil.which(compiler) and shutil.which(f"qemu-{name}")}
    if not there:
        raise Skipped("there is no cross compiler with its emulator")
    boost, program, good = boost_alone(folder / "include"), folder / "program", True
    for name, compiler in there.items():
        bits = []
        for flags in (["-ffp-contract=off"], []):
            made = run([compiler, "-std=c++20", "-O2", *flags, "-static", *boost, "-Iinclude", "-Itests",
                        "tests/matrix/same_bits.cpp", "-o", str(program)], folder=tree.ROOT)
            bits.append((made if made.code else run([f"qemu-{name}", str(program)])).text.strip())
        print(f"{name}: {bits[0]}; without -ffp-contract=off: {bits[1]}")
        good = good and bits[0] == "same" and (bits[1].startswith("same") or bits[1].endswith(", fused"))
    print("not there:", *(name for name in MACHINES if name not in there))
    return good


def main(arguments: argparse.Namespace) -> int:
    if arguments.machines:
        with tempfile.TemporaryDirectory() as scratch:
            return 0 if machines(pathlib.Path(scratch)) else 1
    names = compilers()
    good = True
    print("| options |", *(f"{name} |" for name in names))
    print("|---|" + "---|" * len(names))
    with tempfile.TemporaryDirectory() as scratch:
        for setting in SETTINGS:
            cells = [cell(name, setting, f"{scratch}/program") for name in names]
            print(f"| `{setting}` |", *(f"{text} |" for text, _ in cells), flush=True)
            good = good and all(each for _, each in cells)
    return 0 if good else 1
