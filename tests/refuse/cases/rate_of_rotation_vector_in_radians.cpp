// SPDX-License-Identifier: BSL-1.0
// The angular velocity beside a rotation vector is of plain numbers, too.
// expect: expected angular velocity: vec<double, 3>, got vec<rad s^-1, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr vec turned{0.5, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto w = vec{0.0, 0.0, 1.0} * si::radians_per_second;
#else
constexpr vec w{0.0, 0.0, 1.0};
#endif
constexpr auto rate = rate_of_rotation_vector(turned, w);

// What comes after a mistake must not be blamed too.
static_assert(rate.z < 2.0);
