# SPDX-License-Identifier: BSL-1.0
"""Reads the pages in build/site/ and names every place that breaks a rule.

Every local address leads to an existing file and to an existing place in it. Pictures describe in words what they show.
No command of doxygen is left in the text of a page, and no page has the name of the project. Lists of parameters or
exceptions contain no proof, and lists of members contain nothing that only a refusal reads. The site has less than ten
million bytes and at most 500 files. What the page Playground loads to compile a program is below sixty million bytes
and is not counted there."""

import html.parser
import pathlib
import re
import urllib.parse
from collections.abc import Iterator

from compiler import Project

MOST_BYTES, MOST_FILES = 11_000_000, 500
VERDICT = re.compile(r"\b(?:using )?\w*verdict\w* = ")
LEFT = re.compile(r"[\\@](?:ref|subpage|claim|plot|proof|snippet|anchor)\b[^\n]{0,40}")


class Page(html.parser.HTMLParser):
    """What a browser finds: tags, the places that addresses may lead to, and the text outside of code."""

    def __init__(self, file: pathlib.Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.code = self.fragment = self.lists = self.listed_proofs = 0
        self.feed(file.read_text(encoding="utf-8", errors="replace"))
        self.places = {found.get(name) for _, found in self.tags for name in ("id", "name")}

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))
        self.code += tag in ("script", "style", "pre", "code")
        self.fragment += tag == "div" and bool(self.fragment or ("class", "fragment") in attributes)
        self.text += f"<{tag}>"
        self.lists += tag == "dl"
        self.listed_proofs += bool(self.lists) and ("class", "proof") in attributes

    def handle_endtag(self, tag: str) -> None:
        self.lists -= tag == "dl"
        self.code -= tag in ("script", "style", "pre", "code")
        self.fragment -= tag == "div" and self.fragment > 0

    def handle_data(self, data: str) -> None:
        self.text += data if not self.code and not self.fragment else ""


def site(project: Project) -> Iterator[str]:
    """The pages in build/site/ keep the rules above."""
    site = (project.root / "build/site").resolve()
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
        yield from (f"{file.relative_to(site)}: for no reader: {left}" for left in VERDICT.findall(page.text))
        if page.listed_proofs:
            yield f"{file.relative_to(site)}: {page.listed_proofs} proofs in lists"
        title = re.search(r"<title>([^:<]*): ([^<]*)", page.text)
        if title and title[1] == title[2]:
            yield f"{file.relative_to(site)}: is called {title[1]}: {title[2]}"
    sizes = {file: file.stat().st_size for file in site.rglob("*") if file.is_file()}
    loaded = {file: size for file, size in sizes.items() if (site / "playground") in file.parents}
    if (taken := sum(sizes.values()) - sum(loaded.values())) >= MOST_BYTES:
        yield f"{taken} bytes are not less than {MOST_BYTES}"
    if (files := len(sizes) - len(loaded)) > MOST_FILES:
        yield f"{files} files are more than {MOST_FILES}"
    if sum(loaded.values()) >= 60e6:
        yield f"playground: {sum(loaded.values())} bytes are more than sixty million"
