// SPDX-License-Identifier: BSL-1.0
// The kinetic energy of a motion in integers, half of which is none.
// expect: expected position: numbers such as 2.0, got m in int
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr auto energy_of_motion =
    kinetic_energy(1 * si::kilogram, motion{0 * si::metre, 3 * si::metre_per_second});
#else
constexpr auto energy_of_motion =
    kinetic_energy(1.0 * si::kilogram, motion{0.0 * si::metre, 3.0 * si::metre_per_second});
#endif
// What comes after a mistake must not be blamed too.
static_assert(energy_of_motion == 4.5 * si::joule);
