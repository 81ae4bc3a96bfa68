// SPDX-License-Identifier: BSL-1.0
// The guide on forces: a ball is shot into the air, with the air's drag and without.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

constexpr unitstep::motion on_the_ground{vec{0.0, 0.0} * si::metre,
                                         vec{0.0, 0.0} * si::metre_per_second};
constexpr auto mass = 0.5 * si::kilogram;
constexpr unitstep::gravity down{vec{0.0, -9.81} * si::metre_per_second_squared};
constexpr unitstep::impulse shot{vec{48.0, 64.0} * si::newton, 0.0 * si::second,
                                 0.125 * si::second};
constexpr unitstep::quadratic_drag air{0.02 * si::kilogram / si::metre};

template <int steps, class Field>
constexpr auto flight(Field const& field) {
  return unitstep::trajectory<steps>(unitstep::leapfrog{}, on_the_ground, field,
                                     0.015625 * si::second);
}
constexpr auto in_vacuum = flight<208>(unitstep::second_law{mass, down, shot});
constexpr auto in_air = flight<176>(unitstep::second_law{mass, down, shot, air});

//! [claim]
// While it is shot, for 1/8 s, gravity already takes 1.2 m/s of its 16 m/s upwards: it leaves with
// 14.8 m/s, 0.9 m up, and rises by 14.8^2 / (2 g) = 11.1 m to 12 m. In air it does not get there.
constexpr auto highest(auto const& samples) {
  auto most = 0.0 * si::metre;
  for (auto const& sample : samples)
    if (sample.state.position.y > most) most = sample.state.position.y;
  return most;
}
static_assert(highest(in_vacuum) > 11.9 * si::metre && highest(in_vacuum) < 12.1 * si::metre);
static_assert(in_vacuum.back().state.position.x > 36.0 * si::metre);
static_assert(highest(in_air) < 8.0 * si::metre);
static_assert(in_air.back().state.position.x < 20.0 * si::metre);
//! [claim]

template <class Samples>
std::vector<figures::point> path(Samples const& samples) {
  std::vector<figures::point> points;
  for (auto const& sample : samples)
    if (sample.state.position.y >= 0.0 * si::metre)
      points.push_back({sample.state.position.x.value(), sample.state.position.y.value()});
  return points;
}

int main() {
  figures::plot{"forces",
                "The path of a ball that is shot up at an angle. Without air it is a parabola that "
                "rises to 12 metres and comes down 38 metres away. With the drag of air it rises "
                "to less than 8 metres, falls more steeply and comes down within 20 metres.",
                {"distance in m", 0, 40, 10},
                {"height in m", 0, 15, 5}}
      .add({"gravity and shot", path(in_vacuum)})
      .add({"gravity, shot and drag", path(in_air)})
      .write();
}
