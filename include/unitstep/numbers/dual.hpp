// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/numbers/detail/chain_rule.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/light_functions.hpp>
#include <unitstep/units/light_operators.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>
#include <utility>

/// \file
/// \brief A number with its derivatives along several directions.

namespace unitstep {

template <class T, std::size_t N, class Of>
struct dual;

namespace detail {

template <class T>
inline constexpr bool is_dual = false;
template <class T, std::size_t N, class Of>
inline constexpr bool is_dual<unitstep::dual<T, N, Of>> = true;

/// Whether a number and all its slopes, of slopes too, are 0.
template <class T>
constexpr bool is_all_zero(T const& x) {
  if constexpr (is_dual<T>) {
    bool all = is_all_zero(x.value);
    for (auto const& s : x.slope) all = all && is_all_zero(s);
    return all;
  } else {
    return x == T(0);
  }
}

/// A constant as an operand of a dual: any plain number, or one that the dual holds.
template <class S, class T>
concept constant_for = std::is_arithmetic_v<S> || std::is_same_v<S, T> || converts_exactly<S, T>;

/// Whether a processor computes with this many numbers at once.
template <class T, std::size_t N>
inline constexpr bool in_registers = (std::is_same_v<T, double> || std::is_same_v<T, float>) &&
                                     N > 1 && N <= 8 && (N & (N - 1)) == 0 && N * sizeof(T) >= 16;

/// Changes slopes by `change(slope, others...)`: those of a number at once if a processor can, at run time.
template <class T, std::size_t N, class Change, class... Others>
[[gnu::always_inline]] constexpr void change_slopes(T (&slope)[N], Change const& change,
                                                    Others const&... others) {
  if constexpr (in_registers<T, N>) {
    if (!__builtin_is_constant_evaluated()) {
      using row [[gnu::vector_size(N * sizeof(T))]] = T;
      auto const read = [](row& to, T const(&from)[N]) __attribute__((always_inline)) {
        __builtin_memcpy(&to, from, sizeof to);
      };
      row own;
      read(own, slope);
      row rows[sizeof...(Others) + 1];
      std::size_t k = 0;
      (read(rows[k++], others), ...);
      if constexpr (sizeof...(Others) == 0)
        change(own);
      else
        change(own, rows[0]);
      __builtin_memcpy(slope, &own, sizeof own);
      return;
    }
  }
  for (std::size_t i = 0; i < N; ++i) change(slope[i], others[i]...);
}

}  // namespace detail

/// A number with `N` slopes, its derivatives along as many directions: \f$ a + \sum_i a_i \epsilon_i \f$ where
/// \f$ \epsilon_i \epsilon_j = 0 \f$. Computing with it differentiates, exactly except for rounding; the values have
/// the same bits as without slopes.
///
/// `derivative` and `gradient` call functions with it; nobody else need name it. Two of different `Of` have no sum and
/// no product, since their slopes are by different things. One whose number `T` is a dual itself holds second
/// derivatives.
///
/// A comparison compares values, so a branch is taken as without slopes, and a derivative is that of the branch: at a
/// corner it is one-sided. That of `abs(0)` is from the left, those of `min` and `max` of equals are from the first.
/// The square root of 0 has a slope only if that of the argument is 0. It is then taken to be 0, as for the speed of a
/// body at rest. So is that of the cube root: `cbrt(x * x * x)` has the slope 0 at 0, where that of x is 1.
///
/// Cost: a sum N sums more, a product 2 N products and N sums more, a function N products more.
/// Source: A. Griewank, A. Walther, Evaluating Derivatives, 2nd ed. (2008), chapter 3.
///
/// \tparam T  the number: `float`, `double`, `long double`, or a dual
/// \tparam N  the number of directions
/// \tparam Of the differentiated function
/// \proof{examples/reference/answers.cpp,dual}
template <class T, std::size_t N = 1, class Of = void>
struct dual : detail::chain_rule<dual<T, N, Of>> {
  using constant = T;  ///< the numbers that it holds exactly

  T value{};     ///< the number
  T slope[N]{};  ///< its derivatives

  constexpr dual() = default;
  /// A constant.
  constexpr dual(T const& number) : value(number) {}
  /// A constant of another number, which it holds.
  template <class S>
    requires (!std::is_same_v<S, T> && (std::is_arithmetic_v<S> || detail::converts_exactly<S, T>))
  constexpr dual(S const& number) : value(static_cast<T>(number)) {}
  /// A constant ratio of quantities, which converts as it does to a plain number.
  template <quantity_like Q>
    requires (is_dimensionless_unit<unit_of<Q>> && detail::constant_for<number_of<Q>, T>)
  constexpr dual(Q const& ratio) : value(static_cast<T>(ratio.value())) {}
  /// A number that varies along direction `along`, at the rate `rate`.
  constexpr dual(T const& number, std::size_t along, T const& rate) : value(number) {
    slope[along] = rate;
  }
  /// The same slopes with another value.
  constexpr dual(T const& number, T const (&slopes)[N]) : value(number) {
    for (std::size_t i = 0; i < N; ++i) slope[i] = slopes[i];
  }

