// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/math/atan.hpp>
#include <unitstep/math/atan2.hpp>
#include <unitstep/math/cbrt.hpp>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/exp.hpp>
#include <unitstep/math/log.hpp>
#include <unitstep/math/pow.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/numbers/series.hpp>

/// \file
/// \brief Elementary functions of series, each by the differential equation that it solves: with
/// \f$ e = \exp a \f$ comes \f$ e' = a' e \f$, so \f$ k\,e_k = \sum_i i\,a_i e_{k-i} \f$.
///
/// Source: R. E. Moore, Interval Analysis (1966), ch. 11; A. Griewank, A. Walther, Evaluating Derivatives
/// (2008), ch. 13.

namespace unitstep {

namespace detail {

/// A function of a series: its first coefficient is `first`, and `next(r, k)` makes the further ones. A function
/// of a constant is a constant.
template <class T, int most, class Next>
constexpr series<T, most> by_recurrence(series<T, most> const& a, T const& first,
                                        Next const& next) {
  if (a.last == 0 && a.limit == most) return series<T, most>(first);
  auto r = series<T, most>::room(most, a, a);
  r.c[0] = first;
  for (int k = 1; k <= r.last; ++k) r.c[k] = next(r, k);
  return r;
}

}  // namespace detail

/// The square root: \f$ 2 r_0 r_k = a_k - \sum_{i=1}^{k-1} r_i r_{k-i} \f$.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> sqrt(series<T, most> const& a) {
  T const first = math::sqrt(a.c[0]);
  return detail::by_recurrence(a, first, [&](auto const& r, int k) {
    return (a.coefficient(a, k) - a.convolution(r, r, k, 1, k - 1)) / (first + first);
  });
}

namespace detail {

/// \f$ a^p \f$ for a constant p, given its first coefficient: \f$ k\,a_0 r_k = \sum_i (ip - (k - i))\,a_i r_{k-i} \f$.
template <class T, int most>
constexpr series<T, most> constant_power(series<T, most> const& a, T const& first, T const& p) {
  return detail::by_recurrence(a, first, [&](auto const& r, int k) {
    T sum{};
    for (int i = 1; i <= k && i <= a.last; ++i)
      sum = sum + (T(i) * p - T(k - i)) * (a.c[i] * r.c[k - i]);
    return sum / (T(k) * a.c[0]);
  });
}

}  // namespace detail

/// The cube root, away from 0.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> cbrt(series<T, most> const& a) {
  return detail::constant_power(a, T(math::cbrt(a.c[0])), T(1) / T(3));
}

/// \f$ e^a \f$
template <class T, int most>
[[nodiscard]] constexpr series<T, most> exp(series<T, most> const& a) {
  return detail::by_recurrence(a, T(math::exp(a.c[0])),
                               [&](auto const& r, int k) { return a.weighed(a, r, k, 1, k); });
}

/// \f$ \ln a \f$: \f$ a_0 r_k = a_k - \tfrac1k \sum_{i=1}^{k-1} i\,r_i a_{k-i} \f$.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> log(series<T, most> const& a) {
  return detail::by_recurrence(a, T(math::log(a.c[0])), [&](auto const& r, int k) {
    return (a.coefficient(a, k) - a.weighed(r, a, k, 1, k - 1)) / a.c[0];
  });
}

/// A sine and a cosine, which need each other.
/// \proof{examples/reference/numbers.cpp,series functions}
template <class T, int most>
struct sine_and_cosine_series {
  series<T, most> sine;    ///< of the angle
  series<T, most> cosine;  ///< of the angle
};

/// Both of one angle: \f$ k\,s_k = \sum_i i\,a_i c_{k-i} \f$, \f$ k\,c_k = -\sum_i i\,a_i s_{k-i} \f$.
/// \proof{examples/reference/numbers.cpp,series functions}
template <class T, int most>
[[nodiscard]] constexpr sine_and_cosine_series<T, most> sin_cos(series<T, most> const& a) {
  using of = series<T, most>;
  T const s = math::sin(a.c[0]), c = math::cos(a.c[0]);
  if (a.last == 0 && a.limit == most) return {of(s), of(c)};
  sine_and_cosine_series<T, most> r{of::room(most, a, a), of::room(most, a, a)};
  r.sine.c[0] = s;
  r.cosine.c[0] = c;
  for (int k = 1; k <= r.sine.last; ++k) {
    r.sine.c[k] = of::weighed(a, r.cosine, k, 1, k);
    r.cosine.c[k] = -of::weighed(a, r.sine, k, 1, k);
  }
  return r;
}
/// The sine of an angle in radian.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> sin(series<T, most> const& a) {
  return sin_cos(a).sine;
}
/// The cosine of an angle in radian.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> cos(series<T, most> const& a) {
  return sin_cos(a).cosine;
}
/// The tangent of an angle in radian.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> tan(series<T, most> const& a) {
  auto const both = sin_cos(a);
  return both.sine / both.cosine;
}

namespace detail {

/// An angle whose rate times `w` is known: \f$ w_0 r_k = d_k - \tfrac1k \sum_{i=1}^{k-1} i\,r_i w_{k-i} \f$.
template <class T, int most, class Rate>
constexpr series<T, most> angle_by_rate(series<T, most> const& w, T const& first, Rate const& d) {
  return detail::by_recurrence(w, first, [&](auto const& r, int k) {
    return (d(k) - w.weighed(r, w, k, 1, k - 1)) / w.c[0];
  });
}

}  // namespace detail

/// The angle whose tangent is a: \f$ r'(1 + a^2) = a' \f$.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> atan(series<T, most> const& a) {
  return detail::angle_by_rate(series<T, most>(T(1)) + a.squared(), T(math::atan(a.c[0])),
                               [&](int k) { return a.coefficient(a, k); });
}

/// The angle of the point (x, y) from the x axis: \f$ r'(x^2 + y^2) = x y' - y x' \f$.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> atan2(series<T, most> const& y,
                                              std::type_identity_t<series<T, most>> const& x) {
  return detail::angle_by_rate(
      x.squared() + y.squared(), T(math::atan2(y.c[0], x.c[0])),
      [&](int k) { return x.weighed(y, x, k, 1, k) - x.weighed(x, y, k, 1, k); });
}

/// \f$ a^b \f$ of a positive a.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> pow(series<T, most> const& a,
                                            std::type_identity_t<series<T, most>> const& b) {
  if (b.last == 0 && b.limit == most)
    return detail::constant_power(a, T(math::pow(a.c[0], b.c[0])), b.c[0]);
  return exp(b * log(a));
}

}  // namespace unitstep
