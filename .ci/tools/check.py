# SPDX-License-Identifier: BSL-1.0
"""Reads a tree and names every place that breaks one of the given rules.

Exits with 77 if a tool that they need is not installed. tests/tools shows for each rule that it can fail.
"""

import argparse
import functools
import inspect
import pathlib

import compiled_rules
import page_rules
import quotes
import rules
import tree
from compiler import SKIPPED, Project, Skipped, option

RULES = {name: rule for module in (rules, page_rules, quotes, compiled_rules)
         for name, rule in inspect.getmembers(module, inspect.isgeneratorfunction)
         if list(inspect.signature(rule).parameters) == ["project"]}
RULES |= {row[0]: functools.partial(rules.forbidden, rule=row[0]) for row in rules.FORBIDDEN}


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rules", nargs="+", choices=sorted(RULES), metavar="rule", help=", ".join(sorted(RULES)))
    parser.add_argument("--root", type=pathlib.Path, default=tree.ROOT)
    option(parser)


def main(arguments: argparse.Namespace) -> int:
    project, found = Project(arguments.root.absolute(), arguments.compiler), []
    for rule in arguments.rules:
        try:
            wrong = list(RULES[rule](project))
            found.append(1 if wrong else 0)
            print("".join(f"{line}\n" for line in wrong), end="")
        except Skipped as missing:
            print(f"skipped: {missing}")
    return max(found, default=SKIPPED)
