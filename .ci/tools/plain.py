# SPDX-License-Identifier: BSL-1.0
r"""Turns a page of docs/, which is plain Markdown, into the form for doxygen, without moving a line. tree.read calls
it, so every tool reads a page as doxygen does.

    # Title                       gets the label of the page: its folder's and its file's name, without the number
    <!-- {#label} -->             above a heading: the label of that page or section
    [words](../why/01_speed.md#what-it-costs)    \ref of the label of that page or section
    [words](../include/unitstep/x.hpp "unitstep::x")    \ref of what the title names
    - [Title](page.md) – words    \subpage, in a list
    $x_n$, $`x_{n+1}`$, ```math   formulas
    ![Figure](../pictures/x.svg)  and, after an empty line, *caption*: \plot
    [N13](../../tests/claims/x_test.cpp)         \claim
    *About 20 minutes*            \minutes
    <details><summary>Answer</summary> ... </details>    \answer ... \endanswer
    [words](explore.md?scene=x)   a link to the page Explore with these settings
    <img src="../pictures/x.svg"  a picture that gnuplot has drawn; on the site it lies beside the page
    <!-- \command -->             \command, of which a viewer shows nothing; then a line *(on the site)*, which the
                                  site does not show

The rule `plain` names what a viewer of Markdown would not show.
"""

import functools
import os
import pathlib
import re
from collections.abc import Iterator

TOKEN = re.compile(r"""
   ^```math\n(?P<display>.*?)\n```$
 | ^```.*?^```$
 | \$`(?P<ticked>[^`\n]+)`\$
 | ``.+?``|`[^`]+?`
 | \$(?P<dollars>[^\s$`](?:[^$\n]*?[^\s$])?)\$(?![\w$])
 | ^<!--\ (?P<command>\\[^\n]*)\ -->(?:\n\*\(on\ the\ site\)\*)?$
 | <img\ src="[^"\n]*/(?P<drawn>[\w-]+\.svg)"
 | <!--(?!\ \{\#).*?-->
 | ^(?:<!--\ \{\#(?P<label>[\w-]+)\}\ -->\n)?(?P<marks>\#+)\ (?P<title>[^\n]*)$
 | ^\*About\ (?P<minutes>\d+)\ minutes\*$
 | ^(?P<answer><details><summary>Answer</summary>)$|^(?P<answered></details>)$
 | ^!\[Figure\]\([^)\n]*?(?P<picture>[\w-]+\.svg)\)\n\n\*(?P<caption>[^\n]*)\*$
 | ^(?P<item>\ *-\ )\[[^]\n]*\]\((?P<below>[^)?\n]*\.md)\)(?=\ –|$)
 | \[(?P<claim>[NPMX]\d+)\]\([^)\n]*_test\.cpp\)
 | \[(?P<play>[^]\n]*)\]\([^)?\n]*explore\.md\?(?P<how>[^)\n]*)\)
 | \]\([^)\n]*\ "(?P<name>[\w:]+)"\)
 | \]\((?P<file>[\w./-]*\.md)?(?:\#(?P<place>[^)\n]+))?\)
""", re.VERBOSE | re.MULTILINE | re.DOTALL)
# What a viewer reads as Markdown before it looks for formulas.
FRAGILE = re.compile(r"\\[!-/:-@\[-`{-~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|[*~<>&|]|\]\(")
# What no viewer renders: code is shown unchanged, and comments are hidden.
HIDDEN = re.compile(r"^```.*?^```$|\$`[^`\n]+`\$|<!--.*?-->|``.+?``|`[^`]+?`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r'\]\(([^)\s]+)(?: "[^"]*")?\)|src="([^"]+)"')


def formula(tex: str) -> str:
    """A formula in a sentence, in a form that all viewers show."""
    return f"$`{tex}`$" if FRAGILE.search(tex) else f"${tex}$"


def slug(title: str) -> str:
    """The anchor of a section, as viewers of Markdown make it."""
    words = re.sub(r"\[([^]]*)\]\([^)]*\)|[`*$]", r"\1", title).strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def places(titles: list[str]) -> list[str]:
    """The anchors of the sections of a page; the second section with the same words gets a number."""
    found: list[str] = []
    for title in titles:
        words = place = slug(title)
        number = 0
        while place in found:
            place = f"{words}-{(number := number + 1)}"
        found.append(place)
    return found


def of_file(page: pathlib.Path) -> str:
    """The label of a page that has no comment above its title."""
    folder, name = page.parent.name, re.sub(r"^\d+[a-z]?_", "", page.stem)
    return name if folder in ("docs", name) else f"{folder.removesuffix('s')}_{name}"


def labels(page: pathlib.Path) -> dict[str, str]:
    """The labels of the anchors of a page; the page itself is at ''."""
    return labels_in(page, page.read_text(encoding="utf-8") if page.is_file() else "")


