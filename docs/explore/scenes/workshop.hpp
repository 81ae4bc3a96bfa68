// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "../scene.hpp"

namespace explore {

//! [scene]
// Three bodies of 1 kg are fired from one place. The ground is a
// spring; after each step a body keeps a part of its velocity, and
// rests if that is little.
struct workshop {
  double speed, up, apart;    // in m/s, and two angles in rad
  double g, k, factor, rest;  // in m/s^2, N/m, 1 and m/s

  static constexpr auto mass = 1.0 * si::kilogram;

  constexpr auto fired(double turn) const {
    auto const level = math::cos(up + turn / 3);
    return speed * si::metre_per_second *
           vec{level * math::cos(turn), level * math::sin(turn),
               math::sin(up + turn / 3)};
  }
  constexpr auto start() const {
    auto const here = vec{0.0, 0.0, 0.0} * si::metre;
    return motion{
        std::array{here, here, here},
        std::array{fired(-apart), fired(0.0), fired(apart)}};
  }
  constexpr auto weight() const {
    return gravity{vec{0.0, 0.0, -g} *
                   si::metre_per_second_squared};
  }
  constexpr auto stiffness() const {
    return k * si::newton / si::metre;
  }
  constexpr auto field() const {
    auto const ground = [k = stiffness()](auto const& s, auto) {
      auto const push = [&](auto const& r) {
        auto const none = 0.0 * k * r.z;
        return vec{none, none, r.z < 0.0 * r.z ? -k * r.z : none};
      };
      return std::array{push(s.position[0]), push(s.position[1]),
                        push(s.position[2])};
    };
    return second_law{mass, weight(), ground};
  }
  constexpr auto energy(auto const& s) const {
    auto sum = unitstep::energy(mass, s, weight());
    for (auto const& r : s.position)
      if (r.z < 0.0 * si::metre)
        sum += stiffness() * r.z * r.z / 2.0;
    return sum;
  }
  constexpr auto method(auto inside) const {
    return damped{inside, factor, rest * si::metre_per_second};
  }
};
//! [scene]

template <>
struct page_of<workshop> {
  static constexpr char about[] = R"({
    "name": "workshop", "title": "Bodies fired in space", "shape": "space",
    "numbers": [
      ["speed", "Fired with a speed in m/s", 9, 0, 100, 0.1, 0, 30],
      ["up", "Upwards by an angle in rad", 1, 0, 1.57, 0.01],
      ["apart", "Apart by an angle in rad", 0.5, 0, 3.14, 0.01],
      ["g", "Gravity g in m/s²", 9.81, 0, 100, 0.01, 0, 30],
      ["k", "Ground k in N/m", 1000, 1, 100000, 1, 1, 10000],
      ["factor", "Velocity kept after a step", 0.995, 0, 1, 0.001, 0.95, 1],
      ["rest", "A body rests below, in m/s", 0.05, 0, 10, 0.01, 0, 1]],
    "h": [0.02, 0.001, 1, 0.001, 0.001, 0.1], "t": [8, 0.5, 60, 0.5, 0.5, 30], "pace": 1,
    "first": ["semi_implicit_euler", "explicit_euler"],
    "columns": ["time in s", "energy in J", "",
      "x₁ in m", "y₁ in m", "z₁ in m", "x₂ in m", "y₂ in m", "z₂ in m", "x₃ in m", "y₃ in m", "z₃ in m",
      "x₁' in m/s", "y₁' in m/s", "z₁' in m/s", "x₂' in m/s", "y₂' in m/s", "z₂' in m/s", "x₃' in m/s", "y₃' in m/s", "z₃' in m/s"],
    "shown": [5, 8, 11], "pictures": [[0, [5, 8, 11]], [0, 1], [[3, 6, 9], [4, 7, 10]]]})";
  // Looked at from the side and from above; each body before its shadow.
  static int seen(workshop const&, double const* s, double* at) {
    int n = 0;
    for (int body = 0; body < 3; ++body, s += 3)
      n += put(at + n, {{s[0] - s[1] / 2, s[1] / 3 + s[2]},
                        {s[0] - s[1] / 2, s[1] / 3}});
    return n;
  }
};

}  // namespace explore
