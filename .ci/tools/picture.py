# SPDX-License-Identifier: BSL-1.0
"""Prints what a program of docs/figures draws as a picture that stands alone, on white paper and coloured.

With a FILE it fails unless that is the picture. README.md shows one:
  python3 .ci/tools picture build/dev/docs/figure_spring >docs/spring.svg
"""

import argparse
import pathlib
import re

import tree
from compiler import run


def alone(drawn: str, theme: str) -> str:
    """Of the two values of a colour of the theme, light and dark, the light one comes first."""
    colours = dict(reversed(re.findall(r"(--series-[0-9]+): (#[0-9a-f]+);", theme)))
    colours["--font-family"] = "sans-serif"
    rules = "\n".join(line for line in theme.splitlines() if line.startswith(".plot "))
    rules = re.sub(r"var\(([^)]*)\)", lambda name: colours.get(name[1], "#222"), rules).replace(".plot ", "")
    first, _, rest = drawn.partition("\n")
    first = first.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" color="#222" ', 1)
    return f'{first}\n<style>\n{rules}\n</style>\n<rect width="100%" height="100%" fill="#fff"/>\n{rest}'


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("program")
    parser.add_argument("file", nargs="?", type=pathlib.Path)


def main(arguments: argparse.Namespace) -> int:
    picture = alone(run([arguments.program]).text, tree.read(tree.ROOT / "docs/theme/site.css"))
    if not arguments.file:
        print(picture, end="")
    elif arguments.file.read_text(encoding="utf-8") != picture:
        print(f"{arguments.file} is not what {arguments.program} draws: make it again with python3 .ci/tools picture")
        return 1
    return 0
