// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/angle_quantity.hpp>
#include <unitstep/math/detail/function_of_number.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/detail/integers.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/light_functions.hpp>

/// \file
/// \brief Functions called with arguments that they do not take, such as the sine of a length: each is refused
/// in one sentence. So `requires { sin(q); }` holds for a length too. Ask for the result instead:
/// `requires { { sin(q) } -> unitstep::number; }`.

namespace unitstep {

namespace detail {

/// A vec, or what has members: a whole state.
template <class Q>
concept vec_or_composite = is_vec<Q> || is_composite<Q>;
/// What has no sine: these, and a quantity that is no angle.
template <class Q>
concept no_angle = vec_or_composite<Q> || diagnostics::is_of_integers<Q> ||
                   (quantity_like<Q> && !angle_quantity<Q>);
/// What has no exponential: these, and a quantity that has a unit.
template <class Q>
concept no_ratio = vec_or_composite<Q> || has_unit<Q> || diagnostics::is_of_integers<Q>;
/// What has no root.
template <class Q>
concept no_root = vec_or_composite<Q> || diagnostics::is_of_integers<Q>;
/// Two values, not both of one unit and one value type, of which one is a quantity or a vec.
template <class A, class B>
concept no_point =
    (vec_or_composite<A> || quantity_like<A> || scalar<A>) &&
    (vec_or_composite<B> || quantity_like<B> || scalar<B>) && (no_ratio<A> || no_ratio<B>) &&
    !(is_of_one_unit<A, B> && !diagnostics::is_of_integers<A> &&
      std::is_same_v<typename precision_of<A>::type, typename precision_of<B>::type>);

template <text Function, class Q>
using refused_angle =
    diagnostics::integers_or<Function, Q,
                             diagnostics::refuse_call<Function, several<radians>, several<Q>>>;
template <text Function, class Q>
using refused_ratio = diagnostics::integers_or<
    Function, Q,
    diagnostics::refuse_call<Function, diagnostics::words<"a plain number">, several<Q>>>;
template <text Function, class Q>
using refused_root = diagnostics::integers_or<
    Function, Q,
    diagnostics::refuse_call<Function, diagnostics::words<"a quantity or a plain number">,
                             several<Q>>>;
template <text Function, class A, class B>
using refused_pair = diagnostics::integers_or<
    Function, A,
    diagnostics::refuse_call<
        Function,
        std::conditional_t<vec_or_composite<A>, diagnostics::words<"two quantities">,
                           several<A, A>>,
        several<A, B>>>;
template <class A, class B>
struct refused_power {
  using expected = typename diagnostics::refuse_for<"", "pow<2>(a)", A, B>::expected;
  using got = typename refused_pair<"pow", A, B>::got;
};

}  // namespace detail

/// Refused: only an angle in radian has a sine.
template <class Q>
  requires detail::no_angle<Q>
[[nodiscard("refused")]] constexpr auto sin(Q const&)
    -> detail::refused_value<detail::refused_angle<"sin", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_angle<"sin", Q>, Q>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
/// Refused: only an angle in radian has a cosine.
template <class Q>
  requires detail::no_angle<Q>
[[nodiscard("refused")]] constexpr auto cos(Q const&)
    -> detail::refused_value<detail::refused_angle<"cos", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_angle<"cos", Q>, Q>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
/// Refused: only an angle in radian has a tangent.
template <class Q>
  requires detail::no_angle<Q>
[[nodiscard("refused")]] constexpr auto tan(Q const&)
    -> detail::refused_value<detail::refused_angle<"tan", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_angle<"tan", Q>, Q>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

/// Refused: what has a unit has no exponential.
template <class Q>
  requires detail::no_ratio<Q>
[[nodiscard("refused")]] constexpr auto exp(Q const&)
    -> detail::refused_value<detail::refused_ratio<"exp", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_ratio<"exp", Q>, Q>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
/// Refused: what has a unit has no logarithm.
template <class Q>
  requires detail::no_ratio<Q>
[[nodiscard("refused")]] constexpr auto log(Q const&)
    -> detail::refused_value<detail::refused_ratio<"log", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_ratio<"log", Q>, Q>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

/// Refused: both coordinates of a point are of one unit and one value type.
template <class A, class B>
  requires detail::no_point<A, B>
[[nodiscard("refused")]] constexpr auto atan2(A const&, B const&)
    -> detail::refused_value<detail::refused_pair<"atan2", A, B>, A, B> {
  using refusal = detail::refused_here<detail::refused_pair<"atan2", A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

/// Refused: a vec has no square root, nor has an integer one of its own type.
template <class Q>
  requires detail::no_root<Q>
[[nodiscard("refused")]] constexpr auto sqrt(Q const&)
    -> detail::refused_value<detail::refused_root<"sqrt", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_root<"sqrt", Q>, Q>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}
/// Refused: a vec has no cube root, nor has an integer one of its own type.
template <class Q>
  requires detail::no_root<Q>
[[nodiscard("refused")]] constexpr auto cbrt(Q const&)
    -> detail::refused_value<detail::refused_root<"cbrt", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_root<"cbrt", Q>, Q>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

/// Refused: a vec has no power, and an integer has no reciprocal that is an integer, since 1 / 2 is 0.
template <long N, class Q>
  requires (detail::vec_or_composite<Q> || (N < 0 && diagnostics::is_of_integers<Q>))
[[nodiscard("refused")]] constexpr auto pow(Q const&)
    -> detail::refused_value<detail::refused_root<"pow", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_root<"pow", Q>, Q>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

/// The exponent decides the unit, so the compiler has to know it: `pow<2>(q)`.
template <class A, class B>
  requires detail::has_unit<A> && scalar<B>
[[nodiscard("refused")]] constexpr auto pow(A const&, B const&)
    -> detail::refused_value<detail::refused_power<A, B>, A, B> {
  using refusal = detail::refused_here<detail::refused_power<A, B>, A, B>;
  static_assert(units_match<printed<refusal>>, "wrong unit");
  (void)[] { return sizeof(said_of<refusal>); };
  return {};
}

/// \cond
// What is computed from a mismatch is that mismatch.
// clang-format off
template <detail::with_mismatch A> constexpr A sin(A const&) { return {}; }
template <detail::with_mismatch A> constexpr A cos(A const&) { return {}; }
template <detail::with_mismatch A> constexpr A tan(A const&) { return {}; }
template <detail::with_mismatch A> constexpr A exp(A const&) { return {}; }
template <detail::with_mismatch A> constexpr A log(A const&) { return {}; }
template <detail::with_mismatch A> constexpr A cbrt(A const&) { return {}; }
// clang-format on
template <class A, class B>
  requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> atan2(A const&, B const&) {
  return {};
}
/// \endcond

}  // namespace unitstep
