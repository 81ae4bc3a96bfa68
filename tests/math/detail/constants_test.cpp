// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/trigonometric.hpp>

#include "math/oracle.hpp"

namespace {

namespace detail = unitstep::math::detail;

/// The remainder of the table, read as one integer of 16,704 bits, by the greatest prime of 32 bits: a change of one
/// word changes it. MPFR computes the integer below.
constexpr std::uint64_t prime = 4294967291;
constexpr std::uint64_t rest_of_two_over_pi() {
  std::uint64_t rest = 0;
  for (std::uint64_t const word : detail::two_over_pi) {
    rest = ((rest << 32) + word) % prime;
  }
  return rest;
}
static_assert(rest_of_two_over_pi() == 0x5d244cb6U);

template <class T>
class constants : public ::testing::Test {};
// float has no constants of its own: it computes in double.
using computing_types = ::testing::Types<double, long double>;
TYPED_TEST_SUITE(constants, computing_types);

/// Requires that the last piece is the rest of the exact value after the pieces before it, correctly rounded.
template <class T>
void expect_pieces(std::initializer_list<T> pieces, oracle::real& exact) {
  T const last = pieces.begin()[pieces.size() - 1];
  for (T const piece : pieces) {
    if (piece == last) break;
    oracle::real part{piece};
    mpfr_sub(exact.get(), exact.get(), part.get(), MPFR_RNDN);
  }
  T const rest = std::same_as<T, double> ? static_cast<T>(mpfr_get_d(exact.get(), MPFR_RNDN))
                                         : static_cast<T>(mpfr_get_ld(exact.get(), MPFR_RNDN));
  EXPECT_EQ(rest, last);
}

/// Requires that the product of a piece and a whole number needs no rounding.
template <class T>
void expect_exact_product(T piece, long times) {
  oracle::real product{piece};
  mpfr_mul_si(product.get(), product.get(), times, MPFR_RNDN);
  oracle::real computed{piece * static_cast<T>(times)};
  EXPECT_EQ(mpfr_cmp(product.get(), computed.get()), 0);
}

TYPED_TEST(constants, half_pi_in_two_and_in_four_pieces) {
  using T = TypeParam;
  using pieces = detail::half_pi<T>;
  oracle::real exact;
  mpfr_const_pi(exact.get(), MPFR_RNDN);
  mpfr_div_2ui(exact.get(), exact.get(), 1, MPFR_RNDN);
  oracle::real again;
  mpfr_set(again.get(), exact.get(), MPFR_RNDN);
  oracle::real inverse;
  mpfr_ui_div(inverse.get(), 1, exact.get(), MPFR_RNDN);
  expect_pieces<T>({pieces::inverse}, inverse);
  expect_pieces<T>({pieces::hi, pieces::lo}, exact);
  expect_pieces<T>({pieces::piece1, pieces::piece2, pieces::piece3, pieces::piece4}, again);
  for (T const piece : {pieces::piece1, pieces::piece2, pieces::piece3}) {
    expect_exact_product(piece, (1L << 20) - 1);
  }
}

TYPED_TEST(constants, ln_two) {
  using T = TypeParam;
  using ln_two = detail::ln_two<T>;
  using limits = std::numeric_limits<T>;
  oracle::real exact;
  mpfr_const_log2(exact.get(), MPFR_RNDN);
  oracle::real inverse;
  mpfr_ui_div(inverse.get(), 1, exact.get(), MPFR_RNDN);
  expect_pieces<T>({ln_two::inverse}, inverse);
  expect_pieces<T>({ln_two::hi, ln_two::lo}, exact);
  expect_exact_product(ln_two::hi, limits::min_exponent - limits::digits);
}

TYPED_TEST(constants, arctangents) {
  using T = TypeParam;
  for (int i = 0; i < 4; ++i) {
    oracle::real exact{T{detail::slopes[i]}};
    mpfr_atan(exact.get(), exact.get(), MPFR_RNDN);
    auto const [hi, lo] = detail::angle_of_slope<T>(i);
    expect_pieces<T>({hi, lo}, exact);
  }
}

TEST(table, two_over_pi_bit_by_bit) {
  constexpr int words = sizeof(detail::two_over_pi) / sizeof(detail::two_over_pi[0]);
  static_assert(words * 32 >= 16384 + 64 + 256);
  mpfr_t x;
  mpfr_init2(x, words * 32 + 64);
  mpfr_const_pi(x, MPFR_RNDN);
  mpfr_ui_div(x, 2, x, MPFR_RNDN);
  std::uint64_t rest = 0;
  for (std::uint32_t const word : detail::two_over_pi) {
    mpfr_mul_2ui(x, x, 32, MPFR_RNDN);
    unsigned long const whole = mpfr_get_ui(x, MPFR_RNDZ);
    ASSERT_EQ(whole, word);
    mpfr_sub_ui(x, x, whole, MPFR_RNDN);
    rest = ((rest << 32) + whole) % prime;
  }
  EXPECT_EQ(rest, rest_of_two_over_pi());
  mpfr_clear(x);
}

}  // namespace
