# SPDX-License-Identifier: BSL-1.0
"""Rules that other programs check; `check` calls them."""

import pathlib
import re
import shutil
import tempfile
from collections.abc import Iterator

import tree
from api import SHIELDED
from compiler import Project, Said, Skipped, run

# A lambda with template parameters, which cppcheck 2.10 does not know.
TEMPLATED_LAMBDA = re.compile(r"(\[[&=a-z, ]*\])<[^()\n]*>\(")
UNREAD = re.compile(r"\[(syntaxError|internalAstError)\]$")


def llvm_19(tool: str) -> str:
    """Versions differ in what they make of a style."""
    found = shutil.which(f"{tool}-19") or shutil.which(tool)
    if not found or "version 19." not in run([found, "--version"]).text:
        raise Skipped(f"{tool} 19 is not installed")
    return found


def format(project: Project) -> Iterator[str]:
    """Every source is as .clang-format says."""
    names = [name for name in tree.files(project.root, "*.hpp", "*.cpp")
             if name.startswith(("include/", "tests/", "examples/", "docs/"))]
    said = run([llvm_19("clang-format"), "--dry-run", "-Werror", "--style=file", *names], folder=project.root)
    if said.code:
        yield said.text


def mpi_folders() -> list[str]:
    return run(["mpicxx", "--showme:incdirs"]).text.split() if shutil.which("mpicxx") else []


def tidied(project: Project, sources: list[str]) -> Said:
    said = run([llvm_19("clang-tidy"), "--quiet", "--config-file=.clang-tidy", *sources, "--", "-std=c++20",
                "-Iinclude", *(f"-isystem{folder}" for folder in mpi_folders())], folder=project.root)
    return said._replace(text=re.sub(r"^\d+ warnings? generated.*\n", "", said.text, flags=re.M))


def tidy(project: Project) -> Iterator[str]:
    """clang-tidy's checks of .clang-tidy find nothing in the headers."""
    with tempfile.NamedTemporaryFile("w", suffix=".cpp") as file:
        file.writelines(f"#include <unitstep/{name}>\n" for name in project.headers())
        file.flush()
        said = tidied(project, [file.name])
    if said.code:
        yield said.text


def tidy_examples(project: Project) -> Iterator[str]:
    """Nor in what the examples make of them."""
    said = tidied(project, sorted(map(str, project.root.glob("examples/*.cpp"))))
    if said.code:
        yield said.text


def cppcheck(project: Project) -> Iterator[str]:
    """cppcheck finds nothing in the headers. A few formulas stop it: such headers are named, and are to be no
    more than one in twenty. A trait that says more than its base hides names of it; that is meant."""
    if not shutil.which("cppcheck"):
        raise Skipped("cppcheck is not installed")
    with tempfile.TemporaryDirectory() as folder:
        headers = {f"include/unitstep/{name}": text for name, text in project.headers().items()}
        for name, text in headers.items():
            readable = SHIELDED.sub(r"\1(", TEMPLATED_LAMBDA.sub(r"\1(", text))
            tree.write(pathlib.Path(folder, name), readable)
        said = run(["cppcheck", "--quiet", "--std=c++20", "--language=c++", "--file-list=-",
                    "--enable=warning,performance,portability", "--inline-suppr", "--suppress=duplInheritedMember",
                    "--template={file}:{line}: {message} [{id}]"], given="\n".join(headers),
                   folder=pathlib.Path(folder))
    unread = [line for line in said.text.splitlines() if UNREAD.search(line)]
    yield from (line for line in said.text.splitlines() if line not in unread)
    print("".join(f"cannot read {line}\n" for line in unread))
    if len(unread) * 20 > len(headers):
        yield "too many cannot be read"
