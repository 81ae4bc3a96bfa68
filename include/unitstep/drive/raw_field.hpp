// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/seen_field.hpp>
#include <unitstep/state/aggregate_field.hpp>
#include <unitstep/state/motion_door.hpp>

namespace unitstep {

namespace detail {

/// A caller's field on raw numbers: the units are put on for the call and taken off its result.
template <class Field, class State, class Time>
struct light_field {
  [[no_unique_address]] Field field;
  using result = door<field_result<Field, State, Time>>;

  constexpr auto operator()(typename door<State>::raw const& s,
                            typename door<Time>::raw const& t) const {
    return result::off(field(door<State>::show(s), door<Time>::show(t)));
  }
};

/// The same without a call for each unit, since a constant evaluator charges for every one.
template <class Field, quantity_like X, quantity_like V, quantity_like Time>
struct light_field<Field, motion<X, V>, Time> {
  [[no_unique_address]] Field field;
  using state = typename door<motion<X, V>>::seen;
  using number = number_of<X>;

  [[gnu::always_inline]] constexpr number operator()(motion<number, number> s, number t)
      const requires is_light<field_result<Field, motion<X, V>, Time>> {
    return field(state{{s.position}, {s.velocity}}, typename door<Time>::seen{t}).number;
  }
  [[gnu::always_inline]] constexpr number operator()(motion<number, number> s, number t) const {
    return field(state{{s.position}, {s.velocity}}, typename door<Time>::seen{t}).value();
  }
};

/// A field that is called with the caller's own types, on raw numbers.
template <class Field, class State, class Time>
struct typed_field {
  [[no_unique_address]] Field field;
  using result = door<field_result<Field, State, Time>>;

  constexpr auto operator()(typename door<State>::raw const& s,
                            typename door<Time>::raw const& t) const {
    return result::off(field(door<State>::on(s), door<Time>::on(t)));
  }
};

/// The same without a call for each unit.
template <class Field, quantity_like X, quantity_like V, quantity_like Time>
struct typed_field<Field, motion<X, V>, Time> {
  [[no_unique_address]] Field field;
  using number = number_of<X>;

  [[gnu::always_inline]] constexpr number operator()(motion<number, number> s, number t) const {
    return field(motion<X, V>{X::from_value(s.position), V::from_value(s.velocity)},
                 Time::from_value(t))
        .value();
  }
};

}  // namespace detail

/// The field on raw numbers: its own raw form where it has one (the library's laws), otherwise the
/// caller's callable with units put on for the call and taken off its result.
template <class State, class Time, class Field>
constexpr auto raw_field(Field const& field) {
  if constexpr (requires { field.template raw<State, Time>(); }) {
    return field.template raw<State, Time>();
  } else if constexpr (aggregate_state<State>) {
    using seen_time =
        std::conditional_t<detail::sees_light<Field, State, Time>, typename door<Time>::seen, Time>;
    return detail::aggregate_field<std::decay_t<Field>, State, seen_time,
                                   detail::field_result<Field, State, Time>>{field};
  } else if constexpr (detail::sees_light<Field, State, Time>) {
    return detail::light_field<std::decay_t<Field>, State, Time>{field};
  } else {
    return detail::typed_field<std::decay_t<Field>, State, Time>{field};
  }
}

}  // namespace unitstep
