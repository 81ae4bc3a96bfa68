# SPDX-License-Identifier: BSL-1.0
import unittest

import entries
import refuse
from compiler import Trouble
from trees import outcome, tree

EXPECT = "// expect: expected dt: s, got m\n"
GNU = 'a.cpp:3:1: error: ... unit_mismatch<expected<text<6>{"dt:"}, text<2>{"s"}>, got<text<2>{"m"}> >\n  note\n'
COMPUTED = "a.cpp:3: error: static assertion failed: expected dt: s, got m\n"


def case(text: str) -> refuse.Case:
    return refuse.Case("a.cpp", "a", text, 1, 9)


class Fault(unittest.TestCase):
    def test_one_error_with_the_sentence_is_right(self) -> None:
        for said in (GNU, COMPUTED):
            self.assertEqual(refuse.fault(case(EXPECT), [said]), "")
        self.assertEqual(refuse.fault(case("// expect words: mismatch\n"), [GNU]), "")

    def test_anything_else_is_a_fault(self) -> None:
        for text, errors, due in (
                (EXPECT, [], "the mistake is accepted"),
                (EXPECT, [GNU.replace('"m"', '"kg"')], 'says "expected dt: s, got kg" instead of "expected dt: s, got m"'),
                (EXPECT, [GNU, GNU], "2 errors instead of one"),
                ("// expect words: no such\n", [GNU], 'does not say "no such"'),
                ("// expect value: dt is 0\n", ["a.cpp:3: error: dt is 1\n"], "does not show"),
                ("// expect any: m.*s\n", ["a.cpp:3: error: s\n"], "does not say"),
                ("// accepted: they are alike\n", [GNU], "was to be accepted")):
            with self.subTest(due):
                self.assertIn(due, refuse.fault(case(text), errors))

    def test_some_marks_ask_for_less(self) -> None:
        self.assertEqual(refuse.fault(case("// in any words\n"), [GNU, GNU]), "")
        self.assertEqual(refuse.fault(case("// expect value: dt is 0\n"), [GNU, "x: error: dt is 0\n"]), "")
        self.assertEqual(refuse.fault(case("// expect any: m.*s\n"), [GNU, "b: error: m in s\n"]), "")
        self.assertEqual(refuse.fault(case("// accepted: they are alike\n"), []), "")
        self.assertEqual(refuse.fault(case(EXPECT + "// not by: clang-16\n"), [], "clang-16"), "")
        self.assertIn("is accepted", refuse.fault(case(EXPECT + "// not by: clang-16\n"), [], "clang-19"))

    def test_length_has_a_bound_where_one_was_measured(self) -> None:
        long = GNU + "  x\n" * 8
        for text, label, due in ((EXPECT, "g++-12", "10 lines, g++-12 needs no more than 7"), (EXPECT, "g++-99", ""),
                                 (EXPECT + "// inside: a field\n", "g++-12", ""), (EXPECT + "// any length: why\n", "g++-12", "")):
            self.assertEqual(refuse.fault(case(text), [long], label), due)


class Cases(unittest.TestCase):
    def test_an_error_belongs_to_the_case_where_it_begins(self) -> None:
        text = "#include <a>\n// One.\nnamespace one {\nint a;\n}  // namespace one\n\n// Two.\nnamespace two {\n}  // namespace two\n"
        cases = refuse.cases_of("a.cpp", text)
        self.assertEqual([(each.name, each.first, each.last) for each in cases], [("one", 2, 5), ("two", 7, 9)])
        said = "b.hpp:1: error: x\n  from\na.cpp:8: note: here\nb.hpp:2: error: more\n"
        self.assertEqual([len(errors) for errors in refuse.attributed(cases, said).values()], [0, 2])

    def test_a_compiler_judges_all_of_a_source(self) -> None:
        right = "// expect words: static assertion\nnamespace a {\n#ifdef UNITSTEP_MISTAKE\nstatic_assert(false);\n#endif\n}  // namespace a\n"
        for text, due in ((right, ""), (right.replace("words: static", "words: no"), "does not say"),
                          (right.replace("UNITSTEP_MISTAKE", "OTHER"), "is accepted"), (right + "#warning noise\n", "in silence")):
            with tree({"a.cpp": text}) as root:
                code, said = outcome(refuse, root / "a.cpp")
                self.assertEqual(code, bool(due))
                self.assertIn(due, said)


    def test_a_mark_puts_what_is_wrong_in_the_place_of_what_is_right(self) -> None:
        for text, due in (("  a;  // wrong: b;\n", "  b;\n"), ("a;\n  // added: b;\nc;\n", "a;\n  b;\nc;\n"),
                          ("// wrong: a;\nb;\n}  // namespace n\n", "a;\n\n}  // namespace n\n"),
                          (" // wrong: a(\n // wrong:   1);\n b {\n  c;\n };\n d;\n", " a(\n   1);\n\n\n\n d;\n"),
                          ("// wrong: a;\nb =\n  c;\n}  // namespace n\n", "a;\n\n\n}  // namespace n\n")):
            self.assertEqual(refuse.mistaken("a.cpp", text), due)

    def test_a_mark_that_changes_nothing_is_an_error(self) -> None:
        for text, due in (("a;  // wrong: a;\n", "what is right: a;"), ("// wrong: a\n// wrong:   b;\na b;\n", "what is right: a"),
                          ("// wrong: a;\n\nb;\n", "nothing: // wrong: a;"), ("  // wrong: a;\n}\n", "nothing"),
                          ("// What.  // wrong: a;\n", "nothing"), ("a;  // added: b;\n", "nothing: // added: b;"),
                          ("// wrong: a;\n// added: b;\nc;\n", "nothing: // wrong: a;")):
            with self.subTest(text), self.assertRaisesRegex(Trouble, due):
                refuse.mistaken("a.cpp", text)

    def test_a_compiler_is_shown_the_mistake_of_a_mark(self) -> None:
        text = "#include \"a.hpp\"\n// expect words: no\nnamespace a {\nint b = one;  // wrong: int b = no;\n}  // namespace a\n"
        with tree({"a.cpp": text, "a.hpp": "inline int one = 1;\n"}) as root:
            self.assertEqual(outcome(refuse, root / "a.cpp"), (0, ""))


class Entries(unittest.TestCase):
    def test_what_became_of_it(self) -> None:
        for what, errors, due in (
                ("f: right", [], "right"), ("f: right", [GNU], "REFUSED"), ("f: x", [], "accepted"), ("f: x", [GNU], "refused"),
                ("f: x", [GNU, GNU], "own words"), ("f: x", [GNU + "x\n" * 9], "long"), ("f: x", ["error: no\n"], "own words")):
            self.assertEqual(entries.outcome(entries.Entry(what, False, ""), errors, (8, 12)), due)
        self.assertEqual(entries.outcome(entries.Entry("f: x", True, ""), [GNU + "x\n" * 9], (8, 12)), "refused")
