// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/state/detail/state_vector.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

namespace unitstep::detail {

// Slopes weighted, times the step, added to what may be given: component by component in one expression,
// since a constant evaluator charges for every call.

template <class Weights, class K, std::size_t n, class Time, std::size_t... I, class... Y>
[[gnu::always_inline]] constexpr auto combined(Weights const& w, K const (&k)[n], Time const& dt,
                                               std::index_sequence<I...>, Y const&... y) {
  return (y + ... + ((... + (k[I] * w.at[I])) * dt));
}
template <class Weights, class Q, std::size_t n, class Time, std::size_t... I, class... Y>
[[gnu::always_inline]] constexpr auto combined(Weights const& w, vec<Q, 2> const (&k)[n],
                                               Time const& dt, std::index_sequence<I...>,
                                               Y const&... y) {
  return vec{(y.x + ... + ((... + (k[I].x * w.at[I])) * dt)),
             (y.y + ... + ((... + (k[I].y * w.at[I])) * dt))};
}
template <class Weights, class Q, std::size_t n, class Time, std::size_t... I, class... Y>
[[gnu::always_inline]] constexpr auto combined(Weights const& w, vec<Q, 3> const (&k)[n],
                                               Time const& dt, std::index_sequence<I...>,
                                               Y const&... y) {
  return vec{(y.x + ... + ((... + (k[I].x * w.at[I])) * dt)),
             (y.y + ... + ((... + (k[I].y * w.at[I])) * dt)),
             (y.z + ... + ((... + (k[I].z * w.at[I])) * dt))};
}

template <class Weights, class Q, std::size_t N, std::size_t n, class Time, std::size_t... I,
          class... Y>
[[gnu::always_inline]] constexpr auto combined(Weights const& w, vec<Q, N> const (&k)[n],
                                               Time const& dt, std::index_sequence<I...>,
                                               Y const&... y) {
  vec<decltype((y.component[0] + ... + ((... + (k[I].component[0] * w.at[I])) * dt))), N> sum{};
  for (std::size_t j = 0; j < N; ++j)
    sum.component[j] = (y.component[j] + ... + ((... + (k[I].component[j] * w.at[I])) * dt));
  return sum;
}

/// Number J of a weighted sum of vectors.
template <std::size_t J, class Weights, class T, class Places, std::size_t n, class Time,
          std::size_t... I, class... Y>
[[gnu::always_inline]] constexpr auto combined_at(Weights const& w,
                                                  state_vector_of<T, Places> const (&k)[n],
                                                  Time const& dt, std::index_sequence<I...>,
                                                  Y const&... y) {
  return (y.n[J] + ... + ((... + (k[I].n[J] * w.at[I])) * dt));
}
template <class Weights, class T, std::size_t... J, std::size_t n, class Time, std::size_t... I,
          class... Y>
[[gnu::always_inline]] constexpr auto combined(
    Weights const& w, state_vector_of<T, std::index_sequence<J...>> const (&k)[n], Time const& dt,
    std::index_sequence<I...> used, Y const&... y) {
  return state_vector_of<T, std::index_sequence<J...>>{
      {detail::combined_at<J>(w, k, dt, used, y...)...}};
}

/// The slopes at the stages of a step.
template <class State, class Result, std::size_t n>
struct slopes {
  Result rate[n];

  constexpr void put(std::size_t i, State const&, Result const& result) { rate[i] = result; }
  constexpr Result const& result(std::size_t i) const { return rate[i]; }
  template <std::size_t m, std::size_t... I>
  constexpr void take(slopes<State, Result, m> const& other, std::index_sequence<I...>) {
    ((rate[I] = other.rate[I]), ...);
  }

  /// The state after a step along these slopes, as far as their columns are used.
  template <class Weights, class Time, class Columns>
  constexpr State moved(State const& y, Weights const& w, Time const& dt,
                        Columns const& used) const {
    return detail::combined(w, rate, dt, used, y);
  }
  /// The change alone.
  template <class Weights, class Time, class Columns>
  constexpr auto change(Weights const& w, Time const& dt, Columns const& used) const {
    return detail::combined(w, rate, dt, used);
  }
};

/// The slopes of a motion: the velocities and the accelerations of its stages.
template <class X, class V, class A, std::size_t n>
struct slopes<motion<X, V>, A, n> {
  V velocity[n];
  A acceleration[n];

  constexpr void put(std::size_t i, motion<X, V> const& s, A const& a) {
    velocity[i] = s.velocity;
    acceleration[i] = a;
  }
  constexpr A const& result(std::size_t i) const { return acceleration[i]; }
  template <std::size_t m, std::size_t... I>
  constexpr void take(slopes<motion<X, V>, A, m> const& other, std::index_sequence<I...>) {
    ((velocity[I] = other.velocity[I], acceleration[I] = other.acceleration[I]), ...);
  }

  template <class Weights, class Time, class Columns>
  constexpr motion<X, V> moved(motion<X, V> const& s, Weights const& w, Time const& dt,
                               Columns const& used) const {
    return {detail::combined(w, velocity, dt, used, s.position),
            detail::combined(w, acceleration, dt, used, s.velocity)};
  }
  template <class Weights, class Time, class Columns>
  constexpr auto change(Weights const& w, Time const& dt, Columns const& used) const {
    return motion_change{detail::combined(w, velocity, dt, used),
                         detail::combined(w, acceleration, dt, used)};
  }
};

}  // namespace unitstep::detail
