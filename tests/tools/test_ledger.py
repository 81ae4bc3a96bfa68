# SPDX-License-Identifier: BSL-1.0
import unittest

import ledger

TEST = """// SPDX-License-Identifier: BSL-1.0
// N1 (A) An error of fourth order,
//     as they say.
//     Confirmed: half the step, 1/15.9 of the error of 1,600 and 4.1 %.
//     See tutorial_order.
#include <x>
// N1: here
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
                ("N1 (A)", "(A)", "N1 is not settled"),
                ("Confirmed: ", "", "N1 has no verdict"),
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

    def test_the_proof_ends_at_a_test_without_a_number(self) -> None:
        claims: dict[str, ledger.Claim] = {}
        ledger.read("a_test.cpp", TEST + "TEST(A, B) {}\n", claims)
        self.assertEqual(len(claims["N1"].code), 2)
