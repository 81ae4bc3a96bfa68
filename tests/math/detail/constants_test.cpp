// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <unitstep/math/detail/arctangents.hpp>
#include <unitstep/math/detail/half_pi.hpp>
#include <unitstep/math/detail/ln_two.hpp>
#include <unitstep/math/detail/two_over_pi.hpp>

#include "math/oracle.hpp"

namespace {

namespace detail = unitstep::math::detail;

template <class T>
class constants : public ::testing::Test {};
// float has no constants of its own: it computes in double.
using computing_types = ::testing::Types<double, long double>;
TYPED_TEST_SUITE(constants, computing_types);

/// The binary exponent of the difference between a sum of pieces and the exact value.
template <class T>
mpfr_exp_t error_exponent(std::initializer_list<T> pieces, oracle::real& exact) {
  for (T const piece : pieces) {
    oracle::real part{piece};
    mpfr_sub(exact.get(), exact.get(), part.get(), MPFR_RNDN);
  }
  return mpfr_zero_p(exact.get()) != 0 ? mpfr_get_emin() : mpfr_get_exp(exact.get());
}

TYPED_TEST(constants, half_pi_in_two_and_in_four_pieces) {
  using T = TypeParam;
  using pieces = detail::half_pi<T>;
  int const digits = std::numeric_limits<T>::digits;
  oracle::real exact;
  mpfr_const_pi(exact.get(), MPFR_RNDN);
  mpfr_div_2ui(exact.get(), exact.get(), 1, MPFR_RNDN);
  oracle::real again;
  mpfr_set(again.get(), exact.get(), MPFR_RNDN);
  oracle::real inverse;
  mpfr_ui_div(inverse.get(), 1, exact.get(), MPFR_RNDN);
  EXPECT_LE(error_exponent<T>({pieces::hi, pieces::lo}, exact), -2 * digits + 1);
  EXPECT_LE(
      error_exponent<T>({pieces::piece1, pieces::piece2, pieces::piece3, pieces::piece4}, again),
      -4 * digits + 60);
  EXPECT_LE(error_exponent<T>({pieces::inverse}, inverse), -digits);
  // Times any k below 2^20 each piece stays exact.
  for (T const piece : {pieces::piece1, pieces::piece2, pieces::piece3}) {
    oracle::real product{piece};
    mpfr_mul_ui(product.get(), product.get(), (1U << 20) - 1, MPFR_RNDN);
    oracle::real computed{piece * T((1U << 20) - 1)};
    EXPECT_EQ(mpfr_cmp(product.get(), computed.get()), 0);
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
  EXPECT_LE(error_exponent<T>({ln_two::hi, ln_two::lo}, exact), -2 * limits::digits + 13);
  EXPECT_LE(error_exponent<T>({ln_two::inverse}, inverse), 1 - limits::digits);
  oracle::real product{ln_two::hi};
  mpfr_mul_si(product.get(), product.get(), limits::min_exponent - limits::digits, MPFR_RNDN);
  oracle::real computed{ln_two::hi * T(limits::min_exponent - limits::digits)};
  EXPECT_EQ(mpfr_cmp(product.get(), computed.get()), 0);
}

TYPED_TEST(constants, arctangents) {
  using T = TypeParam;
  for (int i = 0; i < 4; ++i) {
    oracle::real exact{detail::arctangents<T>::slope[i]};
    mpfr_atan(exact.get(), exact.get(), MPFR_RNDN);
    auto const [hi, lo] = detail::arctangents<T>::angle[i];
    EXPECT_LE(error_exponent<T>({hi, lo}, exact), -2 * std::numeric_limits<T>::digits);
  }
}

TEST(table, two_over_pi_bit_by_bit) {
  constexpr int words = sizeof(detail::two_over_pi) / sizeof(detail::two_over_pi[0]);
  static_assert(words * 32 >= 16384 + 64 + 256);
  mpfr_t x;
  mpfr_init2(x, words * 32 + 64);
  mpfr_const_pi(x, MPFR_RNDN);
  mpfr_ui_div(x, 2, x, MPFR_RNDN);
  for (std::uint32_t const word : detail::two_over_pi) {
    mpfr_mul_2ui(x, x, 32, MPFR_RNDN);
    unsigned long const whole = mpfr_get_ui(x, MPFR_RNDZ);
    ASSERT_EQ(whole, word);
    mpfr_sub_ui(x, x, whole, MPFR_RNDN);
  }
  mpfr_clear(x);
}

}  // namespace
