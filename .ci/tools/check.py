# SPDX-License-Identifier: BSL-1.0
"""Reads a tree and names every place that breaks one of the given rules.

tests/tools shows for each rule that it can fail.
"""

import argparse
import functools
import inspect

import allocated
import check_site
import compiled_rules
import page_rules
import quotes
import rules
from compiler import Project, Skipped

RULES = {name: rule for module in (rules, page_rules, quotes, compiled_rules, allocated, check_site)
         for name, rule in inspect.getmembers(module, inspect.isgeneratorfunction)
         if list(inspect.signature(rule).parameters) == ["project"]}
RULES |= {row[0]: functools.partial(rules.forbidden, rule=row[0]) for row in rules.FORBIDDEN}


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rules", nargs="+", choices=sorted(RULES), metavar="rule", help=", ".join(sorted(RULES)))


def main(arguments: argparse.Namespace) -> list[str]:
    wrong, skipped = [], []
    for rule in arguments.rules:
        try:
            wrong += RULES[rule](Project())
        except Skipped as missing:
            skipped.append(str(missing))
    if len(skipped) == len(arguments.rules):
        raise Skipped("; ".join(skipped))
    print("".join(f"skipped: {missing}\n" for missing in skipped), end="")
    return wrong
