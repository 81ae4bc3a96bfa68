# SPDX-License-Identifier: BSL-1.0
"""The picture of README.md: the site's spring.svg, as one that stands alone, on white paper and coloured."""

import pathlib
import re

import tree
from pages import MADE

FILE = "docs/spring.svg"


def alone(drawn: str, theme: str) -> str:
    """Of the two values of a colour of the theme, light and dark, the light one comes first."""
    colours = dict(reversed(re.findall(r"(--series-[0-9]+): (#[0-9a-f]+);", theme)))
    colours["--font-family"] = "sans-serif"
    rules = "\n".join(line for line in theme.splitlines() if line.startswith(".plot "))
    rules = re.sub(r"var\(([^)]*)\)", lambda name: colours.get(name[1], "#222"), rules).replace(".plot ", "")
    first, _, rest = drawn.partition("\n")
    first = first.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" color="#222" ', 1)
    return f'{first}\n<style>\n{rules}\n</style>\n<rect width="100%" height="100%" fill="#fff"/>\n{rest}'



def of_readme(root: pathlib.Path) -> str:
    """The picture, or nothing before the site is built."""
    drawn = tree.read(root / MADE / "figures/spring.svg")
    return alone(drawn, tree.read(root / "docs/theme/site.css")) if drawn else ""
