// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/function_of_class.hpp>
#include <unitstep/math/detail/ln_two.hpp>
#include <unitstep/math/detail/log_double_word.hpp>
#include <unitstep/math/detail/polynomial.hpp>

namespace unitstep::math {

/// The natural logarithm, within 0.51 units in the last place, over the whole range of `T`.
///
/// With x = 2^k m, m between sqrt(1/2) and sqrt(2), s = (m - 1)/(m + 1), a the ten leading bits of
/// s and b = s - a,
/// \f[ \ln x = k\ln 2 + 2s + \tfrac{43}{64}a^3 + \tfrac{43}{64}b(a^2+as+s^2)
///   + s^3\left(-\tfrac1{192} + \tfrac25s^2 + \tfrac27s^4 + \dots\right) \f]
/// where 43/64 a^3 is exact (43/64 = 2/3 + 1/192 has six bits) and what follows is small.
///
/// Of zero it is -infinity, of +infinity +infinity, of a negative number a quiet NaN; NaN returns
/// itself; all of it in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::log}
template <std::floating_point T>
[[nodiscard]] constexpr T log(T x) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(log(static_cast<detail::working_t<T>>(x)));
  } else {
    if (!(x > 0) || x > (limits::max)()) {
      return x == 0 ? -limits::infinity() : x < 0 ? limits::quiet_NaN() : x;
    }
    using detail::reciprocal;
    auto const [s, k] = detail::split_for_log(x);
    T const h = s.hi;
    T const a = detail::leading<10>(h);
    T const z = h * h;
    T top = reciprocal<21, T>;
    if constexpr (detail::is_wide<T>) {
      top = detail::horner(z, reciprocal<27, T>, reciprocal<25, T>, reciprocal<23, T>,
                           reciprocal<21, T>);
    }
    T const series = z * detail::horner(z, top, reciprocal<19, T>, reciprocal<17, T>,
                                        reciprocal<15, T>, reciprocal<13, T>, reciprocal<11, T>,
                                        reciprocal<9, T>, reciprocal<7, T>, reciprocal<5, T>);
    auto const sum = detail::fast_two_sum(k * detail::ln_two<T>::hi, 2 * h);
    auto const cubed = detail::fast_two_sum(sum.hi, T(0.671875) * a * a * a);
    T const lower =
        T(0.671875) * (h - a) * (a * (a + h) + z) + h * z * (2 * series - reciprocal<192, T>);
    return cubed.hi +
           (cubed.lo + (sum.lo + (lower + (2 * s.lo * (1 + z) + k * detail::ln_two<T>::lo))));
  }
}

}  // namespace unitstep::math
