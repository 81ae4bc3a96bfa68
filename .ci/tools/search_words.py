# SPDX-License-Identifier: BSL-1.0
"""Adds the words of all pages of prose to the index of the search field, which doxygen makes of names and titles.

Doxygen's index is one file for each first letter, search/all_*.js, with a list `searchData` of [id, [name, [address,
1, description], ...]]. What is added stands behind it in the same file: the pages, and for each word their numbers,
the page that says most about it first.
"""

import collections
import html
import json
import pathlib
import re

MOST_PAGES = 8
# A word on more than so many of the pages finds nothing.
COMMON = 0.4
EXPAND = """
(function (pages, words) {
  words.split(' ').forEach(function (one) {
    var part = one.split(':');
    searchData.push([part[0] + '_in_pages', [part[0]].concat(part[1].split(',').map(function (i) { return pages[i]; }))]);
  });
})"""


def words_in(text: str) -> list[str]:
    without_code = re.sub(r'<(script|style|svg)\b.*?</\1>|<div class="fragment">.*?</div><!-- fragment -->', " ",
                          text, flags=re.DOTALL)
    return re.findall(r"(?<![a-z0-9_])[a-z][a-z0-9]{2,19}(?![a-z0-9_])",
                      html.unescape(re.sub(r"<[^>]*>", " ", without_code)).lower())


def add(site: pathlib.Path) -> None:
    """To each word the pages that have it; a title counts for ten."""
    pages, where, lines = [], collections.defaultdict(list), collections.defaultdict(list)
    for page in sorted(site.glob("*.html")):
        text = page.read_text(encoding="utf-8")
        contents = re.search(r'<div class="contents">(.*)</div><!-- PageDoc -->', text, re.DOTALL)
        if contents and (title := re.search(r'<div class="title">(.*?)</div>', text, re.DOTALL)):
            headings = [title[1], *re.findall(r"<h[12][^>]*>.*?</h[12]>", contents[1], re.DOTALL)]
            says = collections.Counter(words_in(contents[1]) + 10 * words_in(" ".join(headings)))
            for word, times in says.items():
                where[word].append((-times, len(pages)))
            pages.append([f"../{page.name}", 1, re.sub(r"<[^>]*>", "", title[1]).strip()])
    for word, there in sorted(where.items()):
        if len(there) <= max(2, COMMON * len(pages)) or min(there)[0] <= -10:
            lines[word[0]].append(f"{word}:{','.join(str(number) for _, number in sorted(there)[:MOST_PAGES])}")
    letters = re.search(r'0: "(.*)"', (site / "search/searchdata.js").read_text(encoding="utf-8"))[1]
    for letter, words in lines.items():
        if letter in letters:
            with (site / f"search/all_{letters.index(letter):x}.js").open("a", encoding="utf-8") as index:
                index.write(f"{EXPAND}({json.dumps(pages, ensure_ascii=False)}, {json.dumps(' '.join(words))});\n")
