// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/exp_double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/function_of_class.hpp>
#include <unitstep/math/detail/log_double_word.hpp>
#include <unitstep/units/detail/whole_power.hpp>

namespace unitstep::math {

namespace detail {

/// 0 when y is no integer, 1 when it is odd, 2 when it is even; every number of 2^digits or more is
/// even.
template <std::floating_point T>
constexpr int parity(T y) {
  T const size = y < 0 ? -y : y;
  if (size >= 2 / std::numeric_limits<T>::epsilon()) {
    return 2;
  }
  auto const whole = static_cast<std::uint64_t>(size);
  return static_cast<T>(whole) != size ? 0 : (whole & 1) != 0 ? 1 : 2;
}

}  // namespace detail

/// x^y, within 0.51 units in the last place, subnormal results included.
///
/// |x|^y = exp(y ln|x|), the logarithm and the product in double words. The special cases are those
/// of ISO C's annex F: x^0 and 1^y are 1, even for NaN; a negative x takes an integer y, whose
/// parity gives the sign, any other finite y gives a quiet NaN; a power that overflows, or zero to
/// a negative power, is an infinity; all of it in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits, deduced from x alone
/// \proof{examples/reference/math.cpp,math::pow}
template <std::floating_point T>
[[nodiscard]] constexpr T pow(T x, std::type_identity_t<T> y) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(
        pow(static_cast<detail::working_t<T>>(x), static_cast<detail::working_t<T>>(y)));
  } else {
    if (y == 0 || x == 1) {
      return 1;
    }
    if (x != x || y != y) {
      return x != x ? x : y;
    }
    T const size = x < 0 ? -x : x;
    int const parity = detail::parity(y);
    bool const negative = detail::is_negative(x);
    T const sign = negative && parity == 1 ? T(-1) : T(1);
    if (size == 0 || size > (limits::max)()) {
      return (size == 0) == (y > 0) ? sign * 0 : sign * limits::infinity();
    }
    if (negative && parity == 0) {
      return limits::quiet_NaN();
    }
    // Beyond 2^100, as at infinity, every power of a number other than 1 has left the range.
    T const exponent = y > 0x1p100 ? T(0x1p100) : y < -0x1p100 ? T(-0x1p100) : y;
    auto const logarithm = detail::log_double_word(size);
    auto const product = detail::two_product(exponent, logarithm.hi);
    return sign * detail::exp_double_word<T>({product.hi, product.lo + exponent * logarithm.lo});
  }
}

/// x to the integer power N by repeated squaring, for any type with a product: numbers, quantities
/// (whose unit is raised too), matrices. Not correctly rounded: each product rounds.
///
/// N = 0 gives X(1) and a negative N divides 1 by the positive power, where X has them.
template <int N, class X>
[[nodiscard]] constexpr auto pow(X const& x) {
  return ::unitstep::detail::whole_power<N>(x);
}

}  // namespace unitstep::math
