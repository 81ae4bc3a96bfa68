# SPDX-License-Identifier: BSL-1.0
"""Rules of the pages of the site; `check` calls them. Each names the places that break it."""

import os
import pathlib
import re
from collections.abc import Iterator

import cpp
import tree
from compiler import Project

NO_PROSE = re.compile(r"#|\\(minutes|output|refusedline|refused|htmlinclude|verbinclude|include|made|mistake|"
                      r"cure)| *- \\subpage|<img ")
FORMULA = re.compile(r"\\f\$(.*?)\\f\$|\\f\[(.*?)\\f\]", re.DOTALL)
# Names of things that have a number: targets of links, items of lists, chapters, methods, versions.
NAMES = re.compile(r"\]\((\\ref |docs/)[^)]*\)|\\claim\{[^}]*\}|^ *[0-9]+\. |[Cc]hapters? [0-9]+|RK[0-9]|C\+\+[0-9]+|-O[0-3]|"
                   r"(g\+\+|[Cc]lang)( [0-9]+,?| and [0-9]+)+", re.MULTILINE)
COMPILED = re.compile(r"examples/((refused|reference)/)?[a-z0-9_]+\.cpp|docs/(figures|tables)/[a-z0-9_]+\.cpp|"
                      r"examples/gpu/[a-z0-9_]+\.cu|docs/explore/(scenes/)?[a-z0-9_]+\.[ch]pp|"
                      r"tests/.*")


def next(project: Project) -> Iterator[str]:
    """A page of a list (tutorial, guides, examples) ends with links to the one after it and the one before it."""
    pages = {name: project.read(f"docs/{name}") for name in tree.files(project.root / "docs", "*.md")}
    for index, text in pages.items():
        if not pathlib.Path(index).match("*/00_*.md"):
            continue
        names = re.findall(r"^ *- \\subpage ([a-z_0-9]+)", text, re.M)
        for before, name, following in zip(["", *names], names, [*names[1:], ""]):
            page = [p for p, words in pages.items() if re.search(rf"^# .*{{#{name}}}", words, re.M)]
            if not page:
                yield f"docs/{index}: no page {name}"
                continue
            leads = pages[page[0]].partition("\n## Next")[2].replace("\n", " ")
            if following and f"ref {following})" not in leads:
                yield f"docs/{page[0]}: does not lead on to {following}"
            if before and f"ref {before})" not in leads.partition("Before this:")[2]:
                yield f"docs/{page[0]}: does not lead back to {before}"


def references(project: Project) -> Iterator[str]:
    """The source that a header names is on the page of references: its first author, and the year."""
    file = "docs/guide/23_references.md"
    page = re.split(r"^- ", project.read(file), flags=re.M)
    for name, text in project.headers().items():
        for comment in re.findall(r"((?:^ *///.*\n)+)", text, re.M):
            source = re.sub(r"\s*\n *///\s*", " ", comment).partition("Source:")[2]
            for part in source.split(";"):
                cited = re.search(r"(?:^|[,:] )(?:[A-Z]\.[- ]?)+ ?([A-Z][\w'-]+)[^(]*\(((?:1[6-9]|20)\d\d)\)", part.strip())
                if cited and not any(cited[1] in entry and cited[2] in entry for entry in page):
                    yield f"{name}: {cited[1]} {cited[2]} is not in {file}"


