// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "samples.hpp"

namespace explore {

template <class Scene, class Method>
auto method_in(Scene const& scene, Method const& method) {
  if constexpr (requires { scene.method(method); })
    return scene.method(method);
  else
    return method;
}

/// Whether something happens in a run of a scene.
template <class Scene>
constexpr bool has_happenings =
    requires { page_of<Scene>::happens; };

/// Whether a scene has an exact solution: what makes a body rest is none of a differential equation, and from hit to hit
/// a ball forgets all digits of where it was.
template <class Scene>
constexpr bool has_exact =
    !has_happenings<Scene> &&
    !requires(Scene const& s) { s.method(rk4{}); };

/// The exact solution from one time to another: in closed form, or by a method of the ninth order with
/// nearly all digits.
template <class Scene>
auto exact_after(Scene const& scene, auto const& state, double from,
                 double to) {
  if constexpr (requires { scene.closed_form(); }) {
    return scene.closed_form().after(scene.start(),
                                     to * si::second);
  } else {
    if (to == from) return state;
    return integrate(verner9{}, state, scene.field(),
                     scene.allowed(1e-14), to * si::second,
                     from * si::second);
  }
}

/// How many times the field was called in the last run under a tolerance, or in which something may happen.
inline long evaluated = 0;

//! [fixed]
template <class Scene, class Method>
int fixed(int slot, Scene const& scene, double h, double steps) {
  row* next = rows[slot];
  integrate_observed(method_in(scene, Method{}), scene.start(),
                     scene.field(), h * si::second,
                     static_cast<int>(steps),
                     [&](auto const& state, auto t) {
                       keep(*next++, scene, state, t);
                     });
  return static_cast<int>(next - rows[slot]);
}
//! [fixed]

//! [hybrid]
/// The same of a scene in which things happen, as far as it goes.
template <class Scene, class Method>
int hybrid(int slot, Scene const& scene, Method const& method,
           double h, double steps) {
  evaluated = 0;
  auto const counted = [field = scene.field()](auto const& state,
                                               auto t) {
    ++evaluated;
    return field(state, t);
  };
  auto sim = scene.run(method, counted, h * si::second);
  row* next = rows[slot];
  keep(*next++, scene, sim.state(), sim.time());
  for (int n = 0; n < steps && !sim.has_stopped(); ++n) {
    sim.step();
    keep(*next++, scene, sim.state(), sim.time());
  }
  return static_cast<int>(next - rows[slot]);
}
//! [hybrid]

//! [adaptive]
template <class Scene, class Method>
int adaptive(int slot, Scene const& scene, double error,
             double end) {
  tolerance const allowed =
      scene.allowed(error).ends(end * si::second);
  simulation sim{Method{}, scene.start(), scene.field(), allowed};
  row* next = rows[slot];
  keep(*next++, scene, sim.state(), sim.time());
  while (sim.time().value() < end) {
    if (next > rows[slot] + most_steps) refused(too_many);
    sim.step();
    keep(*next++, scene, sim.state(), sim.time());
  }
  evaluated = sim.evaluations();
  return static_cast<int>(next - rows[slot]);
}
//! [adaptive]

/// How far the positions of a run are from the exact solution at the same times.
template <class Scene>
void compare(int slot, Scene const& scene, int count) {
  auto exact = scene.start();
  for (int n = 0; n < count; ++n) {
    row& now = rows[slot][n];
    exact = exact_after(scene, exact,
                        n ? rows[slot][n - 1][0] : now[0], now[0]);
    row truth{};
    flatten(raw(exact), &truth[0]);
    double square = 0;
    for (int i = 0; i < (width<Scene> - 3) / 2; ++i)
      square += (now[3 + i] - truth[i]) * (now[3 + i] - truth[i]);
    now[2] = unitstep::sqrt(square);
  }
}

/// Of what is averaged, the mean over all rows up to each.
inline void average(int slot, int count) {
  double sum = 0;
  for (int n = 0; n < count; ++n) {
    sum += rows[slot][n][2];
    rows[slot][n][2] = sum / (n + 1);
  }
}

/// The exact solution at even times.
template <class Scene>
void solve(Scene const& scene, double end, int count) {
  auto exact = scene.start();
  double before = 0;
  for (int n = 0; n <= count; ++n) {
    double const t = end * n / count;
    exact = exact_after(scene, exact, before, t);
    keep(rows[0][n], scene, exact, t * si::second);
    before = t;
  }
}

}  // namespace explore
