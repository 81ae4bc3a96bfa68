// SPDX-License-Identifier: BSL-1.0
// The step is a length; what is looked up in the table is not to blame.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto table = unitstep::trajectory<16>(unitstep::rk4{}, start, field, dt);

// What comes after a mistake must not be blamed too.
static_assert(table[8].time > 0.9 * si::second && table[8].state.position < 1.5 * si::metre);
constexpr auto between = unitstep::state_at(table, 0.9 * si::second);
static_assert(between.position > -1.5 * si::metre && unitstep::is_finite(between));
