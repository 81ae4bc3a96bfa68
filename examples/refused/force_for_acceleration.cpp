// SPDX-License-Identifier: BSL-1.0
// expect: acceleration: m s\^-2.*kg m s\^-2 \(N\)
// The mass is forgotten: the field returns a force where the
// integrator needs an acceleration.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
constexpr auto force = 10.0 * si::newton;
constexpr auto at_rest =
    unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto push = [](auto const&, auto) { return force; };

constexpr auto fallen =
    unitstep::integrate(unitstep::explicit_euler{}, at_rest, push,
                        1.0 * si::second, 10);
//! [mistake]

int main() {}
