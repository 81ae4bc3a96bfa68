// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "../scene.hpp"

namespace explore {

//! [scene]
// A charge of 1 C and 1 kg in a plane, in a magnetic field that
// stands upright on it, an electric one along y, and on a spring.
struct magnetic {
  double B, E, k;  // in T, V/m and N/m
  double x, v;     // at the start, in m and m/s along y

  static constexpr auto mass = 1.0 * si::kilogram;
  static constexpr auto charge = 1.0 * si::coulomb;

  constexpr auto push() const {
    return constant_force{charge *
                          (vec{0.0, E} * si::volt / si::metre)};
  }
  constexpr auto pull() const {
    return unitstep::spring{k * si::newton / si::metre};
  }
  constexpr auto start() const {
    return motion{vec{x, 0.0} * si::metre,
                  vec{0.0, v} * si::metre_per_second};
  }
  constexpr auto field() const {
    return second_law{mass, magnetic_force{charge, B * si::tesla},
                      push(), pull()};
  }
  constexpr auto energy(auto const& s) const {
    return unitstep::energy(mass, s, push(), pull());
  }
  constexpr auto allowed(double error) const {
    return tolerance{
        motion{error * si::metre, error * si::metre_per_second},
        error};
  }
};
//! [scene]

template <>
struct page_of<magnetic> {
  static constexpr bool sees_velocity = true;  // a force does
  static constexpr bool turns = true;
  static constexpr char about[] = R"({
    "name": "magnetic", "title": "Charge in a magnetic field", "shape": "dots",
    "numbers": [
      ["B", "Magnetic field B in T", 4, -20, 20, 0.1, -10, 10],
      ["E", "Electric field E in V/m", 0.5, -10, 10, 0.1, -2, 2],
      ["k", "Spring k in N/m", 0.5, 0, 100, 0.1, 0, 5],
      ["x", "Start at x in m", 1, -10, 10, 0.1, -2, 2],
      ["v", "Start along y with v in m/s", 0, -10, 10, 0.1, -3, 3]],
    "h": [0.1, 0.001, 1, 0.001, 0.001, 0.5], "t": [40, 0.5, 200, 0.5, 0.5, 120], "pace": 2,
    "first": ["boris", "rk4"],
    "columns": ["time in s", "energy in J", "off by, in m", "x in m", "y in m", "x' in m/s", "y' in m/s"],
    "pictures": [[3, 4], [0, 1], [0, 2]]})";
  static int seen(magnetic const&, double const* s, double* at) {
    return put(at, {{s[0], s[1]}});
  }
};

}  // namespace explore
