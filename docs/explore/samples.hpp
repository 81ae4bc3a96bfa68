// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "scene.hpp"

/// Ends the call with the library's sentence; the page has its own, and so has a native program.
extern "C" void refused(char const* sentence);

namespace explore {

inline constexpr char too_many[] =
    "More than 20000 steps: take longer ones or a shorter time.";
constexpr int most_steps = 20'000;
constexpr int slots = 5;  // the exact solution, and four methods
constexpr int widest = 3 + 18;

/// Time, energy, the distance from the exact solution, and the numbers of the state.
using row = std::array<double, widest>;
inline row rows[slots][most_steps + 1];

/// The numbers of a state, one after another.
template <class T>
double* flatten(T const& x, double* at) {
  if constexpr (std::is_arithmetic_v<T>) {
    *at++ = x;
  } else if constexpr (requires { x.velocity; }) {
    at = flatten(x.velocity, flatten(x.position, at));
  } else {
    for (std::size_t i = 0; i < std::tuple_size_v<T>; ++i)
      at = flatten(x[i], at);
  }
  return at;
}
template <class State>
auto raw(State const& state) {
  return raw_form<State>::to_raw(state);
}
template <class Scene>
using state_of = decltype(std::declval<Scene const&>().start());

/// How many numbers a row of a scene has.
template <class Scene>
constexpr int width =
    3 + static_cast<int>(
            sizeof(typename raw_form<state_of<Scene>>::raw) /
            sizeof(double));

template <class Scene>
void keep(row& into, Scene const& scene, auto const& state,
          auto t) {
  into[0] = raw(t);
  into[1] = raw(scene.energy(state));
  into[2] = 0;
  if constexpr (requires { scene.shown(state); })
    into[2] = raw(scene.shown(state));
  else if constexpr (requires { scene.averaged(state); })
    into[2] = raw(scene.averaged(state));
  flatten(raw(state), &into[3]);
}

}  // namespace explore
