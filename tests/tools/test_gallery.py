# SPDX-License-Identifier: BSL-1.0
import argparse
import contextlib
import io
import pathlib
import tempfile
import unittest

import gallery

PAGE = r"""# Figures {#figures}

| article | figure |
|---|---|
| A | [It swings](\ref figure_a_swings) |
| C | [It climbs](\ref figure_c_climbs) |

## Article A: a spring

### It swings {#figure_a_swings}

\plot{a-swings.svg,A swing.}
\proof{docs/figures/article_a.cpp,swings}

## Article C: stairs

### It climbs {#figure_c_climbs}

\plot{stairs.svg,Stairs.}
\proof{docs/figures/stairs.cpp,claim}

## Next
"""
PROGRAM = 'figures::plot{"a-swings", "A swing."}.write();\n'


def outcome(page: str = PAGE, program: str = PROGRAM) -> tuple[int, str]:
    parser = argparse.ArgumentParser()
    gallery.options(parser)
    with tempfile.TemporaryDirectory() as root, contextlib.redirect_stdout(io.StringIO()) as printed:
        for name, text in {str(gallery.PAGE): page, "docs/figures/article_a.cpp": program,
                           "docs/figures/stairs.cpp": ""}.items():
            file = pathlib.Path(root, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        code = gallery.main(parser.parse_args(["--root", root]))
    return code, printed.getvalue().replace(f"{gallery.PAGE}: ", "")


class Gallery(unittest.TestCase):
    def refused(self, before: str, after: str, *complaints: str) -> None:
        self.assertIn(before, PAGE)
        text = "".join(f"{complaint}\n" for complaint in complaints)
        self.assertEqual(outcome(PAGE.replace(before, after)), (1, text))

    def test_a_sound_page_is_counted(self) -> None:
        self.assertEqual(outcome(), (0, "A: 1, C: 1\n"))

    def test_a_listed_figure_must_be_shown(self) -> None:
        self.refused("| C |", "| C | [It falls](\\ref figure_c_falls) |\n| C |",
                     "article C: It falls is in the list and not shown")

    def test_a_shown_figure_must_be_listed(self) -> None:
        self.refused("| C | [It climbs](\\ref figure_c_climbs) |\n", "",
                     "It climbs is shown and not in the list")

    def test_article_and_title_must_agree(self) -> None:
        say = "the list and the page differ in an article, a title or the order"
        self.refused("| C |", "| B |", say)
        self.refused("[It climbs]", "[It sinks]", say)

    def test_a_section_needs_a_picture_and_a_proof(self) -> None:
        self.refused("\\plot{stairs.svg,Stairs.}\n", "", "It climbs has 0 pictures")
        self.refused("\\proof{docs/figures/stairs.cpp,claim}\n", "", "It climbs asserts nothing")

    def test_what_is_drawn_must_be_shown(self) -> None:
        self.assertEqual(outcome(program=PROGRAM + 'figures::plot{"a-falls", ""}.write();\n'),
                         (1, "a-falls is drawn and not shown\n"))

    def test_what_is_shown_must_be_drawn_once(self) -> None:
        self.refused("stairs.svg", "steps.svg", "steps is shown and nothing draws it")
        self.refused("stairs.svg", "a-swings.svg", "a-swings is shown 2 times")

    def test_an_empty_page_fails(self) -> None:
        code, text = outcome("# Figures\n", "")
        self.assertEqual((code, text), (1, "the list names no figure\n"))


if __name__ == "__main__":
    unittest.main()
