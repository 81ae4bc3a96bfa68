# SPDX-License-Identifier: BSL-1.0
"""Compiles kernels for a GPU by clang without a CUDA toolkit: units and calls must be gone from their loops.

For each method the kernel in tests/gpu/kernels/ that steps by the library is compared with the one that steps raw
doubles by hand. Both are compiled to PTX. A kernel fails if it has a call or uses local memory, if its loop over the
steps has more than 1.02 times the instructions of the one by hand, or if the guide's sentence on position Verlet does
not hold.

Kernels of laws, events and functions must compile. The examples in examples/gpu/ are compiled for the GPU too, and
their other half is checked against declarations of the parts of CUDA that they use. They are not run, since that takes
a GPU.
"""

import argparse
import re
import shutil

import tree
from compiler import Skipped, output, run

CLANG = "clang++-19"
SOURCES = "tests/gpu/kernels"
KERNELS = [("runs", "semi_implicit_euler"), ("runs", "stormer_verlet"), ("runs", "rk4"),
           ("tolerance", "dormand_prince5"), ("ensemble", "velocity_verlet"), ("pendulum", "velocity_verlet")]
MOST = 1.02
ATTRIBUTES = [f"-D__{name}__=__attribute__(({name}))" for name in ("host", "device", "global")]
FLAGS = ["-x", "cuda", "--cuda-gpu-arch=sm_80", "-nocudainc", "-nocudalib", "-include", "stdlib.h",
         "-std=c++20", "-O2", "-ffp-contract=off", "-fno-unroll-loops", "-Wall", "-Wextra", "-Werror",
         "-Wno-unknown-cuda-version", *ATTRIBUTES, "-Iinclude"]
TO_PTX = ["--cuda-device-only", "-S", "-o", "-"]
EXAMPLES = [("examples/gpu/pendulums.cu", "swing"), ("examples/gpu/shots.cu", "fire")]
LAWS = (f"{SOURCES}/laws.cu", "damped_spring")
STAND_IN = ["-Itests/gpu/stand_in", "-D__CUDACC__", "-Wno-dangling-else"]  # for CUDA


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--define", default="", help="a macro, such as CONTROL, with which it must fail")


def kernels(ptx: str) -> dict[str, str]:
    """The bodies of the kernels by their names."""
    return dict(re.findall(r"\.visible \.entry (\w+)\(.*?\n\{\n(.*?)\n\}", ptx, re.DOTALL))


def instructions(lines: list[str]) -> list[str]:
    return [line.strip() for line in lines if re.match(r"\t(@%p\d+ )?[a-z]", line)]


def loop(body: str) -> list[str]:
    """The instructions of the largest loop, from its label to the jump back."""
    lines = body.splitlines()
    found = []
    for at, line in enumerate(lines):
        if label := re.match(r"(\$\w+):", line):
            ends = [end for end in range(at, len(lines)) if re.search(rf"bra[.\w]*\s+{re.escape(label[1])};", lines[end])]
            if ends:
                found.append(instructions(lines[at:ends[-1] + 1]))
    return max(found, key=len, default=[])


def faults(name: str, body: str) -> list[str]:
    found = []
    if re.search(r"^\s+call", body, re.MULTILINE):
        found.append(f"{name}: a call is left")
    if re.search(r"\.local\b", body):
        found.append(f"{name}: local memory is used")
    if not loop(body):
        found.append(f"{name}: has no loop")
    return found


def main(arguments: argparse.Namespace) -> list[str]:
    clang = shutil.which(CLANG)
    if not clang or "nvptx64" not in run([clang, "--print-targets"]).text:
        raise Skipped(f"{CLANG} that makes code for a GPU is not installed")
    wrong, counts = [], {}
    print("method, instructions in the loop over the steps, by hand, of them on numbers")
    for source, method in KERNELS:
        defines = [f"-DMETHOD={method}", *([f"-D{arguments.define}"] if arguments.define else [])]
        found = kernels(output(clang, *FLAGS, *TO_PTX, *defines, f"{SOURCES}/{source}.cu", folder=tree.ROOT))
        wrong += [fault for name, body in found.items() for fault in faults(f"{method}, {name}", body)]
        typed, raw = loop(found["typed"]), loop(found["raw"])
        counts[method] = len(typed)
        print(f"{method}, {len(typed)}, {len(raw)}, {sum('.f64' in line for line in typed)}")
        if len(typed) > MOST * len(raw):
            wrong.append(f"{method}: {len(typed)} instructions, by hand {len(raw)}")
    if not counts["stormer_verlet"] == counts["semi_implicit_euler"] <= counts["rk4"] / 3:
        wrong.append("stormer_verlet does not take as much as semi_implicit_euler, and a third of rk4 at most")
    for source, kernel in [] if arguments.define else [LAWS, *EXAMPLES]:
        for half in (TO_PTX, ["--cuda-host-only", "-fsyntax-only"]):
            made = run([clang, *FLAGS, *STAND_IN, *half, source], folder=tree.ROOT, apart=True)
            if made.code or half is TO_PTX and not re.search(rf"\.visible \.entry \w*{kernel}", made.text):
                wrong.append(f"{source}: {made.error or 'has no kernel'}")
    return wrong
