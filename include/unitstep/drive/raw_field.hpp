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

/// Whether a value and its raw form are the same bits, so that nothing is called to put units on or
/// take them off: a constant evaluator charges for every call. Boost's quantity is not trivially
/// copyable, and a long double has bytes that are no part of the number.
template <class T, class Number, class Raw = typename door<T>::raw>
inline constexpr bool same_bits_as_raw =
    (std::is_same_v<Number, double> || std::is_same_v<Number, float>)&&sizeof(T) == sizeof(Raw) &&
    std::is_trivially_copyable_v<T> && std::is_trivially_copyable_v<Raw>;

/// The same for a motion.
template <class Field, class X, class V, class Time>
struct light_field<Field, motion<X, V>, Time> {
  [[no_unique_address]] Field field;
  using state = door<motion<X, V>>;
  using number = typename state::number;
  using seen = typename state::seen;
  using seen_time = typename door<Time>::seen;
  using result = field_result<Field, motion<X, V>, Time>;
  using acceleration = typename door<result>::raw;
  static constexpr bool bits =
      same_bits_as_raw<seen, number>&& same_bits_as_raw<result, number>;

  [[gnu::always_inline]] constexpr acceleration operator()(typename state::raw s, number t)
      const requires bits {
    return __builtin_bit_cast(acceleration, field(__builtin_bit_cast(seen, s), seen_time{t}));
  }
  constexpr acceleration operator()(typename state::raw const& s, number t) const requires(!bits) {
    return door<result>::off(field(state::show(s), seen_time{t}));
  }
};

/// A field that is called with the caller's own types, on raw numbers.
template <class Field, class State, class Time>
struct typed_field {
  [[no_unique_address]] Field field;
  using result = door<std::remove_cvref_t<std::invoke_result_t<Field const&, State, Time>>>;

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

/// What is called in the end: the field inside of `boost_typed`.
template <class Field>
constexpr Field const& callee(Field const& field) {
  return field;
}
template <class Field>
constexpr Field const& callee(boost_typed_field<Field> const& asking) {
  return asking.field;
}

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
    using callee = std::decay_t<decltype(detail::callee(field))>;
    return detail::typed_field<callee, State, Time>{detail::callee(field)};
  }
}

}  // namespace unitstep
