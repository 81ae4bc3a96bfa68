# SPDX-License-Identifier: BSL-1.0
"""Puts the pages of the headers of a folder into one page, headers_FOLDER.html.

Doxygen makes a page for each header and each folder, a hundred and more. There a reader looks for the purpose of a
header, the names that it declares and its includes; the descriptions of the names are ordered by topic. Here a header
becomes a section of its folder's page, and every link to the header leads there. Folders of prose, and detail/, have no
page.
"""

import pathlib
import re

HEADER = re.compile(r'<div class="header">.*?<div class="contents">\n', re.DOTALL)
END = re.compile("</div><!-- contents -->")
NAME = re.compile(r'<a class="el" href="([a-z_0-9]*_8hpp\.html)">([^<]*)</a></li>\s*<li class="footer">')
DIRECTORY = re.compile(r"<title>[^:<]*: ([^<]*) Directory Reference</title>")
INCLUDED = re.compile(r'<code>#include &lt;<a class="el" href="([^"]*)">([^<]*)</a>&gt;</code>')
LISTED = re.compile(r'<td class="memItemRight"[^>]*>(?:class |struct |union )?<a class="el" href="(?!namespace)([^"]*)">'
                    r'(?:unitstep::)?([^<]*)</a>|<td class="mem(?:Templ)?ItemRight"[^>]*><(?:b|a class="el" href="([^"]*)")>'
                    r'unitstep::([^<]*)</')


def section(page: str, name: str, anchor: str, folder: str) -> str:
    """A header: its purpose, what it declares, and which headers of the library it includes."""
    body = HEADER.split(page, maxsplit=1)[1]
    body = body[:END.search(body).start()]
    detail = re.search(r'Detailed Description</h2>\n<div class="textblock">(.*)</div>', body, re.DOTALL)
    names: dict[str, str] = {}
    for found in LISTED.finditer(body):
        called = re.sub("&lt;.*", "", found[2] or found[4]).strip()
        names.setdefault(called, found[1] or found[3] or "")
    links = [f'<a class="el" href="{where}">{called}</a>' if where else called for called, where in names.items()]
    includes = [f'<a class="el" href="{where}">{what.removeprefix("unitstep/")}</a>' for where, what in INCLUDED.findall(body)]
    lines = [f'<h1><a class="anchor" id="{anchor}"></a>\n{name}</h1>',
             f"<p><code>#include &lt;{folder}/{name}&gt;</code></p>", detail[1].strip() if detail else ""]
    if links:
        lines.append(f"<p>Declares <code>{'</code>, <code>'.join(links)}</code>.</p>")
    if includes:
        lines.append(f"<p>Includes {', '.join(includes)}.</p>")
    return "\n".join([*filter(None, lines), ""])


def merge(site: pathlib.Path) -> None:
    pages = {page.name: page.read_text(encoding="utf-8") for page in sorted(site.glob("*.html"))}
    moved: dict[str, str] = {}
    gone = []
    for name, text in list(pages.items()):
        if not (found := DIRECTORY.search(text)):
            continue
        gone.append(name)
        folder = found[1]
        inside = [page for page in dict.fromkeys(re.findall(r'href="([a-z_0-9]*_8hpp\.html)"', HEADER.split(text, maxsplit=1)[1]))
                  if f'href="{name}"' in pages[page][pages[page].index('id="nav-path"'):]]
        if not folder.startswith("unitstep") or not inside:
            continue
        target = f"headers_{folder.rpartition('/')[2]}.html"
        moved[name] = target
        sections = []
        for page in inside:
            anchor = page.removesuffix(".html")
            moved[page] = f"{target}#{anchor}"
            sections.append(section(pages[page], NAME.search(pages[page])[2], anchor, folder))
            gone.append(page)
        start, end = HEADER.search(text), END.search(text)
        pages[target] = (text[:start.start()] + '<div class="header">\n  <div class="headertitle"><div class="title">Headers of '
                         f'{folder}/</div></div>\n</div><!--header-->\n<div class="contents">\n<div class="textblock">'
                         f"{''.join(sections)}</div>" + text[end.start():]).replace(
                             f": {folder} Directory Reference", f": Headers of {folder}/").replace(f"'{name}'", f"'{target}'")
    for name in gone:
        del pages[name]
        (site / name).unlink()
    link = re.compile(r'"((?:dir_|[a-z_0-9]*_8hpp)[^"#]*\.html)(?:#[a-z]*)?"')
    sidebar = {file.name: file.read_text(encoding="utf-8") for file in site.glob("*.js")}  # its data
    for name, text in {**pages, **sidebar}.items():
        (site / name).write_text(link.sub(
            lambda found: f'"{moved[found[1]]}"' if found[1] in moved else found[0], text), encoding="utf-8")
