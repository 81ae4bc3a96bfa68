# SPDX-License-Identifier: BSL-1.0
"""Builds the site in build/site/ and fails on any warning.

The same as `doxygen`, but says first what cannot be prepared, starts from an empty folder, keeps what
doxygen said in build/docs/log.txt, adds the words of the pages to the index of the search field, and tells
what took how long.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import sys

import prepare
import search_words
from compiler import run
from pages import MADE, ROOT, write


def settings() -> str:
    """The Doxyfile, with filters that start this Python at once, and no dark mode of doxygen's own."""
    text = pathlib.Path("Doxyfile").read_text(encoding="utf-8").replace("=python3 ", f"={sys.executable} ")
    version = run(["doxygen", "--version"]).text
    has_dark_mode = [int(part) for part in re.findall("[0-9]+", version)[:3]] >= [1, 9, 5]
    return text + "HTML_COLORSTYLE = LIGHT\n" * has_dark_mode


def lighten(site: pathlib.Path) -> None:
    """Takes away what no reader opens: lists of all members of a class, which its page has, and doxygen's own comments."""
    for page in site.glob("*-members.html"):
        page.unlink()
    link = re.compile(r'(?: &#124;\n| &#124; )?<a href="[^"]*-members\.html">[^<]*</a>')
    comment = re.compile(r"<!-- [^<>\n]* -->\n?")
    for page in site.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(comment.sub("", link.sub("", text)), encoding="utf-8")


def main(_: argparse.Namespace) -> int:
    os.chdir(ROOT)
    times = prepare.everything()
    shutil.rmtree("build/site", ignore_errors=True)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = run(["doxygen", "-"], given=settings())
    write(MADE / "log.txt", said.text)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    times["doxygen"] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(said.text, end="")
    if said.code or said.text:  # an unknown setting is a warning that doxygen forgives
        return 1
    search_words.add(pathlib.Path("build/site"))  # by doxygen's comments
    lighten(pathlib.Path("build/site"))
    shutil.copytree(MADE / "playground", "build/site/playground", ignore=shutil.ignore_patterns("*.html"))
    for picture in (MADE / "drawn").glob("*.svg"):
        shutil.copy(picture, "build/site")
    for part, time in sorted(times.items(), key=lambda one: -one[1]):
        print(f"{time:6.1f} s of a processor: {part}")
    print("build/site/index.html")
    return 0
