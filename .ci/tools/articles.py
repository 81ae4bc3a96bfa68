# SPDX-License-Identifier: BSL-1.0
r"""Puts the articles' figures into the page that has `<!-- \figures{docs/figures/article_*.cpp} -->`, a table of them
first. tree.read calls it, so doxygen and every rule read them.

What a comment /* ... */ of such a program says goes into the page, where the name of a picture becomes its caption and
the number of a claim its link. Each region of the program is quoted where it stands between the comments:

  /*
  ### Explicit Euler diverges {#figure_a_euler}
  ![Explicit Euler swings wider with every turn.](../pictures/a-euler.svg)

  **The article** says that explicit Euler gains energy (N5). **The run** confirms it: it is 2111 m wide after 30 s.
  */
  //! [euler]
  static_assert(shows(reach(euler, damped, h, 28, 30), "2111"));
  //! [euler]

In the table stand also figures of another article to which the words link: [words](article_a.cpp "figure_a_euler").
"""

import pathlib
import re
from collections.abc import Iterator

import cpp

COMMAND = re.compile(r"^<!-- \\figures\{([^}]*)\} -->(?:\n\*\(on the site\)\*)?$", re.MULTILINE)
PART = re.compile(rf"^/\*\n((?:.*\n)*?)\*/$|{cpp.REGION.pattern}", re.MULTILINE)
PICTURE = re.compile(r"^!\[([^]]*)\](\([^)]*\))$", re.MULTILINE)
TITLE = re.compile(r"^### (.*) \{#(\w+)\}$", re.MULTILINE)


def parts(program: pathlib.Path) -> Iterator[str]:
    """What a program says, and the commands that quote its regions."""
    source = program.read_text(encoding="utf-8")
    regions, name = cpp.regions(source), "/".join(program.parts[-3:])
    for words, region in PART.findall(source):
        code = regions.pop(region, "")
        if words:
            words = re.sub(r"\b[NPMX]\d+\b", r"\\claim{\g<0>}", words)
            yield PICTURE.sub(lambda one: f"\n![Figure]{one[2]}\n\n*{' '.join(one[1].split())}*", words)
        elif code:
            yield rf"\proof{{{name},{region}}}" if "static_assert" in code else rf"\snippet {name} {region}"


def with_figures(page: pathlib.Path, text: str) -> str:
    def made(command: re.Match[str]) -> str:
        programs = sorted(page.absolute().parents[2].glob(command[1]))
        said = {program.stem[-1].upper(): "\n\n".join(parts(program)) for program in programs}
        titles = {label: title for words in said.values() for title, label in TITLE.findall(words)}
        rows = [rf"| {letter} | [{titles[label]}](\ref {label}) |" for letter, words in said.items()
                for label in re.findall(r'[#"](\w+)', words) if label in titles]
        table = "\n".join(["| article | figure |\n|---|---|", *rows])
        return "\n\n".join([table, *said.values()]) if rows else command[0]

    return COMMAND.sub(made, text)
