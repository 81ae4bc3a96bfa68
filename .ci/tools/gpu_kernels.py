# SPDX-License-Identifier: BSL-1.0
"""Kernels for a GPU, compiled by clang without a CUDA toolkit: what is left of units and calls in their loops.

Of each method the kernel in tests/gpu/kernels/ that steps by the library is compared with the one that steps
raw doubles by hand. Both are compiled to PTX. It fails if a kernel has a call or uses local memory, or if the loop
over the steps has more than 1.02 times the instructions of the one by hand.

The example examples/gpu/pendulums.cu is compiled for the GPU too, and its other half checked, against declarations of
what it uses of the CUDA runtime. It is not run: that takes a GPU.

It also prints the bytes that the loop carries from one step to the next, and the most doubles that are in use at once,
which is what registers are needed for; where a CUDA toolkit's assembler is, the registers themselves, and it fails if
any is spilled. It fails where the guide's sentence on position Verlet does not hold.
"""

import argparse
import os
import re
import shutil

import tree
from compiler import Skipped, Trouble, run

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
EXAMPLE = "examples/gpu/pendulums.cu"
STAND_IN = "-Itests/gpu/stand_in"  # for the CUDA runtime


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ptxas", default="ptxas", help="the assembler of a CUDA toolkit, which counts registers")
    parser.add_argument("--define", default="", help="a macro, such as CONTROL, with which it must fail")


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


def doubles(line: str) -> list[str]:
    return re.findall(r"%fd\d+", line)


def written(line: str) -> list[str]:
    """The double that an instruction makes: its first operand, unless it stores, compares or jumps."""
    operation = re.sub(r"@!?%p\d+ ", "", line).split(None, 1)
    if len(operation) < 2 or operation[0].startswith(("st.", "setp", "bra")):
        return []
    return doubles(operation[1].split(",")[0])


def kept(lines: list[str]) -> tuple[int, int]:
    """The bytes of the doubles that a loop carries from step to step, and the most doubles in use at once. An
    instruction that may be skipped ends no use."""
    made = {name for line in lines for name in written(line)}
    carried: set[str] = set()
    so_far: set[str] = set()
    for line in lines:
        target = written(line)
        carried |= {name for name in doubles(line)[len(target):] if name in made and name not in so_far}
        so_far |= set(target)
    constants = {name for line in lines for name in doubles(line)} - made
    live, most = carried | constants, 0
    for line in reversed(lines):
        target = written(line)
        if not line.startswith("@"):
            live -= set(target)
        live |= set(doubles(line)[len(target):]) | constants
        most = max(most, len(live))
    return 8 * len(carried), most


def registers(ptxas: str, ptx: str) -> dict[str, int]:
    """Of each kernel, as the assembler allots them; none where there is no assembler. A kernel that spills has -1."""
    if not shutil.which(ptxas):
        return {}
    said = run([ptxas, "-v", "-arch=sm_80", "-o", os.devnull, "/dev/stdin"], given=ptx).text
    found = {}
    for name, words in re.findall(r"entry function '(\w+)'(.*?Used \d+ registers)", said, re.DOTALL):
        spilled = re.search(r"[1-9]\d* bytes (stack frame|spill)", words)
        found[name] = -1 if spilled else int(re.search(r"Used (\d+)", words)[1])
    return found


def claim_on_verlet(found: dict[str, tuple[int, int, int]]) -> list[str]:
    """The sentence of the guide: a step of position Verlet takes as many instructions as one of semi-implicit Euler and
    no more doubles at once, both a third of RK4's at most, but it carries half as many bytes again."""
    verlet, euler, rk4 = (found[method] for method in ("stormer_verlet", "semi_implicit_euler", "rk4"))
    holds = verlet[0] == euler[0] and 3 * verlet[0] <= rk4[0] and verlet[2] <= euler[2] < rk4[2] / 2 \
        and 2 * verlet[1] == 3 * euler[1] and euler[1] == rk4[1]
    return [] if holds else ["what the guide says of stormer_verlet is not what was counted"]


def main(arguments: argparse.Namespace) -> int:
    clang = shutil.which(CLANG)
    if not clang or "nvptx64" not in run([clang, "--print-targets"]).text:
        raise Skipped(f"{CLANG} that makes code for a GPU is not installed")
    wrong, counts = [], {}
    print("method, instructions in the loop over the steps, by hand, of them on numbers, bytes carried, "
          "doubles in use, registers, by hand")
    for source, method in KERNELS:
        defines = [f"-DMETHOD={method}", *([f"-D{arguments.define}"] if arguments.define else [])]
        made = run([clang, *FLAGS, *TO_PTX, *defines, f"{SOURCES}/{source}.cu"], folder=tree.ROOT, apart=True)
        if made.code:
            raise Trouble(made.error)
        found = kernels(made.text)
        wrong += [fault for name, body in found.items() for fault in faults(f"{method}, {name}", body)]
        typed, raw = loop(found["typed"]), loop(found["raw"])
        counts[method] = len(typed), *kept(typed)
        used = registers(arguments.ptxas, made.text)
        print(f"{method}, {len(typed)}, {len(raw)}, {sum('.f64' in line for line in typed)}, "
              f"{counts[method][1]}, {counts[method][2]}, {used.get('typed', '-')}, {used.get('raw', '-')}")
        if -1 in used.values():
            wrong.append(f"{method}: registers are spilled")
        if len(typed) > MOST * len(raw):
            wrong.append(f"{method}: {len(typed)} instructions, by hand {len(raw)}")
    wrong += claim_on_verlet(counts)
    for half in (TO_PTX, ["--cuda-host-only", "-fsyntax-only"]):
        made = run([clang, *FLAGS, STAND_IN, *half, EXAMPLE], folder=tree.ROOT, apart=True)
        if made.code or half is TO_PTX and not re.search(r"\.visible \.entry \w*swing", made.text):
            wrong.append(f"{EXAMPLE}: {made.error or 'has no kernel'}")
    print("".join(f"{line}\n" for line in wrong), end="")
    return 1 if wrong else 0