def gallery(project: Project) -> Iterator[str]:
    """The page of the articles' figures lists its sections, each with one picture and an assertion; and it shows
    every picture that docs/figures/article_*.cpp draw, once."""
    file = "docs/guide/17_articles_figures.md"
    page = project.read(file)
    sections = re.findall(r"^### .+? \{#(\w+)\}\n((?s:.*?))(?=^###? |\Z)", page, re.M)
    if sorted(re.findall(r"^\| [A-E] \| .*\(\\ref (\w+)\) \|$", page, re.M)) != sorted(name for name, _ in sections):
        yield f"{file}: the list and the sections differ"
    yield from (f"{file}: {name} has not one picture and an assertion" for name, words in sections
                if len(re.findall(r"^\\plot\{", words, re.M)) != 1 or r"\proof{docs/figures/" not in words)
    figures = project.root / "docs/figures"
    drawn = [name for source in figures.glob("article_*.cpp")
             for name in re.findall(r'"([a-e]-[a-z0-9-]+)"', tree.read(source))]
    shown = [name for name in re.findall(r"^\\plot\{([\w-]+)\.svg,", page, re.M)
             if not (figures / f"{name}.cpp").exists()]
    if sorted(drawn) != sorted(shown):
        yield f"{file}: not drawn and shown once each: {set(drawn) ^ set(shown) or 'one is there twice'}"


def code(project: Project) -> Iterator[str]:
    """The code in a page is quoted from a program that a test compiles, by name."""
    for page in ["README.md", *(f"docs/{name}" for name in tree.files(project.root / "docs", "*.md"))]:
        text = project.read(page)
        for number, line in enumerate(text.splitlines(), 1):
            if re.match(r" *(```(c|cpp|c\+\+|hpp|cmake)|[\\@]code|~~~)", line):
                yield f"{page}:{number}: code that nothing compiles: {line}"
        regions = re.findall(r"^\\snippet ([^ \n]+) (.+)|^\\proof\{([^,\n]+),([^}\n]+)\}", text, re.M)
        for file, name in sorted({(a or c, b or d) for a, b, c, d in regions}):
            if (times := project.read(file).count(f"[{name}]")) > 2:
                yield f"{page}: doxygen finds [{name}] {times} times in {file}"
        quoted = re.findall(r"^\\(?:snippet|include|dontinclude) ([^ \n]+)|^\\proof\{([^,\n]+),", text, re.M)
        for file in sorted({a or b for a, b in quoted}):
            if not file.startswith("build/docs/") and not (
                    (project.root / file).exists() and COMPILED.fullmatch(file)):
                yield f"{page}: quotes {file}, which no test compiles"


def readme(project: Project) -> Iterator[str]:
    """The commands that README.md shows are there, and its pictures, which the main page of the site shows too."""
    for number, line in enumerate(project.read("README.md").splitlines(), 1):
        if line.startswith("./") and not os.access(project.root / line.split()[0], os.X_OK):
            yield f"README.md:{number}: no command {line}"
        if picture := re.search(r"docs/([a-z_]+)\.svg", line):
            if not project.read(picture[0]):
                yield f"README.md:{number}: no picture {picture[0]}"
            if f"\\plot{{{picture[1]}.svg," not in project.read("docs/main.md"):
                yield f"README.md:{number}: the main page of the site has no picture {picture[1]}"


CHOICE = re.compile(r"^<!-- the choice: .*?^<!-- end of the choice -->$", re.M | re.S)
CHOOSING = ("docs/guide/09_cheat_sheet.md", "docs/guide/14_faq.md", "docs/methods.md")


def choice(project: Project) -> Iterator[str]:
    """The lines that choose a method stand in a chapter of the tutorial, and are the same on every other page."""
    pages = {f"docs/{name}": CHOICE.search(project.read(f"docs/{name}"))
             for name in tree.files(project.root / "docs", "*.md")}
    source = min((name for name in pages if name.startswith("docs/tutorial/") and pages[name]), default="")
    for name, lines in pages.items():
        if lines is None:
            if name in CHOOSING and source:
                yield f"{name}: does not choose as {source} does"
        elif not source or lines[0] != pages[source][0]:
            yield f"{name}: chooses otherwise than {source}"


def digits(number: str | float) -> str:
    """What is left of a number without its point and the zeros at its ends."""
    return (number if isinstance(number, str) else f"{number:.10g}").replace(".", "").strip("0") or "0"


