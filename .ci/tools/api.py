# SPDX-License-Identifier: BSL-1.0
"""The public names of the library, each with the kind of thing that it is.

Public is what is declared in namespace unitstep or unitstep::math, and not in detail or diagnostics, nor
between \\cond and \\endcond.
"""

import argparse
import pathlib
import re
from collections.abc import Iterator

import cpp
import tree

CLOSE = {"(": ")", "[": "]", "{": "}", "<": ">"}
JOINED = ("&&", "||")
Words = list[str]  # in those of a declaration (), [], {} and <> stand for brackets with all that is in them


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("headers", nargs="*", type=pathlib.Path,
                        default=sorted(pathlib.Path("include").rglob("*.hpp")))


def visible_words(source: str) -> Words:
    words, hidden = [], False
    for token in cpp.tokens(source):
        if token.kind == "comment":
            hidden = "\\cond" in token.text or (hidden and "\\endcond" not in token.text)
        elif token.kind != "directive" and not hidden:
            words += [">", ">"] if token.text == ">>" else [token.text]
    return without_shields(words)


def without_shields(words: Words) -> Words:
    """A name in brackets before those of its parameters, which keeps macros away, stands alone again."""
    at = 0
    while at + 3 < len(words):
        if words[at] + words[at + 2] + words[at + 3] == "()(" and words[at + 1] in ("abs", "min", "max"):
            words[at:at + 3] = [words[at + 1]]
        at += 1
    return words


def behind_group(words: Words, at: int) -> int:
    """The place behind what closes the bracket there."""
    close = CLOSE[words[at]]
    at += 1
    while words[at] != close:
        at = behind_group(words, at) if words[at] in "([{" or words[at] == "<" == CLOSE_OF[close] else at + 1
    return at + 1


CLOSE_OF = {close: open_ for open_, close in CLOSE.items()}


def declaration(words: Words, at: int) -> tuple[Words, int]:
    """The words of a declaration, and the place behind it."""
    found: Words = []
    while words[at] != ";":
        word = words[at]
        is_group = word in "([{" or (word == "<" and "=" not in found)
        before = found[-3:-1] if found[-1:] == ["()"] else ["", *found[-1:]]
        if word == "{" and "=" not in found and not (
                before[-1:] == ["requires"] and (found[-1] == "requires" or before[0] in (*JOINED, "requires"))):
            at = behind_group(words, at)
            return found, at + (at < len(words) and words[at] == ";")
        found.append(word + CLOSE[word] if is_group else word)
        at = behind_group(words, at) if is_group else at + 1
    return found, at + 1


def without_conditions(words: Words) -> Words:
    """Without template parameters, attributes and what `requires` asks for."""
    rest: Words = []
    at = 0
    while at < len(words):
        if words[at] == "requires":
            at += 1
            while True:
                at += words[at] == "!"
                if words[at] == "requires":
                    at += 2 + (words[at + 1] == "()")
                elif words[at] == "()":
                    at += 1
                else:
                    at += 1
                    while at < len(words) and words[at] in ("::", "<>"):
                        at += 1 + (words[at] == "::")
                if at >= len(words) or words[at] not in JOINED:
                    break
                at += 1
        elif words[at] in ("template", "<>", "[]", "enum"):
            at += 1
        else:
            rest.append(words[at])
            at += 1
    return rest


def kind_and_name(words: Words) -> tuple[str, str] | None:
    words = without_conditions(words)
    if not words or "operator" in words or words[0] in ("friend", "static_assert", "extern"):
        return None
    if words[0] in ("concept", "using"):
        return (words[0], words[1]) if words[2:3] == ["="] else None
    if words[0] in ("struct", "class"):
        return "type", words[1]
    if "=" in words and ("()" not in words or words.index("=") < words.index("()")):
        return "constant", words[words.index("=") - 1]
    if "->" in words and "auto" not in words:
        return None  # a deduction guide
    calls = [name for name, group in zip(words, words[1:])
             if group == "()" and name not in ("decltype", "noexcept", "explicit", "alignas", "sizeof")]
    return ("function", calls[0]) if calls else None


def names(source: str) -> Iterator[tuple[str, str]]:
    """Name and kind of what is declared."""
    words, at, place = visible_words(source), 0, []
    while at < len(words):
        if words[at] == "}":
            place.pop()
            at += 1
        elif "namespace" in words[at:at + 2] and "=" not in words[at:at + 3]:
            end = words.index("{", at)
            place.append("" if words[at] == "inline" else "".join(words[at + 1:end]))
            at = end + 1
        else:
            found, at = declaration(words, at)
            inside = "::".join(filter(None, place)).removeprefix("unitstep").removeprefix("::")
            thing = kind_and_name(found)
            if place and inside in ("", "math") and thing and re.fullmatch("[a-z][a-z0-9_]*", thing[1]):
                yield ("math::" if inside else "") + thing[1], thing[0]


def all_names(headers: list[pathlib.Path]) -> list[tuple[str, str]]:
    return sorted({entry for header in headers for entry in names(tree.read(header))})


def main(arguments: argparse.Namespace) -> int:
    for name, kind in all_names(arguments.headers):
        print(name, kind)
    return 0
