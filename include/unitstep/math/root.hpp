// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/cbrt.hpp>
#include <unitstep/math/detail/is_vec.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/light.hpp>

namespace unitstep {

using math::cbrt;
using math::sqrt;

/// The square root of a quantity, \f$ \sqrt{x\,[u]} = \sqrt{x}\,[u^{1/2}] \f$.
///
/// Correctly rounded; a negative `x` gives NaN. \see math::sqrt
/// \proof{examples/reference/math.cpp,sqrt}
template <class U, number T>
[[nodiscard]] constexpr light<unit_root<U, 2>, T> sqrt(light<U, T> q) {
  return {sqrt(q.number)};
}

/// The square root of a Boost quantity; \see sqrt(light<U, T>)
// <boost/units/cmath.hpp> has one too, which is no constant expression. The constraint makes this
// one the better match wherever both are found.
template <class U, number T>
[[nodiscard]] constexpr auto sqrt(boost::units::quantity<U, T> const& q) {
  return boost::units::quantity<unit_root<U, 2>, T>::from_value(sqrt(q.value()));
}

/// The cube root of a quantity, \f$ \sqrt[3]{x\,[u]} = \sqrt[3]{x}\,[u^{1/3}] \f$. \see math::cbrt
/// \proof{examples/reference/math.cpp,cbrt}
template <class U, number T>
[[nodiscard]] constexpr light<unit_root<U, 3>, T> cbrt(light<U, T> q) {
  return {cbrt(q.number)};
}

/// The cube root of a Boost quantity; \see cbrt(light<U, T>)
template <class U, number T>
[[nodiscard]] constexpr auto cbrt(boost::units::quantity<U, T> const& q) {
  return boost::units::quantity<unit_root<U, 3>, T>::from_value(cbrt(q.value()));
}

namespace detail {

/// A vec, or what has members: a whole state.
template <class Q>
concept vec_or_composite = is_vec<Q> || is_composite<Q>;
/// What has no root: these, and integers.
template <class Q>
concept no_root = vec_or_composite<Q> || diagnostics::is_of_integers<Q>;
/// What has no power: these, integers if the exponent is negative, since 1 / 2 is 0 among them, and what was refused.
template <class Q, long N>
concept no_power =
    vec_or_composite<Q> || (N < 0 && diagnostics::is_of_integers<Q>) || is_mismatched<Q>;
/// Roots and powers of these are refused.
struct root {
  template <class>
  static constexpr bool fits = false;
  template <text Function, class Q>
  using refusal = diagnostics::integers_or<
      Function, Q,
      diagnostics::refuse_call<Function, diagnostics::words<"a quantity or a plain number">,
                               several<Q>>>;
};
template <class A, class B>
struct refused_power {
  using expected = typename diagnostics::refuse_for<"", "pow<2>(a)", A, B>::expected;
  using got = typename diagnostics::integers_or<
      "pow", A, diagnostics::refuse_call<"pow", several<A, A>, several<A, B>>>::got;
};

}  // namespace detail

/// Refused: a vec has no square root, nor has an integer one of its own type.
template <detail::no_root Q>
[[nodiscard("refused")]] constexpr auto sqrt(Q const&)
    -> detail::result_of<"sqrt", detail::root, Q> {
  using call = detail::call<"sqrt", detail::root, Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return {};
}
/// Refused: a vec has no cube root, nor has an integer one of its own type.
template <detail::no_root Q>
[[nodiscard("refused")]] constexpr auto cbrt(Q const&)
    -> detail::result_of<"cbrt", detail::root, Q> {
  using call = detail::call<"cbrt", detail::root, Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return {};
}

/// Refused: a vec has no power, and an integer has no reciprocal that is an integer, since 1 / 2 is 0.
template <long N, detail::no_power<N> Q>
[[nodiscard("refused")]] constexpr auto pow(Q const&) -> detail::result_of<"pow", detail::root, Q> {
  using call = detail::call<"pow", detail::root, Q>;
  static_assert(units_match<printed<call>> && sizeof(message_of<call>), "wrong unit");
  return {};
}
/// The exponent decides the unit, so the compiler has to know it: `pow<2>(q)`.
template <class A, class B>
  requires detail::has_unit<A> && scalar<B>
[[nodiscard("refused")]] constexpr auto pow(A const&, B const&)
    -> detail::refused_value<detail::refused_power<A, B>, A, B> {
  using refusal = detail::refused_here<detail::refused_power<A, B>, A, B>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
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
