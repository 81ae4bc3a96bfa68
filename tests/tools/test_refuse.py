# SPDX-License-Identifier: BSL-1.0
import unittest

import entries
import refuse
import tree as tree_of
from trees import outcome, tree

CASE = "tests/refuse/cases/a.cpp"
EXPECT = "// expect: expected dt: s, got m\n"
GNU = 'a.cpp:3:1: error: ... unit_mismatch<expected<text<6>{"dt:"}, text<2>{"s"}>, got<text<2>{"m"}> >\n  note\n'
CLANG_14 = "a.cpp:3: error: 'unit_mismatch<expected<'d', 't', ':', ' ', 's'>, got<'m'>>'\n"
COMPUTED = "a.cpp:3: error: static assertion failed: expected dt: s, got m\n"


class Fault(unittest.TestCase):
    def test_one_error_with_the_sentence_is_right(self) -> None:
        for said in (GNU, CLANG_14, COMPUTED):
            self.assertEqual(refuse.fault(CASE, EXPECT, False, said), "")
        self.assertEqual(refuse.fault(CASE, "// expect words: mismatch\n", False, GNU), "")

    def test_anything_else_is_a_fault(self) -> None:
        for source, accepted, said, due in (
                (EXPECT, True, "", "the mistake is accepted"),
                (EXPECT, False, GNU.replace('"m"', '"kg"'), 'says "expected dt: s, got kg" instead of "expected dt: s, got m"'),
                (EXPECT, False, GNU + GNU, "2 errors instead of one"),
                (EXPECT, False, "a.cpp: oops\n", "0 errors instead of one"),
                ("", False, GNU, 'has no line "// expect: '),
                ("// expect words: no such\n", False, GNU, 'does not say "no such"')):
            with self.subTest(due):
                self.assertIn(due, refuse.fault(CASE, source, accepted, said))

    def test_twins_and_values_are_asked_less(self) -> None:
        twin, value = "tests/refuse/plain/a.cpp", "tests/refuse/values/a.cpp"
        self.assertEqual(refuse.fault(twin, "", False, "anything"), "")
        self.assertIn("is accepted", refuse.fault(twin, "", True, ""))
        self.assertEqual(refuse.fault(twin, "// accepted: they are alike\n", True, ""), "")
        self.assertIn("in silence", refuse.fault(twin, "// accepted: they are alike\n", True, "warning"))
        self.assertEqual(refuse.fault(value, "// expect: dt is 0\n", False, "fail: dt is 0"), "")
        example = "examples/refused/a.cpp"
        self.assertEqual(refuse.fault(example, "// expect: m.*s\n", False, "a: error: m in s\nb: error: no\n"), "")
        self.assertIn("does not say", refuse.fault(example, "// expect: m.*s\n", False, "a: error: s\n"))
        moved, words = "tests/refuse/from_0_1/a.cpp", "// expect words: no member|mismatch\n"
        self.assertEqual(refuse.fault(moved, words, False, GNU + GNU), "")
        self.assertIn("does not say", refuse.fault(moved, words, False, "a.cpp: error: oops\n"))
        self.assertIn("is accepted", refuse.fault(moved, words, True, ""))
        self.assertIn("does not show", refuse.fault(value, "// expect: dt is 0\n", False, "fail: dt is 1"))

    def test_the_right_variant_must_be_accepted_in_silence(self) -> None:
        source = EXPECT + "#ifndef UNITSTEP_MISTAKE\n#warning noise\n#endif\n"
        with tree({"a.cpp": source}) as root:
            code, said = outcome(refuse, root / "a.cpp")
        self.assertEqual(code, 1)
        self.assertIn("the right variant is not accepted in silence", said)

    def test_length_has_a_bound_where_one_was_measured(self) -> None:
        self.assertEqual(refuse.too_long("", "x\n" * 8, "g++-12"), "")
        self.assertEqual(refuse.too_long("", "x\n" * 9, "g++-12"), "9 lines, g++-12 needs no more than 8")
        self.assertEqual(refuse.too_long("\n// inside: a field\n", "x\n" * 9, "g++-12"), "")
        self.assertEqual(refuse.too_long("\n// any length: why\n", "x\n" * 9, "g++-12"), "")
        self.assertEqual(refuse.too_long("", "x\n" * 99, "g++-99"), "")

    def test_of_many_right_variants_the_wrong_one_is_named(self) -> None:
        right = EXPECT + "#ifdef UNITSTEP_MISTAKE\nno\n#endif\nconstexpr int x = 1;\nstatic_assert(x);\n"
        program = EXPECT + "#include <cstdio>\nint main() { return 0; }\n"
        with tree({"a.cpp": right, "b.cpp": right, "c.cpp": program, "d.cpp": EXPECT + "#warning noise\n"}) as root:
            a, b, c, d = (str(root / f"{name}.cpp") for name in "abcd")
            compiler = refuse.strict("g++")
            once = tree_of.write(root / "once.hpp", "")
            compiler.read_once(once)
            self.assertTrue(refuse.accepts(compiler, [a, b], once))
            self.assertFalse(refuse.accepts(compiler, [a, d], once))
            self.assertEqual(refuse.not_accepted(compiler, [a, b, c], once), {})
            self.assertEqual(list(refuse.not_accepted(compiler, [a, b, c, d], once)), [d])

    def test_headers_read_once_are_named_as_those_of_the_source(self) -> None:
        with tree({"once.hpp": "#include <a>\n#include <unitstep/b>\n", "case.cpp": "\n\n#include <a>\n#include <unitstep/c>\n",
                   "outer.cpp": '\n#include "inner.hpp"\n', "inner.hpp": "\n#include <a>\n#include <unitstep/b>\n"}) as root:
            once, case, outer = root / "once.hpp", str(root / "case.cpp"), str(root / "outer.cpp")
            self.assertEqual(refuse.as_a_user_sees(f"from {once}:1, from {once}:2", case, once, False),
                             f"from {case}:3, from {case}:4")
            self.assertEqual(refuse.as_a_user_sees(f"from {once}:2:", outer, once, True),
                             f"from {outer}:2:\nIn file included from {root}/inner.hpp:3:")
            self.assertEqual(refuse.as_a_user_sees(f"from {once}:2,\nfrom {once}:1:", outer, once, False),
                             f"from {root}/inner.hpp:3,\n                 from {outer}:2,\nfrom {root}/inner.hpp:2:")


class Entries(unittest.TestCase):
    def test_what_became_of_it(self) -> None:
        for what, status, said, due in (
                ("f: right", 0, "", "right"), ("f: right", 1, GNU, "REFUSED"), ("f: x", 0, "", "accepted"), ("f: x", 4, "", "CRASHED"),
                ("f: x", 1, GNU, "refused"), ("f: x", 1, GNU * 2, "own words"), ("f: x", 1, GNU + "x\n" * 9, "long"),
                ("f: x", 1, "error: no\n", "own words")):
            self.assertEqual(entries.outcome(what, status, said, 8)[0], due)
