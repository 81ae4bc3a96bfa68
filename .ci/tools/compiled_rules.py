# SPDX-License-Identifier: BSL-1.0
"""Rules that a compiler or another program checks; `check` calls them."""

import pathlib
import re
import shutil
import tempfile
from collections.abc import Iterator

import layers
import tree
from compiler import Compiler, Project, Said, Skipped, at_once, run
from refuse import STRICT

ANOTHER_LIBRARY = re.compile(r"fatal error: '?(tbb|boost/mpi|mpi\.h|nlopt\.h|ceres)")
NEEDS_ANOTHER = re.compile(r"ensemble/|answers/(detail/(box_search|least_squares)|minimise|fit)\.hpp")
NO_WARNING_OF_OLD = "-Wno-deprecated-declarations"  # the rule `moved` wants it
REFUSED = ["-ffast-math", "-Ofast", "-ffinite-math-only"]
REFUSED_BY_GCC = ["-funsafe-math-optimizations", "-fno-signed-zeros -fno-trapping-math -fassociative-math",
                  "-freciprocal-math", "-mfpmath=387"]  # clang tells a header nothing of these
PASSED = ["-O3", "-fno-math-errno", "-Ofast -fno-fast-math", "-ffast-math -DUNITSTEP_ALLOW_FAST_MATH",
          "-ffinite-math-only -DUNITSTEP_ALLOW_FAST_MATH"]
GUARD = "units/detail/ieee_arithmetic.hpp"
# These headers hold words, the shape of a state, whole numbers, or formulas that somebody else calls. A folder detail/
# is guarded by the headers that include it.
UNGUARDED = re.compile(r"""(ensemble|.*/detail)/.* | version.hpp | units/(base_unit_symbol|unit_text).hpp
    | units/(callable|describe|fail|mismatch|verdict).hpp
    | state/rates.hpp | noise/rates_of_noise.hpp | math/philox.hpp | drive/(run_end|sample|advance|event_log).hpp
    | field/boost_typed.hpp | forces/on_each_body.hpp | methods/method.hpp""", re.VERBOSE)
UNREAD = re.compile(r"\[(syntaxError|internalAstError|unknownMacro)\]$")


def said_to(compiler: Compiler, names: list[str], *flags: str | pathlib.Path) -> Said:
    """What the compiler says to a source that includes these headers."""
    source = "".join(f"#include <unitstep/{name}>\n" for name in names)
    return compiler(*flags, "-x", "c++", "-", given=source)


def mpi_folders() -> list[str]:
    """The options for the headers of Open MPI, if it is installed."""
    folders = run(["mpicxx", "--showme:incdirs"]).text.split() if shutil.which("mpicxx") else []
    return [f"-isystem{folder}" for folder in folders]


def strict(project: Project) -> Compiler:
    return Compiler(project.command, project.root, *STRICT, *mpi_folders())


def together(project: Project) -> Iterator[str]:
    """All headers come into one source, even twice; none defines a function or a variable that is not inline."""
    compiler, names = strict(project), list(project.headers())
    if ANOTHER_LIBRARY.search(said_to(compiler, names, "-E").text):
        names = [name for name in names if not NEEDS_ANOTHER.match(name)]
    with tempfile.TemporaryDirectory() as folder:
        said = said_to(compiler, names * 2, NO_WARNING_OF_OLD, "-c", "-o", f"{folder}/all.o")
        if said.code:
            yield f"the headers do not come together\n{said.text}"
        defined = run(["nm", "-C", f"{folder}/all.o"]).text
        yield from (f"is not inline: {name}" for name in re.findall(r" [TDB] (.*)", defined))


def alone(project: Project) -> Iterator[str]:
    """Every header compiles alone."""
    compiler, names = strict(project), list(project.headers())
    every = at_once(lambda name: said_to(compiler, [name], NO_WARNING_OF_OLD, "-fsyntax-only"), names)
    yield from (f"include/unitstep/{name}: alone it does not compile\n{said.text}" for name, said in zip(names, every)
                if said.code and not ANOTHER_LIBRARY.search(said.text))


def moved(project: Project) -> Iterator[str]:
    """The compiler warns of each header whose content has moved, and says which header has it now."""
    headers = project.headers()
    names = [name for name, text in headers.items() if "constexpr bool header_of_" in text]
    said = said_to(Compiler(project.command, project.root, "-Wall"), names, "-fsyntax-only")
    warned = dict(re.findall(r"unitstep/(\S+?):\d+:\d+: warning: .*is deprecated: .* is in <unitstep/(\S+?)> now", said.text))
    yield from (f"include/unitstep/{name}: the compiler does not say where it has moved\n{said.text}"
                for name in names if warned.get(name) not in headers)


