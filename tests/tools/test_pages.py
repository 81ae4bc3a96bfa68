# SPDX-License-Identifier: BSL-1.0
import os
import unittest
import xml.etree.ElementTree

import bars
import pages
import picture
import quotes
import reference
import refusals
from compiler import Project
from trees import tree

HEADER = """namespace unitstep {

/// A number.
struct one {
  static constexpr int order = 1;
  int other = 2;
};
template <class T>
struct one<T> {
  int hidden;
};
one(int) -> one;
/// Adds.
template <class T>
  requires number<T>
constexpr T add(T a) {
  return a;
}
template <class T>
constexpr T add(T a, T b) {
  return a + b;
}

}  // namespace unitstep
"""


class Reference(unittest.TestCase):
    def test_what_is_said_once_stands_there_and_further_overloads_do_not(self) -> None:
        lines = HEADER.splitlines()
        found = reference.filtered(HEADER, "math").splitlines()
        self.assertEqual(len(found), len(lines))
        self.assertEqual(found[0], "namespace unitstep { /** @addtogroup math */ /**@{*/")
        self.assertEqual(found[-1], "/**@}*/ }  // namespace unitstep")
        self.assertIn(f"/** {reference.WORDS['order']} */  static constexpr int order", found[4])
        blank = [i for i, line in enumerate(found) if lines[i] and not line]
        self.assertEqual(blank, [7, 8, 9, 10, 18, 19, 20, 21])


