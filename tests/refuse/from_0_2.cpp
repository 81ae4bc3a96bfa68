// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// What 0.2 took and a later release does not, beside what to write now.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion swings{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::motion small{1e-9 * si::metre, 1e-9 * si::metre_per_second};

// What a tolerance was given has other names: the old ones set it.
// expect any: unable to deduce|reference to non-static member function must be called
namespace members_of_a_tolerance {
constexpr unitstep::tolerance allowed{small, 1e-9, 0.125 * si::second};
#ifdef UNITSTEP_MISTAKE
//! [members_of_a_tolerance before]
constexpr auto first = allowed.first_step;
//! [members_of_a_tolerance before]
#else
//! [members_of_a_tolerance after]
constexpr auto first = allowed.tried_first;
//! [members_of_a_tolerance after]
static_assert(first == 0.125 * si::second);
#endif
}  // namespace members_of_a_tolerance

// The estimate of the pair for forces without velocity does not see a damper.
// expect any: forces without velocity
namespace pair_without_velocity {
constexpr unitstep::second_law law{1.0 * si::kilogram,
                                   unitstep::spring{4.0 * si::newton / si::metre},
                                   unitstep::damper{1.0 * si::newton * si::second / si::metre}};
constexpr auto until = 1.0 * si::second;
#ifdef UNITSTEP_MISTAKE
//! [pair_without_velocity before]
constexpr auto end = unitstep::integrate(unitstep::dormand_el_mikkawy_prince4{}, swings, law,
                                         unitstep::tolerance{small}, until);
//! [pair_without_velocity before]
#else
//! [pair_without_velocity after]
constexpr auto end = unitstep::integrate(unitstep::dormand_prince5{}, swings, law,
                                         unitstep::tolerance{small}, until);
//! [pair_without_velocity after]
static_assert(end.position < swings.position);
#endif
}  // namespace pair_without_velocity
