# SPDX-License-Identifier: BSL-1.0
"""What of MathJax's components (es5/ of the npm package) the site has a use for, as one script.

That is TeX in, SVG out, and MathML for readers of the screen. Left out are the menu, what speaks
formulas, and alphabets that no page has: Fraktur, script, sans serif, typewriter, old style. A test
looks for glyphs that are missed (tests/site/browser.mjs).
"""

import pathlib
import re

from compiler import Trouble

UNUSED = re.compile("fraktur|sansSerif|monospace|texCalligraphic|texOldstyle|texMathit")
# Each variant has a table with its boxes, one with its outlines, and may have one with the letters of
# others that it borrows.
TABLE = re.compile(r"\b\w\.(\w+)=(?:\(0,\w\.AddPaths\)\(\w\.\w+,)?(?=\{\d+:)")
GLYPH = re.compile(r'(\d+):(?:"[^"]*"|\[[^\]]*\]),?')
# Of the mathematical alphabets beyond the basic plane, bold and italic are in use.
KEPT = ((0, 0x1d3ff), (0x1d400, 0x1d467), (0x1d6a4, 0x1d71b), (0x1d7ce, 0x1d7d7))


def end(text: str, start: int) -> int:
    """The end of the braces that open at `start`; the strings inside have none."""
    depth = 0
    for brace in re.finditer("[{}]", text[start:]):
        depth += 1 if brace[0] == "{" else -1
        if not depth:
            return start + brace.end()
    raise Trouble("MathJax: braces do not match")


def kept(glyph: re.Match[str]) -> str:
    return glyph[0] if any(first <= int(glyph[1]) <= last for first, last in KEPT) else ""


def fonts(text: str) -> str:
    result, done = "", 0
    for table in TABLE.finditer(text):
        start = table.end()
        while text.startswith("{", start):
            stop = end(text, start)
            glyphs = re.sub(r",\}$", "}", GLYPH.sub(kept, text[start:stop]))
            result += text[done:start] + ("{}" if UNUSED.match(table[1]) else glyphs)
            done, start = stop, stop + 1
    if not done:
        raise Trouble("MathJax: there are no tables of glyphs")
    return result + text[done:]


def script(folder: pathlib.Path) -> str:
    def part(name: str) -> str:
        return (folder / f"{name}.js").read_text(encoding="utf-8")

    return "\n".join([*map(part, ("startup", "core", "input/tex", "output/svg")),
                      fonts(part("output/svg/fonts/tex")), part("a11y/assistive-mml"), ""])
