// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/pfr/core.hpp>
#include <type_traits>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

/// \file
/// \brief A step as it is seen from its start, where states are differences from there.

namespace unitstep::detail {

/// A field as it is seen from the start of a step, where every state is a difference from there. For a
/// motion the frame moves along with the velocity at the start; times count from the start too.
template <class State, class Field, class Time>
struct frame {
  State const& base;
  Field const& field;
  Time t;

  constexpr auto operator()(State const& s, Time tau) const {
    State const seen = base + s;
    return field(seen, t + tau);
  }
};
template <class X, class V, class Field, class Time>
struct frame<motion<X, V>, Field, Time> {
  motion<X, V> const& base;
  Field const& field;
  Time t;

  constexpr auto operator()(motion<X, V> const& s, Time tau) const {
    return field(motion<X, V>{base.position + (base.velocity * tau + s.position),
                              base.velocity + s.velocity},
                 t + tau);
  }
};

/// Whether a Q is among what a method keeps between steps.
template <class Q, class Memory>
consteval bool keeps() {
  if constexpr (std::is_same_v<Q, Memory>)
    return true;
  else if constexpr (aggregate_state<Memory>)
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return (keeps<Q, boost::pfr::tuple_element_t<I, Memory>>() || ...);
    }(std::make_index_sequence<boost::pfr::tuple_size_v<Memory>>{});
  else
    return false;
}

/// Whether the memory of a method makes sense in the moving frame: it must hold no position, and a velocity only
/// if the method has `kick`. Of a memory of plain numbers nothing is known, and it is accepted.
template <class Method, class Memory, class State>
inline constexpr bool can_be_carried = true;
template <class Method, class Memory, class X, class V>
inline constexpr bool can_be_carried<Method, Memory, motion<X, V>> = [] {
  if constexpr (std::is_same_v<X, V>)
    return true;
  else
    return !keeps<X, Memory>() &&
           (!keeps<V, Memory>() || requires(Method m, Memory& kept, V v) { m.kick(kept, v); });
}();

}  // namespace unitstep::detail
