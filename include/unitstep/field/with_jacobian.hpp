// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/field/detail/check_jacobian.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/rates.hpp>
#include <utility>

namespace unitstep {

namespace detail {

/// A raw field beside the Jacobian that the caller gave for it.
template <class Field, class Jacobian, class State, class Time>
struct raw_with_jacobian {
  [[no_unique_address]] Field field;
  [[no_unique_address]] Jacobian by_state;

  template <class S, class T>
  [[gnu::always_inline]] constexpr auto operator()(S const& s, T const& t) const {
    return field(s, t);
  }

  /// Puts the derivatives of the rates by the numbers of a state into a matrix.
  template <class Row, class T, class Matrix>
  constexpr void jacobian(Row const& y, T const& t, Matrix& m) const {
    if constexpr (aggregate_state<State>) {
      auto const j = at(y, t);
      [&]<std::size_t... I>(std::index_sequence<I...>) {
        (put(unitstep::get<I>(j), I, m, std::make_index_sequence<Row::size>{}), ...);
      }(std::make_index_sequence<Row::size>{});
    } else {
      m.a[0] = {T(0), T(1)};
      put(at(typename raw_form<State>::raw{y[0], y[1]}, t), 1, m, std::make_index_sequence<2>{});
    }
  }

private:
  template <class Raw, class T>
  constexpr auto at(Raw const& s, T const& t) const {
    if constexpr (sees_light<Jacobian, State, Time> && !aggregate_state<State>)
      return by_state(raw_form<State>::for_field(s), raw_form<Time>::for_field(t));
    else if constexpr (sees_light<Jacobian, State, Time>)
      return by_state(raw_form<State>::from_raw(s), raw_form<Time>::for_field(t));
    else
      return by_state(raw_form<State>::from_raw(s), raw_form<Time>::from_raw(t));
  }
  template <class Entries, class Matrix, std::size_t... J>
  static constexpr void put(Entries const& row, std::size_t i, Matrix& m,
                            std::index_sequence<J...>) {
    ((m.a[i][J] = number_in(unitstep::get<J>(row))), ...);
  }
  template <class Q>
  static constexpr auto number_in(Q const& q) {
    return raw_form<Q>::to_raw(q);
  }
};

}  // namespace detail

/// A field beside its Jacobian; made by `with_jacobian`.
/// \proof{examples/reference/field.cpp,with_jacobian}
template <class Field, class Jacobian>
struct field_with_jacobian {
  [[no_unique_address]] Field field;        ///< the caller's field
  [[no_unique_address]] Jacobian jacobian;  ///< its derivatives

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const {
    return field(s, t);
  }

  /// The verdict on the field, and on every entry of the Jacobian.
  template <class State, class Time>
  using verdict =
      diagnostics::first_refusal<decltype(diagnostics::check_field<State, Field, Time>()),
                                 decltype(diagnostics::check_jacobian<State, Jacobian, Time>())>;

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    using inside = decltype(unitstep::raw_field<State, Time>(field));
    return detail::raw_with_jacobian<inside, Jacobian, State, Time>{
        unitstep::raw_field<State, Time>(field), jacobian};
  }

  /// Refuses what the field inside refuses.
  constexpr void require_values() const { detail::require_values(field); }
};

/// Gives an implicit method the Jacobian of a field: a callable (state, time) that returns the derivative of
/// each rate by each member, `rates{rates{...}, ...}`, a row for a rate and in it an entry for a member. Of a motion
/// the one row is that of the acceleration, by position and velocity.
///
/// The unit of every entry is checked: that of the rate per that of the member. Members are single quantities or
/// numbers. Where a field is generic dual numbers give the same for less work; this is for a field that names its
/// types, or whose body no dual number can go through.
/// \proof{examples/reference/field.cpp,with_jacobian}
template <class Field, class Jacobian>
[[nodiscard]] constexpr auto with_jacobian(Field const& field, Jacobian const& jacobian) {
  return field_with_jacobian<std::decay_t<Field const&>, std::decay_t<Jacobian const&>>{field,
                                                                                        jacobian};
}

}  // namespace unitstep
