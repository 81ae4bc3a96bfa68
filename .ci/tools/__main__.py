# SPDX-License-Identifier: BSL-1.0
"""What reads, lists and checks the sources of the project: python3 .ci/tools COMMAND --help.

A command is a module beside this file with a function `main(arguments) -> int`; the first line of its
docstring is its help, and `options(parser)` adds its options. Modules without `main` are shared by
several commands. Nothing but the standard library is used.
"""

import argparse
import importlib
import pathlib
import sys

import compiler

FOLDER = pathlib.Path(__file__).parent


def commands(wanted: str = "") -> dict[str, object]:
    """The modules of this folder that can be called, by name; no others are read if one is wanted."""
    files = sorted(file for file in FOLDER.glob("*.py") if file.stem != "__main__")
    found = {}
    for file in [file for file in files if file.stem.replace("_", "-") == wanted] or files:
        module = importlib.import_module(file.stem)
        if hasattr(module, "main"):
            found[file.stem.replace("_", "-")] = module
    return found


def parser_of(modules: dict[str, object]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools", description=(__doc__ or "").splitlines()[0])
    each = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, module in modules.items():
        about = (module.__doc__ or "").strip()
        one = each.add_parser(name, help=about.splitlines()[0], description=about,
                              formatter_class=argparse.RawDescriptionHelpFormatter)
        if hasattr(module, "options"):
            module.options(one)
    return parser


def run(words: list[str]) -> int:
    modules = commands(words[0] if words else "")
    arguments = parser_of(modules).parse_args(words)
    try:
        return modules[arguments.command].main(arguments)
    except compiler.Skipped as missing:
        print(f"skipped: {missing}")
        return compiler.SKIPPED
    except compiler.Trouble as trouble:
        print(f"tools {arguments.command}: {trouble}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
