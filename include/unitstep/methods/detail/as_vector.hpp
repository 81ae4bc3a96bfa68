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

/// A state on plain numbers as one vector of them: `size` numbers of type `number`. Implicit methods solve for
/// such states only.
template <class State>
struct as_vector {
  static constexpr bool is_raw = false;
};

template <number T>
struct as_vector<T> {
  static constexpr bool is_raw = true;
  using number = T;
  static constexpr std::size_t size = 1;
  static constexpr state_vector<T, 1> put(T const& s) { return {{s}}; }
  static constexpr T take(state_vector<T, 1> const& r) { return r[0]; }
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

template <class V, std::size_t N>
struct as_vector<vec<V, N>> {
  static constexpr bool is_raw = as_vector<V>::is_raw;
  using number = typename as_vector<V>::number;
  static constexpr std::size_t size = vector_layout<vec<V, N>>::size;
  static constexpr auto put(vec<V, N> const& s) {
    state_vector<number, size> r{};
    vector_layout<vec<V, N>>::put(s, r, 0);
    return r;
  }
  static constexpr vec<V, N> take(state_vector<number, size> const& r) {
    return vector_layout<vec<V, N>>::take(r, 0);
  }
};
template <class V, std::size_t N>
  requires (!as_vector<V>::is_raw)
struct as_vector<vec<V, N>> {
  static constexpr bool is_raw = false;
};

template <class V>
  requires as_vector<V>::is_raw
struct as_vector<motion<V, V>> {
  static constexpr bool is_raw = true;
  using number = typename as_vector<V>::number;
  static constexpr std::size_t half = vector_layout<V>::size;
  static constexpr std::size_t size = 2 * half;
  static constexpr auto put(motion<V, V> const& s) {
    state_vector<number, size> r{};
    vector_layout<V>::put(s.position, r, 0);
    vector_layout<V>::put(s.velocity, r, half);
    return r;
  }
  static constexpr motion<V, V> take(state_vector<number, size> const& r) {
    return {vector_layout<V>::take(r, 0), vector_layout<V>::take(r, half)};
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
