# SPDX-License-Identifier: BSL-1.0
"""Rules of README.md, which does what it says; `check` calls them.

A block of code stands below a comment that names the regions of a file which it is made of, as in
<!-- FILE: region, region -->, or <!-- refused, FILE: region --> if it must not compile. A block of text below
<!-- g++ 12, clang 19 --> is what these compilers say to the refused block before it; '...' is for what was
left out. A block of text below <!-- prints, FILE --> is what that program prints.
"""

import os
import re
import tempfile
from collections.abc import Iterator
from typing import NamedTuple

import cpp
import tree
from compiler import Compiler, Project, Said, Skipped, run

BLOCK = re.compile(r"(?:^<!-- ([^\n]*) -->\n\n*)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    place: str
    mark: str
    kind: str
    text: str

    @property
    def is_refused(self) -> bool:
        return self.kind == "cpp" and self.mark.startswith("refused")


def blocks(project: Project) -> list[Block]:
    text = project.read("README.md")
    return [Block(f"README.md:{text[:match.start(2)].count(chr(10)) + 1}", match[1] or "", match[2], match[3])
            for match in BLOCK.finditer(text)]


def compiled(project: Project, block: Block) -> Said:
    return Compiler(project.command, project.root, "-Wall", "-Wextra", "-Wpedantic", "-Werror")(
        "-fsyntax-only", "-x", "c++", "-", given=block.text)


def printed(project: Project, file: str) -> str:
    """What a program prints, or what the compiler says to it."""
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/program"
        said = Compiler(project.command, project.root)(project.root / file, "-o", program)
        return said.text if said.code else run([program]).text


def readme(project: Project) -> Iterator[str]:
    """Every ```cpp block compiles as shown, or is refused; every line of a ```cmake block stands in a project
    of tests/package; every ./command of a ```sh block exists; what a program prints is what stands there."""
    projects = {line for name in tree.files(project.root, "tests/package/*/CMakeLists.txt")
                for line in project.read(name).splitlines()}
    found = blocks(project)
    if all(block.kind != "cpp" for block in found):
        yield "README.md: no cpp block"
    for block in found:
        lines = block.text.splitlines()
        if block.kind == "cpp":
            said = compiled(project, block)
            if block.is_refused and not said.code:
                yield f"{block.place}: compiles, but is to be refused"
            elif said.code and not block.is_refused:
                yield f"{block.place}: does not compile\n{said.text}"
        elif block.kind == "cmake":
            yield from (f"{block.place}: no project in tests/package has the line: {line}"
                        for line in lines if line and line not in projects)
        elif block.mark.startswith("prints, "):
            file = block.mark.removeprefix("prints, ")
            if (said := printed(project, file)) != block.text:
                yield f"{block.place}: {file} prints\n{said}"
        elif block.kind == "sh":
            yield from (f"{block.place}: no command {line}" for line in lines if line.startswith("./")
                        and not os.access(project.root / line.split()[0], os.X_OK))


def refusal(project: Project) -> Iterator[str]:
    """What the README quotes is what the compiler says."""
    name, said, quoted = Compiler(project.command).name, "", False
    for block in blocks(project):
        if block.is_refused:
            said = compiled(project, block).text
        elif block.kind == "text" and name in block.mark.split(", "):
            quoted = True
            for line in block.text.splitlines():
                if not re.search(re.escape(line).replace(r"\.\.\.", ".*"), said):
                    yield f"{block.place}: {name} does not say: {line}\nbut: {said}"
    if not quoted:
        raise Skipped(f"README.md does not quote {name}")


def of_regions(project: Project, block: Block, pages: set[str]) -> Iterator[str]:
    """Whether a block is made of regions that the site quotes. Above them are includes and names of
    namespaces, which stand in the file too."""
    file, _, names = block.mark.removeprefix("refused, ").partition(": ")
    source = project.read(file)
    if not names or not source:
        yield f"{block.place}: does not say which regions of which file it shows"
        return
    head = re.match(r"((#include |namespace ).*\n|\n)*", block.text)[0]
    yield from (f"{block.place}: not in {file}: {line}"
                for line in head.splitlines() if line not in source.splitlines())
    wanted = "\n".join(cpp.regions(source).get(name, "") for name in names.split(", "))
    if block.text[len(head):] != wanted:
        yield f"{block.place}: is not what stands in {file}:\n{wanted}"
    yield from (f"{block.place}: no page of the site quotes {file}, {name}" for name in names.split(", ")
                if not {f"\\snippet {file} {name}", f"\\proof{{{file},{name}}}"} & pages)


def readme_and_site(project: Project) -> Iterator[str]:
    """README.md and the site show the same: the code, and the picture of the main page."""
    pages = {line for name in tree.files(project.root / "docs", "*.md")
             for line in project.read(f"docs/{name}").splitlines()}
    for block in blocks(project):
        if block.kind in ("cpp", "cmake"):
            yield from of_regions(project, block, pages)
    for number, line in enumerate(project.read("README.md").splitlines(), 1):
        if picture := re.search(r"docs/([a-z_]+)\.svg", line):
            if not project.read(f"docs/{picture[1]}.svg"):
                yield f"README.md:{number}: no picture docs/{picture[1]}.svg"
            if f"\\plot{{{picture[1]}.svg," not in project.read("docs/main.md"):
                yield f"README.md:{number}: the main page of the site has no picture {picture[1]}"
