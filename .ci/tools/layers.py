# SPDX-License-Identifier: BSL-1.0
"""The layers of the library: which folder includes which, and whether any circle is among them.

Prints the folders from the lowest to the highest with the folders that each one includes. Fails if
folders or headers include one another in a circle.
"""

import argparse
import pathlib
import re
from collections.abc import Iterable, Mapping

INCLUDE = re.compile(r"^\s*#\s*include\s*<unitstep/([^>]+)>", re.MULTILINE)
Graph = dict[str, set[str]]


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--include", type=pathlib.Path, default=pathlib.Path("include/unitstep"),
                        help="the folder of the headers")
    parser.add_argument("--picture", action="store_true", help="print the picture of the site instead")


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


def circles(graph: Graph) -> list[list[str]]:
    """The sets of nodes that reach one another, by Tarjan's algorithm without recursion."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_nodes: list[str] = []
    found: list[list[str]] = []
    for start in sorted(graph):
        if start in order:
            continue
        order[start] = lowest[start] = len(order)
        open_nodes.append(start)
        path = [(start, iter(sorted(graph[start])))]
        while path:
            node, rest = path[-1]
            for to in rest:
                if to not in order:
                    order[to] = lowest[to] = len(order)
                    open_nodes.append(to)
                    path.append((to, iter(sorted(graph[to]))))
                    break
                if to in open_nodes:
                    lowest[node] = min(lowest[node], order[to])
            else:
                path.pop()
                if path:
                    lowest[path[-1][0]] = min(lowest[path[-1][0]], lowest[node])
                if lowest[node] == order[node]:
                    at = open_nodes.index(node)
                    circle, open_nodes[at:] = open_nodes[at:], []
                    if len(circle) > 1:
                        found.append(sorted(circle))
    return found


def levels(graph: Graph) -> list[list[str]]:
    """The folders without a circle by height: each stands above all that it includes."""
    height: dict[str, int] = {}

    def of(node: str) -> int:
        if node not in height:
            height[node] = 1 + max((of(to) for to in graph[node]), default=-1)
        return height[node]

    for node in graph:
        of(node)
    return [sorted(n for n in graph if height[n] == level)
            for level in range(max(height.values(), default=-1) + 1)]


def necessary(graph: Graph) -> Graph:
    """The edges that no longer way replaces."""
    def reached(node: str) -> set[str]:
        return set().union(*({to} | reached(to) for to in graph[node])) if graph[node] else set()

    return {node: {to for to in graph[node]
                   if not any(to in reached(other) for other in graph[node] - {to})}
            for node in graph}


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


def main(arguments: argparse.Namespace) -> int:
    files = headers(arguments.include)
    rooms = folders(files)
    wrong = [f"headers in a circle: {' '.join(c)}" for c in circles(files)]
    wrong += [f"folders in a circle: {' '.join(c)}" for c in circles(rooms)]
    if wrong:
        print("\n".join(wrong))
        return 1
    if arguments.picture:
        print(picture(rooms), end="")
        return 0
    for level in levels(rooms):
        for room in level:
            print(f"{room}: {' '.join(sorted(rooms[room])) or 'nothing'}")
    return 0
