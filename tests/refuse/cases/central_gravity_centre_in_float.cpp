// SPDX-License-Identifier: BSL-1.0
// The centre of a gravity is in float, the state in double.
// expect: expected central_gravity centre: vec<m in double, 3>, got vec<m in float, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = unitstep::vec{0.5F, 0.0F, 0.0F} * si::metre;
#else
constexpr auto given = unitstep::vec{0.5, 0.0, 0.0} * si::metre;
#endif
constexpr unitstep::second_law field{
    1.0 * si::kilogram,
    unitstep::central_gravity{5.0 * si::cubic_metre / (si::second * si::second), given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
