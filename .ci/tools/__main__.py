# SPDX-License-Identifier: BSL-1.0
"""Reads, lists and checks the sources of the project: python3 .ci/tools COMMAND --help.

A command is a module beside this file with a function `main(arguments)`, which returns what is wrong; the first line of
its docstring is its help, and `options(parser)` adds its options. Modules without `main` are shared by several commands.
Only the standard library is used. It exits with 77, as ctest wants, if something is not installed.
"""

import argparse
import importlib
import pathlib
import sys

import compiler


def run(words: list[str]) -> int:
    commands = {file.stem.replace("_", "-"): file.stem for file in sorted(pathlib.Path(__file__).parent.glob("*.py"))
                if "\ndef main(" in file.read_text(encoding="utf-8")}
    if not words or words[0] not in commands:
        print(f"{__doc__}\n" + "\n".join(f"  {name:<18}{(importlib.import_module(module).__doc__ or '').splitlines()[0]}"
                                         for name, module in commands.items()))
        return 0 if words in (["--help"], ["-h"]) else 2
    module = importlib.import_module(commands[words[0]])
    parser = argparse.ArgumentParser(prog=f"tools {words[0]}", description=module.__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    getattr(module, "options", lambda _: None)(parser)
    try:
        wrong = [*(module.main(parser.parse_args(words[1:])) or [])]
    except compiler.Skipped as missing:
        print(f"skipped: {missing}")
        return 77
    except compiler.Trouble as trouble:
        print(f"tools {words[0]}: {trouble}", file=sys.stderr)
        return 1
    print("".join(f"{line}\n" for line in wrong), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
