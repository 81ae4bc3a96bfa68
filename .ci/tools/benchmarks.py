# SPDX-License-Identifier: BSL-1.0
"""What the library costs, as ratios to hand-written raw doubles of the same run or to Boost.odeint.

  all                      prints what a step of the spring-damper costs in every form; NAME/3 is in space
  budget, instructions, batch, vectors, lanes, ensemble, footprint, cortex-m4, long-proof, long-proof-million,
  include-cost, include-cost-counted     hold figures to their bounds; what they make is in the folder --work
  speed                    lines for the site to draw: FORM, then RK4's price: steps in one constant
                           expression, instructions of a step at -O0 and at -O2; - where it cannot be counted
  long                     FIELD STEPS, then what the compiler needs to prove so many in segments: kilobytes,
                           and its time against that of a proof of no step
"""

import argparse
import functools
import os
import pathlib
import re
import shutil
import tempfile
from collections.abc import Callable

import tree
from compile_costs import bound, cortex_m4, footprint, include_cost, include_cost_counted, include_figures, long_figures, \
    long_proof, long_proof_million
from compiler import Compiler, Skipped, option, run
from pages import is_fresh

SOURCES = tree.ROOT / "tests/benchmarks"
FORMS = "raw law light_lambda lambda boost_lambda plain_units odeint".split()
Figures = dict[tuple[str, str], float]  # of a method and the form in which it is written

# At most this many times what the form in the last column but two costs, by g++ and by clang.
BOUNDS = {"instructions": """
-O0  rk4                    law             raw         0.38  0.57
-O0  rk4                    lambda          raw         1.05  1.50
-O0  rk4/3                  law             raw         0.52  0.74
-O0  rk4/3                  lambda          raw         0.93  1.43
-O0  semi_implicit_euler    law             raw         0.55  0.75
-O0  semi_implicit_euler    lambda          raw         1.37  1.85
-O0  semi_implicit_euler/3  law             raw         0.56  0.75
-O0  semi_implicit_euler/3  lambda          raw         1.08  1.62
-O0  loop                   lambda          raw         2.85  3.00
-O2  rk4                    law             raw         1.02  1.05
-O2  rk4                    lambda          raw         1.02  1.05
-O2  rk4                    article_lambda  raw         1.02  1.05
-O2  rk4/3                  law             raw         0.92  0.80
-O2  semi_implicit_euler    law             raw         1.02  1.05
-O2  semi_implicit_euler    article_lambda  raw         1.02  1.05
-O2  semi_implicit_euler/3  law             raw         1.02  1.05
-O2  semi_implicit_euler/3  article_lambda  raw         1.02  1.05
-O2  loop                   law             raw         1.02  1.05
-O2  loop                   lambda          raw         1.02  1.05
-O2  loop                   article_lambda  raw         1.02  1.05
-O2  planet                 law             raw         1.05  1.05
-O2  planet                 lambda          raw         1.05  1.05
-O2  planets                law             raw         1.05  1.05
-O2  planets                splitting       raw         0.61  0.63
-O2  rk4                    law             odeint      0.80  0.80
-O2  lorenz                 integrate       raw         0.90  1.00
-O2  lorenz                 integrate       odeint      0.80  0.80
-O2  lorenz                 simulation      raw         0.95  1.12
-O2  orbit                  integrate       raw         1.05  1.05
-O2  orbit                  integrate       odeint      0.80  0.84
-O2  orbit                  simulation      raw         1.15  1.20
-O2  rk4                    article_lambda  odeint      0.80  0.80
""", "batch": """
-O3  semi_implicit_euler    arrays      raw_arrays      1.05  1.10
-O3  velocity_verlet        arrays      raw_arrays      1.05  1.10
-O3  rk4                    arrays      raw_arrays      1.05  1.10
-O3  semi_implicit_euler    structures  raw_structures  1.05  1.05
-O3  velocity_verlet        structures  raw_structures  1.05  1.05
-O3  rk4                    structures  raw_structures  1.05  1.05
-O3  rk4                    arrays      odeint          0.50  0.50
""", "vectors": """
-O3  springs/10       laws    raw     1.10  1.25
-O3  springs/10       filled  raw     1.10  1.15
-O3  springs/10       laws    odeint  0.70  0.75
-O3  springs/1000     laws    raw     0.77  0.95
-O3  springs/1000     filled  raw     0.77  0.95
-O3  springs/1000     laws    odeint  0.50  0.63
-O3  springs/100000   laws    raw     0.77  0.95
-O3  springs/100000   filled  raw     0.77  0.95
-O3  springs/100000   laws    odeint  0.50  0.63
-O3  attraction/10    laws    raw     0.95  1.00
-O3  attraction/10    laws    odeint  0.87  0.90
-O3  attraction/1000  laws    raw     0.80  0.87
-O3  attraction/1000  laws    odeint  0.80  0.87
""", "lanes": """
-O3  rk4/spring       lanes  alone  0.33  0.33
-O3  verlet/spring    lanes  alone  0.33  0.33
-O3  rk4/pendulum     lanes  alone  0.70  0.60
-O3  verlet/pendulum  lanes  alone  0.70  0.63
""", "ensemble": """
-O2  pendulum  ensemble  loop  1.02  1.02
"""}
# Of each how many steps are counted, at which levels, with what more. Lanes are four runs in a register, which the
# program compares with the four alone; of an ensemble it is what make_runs adds to runs of 1,000 steps.
COUNTED = {"instructions": (1000, ("-O0", "-O2"), []), "batch": (100000, ("-O3",), ["-pthread"]),
           "vectors": (1, ("-O3",), []), "lanes": (1000, ("-O3",), ["-mavx2", "-ffp-contract=off"]),
           "ensemble": (100, ("-O2",), [])}


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=sorted(COMMANDS))
    parser.add_argument("--work", type=pathlib.Path)
    option(parser)


