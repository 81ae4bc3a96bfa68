// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/unitstep.hpp>

#include "../support/outer_planets.hpp"
#include "raw_orbit.hpp"

/// The same orbits by hand and by the library, with laws and with a lambda. All runs have different starts.
namespace orbits {

using unitstep::vec;

constexpr double start(long steps) { return 1.0 + 1e-6 * static_cast<double>(steps); }

inline double raw_planet(long steps) {
  raw_orbit::planet s{start(steps), 0.0, 0.0, 0.0, 0.9, 0.1};
  raw_orbit::run(s, 0.1, steps);
  return s.x + s.y + s.z;
}

constexpr unitstep::central_gravity sun{1.0};
constexpr auto sun_lambda = [](auto const& s, auto) {
  auto const square = dot(s.position, s.position);
  return s.position * (-1.0 / (square * std::sqrt(square)));
};
template <auto const& Field>
double planet(long steps) {
  unitstep::motion const from{vec{start(steps), 0.0, 0.0}, vec{0.0, 0.9, 0.1}};
  auto const end =
      unitstep::integrate(unitstep::blanes_moan_srkn14a{}, from, Field, 0.1, steps).position;
  return end.x + end.y + end.z;
}

inline auto start_of_planets(long steps) {
  auto from = outer_planets::start;
  from.position[1].x *= start(steps);
  return from;
}
inline double raw_planets(long steps) {
  auto const from = start_of_planets(steps);
  raw_orbit::planets s{};
  for (std::size_t i = 0; i < 6; ++i) {
    auto const &x = from.position[i], &v = from.velocity[i];
    s.x[i] = {x.x, x.y, x.z}, s.v[i] = {v.x, v.y, v.z};
    s.parameter[i] = outer_planets::constant_of_gravitation * outer_planets::masses[i];
  }
  raw_orbit::run(s, 350.0, steps);
  double sum = 0;
  for (auto const& x : s.x) sum += x.x + x.y + x.z;
  return sum;
}
template <class Method>
double planets_by(Method const& method, double days, long steps) {
  unitstep::second_law const field{
      outer_planets::masses, unitstep::mutual_gravity{outer_planets::constant_of_gravitation}};
  auto const end = unitstep::integrate(method, start_of_planets(steps), field, days, steps);
  double sum = 0;
  for (auto const& x : end.position) sum += x.x + x.y + x.z;
  return sum;
}
inline double planets(long steps) {
  return planets_by(unitstep::blanes_moan_srkn14a{}, 350.0, steps);
}
/// By Wisdom and Holman's method, whose step has one evaluation and ten Kepler's equations.
inline double split_planets(long steps) {
  return planets_by(
      unitstep::wisdom_holman{outer_planets::constant_of_gravitation, outer_planets::masses}, 100.0,
      steps);
}

}  // namespace orbits
