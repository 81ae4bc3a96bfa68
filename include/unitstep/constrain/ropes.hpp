// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/only_in.hpp>
#include <unitstep/drive/event.hpp>

/// \file
/// \brief Ropes and stops: the events at which a constraint takes hold and lets go in a run with modes, and what happens
/// there.

namespace unitstep {

namespace detail {

/// The value of a constraint of one row while a run is not in its mode; -1 in it.
template <std::size_t Which, class Field, class Mode>
struct gap_event {
  Field field;
  Mode mode;

  template <class X, class V, class Time>
  constexpr auto operator()(motion<X, V> const& s, Time const& t, Mode const& now) const {
    auto const held = field.in(mode);
    auto const raw = held.template raw<motion<X, V>, Time>();
    using forms = typename std::remove_const_t<decltype(raw)>::forms;
    using value = typename raw_form<typename forms::template form<Which>::value>::field_view;
    using T = typename raw_form<Time>::number;
    if (now == mode) return raw_form<value>::from_raw(T(-1));
    auto const x = raw_form<X>::to_raw(s.position);
    T gap(0);
    raw.each([&](auto which, std::size_t, auto const& c, std::size_t) {
      if constexpr (which == Which)
        gap = c.values(detail::touched_by<T>(c, x), raw_form<Time>::to_raw(t))[0];
    });
    return raw_form<value>::from_raw(gap);
  }
};
/// The multiplier of a constraint of one row while a run is in its mode; 1 in the others.
template <std::size_t Which, class Field, class Mode>
struct pull_event {
  Field field;
  Mode mode;

  template <class X, class V, class Time>
  constexpr auto operator()(motion<X, V> const& s, Time const& t, Mode const& now) const {
    using force =
        std::tuple_element_t<Which, decltype(unitstep::constraint_forces(field.in(mode), s, t))>;
    using T = typename raw_form<Time>::number;
    if (now == mode) return std::get<Which>(unitstep::constraint_forces(field.in(mode), s, t));
    return raw_form<force>::from_raw(T(1));
  }
};
/// Goes to a mode, with the velocities that its constraints allow.
template <class Field, class Mode>
struct hold_effect {
  Field field;
  Mode mode;

  template <class State, class Time>
  constexpr void operator()(State& s, Time const& t, Mode& now) const {
    now = mode;
    s = unitstep::project(field.in(mode), s, t);
  }
};
/// Goes to a mode.
template <class Mode>
struct enter_effect {
  Mode mode;

  template <class State, class Time>
  constexpr void operator()(State const&, Time const&, Mode& now) const {
    now = mode;
  }
};

}  // namespace detail

/// The event that a constraint takes hold, number `Which` of the list: it rises through zero while the run is not in `mode`,
/// as where a rope becomes taut.
/// \proof{examples/reference/constrain.cpp,only_in}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[nodiscard]] constexpr auto takes_hold(constrained<Field, C...> const& field, Mode const& mode) {
  static_assert(Which < std::tuple_size_v<detail::all_parts<C...>>,
                "takes_hold: the field has so many constraints");
  return rising(detail::gap_event<Which, constrained<Field, C...>, Mode>{field, mode});
}
/// The event that a constraint lets go: its multiplier falls through zero while the run is in `mode`, as where a rope would
/// have to push.
/// \proof{examples/reference/constrain.cpp,only_in}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[nodiscard]] constexpr auto lets_go(constrained<Field, C...> const& field, Mode const& mode) {
  static_assert(Which < std::tuple_size_v<detail::all_parts<C...>>,
                "lets_go: the field has so many constraints");
  return falling(detail::pull_event<Which, constrained<Field, C...>, Mode>{field, mode});
}
/// The effect that a run goes to `mode`, and that what its constraints forbid of the velocities is lost, as in a catch
/// without bounce: the impulse is along the gradients.
/// \proof{examples/reference/constrain.cpp,only_in}
template <class Field, class... C, class Mode>
[[nodiscard]] constexpr auto hold_in(constrained<Field, C...> const& field, Mode const& mode) {
  return detail::hold_effect<constrained<Field, C...>, Mode>{field, mode};
}
/// The effect that a run goes to `mode`, and nothing else.
/// \proof{examples/reference/constrain.cpp,only_in}
template <class Mode>
[[nodiscard]] constexpr auto enter(Mode const& mode) {
  return detail::enter_effect<Mode>{mode};
}

}  // namespace unitstep
