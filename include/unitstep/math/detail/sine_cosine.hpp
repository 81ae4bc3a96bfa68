// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/polynomial.hpp>
#include <unitstep/math/detail/reduce_angle.hpp>

namespace unitstep::math::detail {

/// sin(hi + lo) for |hi| <= 0.8, within 0.02 units in the last place of its `hi`. Its `lo` is more
/// than the rounding error of `hi`: the two are yet to be added.
///
/// With a the ten or twelve leading bits of x, b = x - a,
/// \f[ \sin x = x - \tfrac{43}{256}a^3 - \tfrac{43}{256}b(a^2+ax+x^2)
///   + x^3\left(\tfrac1{768} + \tfrac{x^2}{5!} - \tfrac{x^4}{7!} + \dots\right) \f]
/// where 43/256 a^3 is exact (43/256 = 1/6 + 1/768 has six bits) and what follows is small.
template <std::floating_point T>
constexpr double_word<T> sine(double_word<T> x) {
  T const h = x.hi;
  T const a = leading<(is_wide<T> ? 12 : 10)>(h);
  T const z = h * h;
  T top = inverse_factorial<17, T>;
  if constexpr (is_wide<T>) {
    top = horner(z, inverse_factorial<21, T>, -inverse_factorial<19, T>, inverse_factorial<17, T>);
  }
  T const series = horner(z, top, -inverse_factorial<15, T>, inverse_factorial<13, T>,
                          -inverse_factorial<11, T>, inverse_factorial<9, T>,
                          -inverse_factorial<7, T>, inverse_factorial<5, T>, reciprocal<768, T>);
  auto const sum = fast_two_sum(h, T(-0.16796875) * a * a * a);
  return {sum.hi, sum.lo + (T(-0.16796875) * (h - a) * (a * (a + h) + z) + h * z * series +
                            x.lo * (1 - z * (T(0.5) - z * inverse_factorial<4, T>)))};
}

/// cos(hi + lo) for |hi| <= 0.8, within 0.02 units in the last place of its `hi`, as
/// above.
///
/// With a and b as there,
/// \f[ \cos x = 1 - a^2\left(\tfrac12 - \tfrac{43}{1024}a^2\right)
///   - b(x+a)\left(\tfrac12 - \tfrac{43}{1024}(a^2+x^2)\right)
///   + x^4\left(-\tfrac1{3072} - \tfrac{x^2}{6!} + \tfrac{x^4}{8!} - \dots\right). \f]
template <std::floating_point T>
constexpr double_word<T> cosine(double_word<T> x) {
  T const h = x.hi;
  T const a = leading<(is_wide<T> ? 12 : 10)>(h);
  T const z = h * h;
  T top = -inverse_factorial<18, T>;
  if constexpr (is_wide<T>) {
    top = horner(z, inverse_factorial<20, T>, -inverse_factorial<18, T>);
  }
  T const series = horner(z, top, inverse_factorial<16, T>, -inverse_factorial<14, T>,
                          inverse_factorial<12, T>, -inverse_factorial<10, T>,
                          inverse_factorial<8, T>, -inverse_factorial<6, T>, -reciprocal<3072, T>);
  T const square = a * a;
  auto const sum = fast_two_sum(T(1), square * (T(0.0419921875) * square - T(0.5)));
  return {sum.hi, sum.lo + ((h - a) * (h + a) * (T(0.0419921875) * (square + z) - T(0.5)) +
                            z * z * series - x.lo * h * (1 - z * inverse_factorial<3, T>))};
}

/// The sine of a reduced angle plus `quarters` right angles, rounded once.
template <std::floating_point T>
constexpr T sine_after(reduced_angle<T> angle, int quarters) {
  int const quadrant = angle.quadrant + quarters;
  auto const [hi, lo] = (quadrant & 1) != 0 ? cosine(angle.rest) : sine(angle.rest);
  return (quadrant & 2) != 0 ? -(hi + lo) : hi + lo;
}

}  // namespace unitstep::math::detail
