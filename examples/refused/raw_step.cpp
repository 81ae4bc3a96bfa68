// SPDX-License-Identifier: BSL-1.0
// expect any: dt: s.*a plain number
// A step of a quarter: of a second, of a minute?
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion driving{0.0 * si::metre,
                                   20.0 * si::metre_per_second};
constexpr auto brakes = [](auto const&, auto) {
  return -5.0 * si::metre_per_second_squared;
};
//! [mistake]
constexpr auto stopped = unitstep::integrate(
    unitstep::leapfrog{}, driving, brakes, 0.25, 16);
//! [mistake]

int main() {}
