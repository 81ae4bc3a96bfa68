// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>  // std::construct_at too: <memory> alone would be a fifth of the library
#include <type_traits>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/callable.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief A caller's field on raw numbers: its arguments, which are light quantities or the caller's own types, and its
/// result.

namespace unitstep::detail {

/// Whether a field is called with light quantities, or else with the caller's own types. A body that will not run is
/// not instantiated: a generic field may compile with one of the two only. The field is called directly, since
/// `std::invoke` would add lines to every refusal.
template <class Field, class State, class Time>
inline constexpr bool sees_light =
    requires(Field const& field, typename raw_form<State>::field_view const s,
             typename raw_form<Time>::field_view const t) { field(s, t); };
template <class Field, class State, class Time>
  requires asks_for_boost<Field>
inline constexpr bool sees_light<Field, State, Time> = false;
template <class Field, class State, class Time>
inline constexpr bool sees_own =
    requires(Field const& field, State const s, Time const t) { field(s, t); };

/// Whether a field of vectors fills its last argument.
template <class, class, class>
inline constexpr bool fills_last = false;

/// Whether a field can be called at all. If the body failed with light quantities, the compiler has reported why, and
/// would report the same with the caller's own types. A field of vectors in a run with modes is not asked whether it
/// takes two arguments, since that compiles the body of a generic one with the mode in place of what it fills.
template <class Field, class State, class Time>
consteval bool sees_either() {
  if constexpr (fills_last<Field, State, Time>)
    return true;
  else if constexpr (diagnostics::takes<Field, typename raw_form<State>::field_view,
                                        typename raw_form<Time>::field_view> &&
                     !asks_for_boost<Field>)
    return sees_light<Field, State, Time>;
  else
    return sees_light<Field, State, Time> || sees_own<Field, State, Time>;
}

template <class Field, class State, class Time, bool>
struct field_call {
  using type =
      decltype(std::declval<Field const&>()(std::declval<typename raw_form<State>::field_view>(),
                                            std::declval<typename raw_form<Time>::field_view>()));
};
template <class Field, class State, class Time>
struct field_call<Field, State, Time, false> {
  using type = decltype(std::declval<Field const&>()(std::declval<State>(), std::declval<Time>()));
};

/// The result of a field for the caller's units.
template <class Field, class State, class Time>
using field_result = std::remove_cvref_t<
    typename field_call<Field, State, Time, sees_light<Field, State, Time>>::type>;

/// The result, of any type, of a callable on plain numbers, which sees them as light quantities if it can.
template <class State, class Time, class Called>
constexpr auto call_on_raw(Called const& called, typename raw_form<State>::raw const& s,
                           typename raw_form<Time>::raw const& t) {
  if constexpr (sees_light<Called, State, Time>)
    return called(raw_form<State>::for_field(s), raw_form<Time>::for_field(t));
  else
    return called(raw_form<State>::from_raw(s), raw_form<Time>::from_raw(t));
}

/// Whether a value is only a vector of numbers, in memory too.
template <class T, class Row>
inline constexpr bool is_bare = std::is_trivially_copyable_v<T> && sizeof(T) == sizeof(Row) &&
                                std::is_trivially_copyable_v<Row>;

template <class R>
inline constexpr bool all_quantities = false;
template <class... R>
inline constexpr bool all_quantities<rates<R...>> = (quantity_like<R> && ...);

/// A caller's field of an aggregate on its vector of numbers: the arguments of the call get their units, and the units
/// of the rates are removed.
///
/// A constant evaluator charges for every call. So numbers, light quantities and types made of them are copied as bits.
/// Boost's quantities, which are not trivially copyable, are converted one by one.
///
/// \tparam SeenTime the type of the time in a call of the field
/// \tparam Result   the result of the field
template <class Field, class S, class SeenTime, class Result, class Places = members_of<S>>
struct aggregate_field;

template <class Field, class S, class SeenTime, class Result, std::size_t... I>
struct aggregate_field<Field, S, SeenTime, Result, std::index_sequence<I...>> {
  using number = typename raw_form<S>::number;
  using raw = typename raw_form<S>::raw;
  template <std::size_t J>
  using member_at = boost::pfr::tuple_element_t<J, S>;

  // A long double has bytes that are no part of the number.
  static constexpr bool bits_are_numbers =
      (std::is_same_v<number, double> || std::is_same_v<number, float>) &&
      !is_boost_quantity<SeenTime>;

