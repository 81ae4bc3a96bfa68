// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/pfr/core.hpp>
#include <cstddef>
#include <type_traits>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief The numbers of a state, one by one, each with its unit.

namespace unitstep::detail {

/// The value of number `I` of a state, in the order of its vector of numbers.
template <class S>
struct numbers_of_state;
template <class Q>
  requires number<Q> || quantity_like<Q>
struct numbers_of_state<Q> {
  template <std::size_t>
  using at = Q;
};
template <template <class, std::size_t> class Shape, class Q, std::size_t N>
  requires has_elements<Shape<Q, N>>
struct numbers_of_state<Shape<Q, N>> {
  template <std::size_t I>
  using at = typename numbers_of_state<Q>::template at<I % vector_layout<Q>::size>;
};
template <class X, class V>
struct numbers_of_state<motion<X, V>> {
  static constexpr std::size_t half = vector_layout<X>::size;
  template <std::size_t I>
  static consteval auto find() {
    if constexpr (I < half)
      return std::type_identity<typename numbers_of_state<X>::template at<I>>{};
    else
      return std::type_identity<typename numbers_of_state<V>::template at<I - half>>{};
  }
  template <std::size_t I>
  using at = typename decltype(find<I>())::type;
};
template <aggregate_state S>
struct numbers_of_state<S> {
  template <std::size_t I, std::size_t Member = 0>
  static consteval auto find() {
    using M = boost::pfr::tuple_element_t<Member, S>;
    if constexpr (I < vector_layout<M>::size)
      return std::type_identity<typename numbers_of_state<M>::template at<I>>{};
    else
      return find<I - vector_layout<M>::size, Member + 1>();
  }
  template <std::size_t I>
  using at = typename decltype(find<I>())::type;
};
template <class S, std::size_t I>
using number_at = typename numbers_of_state<S>::template at<I>;

/// The type of the product of two numbers of states.
template <class A, class B>
using product_of_numbers = std::remove_cvref_t<decltype(std::declval<A>() * std::declval<B>())>;

}  // namespace unitstep::detail
