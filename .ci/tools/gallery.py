# SPDX-License-Identifier: BSL-1.0
"""The gallery of the articles' figures: what its list names, what it shows, and what is drawn.

The page begins with a list of figures, each with the letter of its article. Fails unless the sections of
the page are those of the list, in its order, each with one picture and the assertion of what it shows,
and unless the programs docs/figures/article_*.cpp draw exactly what is shown.
"""

import argparse
import pathlib
import re

PAGE = pathlib.Path("docs/guide/17_articles_figures.md")
ROW = re.compile(r"^\| ([A-E]) \| \[([^]]+)\]\(\\ref (\w+)\) \|$", re.MULTILINE)
HEADING = re.compile(r"^(##+) (.+?)(?: \{#(\w+)\})?$")
PICTURE = re.compile(r"^\\plot\{([\w-]+)\.svg,")
NAME = re.compile(r'"([a-e]-[a-z0-9-]+)"')


class Section:
    """A figure of the page: under which article, with which pictures and assertions."""

    def __init__(self, article: str, title: str, anchor: str) -> None:
        self.article, self.title, self.anchor = article, title, anchor
        self.pictures: list[str] = []
        self.proofs = 0


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(),
                        help="the folder of the project")


def sections(page: str) -> list[Section]:
    found: list[Section] = []
    article = ""
    for line in page.splitlines():
        if heading := HEADING.match(line):
            depth, title, anchor = heading.groups()
            if depth == "##":
                article = title.removeprefix("Article ")[:1] if title.startswith("Article ") else ""
            elif depth == "###":
                found.append(Section(article, title, anchor or ""))
        elif found and (picture := PICTURE.match(line)):
            found[-1].pictures.append(picture[1])
        elif found and line.startswith("\\proof{docs/figures/"):
            found[-1].proofs += 1
    return found


def complaints(root: pathlib.Path) -> list[str]:
    page = (root / PAGE).read_text(encoding="utf-8")
    figures = root / "docs/figures"
    wrong = []
    listed = ROW.findall(page)
    shown = sections(page)
    if not listed:
        wrong.append("the list names no figure")
    named = {anchor for _, _, anchor in listed}
    there = {section.anchor for section in shown}
    wrong += [f"article {article}: {title} is in the list and not shown"
              for article, title, anchor in listed if anchor not in there]
    wrong += [f"{section.title} is shown and not in the list"
              for section in shown if section.anchor not in named]
    if not wrong and listed != [(one.article, one.title, one.anchor) for one in shown]:
        wrong.append("the list and the page differ in an article, a title or the order")
    for section in shown:
        if len(section.pictures) != 1:
            wrong.append(f"{section.title} has {len(section.pictures)} pictures")
        if not section.proofs:
            wrong.append(f"{section.title} asserts nothing")
    drawn = [name for file in sorted(figures.glob("article_*.cpp"))
             for name in NAME.findall(file.read_text(encoding="utf-8"))]
    pictures = [picture for section in shown for picture in section.pictures]
    wrong += [f"{name} is drawn and not shown" for name in drawn if name not in pictures]
    wrong += [f"{name} is shown {pictures.count(name)} times"
              for name in sorted(set(pictures)) if pictures.count(name) > 1]
    wrong += [f"{name} is shown and nothing draws it" for name in pictures
              if name not in drawn and not (figures / f"{name}.cpp").exists()]
    return wrong


def main(arguments: argparse.Namespace) -> int:
    wrong = complaints(arguments.root)
    for complaint in wrong:
        print(f"{PAGE}: {complaint}")
    if not wrong:
        articles = [article for article, _, _ in
                    ROW.findall((arguments.root / PAGE).read_text(encoding="utf-8"))]
        print(", ".join(f"{letter}: {articles.count(letter)}" for letter in sorted(set(articles))))
    return 1 if wrong else 0
