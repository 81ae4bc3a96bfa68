// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/numbers/series.hpp>

/// \file
/// \brief Elementary functions of series, each by the differential equation that it solves: from \f$ e = \exp a \f$
/// follows \f$ e' = a' e \f$, so \f$ k\,e_k = \sum_i i\,a_i e_{k-i} \f$.
///
/// Source: R. E. Moore, Interval Analysis (1966), ch. 11; A. Griewank, A. Walther, Evaluating Derivatives
/// (2008), ch. 13.

namespace unitstep {

namespace detail {

/// Coefficient k of a function r of a and b, from those of r before it.
template <class Series>
struct recurrence;
template <class T, int most>
struct recurrence<series<T, most>> {
  using of = series<T, most>;

  /// The square root: \f$ 2 r_0 r_k = a_k - \sum_{i=1}^{k-1} r_i r_{k-i} \f$.
  static constexpr T root(of const& r, of const& a, of const&, int k) {
    return (of::coefficient(a, k) - of::convolution(r, r, k, 1, k - 1)) / (r.c[0] + r.c[0]);
  }
  /// \f$ a^p \f$ for a constant p: \f$ k\,a_0 r_k = \sum_i (ip - (k - i))\,a_i r_{k-i} \f$.
  static constexpr T power(of const& r, of const& a, of const& p, int k) {
    T sum{};
    for (int i = 1; i <= k && i <= a.last; ++i)
      sum = sum + (T(i) * p.c[0] - T(k - i)) * (a.c[i] * r.c[k - i]);
    return sum / (T(k) * a.c[0]);
  }
  /// \f$ e^a \f$, and the sine of an angle a, with the cosine in place of r: \f$ k\,r_k = \sum_i i\,a_i r_{k-i} \f$.
  static constexpr T exponential(of const& r, of const& a, of const&, int k) {
    return of::weighed(a, r, k, 1, k);
  }
  static constexpr T sine(of const&, of const& a, of const& cosine, int k) {
    return of::weighed(a, cosine, k, 1, k);
  }
  static constexpr T cosine(of const&, of const& a, of const& sine, int k) {
    return -of::weighed(a, sine, k, 1, k);
  }
  /// \f$ \ln a \f$: \f$ a_0 r_k = a_k - \tfrac1k \sum_{i=1}^{k-1} i\,r_i a_{k-i} \f$, and any r whose rate times `w` is
  /// that of a.
  static constexpr T integral(of const& r, of const& a, of const& w, int k) {
    return (of::coefficient(a, k) - of::weighed(r, w, k, 1, k - 1)) / w.c[0];
  }
  /// The quantity whose rate is \f$ x y' - y x' \f$.
  static constexpr T swept(of const&, of const& y, of const& x, int k) {
    return of::weighed(y, x, k, 1, k) - of::weighed(x, y, k, 1, k);
  }
};

/// A function of series: its first coefficient is `first`, and `next` computes the others. A function of constants is a
/// constant.
template <class T, int most, class Next>
constexpr series<T, most> by_recurrence(T const& first, Next const& next, series<T, most> const& a,
                                        series<T, most> const& b) {
  if (a.is_constant() && b.is_constant()) return series<T, most>(first);
  auto r = series<T, most>::zeros(most, a, b);
  r.c[0] = first;
  for (int k = 1; k <= r.last; ++k) r.c[k] = next(r, a, b, k);
  return r;
}

/// A power of a series with a whole exponent, by products alone, which also work at 0.
template <class T, int most>
constexpr series<T, most> power_of_series(series<T, most> a, int n) {
  series<T, most> r(T(1));
  for (; n > 0; n /= 2) {
    if (n % 2 != 0) r = r * a;
    a = a.squared();
  }
  return r;
}

}  // namespace detail

/// The square root, away from 0.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> sqrt(series<T, most> const& a) {
  if (a.starts_at_zero())
    return series<T, most>::without(math::sqrt(a.c[0]), detail::no_series::of_sqrt);
  return detail::by_recurrence(T(math::sqrt(a.c[0])), detail::recurrence<series<T, most>>::root, a,
                               a);
}

