// SPDX-License-Identifier: BSL-1.0
// A force in single precision.
// expect: expected force: vec<kg m s^-2 (N) in double, 3>, got vec<kg m s^-2 (N) in float, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto arm = vec{1.0, 0.0, 0.0} * si::metre;
constexpr auto force = vec{0.0, 2.0, 0.0} * si::newton;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = torque_of(arm, vec{0.0F, 2.0F, 0.0F} * si::newton);
#else
constexpr auto result = torque_of(arm, force);
#endif
static_assert(result.z.value() < 3.0 && arm.x.value() < force.y.value());
