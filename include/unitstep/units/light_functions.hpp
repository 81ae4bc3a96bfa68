// SPDX-License-Identifier: BSL-1.0
#pragma once

// For the global `abs` of `float`, `double` and `long double`, which <cstdlib> need not declare. If a caller writes
// `abs(x / span - 1.0)` of a plain number, C's `abs(int)` would be called, with the result 0. <math.h> would also
// declare `beta` and `lerp`, which callers use as names.
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers)

#include <unitstep/units/light_type.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief Magnitude, least and greatest, and whole powers of quantities and numbers.

namespace unitstep::detail {

/// \f$ x^N \f$ for a whole N, by squaring, for anything that has a product; a negative power is the
/// reciprocal of the positive one.
template <long N, class X>
constexpr auto whole_power(X const& x) {
  if constexpr (N < 0 && number<X>) {
    return X(1) / whole_power<-N>(x);
  } else if constexpr (N < 0) {
    return 1 / whole_power<-N>(x);
  } else if constexpr (N == 0) {
    return X(1);
  } else if constexpr (N == 1) {
    return x;
  } else if constexpr (N % 2 == 1) {
    return whole_power<N - 1>(x) * x;
  } else {
    auto const half = whole_power<N / 2>(x);
    if constexpr (requires { half.squared(); })
      return half.squared();
    else
      return half * half;
  }
}

/// Two plain numbers whose comparison is a condition of a branch, so not lanes: both of one type, or one of a class
/// whose constant is the other.
template <class A, class B>
concept ordered_numbers =
    (std::is_same_v<A, B> || one_holds_other<A, B>) && number<number_for_both<A, B>> &&
    requires(number_for_both<A, B> const a) { a < a ? 0 : 1; };

/// Two quantities of one unit whose numbers are of one type, or of which one holds the other.
template <class A, class B>
concept of_related_numbers =
    quantity_like<A> && quantity_like<B> && same_unit<unit_of<A>, unit_of<B>> &&
    (std::is_same_v<number_of<A>, number_of<B>> || one_holds_other<number_of<A>, number_of<B>>);
/// Three such quantities, one of them light.
template <class Q, class Low, class High>
concept clamped_quantities =
    of_related_numbers<Q, Low> && of_related_numbers<Low, High> && of_related_numbers<Q, High> &&
    (is_light<Q> || is_light<Low> || is_light<High>);

/// The smaller and the larger of two numbers; the first where neither is.
template <class N>
constexpr N least(N const& a, N const& b) {
  if constexpr (requires { a.least(b); })
    return a.least(b);
  else
    return b < a ? b : a;
}
template <class N>
constexpr N greatest(N const& a, N const& b) {
  if constexpr (requires { a.greatest(b); })
    return a.greatest(b);
  else
    return a < b ? b : a;
}

/// A number, and that of a ratio of quantities.
template <number T>
constexpr T number_in_ratio(T const& x) {
  return x;
}
template <quantity_like Q>
  requires is_dimensionless_unit<unit_of<Q>>
constexpr number_of<Q> number_in_ratio(Q const& q) {
  return q.value();
}
template <class X>
using number_of_ratio = decltype(detail::number_in_ratio(std::declval<X const&>()));
/// The number that holds those of both.
template <class A, class B>
using ratio_for_both = number_for_both<number_of_ratio<A>, number_of_ratio<B>>;
/// Numbers, some of which may be ratios of quantities.
template <class... X>
concept ratios_and_numbers = (number<X> || ...) && requires { (sizeof(number_of_ratio<X>), ...); };

// To Boost the power 0 of a unit still has its dimension, with an exponent of 0. Here it is 1.
template <class U, long N>
struct power_unit {
  using type = unit_power<U, N>;
};
template <class U>
struct power_unit<U, 0> {
  using type = unit_quotient<U, U>;
};

}  // namespace unitstep::detail

