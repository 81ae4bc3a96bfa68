// SPDX-License-Identifier: BSL-1.0
// An orbit in closed form is given a mass for GM.
// expect: expected two_body GM: m^3 s^-2, got kg
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto parameter = 5.0 * si::kilogram;
#else
constexpr auto parameter = 5.0 * si::cubic_metre / (si::second * si::second);
#endif
constexpr auto end = unitstep::two_body{parameter}.after(start, 0.5 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -90.0);