  /// Whether the value and all slopes are finite.
  [[nodiscard]] constexpr bool finite() const {
    bool all = unitstep::is_finite(value);
    for (std::size_t i = 0; i < N; ++i) all = all && unitstep::is_finite(slope[i]);
    return all;
  }

  /// This value with the slopes times a factor: the chain rule.
  [[nodiscard, gnu::always_inline]] constexpr dual chained(T const& number, T const& factor) const {
    dual r = *this;
    r.value = number;
    detail::change_slopes(r.slope, [&](auto& p) { p = p * factor; });
    return r;
  }
  /// The same with the slopes over a divisor.
  [[nodiscard, gnu::always_inline]] constexpr dual chained_over(T const& number,
                                                                T const& divisor) const {
    return chained(number, T(1) / divisor);
  }
  /// The same for a root, whose slope is infinite at 0; an argument that does not vary there has slope 0.
  [[nodiscard]] constexpr dual chained_root(T const& number, T const& divisor) const {
    if (!detail::is_all_zero(divisor)) return chained_over(number, divisor);
    dual r(number);
    for (std::size_t i = 0; i < N; ++i)
      if (!detail::is_all_zero(slope[i])) r.slope[i] = slope[i] / divisor;
    return r;
  }

  /// \cond
  [[gnu::always_inline]] constexpr dual& operator+=(dual const& b) {
    value = value + b.value;
    detail::change_slopes(slope, [](auto& p, auto const& q) { p = p + q; }, b.slope);
    return *this;
  }
  [[gnu::always_inline]] constexpr dual& operator-=(dual const& b) {
    value = value - b.value;
    detail::change_slopes(slope, [](auto& p, auto const& q) { p = p - q; }, b.slope);
    return *this;
  }
  [[gnu::always_inline]] constexpr dual& operator*=(dual const& b) {
    T const before = value;
    detail::change_slopes(
        slope, [&](auto& p, auto const& q) { p = p * b.value + before * q; }, b.slope);
    value = value * b.value;
    return *this;
  }
  [[gnu::always_inline]] constexpr dual& operator/=(dual const& b) {
    T const q = value / b.value, inverse = T(1) / b.value;
    detail::change_slopes(
        slope, [&](auto& p, auto const& by) { p = (p - q * by) * inverse; }, b.slope);
    value = q;
    return *this;
  }
  /// \endcond

  [[gnu::always_inline]] friend constexpr dual operator+(dual a, dual const& b) { return a += b; }
  [[gnu::always_inline]] friend constexpr dual operator-(dual a, dual const& b) { return a -= b; }
  [[gnu::always_inline]] friend constexpr dual operator*(dual a, dual const& b) { return a *= b; }
  [[gnu::always_inline]] friend constexpr dual operator/(dual a, dual const& b) { return a /= b; }
  [[gnu::always_inline]] friend constexpr dual operator-(dual a) {
    a.value = -a.value;
    detail::change_slopes(a.slope, [](auto& p) { p = -p; });
    return a;
  }
};

// A dual and a constant: no products with the slopes of the constant, which has none.

/// \cond
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[gnu::always_inline]] constexpr dual<T, N, Of> operator+(dual<T, N, Of> const& a, S const& b) {
  return {a.value + static_cast<T>(b), a.slope};
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[gnu::always_inline]] constexpr dual<T, N, Of> operator+(S const& a, dual<T, N, Of> const& b) {
  return {static_cast<T>(a) + b.value, b.slope};
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[gnu::always_inline]] constexpr dual<T, N, Of> operator-(dual<T, N, Of> const& a, S const& b) {
  return {a.value - static_cast<T>(b), a.slope};
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[gnu::always_inline]] constexpr dual<T, N, Of> operator-(S const& a, dual<T, N, Of> const& b) {
  dual<T, N, Of> r = -b;
  r.value = static_cast<T>(a) - b.value;
  return r;
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[gnu::always_inline]] constexpr dual<T, N, Of> operator*(dual<T, N, Of> const& a, S const& b) {
  T const factor = static_cast<T>(b);
  return a.chained(a.value * factor, factor);
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[gnu::always_inline]] constexpr dual<T, N, Of> operator*(S const& a, dual<T, N, Of> const& b) {
  T const factor = static_cast<T>(a);
  return b.chained(factor * b.value, factor);
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[gnu::always_inline]] constexpr dual<T, N, Of> operator/(dual<T, N, Of> const& a, S const& b) {
  T const divisor = static_cast<T>(b);
  return a.chained(a.value / divisor, T(1) / divisor);
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[gnu::always_inline]] constexpr dual<T, N, Of> operator/(S const& a, dual<T, N, Of> const& b) {
  T const q = static_cast<T>(a) / b.value;
  return b.chained(q, -q / b.value);
}
/// \endcond

