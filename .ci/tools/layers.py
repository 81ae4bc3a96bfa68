# SPDX-License-Identifier: BSL-1.0
"""The layers of the library: which folder includes which, and whether any circle is among them.

Prints the folders from the lowest to the highest with the folders that each one includes. Fails if
folders or headers include one another in a circle.
"""

import argparse
import graphlib
import pathlib
import re
from collections.abc import Iterable, Mapping

INCLUDE = re.compile(r"^\s*#\s*include\s*<unitstep/([^>]+)>", re.MULTILINE)
Graph = dict[str, set[str]]


def headers(root: pathlib.Path) -> Graph:
    """Each header below `root` with the headers that it includes."""
    texts = {str(file.relative_to(root)): file.read_text(encoding="utf-8")
             for file in sorted(root.rglob("*.hpp"))}
    return {name: {to for to in INCLUDE.findall(text) if to in texts}
            for name, text in texts.items()}


def folders(files: Mapping[str, Iterable[str]]) -> Graph:
    """The same of folders; headers that lie in none, such as the umbrella, are left out."""
    graph: Graph = {}
    for name, included in files.items():
        if "/" not in name:
            continue
        room = graph.setdefault(name.split("/")[0], set())
        room |= {to.split("/")[0] for to in included if "/" in to} - {name.split("/")[0]}
    return graph


def circle(graph: Graph) -> list[str]:
    """The members of a circle, if there is one."""
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        return sorted(set(error.args[1]))
    return []


def reached(graph: Mapping[str, set[str]], start: str) -> dict[str, int]:
    """What can be reached from a node, itself included, with the distance."""
    distance, queue = {start: 0}, [start]
    for node in queue:
        for to in graph.get(node, ()):
            if to not in distance:
                distance[to] = distance[node] + 1
                queue.append(to)
    return distance


def levels(graph: Graph) -> list[list[str]]:
    """The folders without a circle by height: each stands above all that it includes."""
    found, sorter = [], graphlib.TopologicalSorter(graph)
    sorter.prepare()
    while level := sorter.get_ready():
        found.append(sorted(level))
        sorter.done(*level)
    return found


def necessary(graph: Graph) -> Graph:
    """The edges that no longer way replaces."""
    return {node: {to for to in above if not any(to in reached(graph, other) for other in above - {to})}
            for node, above in graph.items()}


def picture(graph: Graph) -> str:
    """The folders as boxes, each above all that it includes, and a line for what no longer way says."""
    wide, high, width = 116, 34, 560
    rows = levels(graph)
    place = {room: ((2 * i + 1) * width / (2 * len(row)), (len(rows) - 1 - level) * 66 + 4)
             for level, row in enumerate(rows) for i, room in enumerate(row)}
    lines = [f'<line x1="{x:.0f}" y1="{y + high:.0f}" x2="{place[to][0]:.0f}" y2="{place[to][1]:.0f}"/>'
             for room, (x, y) in place.items() for to in sorted(necessary(graph)[room])]
    boxes = [f'<rect class="box" x="{x - wide / 2:.0f}" y="{y:.0f}" width="{wide}" height="{high}" rx="4"/>'
             f'<text x="{x:.0f}" y="{y + 22:.0f}" text-anchor="middle">{room}/</text>'
             for room, (x, y) in place.items()]
    words = "The folders of the library in layers: " + ", then ".join(" and ".join(row) for row in rows) + "."
    return "\n".join([f'<svg class="plot layers" role="img" aria-label="{words}" '
                      f'viewBox="0 0 {width} {66 * len(rows)}">', *lines, *boxes, "</svg>", ""])


def main(_: argparse.Namespace) -> int:
    files = headers(pathlib.Path("include/unitstep"))
    rooms = folders(files)
    for what, graph in ("headers", files), ("folders", rooms):
        if found := circle(graph):
            print(f"{what} in a circle: {' '.join(found)}")
            return 1
    for level in levels(rooms):
        for room in level:
            print(f"{room}: {' '.join(sorted(rooms[room])) or 'nothing'}")
    return 0
