// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <type_traits>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/rates.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/mismatch.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief All numbers of a state in one vector of fixed length, and the layout of a value, and of its rate, in such a
/// vector, through elements and members at any depth.

namespace unitstep::detail {

template <class T, class Places>
struct state_vector_of;

/// The number of operands in an expression that compilers can nest.
inline constexpr std::size_t longest_fold = 128;

/// A state of any kind while it moves: all its numbers in one vector, without units, with the arithmetic
/// that the formula of a method needs.
///
/// Arguments are taken by value and no loop runs, since that costs a constant evaluator least: for the arithmetic of a
/// step of `rk4` on three numbers g++ counts 550 operations, against 740 by reference.
template <class T, std::size_t... I>
struct state_vector_of<T, std::index_sequence<I...>> {
  static constexpr std::size_t size = sizeof...(I);

  T n[size];

  static constexpr std::size_t length() { return size; }
  /// Another vector of the same length, to write to; and one of zeros.
  static constexpr state_vector_of beside(state_vector_of const&) { return {}; }
  static constexpr state_vector_of zeros(state_vector_of const&) { return {}; }
  /// The same numbers, to write to.
  constexpr state_vector_of copied() const { return *this; }

  constexpr T& operator[](std::size_t i) { return n[i]; }
  constexpr T const& operator[](std::size_t i) const { return n[i]; }

  friend constexpr state_vector_of operator+(state_vector_of p, state_vector_of q) {
    return {{(p.n[I] + q.n[I])...}};
  }
  friend constexpr state_vector_of operator-(state_vector_of p, state_vector_of q) {
    return {{(p.n[I] - q.n[I])...}};
  }
  friend constexpr state_vector_of operator*(state_vector_of p, T s) { return {{(p.n[I] * s)...}}; }
  friend constexpr state_vector_of operator*(T s, state_vector_of p) { return {{(s * p.n[I])...}}; }
  friend constexpr state_vector_of operator/(state_vector_of p, T s) { return {{(p.n[I] / s)...}}; }
  friend constexpr bool operator==(state_vector_of const& p, state_vector_of const& q) {
    if constexpr (size <= longest_fold) {
      return ((p.n[I] == q.n[I]) && ...);
    } else {
      for (std::size_t i = 0; i < size; ++i)
        if (!(p.n[i] == q.n[i])) return false;
      return true;
    }
  }

  /// Whether every number is finite.
  friend constexpr bool is_finite(state_vector_of const& r) {
    if constexpr (size <= longest_fold) {
      return (unitstep::is_finite(r.n[I]) && ...);
    } else {
      for (std::size_t i = 0; i < size; ++i)
        if (!unitstep::is_finite(r.n[i])) return false;
      return true;
    }
  }
};

template <class T, class Places>
inline constexpr bool has_own_raw_form<state_vector_of<T, Places>> = true;
template <class T>
inline constexpr bool is_state_vector = false;
template <class T, class Places>
inline constexpr bool is_state_vector<state_vector_of<T, Places>> = true;

/// Stands for the length of a vector that is known at run time.
inline constexpr std::size_t run_time_length = static_cast<std::size_t>(-1);

template <class T, std::size_t N>
struct vector_of_length {
  using type = state_vector_of<T, std::make_index_sequence<N>>;
};
/// A vector of `N` numbers.
template <class T, std::size_t N>
using state_vector = typename vector_of_length<T, N>::type;

/// The members of a state of any kind, each with its unit, on which the formula of a method is checked. Nothing here is
/// ever evaluated: the operators only have result types. They are defined because clang warns of functions that are
/// only declared if a unit has no linkage.
template <class... Q>
struct checked_members {
  template <class... R>
  friend auto operator+(checked_members const&, checked_members<R...> const&)
      -> checked_members<decltype(std::declval<Q>() + std::declval<R>())...> {
    return {};
  }
  template <class... R>
  friend auto operator-(checked_members const&, checked_members<R...> const&)
      -> checked_members<decltype(std::declval<Q>() - std::declval<R>())...> {
    return {};
  }
  template <class Other>
  checked_members& operator+=(Other const& other) {
    return *this = *this + other;
  }
  template <class S>
  friend auto operator*(checked_members const&, S const&)
      -> checked_members<decltype(std::declval<Q>() * std::declval<S>())...> {
    return {};
  }
  template <class S>
  friend auto operator/(checked_members const&, S const&)
      -> checked_members<decltype(std::declval<Q>() / std::declval<S>())...> {
    return {};
  }
  template <scalar S>
  friend auto operator*(S const&, checked_members const&)
      -> checked_members<decltype(std::declval<S>() * std::declval<Q>())...> {
    return {};
  }

