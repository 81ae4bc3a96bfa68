// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/field/banded.hpp>
#include <unitstep/field/detail/field_on_number.hpp>
#include <unitstep/field/with_jacobian.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/dual_functions.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <unitstep/state/detail/on_number.hpp>

namespace unitstep::detail {

/// A raw field without the wrapper that counts its calls.
template <class Field>
constexpr auto const& uncounted(Field const& field) {
  if constexpr (requires { field.uncounted(); })
    return field.uncounted();
  else
    return field;
}
template <class Field>
using uncounted_field =
    std::remove_cvref_t<decltype(detail::uncounted(std::declval<Field const&>()))>;

/// Which of its numbers the rates of a field depend on: all, unless it says so.
template <class Field, std::size_t n>
struct band_of {
  using type = band<n - 1, n - 1>;
};
template <class Field, std::size_t n>
  requires requires { typename Field::band; }
struct band_of<Field, n> {
  using type = band<Field::band::below, Field::band::above>;
};

/// A field on vectors of duals, or of another number D, made of a raw field that holds the caller's callable or a
/// law, or takes any number. `suits` says whether there is one.
template <class D, class State, class Field>
struct dual_field {
  using with = on_number<State, D>;
  static constexpr bool suits = std::is_invocable_v<Field const&, with const&, D const&>;
  static constexpr auto of(Field const& field) { return vector_field<with, Field>{field}; }
};
template <class D, class State, class Field, class S, class Time>
struct dual_field<D, State, light_field<Field, S, Time>> {
  static constexpr bool suits = field_on_number<D, S, Time, Field>;
  static constexpr auto of(light_field<Field, S, Time> const& f) {
    return detail::field_on<D, S, Time>(f.field);
  }
};
template <class D, class State, class Field, class S, class Time, class Result, class Places>
struct dual_field<D, State, aggregate_field<Field, S, Time, Result, Places>> {
  static constexpr bool suits = field_on_number<D, S, Time, Field>;
  static constexpr auto of(aggregate_field<Field, S, Time, Result, Places> const& f) {
    return detail::field_on<D, S, Time>(f.field);
  }
};
// A field with a stated band is the field inside: duals keep what it says about its Jacobian.
template <class D, class State, std::size_t Below, std::size_t Above, class Field>
struct dual_field<D, State, banded_raw<Below, Above, Field>> {
  static constexpr bool suits = dual_field<D, State, Field>::suits;
  static constexpr auto of(banded_raw<Below, Above, Field> const& f) {
    return dual_field<D, State, Field>::of(f.field);
  }
};
template <class D, class State, class Field, class Jacobian, class S, class Time>
struct dual_field<D, State, raw_with_jacobian<Field, Jacobian, S, Time>> {
  static constexpr bool suits = dual_field<D, State, Field>::suits;
  static constexpr auto of(raw_with_jacobian<Field, Jacobian, S, Time> const& f) {
    return dual_field<D, State, Field>::of(f.field);
  }
};
// A field that names its types takes no duals.
template <class D, class State, class Field, class S, class Time>
struct dual_field<D, State, typed_field<Field, S, Time>> {
  static constexpr bool suits = false;
};

}  // namespace unitstep::detail
