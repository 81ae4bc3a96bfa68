// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <tuple>
#include <type_traits>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>

#include "../scene.hpp"

namespace explore {

//! [scene]
// Two bobs, one below the other, on rods of 1 m; where they are is
// said in plain coordinates, and the rods hold them.
struct two_bobs {
  double g, m;  // in m/s^2, and of the lower bob in kg
  double a, b;  // at the start, in rad; both at rest

  constexpr auto start() const {
    auto const along = [](double angle) {
      return vec{math::sin(angle), -math::cos(angle)} * si::metre;
    };
    auto const rest = vec{0.0, 0.0} * si::metre_per_second;
    return motion{std::array{along(a), along(a) + along(b)},
                  std::array{rest, rest}};
  }
  constexpr auto field() const {
    return constrained{
        second_law{
            std::array{1.0 * si::kilogram, m * si::kilogram},
            gravity{vec{0.0, -g} * si::metre_per_second_squared}},
        distance{vec{0.0, 0.0} * si::metre, body(0),
                 1.0 * si::metre},
        distance{body(0), body(1), 1.0 * si::metre}};
  }
  // Velocity Verlet with constraints is RATTLE; of other methods
  // each step is moved back onto the rods.
  template <class Inside>
  constexpr auto method(Inside inside) const {
    if constexpr (std::is_same_v<Inside, velocity_verlet>)
      return rattle{};
    else
      return projected<Inside>{inside};
  }
  constexpr auto energy(auto const& s) const {
    auto const of = [this](double kilograms, auto const& place,
                           auto const& velocity) {
      return kilograms * si::kilogram *
             (dot(velocity, velocity) / 2.0 +
              g * si::metre_per_second_squared * place.y);
    };
    return of(1.0, s.position[0], s.velocity[0]) +
           of(m, s.position[1], s.velocity[1]);
  }
  // How hard the upper rod pulls.
  constexpr auto shown(auto const& s) const {
    return std::get<0>(constraint_forces(field(), s));
  }
};
//! [scene]

template <>
struct page_of<two_bobs> {
  // The Euler methods lose the rods in long steps.
  template <class Method>
  static constexpr bool takes =
      std::is_same_v<Method, velocity_verlet> ||
      std::is_same_v<Method, midpoint> ||
      std::is_same_v<Method, kutta3> ||
      std::is_same_v<Method, heun> || std::is_same_v<Method, rk4>;
  static constexpr char about[] = R"({
    "name": "two_bobs", "title": "Two bobs on rods", "shape": "rods",
    "numbers": [
      ["g", "Gravity g in m/s²", 9.81, 0, 100, 0.01, 0, 30],
      ["m", "Lower bob in kg, upper 1 kg", 1, 0.1, 100, 0.1, 0.1, 10],
      ["a", "Upper angle at the start in rad", 1.5, -3.14, 3.14, 0.01],
      ["b", "Lower angle at the start in rad", 1.5, -3.14, 3.14, 0.01]],
    "h": [0.02, 0.001, 0.1, 0.001, 0.001, 0.1], "t": [5, 0.5, 60, 0.5, 0.5, 30], "pace": 1,
    "first": ["velocity_verlet", "heun"],
    "columns": ["time in s", "energy in J", "pull of the upper rod in N", "x₁ in m", "y₁ in m", "x₂ in m", "y₂ in m",
      "x₁' in m/s", "y₁' in m/s", "x₂' in m/s", "y₂' in m/s"],
    "shown": [5, 6, 2], "pictures": [[0, 2], [0, 1], [5, 6]]})";
  static int seen(two_bobs const&, double const* s, double* at) {
    return put(at, {{s[0], s[1]}, {s[2], s[3]}});
  }
};

}  // namespace explore
