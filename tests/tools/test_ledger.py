# SPDX-License-Identifier: BSL-1.0
import unittest

import ledger

TEST = """// SPDX-License-Identifier: BSL-1.0
// N1 (A: Numerical Integration; Conclusion; B: Math) An error of fourth order, eventually,
//     as they say.
//     Facts: `rk4`, `v += a * h; x += v * h`; 1/100 s and 7 m; "Eventually".
//     Confirmed: half the step, 1/15.9 of the error of 1,600 and 4.1 %.
//     See tutorial_order.
//     See figure_a_rk4, figure_a_zoom.
#include <x>
// N1: here
constexpr auto by_rk4 = after(rk4{}, [] { v += a * h;
  x += v * h; }, 0.01, 7);
static_assert(shows(error(2 * h_7), "15.9") && within(n, 1600, 0.041));
"""


def wrong(old: str = "", new: str = "") -> list[str]:
    claims: dict[str, ledger.Claim] = {}
    ledger.read("a_test.cpp", TEST.replace(old, new), claims)
    return ledger.unproved(claims.get("N1", ledger.Claim("N1", "")))


class Ledger(unittest.TestCase):
    def test_what_is_bounded_from_both_sides_is_proved(self) -> None:
        self.assertEqual(wrong(), [])

    def test_a_claim_needs_a_verdict_an_assertion_and_its_numbers(self) -> None:
        for old, new, due in (
                ("N1 (A", "(A", "N1 is not settled"),
                ("Confirmed: ", "", "N1 has no verdict"),
                ("A: Numerical Integration; Conclusion; B: Math", "A, B", "N1: is said nowhere"),
                ("B: Math", "C: time", "C numbers its sections"),
                ("Facts: ", "", "N1: has no facts"),
                ("rk4`", "heun`", "`heun` is among its facts and not in its code"),
                ("v += a * h; x += v * h`", "x += v * h; v += a * h`", "`x += v * h; v += a * h` is among"),
                ("1/100 s", "1/90 s", "1/90 is among its facts and not in its code"),
                ("7 m", "8 m", "8 is among its facts and not in its code"),
                ('"Eventually"', '"always"', '"always" is among its facts and not in what it says'),
                ("static_assert", "int", "nothing proves N1"),
                ("1/15.9 of the error of 1,600 and 4.1 %", "less", "no number in the verdict"),
                ('"15.9"', '"15.8"', "15.9 is in no assertion"),
                ("0.041", "0.042", "4.1 is in no assertion"),
                ('shows(error(2 * h_7), "15.9")', "error < 15.9", "15.9 is in no assertion"),
                ("1,600", "1,607", "1607 is in no assertion"),
                ("1,600", "7", "7 is in no assertion")):
            with self.subTest(due, new=new):
                # What is asserted elsewhere in the statement does not count for a one-sided bound.
                found = wrong(old, new + ";" if "<" in new else new)
                self.assertIn(due, "\n".join(found))

    def test_a_further_statement_says_what_would_be_another_verdict(self) -> None:
        due = "X1: does not say what would have to come out for another verdict"
        for said, expected in (("", [due]), ("//     Otherwise: corrected, if 1/2.\n", [])):
            claims: dict[str, ledger.Claim] = {}
            ledger.read("a_test.cpp", TEST.replace("N1", "X1").replace("//     See tutorial", said + "//     See tutorial"),
                        claims)
            self.assertEqual([line.partition(": ")[2] for line in ledger.unproved(claims["X1"])], expected)

    def test_a_heading_may_have_parentheses(self) -> None:
        self.assertEqual(wrong("B: Math", "D: Implicit (Backward) Euler Integration"), [])

    def test_the_proof_ends_at_a_test_without_a_number(self) -> None:
        claims: dict[str, ledger.Claim] = {}
        ledger.read("a_test.cpp", TEST + "TEST(A, B) {}\n", claims)
        self.assertEqual(len(claims["N1"].code), 4)
        self.assertEqual(claims["N1"].pages, ["tutorial_order", "figure_a_rk4", "figure_a_zoom"])
        self.assertEqual(claims["N1"].said, "An error of fourth order, eventually, as they say.")
