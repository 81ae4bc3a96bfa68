// SPDX-License-Identifier: BSL-1.0
// The arm comes before the force; the other way round it turns the other way.
// expect: expected arm: vec<m, 3>, got vec<kg m s^-2 (N), 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto arm = vec{2.0, 0.0, 0.0} * si::metre;
constexpr auto force = vec{0.0, 3.0, 0.0} * si::newton;
#ifdef UNITSTEP_MISTAKE
constexpr auto torque = torque_of(force, arm);
#else
constexpr auto torque = torque_of(arm, force);
#endif

// What comes after a mistake must not be blamed too.
static_assert(torque.z.value() < 1e6);
