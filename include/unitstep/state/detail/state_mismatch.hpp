// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/operation.hpp>

/// \file
/// \brief Operators on a whole state, where one of its members was meant. Each is refused in one sentence where it is
/// written or, if it is made of light quantities, as in a field, where its value is used.

namespace unitstep {

namespace detail {

/// A type that may be the other operand beside a whole state.
template <class T>
concept beside_a_state = is_state<T> || summand<T> || is_vec<T> || is_quaternion<T>;

/// Two operands at least one of which is a whole state. States are looked for first: whether a type is a number
/// depends on its operators, and the operators here would be asked again.
template <class A, class B>
concept whole_state = (is_state<A> || is_state<B>) && beside_a_state<A> && beside_a_state<B>;

/// What is expected in place of a whole state.
inline constexpr text of_a_state = "a member of the state, not all of it";

/// The refusal of a minus before a whole state.
template <class A>
struct minus_words {
  static constexpr sentence write() { return sentence{}.add('-', diagnostics::described<A>); }
};
template <class A>
using refused_minus = diagnostics::refused<diagnostics::words<of_a_state>, minus_words<A>>;

// A row of the table of refused operators. Two states of one type can be compared.
template <text Operator, class A, class B>
  requires whole_state<A, B> && (!is_equality<Operator> || !std::is_same_v<A, B>)
struct refused_operator<Operator, A, B> {
  using type = diagnostics::refuse_for<Operator, of_a_state, A, B>;
};

}  // namespace detail

template <class A>
  requires detail::is_state<A>
[[nodiscard("a state is no number")]] constexpr auto operator-(A const&)
    -> detail::refused_value<detail::refused_minus<A>, A> {
  using refusal = detail::refusal_in_body<detail::refused_minus<A>, A>;
  static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>), "wrong unit");
  return {};
}

}  // namespace unitstep
