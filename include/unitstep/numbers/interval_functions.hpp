// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/numbers/interval.hpp>

/// \file
/// \brief Elementary functions of an interval: the bounds of the function over it.
///
/// The library's own functions are within 0.53 units in the last place of the exact result. Their results are widened
/// by one unit at least, then cut to the range of the function. They take only an interval and no type that converts to
/// one: a plain number among the functions of quantities is a mistake.

namespace unitstep::detail {

/// The least number of a caller's type that is not below an upper bound. One rounded to nearest may be below it.
template <std::same_as<double> T>
constexpr T rounded_up(double x) {
  return x;
}
template <std::same_as<float> T>
constexpr T rounded_up(double x) {
  auto const nearest = math::detail::narrow<T>(x);
  if (!(static_cast<double>(nearest) < x)) return nearest;
  // The next number above: for a negative number its bits less one.
  if (nearest == 0) return std::numeric_limits<T>::denorm_min();
  return __builtin_bit_cast(T, __builtin_bit_cast(std::int32_t, nearest) + (nearest < 0 ? -1 : 1));
}
/// The greatest that is not above a lower bound.
template <std::floating_point T>
constexpr T rounded_down(double x) {
  return -detail::rounded_up<T>(-x);
}

/// Whether a wave may have its highest and its lowest value in an interval.
struct extremes {
  bool highest;
  bool lowest;
};

/// Whether an integer that is `rest` modulo 4 may lie between two numbers less than 2^52.
constexpr bool may_hold_quarter(double low, double high, int rest) {
  // The least such integer that is not below `low` is 4 whole + rest.
  double const shifted = (low - rest) / 4;
  auto whole = static_cast<double>(static_cast<long long>(shifted));
  if (whole < shifted) whole += 1;
  return 4 * whole + rest <= high;
}

/// The extremes of a wave that is highest at `at` quarters of a turn and lowest half a turn later.
constexpr extremes extremes_of(interval<double> x, int at) {
  constexpr interval<double> quarters{0x1.45f306dc9c882p-1, 0x1.45f306dc9c883p-1};  // 2 / pi
  bool const is_known = x.lower > -0x1p45 && x.upper < 0x1p45 && x.upper - x.lower < 8;
  if (!is_known) return {true, true};
  auto const q = x * quarters;
  // Widened on both sides by more than the rounding of the divisions by 4.
  double const low = q.lower - 0x1p-50 * __builtin_fabs(q.lower),
               high = q.upper + 0x1p-50 * __builtin_fabs(q.upper);
  return {may_hold_quarter(low, high, at), may_hold_quarter(low, high, at + 2)};
}

/// An interval. It is a special class of numbers, so that these functions are preferred to those of any class.
template <class T>
concept one_interval = class_number<T> && std::same_as<T, interval<double>>;

/// Bounds around results within 0.53 units in the last place: 2^-52 |y| is one unit of y or more, and the smallest
/// number is one for subnormal results.
constexpr interval<double> around_results(double low, double high) {
  return {low - (0x1p-52 * __builtin_fabs(low) + 0x1p-1074),
          high + (0x1p-52 * __builtin_fabs(high) + 0x1p-1074)};
}
constexpr double smaller(double a, double b) { return b < a ? b : a; }
constexpr double greater(double a, double b) { return a < b ? b : a; }
/// The least and the greatest value of a function in the corners of a box; no bounds if one is NaN.
template <class Function>
constexpr interval<double> of_corners(Function const& f, interval<double> x, interval<double> y) {
  double const a = f(x.lower, y.lower), b = f(x.upper, y.lower), c = f(x.lower, y.upper),
               d = f(x.upper, y.upper);
  bool const are_known = a == a && b == b && c == c && d == d;  // none is NaN
  return are_known ? interval<double>{smaller(smaller(a, b), smaller(c, d)),
                                      greater(greater(a, b), greater(c, d))}
                   : interval<double>::nothing();
}
constexpr interval<double> cut(interval<double> x, double low, double high) {
  return {x.lower < low ? low : x.lower, x.upper > high ? high : x.upper};
}

}  // namespace unitstep::detail

