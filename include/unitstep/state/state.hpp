// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief What a state is.
///
/// A state is a type with a `raw_form`, which its header specialises. Besides the members for any value
/// (`state/raw_form.hpp`), that has
/// - `field_returns<Time>`: what a field of the state returns, and `field_returns_checked<Time>`: the same in
///   light quantities. `fits` (`units/quantity.hpp`) compares what a field does return with it. The returned type has a
///   `raw_form` with at least `number`, `raw` and `to_raw`; a type made for this, such as `accelerations`, specialises
///   `fits` and `raw_form`;
/// - `verdict<Time>`: whether the members and a step of time fit each other;
/// - `result_verdict<Due, Result>`: the refusal of what a field returned instead;
/// - `require_finite(raw)`: throws if a start is not finite.
///
/// There may be
/// - `refused`: the type that a refused run returns in place of the state; without it the start is returned;
/// - `time`: a class whose `type` is the time that follows from its members, in which a run under a tolerance counts;
/// - `on_group = true`: it cannot be added up, like orientations. Its raw form is a motion, which methods step inside
///   `lie_group` (`methods/lie_group.hpp`). The motion's position has `+` and `+=` with a change; the static
///   `rate_on_chart(change, velocity)`, the rate of the change since the step began (`methods/lie_group.hpp`); and
///   `blend`, `on_cubic` and `sizes`. `state/attitude.hpp` is one;
/// - `velocity_type`: the type of its velocity, if that has one unit: `damped` scales it and takes a speed of rest in
///   it;
/// - `absolute`: the shape of a tolerance's absolute errors, if it is not that of the state: an angle about each axis
///   for an orientation; with `to_raw_change(absolute)`, which converts them to the form of the errors of steps;
/// - `require_alike(a, b)`: throws if two such states, as of vectors, have different lengths, so that nothing lies
///   between;
/// - `stepped_by`: the methods that step it, in words.
///
/// `detail::is_state` is true for it, `detail::numbers_are<T, It>` says whether all its numbers are `T`, and
/// `detail::member_names` are the names of its members, with which it is printed, written to tables and formatted.
/// `state/motion.hpp` sets all three. Its `raw` is a motion, or has a sum and a product with a number, since methods
/// compute `state + rates * dt`.
///
/// An aggregate of quantities, vecs, numbers, motions or aggregates needs none of this: `state/aggregate.hpp` is
/// for all of them.

namespace unitstep::detail {

/// Whether a type is a state. Each family of states says so beside its raw form.
template <class T>
inline constexpr bool is_state = false;
// Formulas compute with its members, and not with the state.
template <class T>
  requires is_state<T>
inline constexpr bool is_composite<T> = true;

/// The names of a state's members, in their order, which each family gives, too. They are used in prints, heads of
/// tables and refusals.
template <text... Names>
struct names {};
template <class State>
inline constexpr names<> member_names{};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// Whether a type is a state, or one of a family of states whose verdict says what is wrong with it.
template <class State>
concept steppable =
    unitstep::detail::is_state<State> || requires { &raw_form<State>::require_finite; };

/// Whether a step of time fits a state. If not, that is reported before the body of a field is checked.
template <class State, class Time>
inline constexpr bool is_step_of = false;
template <steppable State, class Time>
inline constexpr bool is_step_of<State, Time> = raw_form<State>::template verdict<Time>::ok;

/// The methods that step a state, in words.
template <class State>
struct method_for {
  using due = words<"one that steps this state">;
};
template <class State>
  requires requires { typename raw_form<State>::stepped_by; }
struct method_for<State> {
  using due = typename raw_form<State>::stepped_by;
};

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// The end of a run, given in place of the state in it.
template <class T>
concept end_of_a_run = requires(T const& end) { end.state, end.stopped_because; };

/// The value that a refused run returns in place of a state, so that assertions about it add no second error: of the
/// `refused` type of the state's family, or else the state that was given.
template <class State>
struct refused_state {
  static constexpr State of(State const& initial) { return initial; }
};
template <class State>
  requires requires { typename raw_form<State>::refused; }
struct refused_state<State> {
  static constexpr typename raw_form<State>::refused of(State const&) { return {}; }
};
template <end_of_a_run End>
struct refused_state<End> {
  static constexpr auto of(End const& end) {
    return refused_state<decltype(end.state)>::of(end.state);
  }
};

}  // namespace unitstep::detail

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
