# SPDX-License-Identifier: BSL-1.0
"""Checks whether nvcc compiles the library, and whether its kernels look for a table that is not on the GPU.

On a GPU nvcc finds only constants that are declared for it. In a `constexpr` function it gives no message: where the
constant is read it puts a trap, or a read at address 0. This tool finds both, in kernels that have no traps of their
own, since their failures end a thread. It compiles every method by steps and under a tolerance, laws, events and
functions, and the examples, these to object files. None is run, since that takes a GPU.
"""

import argparse
import pathlib
import re
import shutil
import tempfile

import tree
from compiler import Skipped, Trouble, run

FLAGS = ["-std=c++20", "-arch=sm_80", "-fmad=false", "--expt-relaxed-constexpr", "-Iinclude", "-Itests"]
KERNELS = ["tests/gpu/card/every_method.cu", "tests/gpu/kernels/laws.cu"]
EXAMPLES = ["examples/gpu/pendulums.cu", "examples/gpu/shots.cu"]
OWN_TRAP = ["-DUNITSTEP_FAILED_RUN_ENDS_ITS_THREAD="]


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--define", default="", help="a macro, such as CONTROL, with which it must fail")


def compiled(nvcc: str, source: str, *more: str) -> bytes:
    """Compiles a source by nvcc; a warning is an error."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "made"
        made = run([nvcc, *FLAGS, *more, source, "-o", str(file)], folder=tree.ROOT, apart=True)
        if made.code or "warning" in made.error:
            raise Trouble(made.error)
        return file.read_bytes()


def ptx_of(nvcc: str, source: str, *more: str) -> str:
    """The PTX of a source, with the numbers of its lines."""
    return compiled(nvcc, source, "-O2", "-ptx", "-lineinfo", *more).decode()


def lost(ptx: str) -> list[str]:
    """The places where a kernel traps, or reads at an address that no memory has."""
    files = dict(re.findall(r'\.file\s+(\d+) "([^"]*)"', ptx))
    found = set()
    for body in re.findall(r"\)\n(?:[^\n{]*\n)*\{\n(.*?)\n\}", ptx, re.DOTALL):
        low = {name for name, at in re.findall(r"mov\.u64\s+(%rd\d+), (\d+);", body) if int(at) < 4096}
        place = "somewhere"
        for line in body.splitlines():
            if at := re.match(r"\s*\.loc\s+(\d+) (\d+) ", line):
                place = f"{files[at[1]]}:{at[2]}"
            address = re.match(r"\s*(?:@\S+ )?(?:ld|st)\.\S+\s.*\[(%rd\d+|\d+)[^\]]*\]", line)
            if re.match(r"\s*(@\S+ )?trap;", line) or address and (address[1] in low or address[1].isdigit()):
                found.add(place)
    return sorted(found)


def main(arguments: argparse.Namespace) -> list[str]:
    nvcc = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")
    if not nvcc:
        raise Skipped("nvcc is not installed")
    wrong = []
    define = [f"-D{arguments.define}"] if arguments.define else []
    for source in KERNELS[:1] if define else KERNELS:
        ptx = ptx_of(nvcc, source, *OWN_TRAP, *define)
        print(f"{source}: {len(re.findall(r'[.]entry ', ptx))} kernels")
        wrong += [f"{source}: a constant of {place} is not found on a GPU" for place in lost(ptx)]
    for source in [] if define else EXAMPLES:
        compiled(nvcc, source, "-O1", "-c")
    # Without OWN_TRAP a failure must be in the code: nvcc leaves out what it thinks is never reached.
    if not define and not lost(ptx_of(nvcc, EXAMPLES[0])):
        wrong.append(f"{EXAMPLES[0]}: a bad value does not end its kernel")
    return wrong
