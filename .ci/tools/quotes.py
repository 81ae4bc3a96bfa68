# SPDX-License-Identifier: BSL-1.0
r"""Writes the quoted code and output into the pages, below the commands by which doxygen shows the same.

    <!-- \snippet examples/orbit.cpp start -->
    ```cpp
    ...
    ```

A repository's own view shows the block and hides the comment. Doxygen gets only the command (see Doxyfile), and so does
every rule for pages: tree.read gives them what doxygen reads.

Code (\snippet, \proof, \cure) is in the sources; the rule `quotes` of `check` names the blocks that differ. The output
of a program (\output), a table that a program makes (\made) and the line of a refusal (\refusedline, \mistake) exist
once the site is built; then the rule `printed` can compare them. Blocks have at most 40 lines; a refusal is shown by
its error without the place in a header, as g++ 12 says it.
"""

import argparse
import pathlib
import re
import textwrap
from collections.abc import Iterator

import cpp
import picture
import playground
import refusals
import tree
from compiler import Project, Skipped
from pages import MADE, differ, is_as_old_as_can_be

COMMAND = re.compile(r"^(?:<!-- )?(?:\\snippet (\S+) ([^\n]+?)|\\(proof|cure|mistake|output|refusedline|made)\{([^,}\n]+)(?:,([^}\n]+))?\})(?: -->)?$",
                     re.MULTILINE)
KINDS = {".cpp": "cpp", ".hpp": "cpp", ".cu": "cpp", ".mjs": "js", ".txt": "cmake"}
PRINTED = ("mistake", "output", "refusedline", "made")
MOST_LINES = 40


def made_file(made: pathlib.Path, kind: str, name: str) -> pathlib.Path:
    """The file in which the site's build has put what a command shows."""
    return made / {"mistake": f"refusals/g++-12/unitstep/{name}.txt", "output": f"output/{name}",
                   "refusedline": f"refused/{name}.line.txt", "made": f"tables/{name}"}[kind]


def is_made(file: pathlib.Path) -> bool:
    """Whether a program has made this file, and not a page that shows it."""
    return file.is_file() and not is_as_old_as_can_be(file)


def code_of(root: pathlib.Path, kind: str, file: str, name: str) -> str:
    """A block of code from a source."""
    if kind in ("cure", "mistake"):
        case = refusals.cases(root).get(("unitstep", file))
        return f"```cpp\n{refusals.variant(case, kind)}```" if case else ""
    code = cpp.regions(tree.read(root / file)).get(name, "")
    return code and f"```{KINDS.get(pathlib.Path(file).suffix, '')}\n{textwrap.dedent(code)}```"


def printed_of(root: pathlib.Path, kind: str, name: str, said: str) -> str:
    """A block of output, or nothing if it is long."""
    if kind in ("mistake", "refusedline"):
        error = re.search(r"error: .*", said)
        mistake = code_of(root, kind, name, "") if kind == "mistake" else ""
        if not error:
            return ""
        return mistake.removesuffix("```") + f"// {error[0]}\n```" if mistake else f"```text\n{error[0]}\n```"
    if said.count("\n") > MOST_LINES:
        return ""
    if kind == "made":
        return said.rstrip("\n") if all(line.startswith("|") for line in said.splitlines()) else ""
    return f"```text\n{said}```" if said.endswith("\n") else f"```text\n{said}\n```"


def printed_in_pages(root: pathlib.Path, made: pathlib.Path) -> dict[pathlib.Path, str]:
    """What the pages show of the output of programs, by the files in which the site's build puts it."""
    found = {}
    for page in tree.pages(root):
        for quote in tree.QUOTED.finditer((root / page).read_text(encoding="utf-8")):
            if (command := COMMAND.fullmatch(quote[1])) and command[3] in ("output", "made"):
                block = quote[0].partition("\n")[2]
                found[made_file(made, command[3], command[4])] = (
                    f"{block}\n" if command[3] == "made" else block.removeprefix("```text\n").removesuffix("```"))
    return found


def by_g12(made: pathlib.Path) -> bool:
    return bool(re.search(r"\+\+ \(.*\) 12\.", tree.read(made / "counted_with.md")))


def with_quotes(text: str, root: pathlib.Path, made: pathlib.Path | None = None) -> str:
    """The page with a block below each command that quotes code; also the blocks of output if the site's build has made
    them. Unknown blocks stay as they are."""
    before = {quote[1]: quote[0] for quote in tree.QUOTED.finditer(text)}

    def shown(command: re.Match[str]) -> str:
        said = command[0].removeprefix("<!-- ").removesuffix(" -->")
        kind, file, name = command[3] or "snippet", command[1] or command[4], command[2] or command[5]
        if kind not in PRINTED:
            block = code_of(root, kind, file, name)
        elif made is None or kind == "refusedline" and not by_g12(made) or not is_made(made_file(made, kind, file)):
            return before.get(said, f"<!-- {said} -->")
        else:
            block = printed_of(root, kind, file, tree.read(made_file(made, kind, file)) or "\n")
        return f"<!-- {said} -->\n{block}" if block else f"<!-- {said} -->"

    return COMMAND.sub(shown, tree.QUOTED.sub(r"\1", text))


def changed(root: pathlib.Path, made: pathlib.Path | None = None) -> Iterator[tuple[str, str, str]]:
    """The pages with other blocks than are due: the name, the text, and the text that is due."""
    for page in tree.pages(root):
        text = (root / page).read_text(encoding="utf-8")
        if text != (due := with_quotes(text, root, made)):
            yield page, text, due


def stale(root: pathlib.Path, made: pathlib.Path | None = None) -> Iterator[str]:
    for page, text, due in changed(root, made):
        line = next(i for i, (a, b) in enumerate(zip((text + "\n").split("\n"), (due + "\n").split("\n")), 1) if a != b)
        yield f"{page}:{line}: is not what it quotes; python3 .ci/tools quotes --write"


def quotes(project: Project) -> Iterator[str]:
    """The code in a page is that of the region that the command above it names."""
    yield from stale(project.root)


def printed(project: Project) -> Iterator[str]:
    """The output of programs and compilers in a page is that of the last build of the site."""
    made = project.root / MADE
    if not made.is_dir():
        raise Skipped("the site is not built")
    yield from stale(project.root, made)
    if by_g12(made):  # another compiler's pictures may differ in a digit
        yield from (f"{file}: is not what the site shows; python3 .ci/tools quotes --write"
                    for file, due in picture.due(project.root).items() if project.read(file) != due)
        yield from (f"{name}: a site that is built without programs shows something else"
                    for name, text in picture.of_pages(project.root).items()
                    if differ(text, tree.read(made / "figures" / name)))


def options(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write the blocks of all pages anew")
    what.add_argument("page", nargs="?", type=pathlib.Path, help="print this page as doxygen is to read it")


def main(arguments: argparse.Namespace) -> None:
    if arguments.page:
        print(playground.with_links(tree.read(arguments.page)), end="")
        return
    made = tree.ROOT / MADE
    due = {page: text for page, _, text in changed(tree.ROOT, made if made.is_dir() else None)}
    for file, text in {**due, **picture.due(tree.ROOT)}.items():
        tree.write(tree.ROOT / file, text)
