// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "oscillator.hpp"
#include "rational.hpp"

namespace laws {

/// The field of the oscillator, counting its calls.
struct counting_field {
  int* calls;
  template <class T>
  constexpr T operator()(unitstep::motion<T, T> const& s, T const&) const {
    ++*calls;
    return -s.position;
  }
};

/// How often a run of `steps` steps calls the field.
template <class M>
constexpr int evaluations_in(M const& method, int steps) {
  int calls = 0;
  run(method, line{1, 0}, counting_field{&calls}, 0.25, steps);
  return calls;
}

/// The field is called as often as the method states, for the start and in each step.
template <class M>
constexpr bool evaluates_as_stated(M const& method = {}) {
  return evaluations_in(method, 0) == M::starting_evaluations &&
         evaluations_in(method, 1) == M::starting_evaluations + M::evaluations &&
         evaluations_in(method, 7) == M::starting_evaluations + 7 * M::evaluations;
}

/// The acceleration of x = t^degree.
struct power_of_time {
  int degree;
  template <class S, class T>
  constexpr T operator()(S const&, T const& t) const {
    T a(degree * (degree - 1));
    for (int i = 2; i < degree; ++i) a *= t;
    return a;
  }
};

/// Whether x = t^degree is followed exactly, in three steps of 2 from t = 0.
template <class M, class T>
constexpr bool follows(M const& method, int degree) {
  T x(1), v(degree);
  for (int i = 0; i < degree; ++i) x *= T(6);
  for (int i = 1; i < degree; ++i) v *= T(6);
  unitstep::motion<T, T> const start{T(degree == 0 ? 1 : 0), T(degree == 1 ? 1 : 0)};
  auto const end = run(method, start, power_of_time{degree}, T(2), 3);
  return end.position == x && end.velocity == (degree == 0 ? T(0) : v);
}

/// The highest degree up to which every polynomial motion is followed exactly.
template <class M, class T = rational>
constexpr int exact_degree(M const& method = {}) {
  int degree = 0;
  while (degree < 12 && follows<M, T>(method, degree + 1)) ++degree;
  return degree;
}

}  // namespace laws
