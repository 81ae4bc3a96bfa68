# SPDX-License-Identifier: BSL-1.0
"""The public names of the library, each with its kind.

A name is public if it is declared in namespace unitstep or unitstep::math, but not in detail or diagnostics, nor
between \\cond and \\endcond. clang-format begins a line with each declaration in a namespace, and with nothing else
except what ends there.
"""
import pathlib
import re
from collections.abc import Iterator

import cpp
import tree

HIDDEN = re.compile(r"\\cond\b.*?\\endcond", re.DOTALL)
ATTRIBUTE = re.compile(r"\[\[.*?\]\] ?")
NAMESPACE = re.compile(r"(inline )?namespace ([a-z_:]*) ?\{")
NO_NAME = re.compile(r"$| |template|friend|static_assert|extern|\}|.*\boperator\b")
NAMED = [("type", re.compile(r"(?:struct|class|enum class|enum) ([a-z]\w*)(?! *<)\b")),
         ("concept", re.compile(r"concept (\w+)")), ("using", re.compile(r"using (\w+) =")),
         ("function", re.compile(r"(?:[\w:\[\]]+(?:<.*>)?[&*]* +)+?(?!decltype)([a-z]\w*)\(")),
         ("constant", re.compile(r"(?:inline |constexpr )+[\w:<>, &*]+[ &*]([a-z]\w*)(?: =|\{|;)"))]


def comment_above(lines: list[str], at: int) -> str:
    """The comment of the declaration whose name is on a line, above where it begins, with `template <...>`, say."""
    first = at
    while first and lines[first - 1] and not lines[first - 1].startswith("///") and not lines[first - 1].endswith(("}", ";")):
        first -= 1
    begin = first
    while begin and lines[begin - 1].startswith("///"):
        begin -= 1
    return "\n".join(lines[begin:first])


def declared(source: str) -> Iterator[tuple[str, str, str]]:
    """Name, kind and comment of each declaration."""
    place: list[str] = []
    source = HIDDEN.sub(lambda hidden: "\n" * hidden[0].count("\n"), source)
    lines = source.split("\n")
    for i, (line, code) in enumerate(zip(lines, cpp.code_lines(source, "directive", "string"))):
        code = cpp.SHIELDED.sub(r" \1(", ATTRIBUTE.sub("", code))
        if found := NAMESPACE.match(code):
            place.append("" if found[1] else found[2].removeprefix("unitstep").removeprefix("::"))
        elif line.startswith("}  // namespace"):
            place.pop()
        elif place and "::".join(filter(None, place)) in ("", "math") and not NO_NAME.match(code):
            kind, name = next(((kind, found[1]) for kind, pattern in NAMED if (found := pattern.match(code))), ("", ""))
            if kind:
                yield "::".join([*filter(None, place), name]), kind, comment_above(lines, i)


def all_names(headers: list[pathlib.Path]) -> list[tuple[str, str]]:
    return sorted({(name, kind) for header in headers for name, kind, _ in declared(tree.read(header))})
