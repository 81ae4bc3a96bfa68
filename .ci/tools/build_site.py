# SPDX-License-Identifier: BSL-1.0
"""Builds the site in build/site/ and fails on any warning.

The output of programs and the pictures are those that the pages in the tree show: the tests build the site with
--run-programs, and compare. Otherwise it does what `doxygen` does, but first it names what cannot be prepared. It
starts from an empty folder, keeps doxygen's messages in build/docs/log.txt, puts the headers of a folder into one page,
replaces doxygen's search (which knows no two words) by its own, removes what doxygen repeats in each page, and prints
how long each part took.
"""

import argparse
import os
import pathlib
import re
import shutil
import sys

import frame
import header_pages
import prepare
import search_index
from compiler import run
from pages import MADE, ROOT, write

TAGS = MADE / "tags.xml"


def settings() -> str:
    """The Doxyfile, with filters that start this Python directly, without a dark mode and without doxygen's search."""
    text = pathlib.Path("Doxyfile").read_text(encoding="utf-8").replace("=python3 ", f"={sys.executable} ")
    version = run(["doxygen", "--version"]).text
    has_dark_mode = [int(part) for part in re.findall("[0-9]+", version)[:3]] >= [1, 9, 5]
    return text + f"SEARCHENGINE = NO\nGENERATE_TAGFILE = {TAGS}\n" + "HTML_COLORSTYLE = LIGHT\n" * has_dark_mode


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--run-programs", action="store_true",
                        help="compile and run all programs; without, the site has what the pages show of them")


def main(arguments: argparse.Namespace) -> list[str]:
    os.chdir(ROOT)
    prepare.everything(arguments.run_programs)
    shutil.rmtree("build/site", ignore_errors=True)
    with prepare.timed("doxygen"):
        said = run(["doxygen", "-"], given=settings())
    write(MADE / "log.txt", said.text)
    print(said.text, end="")
    if said.code or said.text:  # doxygen accepts an unknown setting with a warning
        return ["doxygen has a complaint"]
    site = pathlib.Path("build/site")
    with prepare.timed("pages made smaller"):
        header_pages.merge(site)
        search_index.write(site, TAGS)  # found by doxygen's comments, which are removed below
        shutil.copy(MADE / "theme/minisearch.js", site)
        frame.lighten(site, [pathlib.Path("docs/theme/search.js")])
    shutil.copytree(MADE / "playground", site / "playground", ignore=shutil.ignore_patterns("*.html", "*.made_of"))
    for picture in [*(MADE / "drawn").glob("*.svg"), pathlib.Path("docs/theme/favicon.svg"), pathlib.Path("docs/spring.svg")]:
        shutil.copy(picture, site)
    print("build/site/index.html")
    return []
