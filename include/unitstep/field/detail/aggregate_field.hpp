// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/state/aggregate.hpp>
#include <utility>

namespace unitstep::detail {

/// Whether a value is a vector of numbers and nothing else, in memory too.
template <class T, class Row>
inline constexpr bool is_bare = std::is_trivially_copyable_v<T> && sizeof(T) == sizeof(Row) &&
                                std::is_trivially_copyable_v<Row>;

template <class R>
inline constexpr bool all_quantities = false;
template <class... R>
inline constexpr bool all_quantities<rates<R...>> = (quantity_like<R> && ...);

/// A caller's field of an aggregate on its vector of numbers: the units are put on for the call and
/// taken off the rates.
///
/// A constant evaluator charges for every call. So numbers, light quantities and what is made of them
/// are taken as the bits that they are, and Boost's quantities, which are not trivially copyable, are
/// named one by one.
///
/// \tparam SeenTime the time as the field is called with it
/// \tparam Result   what the field returns
template <class Field, class S, class SeenTime, class Result,
          class Places = std::make_index_sequence<boost::pfr::tuple_size_v<S>>>
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

  constexpr raw operator()(raw s, number t) const {
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
      member<S>::put_rate(s, r, rates, 0);
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

}  // namespace unitstep::detail
