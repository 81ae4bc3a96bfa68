# SPDX-License-Identifier: BSL-1.0
"""Pictures of the site as single files, on white paper and in colour: the one of README.md, and those in
docs/pictures/, which a repository's own view shows in the pages.

No other generated files are in the tree. `quotes --write` writes them, and the rule `printed` compares them.
"""

import pathlib
import re

import tree
from pages import MADE

FILE, FOLDER = "docs/spring.svg", "docs/pictures"
SHOWN = re.compile(r"pictures/([\w-]+\.svg)")
WIDTH = 480


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
    first, _, rest = drawn.partition("\n")
    size = "" if ' width="' in first else f' width="{WIDTH}"'
    first = first.replace("<svg ", f'<svg xmlns="http://www.w3.org/2000/svg" color="#222"{size} ', 1)
    rest = re.sub(r'<a class="explore".*?</a>', "", rest, flags=re.DOTALL)  # the text of a link below the picture
    rest = rest.replace("\n", " " if "<tspan" in rest else "")
    return f'{first}\n<style>{" ".join(rules)}</style><rect width="100%" height="100%" fill="#fff"/>\n{rest.strip()}\n'


def due(root: pathlib.Path) -> dict[str, str]:
    """All of these pictures by their names; none before the site is built."""
    theme = tree.read(root / "docs/theme/site.css")
    shown = {name for page in tree.files(root / "docs", "*.md")
             for name in SHOWN.findall((root / "docs" / page).read_text(encoding="utf-8"))}
    found = {}
    for file, name in [(FILE, "spring.svg"), *((f"{FOLDER}/{name}", name) for name in sorted(shown))]:
        if drawn := tree.read(root / MADE / "figures" / name):
            found[file] = alone(drawn, theme)
        elif drawn := tree.read(root / MADE / "drawn" / name):  # drawn by gnuplot, already on white paper
            found[file] = drawn
    return found
