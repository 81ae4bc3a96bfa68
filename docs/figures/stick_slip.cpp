// SPDX-License-Identifier: BSL-1.0
// A block on a moving belt: its velocity over its place, from rest and from a long pull.
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

enum class contact { sticks, slips };

int main() {
  auto const mass = 2.0 * kg;
  auto const stiffness = 200.0 * N_per_m;
  auto const belt = 0.1 * m_per_s;
  auto const weight = mass * (9.81 * m_per_s2);
  auto const path = [&](auto start) {
    std::vector<figures::point> points;
    auto const look = [&](auto const& block, auto) {
      points.push_back({1000 * block.position.value(), 1000 * block.velocity.value()});
    };
    auto const moves = [=](auto const& block, auto, contact now) {
      auto const net = 0.4 * weight - stiffness * block.position;
      return (now == contact::slips ? 1.0 : 0.0) * net / mass;
    };
    auto const lead = [=](auto const& block, auto, contact now) {
      return now == contact::slips ? block.velocity - belt : -1.0 * belt;
    };
    auto const stick = [=](auto const& block, auto, contact& now) {
      now = contact::sticks;
      return motion{block.position, belt};
    };
    auto const pull = [=](auto const& block, auto) {
      return stiffness * block.position - 0.6 * weight;
    };
    auto const tear_off = [](auto const&, auto, contact& now) { now = contact::slips; };
    static_cast<void>(integrate(dop853{}, start, moves, tolerance{motion{1e-9 * m, 1e-9 * m_per_s}},
                                1.6 * s, modes(contact::slips), when(rising(lead), stick),
                                when(rising(pull), tear_off), every(0.004 * s, look)));
    return points;
  };
  figures::plot{
      "stick-slip",
      "Velocity over place. From rest, and from a place further out, the block comes to "
      "the same closed curve within one turn: a straight line at the speed of the belt, and "
      "below it a large arc.",
      {"place in mm", 0, 80, 20},
      {"velocity in mm/s", -400, 200, 100}}
      .add({"from rest", path(motion{0.0 * m, 0.0 * m_per_s})})
      .add({"let go at 75 mm", path(motion{0.075 * m, 0.0 * m_per_s})})
      .without_reference()
      .write();
}
