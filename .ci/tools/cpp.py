# SPDX-License-Identifier: BSL-1.0
"""Splits a C++ source into code, comments and strings, as far as this project writes C++."""

import re

PIECE = re.compile(r"""
    (?P<comment> //[^\n]* | /\*.*?\*/ )
  | (?P<directive> (?<![^\n]) [ \t]* \# (?: \\\n | [^\n] )* )
  | (?P<string> (?:u8|[uUL])? (?: R"(?P<fence>[^()\s\\]*)\(.*?\)(?P=fence)" | "(?:\\.|[^"\\\n])*" ) )
  | (?P<character> '(?:\\.|[^'\\\n])+' )
  | (?P<number> \.?[0-9] (?: (?<=[eEpP])[-+] | '?[0-9A-Za-z_] | \.(?!\.) )* )
  | (?P<word> [A-Za-z_]\w* )
""", re.VERBOSE | re.DOTALL)
SHIELDED = re.compile(r" ?\((abs|min|max)\)\(")  # a name, which a macro may have too
REGION = re.compile(r"^ *(?://!|#) \[(.+)\]$")


def code_lines(source: str, *kinds: str) -> list[str]:
    """The lines of a source without comments, and with spaces in place of the other kinds of pieces."""
    def instead(piece: re.Match[str]) -> str:
        # The group `fence` lies within the group of strings, which ends last.
        return re.sub(r"[^\n]", " ", piece[0]) if piece.lastgroup in ("comment", *kinds) else piece[0]

    return [line.rstrip() for line in PIECE.sub(instead, source).split("\n")]


def regions(source: str) -> dict[str, str]:
    """What stands between each `//! [name]` (in CMake `# [name]`) and the next one of the same name."""
    found: dict[str, str] = {}
    open_names: set[str] = set()
    for line in source.splitlines():
        if match := REGION.match(line):
            open_names ^= {match[1]}
            found.setdefault(match[1], "")
        else:
            for name in open_names:
                found[name] += line + "\n"
    return found