def errors(compiler: Compiler, flags: str) -> int:
    """How often the options are refused. Only the includes are read; no code is compiled."""
    said = said_to(compiler, ["units/number.hpp"], *flags.split(), "-E")
    return len(re.findall("error: .*unitstep: expected IEEE arithmetic", said.text))


def fast_math(project: Project) -> Iterator[str]:
    """The library refuses options that let the compiler ignore IEEE 754, with one error and in every header that
    computes. It accepts options that do not change the arithmetic, and users who say that they want such options."""
    compiler = Compiler(project.command, project.root)
    yield from (f"{flags} is not refused" for flags in REFUSED + ([] if compiler.is_clang else REFUSED_BY_GCC)
                if errors(compiler, flags) != 1)
    yield from (f"{flags} is refused" for flags in PASSED if errors(compiler, flags))
    graph = layers.headers(project.root / "include/unitstep")
    yield from (f"compiles with -ffast-math: {name}" for name in sorted(graph)
                if GUARD not in layers.reached(graph, name) and not UNGUARDED.fullmatch(name))


SAID = re.compile(r"^<!-- said of (\S+) by ([^\n]*) -->\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def refusal(project: Project) -> Iterator[str]:
    """README.md quotes what a compiler really says to a program; '...' marks what is left out."""
    compiler = Compiler(project.command, project.root)
    mine = [(file, words) for file, names, words in SAID.findall(project.read("README.md"))
            if compiler.name in names.split(", ")]
    if not mine:
        raise Skipped(f"README.md does not quote {compiler.name}")
    for file, words in mine:
        said = compiler("-fsyntax-only", project.root / file).text
        yield from (f"README.md: {compiler.name} does not say: {line}\nbut: {said}" for line in words.splitlines()
                    if not re.search(re.escape(line).replace(r"\.\.\.", ".*"), said))


def llvm_19(tool: str) -> str:
    """The tool in version 19, since other versions format one style differently."""
    found = shutil.which(f"{tool}-19") or shutil.which(tool)
    if not found or "version 19." not in run([found, "--version"]).text:
        raise Skipped(f"{tool} 19 is not installed")
    return found


def format(project: Project) -> Iterator[str]:
    """Every source is formatted by .clang-format."""
    names = [name for name in tree.files(project.root, "*.hpp", "*.cpp")
             if name.startswith(("include/", "tests/", "examples/", "docs/"))]
    said = run([llvm_19("clang-format"), "--dry-run", "-Werror", "--style=file", *names], folder=project.root)
    if said.code:
        yield said.text


def tidy(project: Project) -> Iterator[str]:
    """clang-tidy's checks of .clang-tidy find nothing in the headers."""
    with tempfile.NamedTemporaryFile("w", suffix=".cpp") as file:
        file.writelines(f"#include <unitstep/{name}>\n" for name in project.headers())
        file.flush()
        said = run([llvm_19("clang-tidy"), "--quiet", "--config-file=.clang-tidy", file.name, "--", "-std=c++20",
                    "-Iinclude", *mpi_folders()], folder=project.root)
        if said.code:
            yield re.sub(r"^\d+ warnings? generated.*\n", "", said.text, flags=re.M)


def cppcheck(project: Project) -> Iterator[str]:
    """cppcheck finds nothing in the headers. It cannot read some formulas of C++20: that may be one header in
    twenty. It believes that all requires-expressions are alike, and that a trait that extends its base is a mistake."""
    if not shutil.which("cppcheck"):
        raise Skipped("cppcheck is not installed")
    names = [f"include/unitstep/{name}" for name in project.headers()]
    said = run(["cppcheck", "--quiet", "--std=c++20", "--language=c++", "--file-list=-", "--inline-suppr",
                "--enable=warning,performance,portability", "--suppress=duplInheritedMember",
                "--suppress=identicalConditionAfterEarlyExit", "--template={file}:{line}: {message} [{id}]"],
               given="\n".join(names), folder=project.root).text.splitlines()
    yield from (line for line in said if not UNREAD.search(line))
    if sum(bool(UNREAD.search(line)) for line in said) * 20 > len(names):
        yield "cppcheck cannot read too many headers"
