# SPDX-License-Identifier: BSL-1.0
"""Rules for the pages of the site; `check` calls them. Each names the places that break it."""

import itertools
import pathlib
import re
from collections.abc import Iterator

import cpp
import plain as markdown
import tree
from compiler import Project, Skipped
from pages import MADE

NO_PROSE = re.compile(r"#|\\(minutes|output|refusedline|refused|htmlinclude|verbinclude|include|made|mistake|"
                      r"cure)| *- \\subpage|<img ")
FORMULA = re.compile(r"\\f\$(.*?)\\f\$|\\f\[(.*?)\\f\]", re.DOTALL)
# Names with a number: targets of links, items of lists, chapters, methods, versions.
NAMES = re.compile(r"\]\((\\ref |docs/)[^)]*\)|\\claim\{[^}]*\}|^ *[0-9]+\. |[Cc]hapters? [0-9]+|RK[0-9]|C\+\+[0-9]+|-O[0-3]|"
                   r"(g\+\+|[Cc]lang)( [0-9]+,?| and [0-9]+)+", re.MULTILINE)
# The two commands that show a region of code: FILE REGION, FILE REGION.
QUOTE = re.compile(r"^\\snippet (\S+) (.+)|^\\proof\{([^,\n]+),([^,}\n]+)", re.MULTILINE)
COMPILED = re.compile(r"examples/((refused|reference)/)?[a-z0-9_]+\.cpp|docs/(figures|tables)/[a-z0-9_]+\.cpp|"
                      r"examples/gpu/[a-z0-9_]+\.cu|docs/explore/(scenes/)?[a-z0-9_]+\.[ch]pp|"
                      r"tests/.*")


def next(project: Project) -> Iterator[str]:
    """A page of a list (tutorial, guides, examples) ends with links to the pages before and after it. The minutes in a
    list are those on the page."""
    pages = {page: project.read(page) for page in tree.pages(project.root)}
    place = {name[1]: page for page, words in pages.items() for name in re.finditer(r"^# .*\{#(\w+)\}", words, re.M)}
    leads = {page: words.partition("\n## Next")[2].replace("\n", " ") for page, words in pages.items()}
    for index in (page for page in pages if pathlib.Path(page).match("*/00_*.md")):
        names = re.findall(r"^ *- \\subpage ([a-z_0-9]+)", pages[index], re.M)
        yield from (f"{index}: no page {name}" for name in names if name not in place)
        for name, minutes in re.findall(r"^ *- \\subpage (\w+) .*; ([0-9]+) min$", pages[index], re.M):
            if f"\\minutes{{{minutes}}}" not in pages.get(place.get(name, ""), ""):
                yield f"{index}: {name} says other minutes than {minutes}"
        for before, after in itertools.pairwise(name for name in names if name in place):
            if f"ref {after})" not in leads[place[before]]:
                yield f"{place[before]}: does not lead on to {after}"
            if f"ref {before})" not in leads[place[after]].partition("Before this:")[2]:
                yield f"{place[after]}: does not lead back to {before}"


def chapters(project: Project) -> Iterator[str]:
    """The chapters of the tutorial are numbered in sequence, in their files and titles. Only the box of a chapter names
    statements of the articles by number, since a reader needs no article."""
    numbers = []
    for name in tree.files(project.root / "docs/tutorial", "[0-9]*.md"):
        page, text = f"docs/tutorial/{name}", project.read(f"docs/tutorial/{name}")
        if title := re.match(r"\n?# ([0-9]+) · ", text):
            numbers.append(int(title[1]))
            if not pathlib.Path(name).name.startswith(f"{numbers[-1]:02}_"):
                yield f"{page}: is called chapter {numbers[-1]}"
        flow = re.sub(r"^```.*?^```|^\\articles$.*?^\\endarticles$", "", text, flags=re.M | re.S)
        yield from (f"{page}: names {found[0]} outside of the box of the articles" for found in re.finditer(r"\b[NPMX][0-9]+\b", flow))
    if sorted(numbers) != [*range(len(numbers))]:
        yield f"docs/tutorial: the chapters are {sorted(numbers)}"


def code(project: Project) -> Iterator[str]:
    """The code in a page is quoted by name from a program that a test compiles."""
    for page in tree.pages(project.root):
        text = project.read(page)
        for number, line in enumerate(text.splitlines(), 1):
            if re.match(r" *(```(c|cpp|c\+\+|hpp|cmake)|[\\@]code|~~~)", line):
                yield f"{page}:{number}: code that nothing compiles: {line}"
        regions = {(a or c, b or d) for a, b, c, d in QUOTE.findall(text)}
        for file, name in sorted(regions):
            if (times := project.read(file).count(f"[{name}]")) > 2:
                yield f"{page}: doxygen finds [{name}] {times} times in {file}"
        for file in sorted({file for file, _ in regions}):
            if not file.startswith("build/docs/") and not (
                    (project.root / file).exists() and COMPILED.fullmatch(file)):
                yield f"{page}: quotes {file}, which no test compiles"


PLOT = re.compile(r"\\plot\{([^,\n]+\.svg),([^\n]*)\}")
LEAVES = re.compile(r"\bleaves? the picture\b")
LEGEND = re.compile(r'<(?:path class="series|circle class="dot)-(\d+)"[^>]*/>\n<text [^>]*>([^<]*)</text>')
NAME = re.compile(r"^ +\{\"([^\"]+)\", (\d+)\},$", re.MULTILINE)



def styles(root: pathlib.Path) -> dict[str, str]:
    """The style of each method, as docs/plot/plot.cpp lists them."""
    return dict(NAME.findall(tree.read(root / "docs/plot/plot.cpp")))


