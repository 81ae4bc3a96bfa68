// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "../scene.hpp"

namespace explore {

//! [scene]
// Two masses on two rods, of 1 m each: a and b are their angles.
struct double_pendulum {
  double g, m;  // in m/s^2, and the lower mass over the upper one
  double a, b;  // at the start, in rad; both at rest

  constexpr auto pull() const {
    return g / (si::second * si::second);
  }
  constexpr auto start() const {
    return motion{vec{a, b}, vec{0.0, 0.0} / si::second};
  }
  constexpr auto field() const {
    return [g = pull(), m = m](auto const& s, auto) {
      auto const [a, b] = s.position;
      auto const [u, v] = s.velocity;
      auto const sine = math::sin(a - b), cosine = math::cos(a - b);
      auto const below = 1.0 + m * sine * sine;
      auto const upper =
          -g * ((1.0 + m) * math::sin(a)) - m * sine * (v * v);
      auto const lower = -g * math::sin(b) + sine * (u * u);
      return vec{(upper - m * cosine * lower) / below,
                 ((1.0 + m) * lower - cosine * upper) / below};
    };
  }
  constexpr auto energy(auto const& s) const {  // of 1 kg above
    auto const [a, b] = s.position;
    auto const [u, v] = s.velocity;
    return (1.0 + m) * (u * u / 2.0 - pull() * math::cos(a)) +
           m * (v * v / 2.0 + u * v * math::cos(a - b) -
                pull() * math::cos(b));
  }
  constexpr auto allowed(double error) const {
    return tolerance{motion{error, error / si::second}, error};
  }
};
//! [scene]

template <>
struct page_of<double_pendulum> {
  static constexpr bool sees_velocity = true;  // a force does
  static constexpr char about[] = R"({
    "name": "double_pendulum", "title": "Double pendulum", "shape": "rods",
    "numbers": [
      ["g", "Gravity g in m/s²", 9.81, 0, 100, 0.01, 0, 30],
      ["m", "Lower mass / upper mass", 1, 0, 100, 0.1, 0, 10],
      ["a", "Upper angle at the start in rad", 2, -3.14, 3.14, 0.01],
      ["b", "Lower angle at the start in rad", 1, -3.14, 3.14, 0.01]],
    "h": [0.02, 0.001, 0.2, 0.001, 0.001, 0.1], "t": [10, 0.5, 60, 0.5, 0.5, 30], "pace": 1,
    "first": ["heun", "rk4"],
    "columns": ["time in s", "energy in J", "off by, in rad",
      "upper angle in rad", "lower angle in rad", "upper rate in rad/s", "lower rate in rad/s"],
    "pictures": [[0, 4], [0, 1], [3, 4]]})";
  static int seen(double_pendulum const&, double const* s,
                  double* at) {
    double const x = math::sin(s[0]), y = -math::cos(s[0]);
    return put(
        at, {{x, y}, {x + math::sin(s[1]), y - math::cos(s[1])}});
  }
};

}  // namespace explore
