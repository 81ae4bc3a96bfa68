# SPDX-License-Identifier: BSL-1.0
"""Reads the pages in build/site/ and names every place that breaks a rule.

Every local address leads to a file, and to a place in it that exists. Pictures say in words what they show. No command
of doxygen is left in the text of a page, and no page is called as the project is. The site is below twelve million bytes.
"""

import argparse
import html
import pathlib
import re
import urllib.parse
from collections.abc import Iterator

from pages import ROOT


def named(folder: pathlib.Path, *ends: str) -> list[pathlib.Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and file.name.endswith(ends)]


def text_of(file: pathlib.Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")


def attribute(tag: str, name: str) -> str:
    found = re.search(rf'\s{name}\s*=\s*"([^"]*)"', tag, re.IGNORECASE)
    return html.unescape(found[1]) if found else ""


def tags(page: pathlib.Path, names: str) -> list[str]:
    """Tags as a browser would find them: not inside comments or scripts."""
    text = re.sub(r"<!--.*?-->", "", text_of(page), flags=re.DOTALL)
    text = re.sub(r"(<script\b[^>]*>).*?</script>", r"\1", text, flags=re.DOTALL | re.IGNORECASE)
    return re.findall(rf"""<(?:{names})\b(?:"[^"]*"|'[^']*'|[^'">])*>""", text, re.IGNORECASE)


def links(site: pathlib.Path) -> Iterator[str]:
    places: dict[pathlib.Path, set[str]] = {}
    for page in named(site, ".html"):
        for tag in tags(page, "a|area|link|script|img|iframe"):
            address = attribute(tag, "href") or attribute(tag, "src")
            if not address or re.match("([a-z]+:|#$)", address, re.IGNORECASE):
                continue
            path, _, place = urllib.parse.unquote(re.sub(r"\?[^#]*", "", address)).partition("#")
            target = (page.parent / path).resolve() if path else page
            if not target.exists():
                yield f"{page.relative_to(site)}: no file {address}"
            elif place and target.suffix == ".html":
                if target not in places:
                    places[target] = set(re.findall(r'\s(?:id|name)="([^"]*)"', text_of(target)))
                if place not in places[target]:
                    yield f"{page.relative_to(site)}: no place {address}"


def words(site: pathlib.Path) -> Iterator[str]:
    for page in named(site, ".html"):
        for tag in tags(page, "img|svg"):
            is_picture = tag[1] in "iI" or attribute(tag, "role") == "img"
            if not is_picture or not attribute(tag, "alt" if tag[1] in "iI" else "aria-label"):
                yield f"{page.relative_to(site)}: without words: {tag}"


def raw(site: pathlib.Path) -> Iterator[str]:
    for page in named(site, ".html"):
        text = re.sub(r"<!--.*?-->|<(script|style|pre|code)\b.*?</\1>", "", text_of(page), flags=re.DOTALL)
        text = re.sub(r'<div class="fragment">.*?</div><!-- fragment -->', "", text, flags=re.DOTALL)
        for left in re.findall(r"[\\@](?:ref|subpage|claim|plot|proof|snippet|anchor)\b[^<]{0,40}", plain(text)):
            yield f"{page.relative_to(site)}: not understood: {left.strip()}"
        if title := re.search(r"<title>(.*?)</title>", text, re.DOTALL):
            project, _, name = title[1].partition(": ")
            if name and project == name:
                yield f"{page.relative_to(site)}: is called {title[1]}"


def size(site: pathlib.Path) -> Iterator[str]:
    taken = sum(file.stat().st_size for file in named(site, ""))
    if taken >= 12e6:
        yield f"{taken} bytes are more than twelve million"


def plain(markup: str) -> str:
    return html.unescape(re.sub("<[^>]*>", "", markup)).strip()


RULES = (links, words, raw, size)


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=ROOT / "build/site")


def main(arguments: argparse.Namespace) -> int:
    wrong = [words for rule in RULES for words in rule(arguments.folder.resolve())]
    print("".join(f"{words}\n" for words in wrong), end="")
    return 1 if wrong else 0
