# SPDX-License-Identifier: BSL-1.0
import json
import unittest

import frame
import header_pages
import search_index
from compiler import Trouble
from trees import tree


def page(title: str, body: str, path: str = "") -> str:
    """A page as doxygen writes it."""
    return (f'<!DOCTYPE html>\n<title>unitstep: {title}</title>\n<div id="top"><div id="titlearea">\n  u\n</div>\n<script></script>\n'
            f"<script>initNavTree('x.html',''); </script>\n"
            f'<div id="doc-content">\n<div class="header">\n<div class="title">{title}</div></div>\n<div class="contents">\n{body}'
            f'</div><!-- contents -->\n</div><!-- doc-content -->\n<div id="nav-path"><ul>{path}\n<li class="footer"></li></ul></div>')


LONG = "a0123456789abcdef0123456789abcdef"
FALL = page("Fall", f'''<p >Goal. A ball falls, and bounces twice: \\(x^2\\).</p><h1><a class="anchor" id="fall_here"></a>
Størmer &amp; rest</h1><p>It stops.</p><div class="fragment">unread</div><!-- fragment -->
<a class="el" href="ball_8hpp.html">ball.hpp</a> <a class="el" href="structball.html#{LONG}" title="A ball.">ball</a>''')
BALL = page("ball Struct Reference", f'''<h2>Detailed Description</h2>
<div class="textblock"><p>A round body.</p></div>
<tr class="memitem:{LONG}"><td class="memItemLeft" align="right" valign="top"><a id="{LONG}" name="{LONG}"></a>
using&#160;</td><td class="memItemRight" valign="bottom"><b>run</b> = detail::run_of&lt; int &gt;</td></tr>
<tr class="memdesc:{LONG}"><td class="mdescLeft">&#160;</td><td class="mdescRight">Where it is. <br /></td></tr>
<tr class="separator:{LONG}"><td class="memSeparator" colspan="2">&#160;</td></tr>
''')
TAGS = f'''<tagfile><compound kind="struct"><name>unitstep::ball</name><filename>structball.html</filename>
<member kind="variable"><name>place</name><anchorfile>structball.html</anchorfile><anchor>{LONG}</anchor></member>
<member kind="variable"><name>order</name><anchorfile>structball.html</anchorfile><anchor>{LONG}</anchor></member></compound></tagfile>'''
FOLDER = page("unitstep/drive Directory Reference", '<td class="memItemRight"><a class="el" href="ball_8hpp.html">ball.hpp</a></td>')
HEADER = page("ball.hpp File Reference", '''<div class="textblock"><code>#include &lt;<a class="el" href="ball_8hpp.html">unitstep/drive/ball.hpp</a>&gt;</code></div>
<td class="memItemRight" valign="bottom"><a class="el" href="structball.html">unitstep::ball&lt; T &gt;</a></td>
Detailed Description</h2>
<div class="textblock"><p>What a ball is.</p></div>''', '''<li><a class="el" href="dir_1.html">drive</a></li><li><a class="el" href="ball_8hpp.html">ball.hpp</a></li>''')


class Site(unittest.TestCase):
    def test_a_search_knows_pages_sections_declarations_and_their_words(self) -> None:
        with tree({"fall.html": FALL, "structball.html": BALL, "tags.xml": TAGS}) as site:
            search_index.write(site, site / "tags.xml")
            index = json.loads((site / "search-index.js").read_text().removeprefix("window.searchIndex = ").rstrip(";\n"))
        self.assertEqual(index["entries"], [
            ["fall.html", "Fall", "", "A ball falls, and bounces twice"], ["fall.html#fall_here", "Størmer & rest", 0, "It stops."],
            ["structball.html", "ball", "struct", "A round body."],
            [f"structball.html#{LONG[:9]}", "place", "member of ball", "Where it is."]])
        self.assertIn("bounces 0", index["words"].splitlines())
        self.assertNotIn("unread", index["words"])
        self.assertEqual([search_index.base36(n) for n in (0, 35, 36)], ["0", "z", "10"])
        self.assertEqual(search_index.words_in("Størmer_Verlet, Nyström's rk4"), ["stormer", "verlet", "nystrom", "s", "rk4"])

    def test_headers_of_a_folder_share_a_page_to_which_links_lead(self) -> None:
        with tree({"dir_1.html": FOLDER, "ball_8hpp.html": HEADER, "fall.html": FALL, "dir_1.js": '"ball_8hpp.html"'}) as site:
            header_pages.merge(site)
            self.assertEqual(sorted(file.name for file in site.iterdir()), ["dir_1.js", "fall.html", "headers_drive.html"])
            said = (site / "headers_drive.html").read_text()
            for due in ('id="ball_8hpp"></a>\nball.hpp</h1>', "#include &lt;unitstep/drive/ball.hpp&gt;", "What a ball is.",
                        'Declares <code><a class="el" href="structball.html">ball</a></code>',
                        'Includes <a class="el" href="headers_drive.html#ball_8hpp">drive/ball.hpp</a>'):
                self.assertIn(due, said)
            self.assertIn('href="headers_drive.html#ball_8hpp"', (site / "fall.html").read_text())
            self.assertEqual((site / "dir_1.js").read_text(), '"headers_drive.html#ball_8hpp"')

    def test_a_page_keeps_what_a_reader_sees(self) -> None:
        small = frame.compact(BALL)
        self.assertIn(f'<td class="memItemLeft"><a id="{LONG[:9]}"></a>', small)
        self.assertIn("<b>run</b> = <em>see below</em></td>", small)
        self.assertIn("openPage('x.html')", small)
        self.assertNotIn("separator:", small)
        twice = '<a class="el" href="a.html" title="A.">a</a>'
        self.assertEqual(frame.compact(page("a", twice + twice)).count('title="A."'), 1)
        called = '<div class="memproto">\nauto step</div><div class="memdoc">\n<p>Steps. </p>\n<pre class="fragment">step(rk4{});\n</pre><p>More.</p>'
        self.assertIn('<pre class="fragment call">step(rk4{});\n</pre><div class="memproto">\nauto step', frame.compact(page("a", called)))
        self.assertIn("<p>Steps. </p>\n<p>More.</p>", frame.compact(page("a", called)))
        later = called.replace("<pre", "<p>Then. </p>\n<pre")
        self.assertNotIn("fragment call", frame.compact(page("a", later)))
        with self.assertRaises(Trouble):
            frame.compact("<html></html>")
        with tree({"a.html": page("a", LONG), "b.html": page("b", LONG[:9] + "0" * 24)}) as site, self.assertRaises(Trouble):
            frame.lighten(site, [])


    def test_the_sidebar_begins_with_what_a_reader_needs_and_ends_with_the_project(self) -> None:
        nodes = [["Changelog", "changelog.html", None], ["Start", "index.html", None], ["Why", "why.html", None], ["Tutorial", "tutorial.html", None],
                 ["Reference", None, []], ["Support", "support.html", None]]
        self.assertEqual([node[0] for node in frame.arranged(nodes)], ["Start", "Tutorial", "Install", "Reference", "Why", "Project"])
        self.assertEqual([node[0] for node in frame.arranged(nodes)[-1][2]], ["Changelog", "Support"])

    def test_a_page_says_what_it_is_to_other_programs(self) -> None:
        said = frame.described('<div class="minutes">About 5 minutes</div><p>The <b>first</b> &lt; second. More.</p>')
        self.assertIn('<meta name="description" property="og:description" content="The first &lt; second.">', said)
        self.assertIn('<meta property="og:image" content="spring.svg">', said)