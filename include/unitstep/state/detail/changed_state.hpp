// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/callable.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief A state that a callable changes in place, and one that is written to another.
///
/// The raw form of long states has
/// - `for_change(raw)`: the view of `for_field`, but writable, and `copied(raw)`: a copy of the numbers;
/// - `to_raw(state, raw)`: to raw, with the storage of another raw state;
/// - `from_raw_into(raw, state)`: back to a state that exists.

namespace unitstep::detail {

/// Whether a state is changed in place.
template <class State>
concept changed_in_place =
    requires(typename raw_form<State>::raw& r) { raw_form<State>::for_change(r); };
/// The argument of a callable that changes a state: the view of a field, but writable.
template <class State>
struct view_to_change {
  using type = typename raw_form<State>::field_view;
};
template <changed_in_place State>
struct view_to_change<State> {
  using type =
      decltype(raw_form<State>::for_change(std::declval<typename raw_form<State>::raw&>()));
};

template <class Change, class Seen>
concept changes = requires(Change& change, Seen& seen) { change(seen); };

/// A state on plain numbers, in the storage of another if that is as long.
template <class State, class Raw>
constexpr auto raw_beside(State const& state, [[maybe_unused]] Raw const& other) {
  if constexpr (requires { raw_form<State>::to_raw(state, other); })
    return raw_form<State>::to_raw(state, other);
  else
    return raw_form<State>::to_raw(state);
}

/// A state after a change. If that throws, the state does not change.
template <class State, class Change>
constexpr typename raw_form<State>::raw changed(typename raw_form<State>::raw const& state,
                                                Change& change) {
  using view = typename view_to_change<State>::type;
  if constexpr (!changes<Change, view>) {
    State whole = raw_form<State>::from_raw(state);
    change(whole);
    return detail::raw_beside(whole, state);
  } else if constexpr (changed_in_place<State>) {
    auto next = raw_form<State>::copied(state);
    view seen = raw_form<State>::for_change(next);
    change(seen);
    return next;
  } else {
    view seen = raw_form<State>::for_field(state);
    change(seen);
    return raw_form<view>::to_raw(seen);
  }
}

/// Writes plain numbers to a state that exists.
template <class State>
constexpr void put_state(typename raw_form<State>::raw const& raw, State& to) {
  if constexpr (requires { raw_form<State>::from_raw_into(raw, to); })
    raw_form<State>::from_raw_into(raw, to);
  else
    to = raw_form<State>::from_raw(raw);
}

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on a callable that takes a state as a `Seen` and changes it. Changes to a copy would be lost, except to
/// one of a view.
template <class Change, class Seen, bool IsView>
consteval auto check_changing() {
  using result = decltype(std::declval<Change&>()(std::declval<Seen&>()));
  if constexpr (!std::is_void_v<result>)
    return refuse<"change", words<"callable (state&) that returns nothing">, result>{};
  else if constexpr (!IsView && requires(Change& change) { change(std::declval<Seen>()); })
    return refuse<"change", words<"callable (state&)">, words<"one that takes a copy">>{};
  else
    return accepted{};
}
/// The verdict on a callable that changes a state: it takes a view, as a field does, or names the type of the state. If
/// the run was refused, it is accepted.
template <bool RunIsAccepted, class State, class Change>
consteval auto check_change() {
  if constexpr (!RunIsAccepted) {
    return accepted{};
  } else {
    using view = typename unitstep::detail::view_to_change<State>::type;
    if constexpr (unitstep::detail::changes<Change, view>)
      return check_changing<Change, view, unitstep::detail::changed_in_place<State>>();
    else if constexpr (unitstep::detail::changes<Change, State>)
      return check_changing<Change, State, false>();
    else if constexpr (type_name<Change> == "a lambda")
      return refuse<"change", words<"callable (state&)">, words<"a lambda of other arguments">>{};
    else
      return refuse<"change", words<"callable (state&)">, Change>{};
  }
}

/// The verdict on a state that takes the place of another: it is of the same type, or a motion in the
/// same units.
template <class Due, class Got>
consteval auto check_other_state() {
  if constexpr (std::is_same_v<Due, Got>)
    return accepted{};
  else if constexpr (is_motion<Due> && is_motion<Got>)
    return first_refusal<
        decltype(check_fit<"position", decltype(Due::position), decltype(Got::position)>()),
        decltype(check_fit<"velocity", decltype(Due::velocity), decltype(Got::velocity)>())>{};
  else
    return refuse<"state", Due, Got>{};
}

/// The verdict on a state to which a state is written.
template <class State, class To>
consteval auto check_fit_of_copy() {
  if constexpr (std::is_same_v<State, To>)
    return accepted{};
  else
    return refuse<"state to be written to", State, To>{};
}

}  // namespace unitstep::diagnostics
