// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <tuple>
#include <type_traits>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/math/finite.hpp>
#include <unitstep/state/flat.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rates.hpp>
#include <unitstep/state/record.hpp>
#include <unitstep/units/door.hpp>
#include <unitstep/units/rate.hpp>

namespace unitstep {

namespace detail {

template <class T>
inline constexpr bool has_own_door = false;
template <class U, class T>
inline constexpr bool has_own_door<light<U, T>> = true;
template <class Q, std::size_t N>
inline constexpr bool has_own_door<vec<Q, N>> = true;
template <class Q, std::size_t N>
inline constexpr bool has_own_door<std::array<Q, N>> = true;
template <class X, class V>
inline constexpr bool has_own_door<motion<X, V>> = true;

}  // namespace detail

/// Any aggregate of the caller's, taken as a state: its members are quantities, numbers, vecs or
/// arrays of them, or aggregates again. Its field returns `rates`.
template <class S>
concept aggregate_state =
    std::is_class_v<S> && std::is_aggregate_v<S> && !number<S> && !detail::has_own_door<S>;

namespace detail {

template <class S, class Indices>
struct aggregate_parts;

/// The members of `S` and where each lies in the flat row.
template <class S, std::size_t... I>
struct aggregate_parts<S, std::index_sequence<I...>> {
  template <std::size_t J>
  using member_door = door<boost::pfr::tuple_element_t<J, S>>;
  template <std::size_t J>
  using member_flat = flat<typename member_door<J>::raw>;

  using number = typename member_door<0>::number;
  static constexpr bool one_number_type =
      (std::is_same_v<number, typename member_door<I>::number> && ...);
  template <std::size_t J>
  static constexpr std::size_t place = place_in_row<J, typename member_door<I>::raw...>();

  using row = vec<number, (member_flat<I>::size + ...)>;
  using checked = record<typename member_door<I>::checked...>;
  template <class Time>
  using rates_due = rates<rate_of<boost::pfr::tuple_element_t<I, S>, Time>...>;
  template <class Time>
  using checked_rates =
      record<typename door<rate_of<boost::pfr::tuple_element_t<I, S>, Time>>::checked...>;

  static constexpr row off(S const& s) {
    row r{};
    (member_flat<I>::put(member_door<I>::off(boost::pfr::get<I>(s)), r, place<I>), ...);
    return r;
  }
  static constexpr S on(row const& r) {
    return S{member_door<I>::on(member_flat<I>::take(r, place<I>))...};
  }
};

template <class S>
using parts_of = aggregate_parts<S, std::make_index_sequence<boost::pfr::tuple_size_v<S>>>;

}  // namespace detail

/// The door of any aggregate: its members in a row of plain numbers.
template <aggregate_state S>
struct door<S> {
  using parts = detail::parts_of<S>;
  using number = typename parts::number;
  using raw = typename parts::row;
  using checked = typename parts::checked;
  using seen = S;

  /// What a field of this state returns.
  template <class Time>
  using field_returns = typename parts::template rates_due<Time>;
  /// The same in the form on which formulas are checked.
  template <class Time>
  using field_returns_checked = typename parts::template checked_rates<Time>;

  static constexpr raw off(S const& s) { return parts::off(s); }
  static constexpr S on(raw const& r) { return parts::on(r); }
  static constexpr S show(raw const& r) { return parts::on(r); }

  /// Refuses a start that is not finite.
  static constexpr void require_finite(raw const& r) {
    if (!is_finite(r))
      fail<std::domain_error>(
          "unitstep: every member of initial must be finite, got infinity or NaN");
  }
};

namespace detail {

template <class Indices, class... R>
struct rates_door;
template <std::size_t... I, class... R>
struct rates_door<std::index_sequence<I...>, R...> {
  using number = typename door<std::tuple_element_t<0, std::tuple<R...>>>::number;
  template <std::size_t J>
  static constexpr std::size_t place = place_in_row<J, typename door<R>::raw...>();
  using raw = vec<number, (flat<typename door<R>::raw>::size + ...)>;
  using checked = record<typename door<R>::checked...>;

  static constexpr raw off(rates<R...> const& r) {
    if constexpr ((unitstep::number<typename door<R>::raw> && ...)) {
      return {door<R>::off(static_cast<rate_at<I, R> const&>(r).value)...};
    } else {
      raw row{};
      (flat<typename door<R>::raw>::put(door<R>::off(get<I>(r)), row, place<I>), ...);
      return row;
    }
  }
};

}  // namespace detail

/// The rates of an aggregate inside a state.
template <aggregate_state S, class Time>
struct detail::rate<S, Time> {
  using type = typename door<S>::template field_returns<Time>;
};

/// The door of rates: a row of plain numbers in the order of the members.
template <class... R>
struct door<rates<R...>> : detail::rates_door<std::index_sequence_for<R...>, R...> {};

template <class... Due, class... Got>
requires(sizeof...(Due) ==
         sizeof...(Got)) inline constexpr bool fits<rates<Due...>, rates<Got...>> =
    (fits<Due, Got> && ...);

}  // namespace unitstep