@functools.cache
def labels_in(page: pathlib.Path, text: str) -> dict[str, str]:
    """Cached by the text and not by the name of the file, since a page may change while a program runs."""
    headings = [found for found in TOKEN.finditer(text) if found["marks"]]
    found = {"": next((one["label"] for one in headings if one["marks"] == "#"), None) or of_file(page)} if headings else {}
    sections = [one for one in headings if one["marks"] != "#"]
    for place, one in zip(places([one["title"] for one in sections]), sections):
        if one["label"]:
            found[place] = one["label"]
    return found


def doxygen(page: pathlib.Path, text: str) -> str:
    """The page as doxygen reads it, on the same lines."""
    of_page = labels(page).get("", "")

    def told(found: re.Match[str]) -> str:
        now = {name: words for name, words in found.groupdict().items() if words is not None}
        match now:
            case {"display": tex}:
                new = rf"\f[ {tex} \f]"
            case {"ticked": tex} | {"dollars": tex}:
                new = rf"\f$ {tex} \f$"
            case {"command": command}:
                new = command
            case {"marks": marks, "title": title}:
                label = now.get("label") or (of_page if marks == "#" else "")
                return "\n" * ("label" in now) + f"{marks} {title}" + (f" {{#{label}}}" if label else "")
            case {"minutes": minutes}:
                new = rf"\minutes{{{minutes}}}"
            case {"answer": _}:
                new = r"\answer"
            case {"answered": _}:
                new = r"\endanswer"
            case {"picture": picture, "caption": caption}:
                new = rf"\plot{{{picture},{caption.replace(',', chr(92) + ',')}}}"
            case {"drawn": picture}:
                new = f'<img src="{picture}"'
            case {"item": item, "below": below}:
                label = labels((page.parent / below).resolve()).get("")
                new = rf"{item}\subpage {label}" if label else found[0]
            case {"claim": claim}:
                new = rf"\claim{{{claim}}}"
            case {"play": words, "how": how}:
                new = rf'\htmlonly<a href="explore.html?{how.replace("&", "&amp;")}">{words}</a>\endhtmlonly'
            case {"name": name}:
                new = rf"](\ref {name})"
            case {"file": _} | {"place": _}:
                target = (page.parent / now["file"]).resolve() if "file" in now else page
                label = labels(target).get(now.get("place", ""))
                new = rf"](\ref {label})" if label else found[0]  # named by the rule `plain`
            case _:
                return found[0]
        return new + "\n" * (found[0].count("\n") - new.count("\n"))

    return TOKEN.sub(told, text)


def troubles(page: pathlib.Path, text: str, label_due: bool) -> Iterator[tuple[int, str]]:
    """What a viewer of Markdown would not show: the position in the text, and what is wrong."""
    seen = HIDDEN.sub(lambda found: re.sub(r"[^\n]", ".", found[0]), text)
    bare = re.sub(r"(?<!\\)\$[^$\n]+\$", lambda found: "." * len(found[0]), seen)
    for found in re.finditer(r"\\[a-zA-Z]+|\{#", bare):
        yield found.start(), f"{found[0]} is a command of doxygen: write it as Markdown, or in a comment"
    for found in re.finditer(r"\$([^$\n]+)\$", seen):
        before, after = seen[found.start() - 1:found.start()], seen[found.end():found.end() + 1]
        if FRAGILE.search(found[1]):
            yield found.start(), f"write $`{found[1]}`$"
        if not re.match(r"[\s(]?$", before) or not re.match(r"[\s.,:;)]?$", after):
            yield found.start(), "a formula stands between spaces"
    for found in LINK.finditer(seen):
        address = found[1] or found[2]
        if re.match("[a-z]+:", address):
            continue
        path, _, place = address.partition("#")
        target = (page.parent / path.partition("?")[0]).resolve() if path else page
        if not target.exists():
            yield found.start(), f"there is no file {address}"
        elif place and place not in places(sections(target.read_text(encoding="utf-8"))):
            yield found.start(), f"there is no section {address}"
        elif place and ("--" in place or not place.isascii()):
            yield found.start(), f"viewers name the section {address} differently"
        elif place and label_due and place not in labels(target):
            yield found.start(), f"the section {address} has no label: <!-- {{#label}} --> above it"


def sections(text: str) -> list[str]:
    """The titles below that of the page."""
    return [found["title"] for found in TOKEN.finditer(text) if found["marks"] and found["marks"] != "#"]


def listed(root: pathlib.Path) -> dict[str, list[str]]:
    """For each page that stands alone on an item of a list: the pages that have such an item."""
    found: dict[str, list[str]] = {}
    for page in sorted((root / "docs").rglob("*.md")):
        for one in TOKEN.finditer(page.read_text(encoding="utf-8")):
            if one["below"]:
                target = os.path.relpath((page.parent / one["below"]).resolve(), root.resolve())
                found.setdefault(target, []).append(str(page.relative_to(root)))
    return found
