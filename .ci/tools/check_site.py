# SPDX-License-Identifier: BSL-1.0
"""Reads the pages in build/site/ and names every place that breaks a rule.

Every local address leads to a file, and to a place in it that exists. Pictures say in words what they show. No command
of doxygen is left in the text of a page, and no page is called as the project is. The site is below thirteen million bytes,
and what the page Playground loads for who compiles a program there is below sixty million.
"""

import argparse
import html.parser
import pathlib
import re
import urllib.parse
from collections.abc import Iterator

from pages import ROOT

LEFT = re.compile(r"[\\@](?:ref|subpage|claim|plot|proof|snippet|anchor)\b[^\n]{0,40}")


class Page(html.parser.HTMLParser):
    """What a browser finds: tags, the places that addresses may lead to, and the text that is no code."""

    def __init__(self, file: pathlib.Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text, self.code = "", 0
        self.feed(file.read_text(encoding="utf-8", errors="replace"))
        self.places = {found.get(name) for _, found in self.tags for name in ("id", "name")}

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))
        self.code += tag in ("script", "style", "pre", "code") or ("class", "fragment") in attributes and tag == "div"
        self.text += f"<{tag}>"

    def handle_endtag(self, tag: str) -> None:
        self.code -= tag in ("script", "style", "pre", "code")

    def handle_comment(self, data: str) -> None:
        self.code -= data == " fragment "  # as doxygen ends one

    def handle_data(self, data: str) -> None:
        self.text += data if not self.code else ""


def complaints(site: pathlib.Path) -> Iterator[str]:
    pages = {file: Page(file) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        for tag, found in page.tags:
            address = (found.get("href") or found.get("src") or "") if tag != "use" else ""
            path, _, place = urllib.parse.unquote(re.sub(r"\?[^#]*", "", address)).partition("#")
            target = (file.parent / path).resolve() if path else file
            if re.match("[a-z]+:", address, re.IGNORECASE):
                pass
            elif not target.exists():
                yield f"{file.relative_to(site)}: no file {address}"
            elif place and target in pages and place not in pages[target].places:
                yield f"{file.relative_to(site)}: no place {address}"
            if tag == "img" and not found.get("alt") or tag == "svg" and not (
                    found.get("role") == "img" and found.get("aria-label")):
                yield f"{file.relative_to(site)}: without words: {tag} {found}"
        yield from (f"{file.relative_to(site)}: not understood: {left}" for left in LEFT.findall(page.text))
        title = re.search(r"<title>([^:<]*): ([^<]*)", page.text)
        if title and title[1] == title[2]:
            yield f"{file.relative_to(site)}: is called {title[1]}: {title[2]}"
    sizes = {file: file.stat().st_size for file in site.rglob("*") if file.is_file()}
    loaded = sum(size for file, size in sizes.items() if (site / "playground") in file.parents)
    if (taken := sum(sizes.values()) - loaded) >= 13e6:
        yield f"{taken} bytes are more than thirteen million"
    if loaded >= 60e6:
        yield f"playground: {loaded} bytes are more than sixty million"


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=ROOT / "build/site")


def main(arguments: argparse.Namespace) -> int:
    wrong = list(complaints(arguments.folder.resolve()))
    print("".join(f"{words}\n" for words in wrong), end="")
    return 1 if wrong else 0