  static constexpr bool named =
      (quantity_like<member_at<I>> && ...) && !is_boost_quantity<SeenTime>;
  // A function in between would cost a tenth of the steps of three quantities.
  static constexpr bool three_quantities =
      raw::size == 3 && sizeof...(I) == 3 && all_quantities<Result>;

  [[no_unique_address]] Field field;

  constexpr raw operator()(raw s, typename raw_form<SeenTime>::raw t) const {
    if constexpr (bits_are_numbers && is_bare<S, raw> && is_bare<Result, raw>) {
      return __builtin_bit_cast(raw, field(__builtin_bit_cast(S, s), SeenTime{t}));
    } else if constexpr (bits_are_numbers && is_bare<S, raw> && three_quantities) {
      auto const r = field(__builtin_bit_cast(S, s), SeenTime{t});
      return {{r.a.value(), r.b.value(), r.c.value()}};
    } else if constexpr (named && three_quantities) {
      auto const r = field(S{member_at<I>::from_value(s.n[I])...}, SeenTime{t});
      return {{r.a.value(), r.b.value(), r.c.value()}};
    } else if constexpr (named) {
      return numbers_of(field(S{member_at<I>::from_value(s.n[I])...}, SeenTime{t}), s);
    } else {
      return numbers_of(field(raw_form<S>::from_raw(s), raw_form<SeenTime>::from_raw(t)), s);
    }
  }

private:
  static constexpr raw numbers_of(Result const& r, [[maybe_unused]] raw const& s) {
    if constexpr (!all_quantities<Result> || sizeof...(I) != raw::size) {
      raw rates{};
      vector_layout<S>::put_rate(s, r, rates, 0);
      return rates;
    } else if constexpr (sizeof...(I) == 1) {
      return {{r.a.value()}};
    } else if constexpr (sizeof...(I) == 2) {
      return {{r.a.value(), r.b.value()}};
    } else if constexpr (sizeof...(I) == 3) {
      return {{r.a.value(), r.b.value(), r.c.value()}};
    } else {
      return {{unitstep::get<I>(r).value()...}};
    }
  }
};

/// A caller's field on raw numbers: the arguments of the call get their units, and that of the result is removed.
template <class Field, class State, class Time>
struct light_field {
  [[no_unique_address]] Field field;
  using result = raw_form<field_result<Field, State, Time>>;

  constexpr auto operator()(typename raw_form<State>::raw const& s,
                            typename raw_form<Time>::raw const& t) const {
    return result::to_raw(field(raw_form<State>::for_field(s), raw_form<Time>::for_field(t)));
  }
};

/// Whether a value and its raw form are the same bits, so that units need no call: a constant evaluator charges for
/// every call. Boost's quantity is not trivially copyable, and a long double has bytes that are no part of the number.
/// Builtins of the compiler serve here: the standard library's traits first prove a type complete, which costs more
/// than all else here.
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

/// A field without members, such as a lambda that captures nothing: a new one does the same as the caller's.
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

/// The same for a field without state, which is a static member: g++'s evaluator charges for access to a member.
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

/// A field on raw numbers that is called with the caller's own types.
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

  // Two functions, since clang's evaluator charges for a statement that chooses.
  [[gnu::always_inline]] constexpr number operator()(motion<number, number> s, number t) const {
    return field(motion<X, V>{X::from_value(s.position), V::from_value(s.velocity)},
                 Time::from_value(t))
        .value();
  }
  /// An acceleration without a unit may be a number.
  [[gnu::always_inline]] constexpr number operator()(motion<number, number> s, number t) const
    requires std::is_same_v<result, number>
  {
    return field(motion<X, V>{X::from_value(s.position), V::from_value(s.velocity)},
                 Time::from_value(t));
  }
};

/// The field that is called, without a `boost_typed` around it.
template <class Field>
constexpr std::decay_t<Field const&> callee(Field const& field) {
  return field;
}
template <class Field>
constexpr Field callee(boost_typed_field<Field> const& asking) {
  return asking.field;
}

}  // namespace unitstep::detail

