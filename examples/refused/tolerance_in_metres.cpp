// SPDX-License-Identifier: BSL-1.0
// expect any: absolute.velocity: m s\^-1
// The error of a velocity is given as a length.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion dropped{2.0 * si::metre,
                                   0.0 * si::metre_per_second};
constexpr auto falls = [](auto const&, auto) {
  return -9.81 * si::metre_per_second_squared;
};
//! [mistake]
constexpr unitstep::tolerance allowed{
    unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre}};
constexpr auto later =
    unitstep::integrate(unitstep::dormand_prince5{}, dropped, falls,
                        allowed, 0.5 * si::second);
//! [mistake]

int main() {}
