// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "../scene.hpp"

namespace explore {

//! [scene]
// A mass on a spring with a damper: m x'' = -k x - b x'.
struct oscillator {
  double m, k, b;  // in kg, N/m and N s/m
  double x, v;     // at the start, in m and m/s

  constexpr auto mass() const { return m * si::kilogram; }
  constexpr auto pull() const {
    return unitstep::spring{k * si::newton / si::metre};
  }
  constexpr auto friction() const {
    return damper{b * si::newton * si::second / si::metre};
  }
  constexpr auto start() const {
    return motion{x * si::metre, v * si::metre_per_second};
  }
  constexpr auto field() const {
    return second_law{mass(), pull(), friction()};
  }
  constexpr auto energy(auto const& s) const {
    return unitstep::energy(mass(), s, pull());
  }
  constexpr auto allowed(double error) const {
    return tolerance{
        motion{error * si::metre, error * si::metre_per_second},
        error};
  }
  constexpr auto closed_form() const {
    return damped_oscillator{
        unitstep::sqrt(pull().stiffness / mass()),
        friction().damping / (2.0 * mass())};
  }
};
//! [scene]

template <>
struct page_of<oscillator> {
  static constexpr bool sees_velocity = true;  // a force does
  static constexpr bool is_stiff = true;
  static constexpr char about[] = R"({
    "name": "spring", "title": "Spring and damper", "shape": "spring",
    "numbers": [
      ["m", "Mass m in kg", 1, 0.1, 1000, 0.1, 0.1, 10],
      ["k", "Spring k in N/m", 15, 0, 1000000, 0.5, 0, 200],
      ["b", "Damper b in N s/m", 0.1, 0, 10000, 0.1, 0, 30],
      ["x", "Start at x in m", 1, -1000, 1000, 0.1, -2, 2],
      ["v", "Start with v in m/s", 0, -10, 10, 0.1]],
    "h": [0.035, 0.001, 1, 0.001, 0.001, 1], "t": [10, 0.5, 200, 0.5, 0.5, 60], "pace": 1,
    "first": ["explicit_euler", "semi_implicit_euler"],
    "columns": ["time in s", "energy in J", "off by, in m", "position in m", "velocity in m/s"],
    "pictures": [[0, 3], [0, 1], [3, 4]]})";
  static int seen(oscillator const&, double const* s, double* at) {
    return put(at, {{s[0], 0}});
  }
};

}  // namespace explore