  /// The same members, their units written in another way.
  template <class... R>
    requires (sizeof...(R) == sizeof...(Q) &&
              !std::is_same_v<checked_members, checked_members<R...>> &&
              ((std::is_convertible_v<Q, R> && fits<R, Q> && !is_mismatched<Q>) && ...))
  operator checked_members<R...>() const {
    return {};
  }

  /// Refused: the units of a sum in the formula do not match.
  template <class... R>
    requires (sizeof...(R) == sizeof...(Q) && (is_mismatched<Q> || ...))
  operator checked_members<R...>() const {
    using refusal = typename mismatch_in<checked_members>::refusal;
    static_assert(units_match<refusal_type<refusal>> && sizeof(refusal_text<refusal>),
                  "wrong unit");
    return {};
  }
};

/// The layout of a value in a vector: `size` numbers of the type `number`, from a place on, which `flatten` writes and
/// `unflatten` reads. `put_rate` writes its rate to the same place of another vector; `due` is that rate as a field
/// returns it; formulas are checked on `checked` and `due_checked`. Number `I` is that of a `value_at<I>`.
template <class T>
struct vector_layout {};

template <class Q>
  requires number<Q> || quantity_like<Q>
struct vector_layout<Q> {
  using number = typename raw_form<Q>::number;
  using checked = typename raw_form<Q>::checked;
  template <class Time>
  using due = rate_of<Q, Time>;
  template <class Time>
  using due_checked = typename raw_form<rate_of<Q, Time>>::checked;
  static constexpr std::size_t size = 1;
  template <std::size_t>
  using value_at = Q;

  template <class Numbers>
  static constexpr void flatten(Q const& q, Numbers& numbers, std::size_t at) {
    if constexpr (unitstep::number<Q>)
      numbers[at] = q;
    else
      numbers[at] = raw_form<Q>::to_raw(q);
  }
  template <class Numbers>
  static constexpr Q unflatten(Numbers const& numbers, std::size_t at) {
    if constexpr (unitstep::number<Q>)
      return numbers[at];
    else
      return raw_form<Q>::from_raw(numbers[at]);
  }
  template <class Numbers, class R>
  static constexpr void put_rate(Numbers const&, R const& rate, Numbers& rates, std::size_t at) {
    rates[at] = raw_form<R>::to_raw(rate);  // a constant may be of another number
  }
};

/// The elements of a vec or an array, one after another; so are their rates.
template <template <class, std::size_t> class Shape, class Q, std::size_t N>
  requires has_elements<Shape<Q, N>>
struct vector_layout<Shape<Q, N>> {
  using one = vector_layout<Q>;
  using number = typename one::number;
  using checked = vec<typename one::checked, N>;
  template <class Time>
  using due = Shape<typename one::template due<Time>, N>;
  template <class Time>
  using due_checked = vec<typename one::template due_checked<Time>, N>;
  static constexpr std::size_t size = N * one::size;
  template <std::size_t I>
  using value_at = typename one::template value_at<I % one::size>;

