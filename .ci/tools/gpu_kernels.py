# SPDX-License-Identifier: BSL-1.0
"""Kernels for a GPU, compiled by clang without a CUDA toolkit: what is left of units and calls in their loops.

Of each method the kernel of tests/gpu/kernels/runs.cu that steps by the library is compared with the one that steps
raw doubles by hand. Both are compiled to PTX. It fails if a kernel has a call or uses local memory, or if the loop
over the steps has more than 1.02 times the instructions of the one by hand.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys

import tree

SOURCE = "tests/gpu/kernels/runs.cu"
METHODS = {"semi_implicit_euler": True, "stormer_verlet": False, "rk4": True}  # whether there is one by hand
MOST = 1.02
ATTRIBUTES = [f"-D__{name}__=__attribute__(({name}))" for name in ("host", "device", "global")]
FLAGS = ["-x", "cuda", "--cuda-gpu-arch=sm_80", "--cuda-device-only", "-nocudainc", "-nocudalib", "-include", "stdlib.h",
         "-std=c++20", "-O2", "-ffp-contract=off", "-fno-unroll-loops", "-Wall", "-Wextra", "-Werror",
         "-Wno-unknown-cuda-version", *ATTRIBUTES, "-Iinclude", "-S", "-o", "-"]
SKIPPED = 77


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--clang", default="clang++-19")
    parser.add_argument("--define", default="", help="a macro, such as CONTROL, with which it must fail")
    parser.add_argument("--root", type=pathlib.Path, default=tree.ROOT)


def kernels(ptx: str) -> dict[str, str]:
    """The body of each kernel by its name."""
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


def main(arguments: argparse.Namespace) -> int:
    clang = shutil.which(arguments.clang)
    targets = subprocess.run([clang, "--print-targets"], capture_output=True, text=True).stdout if clang else ""
    if "nvptx64" not in targets:
        print(f"SKIPPED: {arguments.clang} that makes code for a GPU is not installed")
        return SKIPPED
    wrong = []
    print("method, instructions in the loop over the steps, by hand, of them on numbers")
    for method, has_twin in METHODS.items():
        defines = [f"-DMETHOD={method}", *([] if has_twin else ["-DNOT_BY_HAND"]),
                   *([f"-D{arguments.define}"] if arguments.define else [])]
        made = subprocess.run([clang, *FLAGS, *defines, SOURCE], cwd=arguments.root, capture_output=True, text=True)
        if made.returncode:
            print(made.stderr, file=sys.stderr)
            return 1
        found = kernels(made.stdout)
        wrong += [fault for name, body in found.items() for fault in faults(f"{method}, {name}", body)]
        typed = loop(found["typed"])
        raw = loop(found["raw"]) if has_twin else []
        on_numbers = sum(".f64" in line for line in typed)
        print(f"{method}, {len(typed)}, {len(raw) or '-'}, {on_numbers}")
        if raw and len(typed) > MOST * len(raw):
            wrong.append(f"{method}: {len(typed)} instructions, by hand {len(raw)}")
    print("".join(f"{line}\n" for line in wrong), end="")
    return 1 if wrong else 0
