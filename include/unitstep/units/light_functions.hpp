// SPDX-License-Identifier: BSL-1.0
#pragma once

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

/// The smaller of two quantities of one unit; the first where neither is smaller.
/// \proof{examples/reference/units.cpp,abs}
template <class A, class B>
  requires light_pair<A, B>
[[nodiscard]] constexpr light<unit_of<A>, number_of<A>>(min)(A const& a, B const& b) {
  if constexpr (requires { a.value().least(b.value()); })
    return {a.value().least(b.value())};
  else
    return {b.value() < a.value() ? b.value() : a.value()};
}

/// The larger of two quantities of one unit; the first where neither is larger.
/// \proof{examples/reference/units.cpp,abs}
template <class A, class B>
  requires light_pair<A, B>
[[nodiscard]] constexpr light<unit_of<A>, number_of<A>>(max)(A const& a, B const& b) {
  if constexpr (requires { a.value().greatest(b.value()); })
    return {a.value().greatest(b.value())};
  else
    return {a.value() < b.value() ? b.value() : a.value()};
}

/// `q` where it lies between `low` and `high`, else the nearer of the two.
///
/// Undefined, as `std::clamp` is, if `high` is less than `low`. NaN stays NaN.
/// \proof{examples/reference/units.cpp,abs}
template <class Q, class Low, class High>
  requires (light_pair<Q, Low> && (light_pair<Q, High> || light_pair<Low, High>)) ||
           (light_pair<Q, High> && light_pair<Low, High>)
[[nodiscard]] constexpr light<unit_of<Q>, number_of<Q>> clamp(Q const& q, Low const& low,
                                                              High const& high) {
  return {q.value() < low.value()    ? low.value()
          : high.value() < q.value() ? high.value()
                                     : q.value()};
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