// Functions, by the chain rule. Those of `detail::chain_rule`, which are found with a dual, have full names here.

/// The square root. \see dual
/// \proof{examples/reference/answers.cpp,dual}
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> sqrt(dual<T, N, Of> const& a) {
  return math::sqrt(a);
}
/// The cube root.
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> cbrt(dual<T, N, Of> const& a) {
  return math::cbrt(a);
}
/// \f$ e^a \f$
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> exp(dual<T, N, Of> const& a) {
  return math::exp(a);
}
/// \f$ \ln a \f$
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> log(dual<T, N, Of> const& a) {
  return math::log(a);
}
/// The sine of an angle in radian.
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> sin(dual<T, N, Of> const& a) {
  return math::sin(a);
}
/// The cosine of an angle in radian.
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> cos(dual<T, N, Of> const& a) {
  return math::cos(a);
}
/// The tangent of an angle in radian.
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> tan(dual<T, N, Of> const& a) {
  return math::tan(a);
}
/// The angle whose tangent is a.
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> atan(dual<T, N, Of> const& a) {
  return math::atan(a);
}
/// \f$ a^b \f$, if b does not vary also at a = 0. \f$ a^0 \f$ is 1, and \f$ 0^b \f$ for positive b is 0, whichever
/// varies.
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> pow(dual<T, N, Of> const& a,
                                           std::type_identity_t<dual<T, N, Of>> const& b) {
  T const power = math::pow(a.value, b.value);
  dual<T, N, Of> r(power);
  bool a_varies = false, b_varies = false;
  for (std::size_t i = 0; i < N; ++i) {
    a_varies = a_varies || !detail::is_all_zero(a.slope[i]);
    b_varies = b_varies || !detail::is_all_zero(b.slope[i]);
  }
  if (a_varies && !detail::is_all_zero(b.value))
    r = a.chained(power, b.value * math::pow(a.value, T(b.value - 1)));
  if (b_varies && !detail::is_all_zero(power)) {
    T const by_exponent = power * math::log(a.value);
    for (std::size_t i = 0; i < N; ++i) r.slope[i] += b.slope[i] * by_exponent;
  }
  return r;
}

namespace detail {

/// \f$ e^{-2|x|} \f$.
template <class T>
constexpr T decay_of_both_sides(T const& x) {
  return math::exp(T((x < T(0) ? x : -x) * 2));
}
// Values within a few units in the last place, as there is no such function of plain numbers here.
template <class T>
constexpr T tanh_of(T const& x) {
  if constexpr (is_dual<T>) {
    return tanh(x);
  } else {
    T const e = detail::decay_of_both_sides(x);
    // 1 - e without the rounding of e, if x is small (W. Kahan).
    T const rest = e == 1  ? 2 * detail::size_of(x)
                   : e > 0 ? (1 - e) * (-2 * detail::size_of(x)) / math::log(e)
                           : T(1);
    T const t = rest / (1 + e);
    return x < 0 ? -t : t;
  }
}
/// \f$ \sqrt{1 - x^2} \f$
template <class T>
constexpr T other_side(T const& x) {
  return math::sqrt(T((1 - x) * (1 + x)));
}
/// \f$ \sqrt{x^2 + y^2} \f$, scaled so that no square overflows.
template <class T>
constexpr T hypot_of(T const& x, T const& y) {
  if constexpr (is_dual<T>) {
    return hypot(x, y);
  } else {
    T const a = detail::size_of(x), b = detail::size_of(y);
    T const most = a < b ? b : a, least = a < b ? a : b;
    if (!(most > 0) || most > (std::numeric_limits<T>::max)()) return most + least;
    T const share = least / most;
    return most * math::sqrt(1 + share * share);
  }
}

}  // namespace detail

