# SPDX-License-Identifier: BSL-1.0
import pathlib
import unittest

import check_site
from trees import tree


def described(kind: str) -> str:
    return (f'<compounddef id="a" kind="{kind}"><compoundname>unitstep::a</compoundname>'
            "<briefdescription><para>What it is.</para></briefdescription></compounddef>")


RIGHT = {
    "a.html": '''<a href="b.html#here">b</a> <a href="b.html?k=2">b</a> <a href="https://example.org/">far</a>
        <img src="p.svg" alt="a dot"> <svg role="img" aria-label="a line"></svg>
        <title>a: b</title> <pre>\\ref c</pre> <code>\\ref c</code> \\(\\tfrac12\\)
        <!-- <img src="https://example.org/x.png"> --> <script>var s = '<img src="no.png">';</script>''',
    "b.html": '<p id="here">here</p>',
    "p.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    **{f"{kind}.xml": described(kind) for kind in check_site.KINDS},
}
RULES = {**check_site.RULES, "reference": check_site.undescribed}
METHOD = described("struct").replace("</compounddef>", "<name>step</name><name>evaluations</name></compounddef>")
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
    ("reference", {**RIGHT, "concept.xml": described("concept").replace("What it is.", "")}, "concept unitstep::a has no"),
    ("reference", {**RIGHT, "struct.xml": METHOD}, "struct unitstep::a says no (formula|cost|source)"),
]


class CheckSite(unittest.TestCase):
    def test_every_rule_holds_of_what_is_right(self) -> None:
        with tree(RIGHT) as site:
            for rule in set(RULES) - {"bare", "bare_fails"}:
                self.assertEqual(list(RULES[rule](site)), [], rule)

    def test_every_rule_finds_what_is_wrong_and_nothing_else(self) -> None:
        for rule, files, due in WRONG:
            with self.subTest(due), tree(files) as site:
                found = list(RULES[rule](pathlib.Path(site)))
                self.assertTrue(found)
                for complaint in found:
                    self.assertRegex(complaint, due)
