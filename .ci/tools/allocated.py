# SPDX-License-Identifier: BSL-1.0
"""Compares what g++ 12 allocates for the programs of the site and for headers with tests/site/allocated.txt.

The allocated memory does not depend on the machine, and grows with the time that the compiler takes. A line of that
file names a group of programs or a header, the most megabytes that it may take, and the reason. `beside HEADER` in the
reason names the header of a peer that it is shown beside. The page of costs shows what headers take, and is compared
with it. The first comment of a program that takes ten times as much as the first program must say why it takes the
compiler long.
"""

import functools
import pathlib
import re
from collections.abc import Callable, Iterator

import tree
from compiler import Compiler, Project, Skipped
from pages import MADE

BOUNDS = "tests/site/allocated.txt"
PAGE = "docs/why/01_speed.md"
OVER = 1.05   # an amount beyond its bound, or beyond what the page shows, by this factor fails
TIMES = 10    # times the first program
FOLDERS = {"examples": "examples", "figures": "docs/figures", "tables": "docs/tables"}
REASON = "takes the compiler"
# g++ then collects no garbage and reports at its end what it has allocated.
REPORT = ["--param", "ggc-min-heapsize=4000000", "-fmem-report"]


def megabytes_in(said: str) -> float:
    """The memory that g++ reports as allocated."""
    number, unit = re.search(r"^Total +\S+ +(\d+)([kM]) ", said, re.MULTILINE).groups()
    return float(number) / (1000 if unit == "k" else 1)


def of_header(compiler: Compiler, header: str) -> float:
    """The memory for including a header and nothing else."""
    return megabytes_in(compiler.accepts(header, *REPORT, "-fsyntax-only", "-isystem/usr/include/eigen3", "-x", "c++", "-",
                                         given=f"#include <{header}>\n"))


def troubles(root: pathlib.Path, took: dict[str, dict[str, float]], cost: Callable[[str], float]) -> Iterator[str]:
    """What is wrong with these megabytes by group and program, and with the costs of headers."""
    rows = [line.split(maxsplit=2) for line in tree.read(root / BOUNDS).splitlines() if line and not line.startswith("#")]
    if {row[0] for row in rows if "/" not in row[0]} != set(took):
        yield f"{BOUNDS} has other groups than {', '.join(took)}"
    page = tree.read(root / PAGE)
    for name, most, *why in rows:
        peers = re.findall("^beside ([^ :,]+)", " ".join(why))
        costs = {header: cost(header) for header in [name, *peers]} if "/" in name else {name: sum(took.get(name, {}).values())}
        print(f"{name:<36}{costs[name]:7.0f} MB, bound {most} MB", *(f"{peer} {costs[peer]:.0f} MB" for peer in peers), sep=", ")
        if costs[name] > OVER * float(most):
            yield f"{name}: g++ allocates {costs[name]:.0f} MB, and the bound is {most} MB"
        if not why:
            yield f"{name}: {BOUNDS} does not say why"
        for header, is_now in costs.items() if "/" in name else ():
            shown = re.search(rf"`{re.escape(header)}` \| (\d+) \|", page)
            if not shown or not is_now / OVER <= float(shown[1]) <= is_now * OVER:
                yield f"{PAGE} shows {shown[1] if shown else 'no'} MB for {header}, which takes {is_now:.0f} MB"
    first = took["examples"]["first_program"]
    for group, programs in took.items():
        for name, most in programs.items():
            comment = re.match(r"(//.*\n)*", tree.read(root / FOLDERS[group] / f"{name}.cpp"))[0]
            if most > TIMES * first and REASON not in comment:
                yield (f"{FOLDERS[group]}/{name}.cpp: g++ allocates {most:.0f} MB, the first program {first:.0f} MB, "
                       f'and its first comment does not say why it "{REASON} ..."')


def allocated(project: Project) -> Iterator[str]:
    """No program of the site and no header takes g++ 12 more memory than is written down, with its reason."""
    compiler = Compiler(project.command, project.root)
    if compiler.name != "g++ 12":
        raise Skipped("the bounds hold for g++ 12")
    took = {group: {file.stem: float(tree.read(file)) for file in sorted((project.root / MADE / "allocated" / group).glob("*.txt"))
                    if (project.root / folder / f"{file.stem}.cpp").is_file()}
            for group, folder in FOLDERS.items()}
    if not took["examples"]:
        raise Skipped("the site is not built")
    yield from troubles(project.root, took, functools.partial(of_header, compiler))