  template <class Numbers>
  static constexpr void flatten(Shape<Q, N> const& all, Numbers& numbers, std::size_t at) {
    for (std::size_t i = 0; i < N; ++i) one::flatten(all[i], numbers, at + i * one::size);
  }
  template <class Numbers, std::size_t... I>
  static constexpr Shape<Q, N> unflatten(Numbers const& numbers, std::size_t at,
                                         std::index_sequence<I...>) {
    return {one::unflatten(numbers, at + I * one::size)...};
  }
  template <class Numbers>
  static constexpr Shape<Q, N> unflatten(Numbers const& numbers, std::size_t at) {
    return unflatten(numbers, at, std::make_index_sequence<N>{});
  }
  template <class Numbers, class R>
  static constexpr void put_rate(Numbers const& numbers, R const& rate, Numbers& rates,
                                 std::size_t at) {
    for (std::size_t i = 0; i < N; ++i) one::put_rate(numbers, rate[i], rates, at + i * one::size);
  }
};

/// Where member `J` starts when members lie one after another.
template <std::size_t J, class... M>
consteval std::size_t place_of() {
  std::size_t const sizes[] = {vector_layout<M>::size...};
  std::size_t place = 0;
  for (std::size_t i = 0; i < J; ++i) place += sizes[i];
  return place;
}

/// \cond
// The value of number `I` of members that lie one after another.
template <std::size_t I, class M, class... Rest>
struct number_among : number_among<I - vector_layout<M>::size, Rest...> {};
template <std::size_t I, class M, class... Rest>
  requires (I < vector_layout<M>::size)
struct number_among<I, M, Rest...> {
  using type = typename vector_layout<M>::template value_at<I>;
};
/// \endcond

/// A motion. The rate of its position is its velocity, so the field returns the rest: its acceleration.
template <class X, class V>
struct vector_layout<motion<X, V>> {
  using position = vector_layout<X>;
  using velocity = vector_layout<V>;
  using number = typename position::number;
  using checked = checked_members<typename position::checked, typename velocity::checked>;
  template <class Time>
  using due = rate_of<V, Time>;
  template <class Time>
  using due_checked =
      checked_members<typename velocity::checked, typename velocity::template due_checked<Time>>;
  static constexpr std::size_t half = position::size;
  static constexpr std::size_t size = half + velocity::size;
  template <std::size_t I>
  using value_at = typename number_among<I, X, V>::type;

  template <class Numbers>
  static constexpr void flatten(motion<X, V> const& m, Numbers& numbers, std::size_t at) {
    position::flatten(m.position, numbers, at);
    velocity::flatten(m.velocity, numbers, at + half);
  }
  template <class Numbers>
  static constexpr motion<X, V> unflatten(Numbers const& numbers, std::size_t at) {
    return {position::unflatten(numbers, at), velocity::unflatten(numbers, at + half)};
  }
  template <class Numbers, class R>
  static constexpr void put_rate(Numbers const& numbers, R const& rate, Numbers& rates,
                                 std::size_t at) {
    for (std::size_t i = 0; i < half; ++i) rates[at + i] = numbers[at + half + i];
    velocity::put_rate(numbers, rate, rates, at + half);
  }
};

/// Whether `S` has one member, itself an aggregate, whose rates serve as those of `S`.
template <class S>
inline constexpr bool holds_one_state = [] {
  if constexpr (member_count<S> == 1)
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

/// The members of an aggregate, one after another.
template <class S, class Places>
struct layout_of_members;
template <class S, std::size_t... I>
struct layout_of_members<S, std::index_sequence<I...>> {
  template <std::size_t J>
  using member = vector_layout<boost::pfr::tuple_element_t<J, S>>;
  template <std::size_t J>
  static constexpr std::size_t place = place_of<J, boost::pfr::tuple_element_t<I, S>...>();
  using number = typename member<0>::number;
  using checked = checked_members<typename member<I>::checked...>;
  template <class Time>
  using due =
      typename rates_due<holds_one_state<S>, typename member<I>::template due<Time>...>::type;
  template <class Time>
  using due_checked = checked_members<typename member<I>::template due_checked<Time>...>;
  static constexpr std::size_t size = (member<I>::size + ...);
  template <std::size_t J>
  using value_at = typename number_among<J, boost::pfr::tuple_element_t<I, S>...>::type;

  template <class Numbers>
  static constexpr void flatten(S const& s, Numbers& numbers, std::size_t at) {
    (member<I>::flatten(boost::pfr::get<I>(s), numbers, at + place<I>), ...);
  }
  template <class Numbers>
  static constexpr S unflatten(Numbers const& numbers, std::size_t at) {
    return S{member<I>::unflatten(numbers, at + place<I>)...};
  }
  template <class Numbers, class R>
  static constexpr void put_rate(Numbers const& numbers, R const& rate, Numbers& rates,
                                 std::size_t at) {
    if constexpr (holds_one_state<S>)
      member<0>::put_rate(numbers, rate, rates, at);
    else
      (member<I>::put_rate(numbers, unitstep::get<I>(rate), rates, at + place<I>), ...);
  }
};
template <aggregate_state S>
struct vector_layout<S> : layout_of_members<S, members_of<S>> {};

/// The value of number `I` of a state, and the type of the product of two such values.
template <class S, std::size_t I>
using number_at = typename vector_layout<S>::template value_at<I>;
template <class A, class B>
using product_of_numbers = std::remove_cvref_t<decltype(std::declval<A>() * std::declval<B>())>;

}  // namespace unitstep::detail