namespace unitstep {

/// The magnitude \f$ |x| \f$ in the unit of `q`; NaN stays NaN and a zero becomes positive.
/// \proof{examples/reference/units.cpp,abs}
template <class U, class T>
[[nodiscard]] constexpr light<U, T>(abs)(light<U, T> q) {
  if constexpr (requires { q.number.absolute(); })
    return {q.number.absolute()};
  else
    return {q.number > T(0) ? q.number : T(0) - q.number};
}

/// The same of Boost's own type, whose `abs` is not for constant expressions.
template <class U, class T>
[[nodiscard]] constexpr boost::units::quantity<U, T>(abs)(boost::units::quantity<U, T> const& q) {
  return (abs)(light<U, T>{q.value()});
}

/// The same of a plain number, such as a ratio of quantities.
/// \proof{examples/reference/units.cpp,abs}
template <class T>
  requires detail::ordered_numbers<T, T>
[[nodiscard]] constexpr T(abs)(T const& x) {
  if constexpr (requires { x.absolute(); })
    return x.absolute();
  else
    return x > T(0) ? x : T(0) - x;
}

/// The smaller of two quantities of one unit; the first where neither is smaller. One may vary and the other be a
/// constant.
/// \proof{examples/reference/units.cpp,abs}
template <class A, class B>
  requires detail::light_summands<A, B>
[[nodiscard]] constexpr auto(min)(A const& a, B const& b) {
  using N = detail::number_for_both<number_of<A>, number_of<B>>;
  return light<unit_of<A>, N>{detail::least<N>(a.value(), b.value())};
}

/// The same of plain numbers, one of which may be a ratio of quantities.
/// \proof{examples/reference/units.cpp,abs}
template <class A, class B>
  requires detail::ratios_and_numbers<A, B>
[[nodiscard]] constexpr auto(min)(A const& a, B const& b)
  requires detail::ordered_numbers<detail::number_of_ratio<A>, detail::number_of_ratio<B>>
{
  return detail::least<detail::ratio_for_both<A, B>>(detail::number_in_ratio(a),
                                                     detail::number_in_ratio(b));
}

/// The larger of two quantities of one unit; the first where neither is larger. One may vary and the other be a
/// constant.
/// \proof{examples/reference/units.cpp,abs}
template <class A, class B>
  requires detail::light_summands<A, B>
[[nodiscard]] constexpr auto(max)(A const& a, B const& b) {
  using N = detail::number_for_both<number_of<A>, number_of<B>>;
  return light<unit_of<A>, N>{detail::greatest<N>(a.value(), b.value())};
}

/// The same of plain numbers, one of which may be a ratio of quantities.
/// \proof{examples/reference/units.cpp,abs}
template <class A, class B>
  requires detail::ratios_and_numbers<A, B>
[[nodiscard]] constexpr auto(max)(A const& a, B const& b)
  requires detail::ordered_numbers<detail::number_of_ratio<A>, detail::number_of_ratio<B>>
{
  return detail::greatest<detail::ratio_for_both<A, B>>(detail::number_in_ratio(a),
                                                        detail::number_in_ratio(b));
}

/// `q` where it lies between `low` and `high`, else the nearer of the two.
///
/// Undefined, as `std::clamp` is, if `high` is less than `low`. NaN stays NaN. Some may vary and others be constants.
/// \proof{examples/reference/units.cpp,abs}
template <class Q, class Low, class High>
  requires detail::clamped_quantities<Q, Low, High>
[[nodiscard]] constexpr auto clamp(Q const& q, Low const& low, High const& high) {
  using N = detail::number_for_both<detail::number_for_both<number_of<Q>, number_of<Low>>,
                                    number_of<High>>;
  N const x = q.value(), least = low.value(), most = high.value();
  return light<unit_of<Q>, N>{x < least ? least : most < x ? most : x};
}

/// The same of plain numbers, some of which may be ratios of quantities.
/// \proof{examples/reference/units.cpp,abs}
template <class X, class Low, class High>
  requires detail::ratios_and_numbers<X, Low, High>
[[nodiscard]] constexpr auto clamp(X const& x, Low const& low, High const& high)
  requires detail::ordered_numbers<detail::number_of_ratio<X>, detail::number_of_ratio<Low>> &&
           detail::ordered_numbers<detail::ratio_for_both<X, Low>, detail::number_of_ratio<High>>
{
  using N = detail::number_for_both<detail::ratio_for_both<X, Low>, detail::number_of_ratio<High>>;
  N const q = detail::number_in_ratio(x), least = detail::number_in_ratio(low),
          most = detail::number_in_ratio(high);
  return q < least ? least : most < q ? most : q;
}

/// \f$ (x\,[u])^N = x^N\,[u^N] \f$ for a whole N: `pow<2>(length)` is an area.
///
/// Powers are products, so 2, 3 and 4 are what `q * q`, `q * q * q` and `(q * q) * (q * q)` give.
/// \proof{examples/reference/units.cpp,abs}
template <long N, class U, class T>
  requires (N >= 0 || !std::integral<T>)
[[nodiscard]] constexpr light<typename detail::power_unit<U, N>::type, T> pow(light<U, T> q) {
  return {detail::whole_power<N>(q.number)};
}

/// The same for a Boost quantity; \see pow(light<U, T>)
template <long N, class U, class T>
  requires (N >= 0 || !std::integral<T>)
[[nodiscard]] constexpr auto pow(boost::units::quantity<U, T> const& q) {
  using power = boost::units::quantity<typename detail::power_unit<U, N>::type, T>;
  return power::from_value(detail::whole_power<N>(q.value()));
}

/// The same for a plain number; \see pow(light<U, T>)
template <long N, number T>
[[nodiscard]] constexpr T pow(T const& x) {
  return detail::whole_power<N>(x);
}

}  // namespace unitstep