namespace unitstep {

/// The field on raw numbers: its own raw form if it has one (the library's laws), otherwise the caller's callable; the
/// arguments of a call get their units, and that of the result is removed.
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

namespace detail {

/// The type of the time with which a field on raw numbers calls the caller's; `void` if it is not known.
template <class Raw>
struct time_of_raw_field {
  using type = void;
};
template <class Field, class State, class Time>
struct time_of_raw_field<light_field<Field, State, Time>> {
  using type = Time;
};
template <class Field, class State, class Time>
struct time_of_raw_field<typed_field<Field, State, Time>> {
  using type = Time;
};
template <class Field, class State, class Time, class Result, class Places>
struct time_of_raw_field<aggregate_field<Field, State, Time, Result, Places>> {
  using type = Time;
};

/// Replaces a value by a copy constructed in its place, since a lambda that captures cannot be assigned.
template <class Field>
constexpr void replace_in_place(Field& place, Field const& made) {
  if constexpr (std::is_copy_assignable_v<Field>) {
    place = made;
  } else if constexpr (std::is_nothrow_copy_constructible_v<Field>) {
    if constexpr (!std::is_empty_v<Field>) {
      std::destroy_at(&place);
      std::construct_at(&place, made);
    }
  } else {
    Field copy(made);  // may throw, before the old one is destroyed
    std::destroy_at(&place);
    std::construct_at(&place, std::move(copy));
  }
}

// A caller's field on another number than that of its state: on dual numbers, series, intervals.

/// A law whose constants are converted to another number. A law that keeps more than it is given has a member
/// `on_number<N>()`; any other is made of its converted members, and a lambda is not changed.
template <class N, class Law>
constexpr auto law_on_number(Law const& law) {
  if constexpr (requires { law.template on_number<N>(); })
    return law.template on_number<N>();
  else if constexpr (aggregate_with_base<Law>)
    return law;  // its members cannot be found
  else
    return detail::to_number<N>(law);
}
template <class N, class Law>
using law_on = decltype(detail::law_on_number<N>(std::declval<Law const&>()));

/// Whether a field can be run on another number: the state can, and the field is a law of the library's or
/// takes any state and time (`auto const&`), not types that it names.
template <class N, class State, class Time, class Field>
concept field_on_number =
    rebindable<State, N> && !asks_for_boost<Field> && (requires(law_on<N, Field> const& f) {
      f.template raw<on_number<State, N>, on_number<Time, N>>();
    } || diagnostics::takes<law_on<N, Field>, on_number<State, N>, on_number<Time, N>>);

/// The refusal of a field that cannot be run on another number. A field of the library has its own words for it.
template <class Field>
consteval auto refuse_on_number() {
  if constexpr (requires { typename Field::due_on_numbers; })
    return diagnostics::refuse<"field", typename Field::due_on_numbers, Field>{};
  else
    return diagnostics::refuse<"field",
                               diagnostics::words<"callable with any number (auto const&)">,
                               diagnostics::words<"one that names its types">>{};
}
template <class Field>
using refused_on_number = decltype(refuse_on_number<Field>());

/// A field on rows of another number: numbers of the state in, their rates out.
///
/// The field is called with the state in light quantities of `N`; what it returns may hold constants of the
/// caller's, which are converted. Which units belong to it was checked with the caller's own types before.
template <class N, class State, class Time, class Field>
struct field_of_rows {
  using state = on_number<State, N>;
  using time = on_number<Time, N>;
  using vector_type = state_vector_on<State, N>;

  [[no_unique_address]] Field field;

  constexpr vector_type operator()(vector_type const& numbers, N const& t) const {
    vector_type rates{};
    state const s = vector_layout<state>::unflatten(numbers, 0);
    if constexpr (requires { field.template raw<state, time>(); }) {
      auto const rate = field.template raw<state, time>()(raw_form<state>::to_raw(s), t);
      using value = typename vector_layout<state>::template due<time>;
      vector_layout<state>::put_rate(numbers, raw_form<value>::from_raw(rate), rates, 0);
    } else {
      auto const rate = field(s, raw_form<time>::from_raw(t));
      vector_layout<state>::put_rate(numbers, rate, rates, 0);
    }
    return rates;
  }
};

/// A field on the number `N`. Its constants are converted once, here.
template <class N, class State, class Time, class Field>
  requires field_on_number<N, State, Time, Field>
constexpr auto field_on(Field const& field) {
  return field_of_rows<N, State, Time, law_on<N, Field>>{detail::law_on_number<N>(field)};
}

}  // namespace detail

}  // namespace unitstep
