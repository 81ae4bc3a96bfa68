# SPDX-License-Identifier: BSL-1.0
"""Builds the fuzz targets with libFuzzer and the sanitizers, and tries inputs, always the same ones.

  fuzz build/fuzz 600s            for ten minutes each, from where the last time ended
  fuzz build/fuzz 1000 runs       a thousand inputs for one target
  fuzz build/fuzz 1000 planted    the control: must find the bug that is planted

What has been found interesting stays in FOLDER/TARGET.inputs, what fails in FOLDER/TARGET-crash-*; give such a
file to FOLDER/TARGET to see it again. CXXFLAGS is passed on, CXX may name a clang.
"""

import argparse
import os
import pathlib
import shutil

import tree
from compiler import Compiler, Said, Skipped, run

SOURCES = tree.ROOT / "tests/fuzz"
PROBE = 'extern "C" int LLVMFuzzerTestOneInput(unsigned char const*, unsigned long) { return 0; }'
FLAGS = ["-O1", "-g1", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror",
         "-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=all", f"-I{tree.ROOT}/tests"]
# The control is a target with a bug in it; and four methods take an eighth of the time to compile that all do.
VARIANTS = {"planted": ("runs", ["-DUNITSTEP_PLANTED"]), "few_runs": ("runs", ["-DUNITSTEP_FEW"])}


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("limit", help="a number of inputs, or of seconds such as 600s")
    parser.add_argument("targets", nargs="*", default=["functions", "runs", "drives", "bodies"])


def fuzzing_compiler(folder: pathlib.Path) -> str:
    """A clang with libFuzzer, if there is any."""
    names = [os.environ.get("CXX", ""), *(f"clang++-{version}" for version in range(22, 15, -1)), "clang++"]
    return next((name for name in names if name and shutil.which(name) and not Compiler(name)(
        "-fsanitize=fuzzer", "-x", "c++", "-", "-o", folder / "probe", given=PROBE).code), "")


def tried(target: str, folder: pathlib.Path, limit: str, compiler: Compiler) -> Said:
    source, flags = VARIANTS.get(target, (target, []))
    program, inputs = folder / target, folder / f"{target}.inputs"
    said = compiler(*flags, SOURCES / f"{source}.cpp", "-o", program)
    if said.code:
        return said
    inputs.mkdir(exist_ok=True)
    how_long = [f"-max_total_time={limit[:-1]}", str(inputs)] if limit.endswith("s") else [
        f"-runs={limit}", "-seed=1"]
    return run([str(program), "-timeout=10", "-max_len=512", f"-artifact_prefix={folder}/{target}-",
                "-verbosity=0", "-print_funcs=0", "-error_exitcode=1", *how_long])


def main(arguments: argparse.Namespace) -> int:
    folder = arguments.folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    name = fuzzing_compiler(folder)
    if not name:
        raise Skipped("there is no clang with libFuzzer")
    for target in arguments.targets:
        said = tried(target, folder, arguments.limit, Compiler(name, tree.ROOT, *FLAGS))
        print(said.text if said.code else f"{said.text}{target}: nothing found in {arguments.limit}")
        if said.code:
            return 1
    return 0
