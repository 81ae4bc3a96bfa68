# SPDX-License-Identifier: BSL-1.0
"""Measures what the library costs, relative to hand-written raw doubles in the same run or to Boost.odeint.

  instructions, batch, vectors, lanes, ensemble, include-cost
              print figures and compare them with tests/benchmarks/bounds.txt; NAME/3 is in space
  budget, footprint, cortex-m4, long-proof, long-proof-million     compare what they measure with bounds of their own
  shown       checks what the site shows: docs/figures/counted/ has the prices of RK4 in every FORM (steps in one
              constant expression, instructions of a step at -O0 and at -O2) and the sizes of small programs;
              --write counts them anew
"""

import argparse
import functools
import pathlib
import re
import tempfile
from collections.abc import Callable

import tree
from compile_costs import Figures, cortex_m4, expect, footprint, include_cost, long_proof, long_proof_million
from compiler import Compiler, Skipped, output, run

SOURCES = tree.ROOT / "tests/benchmarks"
SHOWN = tree.ROOT / "docs/figures/counted"
KNOWN = ("g++ 12", "clang 16", "clang 19")
FORMS = "raw law light_lambda lambda boost_lambda plain_units odeint".split()
# For each: how many steps are counted, at which levels, with which further flags. Lanes are four runs in a register,
# which the program compares with four single runs. The ensemble counts what make_runs adds to runs of 1,000 steps.
COUNTED = {"instructions": (1000, ("-O0", "-O2"), []), "batch": (100000, ("-O3",), ["-pthread"]),
           "vectors": (1, ("-O3",), []), "lanes": (1000, ("-O3",), ["-mavx2", "-ffp-contract=off"]),
           "ensemble": (100, ("-O2",), [])}


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=sorted(COMMANDS))
    parser.add_argument("--write", action="store_true", help="keep what the site shows")


def figures(text: str) -> Figures:
    """The figures of lines METHOD FORM NUMBER."""
    return {(method, form): float(number) for method, form, number in map(str.split, text.splitlines())}


def budget_lines(compiler: Compiler, work: pathlib.Path, *flags: str) -> tuple[bool, str]:
    """Steps that fit into one constant expression, and whether they hold their bounds. The compiler is told to
    stop early: each limit is the same part of its default, which changes no ratio."""
    part = 112
    limits = ["-fconstexpr-steps=25000"] if compiler.is_clang else [
        f"-fconstexpr-ops-limit={33554432 // part}", f"-fconstexpr-loop-limit={262144 // part}"]
    compiler.accepts("budget.cpp", *limits, *flags, SOURCES / "budget.cpp", "-o", work / "budget")
    said = run([str(work / "budget")])
    return said.code == 0, said.text


def counted(compiler: Compiler, name: str, level: str, *flags: str) -> Figures:
    """The instructions of one step, from so many steps that callgrind counts."""
    if compiler("-E", "-x", "c++", "-", given="#include <valgrind/callgrind.h>").code:
        raise Skipped("there is no valgrind to count instructions")
    many, _, more = COUNTED[name]
    found: Figures = {}
    few: dict[tuple[str, str], int] = {}  # the first count of each, of a run with fewer steps
    with tempfile.TemporaryDirectory() as work:
        compiler.accepts(name, level, *more, *flags, SOURCES / f"{name}.cpp", "-o", f"{work}/program")
        output("valgrind", "--tool=callgrind", f"--callgrind-out-file={work}/out", f"{work}/program")
        for file in sorted(pathlib.Path(work).glob("out.*"), key=lambda file: int(file.suffix[1:])):
            text = tree.read(file)
            if form := re.search(r"^desc: Trigger: Client Request: (\S+) (\S+)", text, re.M):
                total = int(re.search(r"^totals: (\d+)", text, re.M)[1])
                key = form[1], form[2]
                if key in few:
                    found[key] = (total - few[key]) / many
                few.setdefault(key, total)
    return found


