# SPDX-License-Identifier: BSL-1.0
"""Pictures of the site as single files, on white paper and in colour: the one of README.md, and those in
docs/pictures/, which a repository's own view shows in the pages.

No other generated files are in the tree. `quotes --write` writes them, and the rule `printed` compares them. From these
files come the pictures of a site that is built without running programs.
"""

import pathlib
import re

import tree
from pages import MADE

FILE, FOLDER = "docs/spring.svg", "docs/pictures"
SHOWN = re.compile(r'(?:\\plot\{|<img src=")([\w-]+\.svg)')
WIDTH = 480
HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" color="#222" width="{WIDTH}" '
PAPER = '<rect width="100%" height="100%" fill="#fff"/>'
LINK = r'<a class="explore".*?</a>'  # the text of a link below the picture, which a single file has in a comment


def alone(drawn: str, theme: str) -> str:
    """Uses the light one of the two values, light and dark, of each colour of the theme. Omits what this picture does
    not use, and writes three lines, so that a change is short to read."""
    colours = dict(reversed(re.findall(r"(--series-[0-9]+): (#[0-9a-f]+);", theme)))
    colours["--font-family"] = "sans-serif"
    there = {name for names in re.findall('class="([^"]*)"', drawn) for name in names.split()}
    rules = []
    for selector, style in re.findall(r"^\.plot ([^{]*) \{([^}]*)\}", theme, re.MULTILINE):
        if several := re.fullmatch(r":is\((.*)\)", selector):
            selector = ", ".join(part for part in several[1].split(", ") if part.removeprefix(".") in there)
        if selector and (not selector.startswith(".") or "," in selector or selector.removeprefix(".") in there):
            style = re.sub(r"var\(([^)]*)\)", lambda name: colours.get(name[1], "#222"), style)
            rules.append(f"{selector} {{{style}}}")
    several = re.split(r"(?m)^(?=<svg )", drawn)[1:]
    first, _, rest = drawn.partition("\n")
    if len(several) > 1:  # one below another in one file
        heights = [int(re.search(rf'viewBox="0 0 {WIDTH} ([0-9]+)"', one)[1]) for one in several]
        first = f'<svg viewBox="0 0 {WIDTH} {sum(heights)}">'
        rest = "".join(one.replace("<svg ", f'<svg y="{sum(heights[:i])}" width="{WIDTH}" height="{heights[i]}" ', 1)
                       for i, one in enumerate(several)) + "</svg>"
    first = first.replace("<svg ", HEAD, 1)
    rest = re.sub(LINK, lambda link: f"<!--{link[0]}-->".replace("\n", " "), rest, flags=re.DOTALL)
    rest = rest.replace("\n", " " if "<tspan" in rest else "")
    return f'{first}\n<style>{" ".join(rules)}</style>{PAPER}\n{rest.strip()}\n'


def in_page(single: str) -> str:
    """The picture for a page of the site, from its single file."""
    first, _, rest = single.replace(HEAD, "<svg ", 1).partition("\n")
    rest = re.sub(f"<!--({LINK})-->", r"\1", rest.partition(f"{PAPER}\n")[2])
    nested = re.sub(r'<svg y="[0-9]+" width="[0-9]+" height="[0-9]+" ', r"\n<svg ", rest)
    return f"{first}\n{rest}" if nested == rest else nested.strip().removesuffix("</svg>") + "\n"


def of_pages(root: pathlib.Path) -> dict[str, str]:
    """All pictures for pages by their names, but those that gnuplot has drawn."""
    files = [root / FILE, *sorted((root / FOLDER).glob("*.svg"))]
    return {file.name: in_page(text) for file in files if (text := tree.read(file)).startswith(HEAD)}


def due(root: pathlib.Path) -> dict[str, str]:
    """All of these pictures by their names; none before the site is built."""
    theme = tree.read(root / "docs/theme/site.css")
    shown = {name for page in tree.pages(root)
             for name in SHOWN.findall(tree.read(root / page))}
    found = {}
    for file, name in [(FILE, "spring.svg"), *((f"{FOLDER}/{name}", name) for name in sorted(shown))]:
        if drawn := tree.read(root / MADE / "figures" / name):
            found[file] = alone(drawn, theme)
        elif drawn := tree.read(root / MADE / "drawn" / name):  # drawn by gnuplot, already on white paper
            found[file] = drawn
    return found