def figures(text: str) -> Figures:
    """Of lines METHOD FORM NUMBER."""
    return {(method, form): float(number) for method, form, number in map(str.split, text.splitlines())}


def budget_lines(compiler: Compiler, work: pathlib.Path, *flags: str) -> tuple[bool, str]:
    """Steps that fit into one constant expression, and whether they hold their bounds. The compiler is told to
    stop early, with each of its limits the same part of the default, which changes no ratio."""
    part = 112
    limits = ["-fconstexpr-steps=25000"] if compiler.is_clang else [
        f"-fconstexpr-ops-limit={33554432 // part}", f"-fconstexpr-loop-limit={262144 // part}"]
    said = compiler(*limits, *flags, SOURCES / "budget.cpp", "-o", work / "budget")
    if said.code:
        raise SystemExit(said.text)
    said = run([str(work / "budget")])
    return said.code == 0, said.text


def can_count(compiler: Compiler) -> bool:
    return bool(shutil.which("valgrind")) and not compiler(
        "-E", "-x", "c++", "-", given="#include <valgrind/callgrind.h>").code


def counted(compiler: Compiler, work: pathlib.Path, name: str, level: str = "", *flags: str) -> Figures:
    """The instructions of one of so many steps, in hundredths, as callgrind counts them."""
    many, (*_, highest), more = COUNTED[name]
    level = level or highest
    if not can_count(compiler):
        raise Skipped("there is no valgrind to count instructions")
    program = work / f"{name}{level}"
    for old in work.glob(f"{program.name}.out.*"):
        old.unlink()
    said = compiler(level, *more, *flags, SOURCES / f"{name}.cpp", "-o", program)
    said = said if said.code else run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={program}.out", str(program)])
    if said.code:
        raise SystemExit(said.text)
    found: Figures = {}
    few: dict[tuple[str, str], int] = {}  # what is counted first of each, a run of fewer steps
    for file in sorted(work.glob(f"{program.name}.out.*"), key=lambda file: int(file.suffix[1:])):
        text = tree.read(file)
        if form := re.search(r"^desc: Trigger: Client Request: (\S+) (\S+)", text, re.M):
            total = int(re.search(r"^totals: (\d+)", text, re.M)[1])
            key = form[1], form[2]
            if key in few:
                found[key] = (total - few[key]) * 100 // many
            few.setdefault(key, total)
    return found


def holds(found: Figures, method: str, form: str, against: str, limit: float) -> bool:
    """Whether a figure is at most so many times another one; one that was not counted is not."""
    return bound(f"{method}, {form}, of {against}", found.get((method, form), 0), found.get((method, against), 0), limit)


def require_known(compiler: Compiler) -> None:
    """What other compilers charge is for `all` to say."""
    if compiler.name not in ("g++ 12", "clang 16", "clang 19"):
        raise Skipped("the bounds hold for g++ 12, clang 16 and clang 19")


def check_budget(compiler: Compiler, work: pathlib.Path) -> bool:
    require_known(compiler)
    good, text = budget_lines(compiler, work, "-DBOUNDS")
    print(text)
    return good


