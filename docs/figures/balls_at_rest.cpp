// SPDX-License-Identifier: BSL-1.0
// Three of a thousand balls in a room: their energy, until they lie.
#include <boost/units/systems/si.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::falling;
using unitstep::vec;
using unitstep::when;

enum class ball_is { flying, lying };

std::vector<figures::point> energy_of(long n) {
  auto const g = 9.81 * si::metre_per_second_squared;
  auto const v = si::metre_per_second;
  unitstep::draws draw{2024, n};
  unitstep::motion const start{
      vec{draw.uniform(0.0 * si::metre, 3.0 * si::metre),
          draw.uniform(0.1 * si::metre, 2.0 * si::metre)},
      vec{draw.uniform(-3.0 * v, 3.0 * v), draw.uniform(-2.0 * v, 2.0 * v)}};
  auto const pulls = [=](auto const&, auto, ball_is now) {
    return vec{0.0 * g, (now == ball_is::flying ? -1.0 : 0.0) * g};
  };
  std::vector<figures::point> points;
  auto const look = [&](auto const& s, auto t) {
    points.push_back({t.value(), (dot(s.velocity, s.velocity) / 2.0 + g * s.position.y).value()});
  };
  auto const turn = [](auto& s, auto) { s.velocity.x *= -1.0; };
  auto const lose = [&](auto const& s, auto t) {
    look(s, t);
    auto next = s;
    next.velocity = vec{0.8 * s.velocity.x, -0.8 * s.velocity.y};
    look(next, t);
    return next;
  };
  auto const settle = [](auto& s, auto, ball_is& now) {
    now = ball_is::lying;
    s.velocity *= 0.0;
  };
  integrate_observed(
      unitstep::velocity_verlet{}, start, pulls, si::second / 64.0, 512, look,
      unitstep::modes(ball_is::flying),
      when(falling([](auto const& s, auto) { return s.position.x; }), turn),
      when(unitstep::rising([](auto const& s, auto) { return s.position.x - 3.0 * si::metre; }),
           turn),
      when(falling([](auto const& s, auto) { return s.position.y; }), lose,
           unitstep::rest_below(0.001 * v, settle)));
  return points;
}

int main() {
  figures::plot{"balls-at-rest",
                "The energy of three balls over eight seconds. It is constant in flight, and falls "
                "at each bounce "
                "to about two thirds, in ever shorter steps, until it is zero.",
                {"time in s", 0, 8, 2},
                {"energy in J/kg", 0, 25, 5}}
      .add({"ball 0", energy_of(0)})
      .add({"ball 1", energy_of(1)})
      .add({"ball 2", energy_of(2)})
      .without_reference()
      .write();
}
