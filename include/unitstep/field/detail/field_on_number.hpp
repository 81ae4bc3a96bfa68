// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/state/detail/on_number.hpp>

/// \file
/// \brief A caller's field on another number than that of its state: on dual numbers, series, intervals.

namespace unitstep::detail {

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

}  // namespace unitstep::detail
