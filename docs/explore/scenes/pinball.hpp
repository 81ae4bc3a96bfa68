// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "../scene.hpp"

namespace explore {

//! [scene]
// A ball of 1 kg on a table that is tilted: two walls, a top, three
// round bumpers that kick, and a drain at the bottom. Its place is
// that of its centre.
struct pinball {
  double tilt, speed, aim;  // of table and shot, in rad and m/s
  double kept, kick;  // of the speed into a hit; added, in m/s

  static constexpr auto radius = 0.02 * si::metre;
  static constexpr auto width = 0.6 * si::metre;
  static constexpr auto length = 1.0 * si::metre;
  static constexpr auto of_bumper = 0.06 * si::metre;
  static constexpr std::array bumpers{vec{0.16, 0.6} * si::metre,
                                      vec{0.44, 0.6} * si::metre,
                                      vec{0.3, 0.8} * si::metre};

  constexpr auto start() const {
    return motion{vec{0.5, 0.1} * si::metre,
                  speed * si::metre_per_second *
                      vec{math::sin(aim), math::cos(aim)}};
  }
  constexpr auto field() const {
    return gravity{vec{0.0, -9.81 * math::sin(tilt)} *
                   si::metre_per_second_squared};
  }
  constexpr auto energy(auto const& s) const {
    return unitstep::energy(1.0 * si::kilogram, s, field());
  }

  // How far the ball is from a bumper, and how it is kicked back.
  static constexpr auto gap(int n) {
    return [at = bumpers[static_cast<std::size_t>(n)]](
               auto const& s, auto) {
      return norm(s.position - at) - (of_bumper + radius);
    };
  }
  constexpr auto kicks(int n) const {
    return [at = bumpers[static_cast<std::size_t>(n)], kept = kept,
            kick = kick * si::metre_per_second](auto& s, auto) {
      auto const away = (s.position - at) / norm(s.position - at);
      auto const out = dot(s.velocity, away);
      s.velocity += (kept * abs(out) + kick - out) * away;
    };
  }
  // What happens, beside a field and a step.
  constexpr auto run(auto method, auto const& field, auto h) const {
    auto const left = [](auto const& s, auto) {
      return s.position.x - radius;
    };
    auto const right = [](auto const& s, auto) {
      return width - radius - s.position.x;
    };
    auto const top = [](auto const& s, auto) {
      return length - radius - s.position.y;
    };
    auto const drain = [](auto const& s, auto) {
      return s.position.y - radius;
    };
    auto const across = [kept = kept](auto& s, auto) {
      s.velocity.x *= -kept;
    };
    auto const down = [kept = kept](auto& s, auto) {
      s.velocity.y = -kept * abs(s.velocity.y);
    };
    return simulation{method,
                      start(),
                      field,
                      h,
                      when(falling(left), across),
                      when(falling(right), across),
                      when(falling(top), down),
                      when(falling(gap(0)), kicks(0)),
                      when(falling(gap(1)), kicks(1)),
                      when(falling(gap(2)), kicks(2)),
                      when(falling(drain), stop)};
  }
};
//! [scene]

template <>
struct page_of<pinball> {
  static constexpr bool happens = true;  // something does in a run
  static constexpr char about[] = R"({
    "name": "pinball", "title": "Pinball", "shape": "table",
    "numbers": [
      ["tilt", "Tilt of the table in rad", 0.12, 0.01, 1.57, 0.01, 0.01, 0.5],
      ["speed", "Shot with a speed in m/s", 1.8, 0, 20, 0.01, 0, 5],
      ["aim", "To the right by an angle in rad", -0.3, -1.57, 1.57, 0.01, -0.5, 0.5],
      ["kept", "Speed kept at a hit", 0.9, 0, 1, 0.01],
      ["kick", "A bumper adds, in m/s", 0.5, 0.05, 10, 0.05, 0.05, 2]],
    "h": [0.02, 0.001, 1, 0.001, 0.001, 0.1], "t": [5, 0.5, 60, 0.5, 0.5, 30], "pace": 1,
    "first": ["velocity_verlet", "semi_implicit_euler"],
    "columns": ["time in s", "energy in J", "", "x in m", "y in m", "x' in m/s", "y' in m/s"],
    "pictures": [[3, 4], [0, 1], [0, 4]]})";
  // The ball, the far corner of the table, and each bumper with a point of its rim.
  static int seen(pinball const& p, double const* s, double* at) {
    int n = put(
        at, {{s[0], s[1]}, {p.width.value(), p.length.value()}});
    for (auto const& b : p.bumpers)
      n +=
          put(at + n, {{b.x.value(), b.y.value()},
                       {(b.x + p.of_bumper).value(), b.y.value()}});
    return n;
  }
};

}  // namespace explore
