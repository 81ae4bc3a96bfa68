# SPDX-License-Identifier: BSL-1.0
import unittest

import check_site
from compiler import Project
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
    ({"a.html": '<a href="c.html?k=2">'}, "no file c.html"),
    ({"a.html": '<a href="b.html#there">', "b.html": ""}, "no place b.html#there"),
    ({"a.html": '<img src="p.png" alt="p">'}, "no file p.png"),
    ({"a.html": '<img src="a.html">'}, "without words"),
    ({"a.html": '<svg viewBox="0 0 1 1"></svg>'}, "without words"),
    ({"a.html": "<p>See \\ref spring.</p>"}, "not understood: \\ref spring"),
    ({"a.html": "<title>a: a</title>"}, "is called a: a"),
    ({"a.html": '<dl><dd><div class="proof">int x;</div></dd></dl>'}, "1 proofs in lists"),
    ({"a.html": "<td><b>verdict</b> = decltype(check())</td>"}, "for no reader"),
    ({"a.html": "x" * check_site.MOST_BYTES}, "not less than"),
    ({f"{i}.txt": "" for i in range(check_site.MOST_FILES + 1)}, "501 files are more than 500"),
]


class CheckSite(unittest.TestCase):
    def test_what_is_right_passes_and_what_is_wrong_is_named(self) -> None:
        for files, due in [(RIGHT, ""), *WRONG]:
            with self.subTest(due), tree({f"build/site/{name}": text for name, text in files.items()}) as root:
                wrong = list(check_site.site(Project(root)))
                self.assertEqual(len(wrong), bool(due), wrong)
                self.assertIn(due, "".join(wrong))
