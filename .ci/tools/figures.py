# SPDX-License-Identifier: BSL-1.0
"""Checks the figures of the site, read from the pictures that its build has drawn.

A program that draws reports by itself what it cannot draw: see docs/plot/plot.hpp. Here the pictures are compared with
one another and with the pages.
"""

import re
from collections.abc import Iterator

import tree
from compiler import Project, Skipped
from pages import MADE

PLOT = re.compile(r"\\plot\{([^,\n]+\.svg),([^\n]*)\}")
LEAVES = re.compile(r"\bleaves? the picture\b")
LEGEND = re.compile(r'<(?:path class="series|circle class="dot)-(\d+)"[^>]*/>\n<text [^>]*>([^<]*)</text>')
NAME = re.compile(r"^ +\{\"([^\"]+)\", (\d+)\},$", re.MULTILINE)
# How many lines a figure must show, and where each of them starts: a hub in the picture.
SPOKES = {"equal_areas.svg": ("lines to the sun", 33)}


def points(way: str) -> list[tuple[float, float]]:
    """The points of a path of docs/plot: the first, then each as a step from the one before."""
    numbers = [float(word) for word in re.findall(r"-?\d*\.?\d+", way)]
    at, found = (0.0, 0.0), []
    for right, down in zip(numbers[::2], numbers[1::2]):
        at = (at[0] + right, at[1] + down)
        found.append(at)
    return found


def spokes(picture: str, name: str) -> int:
    """How many lines of that curve start at its hub and leave it."""
    style = next((number for number, called in LEGEND.findall(picture) if called == name), "")
    drawn = re.search(rf'<path class="series-{style}" clip-path[^>]* d="([^"]*)"', picture)
    way = points(drawn[1]) if drawn else [(0.0, 0.0)]
    far = [abs(x - way[0][0]) + abs(y - way[0][1]) > 1 for x, y in way]
    return sum(after and not before for before, after in zip(far, far[1:]))


def known(root) -> dict[str, str]:
    """The style of each method, as docs/plot/plot.cpp lists them."""
    return dict(NAME.findall(tree.read(root / "docs/plot/plot.cpp")))


def figures(project: Project) -> Iterator[str]:
    """A figure shows what the page says, a method has one colour and dash, and cut-off parts are named."""
    drawn = {file.name: tree.read(file) for file in sorted((project.root / MADE / "figures").glob("*.svg"))}
    if not drawn:
        raise Skipped("the site is not built")
    for name, (curve, due) in SPOKES.items():
        if name in drawn and (there := spokes(drawn[name], curve)) != due:
            yield f"{name}: draws {there} of {due} {curve}"
    styles = known(project.root)
    for name, picture in drawn.items():
        for style, curve in LEGEND.findall(picture):
            if styles.get(curve, style) != style:
                yield f"{name}: {curve} has the style {style}, and elsewhere {styles[curve]}"
    for page in tree.files(project.root / "docs", "*.md"):
        for name, caption in PLOT.findall(tree.read(project.root / "docs" / page)):
            said = re.search('aria-label="([^"]*)"', drawn.get(name, ""))
            if said and bool(LEAVES.search(said[1])) != bool(LEAVES.search(caption)):
                yield (f"docs/{page}: {name} {'leaves' if LEAVES.search(said[1]) else 'does not leave'} the picture, "
                       "and the caption says something else")