class Pages(unittest.TestCase):
    def test_a_file_is_up_to_date_that_is_made_of_what_its_sources_are(self) -> None:
        def maker() -> None:
            """Makes it."""

        with tree({"made": "x", "from/a": "x", "empty": ""}) as root:
            made, source = root / "made", root / "from/a"
            self.assertFalse(pages.up_to_date(root / "empty"))
            self.assertFalse(pages.up_to_date(made, root / "from"))  # nothing is known of it
            pages.write(made, "y")
            os.utime(source, (2e9, 2e9))
            for by, due in ([], True), ([maker], False), ([], False):
                self.assertEqual(pages.up_to_date(made, root / "from", by=by), due, by)
            pages.write(made, "y")
            self.assertTrue(pages.up_to_date(made, root / "from"))
            source.write_text("another")
            pages.content.cache_clear()  # as in another run
            self.assertFalse(pages.up_to_date(made, root / "from"))
            pages.write(made, "as good as can be", as_old_as_can_be=True)
            self.assertFalse(pages.up_to_date(made, root / "from"))

    def test_verdicts_are_not_in_the_reference(self) -> None:
        law = """struct law {
  /// \\cond
  int hidden;
  /// \\endcond
  /// The verdict.
  template <class Due>
  using constants_verdict =
      check<Due>;
  template <class T>
  bool fits(T a) {
    using verdict = check<T>;
    return verdict::ok;
  }
};
"""
        found = reference.filtered(law, "forces").splitlines()
        self.assertEqual([i for i, line in enumerate(found) if not line], [4, 5, 6, 7])  # a name inside a function is no member

    def test_a_member_before_an_alias_in_a_body_stays(self) -> None:
        fitted = """struct fitted {
  /// One of them.
  template <int I>
  [[nodiscard]] auto const& value() const {
    return 0;
  }
};
/// A function.
template <class F>
auto call(F f) {
  using verdict = check<F>;
}
"""
        self.assertIn("value() const", reference.filtered(fitted, "answers"))

    def test_tables_of_methods_are_a_group_of_their_own(self) -> None:
        header = """namespace unitstep {

/// The shares.
struct fraction {
  int a;
};

/// A method.
struct rk4 {};

}  // namespace unitstep
"""
        found = reference.filtered(header, "methods").splitlines()
        self.assertEqual(found[1], "/**@}*/ /** @addtogroup method_tables */ /**@{*/")
        self.assertEqual(found[5], "}; /**@}*/ /** @addtogroup methods */ /**@{*/")
        self.assertEqual([line.count("method_tables") for line in reference.filtered(header, "forces").splitlines()], [0] * 11)

    def test_bars(self) -> None:
        drawn = bars.chart("words", "unit", {"a": "2", "b": "-"}, "g")
        self.assertIn('<rect class="dot-1" x="200.0" y="40.0" width="330.0"', drawn)
        self.assertEqual((drawn.count("<rect"), drawn.count("not measured"), drawn.count('class="group"')), (1, 1, 1))
        self.assertIn('<line class="grid" x1="365.0"', drawn)

    def test_pictures_in_the_tree_are_those_of_the_site(self) -> None:
        drawn = '<svg class="plot">\n<path class="series-1"/>\n</svg>\n'
        page = "# A\n\n![Figure](pictures/a.svg)\n\n*A.*\n"
        with tree({"build/docs/figures/spring.svg": drawn, "build/docs/figures/a.svg": drawn, picture.FILE: "old",
                   "build/docs/counted_with.md": "Counted with g++ (Debian) 12.2.0\n", "docs/a.md": page}) as root:
            (root / "docs/theme").mkdir()
            (root / "docs/theme/site.css").write_text((pages.ROOT / "docs/theme/site.css").read_text())
            due = picture.due(root)
            self.assertEqual(list(due), [picture.FILE, "docs/pictures/a.svg"])
            self.assertRegex(due[picture.FILE], r'^<svg xmlns=.*\n<style>[^v]*stroke: #[0-9a-f]{6}')
            self.assertEqual([line.partition(":")[0] for line in quotes.printed(Project(root))], list(due))
            for file, made in due.items():
                (root / file).parent.mkdir(exist_ok=True)
                (root / file).write_text(made)
            self.assertEqual(list(quotes.printed(Project(root))), [])

    def test_a_picture_in_the_tree_is_one_image_and_comes_back_to_the_site(self) -> None:
        head = '<svg class="plot" viewBox="0 0 480 160">\n'
        link = '<a class="explore" href="explore.html?m=1&amp;k=2">This spring</a>\n'
        one = f'{head}<path class="series-1"/>\n<text>x</text>\n</svg>\n{link}'
        for drawn in (one, one.replace("<text>x", "<text><tspan>x</tspan> y"), one.replace(link, "") * 3):
            single = picture.alone(drawn, (pages.ROOT / "docs/theme/site.css").read_text())
            self.assertEqual(len(xml.etree.ElementTree.fromstring(single).findall(".//{*}text")), drawn.count("<text>"))
            self.assertEqual("".join(picture.in_page(single).split()), "".join(drawn.split()))

    def test_output_in_the_pages_is_that_of_no_program(self) -> None:
        page = "# A\n\n<!-- \\output{a.txt} -->\n```text\nx = 1 m\n```\n\n<!-- \\made{a.md} -->\n| x |\n|---|\n| 1 |\n"
        with tree({"docs/a.md": page}) as root:
            made = root / "build/docs"
            shown = quotes.printed_in_pages(root, made)
            self.assertEqual(shown, {made / "output/a.txt": "x = 1 m\n", made / "tables/a.md": "| x |\n|---|\n| 1 |\n"})
            for file in shown:
                pages.write(file, "something else\n", as_old_as_can_be=True)
            self.assertEqual(quotes.with_quotes(page, root, made), page)  # it is not what a program has printed
            pages.write(made / "output/a.txt", "x = 2 m\n")
            self.assertEqual(quotes.with_quotes(page, root, made), page.replace("= 1", "= 2"))


class Refusals(unittest.TestCase):
    def test_the_list_of_base_units_has_its_name(self) -> None:
        for blank in (" ", ""):
            ends = f"{blank}>" * 11
            said = (f"unit<dim, boost::units::homogeneous_system<boost::units::list<boost::units::si::meter_base_unit, l<kg{ends[2:]}, "
                    f"boost::units::list<boost::units::angle::steradian_base_unit, boost::units::dimensionless_type{ends}, x>")
            self.assertEqual(refusals.named(f"{said}; {said}"), "; ".join(["unit<dim, boost::units::si::system, x>"] * 2))

    def test_how_much_was_said(self) -> None:
        words = {("g++-12", "unitstep", "a_b"): refusals.Words("x: error: <1>\nmore\n"), ("g++-12", "plain", "a_b"): refusals.Words("")}
        self.assertEqual([one.size for one in words.values()], ["2 lines, 0.0 kB", "accepted"])
        table = refusals.tables(["g++-12"], ["a_b"], words)
        self.assertIn("<tr><td>a b</td><td>2 lines, 0.0 kB</td><td>accepted</td></tr>", table)
        self.assertIn("accepts 1 of the 1, and says more lines than this library to 0.", table)
        page = refusals.page_of("a_b", ["g++-12"], words)
        self.assertIn("x: error: &lt;1></pre>", page)
        self.assertIn(refusals.SILENT, page)
