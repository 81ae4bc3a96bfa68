// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/field/detail/aggregate_field.hpp>
#include <unitstep/field/detail/seen_field.hpp>
#include <unitstep/state/motion.hpp>

/// \file
/// \brief A caller's field on raw numbers.

namespace unitstep {

namespace detail {

/// A caller's field on raw numbers: the units are put on for the call and taken off its result.
template <class Field, class State, class Time>
struct light_field {
  [[no_unique_address]] Field field;
  using result = raw_form<field_result<Field, State, Time>>;

  constexpr auto operator()(typename raw_form<State>::raw const& s,
                            typename raw_form<Time>::raw const& t) const {
    return result::to_raw(field(raw_form<State>::for_field(s), raw_form<Time>::for_field(t)));
  }
};

/// Whether a value and its raw form are the same bits, so that nothing is called to put units on or
/// take them off: a constant evaluator charges for every call. Boost's quantity is not trivially
/// copyable, and a long double has bytes that are no part of the number. The compiler is asked itself:
/// the standard library's traits first prove a type complete, which costs more than all else here.
template <class T, class Raw = typename raw_form<T>::raw,
          class Number = typename raw_form<T>::number>
inline constexpr bool same_bits_as_raw = false;
template <class T, class Raw>
inline constexpr bool same_bits_as_raw<T, Raw, double> =
    __is_trivially_copyable(T) && sizeof(T) == sizeof(Raw);
template <class T, class Raw>
inline constexpr bool same_bits_as_raw<T, Raw, float> = same_bits_as_raw<T, Raw, double>;

/// A field that is called on the bits of a state and returns those of its result.
template <class Field, class State, class Time, class Seen = typename raw_form<State>::field_view>
concept field_on_bits =
    same_bits_as_raw<Seen> && same_bits_as_raw<field_result<Field, State, Time>>;

/// A field without members, such as a lambda that captures nothing: one made here does what the caller's does.
template <class Field>
concept stateless = __is_empty(Field) && __is_trivially_constructible(Field);

/// A field of a motion on raw numbers, on the same bits.
template <class Field, class X, class V, class Time>
  requires field_on_bits<Field, motion<X, V>, Time>
struct light_field<Field, motion<X, V>, Time> {
  [[no_unique_address]] Field field;
  using state = raw_form<motion<X, V>>;
  using acceleration = typename raw_form<field_result<Field, motion<X, V>, Time>>::raw;

  [[gnu::always_inline]] constexpr acceleration operator()(typename state::raw s,
                                                           typename raw_form<Time>::raw t) const {
    return __builtin_bit_cast(acceleration, field(__builtin_bit_cast(typename state::field_view, s),
                                                  typename raw_form<Time>::field_view{t}));
  }
};

/// The same for a field without state, which is found at once: g++'s evaluator charges for the way to
/// a member.
template <class Field, class X, class V, class Time>
  requires field_on_bits<Field, motion<X, V>, Time> && stateless<Field>
struct light_field<Field, motion<X, V>, Time> {
  static constexpr Field field{};
  using state = raw_form<motion<X, V>>;
  using acceleration = typename raw_form<field_result<Field, motion<X, V>, Time>>::raw;

  constexpr light_field() = default;
  constexpr explicit light_field(Field const&) {}

  [[gnu::always_inline]] constexpr acceleration operator()(typename state::raw s,
                                                           typename raw_form<Time>::raw t) const {
    return __builtin_bit_cast(acceleration, field(__builtin_bit_cast(typename state::field_view, s),
                                                  typename raw_form<Time>::field_view{t}));
  }
};

/// A field that is called with the caller's own types, on raw numbers.
template <class Field, class State, class Time>
struct typed_field {
  [[no_unique_address]] Field field;
  using result = raw_form<std::remove_cvref_t<std::invoke_result_t<Field const&, State, Time>>>;

  constexpr auto operator()(typename raw_form<State>::raw const& s,
                            typename raw_form<Time>::raw const& t) const {
    return result::to_raw(field(raw_form<State>::from_raw(s), raw_form<Time>::from_raw(t)));
  }
};

/// The same without a call for each unit.
template <class Field, quantity_like X, quantity_like V, quantity_like Time>
struct typed_field<Field, motion<X, V>, Time> {
  [[no_unique_address]] Field field;
  using number = number_of<X>;
  using result = std::remove_cvref_t<std::invoke_result_t<Field const&, motion<X, V>, Time>>;

  // Two functions: clang's evaluator charges for a statement that chooses.
  [[gnu::always_inline]] constexpr number operator()(motion<number, number> s, number t) const {
    return field(motion<X, V>{X::from_value(s.position), V::from_value(s.velocity)},
                 Time::from_value(t))
        .value();
  }
  /// Where the acceleration has no unit it may be a number.
  [[gnu::always_inline]] constexpr number operator()(motion<number, number> s, number t) const
    requires std::is_same_v<result, number>
  {
    return field(motion<X, V>{X::from_value(s.position), V::from_value(s.velocity)},
                 Time::from_value(t));
  }
};

/// The field that is called: without the `boost_typed` around it.
template <class Field>
constexpr std::decay_t<Field const&> callee(Field const& field) {
  return field;
}
template <class Field>
constexpr Field callee(boost_typed_field<Field> const& asking) {
  return asking.field;
}

}  // namespace detail

/// The field on raw numbers: its own raw form where it has one (the library's laws), otherwise the
/// caller's callable with units put on for the call and taken off its result.
/// \proof{examples/reference/field.cpp,raw_field}
template <class State, class Time, class Field>
[[gnu::always_inline]] constexpr auto raw_field(Field const& field) {
  if constexpr (requires { field.template raw<State, Time>(); }) {
    return field.template raw<State, Time>();
  } else if constexpr (aggregate_state<State>) {
    using seen_time = std::conditional_t<detail::sees_light<Field, State, Time>,
                                         typename raw_form<Time>::field_view, Time>;
    return detail::aggregate_field<std::decay_t<Field>, State, seen_time,
                                   detail::field_result<Field, State, Time>>{field};
  } else if constexpr (detail::sees_light<Field, State, Time>) {
    return detail::light_field<std::decay_t<Field>, State, Time>{field};
  } else {
    return detail::typed_field<decltype(detail::callee(field)), State, Time>{detail::callee(field)};
  }
}

}  // namespace unitstep