/// The angle of the point (x, y) from the x axis.
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> atan2(dual<T, N, Of> const& y,
                                             std::type_identity_t<dual<T, N, Of>> const& x) {
  T const length = detail::hypot_of(x.value, y.value);
  dual<T, N, Of> r(math::atan2(y.value, x.value));
  // In the origin an argument that does not vary has slope 0, and one that varies has a slope of NaN.
  for (std::size_t i = 0; i < N; ++i)
    if (!detail::is_all_zero(y.slope[i]) || !detail::is_all_zero(x.slope[i]))
      r.slope[i] = (x.value / length * y.slope[i] - y.value / length * x.slope[i]) / length;
  return r;
}
/// The hyperbolic tangent, found like `std::tanh` of plain numbers: `using std::tanh; tanh(x)`.
/// \proof{examples/reference/answers.cpp,saturates}
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> tanh(dual<T, N, Of> const& a) {
  T const e = detail::decay_of_both_sides(a.value);
  return a.chained(detail::tanh_of(a.value), 4 * e / ((1 + e) * (1 + e)));
}
/// The angle in radian whose sine is a; at 1 and -1 only if a does not vary.
/// \proof{examples/reference/answers.cpp,functions_of_what_varies}
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> asin(dual<T, N, Of> const& a) {
  T const side = detail::other_side(a.value);
  return a.chained_root(T(math::atan2(a.value, side)), side);
}
/// The angle in radian whose cosine is a; at 1 and -1 only if a does not vary.
/// \proof{examples/reference/answers.cpp,functions_of_what_varies}
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> acos(dual<T, N, Of> const& a) {
  T const side = detail::other_side(a.value);
  return a.chained_root(T(math::atan2(side, a.value)), T(-side));
}
/// The length of (x, y), \f$ \sqrt{x^2 + y^2} \f$; at (0, 0) only if neither varies.
/// \proof{examples/reference/answers.cpp,functions_of_what_varies}
template <class T, std::size_t N, class Of>
[[nodiscard]] constexpr dual<T, N, Of> hypot(dual<T, N, Of> const& x,
                                             std::type_identity_t<dual<T, N, Of>> const& y) {
  T const length = detail::hypot_of(x.value, y.value);
  dual<T, N, Of> r(length);
  for (std::size_t i = 0; i < N; ++i)
    if (!detail::is_all_zero(x.slope[i]) || !detail::is_all_zero(y.slope[i]))
      r.slope[i] = x.value / length * x.slope[i] + y.value / length * y.slope[i];
  return r;
}
/// \cond
template <quantity_like Q>
  requires (is_dimensionless_unit<unit_of<Q>> && detail::is_dual<number_of<Q>>)
[[nodiscard]] constexpr number_of<Q> tanh(Q const& ratio) {
  return tanh(ratio.value());
}
template <quantity_like Q>
  requires (is_dimensionless_unit<unit_of<Q>> && detail::is_dual<number_of<Q>>)
[[nodiscard]] constexpr number_of<Q> asin(Q const& ratio) {
  return asin(ratio.value());
}
template <quantity_like Q>
  requires (is_dimensionless_unit<unit_of<Q>> && detail::is_dual<number_of<Q>>)
[[nodiscard]] constexpr number_of<Q> acos(Q const& ratio) {
  return acos(ratio.value());
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[nodiscard]] constexpr dual<T, N, Of> hypot(S const& x, dual<T, N, Of> const& y) {
  return hypot(y, dual<T, N, Of>(static_cast<T>(x)));
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[nodiscard]] constexpr dual<T, N, Of> atan2(S const& y, dual<T, N, Of> const& x) {
  return atan2(dual<T, N, Of>(static_cast<T>(y)), x);
}
template <class T, std::size_t N, class Of, detail::constant_for<T> S>
[[nodiscard]] constexpr dual<T, N, Of> pow(S const& a, dual<T, N, Of> const& b) {
  return pow(dual<T, N, Of>(static_cast<T>(a)), b);
}
/// \endcond

namespace detail {

template <class T, std::size_t N, class Of>
struct plain_number<unitstep::dual<T, N, Of>> {
  using type = real_type<T>;
  static constexpr type of(unitstep::dual<T, N, Of> const& x) {
    return plain_number<T>::of(x.value);
  }
  static constexpr bool is_zero(unitstep::dual<T, N, Of> const& x) { return is_all_zero(x); }
};

}  // namespace detail

}  // namespace unitstep

/// The limits of a dual are those of its number, without slopes.
template <class T, std::size_t N, class Of>
struct std::numeric_limits<unitstep::dual<T, N, Of>> : std::numeric_limits<T> {
private:
  using number = std::numeric_limits<T>;
  using dual = unitstep::dual<T, N, Of>;

public:
  static constexpr dual(min)() noexcept { return (number::min)(); }
  static constexpr dual(max)() noexcept { return (number::max)(); }
  static constexpr dual lowest() noexcept { return number::lowest(); }
  static constexpr dual epsilon() noexcept { return number::epsilon(); }
  static constexpr dual round_error() noexcept { return number::round_error(); }
  static constexpr dual infinity() noexcept { return number::infinity(); }
  static constexpr dual quiet_NaN() noexcept { return number::quiet_NaN(); }
  static constexpr dual signaling_NaN() noexcept { return number::signaling_NaN(); }
  static constexpr dual denorm_min() noexcept { return number::denorm_min(); }
};
