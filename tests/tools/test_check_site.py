# SPDX-License-Identifier: BSL-1.0
import pathlib
import unittest

import check_site
from trees import tree

RIGHT = {
    "a.html": '''<a href="b.html#here">b</a> <a href="b.html?k=2">b</a> <a href="https://example.org/">far</a>
        <img src="p.svg" alt="a dot"> <svg role="img" aria-label="a line"></svg>
        <title>a: b</title> <pre>\\ref c</pre> <code>\\ref c</code> \\(\\tfrac12\\)
        <!-- <img src="https://example.org/x.png"> --> <script>var s = '<img src="no.png">';</script>''',
    "b.html": '<p id="here">here</p>',
    "p.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
WRONG = [
    ("links", {"a.html": '<a href="c.html">'}, "no file c.html"),
    ("links", {"a.html": '<a href="c.html?k=2">'}, "no file c.html"),
    ("links", {"a.html": '<a href="b.html#there">', "b.html": ""}, "no place b.html#there"),
    ("links", {"a.html": '<img src="p.png" alt="p">'}, "no file p.png"),
    ("words", {"a.html": '<img src="p.svg">'}, "without words"),
    ("words", {"a.html": '<svg viewBox="0 0 1 1"></svg>'}, "without words"),
    ("raw", {"a.html": "<p>See \\ref spring.</p>"}, r"not understood: .ref spring"),
    ("raw", {"a.html": "<title>a: a</title>"}, "is called a: a"),
    ("size", {"a.html": "x" * 12_000_000}, "twelve million"),
]


class CheckSite(unittest.TestCase):
    def test_every_rule_holds_of_what_is_right(self) -> None:
        with tree(RIGHT) as site:
            for rule in set(check_site.RULES) - {"bare", "bare_fails"}:
                self.assertEqual(list(check_site.RULES[rule](site)), [], rule)

    def test_every_rule_finds_what_is_wrong_and_nothing_else(self) -> None:
        for rule, files, due in WRONG:
            with self.subTest(due), tree(files) as site:
                found = list(check_site.RULES[rule](pathlib.Path(site)))
                self.assertTrue(found)
                for complaint in found:
                    self.assertRegex(complaint, due)
