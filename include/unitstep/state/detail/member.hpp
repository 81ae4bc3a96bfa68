// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/detail/checked_members.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/rates.hpp>

/// \file
/// \brief How the members of a state lie one after another in its vector of numbers.

namespace unitstep::detail {

/// How a member of a state lies in the vector of numbers that the state becomes: `size` numbers, of the
/// type `number`. `due` is its rate, `checked` and `due_checked` are what formulas are checked on.
template <class M>
struct member {};

template <plain_member M>
struct member<M> {
  using of = raw_form<M>;
  using number = typename of::number;
  using checked = typename of::checked;
  template <class Time>
  using due = rate_of<M, Time>;
  template <class Time>
  using due_checked = typename raw_form<rate_of<M, Time>>::checked;
  static constexpr std::size_t size = vector_layout<typename of::raw>::size;

  template <class Numbers>
  static constexpr void put(M const& m, Numbers& numbers, std::size_t at) {
    vector_layout<typename of::raw>::put(of::to_raw(m), numbers, at);
  }
  template <class Numbers>
  static constexpr M take(Numbers const& numbers, std::size_t at) {
    return of::from_raw(vector_layout<typename of::raw>::take(numbers, at));
  }
  /// Puts the rate where the member is.
  template <class Numbers, class R>
  static constexpr void put_rate(Numbers const&, R const& rate, Numbers& rates, std::size_t at) {
    vector_layout<typename raw_form<R>::raw>::put(raw_form<R>::to_raw(rate), rates,
                                                  at);  // a constant may be of another number
  }
};

/// A motion among the members. The rate of its position is its velocity, so the field returns the
/// rest: its acceleration.
template <class X, class V>
struct member<motion<X, V>> {
  using number = typename member<X>::number;
  using checked = checked_members<typename member<X>::checked, typename member<V>::checked>;
  template <class Time>
  using due = rate_of<V, Time>;
  template <class Time>
  using due_checked =
      checked_members<typename member<V>::checked, typename member<V>::template due_checked<Time>>;
  static constexpr std::size_t size = 2 * member<X>::size;
  static constexpr std::size_t half = member<X>::size;

  template <class Numbers>
  static constexpr void put(motion<X, V> const& m, Numbers& numbers, std::size_t at) {
    member<X>::put(m.position, numbers, at);
    member<V>::put(m.velocity, numbers, at + half);
  }
  template <class Numbers>
  static constexpr motion<X, V> take(Numbers const& numbers, std::size_t at) {
    return {member<X>::take(numbers, at), member<V>::take(numbers, at + half)};
  }
  template <class Numbers, class R>
  static constexpr void put_rate(Numbers const& numbers, R const& rate, Numbers& rates,
                                 std::size_t at) {
    for (std::size_t i = 0; i < half; ++i) rates[at + i] = numbers[at + half + i];
    member<V>::put_rate(numbers, rate, rates, at + half);
  }
};

/// Many states in an array: their rates are in an array too.
template <class S, std::size_t N>
  requires (!plain_member<S>)
struct member<std::array<S, N>> {
  using number = typename member<S>::number;
  using checked = vec<typename member<S>::checked, N>;
  template <class Time>
  using due = std::array<typename member<S>::template due<Time>, N>;
  template <class Time>
  using due_checked = vec<typename member<S>::template due_checked<Time>, N>;
  static constexpr std::size_t each = member<S>::size;
  static constexpr std::size_t size = N * each;

  template <class Numbers>
  static constexpr void put(std::array<S, N> const& m, Numbers& numbers, std::size_t at) {
    for (std::size_t i = 0; i < N; ++i) member<S>::put(m[i], numbers, at + i * each);
  }
  template <class Numbers, std::size_t... I>
  static constexpr std::array<S, N> take(Numbers const& numbers, std::size_t at,
                                         std::index_sequence<I...>) {
    return {{member<S>::take(numbers, at + I * each)...}};
  }
  template <class Numbers>
  static constexpr std::array<S, N> take(Numbers const& numbers, std::size_t at) {
    return take(numbers, at, std::make_index_sequence<N>{});
  }
  template <class Numbers, class R>
  static constexpr void put_rate(Numbers const& numbers, R const& rate, Numbers& rates,
                                 std::size_t at) {
    for (std::size_t i = 0; i < N; ++i) member<S>::put_rate(numbers, rate[i], rates, at + i * each);
  }
};

template <class S, class Places>
struct aggregate_member;

/// Where member `J` starts when members lie one after another.
template <std::size_t J, class... M>
consteval std::size_t place_of() {
  std::size_t const sizes[] = {member<M>::size...};
  std::size_t place = 0;
  for (std::size_t i = 0; i < J; ++i) place += sizes[i];
  return place;
}

/// Whether `S` has one member, itself an aggregate, whose rates serve as those of `S`.
template <class S>
inline constexpr bool holds_one_state = [] {
  if constexpr (boost::pfr::tuple_size_v<S> == 1)
    return aggregate_state<boost::pfr::tuple_element_t<0, S>>;
  else
    return false;
}();

template <bool One, class... Due>
struct rates_due {
  using type = rates<Due...>;
};
template <class Due>
struct rates_due<true, Due> {
  using type = Due;
};

/// An aggregate, itself a member or the whole state: its members one after another.
template <class S, std::size_t... I>
struct aggregate_member<S, std::index_sequence<I...>> {
  template <std::size_t J>
  using type_of = boost::pfr::tuple_element_t<J, S>;
  using number = typename member<type_of<0>>::number;
  using checked = checked_members<typename member<type_of<I>>::checked...>;
  template <class Time>
  using due = typename rates_due<holds_one_state<S>,
                                 typename member<type_of<I>>::template due<Time>...>::type;
  template <class Time>
  using due_checked = checked_members<typename member<type_of<I>>::template due_checked<Time>...>;
  static constexpr std::size_t size = (member<type_of<I>>::size + ...);
  template <std::size_t J>
  static constexpr std::size_t place = place_of<J, type_of<I>...>();

  template <class Numbers>
  static constexpr void put(S const& s, Numbers& numbers, std::size_t at) {
    (member<type_of<I>>::put(boost::pfr::get<I>(s), numbers, at + place<I>), ...);
  }
  template <class Numbers>
  static constexpr S take(Numbers const& numbers, std::size_t at) {
    return S{member<type_of<I>>::take(numbers, at + place<I>)...};
  }
  template <class Numbers, class R>
  static constexpr void put_rate(Numbers const& numbers, R const& rate, Numbers& rates,
                                 std::size_t at) {
    if constexpr (holds_one_state<S>)
      member<type_of<0>>::put_rate(numbers, rate, rates, at);
    else
      (member<type_of<I>>::put_rate(numbers, unitstep::get<I>(rate), rates, at + place<I>), ...);
  }
};

template <aggregate_state S>
  requires can_be_member<S>
struct member<S> : aggregate_member<S, std::make_index_sequence<boost::pfr::tuple_size_v<S>>> {};

}  // namespace unitstep::detail
