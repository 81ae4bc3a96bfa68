// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <unitstep/state/detail/state_vector.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief A raw state as one vector of numbers, for which a method may solve, and its field on such vectors.

namespace unitstep::detail {

/// Whether a state is plain numbers, or a motion of which position and velocity are.
template <class State>
inline constexpr bool is_raw_state = number<State>;
template <class V, std::size_t N>
inline constexpr bool is_raw_state<vec<V, N>> = is_raw_state<V>;
template <class V>
inline constexpr bool is_raw_state<motion<V, V>> = is_raw_state<V>;

/// A state on plain numbers as one vector of them: `size` numbers of type `number`. Implicit methods solve for
/// such states only.
template <class State>
struct as_vector {
  static constexpr bool is_raw = false;
};
template <class State>
  requires is_raw_state<State>
struct as_vector<State> {
  static constexpr bool is_raw = true;
  using layout = vector_layout<State>;
  using number = typename layout::number;
  static constexpr std::size_t size = layout::size;
  static constexpr auto put(State const& s) {
    state_vector<number, size> r{};
    layout::put(s, r, 0);
    return r;
  }
  static constexpr State take(state_vector<number, size> const& r) { return layout::take(r, 0); }
};

template <class T, class Places>
struct as_vector<state_vector_of<T, Places>> {
  static constexpr bool is_raw = number<T>;
  using number = T;
  static constexpr std::size_t size = state_vector_of<T, Places>::size;
  static constexpr state_vector_of<T, Places> put(state_vector_of<T, Places> const& s) { return s; }
  static constexpr state_vector_of<T, Places> take(state_vector_of<T, Places> const& r) {
    return r;
  }
};

template <class P, class V>
struct as_vector<motion_change<P, V>> : as_vector<motion<V, V>> {
  static constexpr bool is_raw = false;
  static constexpr auto put(motion_change<P, V> const& s) {
    return as_vector<motion<V, V>>::put({s.position, s.velocity});
  }
};

/// A vector of numbers as a change of a state.
template <class State, class Row>
constexpr auto as_change(Row const& r) {
  auto const s = as_vector<State>::take(r);
  if constexpr (diagnostics::is_motion<State>)
    return motion_change{s.position, s.velocity};
  else
    return s;
}

/// A state that a method may solve for: plain numbers, no units.
template <class State>
concept raw_state = as_vector<State>::is_raw;

/// The field of such a state on vectors: its rates are in the order of the numbers of the state. For a motion they
/// are the velocity and then the acceleration.
template <raw_state State, class Field>
struct vector_field {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using vector_type = state_vector<T, layout::size>;

  Field const& field;

  constexpr vector_type operator()(vector_type const& y, T const& t) const {
    State const s = layout::take(y);
    return of(s, field(s, t));
  }

  /// What the field returned at a state, as a vector of rates.
  template <class S, class Result>
  static constexpr vector_type of(S const&, Result const& rates) {
    return as_vector<S>::put(rates);
  }
  template <class V, class Acceleration>
  static constexpr vector_type of(motion<V, V> const& s, Acceleration const& acceleration) {
    // With a state of duals, an acceleration that does not depend on the state may be a plain number.
    return layout::put({s.velocity, static_cast<V>(acceleration)});
  }
};

}  // namespace unitstep::detail