namespace unitstep {

/// The smallest interval that holds both.
/// \proof{examples/reference/numbers.cpp,interval functions}
[[nodiscard]] constexpr interval<double> hull(interval<double> a, interval<double> b) {
  return a.finite() && b.finite() ? interval<double>{detail::smaller(a.lower, b.lower),
                                                     detail::greater(a.upper, b.upper)}
                                  : interval<double>::nothing();
}

/// The one if a condition surely holds, the other if it surely does not, else the hull of both.
[[nodiscard]] constexpr interval<double> select(certainty condition, interval<double> a,
                                                interval<double> b) {
  return condition.surely() ? a : !condition.may_be() ? b : hull(a, b);
}

/// The square root. \see math::sqrt
template <detail::one_interval I>
[[nodiscard]] constexpr I sqrt(I const& x) {
  if (!(x.lower >= 0))
    return interval<double>::refused("unitstep: the root of an interval with numbers below 0");
  auto const y = interval<double>::widened(math::sqrt(x.lower), math::sqrt(x.upper));
  return {detail::greater(y.lower, 0.0), x.upper == 0 ? 0.0 : y.upper};
}

/// The cube root. \see math::cbrt
template <detail::one_interval I>
[[nodiscard]] constexpr I cbrt(I const& x) {
  auto const y = detail::around_results(math::cbrt(x.lower), math::cbrt(x.upper));
  return {x.lower == 0 ? 0.0 : y.lower, x.upper == 0 ? 0.0 : y.upper};
}

/// \f$ e^x \f$. \see math::exp
template <detail::one_interval I>
[[nodiscard]] constexpr I exp(I const& x) {
  auto const y = detail::around_results(math::exp(x.lower), math::exp(x.upper));
  return {x.lower == 0 ? 1.0 : detail::greater(y.lower, 0.0), x.upper == 0 ? 1.0 : y.upper};
}

/// \f$ \ln x \f$. \see math::log
template <detail::one_interval I>
[[nodiscard]] constexpr I log(I const& x) {
  if (!(x.lower > 0))
    return interval<double>::refused(
        "unitstep: the logarithm of an interval with numbers not above 0");
  auto const y = detail::around_results(math::log(x.lower), math::log(x.upper));
  return {x.lower == 1 ? 0.0 : y.lower, x.upper == 1 ? 0.0 : y.upper};
}

/// The sine of an angle in radian. \see math::sin
template <detail::one_interval I>
[[nodiscard]] constexpr I sin(I const& x) {
  if (!x.finite()) return interval<double>::nothing();
  if (x.lower == 0 && x.upper == 0) return x;
  auto const turning = detail::extremes_of(x, 1);
  double const a = math::sin(x.lower), b = math::sin(x.upper);
  auto const y = detail::around_results(detail::smaller(a, b), detail::greater(a, b));
  return detail::cut({turning.lowest ? -1.0 : y.lower, turning.highest ? 1.0 : y.upper}, -1, 1);
}

/// The cosine of an angle in radian. \see math::cos
template <detail::one_interval I>
[[nodiscard]] constexpr I cos(I const& x) {
  if (!x.finite()) return interval<double>::nothing();
  if (x.lower == 0 && x.upper == 0) return 1;
  auto const turning = detail::extremes_of(x, 0);
  double const a = math::cos(x.lower), b = math::cos(x.upper);
  auto const y = detail::around_results(detail::smaller(a, b), detail::greater(a, b));
  return detail::cut({turning.lowest ? -1.0 : y.lower, turning.highest ? 1.0 : y.upper}, -1, 1);
}

/// The tangent of an angle in radian. \see math::tan
template <detail::one_interval I>
[[nodiscard]] constexpr I tan(I const& x) {
  if (!x.finite()) return interval<double>::nothing();
  if (x.lower == 0 && x.upper == 0) return x;
  auto const poles = detail::extremes_of(x, 1);
  if (poles.lowest || poles.highest)
    return interval<double>::refused("unitstep: the tangent of an interval with a right angle");
  return detail::around_results(math::tan(x.lower), math::tan(x.upper));
}

/// The angle in radian whose tangent is x. \see math::atan
/// \proof{examples/reference/numbers.cpp,interval functions}
template <detail::one_interval I>
[[nodiscard]] constexpr I atan(I const& x) {
  auto const y = detail::around_results(math::atan(x.lower), math::atan(x.upper));
  return {x.lower == 0 ? 0.0 : y.lower, x.upper == 0 ? 0.0 : y.upper};
}

/// The angle of the point (x, y) from the x axis in radian. A box with points of the half-line y = 0, x <= 0 is
/// refused: over any other the angle is largest and smallest in its corners. \see math::atan2
template <detail::one_interval I>
[[nodiscard]] constexpr I atan2(I const& y, std::type_identity_t<I> const& x) {
  if (!(x.lower > 0 || y.lower > 0 || y.upper < 0))
    return interval<double>::refused(
        "unitstep: the angle of points about the origin, or on both sides of pi");
  auto const corners =
      detail::of_corners([](double p, double q) { return math::atan2(p, q); }, y, x);
  return corners.lower == corners.lower ? detail::around_results(corners.lower, corners.upper)
                                        : corners;
}

/// \f$ x^y \f$ of a positive x: over a box it is largest and smallest in its corners. \see math::pow
template <class Base, class Exponent>
  requires detail::one_interval<Base> || detail::one_interval<Exponent>
[[nodiscard]] constexpr interval<double> pow(Base const& base, Exponent const& exponent) {
  interval<double> const x = base, y = exponent;
  bool const has_power = x.lower > 0 && y.finite();
  if (!has_power)
    return interval<double>::refused("unitstep: a power of an interval with numbers not above 0");
  auto const corners = detail::of_corners([](double p, double q) { return math::pow(p, q); }, x, y);
  auto const z = detail::around_results(corners.lower, corners.upper);
  return {detail::greater(z.lower, 0.0), z.upper};
}

}  // namespace unitstep
