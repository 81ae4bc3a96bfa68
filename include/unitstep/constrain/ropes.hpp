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

/// The event that a constraint takes hold, number `Which` of the list: it rises through zero while the run is not in `mode`,
/// as where a rope becomes taut.
/// \proof{examples/reference/constrain.cpp,only_in}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[nodiscard]] constexpr auto takes_hold(constrained<Field, C...> const& field, Mode const& mode) {
  static_assert(Which < std::tuple_size_v<detail::all_parts<C...>>,
                "takes_hold: the field has so many constraints");
  return rising([field, mode](auto const& s, auto const& t, Mode const& now) {
    using State = std::remove_cvref_t<decltype(s)>;
    using Time = std::remove_cvref_t<decltype(t)>;
    using T = typename raw_form<Time>::number;
    auto const raw = field.in(mode).template raw<State, Time>();
    using forms = typename std::remove_const_t<decltype(raw)>::forms;
    using value = typename raw_form<typename forms::template form<Which>::value>::field_view;
    T gap(-1);
    if (!(now == mode)) {
      auto const at = raw_form<State>::to_raw(s);
      raw.each([&](auto which, std::size_t, auto const& c, std::size_t) {
        if constexpr (which == Which)
          gap =
              detail::course_of<T>(c, at.position, at.velocity, raw_form<Time>::to_raw(t)).value[0];
      });
    }
    return raw_form<value>::from_raw(gap);
  });
}
/// The event that a constraint lets go: its multiplier falls through zero while the run is in `mode`, as where a rope would
/// have to push.
/// \proof{examples/reference/constrain.cpp,only_in}
template <std::size_t Which = 0, class Field, class... C, class Mode>
[[nodiscard]] constexpr auto lets_go(constrained<Field, C...> const& field, Mode const& mode) {
  static_assert(Which < std::tuple_size_v<detail::all_parts<C...>>,
                "lets_go: the field has so many constraints");
  return falling([field, mode](auto const& s, auto const& t, Mode const& now) {
    auto const pull = [&] {
      return std::get<Which>(unitstep::constraint_forces(field.in(mode), s, t));
    };
    using force = decltype(pull());
    using T = typename raw_form<std::remove_cvref_t<decltype(t)>>::number;
    return now == mode ? pull() : raw_form<force>::from_raw(T(1));
  });
}
/// The effect that a run goes to `mode`, and that what its constraints forbid of the velocities is lost, as in a catch
/// without bounce: the impulse is along the gradients.
/// \proof{examples/reference/constrain.cpp,only_in}
template <class Field, class... C, class Mode>
[[nodiscard]] constexpr auto hold_in(constrained<Field, C...> const& field, Mode const& mode) {
  return [field, mode](auto& s, auto const& t, Mode& now) {
    now = mode;
    s = unitstep::project(field.in(mode), s, t);
  };
}
/// The effect that a run goes to `mode`, and nothing else.
/// \proof{examples/reference/constrain.cpp,only_in}
template <class Mode>
[[nodiscard]] constexpr auto enter(Mode const& mode) {
  return [mode](auto const&, auto const&, Mode& now) { now = mode; };
}

}  // namespace unitstep
