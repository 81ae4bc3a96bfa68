# SPDX-License-Identifier: BSL-1.0
"""Removes from the pages what doxygen repeats in each of them, and what no reader opens.

- One style sheet and one script replace the seven and the nine that doxygen and the theme have.
- The sidebar is one tree in that script, down to pages, sections and what a topic declares. Members of types are on the
  pages of the types, where doxygen makes a file of each list.
- Doxygen's anchors of 32 digits are shortened as far as they stay different.
- The target of an alias is removed where it is internal: the description says what the alias is for.
- Lists of all members of a class are removed: the page of the class has them.
- The description of a name, which each link to it has, is kept at the first link of a page only.
"""

import html
import json
import os
import pathlib
import re

from compiler import Trouble

STYLES = ("tabs.css", "navtree.css", "doxygen.css", "doxygen-awesome.css", "doxygen-awesome-sidebar-only.css",
          "doxygen-awesome-sidebar-only-darkmode-toggle.css", "site.css")
SCRIPTS = ("jquery.js", "dynsections.js", "resize.js", "navtree.js", "menudata.js", "menu.js")
# These are loaded when they are needed.
OF_THEIR_OWN = ("MathJax.js", "tex-svg.js", "minisearch.js", "search-index.js", "doxygen-awesome-darkmode-toggle.js",
                "doxygen-awesome-fragment-copy-button.js")
TREE = re.compile(r"^var ([A-Za-z_0-9]+) =\n(\[.*?^\]);?", re.MULTILINE | re.DOTALL)
OF_A_TYPE = re.compile(r"struct|class|concept|headers_\w+\.html#")  # and of a header, which is a section of its page
FRAME = re.compile(r"<!DOCTYPE.*?<title>(?P<title>.*?)</title>.*?(?P<top><div id=\"titlearea\">.*?</div>)\n(?:<!--[^\n]*-->\n)*<script"
                   r".*?initNavTree\((?P<where>'[^']*'),'[^']*'\).*?<div id=\"doc-content\">.*?"
                   r"(?=(?:<div>)?<div class=\"header\">)", re.DOTALL)
PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>{said}<link rel="icon" href="favicon.svg"><link rel="stylesheet" href="style.css"><script src="site.js"></script><script src="MathJax.js" async></script></head>
<body><a class="skip" href="#doc-content">Skip to the text</a><noscript><p class="plain-menu">{menu}</p></noscript><div id="top">{top}<div id="main-nav"></div></div>
<div id="side-nav" class="ui-resizable side-nav-resizable"><div id="nav-tree"><div id="nav-tree-contents"><div id="nav-sync" \
class="sync"></div></div></div><div id="splitbar" class="ui-resizable-handle"></div></div>
<script>openPage({where})</script>
<div id="doc-content">
"""
# What each page calls in the scripts, and the index of the sidebar: the path to an address.
OPEN = """
navTreeSubIndices[0] = {};
(function walk(nodes, path) {
  nodes.forEach((node, i) => {
    const here = [...path, i];
    if (node[1]) navTreeSubIndices[0][node[1]] ??= here;
    walk(node[2] ?? [], here);
  });
})(NAVTREE[0][2], []);
function openPage(name) {
  $(() => {
    initMenu('', false, false, '', '');
    initNavTree(name, '');
    initResizable();
    // What a name is stands once in a page, at the first link to it.
    const said = {};
    for (const link of document.querySelectorAll('a.code, a.el')) {
      const where = link.getAttribute('href');
      if (link.title) said[where] ??= link.title;
      else if (said[where]) link.title = said[where];
    }
  });
}
"""
COMMENT = re.compile(r"<!-- [^<>\n]* -->\n?")
MEMBERS = re.compile(r'(?: &#124;\n| &#124; )?<a href="[^"]*-members\.html">[^<]*</a>')
ROW = re.compile(r'<tr class="separator:[^"]*"><td class="memSeparator" colspan="2">&#160;</td></tr>\n')
CELL = re.compile(r'(<td class="mem(?:Templ)?Item(?:Left|Right)")(?: align="right")?(?: valign="[a-z]*")')
ANCHOR = re.compile(r"\b(g?a)([0-9a-f]{32})\b")
IN_CELL = r"(?:(?!</td>).)*?"
INNER = re.compile(rf'((?:using&#160;</td><td class="mem(?:Templ)?ItemRight">|<td class="memname">using ){IN_CELL} = )'
                   rf"{IN_CELL}\b(?:detail|diagnostics)::{IN_CELL}(?=</td>)", re.DOTALL)
SAID = re.compile(r'(<a class="(?:code|el)[^"]*" href="([^"]*)")( title="[^"]*")')
NAMED = re.compile(r'<a id="([^"]*)" name="\1"></a>')
# A declaration, and the call that its comment begins with; that call comes first on the page.
CALL = re.compile(r'(<div class="memproto">(?:(?!<div class="memdoc">).)*<div class="memdoc">\s*(?:<p ?>(?:(?!</p>).)*</p>\s*)?)'
                  r'<pre class="fragment">((?:(?!</pre>).)*</pre>)', re.DOTALL)
DIGITS = 8


def shortened(text: str) -> str:
    """The text with short anchors."""
    return ANCHOR.sub(lambda found: found[1] + found[2][:DIGITS], text)


def tree(site: pathlib.Path) -> list:
    """The whole sidebar; doxygen writes each branch into a file of its own."""
    branches = {}
    for file in site.glob("*.js"):
        text = file.read_text(encoding="utf-8")
        branches.update((name, json.loads(data)) for name, data in TREE.findall(text))

    def grown(nodes: list) -> list:
        made: dict[str, list] = {}
        for label, where, inside in nodes:
            inside = branches[inside] if isinstance(inside, str) else inside
            inside = None if OF_A_TYPE.match(where or "") else inside and grown(inside)
            label = label.removeprefix("unitstep::")
            short = re.sub(r"<.*>$", "", label).strip()  # a specialisation keeps its arguments
            name = short if short not in made else label
            made[name if name not in made else f"{name} {where}"] = [name, where, inside or None]
        return list(made.values())

    root = grown(branches["NAVTREE"])
    root[0][2] = arranged(root[0][2])
    return root


def bundle(site: pathlib.Path, extra: list[pathlib.Path]) -> None:
    """Writes style.css and site.js, and deletes their parts and the pictures that nothing shows."""
    style = "\n".join((site / name).read_text(encoding="utf-8") for name in STYLES)
    data = json.dumps(tree(site), ensure_ascii=False, separators=(",", ":"))
    index = "var NAVTREE = " + shortened(data) + ";\nvar NAVTREEINDEX = [''];\n"
    index += "var SYNCONMSG = 'click to disable panel synchronisation';\nvar SYNCOFFMSG = 'click to enable panel synchronisation';\n"
    scripts = "\n;\n".join((site / name).read_text(encoding="utf-8") for name in SCRIPTS)
    own = "\n".join(file.read_text(encoding="utf-8") for file in extra)
    for file in [*site.glob("*.js"), *site.glob("*.css")]:
        if file.name not in OF_THEIR_OWN:
            file.unlink()
    (site / "style.css").write_text(style, encoding="utf-8")
    (site / "site.js").write_text(scripts + "\n;\n" + index + OPEN + own, encoding="utf-8")


MENU = {"index": "Start", "tutorial": "Tutorial", "guide_cmake": "Install", "guides": "Guides", "examples": "Examples",
        "methods_table": "Methods", "modules": "Reference", "guide_faq": "Questions", "changelog": "Changelog"}
# The order of the sidebar: first what a reader needs, then the rest in doxygen's order, the project last.
FIRST = ("index.html", "tutorial.html", "guide_cmake.html", "guides.html", "Reference", "examples.html", "methods_table.html", "explore.html",
         "playground.html")
PROJECT = ("changelog.html", "contributing.html", "support.html")


def arranged(nodes: list) -> list:
    """The nodes of the sidebar in that order, with the page on how to install as one of them."""
    def place(node: list) -> int:
        return next((i for i, first in enumerate(FIRST) if first in (node[0], node[1])), len(FIRST))

    project = [node for node in nodes if node[1] in PROJECT]
    others = [["Install", "guide_cmake.html", None], *(node for node in nodes if node not in project)]
    others.sort(key=place)
    return [*others, *([["Project", None, project]] if project else [])]


def described(body: str) -> str:
    """What other programs show of a page: its first sentence, and the picture of the site. UNITSTEP_SITE is the address
    of the site."""
    found = re.search(r"<p[ >](?:(?!</p>).)*?[^<\s](?:(?!</p>).)*</p>", re.sub(r'(?s)<div class="(?:fragment|minutes)".*?</div>', "", body), re.DOTALL)
    words = " ".join(html.unescape(re.sub(r"<[^>]*>|\\\(|\\\)", "", found[0])).split()) if found else ""
    sentence = html.escape(re.split(r"(?<=[.:?]) (?=[A-Z])", words.removeprefix("Goal. "))[0][:200])
    picture = os.environ.get("UNITSTEP_SITE", "") + "spring.svg"
    return f'<meta name="description" property="og:description" content="{sentence}"><meta property="og:image" content="{picture}">'


def compact(text: str) -> str:
    """A page in its new frame."""
    found = FRAME.match(text)
    if not found:
        raise Trouble("a page of doxygen's has another frame than .ci/tools/frame.py knows")
    top = re.sub(r"\s*\n\s*", "", found["top"])
    body = COMMENT.sub("", MEMBERS.sub("", text[found.end():]))
    body = ROW.sub("", CELL.sub(r"\1", NAMED.sub(r'<a id="\1"></a>', body))).replace("<p >", "<p>")
    seen: set[str] = set()

    def once(link: re.Match[str]) -> str:
        known = link[2] in seen
        seen.add(link[2])
        return link[1] + ("" if known else link[3])

    body = CALL.sub(r'<pre class="fragment call">\2\1', body)
    body = SAID.sub(once, INNER.sub(r"\1<em>see below</em>", body))
    menu = " · ".join(f'<a href="{page}.html">{name}</a>' for page, name in MENU.items())
    return shortened(PAGE.format(title=found["title"], said=described(body), menu=menu, top=top,
                                 where=found["where"]) + body)


def lighten(site: pathlib.Path, extra: list[pathlib.Path]) -> None:
    for page in site.glob("*-members.html"):
        page.unlink()
    texts = {page: page.read_text(encoding="utf-8") for page in site.glob("*.html")}
    anchors: dict[str, str] = {}
    for start, digits in ANCHOR.findall("".join(texts.values())):
        if anchors.setdefault(start + digits[:DIGITS], digits) != digits:
            raise Trouble(f"two anchors begin with {start}{digits[:DIGITS]}")
    bundle(site, extra)
    for page, text in texts.items():
        page.write_text(compact(text), encoding="utf-8")
    said = "".join(file.read_text(encoding="utf-8") for file in site.glob("*.[hcj]*[lsg]"))
    for picture in [*site.glob("*.png"), *site.glob("*.svg")]:
        if picture.name not in said:
            picture.unlink()
