// SPDX-License-Identifier: BSL-1.0
// Quantities of integers are refused: half of 9 J was 4 J.
// expect words: numbers such as 2.0
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
//! [before]
constexpr unitstep::motion rolling{0 * si::metre,
                                   3 * si::metre_per_second};
// It was 4 J.
constexpr auto energy =
    unitstep::kinetic_energy(1 * si::kilogram, rolling);
//! [before]
#else
//! [after]
constexpr unitstep::motion rolling{0.0 * si::metre,
                                   3.0 * si::metre_per_second};
constexpr auto energy =
    unitstep::kinetic_energy(1.0 * si::kilogram, rolling);
//! [after]
static_assert(energy == 4.5 * si::joule);
#endif