def check_counted(name: str, compiler: Compiler, work: pathlib.Path) -> bool:
    """Whether all figures hold their bounds; they are kept for `speed`."""
    require_known(compiler)
    if name == "ensemble" and compiler("-E", "-x", "c++", "-", given="#include <Random123/philox.h>").code:
        raise Skipped("Random123 is not installed")
    if name == "lanes" and " avx2 " not in tree.read(pathlib.Path("/proc/cpuinfo")):
        raise Skipped("this processor has no AVX2")
    good = True
    for level in COUNTED[name][1]:
        found = counted(compiler, work, name, level)
        tree.write(work / f"counted{level}.txt", f"{compiler.version}\n" + "".join(
            f"{method} {form} {number:.0f}\n" for (method, form), number in found.items()))
        rows = [row.split() for row in BOUNDS[name].splitlines() if row.startswith(level)]
        for _, method, form, against, gcc, clang in rows:
            good = holds(found, method, form, against, float(clang if compiler.is_clang else gcc)) and good
    return good


def kept(compiler: Compiler, level: str) -> Figures:
    """What the test benchmarks.instructions counted with this compiler, if no source is newer."""
    for file in tree.ROOT.glob(f"build/*/tests/benchmarks/instructions/counted{level}.txt"):
        version, _, text = tree.read(file).partition("\n")
        if version == compiler.version and is_fresh(file, SOURCES, tree.ROOT / "include"):
            return figures(text)
    return {}


def speed(compiler: Compiler, work: pathlib.Path) -> bool:
    steps = figures(budget_lines(compiler, work, "-DFIGURES", "-DDRAWN")[1])
    counts = [kept(compiler, level) or (counted(compiler, work, "instructions", level, "-DDRAWN")
                                        if can_count(compiler) else {}) for level in ("-O0", "-O2")]
    for form in FORMS:
        ratios = [f"{found['rk4', form] / found['rk4', 'raw']:.3f}" if found else "-" for found in counts]
        step = steps.get(("rk4", form))
        print(form, "-" if step is None else f"{step:.3f}", *ratios)
    return True


def print_against(raw: str, found: Figures) -> None:
    for (method, form), cost in found.items():
        print(f"{method:<23}{form:<16}{cost / 100:9.2f}{cost / found[method, raw]:9.3f}")


def print_clock(program: pathlib.Path, cores: int) -> None:
    """The clock is for a million bodies, against the loop over doubles kept alike, and against what only moves
    the same bytes: two doubles that are read and written; velocity Verlet keeps a third."""
    print(f"\nclock at -O3 for a step of a million bodies on {cores} of {os.cpu_count()} cores")
    print(f"{'':39}{'ns/body':>9}{'ratio':>9}{'to moving':>12}{'GB/s':>9}")
    found = figures(run([str(program), str(cores), "30"]).text)
    for (method, form), time in found.items():
        raw = "raw_structures" if "structures" in form else "raw_arrays"
        moved = 48 if method == "velocity_verlet" else 32
        print(f"{method:<23}{form:<16}{time:9.2f}{time / found[method, raw]:9.3f}"
              f"{time / found[method, 'moved']:12.2f}{moved / time:9.1f}")


def print_all(compiler: Compiler, work: pathlib.Path) -> bool:
    print(f"\n{compiler.command}, {compiler.version}\n\nsteps that fit into one constant expression")
    for (method, form), steps in figures(budget_lines(compiler, work, "-DFIGURES")[1]).items():
        print(f"{method:<23}{form:<16}{steps:18.3f}")
    for level in ("-O0", "-O2"):
        print(f"\ninstructions of a step at {level}")
        print_against("raw", counted(compiler, work, "instructions", level))
    print("\ninstructions at -O3 of a step of one body of a batch")
    print_against("raw_arrays", counted(compiler, work, "batch"))
    print("\ninstructions at -O3 of a step of bodies counted when the program runs")
    print_against("raw", counted(compiler, work, "vectors"))
    print("\nclock at -O3 for such a step, in microseconds")
    found = figures(run([str(work / "vectors-O3"), "5"]).text)
    for (problem, form), time in found.items():
        print(f"{problem:<23}{form:<16}{time:9.2f}{time / found[problem, 'raw']:9.3f}")
    print("\nmemory and time of the compiler, against including the SI of Boost.Units alone")
    include_figures(compiler, work)
    for cores in (1, 2):
        print_clock(work / "batch-O3", cores)
    return True


COMMANDS: dict[str, Callable[[Compiler, pathlib.Path], bool]] = {
    "all": print_all, "budget": check_budget, **{name: functools.partial(check_counted, name) for name in BOUNDS},
    "speed": speed, "long": long_figures, "footprint": footprint, "cortex-m4": cortex_m4, "long-proof": long_proof,
    "long-proof-million": long_proof_million, "include-cost": include_cost,
    "include-cost-counted": include_cost_counted}


def main(arguments: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as scratch:
        work = (arguments.work or pathlib.Path(scratch)).absolute()
        work.mkdir(parents=True, exist_ok=True)
        return 0 if COMMANDS[arguments.what](Compiler(arguments.compiler), work) else 1
