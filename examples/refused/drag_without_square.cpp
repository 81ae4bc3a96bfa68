// SPDX-License-Identifier: BSL-1.0
// expect any: force: kg m s\^-2 \(N\).*kg s\^-1
// The drag of air goes with the square of the velocity, and the
// square is forgotten.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
constexpr auto air = [](auto const& jumper, auto) {
  return -0.25 * si::kilogram / si::metre * jumper.velocity;
};
constexpr unitstep::second_law jump{
    80.0 * si::kilogram,
    unitstep::gravity{10.0 * si::metre_per_second_squared}, air};

constexpr unitstep::motion on_the_bridge{
    0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, on_the_bridge, jump, si::second / 32.0, 100);
//! [mistake]

int main() {}
