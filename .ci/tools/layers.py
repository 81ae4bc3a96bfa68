# SPDX-License-Identifier: BSL-1.0
"""Finds the layers of the library: which folder includes which, and whether there is a circle.

Prints the folders with the folders that each one includes, lower layers first. Fails if folders or headers include one
another in a circle.
"""

import argparse
import graphlib
import pathlib
import re
from collections.abc import Iterable, Mapping

import tree

INCLUDE = re.compile(r"^\s*#\s*include\s*<unitstep/([^>]+)>", re.MULTILINE)
Graph = dict[str, set[str]]


def headers(root: pathlib.Path) -> Graph:
    """Each header below `root` with the headers that it includes."""
    texts = {name: tree.read(root / name) for name in tree.files(root, "*.hpp")}
    return {name: {to for to in INCLUDE.findall(text) if to in texts} for name, text in texts.items()}


def folders(files: Mapping[str, Iterable[str]]) -> Graph:
    """The same for folders; headers outside of all folders, such as the umbrella, are left out."""
    graph: Graph = {}
    for name, included in files.items():
        if "/" in name:
            room = name.split("/")[0]
            graph.setdefault(room, set()).update({to.split("/")[0] for to in included if "/" in to} - {room})
    return graph


def reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    """All nodes that can be reached from a node, including itself."""
    found, queue = {start}, [start]
    for node in queue:
        queue += graph.get(node, set()) - found
        found.update(queue)
    return found


def main(_: argparse.Namespace) -> list[str]:
    files = headers(pathlib.Path("include/unitstep"))
    rooms = folders(files)
    for what, graph in ("headers", files), ("folders", rooms):
        try:
            order = list(graphlib.TopologicalSorter(graph).static_order())
        except graphlib.CycleError as error:
            return [f"{what} in a circle: {' '.join(sorted(set(error.args[1])))}"]
    print("".join(f"{room}: {' '.join(sorted(rooms[room])) or 'nothing'}\n" for room in order), end="")
    return 0
