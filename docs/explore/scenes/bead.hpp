// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/noise/baoab.hpp>

#include "../scene.hpp"

namespace explore {

//! [scene]
// A bead of 10 ng that floats in a trap, in thin warm air. It starts
// where it is on the average, in x, in y and in both velocities.
struct bead {
  double temperature, friction;  // in K and 1/s
  double k, run;  // trap in nN/m; which of the random paths

  static constexpr auto mass = 1e-11 * si::kilogram;

  constexpr auto pull() const {
    return unitstep::spring{k * 1e-9 * si::newton / si::metre};
  }
  constexpr auto kT() const {
    return boltzmann_constant * (temperature * si::kelvin);
  }
  constexpr auto start() const {
    return motion{
        vec{1.0, 1.0} * unitstep::sqrt(kT() / pull().stiffness),
        vec{1.0, -1.0} * unitstep::sqrt(kT() / mass)};
  }
  constexpr auto field() const {
    return langevin{second_law{mass, pull()}, friction / si::second,
                    temperature * si::kelvin,
                    random_path{1, static_cast<long>(run)}};
  }
  // Only baoab knows the bath, and it needs nothing around it.
  constexpr auto method(auto inside) const { return inside; }
  constexpr auto energy(auto const& s) const {
    return unitstep::energy(mass, s, pull());
  }
  // Half of x^2 + y^2: its mean in a long run is kT/k.
  constexpr auto averaged(auto const& s) const {
    return dot(s.position, s.position) / 2.0;
  }
};
//! [scene]

template <>
struct page_of<bead> {
  static constexpr bool is_warm = true;
  template <class Method>
  static constexpr bool takes = std::is_same_v<Method, baoab>;
  static constexpr char about[] = R"({
    "name": "bead", "title": "Bead in a warm trap", "shape": "trap",
    "numbers": [
      ["temperature", "Temperature in K", 300, 1, 10000, 1, 1, 1000],
      ["friction", "Friction in 1/s", 2, 0, 1000, 0.1, 0, 50],
      ["k", "Trap k in nN/m", 1, 0.01, 1000, 0.01, 0.1, 5],
      ["run", "Random path number", 0, 0, 1000000, 1, 0, 20]],
    "h": [0.02, 0.001, 1, 0.001, 0.001, 0.2], "t": [60, 1, 1000, 1, 1, 400], "pace": 1,
    "first": ["baoab"],
    "columns": ["time in s", "energy in J", "variance of the place so far, in m²", "x in m", "y in m", "x' in m/s", "y' in m/s"],
    "shown": [2, 3, 4], "found": "kT/k in m²", "settles": "kT/k", "pictures": [[0, 2], [3, 4], [0, 1]]})";
  // In micrometres: the bead, the middle of the trap, and a standard deviation away from it.
  static int seen(bead const& b, double const* s, double* at) {
    double const away = 1e6 * b.start().position.x.value();
    return put(at, {{1e6 * s[0], 1e6 * s[1]}, {0, 0}, {away, 0}});
  }
};

}  // namespace explore