def print_figures(found: Figures) -> None:
    """Prints each with its ratio to the first form of its name."""
    for (name, form), number in found.items():
        first = next(other for (of, _), other in found.items() if of == name)
        print(f"{name:<24}{form:<16}{number:15.3f}{number / first:9.3f}")


def bounds(text: str, what: str, level: str, found: Figures, is_clang: bool) -> bool:
    """Whether the figures hold all bounds of the text; a bound without a count fails."""
    good = True
    for name, form, against, *most in (row.split()[2:] for row in text.splitlines() if row.split()[:2] == [what, level]):
        cost, than, limit = found.get((name, form), 0), found.get((name, against), 0), float(most[is_clang])
        good = expect(f"{level} {name}, {form}, of {against}: {cost / (than or 1):.3f}, at most {limit}",
                      0 < cost <= than * limit, "FAILED") and good
    return good


def held(what: str, compiler: Compiler, work: pathlib.Path) -> bool:
    """Prints the figures and returns whether they hold their bounds."""
    if what == "lanes" and " avx2 " not in tree.read(pathlib.Path("/proc/cpuinfo")):
        raise Skipped("this processor has no AVX2")
    if compiler.name not in KNOWN:
        raise Skipped("the bounds hold for g++ 12, clang 16 and clang 19")
    good = True
    for level in COUNTED[what][1] if what in COUNTED else ("-",):
        found = counted(compiler, what, level) if what in COUNTED else include_cost(compiler, work)
        print(f"\n{what} {level}, {compiler.version}")
        print_figures(found)
        good = bounds(tree.read(SOURCES / "bounds.txt"), what, level, found, compiler.is_clang) and good
    return good


def budget(compiler: Compiler, work: pathlib.Path) -> bool:
    if compiler.name not in KNOWN:
        raise Skipped("the bounds hold for g++ 12, clang 16 and clang 19")
    good, text = budget_lines(compiler, work, "-DBOUNDS")
    print(text)
    return good


def shown(compiler: Compiler, work: pathlib.Path) -> bool:
    """Whether each number that the site shows is within a twentieth of the current one."""
    if compiler.name != "g++ 12":
        raise Skipped("what the site shows was counted with g++ 12")
    footprint(compiler, work)
    steps = figures(budget_lines(compiler, work, "-DFIGURES", "-DDRAWN")[1])
    counts = [counted(compiler, "instructions", level, "-DDRAWN") for level in COUNTED["instructions"][1]]
    lines = [compiler.version]
    for form in FORMS:
        step = steps.get(("rk4", form))
        lines.append(" ".join([form, "-" if step is None else f"{step:.3f}",
                               *(f"{found['rk4', form] / found['rk4', 'raw']:.3f}" for found in counts)]))
    tree.write(work / "speed.txt", "\n".join([*lines, ""]))
    good = True
    for name in ("speed.txt", "footprint.md"):
        was, now = (re.findall(r"\b\d+(?:\.\d+)?\b", tree.read(folder / name).partition("\n")[2]) for folder in (SHOWN, work))
        same = len(was) == len(now) and all(abs(float(a) - float(b)) <= 0.05 * float(b) for a, b in zip(was, now))
        good = expect(f"the site shows {name} as it is", same, tree.read(work / name)) and good
    return good


HELD = (*COUNTED, "include-cost")
COMMANDS: dict[str, Callable[[Compiler, pathlib.Path], bool]] = {
    **{name: functools.partial(held, name) for name in HELD}, "budget": budget, "shown": shown,
    "footprint": footprint, "cortex-m4": cortex_m4, "long-proof": long_proof,
    "long-proof-million": long_proof_million}


def main(arguments: argparse.Namespace) -> list[str]:
    with tempfile.TemporaryDirectory() as scratch:
        work = pathlib.Path(scratch)
        good = COMMANDS[arguments.what](Compiler(), work)
        for name in ("speed.txt", "footprint.md") if arguments.write else ():
            tree.write(SHOWN / name, tree.read(work / name))
    return [] if good or arguments.write else [f"{arguments.what}: not within the bounds"]
