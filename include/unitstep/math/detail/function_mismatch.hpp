// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/angle_quantity.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/detail/integers.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/light_functions.hpp>
#include <unitstep/units/mismatched.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Functions called with arguments that they do not take, such as the sine of a length: each is refused
/// in one sentence. So `requires { sin(q); }` holds for a length too. Ask for the result instead:
/// `requires { { sin(q) } -> unitstep::number; }`.

// Functions of quantities, called with a plain number: each refusal names the function to call instead.

namespace unitstep {

namespace detail {

/// A plain number where a quantity is expected. The argument is converted to this class, so that any other
/// function of numbers is preferred, such as one that a `using std::sin` names.
template <text Function, text Due>
struct plain {
  template <scalar T>
  constexpr plain(T const&) {
    using refusal = diagnostics::refuse<Function, diagnostics::words<Due>, T>;
    static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  }
};
/// A second plain number, beside one whose refusal is enough.
struct any_number {
  template <scalar T>
  constexpr any_number(T const&) {}
};

}  // namespace detail

// clang-format off
/// Refused: `math::sin` takes plain numbers.
template <class = void>
constexpr unknown sin(detail::plain<"sin", "an angle (for numbers, math::sin)">) { return {}; }
/// Refused: `math::cos` takes plain numbers.
template <class = void>
constexpr unknown cos(detail::plain<"cos", "an angle (for numbers, math::cos)">) { return {}; }
/// Refused: `math::tan` takes plain numbers.
template <class = void>
constexpr unknown tan(detail::plain<"tan", "an angle (for numbers, math::tan)">) { return {}; }
/// Refused: `math::exp` takes plain numbers.
template <class = void>
constexpr unknown exp(detail::plain<"exp", "a quantity (for numbers, math::exp)">) { return {}; }
/// Refused: `math::log` takes plain numbers.
template <class = void>
constexpr unknown log(detail::plain<"log", "a quantity (for numbers, math::log)">) { return {}; }
/// Refused: `math::atan2` takes plain numbers.
template <class = void>
constexpr unknown atan2(detail::plain<"atan2", "quantities (for numbers, math::atan2)">,
                        detail::any_number) { return {}; }
/// Refused: an integer has no root of its own type.
template <class = void>
constexpr unknown sqrt(detail::plain<"sqrt", "a quantity, or a number such as 2.0">) { return {}; }
/// Refused: an integer has no root of its own type.
template <class = void>
constexpr unknown cbrt(detail::plain<"cbrt", "a quantity, or a number such as 2.0">) { return {}; }
/// Refused: a number is its own norm.
template <class = void>
constexpr unknown norm(detail::plain<"norm", "a vec or a quaternion">) { return {}; }
/// Refused: only a vec and a quaternion have a direction.
template <class = void>
constexpr unknown normalized(detail::plain<"normalized", "a vec or a quaternion">) { return {}; }
/// Refused: a number is its own conjugate.
template <class = void>
constexpr unknown conjugate(detail::plain<"conjugate", "a quaternion">) { return {}; }
// clang-format on

}  // namespace unitstep

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
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}
/// Refused: only an angle in radian has a cosine.
template <class Q>
  requires detail::no_angle<Q>
[[nodiscard("refused")]] constexpr auto cos(Q const&)
    -> detail::refused_value<detail::refused_angle<"cos", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_angle<"cos", Q>, Q>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}
/// Refused: only an angle in radian has a tangent.
template <class Q>
  requires detail::no_angle<Q>
[[nodiscard("refused")]] constexpr auto tan(Q const&)
    -> detail::refused_value<detail::refused_angle<"tan", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_angle<"tan", Q>, Q>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}

/// Refused: what has a unit has no exponential.
template <class Q>
  requires detail::no_ratio<Q>
[[nodiscard("refused")]] constexpr auto exp(Q const&)
    -> detail::refused_value<detail::refused_ratio<"exp", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_ratio<"exp", Q>, Q>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}
/// Refused: what has a unit has no logarithm.
template <class Q>
  requires detail::no_ratio<Q>
[[nodiscard("refused")]] constexpr auto log(Q const&)
    -> detail::refused_value<detail::refused_ratio<"log", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_ratio<"log", Q>, Q>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}

/// Refused: both coordinates of a point are of one unit and one value type.
template <class A, class B>
  requires detail::no_point<A, B>
[[nodiscard("refused")]] constexpr auto atan2(A const&, B const&)
    -> detail::refused_value<detail::refused_pair<"atan2", A, B>, A, B> {
  using refusal = detail::refused_here<detail::refused_pair<"atan2", A, B>, A, B>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}

/// Refused: a vec has no square root, nor has an integer one of its own type.
template <class Q>
  requires detail::no_root<Q>
[[nodiscard("refused")]] constexpr auto sqrt(Q const&)
    -> detail::refused_value<detail::refused_root<"sqrt", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_root<"sqrt", Q>, Q>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}
/// Refused: a vec has no cube root, nor has an integer one of its own type.
template <class Q>
  requires detail::no_root<Q>
[[nodiscard("refused")]] constexpr auto cbrt(Q const&)
    -> detail::refused_value<detail::refused_root<"cbrt", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_root<"cbrt", Q>, Q>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
  return {};
}

/// Refused: a vec has no power, and an integer has no reciprocal that is an integer, since 1 / 2 is 0.
template <long N, class Q>
  requires (detail::vec_or_composite<Q> || (N < 0 && diagnostics::is_of_integers<Q>))
[[nodiscard("refused")]] constexpr auto pow(Q const&)
    -> detail::refused_value<detail::refused_root<"pow", Q>, Q> {
  using refusal = detail::refused_here<detail::refused_root<"pow", Q>, Q>;
  static_assert(units_match<printed<refusal>> && sizeof(message_of<refusal>), "wrong unit");
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