class Numbers:
    """The numbers of a page, and those that are proved on it: they stand in a region of code which it
    quotes (\\proof, \\snippet), or in one of its formulas.

    A number is found if its digits are: 2.2 mm is 0.0022, 7 % is 0.07, 1.07 or 0.93, 1/8 is 0.125. What is
    not code is marked on the page, in a comment of its own:
      <!-- unproved: 1687 120 -->   these are taken on trust: a year, a source's number
      <!-- held by FILE -->         numbers that stand in FILE, a script or test that fails beyond them
      <!-- measured by FILE -->     what follows up to the next empty line was counted by that script
    """

    def __init__(self, project: Project, page: str) -> None:
        self.project, self.page = project, page
        self.known: set[str] = set()
        self.wrong: list[str] = []

    def learn(self, text: str) -> None:
        self.known |= {digits(number) for number in re.findall(r"\.?\d+(?:\.\d+)*", text.replace("'", ""))}

    def learn_file(self, file: str, what: str, comments: str) -> None:
        if what:
            self.learn(re.sub(comments, "", what, flags=re.M))
        else:
            self.wrong.append(file)

    def prose(self, lines: list[str]) -> Iterator[str]:
        """Each line, or an empty one if it is no prose."""
        measured = code = False
        for number, line in enumerate(lines, 1):
            measured = measured and line != ""
            yield line if not (measured or code or self.is_mark(number, line)) else ""
            if line.startswith("```"):
                code = not code
            measured = measured or line.startswith("<!-- measured by ")

    def is_mark(self, number: int, line: str) -> bool:
        if line.startswith("<!-- unproved:"):
            self.learn(line)
        elif mark := re.match(r"<!-- (held|measured) by (\S+)", line):
            text = self.project.read(mark[2])
            self.learn_file(f"{self.page}:{number}: no file {mark[2]}", text,
                            r"//.*|^ *#.*" if mark[1] == "held" else r"(?s).*")
        elif quote := re.match(r"\\proof\{([^,]*),([^,}]*)|\\snippet (\S+) (.*)", line):
            file, name = quote[1] or quote[3], quote[2] or quote[4]
            self.learn_file(f"{file}: no region {name}", cpp.regions(self.project.read(file)).get(name, ""),
                            "//.*")
        else:
            return bool(NO_PROSE.match(line)) or line.startswith("```")
        return True

    def is_known(self, number: str, after: str) -> bool:
        over = number.split("/")
        also: list[str | float] = [number]
        if len(over) == 2:
            if {digits(part) for part in over} <= self.known:
                return True
            also.append(float(over[0]) / float(over[1]))
        elif after.startswith(" %"):
            also += [1 + float(number) / 100, 1 - float(number) / 100]
        return any(digits(each) in self.known for each in also)

    def complaints(self) -> Iterator[str]:
        text = "\n".join(self.prose(self.project.read(self.page).splitlines()))
        text = re.sub(r"`[^`\n]*`", " ", re.sub(r"^\\plot\{[^,\n]*,", "", text, flags=re.M))
        for formula in FORMULA.finditer(text):
            self.learn(formula[1] or formula[2])
        text = FORMULA.sub(lambda formula: " " + "\n" * formula[0].count("\n"), text)
        yield from self.wrong
        for line, words in enumerate(NAMES.sub("", text).split("\n"), 1):
            # 10 800 and 10,800 are one number.
            while words != (words := re.sub(r"(?<![0-9.])([0-9]+)[ ,]([0-9]{3})(?![0-9.]\d|\d)", r"\1\2", words)):
                pass
            for match in re.finditer(r"[0-9][0-9.]*(/[0-9]+)?", words):
                number = match[0].rstrip(".")
                if not self.is_known(number, words[match.start() + len(number):]):
                    yield f"{self.page}:{line}: {number} is not proved on this page"


def numbers(project: Project) -> Iterator[str]:
    """A number in a page stands in code that the page quotes, or is marked."""
    for page in tree.files(project.root, "*.md"):
        if page != "docs/guide/23_references.md" and re.fullmatch(
                r"docs/((tutorial|guide|why|examples)/.*|main)\.md|README\.md", page):
            yield from Numbers(project, page).complaints()
