// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/answers/solve.hpp>

#include "../scene.hpp"

namespace explore {

//! [scene]
// A ball of 1 kg is fired through the air at a target on the ground.
// The angle that hits is found, by the method and step of the run.
struct cannon {
  double speed, target;  // in m/s and m
  double k, guess;  // drag over mass in 1/m, first angle in rad

  constexpr auto weight() const {
    return gravity{vec{0.0, -9.81} * si::metre_per_second_squared};
  }
  // The angle may carry slopes, and all that comes of it does.
  constexpr auto fired(auto angle) const {
    auto const c = cos(angle), s = sin(angle);
    return motion{vec{0.0 * c, 0.0 * s} * si::metre,
                  vec{speed * c, speed * s} * si::metre_per_second};
  }
  constexpr auto start() const { return fired(guess * si::radian); }
  constexpr auto field() const {
    return [k = k / si::metre](auto const& ball, auto) {
      auto const v = ball.velocity;
      return vec{0.0, -9.81} * si::metre_per_second_squared -
             k * norm(v) * v;
    };
  }
  constexpr auto energy(auto const& s) const {
    return unitstep::energy(1.0 * si::kilogram, s, weight());
  }
  // The direction of the flight.
  constexpr auto shown(auto const& s) const {
    return atan2(s.velocity.y, s.velocity.x);
  }
  constexpr auto run(auto method, auto const& field, auto h) const {
    auto const height = [](auto const& ball, auto) {
      return ball.position.y;
    };
    auto const miss = [&](auto angle) {
      return integrate_until(method, fired(angle), field, h,
                             falling(height), 20000)
                 .state.position.x -
             target * si::metre;
    };
    return simulation{method,
                      fired(solve(miss, guess * si::radian)), field,
                      h, when(falling(height), stop)};
  }
};
//! [scene]

template <>
struct page_of<cannon> {
  static constexpr bool happens = true;
  template <class Method>
  static constexpr bool takes =
      std::is_same_v<Method, velocity_verlet> ||
      std::is_same_v<Method, explicit_euler> ||
      std::is_same_v<Method, semi_implicit_euler> ||
      std::is_same_v<Method, heun> || std::is_same_v<Method, rk4>;
  static constexpr char about[] = R"({
    "name": "cannon", "title": "Aim a cannon", "shape": "shot",
    "numbers": [
      ["speed", "Fired with a speed in m/s", 70, 1, 1000, 1, 20, 200],
      ["target", "Target at a distance in m", 200, 1, 100000, 1, 50, 400],
      ["k", "Drag over mass k in 1/m", 0.001, 0, 0.1, 0.0001, 0, 0.005],
      ["guess", "First guess of the angle in rad", 0.4, 0.01, 1.56, 0.01]],
    "h": [0.1, 0.001, 1, 0.001, 0.001, 0.5], "t": [20, 0.5, 200, 0.5, 0.5, 60], "pace": 1,
    "first": ["rk4", "explicit_euler"],
    "columns": ["time in s", "energy in J", "direction in rad", "x in m", "y in m", "x' in m/s", "y' in m/s"],
    "found": "angle found, in rad", "pictures": [[3, 4], [0, 2], [0, 1]]})";
  static int seen(cannon const& c, double const* s, double* at) {
    return put(at, {{s[0], s[1]}, {c.target, 0}});
  }
};

}  // namespace explore
