# SPDX-License-Identifier: BSL-1.0
"""Runs test programs under valgrind's memcheck, which must find nothing.

No read of what was never written, none beyond an end, no leak. Its long double has the digits of a double, so
tests of long double may fail under it; what they compute is looked at elsewhere, and only what valgrind says
counts here. Without names: all programs in the folder.
"""

import argparse
import os
import pathlib
import re
import shutil
import tempfile

import tree
from compiler import Skipped, run

# A billion steps, and what counts allocations by an operator new of its own.
LEFT_OUT = re.compile(r"problems\.long_spring|drive\.allocation|twins\.O.")


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=pathlib.Path, help="such as build/dev/tests/programs")
    parser.add_argument("programs", nargs="*")


def complaint(program: pathlib.Path, log: pathlib.Path) -> str:
    """Functions at tens of thousands of arguments are left out."""
    said = run(["valgrind", "-q", "--error-exitcode=99", "--leak-check=full", f"--log-file={log}", str(program),
                "--gtest_brief=1", "--gtest_filter=-*of_mpfr*"], RC_PARAMS="seed=1 max_success=3")
    if text := tree.read(log):
        return "\n".join([f"{program.name}:", *text.splitlines()[:20]])
    return f"{program.name}: ends with {said.code}" if said.code not in (0, 1) else ""


def main(arguments: argparse.Namespace) -> int:
    if not shutil.which("valgrind"):
        raise Skipped("valgrind is not installed")
    programs = arguments.programs or sorted(
        file.name for file in arguments.folder.iterdir()
        if file.is_file() and os.access(file, os.X_OK) and not LEFT_OUT.fullmatch(file.name))
    with tempfile.TemporaryDirectory() as scratch:
        wrong = [text for program in programs
                 if (text := complaint(arguments.folder / program, pathlib.Path(scratch, "said.txt")))]
    print("\n".join([*wrong, f"{len(programs)} programs"]))
    return 1 if wrong or not programs else 0
