// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/light.hpp>

/// \file
/// \brief Square and cube roots of numbers and quantities; other types are refused, also in powers.

/// Elementary functions that are constant expressions: the same code runs in the compiler and in the program, and the
/// bits of a result depend on neither, nor on the platform's library.
///
/// They need rounding to nearest and IEEE 754 arithmetic in the precision of the type: not -ffast-math, nor x87
/// arithmetic for float and double. If the processor has a fused multiply-add, only -ffp-contract=off gives the same
/// bits; the bounds on errors hold either way. Errors are counted in units in the last place, against the exact value:
/// 0.5 is correct rounding.
namespace unitstep::math {

namespace detail {

/// The square root of a positive finite number by arithmetic alone.
///
/// A polynomial seed for 1/sqrt(m) on [1, 4) (relative error below 2.2e-3) and two Newton steps
/// give 1/sqrt(m) to 7e-11; a third step gives a candidate s within a unit u in the last place;
/// the exact remainder r = m - s^2 then picks among s - u, s and s + u, because
/// (s + u/2)^2 < m holds exactly when r > s u, r and s u both being multiples of u^2.
template <std::floating_point T>
constexpr T root_of_positive(T x) {
  using limits = std::numeric_limits<T>;
  auto const [significand, exponent] = decompose(x);
  int const odd = exponent & 1;
  T const m = odd != 0 ? 2 * significand : significand;
  double const n = static_cast<double>(m);
  double y =
      1.7490152 + n * (-1.1230734 + n * (0.45805244 + n * (-0.093542462 + n * 0.0074305312)));
  y *= 1.5 - 0.5 * n * y * y;
  y *= 1.5 - 0.5 * n * y * y;
  T s = m * static_cast<T>(y);
  s += static_cast<T>(0.5 * y) * (m - s * s);
  T const back = power_of_two<T>((exponent - odd) / 2);
  if constexpr (is_wide<T>) {
    auto const square = two_product(s, s);
    T const r = (m - square.hi) - square.lo;
    T const u = limits::epsilon();
    return (r > s * u ? s + u : r <= -s * u ? s - u : s) * back;
  } else {
    // In units of the last place: the remainder is small, so unsigned arithmetic modulo 2^64 holds all of it.
    auto const i = static_cast<std::int64_t>(s * 0x1p52);
    auto const r =
        static_cast<std::int64_t>((static_cast<std::uint64_t>(m * 0x1p52) << 52) -
                                  static_cast<std::uint64_t>(i) * static_cast<std::uint64_t>(i));
    return static_cast<T>(r > i ? i + 1 : r <= -i ? i - 1 : i) * 0x1p-52 * back;
  }
}

}  // namespace detail

/// The square root, correctly rounded: the bits of IEEE 754's squareRoot, at compile time too.
///
/// The compiler computes it by arithmetic alone. A program uses the instruction of the processor, for which IEEE 754
/// prescribes the same bits, at a tenth of the cost.
///
/// Zeros of either sign, NaN and +infinity return themselves, negative numbers a quiet NaN, in a constant expression as
/// well. Neither errno nor a floating-point exception is guaranteed.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::sqrt}
template <std::floating_point T>
[[nodiscard]] constexpr T sqrt(T x) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    // Rounding twice is harmless: double has more than twice the digits of float, plus two.
    return static_cast<T>(sqrt(static_cast<detail::working_t<T>>(x)));
  } else {
    if (std::is_constant_evaluated()) {
      if (!(x > 0) || x > (limits::max)()) return x < 0 ? limits::quiet_NaN() : x;
      return detail::root_of_positive(x);
    }
    // The processor's root, and a selection for negative numbers, which the compiler drops if x is a sum of squares.
    T root;
    if constexpr (detail::is_wide<T>)
      root = __builtin_sqrtl(x);
    else
      root = __builtin_sqrt(x);
    return x < 0 ? limits::quiet_NaN() : root;
  }
}

namespace detail {

/// The cube root of n 2^rest within a relative 6.4e-4, for 1 <= n < 2 and a rest of 0, 1 or 2: a
/// polynomial times the cube root of the power.
template <std::floating_point T>
constexpr T guess_cube_root(T n, int rest) {
  return (T(0.62151359) + n * (T(0.43944185) - n * T(0.0603194))) * (rest == 0   ? T(1)
                                                                     : rest == 1 ? T(1.25992105)
                                                                                 : T(1.58740105));
}

}  // namespace detail

/// The cube root, within 0.501 units in the last place.
///
/// A guess within a relative 6.4e-4, then two of Halley's steps, t + t (m - t^3) / (2 t^3 + m), each of which cubes the
/// error; the second computes its remainder m - t^3 in double words.
///
/// Zeros, infinities and NaN return themselves, in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::cbrt}
template <std::floating_point T>
[[nodiscard]] constexpr T cbrt(T x) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(cbrt(static_cast<detail::working_t<T>>(x)));
  } else {
    T const size = x < 0 ? -x : x;
    if (!(size > 0) || size > (limits::max)()) {
      return x;
    }
    auto const [n, exponent] = detail::decompose(size);
    // Rounded down: a multiple of three above every exponent keeps the quotient positive.
    int const third = (exponent + 30'000) / 3 - 10'000;
    int const rest = exponent - 3 * third;
    T const m = n * static_cast<T>(1 << rest);
    T t = detail::guess_cube_root(n, rest);
    t *= (t * t * t + 2 * m) / (2 * t * t * t + m);
    auto const square = detail::two_product(t, t);
    auto const cube = detail::two_product(square.hi, t);
    T const remainder = ((m - cube.hi) - cube.lo) - square.lo * t;
    T const root = t + t * remainder / (2 * cube.hi + m);
    return (x < 0 ? -root : root) * detail::power_of_two<T>(third);
  }
}

}  // namespace unitstep::math

