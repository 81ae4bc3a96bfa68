# SPDX-License-Identifier: BSL-1.0
"""Checks whether every method gives the same bits in the compiler and in the program.

It tries each installed compiler with each of the settings, and prints a table. It fails if the bits differ without an
excuse: a part of -ffast-math, a product and a sum that were fused, or registers with more digits than a number. It also
fails if -ffast-math is not refused.

With --machines it does the same for other processors, by Debian's cross compilers and qemu-user: with the options of
unitstep::bit_exact, where the bits must be the same, and without them, where products and sums may be fused.

The last rows need libc++-19-dev for -stdlib=libc++ and g++-multilib for -m32. If these are not installed, the table
says so.
"""

import argparse
import pathlib
import shutil
import tempfile

import tree
from compiler import Skipped, boost_alone, numbered, run

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
OTHER_BITS = "the bits differ without an excuse, or -ffast-math is not refused"
# A compiler must compile this with the options, or the row says so: a C++ library needs a recent compiler.
PROGRAM = "#include <concepts>\n#include <string>\nint main() { return static_cast<int>(std::string().size()); }\n"


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--machines", action="store_true", help="other processors")


def bits(compiler: str, *flags: str, emulator: str = "") -> str:
    """What the program reports about its bits, or why there is no program."""
    with tempfile.TemporaryDirectory() as folder:
        command = [compiler, *flags, "-o", f"{folder}/program"]
        if run([*command, "-x", "c++", "-"], given=PROGRAM).code:
            return "not there"
        said = run([*command, "-Iinclude", "-Itests", "tests/matrix/same_bits.cpp"], folder=tree.ROOT)
        if said.code:
            return "refused" if " unitstep: expected IEEE arithmetic" in said.text else "DOES NOT COMPILE"
        return run([*[emulator] * bool(emulator), f"{folder}/program"]).text.strip()


def is_good(setting: str, said: str) -> bool:
    """Whether the bits are the same, or differ for an accepted reason."""
    if setting.endswith(("-ffast-math", "-m32")):
        return said in ("refused", "not there")
    return said.startswith(("same", "not there")) or said.endswith(", fused") or (
        "-math" in setting and said != "DOES NOT COMPILE")


def machines() -> bool:
    there = {name: compiler for name, compiler in MACHINES.items()
             if shutil.which(compiler) and shutil.which(f"qemu-{name}")}
    if not there:
        raise Skipped("there is no cross compiler with its emulator")
    good = True
    with tempfile.TemporaryDirectory() as folder:
        boost = boost_alone(pathlib.Path(folder))
        for name, compiler in there.items():
            exact, other = (bits(compiler, "-std=c++20", "-O2", "-static", *flags, *boost, emulator=f"qemu-{name}")
                            for flags in (["-ffp-contract=off"], []))
            print(f"{name}: {exact}; without -ffp-contract=off: {other}")
            good = good and exact == "same" and is_good("", other)
    print("not there:", *(name for name in MACHINES if name not in there))
    return good


def main(arguments: argparse.Namespace) -> list[str]:
    if arguments.machines:
        return [] if machines() else [OTHER_BITS]
    names, good = [*["g++"] * bool(shutil.which("g++")), *numbered()], True
    print("| options |", *(f"{name} |" for name in names))
    print("|---|" + "---|" * len(names))
    for setting in SETTINGS:
        cells = [bits(name, *setting.split()) for name in names]
        print(f"| `{setting}` |", *(f"{said if is_good(setting, said) else said.upper()} |" for said in cells), flush=True)
        good = good and all(is_good(setting, said) for said in cells)
    return [] if good else [OTHER_BITS]