/// The cube root, away from 0.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> cbrt(series<T, most> const& a) {
  if (a.starts_at_zero())
    return series<T, most>::without(math::cbrt(a.c[0]), detail::no_series::of_cbrt);
  return detail::by_recurrence(T(math::cbrt(a.c[0])), detail::recurrence<series<T, most>>::power, a,
                               series<T, most>(T(1) / T(3)));
}

/// \f$ e^a \f$
template <class T, int most>
[[nodiscard]] constexpr series<T, most> exp(series<T, most> const& a) {
  return detail::by_recurrence(T(math::exp(a.c[0])),
                               detail::recurrence<series<T, most>>::exponential, a, a);
}

/// \f$ \ln a \f$
template <class T, int most>
[[nodiscard]] constexpr series<T, most> log(series<T, most> const& a) {
  return detail::by_recurrence(T(math::log(a.c[0])), detail::recurrence<series<T, most>>::integral,
                               a, a);
}

namespace detail {

/// A sine and a cosine, which need each other.
template <class T, int most>
struct sine_and_cosine_series {
  series<T, most> sine;    ///< of the angle
  series<T, most> cosine;  ///< of the angle
};

}  // namespace detail

/// The sine and cosine of one angle: \f$ k\,s_k = \sum_i i\,a_i c_{k-i} \f$, \f$ k\,c_k = -\sum_i i\,a_i s_{k-i} \f$.
/// \proof{examples/reference/numbers.cpp,series functions}
template <class T, int most>
[[nodiscard]] constexpr detail::sine_and_cosine_series<T, most> sin_cos(series<T, most> const& a) {
  using of = series<T, most>;
  using next = detail::recurrence<of>;
  T const s = math::sin(a.c[0]), c = math::cos(a.c[0]);
  if (a.is_constant()) return {of(s), of(c)};
  detail::sine_and_cosine_series<T, most> r{of::zeros(most, a, a), of::zeros(most, a, a)};
  r.sine.c[0] = s;
  r.cosine.c[0] = c;
  for (int k = 1; k <= r.sine.last; ++k) {
    r.sine.c[k] = next::sine(r.sine, a, r.cosine, k);
    r.cosine.c[k] = next::cosine(r.cosine, a, r.sine, k);
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

/// The angle whose tangent is a: \f$ r'(1 + a^2) = a' \f$.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> atan(series<T, most> const& a) {
  return detail::by_recurrence(T(math::atan(a.c[0])), detail::recurrence<series<T, most>>::integral,
                               a, series<T, most>(T(1)) + a.squared());
}

/// The angle of the point (x, y) from the x axis: \f$ r'(x^2 + y^2) = x y' - y x' \f$.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> atan2(series<T, most> const& y,
                                              std::type_identity_t<series<T, most>> const& x) {
  using next = detail::recurrence<series<T, most>>;
  if (y.c[0] == 0 && x.c[0] == 0 && (y.starts_at_zero() || x.starts_at_zero()))
    return series<T, most>::without(math::atan2(y.c[0], x.c[0]), detail::no_series::of_atan2);
  return detail::by_recurrence(T(math::atan2(y.c[0], x.c[0])), next::integral,
                               detail::by_recurrence(T{}, next::swept, y, x),
                               x.squared() + y.squared());
}

/// \f$ a^b \f$: for a whole b that is not negative at any a, else away from 0.
template <class T, int most>
[[nodiscard]] constexpr series<T, most> pow(series<T, most> const& a,
                                            std::type_identity_t<series<T, most>> const& b) {
  if constexpr (std::floating_point<T>) {
    if (a.starts_at_zero() && b.c[0] >= 0) {
      if (b.is_constant() && b.c[0] < T(1 << 30) && b.c[0] == T(static_cast<int>(b.c[0])))
        return detail::power_of_series(a, static_cast<int>(b.c[0]));
      return series<T, most>::without(math::pow(a.c[0], b.c[0]), detail::no_series::of_pow);
    }
  }
  if (!b.is_constant()) return exp(b * log(a));
  return detail::by_recurrence(T(math::pow(a.c[0], b.c[0])),
                               detail::recurrence<series<T, most>>::power, a, b);
}

}  // namespace unitstep