namespace unitstep {

using math::cbrt;
using math::sqrt;

/// The square root of a quantity, \f$ \sqrt{x\,[u]} = \sqrt{x}\,[u^{1/2}] \f$.
///
/// Correctly rounded; a negative `x` gives NaN. \see math::sqrt
/// \proof{examples/reference/math.cpp,sqrt}
template <class U, number T>
[[nodiscard]] constexpr light<detail::unit_root<U, 2>, T> sqrt(light<U, T> q) {
  return {sqrt(q.number)};
}

/// The square root of a Boost quantity; \see sqrt(light<U, T>)
// <boost/units/cmath.hpp> has one too, which is no constant expression. By the constraint this one is the better match
// if both are found.
template <class U, number T>
[[nodiscard]] constexpr auto sqrt(boost::units::quantity<U, T> const& q) {
  return boost::units::quantity<detail::unit_root<U, 2>, T>::from_value(sqrt(q.value()));
}

/// The cube root of a quantity, \f$ \sqrt[3]{x\,[u]} = \sqrt[3]{x}\,[u^{1/3}] \f$. \see math::cbrt
/// \proof{examples/reference/math.cpp,cbrt}
template <class U, number T>
[[nodiscard]] constexpr light<detail::unit_root<U, 3>, T> cbrt(light<U, T> q) {
  return {cbrt(q.number)};
}

/// The cube root of a Boost quantity; \see cbrt(light<U, T>)
template <class U, number T>
[[nodiscard]] constexpr auto cbrt(boost::units::quantity<U, T> const& q) {
  return boost::units::quantity<detail::unit_root<U, 3>, T>::from_value(cbrt(q.value()));
}

namespace detail {

/// A vec, or a type with members, such as a whole state.
template <class Q>
concept vec_or_composite = is_vec<Q> || is_composite<Q>;
/// Types without a root: these, and integers.
template <class Q>
concept no_root = vec_or_composite<Q> || diagnostics::is_of_integers<Q>;
/// Types without a power: these, integers if the exponent is negative, since 1 / 2 is 0 as an integer, and types
/// refused before.
template <class Q, long N>
concept no_power =
    vec_or_composite<Q> || (N < 0 && diagnostics::is_of_integers<Q>) || is_mismatched<Q>;
/// The refusal of these by a root or a power, which takes a quantity or a number.
struct takes_number {
  template <text Function, class Q>
  using refusal = diagnostics::integers_or<
      Function, Q,
      diagnostics::refuse_call<Function, diagnostics::words<"a quantity or a plain number">,
                               type_list<Q>>>;
};
template <class A, class B>
struct refused_power {
  struct texts {
    using expected = typename diagnostics::refuse_for<"", "pow<2>(a)", A, B>::texts::expected;
    using got = typename diagnostics::integers_or<
        "pow", A, diagnostics::refuse_call<"pow", type_list<A, A>, type_list<A, B>>>::texts::got;
  };
};

}  // namespace detail

/// Refused: a vec has no square root, nor has an integer one of its own type.
template <detail::no_root Q>
[[nodiscard("refused")]] constexpr auto sqrt(Q const&)
    -> detail::result_of<"sqrt", detail::takes_number, Q> {
  using call = detail::call<"sqrt", detail::takes_number, Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}
/// Refused: a vec has no cube root, nor has an integer one of its own type.
template <detail::no_root Q>
[[nodiscard("refused")]] constexpr auto cbrt(Q const&)
    -> detail::result_of<"cbrt", detail::takes_number, Q> {
  using call = detail::call<"cbrt", detail::takes_number, Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}

/// Refused: a vec has no power, and an integer has no reciprocal that is an integer, since 1 / 2 is 0.
template <long N, detail::no_power<N> Q>
[[nodiscard("refused")]] constexpr auto pow(Q const&)
    -> detail::result_of<"pow", detail::takes_number, Q> {
  using call = detail::call<"pow", detail::takes_number, Q>;
  static_assert(units_match<refusal_type<call>> && sizeof(refusal_text<call>), "wrong unit");
  return {};
}
/// The exponent determines the unit, so it must be known to the compiler: `pow<2>(q)`.
template <class A, class B>
  requires detail::has_unit<A> && scalar<B>
[[nodiscard("refused")]] constexpr auto pow(A const&, B const&)
    -> detail::refused_value<detail::refused_power<A, B>, A, B> {
  using refusal = detail::refusal_in_body<detail::refused_power<A, B>, A, B>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}

// clang-format off
/// Refused: an integer has no root of its own type.
template <class = void>
constexpr unknown sqrt(detail::plain<"sqrt", "a quantity, or a number such as 2.0">) { return {}; }
/// Refused: an integer has no root of its own type.
template <class = void>
constexpr unknown cbrt(detail::plain<"cbrt", "a quantity, or a number such as 2.0">) { return {}; }
// clang-format on

}  // namespace unitstep
