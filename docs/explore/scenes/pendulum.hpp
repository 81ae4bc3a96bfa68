// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "../scene.hpp"

namespace explore {

//! [scene]
// A mass on a rod: a'' = -g/l sin a.
struct pendulum {
  double g, l;     // in m/s^2 and m
  double a, rate;  // at the start, in rad and rad/s

  constexpr auto pull() const {
    return g / l * si::radians_per_second / si::second;
  }
  constexpr auto start() const {
    return motion{a * si::radian, rate * si::radians_per_second};
  }
  constexpr auto field() const {
    return [pull = pull()](auto const& s, auto) {
      return -pull * sin(s.position);
    };
  }
  constexpr auto energy(auto const& s) const {  // of 1 kg
    auto const v = l * s.velocity.value();
    return (v * v / 2 - g * l * math::cos(s.position.value())) *
           si::joule;
  }
  constexpr auto allowed(double error) const {
    return tolerance{
        motion{error * si::radian, error * si::radians_per_second},
        error};
  }
  // Every start this far from a.
  constexpr auto starts(double radius) const {
    return motion{between((a - radius) * si::radian,
                          (a + radius) * si::radian),
                  rate * si::radians_per_second};
  }
};
//! [scene]

template <>
struct page_of<pendulum> {
  static constexpr char about[] = R"({
    "name": "pendulum", "title": "Pendulum", "shape": "rods",
    "numbers": [
      ["g", "Gravity g in m/s²", 9.81, 0, 100, 0.01, 0, 30],
      ["l", "Length l in m", 1, 0.1, 100, 0.1, 0.1, 5],
      ["a", "Start at the angle a in rad", 2, -3.14, 3.14, 0.01],
      ["rate", "Start with the rate in rad/s", 0, -20, 20, 0.1, -8, 8]],
    "h": [0.1, 0.001, 1, 0.001, 0.001, 0.5], "t": [10, 0.5, 200, 0.5, 0.5, 60], "pace": 1,
    "first": ["velocity_verlet", "rk4"],
    "columns": ["time in s", "energy in J", "off by, in rad", "angle in rad", "rate in rad/s"],
    "pictures": [[0, 3], [0, 1], [3, 4]]})";
  static int seen(pendulum const& p, double const* s, double* at) {
    return put(at, {{p.l * unitstep::math::sin(s[0]),
                     -p.l * unitstep::math::cos(s[0])}});
  }
};

}  // namespace explore
