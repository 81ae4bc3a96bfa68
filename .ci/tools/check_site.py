# SPDX-License-Identifier: BSL-1.0
"""Reads the pages in build/site/ and names every place that breaks a rule.

  links      every local address leads to a file, and to a place in it that exists
  words      pictures say in words what they show
  raw        no command of doxygen is left in the text of a page, and no page is called as the project is
  size       the site is below twelve million bytes
  bare       in a fresh copy of the tree `doxygen` alone makes the pages that the target docs made
  bare_fails it fails there where what the pages quote cannot be made, a comment is missing, or a page names
             no region that is there
"""

import argparse
import contextlib
import html
import pathlib
import re
import shutil
import tempfile
import time
import urllib.parse
from collections.abc import Iterator

from compiler import run
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


@contextlib.contextmanager
def fresh() -> Iterator[pathlib.Path]:
    """A copy of the tree, in which nothing has been made but what compilers say to mistakes: that takes minutes."""
    with tempfile.TemporaryDirectory() as scratch:
        tree = pathlib.Path(scratch)
        for name in ("docs", "examples", "include", "tests", ".ci"):
            shutil.copytree(ROOT / name, tree / name)
        shutil.copy(ROOT / "Doxyfile", tree)
        time.sleep(1)  # what was made is newer than what it was made from, as in the tree
        shutil.copytree(ROOT / "build/docs/refusals", tree / "build/docs/refusals", copy_function=shutil.copyfile)
        yield tree


def take_what_was_made(tree: pathlib.Path) -> None:
    """All that the target docs made, but for one figure and one output, which are made again."""
    shutil.copytree(ROOT / "build/docs", tree / "build/docs", copy_function=shutil.copyfile, dirs_exist_ok=True,
                    ignore=shutil.ignore_patterns("programs", "falling_body.*"))


def doxygen(tree: pathlib.Path, *files: str, **settings: str) -> str:
    """What `doxygen` alone says where it fails; with files it reads these alone."""
    chosen = (tree / "Doxyfile").read_text() + (f"INPUT = {' '.join(files)}\n" if files else "")
    said = run(["doxygen", "-"], given=chosen, folder=tree, **settings)
    return said.text if said.code else ""


def bare(site: pathlib.Path) -> Iterator[str]:
    with fresh() as tree:
        take_what_was_made(tree)
        yield from filter(None, [doxygen(tree)])
        here, there = ({str(file.relative_to(pages)) for file in named(pages, "")} for pages in (site, tree / "build/site"))
        yield from (f"doxygen alone or the target docs makes no {name}" for name in sorted(here ^ there))


def bare_fails(_: pathlib.Path) -> Iterator[str]:
    with fresh() as tree:
        def refused(what: str, due: str, *files: str, **settings: str) -> Iterator[str]:
            said = doxygen(tree, *files, **settings)
            if due not in said:
                yield f'{what}: failure with "{due}" was expected, and not\n{said}'

        yield from refused("a compiler that does nothing", "tools prepare: ", "docs/main.md", "docs/tutorial", CXX="false")
        shutil.rmtree(tree / "build/site", ignore_errors=True)
        take_what_was_made(tree)
        (tree / "docs/no_comment.hpp").write_text("/// \\file\nnamespace unitstep {\nint no_comment();\n}\n")
        yield from refused("no comment", "no_comment() (function) of namespace unitstep is not documented",
                           "docs/no_comment.hpp")
        (tree / "docs/no_region.md").write_text("# A page\n\n\\proof{examples/falling_body.cpp,no such region}\n")
        yield from refused("no region", "no such region", "docs/no_region.md")


RULES = {rule.__name__: rule for rule in (links, words, raw, size, bare, bare_fails)}


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rule", choices=RULES)
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=ROOT / "build/site")


def main(arguments: argparse.Namespace) -> int:
    wrong = list(RULES[arguments.rule](arguments.folder.resolve()))
    print("\n".join(wrong), end="\n" * bool(wrong))
    return 1 if wrong else 0
