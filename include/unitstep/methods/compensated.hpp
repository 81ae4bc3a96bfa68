// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/pfr/core.hpp>
#include <type_traits>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

/// \file
/// \brief Compensated summation, and the frame of a step, in which states are differences from its start.

namespace unitstep::detail {

/// A field in the frame of a step, in which every state is a difference from the start. For a motion the frame moves
/// along with the velocity at the start; times count from the start too.
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

/// Whether the memory of a method has a member of type Q.
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

/// Whether the memory of a method makes sense in the moving frame: it must hold no position, and a velocity only if the
/// method has `kick`. A memory of plain numbers is accepted, since its meaning is unknown.
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

/// Adds, and returns what the sum has rounded off as well: Knuth's sum of two numbers, without a branch.
template <class Q>
constexpr void add(Q& sum, Q& rest, Q const& change) {
  Q const term = change + rest;
  Q const total = sum + term;
  Q const added = total - sum;
  rest = (sum - (total - added)) + (term - added);
  sum = total;
}

template <class State, class Time>
constexpr void add_change(State& state, State& rest, State const& change, Time) {
  detail::add(state, rest, change);
}
template <class X, class V, class Time>
constexpr void add_change(motion<X, V>& state, motion<X, V>& rest, motion<X, V> const& change,
                          Time dt) {
  X const moved = state.velocity * dt + (rest.velocity * dt + change.position);
  detail::add(state.position, rest.position, moved);
  detail::add(state.velocity, rest.velocity, change.velocity);
}

/// Whether a method can be compensated on a state.
template <class Method, class State, class Field, class Time,
          class Seen = frame<State, Field, Time>>
concept can_compensate = adds_a_change<Method> &&
                         (steps_alone<Method, State, Seen, Time> ||
                          (steps_with_memory<Method, State, Seen, Time> &&
                           can_be_carried<Method, memory_of<Method, State, Seen, Time>, State>));

}  // namespace unitstep::detail

namespace unitstep {

/// Any method whose step adds a change to the state, with compensated summation. It keeps what the addition rounds off,
/// one number for each of the state, and adds it in the next step.
///
/// \f[ \delta = \Delta(y_n) + r_n, \qquad y_{n+1} = \mathrm{fl}(y_n + \delta), \qquad
///     r_{n+1} = y_n + \delta - y_{n+1} \f]
///
/// After n steps the sum is off by the rounding of the last addition and not by that of n. The rounding of the changes
/// remains; it is small, as they are. So `float` gets through a level of 144,000 updates. Orders, symplecticity and the
/// evaluations are those of the method inside.
///
/// The method inside steps a state of zero, in a frame that moves along with the state at the start of the step, so
/// that its result is the change. A formula of Newtonian mechanics is the same there. The memory of the method may hold
/// accelerations, and velocities if it has a `kick`.
///
/// It refuses rotations and rigid bodies, whose orientations are no sums, and methods with `adds_a_change = false`,
/// whose step is more than a sum: the implicit methods, `taylor`, `wisdom_holman`. Put damping outside:
/// `damped{compensated{method}, ...}`. It has no effect under `-ffast-math`. After an overflow the state is NaN.
///
/// Use it for `float` and for very long runs. Cost: the evaluations of the method, six additions for
/// each number of the state, and three operations a number for each evaluation.
/// Source: D. E. Knuth, The Art of Computer Programming 2 (1969), 4.2.2; O. Møller, BIT 5, 37 (1965).
/// \proof{examples/reference/made_of_methods.cpp,compensated}
template <class Method>
struct compensated {
  [[no_unique_address]] Method method;  ///< the method that makes the step

  static constexpr int order = Method::order;
  static constexpr int order_with_velocity_forces = Method::order_with_velocity_forces;
  static constexpr int order_with_changing_steps = Method::order_with_changing_steps;
  static constexpr int evaluations = Method::evaluations;
  static constexpr int starting_evaluations = Method::starting_evaluations;
  static constexpr bool symplectic = Method::symplectic;
  static constexpr bool reversible = Method::reversible;
  static constexpr bool adds_a_change = false;    ///< it adds what was rounded off as well
  static constexpr bool steps_on_groups = false;  ///< an orientation is no sum

  /// The part that was rounded off, and the memory of the method inside.
  template <class State, class Inside>
  struct memory {
    State rest;                           ///< to be added to the state
    [[no_unique_address]] Inside inside;  ///< relative to the state
  };

  /// The memory: nothing is rounded off yet.
  template <class State, class Field, class Time>
    requires detail::can_compensate<Method, State, Field, Time>
  [[nodiscard]] constexpr auto start(State const& state, Field const& field, Time t,
                                     Time dt) const {
    detail::frame<State, Field, Time> const seen{state, field, t};
    auto const inside = detail::start_memory(method, State{}, seen, Time{}, dt);
    return memory<State, std::remove_const_t<decltype(inside)>>{State{}, inside};
  }

  /// One step.
  template <class State, class Memory, class Field, class Time>
  [[nodiscard]] constexpr State step(State state, Memory& kept, Field const& field, Time t,
                                     Time dt) const {
    using framed_field = detail::frame<State, Field, Time>;
    framed_field const seen{state, field, t};
    if constexpr (with_memory<Method, State, framed_field, Time>) {
      State const change = method.step(State{}, kept.inside, seen, Time{}, dt);
      if constexpr (requires { method.kick(kept.inside, State{}.velocity); })
        method.kick(kept.inside, State{}.velocity - change.velocity);
      detail::add_change(state, kept.rest, change, dt);
    } else {
      detail::add_change(state, kept.rest, State(method.step(State{}, seen, Time{}, dt)), dt);
    }
    return state;
  }

  /// Tells the method that the velocity was changed between two steps; the new one is exact.
  template <class X, class V, class Inside, class Change>
  static constexpr void kick(memory<motion<X, V>, Inside>& kept, Change const&) {
    kept.rest.velocity = V{};
  }
};

template <class Method>
compensated(Method) -> compensated<Method>;

}  // namespace unitstep
