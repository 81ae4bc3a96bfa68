# SPDX-License-Identifier: BSL-1.0
import json
import re
import unittest

import search_words
from trees import tree


def page(title: str, text: str) -> str:
    return (f'<div class="title">{title}</div><div class="contents"><div class="textblock">{text}</div>'
            "</div><!-- PageDoc -->")


SITE = {
    "search/searchdata.js": 'var indexSectionsWithContent =\n{\n  0: "efis",\n  1: "e"\n};\n',
    "search/all_2.js": "var searchData=\n[\n];\n",
    "search/all_3.js": "var searchData=\n[\n];\n",
    "a.html": page("A &middot; Springs", "<p>Install it, and stiffness is a constant of <code>spring</code>.</p>"),
    "b.html": page("Stiff springs", "<p>install install install</p><pre class='x'>integrate</pre>"),
    "c.html": page("C", '<div class="fragment">install</div><!-- fragment --> <svg><text>spring</text></svg>'),
    "structspring.html": '<div class="title">spring</div><div class="contents">install</div>',
}


class SearchWords(unittest.TestCase):
    def found(self, word: str) -> list[str]:
        """What the index that is written finds for a word; site.browser searches in a browser."""
        with tree(SITE) as site:
            search_words.add(site)
            index = (site / f"search/all_{'efis'.index(word[0])}.js").read_text()
        pages, words = re.search(r'^\}\)\((\[.*\]), "(.*)"\);$', index, re.MULTILINE).groups()
        numbers = dict(one.split(":") for one in words.split(" ")).get(word, "")
        return [json.loads(pages)[int(number)][0] for number in numbers.split(",") if number]

    def test_finds_the_pages_that_say_most_of_a_word_first(self) -> None:
        self.assertEqual(self.found("install"), ["../b.html", "../a.html"])
        self.assertEqual(self.found("stiff"), ["../b.html"])
        self.assertEqual(self.found("spring"), ["../a.html"])

    def test_finds_nothing_where_nothing_is_said(self) -> None:
        self.assertEqual(self.found("integral"), [])
        self.assertEqual(self.found("svg"), [])