def figures(project: Project) -> Iterator[str]:
    """A figure shows what the page says, a method has one colour and dash, and cut-off parts are named."""
    drawn = {file.name: tree.read(file) for file in sorted((project.root / MADE / "figures").glob("*.svg"))}
    if not drawn:
        raise Skipped("the site is not built")
    known = styles(project.root)
    for name, picture in drawn.items():
        for style, curve in LEGEND.findall(picture):
            if known.get(curve, style) != style:
                yield f"{name}: {curve} has the style {style}, and elsewhere {known[curve]}"
    for page in tree.pages(project.root):
        for name, caption in PLOT.findall(project.read(page)):
            said = re.search('aria-label="([^"]*)"', drawn.get(name, ""))
            if said and bool(LEAVES.search(said[1])) != bool(LEAVES.search(caption)):
                yield (f"{page}: {name} {'leaves' if LEAVES.search(said[1]) else 'does not leave'} the picture, "
                       "and the caption says something else")


def digits(number: str | float) -> str:
    """The digits of a number without its point and the zeros at its ends."""
    return (number if isinstance(number, str) else f"{number:.10g}").replace(".", "").strip("0") or "0"


def learned(text: str, comments: str = "//.*") -> set[str]:
    """The numbers of a text without its comments."""
    code = re.sub(comments, "", text, flags=re.MULTILINE).replace("'", "")
    return {digits(number) for number in re.findall(r"\.?\d+(?:\.\d+)*", code)}


def is_known(number: str, after: str, known: set[str]) -> bool:
    """Whether the number is known: 2.2 mm as 0.0022, 7 % as 0.07, 1.07 or 0.93, 1/8 as 0.125, or as 1 and 8."""
    over = number.split("/")
    if len(over) == 2:
        return {*map(digits, over)} <= known or digits(float(over[0]) / float(over[1])) in known
    part = float(number) / 100 if after.startswith(" %") else None
    return not known.isdisjoint({digits(number)} | ({digits(1 + part), digits(1 - part)} if part is not None else set()))


def unproved(project: Project, page: str) -> Iterator[str]:
    known: set[str] = set()
    prose, measured, code = "", False, False
    for number, line in enumerate(project.read(page).splitlines(), 1):
        measured = measured and line != ""
        fence = line.startswith("```")
        mark = re.match(r"<!-- (unproved:|(?:held|measured) by) (\S+)", line)
        quote = QUOTE.match(line)
        is_prose = not (measured or code or fence or mark or quote or NO_PROSE.match(line))
        if measured or code:
            pass
        elif mark and mark[1] == "unproved:":
            known |= learned(line)
        elif mark and not project.read(mark[2]):
            yield f"{page}:{number}: no file {mark[2]}"
        elif mark and mark[1] == "held by":
            known |= learned(project.read(mark[2]), r"//.*|^ *#.*")
        elif quote:
            file, name = quote[1] or quote[3], quote[2] or quote[4]
            region = cpp.regions(project.read(file)).get(name, "")
            known |= learned(region)
            if not region:
                yield f"{file}: no region {name}"
        code ^= fence
        measured = measured or line.startswith("<!-- measured by ")
        prose += f"{line}\n" if is_prose else "\n"
    prose = re.sub(r"`[^`\n]*`", " ", re.sub(r"^\\plot\{[^,\n]*,", "", prose, flags=re.M))
    for formula in FORMULA.finditer(prose):
        known |= learned(formula[1] or formula[2], "^$")
    prose = FORMULA.sub(lambda formula: " " + "\n" * formula[0].count("\n"), prose)
    for line_number, words in enumerate(NAMES.sub("", prose).split("\n"), 1):
        # 10 800 and 10,800 are the same number.
        while words != (words := re.sub(r"(?<![0-9.])([0-9]+)[ ,]([0-9]{3})(?![0-9.]\d|\d)", r"\1\2", words)):
            pass
        for match in re.finditer(r"[0-9][0-9.]*(/[0-9]+)?", words):
            number_ = match[0].rstrip(".")
            if not is_known(number_, words[match.start() + len(number_):], known):
                yield f"{page}:{line_number}: {number_} is not proved on this page"


def numbers(project: Project) -> Iterator[str]:
    r"""A number in a page stands in a region of code that the page quotes (\proof, \snippet), or in one of its formulas.

    Other numbers are marked on the page by a comment:
      <!-- unproved: 1687 120 -->   these are taken on trust: a year, a source's number
      <!-- held by FILE -->         numbers that stand in FILE, a script or test that fails beyond them
      <!-- measured by FILE -->     what follows up to the next empty line was counted by that script
    """
    for page in tree.files(project.root, "*.md"):
        if page != "docs/guide/23_references.md" and re.fullmatch(
                r"docs/((tutorial|guide|why|examples)/.*|main)\.md|README\.md", page):
            yield from unproved(project, page)


def plain(project: Project) -> Iterator[str]:
    """A viewer of Markdown shows each page: its links lead to files and sections, and its formulas and figures are in a
    form it knows. A page that stands alone on an item of a list, from which it gets its place, does so once."""
    for name in tree.pages(project.root):
        page = project.root / name
        text = page.read_text(encoding="utf-8")
        for at, words in markdown.troubles(page, text, name != "README.md"):
            yield f"{name}:{text.count(chr(10), 0, at) + 1}: {words}"
    for page, places in markdown.listed(project.root).items():
        if len(places) > 1:
            yield f"{page}: stands alone on an item of {' and '.join(places)}; one place is due"
