// SPDX-License-Identifier: BSL-1.0
// expect any: acceleration: m s\^-2.*m\^2 s\^-3
// Power over mass is no acceleration.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion driving{0.0 * si::metre,
                                   20.0 * si::metre_per_second};
//! [mistake]
constexpr auto engine = [](auto const&, auto) {
  return 48000.0 * si::watt / (1600.0 * si::kilogram);
};
constexpr auto faster = unitstep::integrate(
    unitstep::rk4{}, driving, engine, 0.25 * si::second, 20);
//! [mistake]

int main() {}
