// SPDX-License-Identifier: BSL-1.0
// A pair that makes positions from accelerations is asked to turn a body.
// expect: expected method: one that steps this state, got dormand_el_mikkawy_prince4
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto inertia = 2.0 * si::kilogram * si::metre * si::metre / si::radian / si::radian;
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{1.0, 2.0, 3.0} * (si::radian / si::second)};
constexpr unitstep::euler_equations field{unitstep::vec{inertia, inertia, inertia}};
#ifdef UNITSTEP_MISTAKE
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::dormand_el_mikkawy_prince4{}, start, field, 0.5 * si::second, 4);
#else
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::dormand_prince5{}, start, field, 0.5 * si::second, 4);
#endif
