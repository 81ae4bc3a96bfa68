// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/pfr/core.hpp>
#include <cstddef>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/rates.hpp>
#include <unitstep/units/describe.hpp>
#include <utility>

namespace unitstep::diagnostics {

/// The required type of a Jacobian: `Rows` rates of `Columns` entries.
template <std::size_t Rows, std::size_t Columns>
struct jacobian_words {
  static constexpr sentence write() {
    return sentence{}.add("rates{...} of ", Rows, " rows, each rates{...} of ", Columns,
                          " entries");
  }
};
/// "Jacobian entry (1, 0)", counted from 0.
template <std::size_t Row, std::size_t Column>
struct entry_words {
  static constexpr sentence write() {
    return sentence{}.add("Jacobian entry (", Row, ", ", Column, ')');
  }
};

/// The verdict on an entry, which is a rate per member.
template <class Rate, class Member, class Got, std::size_t Row, std::size_t Column>
consteval auto check_entry() {
  using due = rate_of<Rate, Member>;
  if constexpr (fits<due, Got>)
    return accepted{};
  else
    return refuse<text_of<entry_words<Row, Column>>, due, Got>{};
}

/// The verdict on the rows of a Jacobian whose rates are `Rate...`, by members `Member...`.
template <class... Rate>
struct check_entries {
  template <class... Member>
  struct by {
    using shape = words<text_of<jacobian_words<sizeof...(Rate), sizeof...(Member)>>>;

    template <std::size_t Row, class R, class... Got>
      requires (sizeof...(Got) == sizeof...(Member))
    static consteval auto row(rates<Got...> const*) {
      return []<std::size_t... J>(std::index_sequence<J...>) {
        return first_refusal<decltype(check_entry<R, Member, Got, Row, J>())...>{};
      }(std::index_sequence_for<Member...>{});
    }
    template <std::size_t Row, class R>
    static consteval auto row(void const*) {
      return refuse<"Jacobian", shape, words<"a row of another length">>{};
    }
    template <class... Got>
      requires (sizeof...(Got) == sizeof...(Rate))
    static consteval auto check(rates<Got...> const*) {
      return []<std::size_t... I>(std::index_sequence<I...>) {
        return first_refusal<decltype(row<I, Rate>(static_cast<Got const*>(nullptr)))...>{};
      }(std::index_sequence_for<Rate...>{});
    }
    template <class Got>
    static consteval auto check(Got const*) {
      return refuse<"Jacobian", shape, Got>{};
    }
  };
};

/// The check of a Jacobian by its entries, for a state whose members are each a quantity or a number.
template <class State>
struct jacobian_of_state {
  template <class Time, class Got>
  static consteval auto check() {
    return refuse<"initial",
                  words<"a state whose members are quantities, for a Jacobian that is given">,
                  State>{};
  }
};
template <class X, class V>
  requires (quantity_like<X> || number<X>)
struct jacobian_of_state<motion<X, V>> {
  template <class Time, class Got>
  static consteval auto check() {
    return check_entries<rate_of<V, Time>>::template by<X, V>::check(
        static_cast<rates<Got> const*>(nullptr));
  }
};
/// Whether each member of an aggregate is one quantity or number. A lambda that says so confuses nvcc.
template <class S, std::size_t... I>
consteval bool has_scalars_only(std::index_sequence<I...>) {
  return ((quantity_like<boost::pfr::tuple_element_t<I, S>> ||
           number<boost::pfr::tuple_element_t<I, S>>) &&
          ...);
}
template <aggregate_state S>
  requires (has_scalars_only<S>(unitstep::detail::members_of<S>{}))
struct jacobian_of_state<S> {
  template <class Time, class Got>
  static consteval auto check() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return check_entries<rate_of<boost::pfr::tuple_element_t<I, S>, Time>...>::template by<
          boost::pfr::tuple_element_t<I, S>...>::check(static_cast<Got const*>(nullptr));
    }(unitstep::detail::members_of<S>{});
  }
};

/// The verdict on the result of a caller's Jacobian, entry by entry.
template <class State, class Jacobian, class Time>
consteval auto check_jacobian() {
  if constexpr (auto callable = check_callable<"Jacobian", Jacobian, State, Time>(); !callable.ok)
    return callable;
  else
    return jacobian_of_state<State>::template check<
        Time, unitstep::detail::field_result<Jacobian, State, Time>>();
}

}  // namespace unitstep::diagnostics

namespace unitstep {

namespace detail {

/// A raw field with the Jacobian that the caller gave for it.
template <class Field, class Jacobian, class State, class Time>
struct raw_with_jacobian {
  [[no_unique_address]] Field field;
  [[no_unique_address]] Jacobian by_state;

  template <class S, class T>
  [[gnu::always_inline]] constexpr auto operator()(S const& s, T const& t) const {
    return field(s, t);
  }

  /// Writes the derivatives of the rates by the numbers of a state into a matrix.
  template <class Row, class T, class Matrix>
  constexpr void jacobian(Row const& y, T const& t, Matrix& m) const {
    if constexpr (aggregate_state<State>) {
      auto const j = detail::call_on_raw<State, Time>(by_state, y, t);
      [&]<std::size_t... I>(std::index_sequence<I...>) {
        (put(unitstep::get<I>(j), I, m, std::make_index_sequence<Row::size>{}), ...);
      }(std::make_index_sequence<Row::size>{});
    } else {
      m.a[0] = {T(0), T(1)};
      put(detail::call_on_raw<State, Time>(by_state, {y[0], y[1]}, t), 1, m,
          std::make_index_sequence<2>{});
    }
  }

private:
  template <class... Entry, class Matrix, std::size_t... J>
  static constexpr void put(rates<Entry...> const& row, std::size_t i, Matrix& m,
                            std::index_sequence<J...>) {
    ((m.a[i][J] = raw_form<Entry>::to_raw(unitstep::get<J>(row))), ...);
  }
};

}  // namespace detail

/// A field with its Jacobian; made by `with_jacobian`.
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
      diagnostics::first_refusal<decltype(diagnostics::check_inside<State, Field, Time>()),
                                 decltype(diagnostics::check_jacobian<State, Jacobian, Time>())>;

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    using inside = decltype(unitstep::raw_field<State, Time>(field));
    return detail::raw_with_jacobian<inside, Jacobian, State, Time>{
        unitstep::raw_field<State, Time>(field), jacobian};
  }

  /// Refuses the values that the field inside refuses.
  constexpr void require_values() const { detail::require_values(field); }
};

/// Gives an implicit method the Jacobian of a field: a callable (state, time) that returns the derivative of each rate
/// by each member, `rates{rates{...}, ...}`, with a row for each rate and in it an entry for each member. For a motion
/// the one row is that of the acceleration, by position and velocity.
///
/// The unit of every entry is checked: that of the rate per that of the member. Members are single quantities or
/// numbers. For a generic field dual numbers give the same for less work; this is for a field that names its types, or
/// whose body does not work with dual numbers.
/// \proof{examples/reference/field.cpp,with_jacobian}
template <class Field, class Jacobian>
[[nodiscard]] constexpr auto with_jacobian(Field const& field, Jacobian const& jacobian) {
  return field_with_jacobian<std::decay_t<Field const&>, std::decay_t<Jacobian const&>>{field,
                                                                                        jacobian};
}

}  // namespace unitstep
