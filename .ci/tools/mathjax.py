# SPDX-License-Identifier: BSL-1.0
"""Makes one script of those MathJax components (es5/ of the npm package) that the site uses.

They read TeX and write SVG, with MathML for screen readers. The menu, spoken formulas, and alphabets that no page uses
(Fraktur, script, sans serif, typewriter, old style) are left out. A test looks for missing glyphs
(tests/site/browser.mjs).
"""

import pathlib
import re

from compiler import Trouble

UNUSED = re.compile("fraktur|sansSerif|monospace|texCalligraphic|texOldstyle|texMathit")
# Each variant has a table with its boxes and one with its outlines, and may have one with the letters that it borrows
# from others.
TABLE = re.compile(r"(\b\w\.(\w+)=(?:\(0,\w\.AddPaths\)\(\w\.\w+,)?)((?:,?\{\d+:(?:[^{}]|\{[^{}]*\})*\})+)")
GLYPH = re.compile(r'(\d+):(?:"[^"]*"|\[[^\]]*\]),?')
# Of the mathematical alphabets beyond the basic plane, bold and italic are used.
KEPT = ((0, 0x1d3ff), (0x1d400, 0x1d467), (0x1d6a4, 0x1d71b), (0x1d7ce, 0x1d7d7))


def fonts(text: str) -> str:
    def kept(table: re.Match[str]) -> str:
        return table[1] + GLYPH.sub(lambda glyph: glyph[0] if not UNUSED.match(table[2]) and any(
            first <= int(glyph[1]) <= last for first, last in KEPT) else "", table[3]).replace(",}", "}")

    if not TABLE.search(text):
        raise Trouble("MathJax: there are no tables of glyphs")
    return TABLE.sub(kept, text)


def script(folder: pathlib.Path) -> str:
    def part(name: str) -> str:
        return (folder / f"{name}.js").read_text(encoding="utf-8")

    return "\n".join([*map(part, ("startup", "core", "input/tex", "output/svg")),
                      fonts(part("output/svg/fonts/tex")), part("a11y/assistive-mml"), ""])
