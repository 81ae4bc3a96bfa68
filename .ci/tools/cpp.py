# SPDX-License-Identifier: BSL-1.0
"""A lexer of C++ sources, as far as this project writes C++: enough to tell code from comments and texts."""

import re
from typing import NamedTuple

TOKEN = re.compile(r"""
    (?P<comment> //[^\n]* | /\*.*?\*/ )
  | (?P<directive> (?<![^\n]) [ \t]* \# (?: \\\n | [^\n] )* )
  | (?P<string> (?:u8|[uUL])? (?: R"(?P<fence>[^()\s\\]*)\(.*?\)(?P=fence)" | "(?:\\.|[^"\\\n])*" ) )
  | (?P<character> '(?:\\.|[^'\\\n])+' )
  | (?P<number> \.?[0-9] (?: (?<=[eEpP])[-+] | '?[0-9A-Za-z_] | \.(?!\.) )* )
  | (?P<word> [A-Za-z_]\w* )
  | (?P<operator> \.\.\. | <=> | <<= | >>= | ->\* | :: | -> | \+\+ | -- | << | >> | && | \|\| |
      [-+*/%&|^<>=!]= | [^\s\w] )
""", re.VERBOSE | re.DOTALL)
REGION = re.compile(r"^ *(?://!|#) \[(.+)\]$")


class Token(NamedTuple):
    """A piece of a source; lines and columns count from 1, `at` and `end` from 0."""

    kind: str  # comment, directive, string, character, number, word or operator
    text: str
    at: int
    line: int
    column: int

    @property
    def end(self) -> int:
        return self.at + len(self.text)


def tokens(source: str) -> list[Token]:
    """All pieces of a source, comments and directives with all their lines included."""
    found = []
    line, begin, seen = 1, 0, 0
    for match in TOKEN.finditer(source):
        newlines = source.count("\n", seen, match.start())
        if newlines:
            line, begin = line + newlines, source.rindex("\n", 0, match.start()) + 1
        seen = match.start()
        # The group `fence` is within a string, which is the group that ends last.
        kind = "string" if match["string"] else match.lastgroup or ""
        found.append(Token(kind, match.group(), seen, line, seen - begin + 1))
    return found


def blank(source: str, *kinds: str) -> str:
    """The source with spaces in place of the pieces of some kinds, so that all else stays where it is."""
    parts, seen = [], 0
    for token in tokens(source):
        if token.kind in kinds:
            parts += [source[seen:token.at], re.sub(r"[^\n]", " ", token.text)]
            seen = token.end
    return "".join([*parts, source[seen:]])


def code_lines(source: str, *kinds: str) -> list[str]:
    """The lines of a source without comments, and with nothing but spaces for the other kinds."""
    return [line.rstrip() for line in blank(source, "comment", *kinds).split("\n")]


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
