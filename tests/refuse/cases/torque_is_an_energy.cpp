// SPDX-License-Identifier: BSL-1.0
// A torque is the product of an arm and a force, which Boost.Units takes for an energy.
// expect: expected torque: vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>, got vec<kg m^2 s^-2 (J), 3>: divide by si::radian
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
constexpr auto unit_moment = si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr auto arm = unitstep::vec{1.0, 0.0, 0.0} * si::metre;
constexpr auto force = unitstep::vec{2.0, 0.0, 0.0} * si::newton;
#ifdef UNITSTEP_MISTAKE
constexpr auto torque = [](auto const&, auto) { return cross(arm, force); };
#else
constexpr auto torque = [](auto const&, auto) { return unitstep::torque_of(arm, force); };
#endif
constexpr unitstep::euler_equations field{unitstep::vec{1.0, 2.0, 3.0} * unit_moment, torque};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w <= 1.0);
