// SPDX-License-Identifier: BSL-1.0
// The norm of a state, where that of its velocity was meant.
// expect: expected norm(a vec or a quaternion), got norm(motion<vec<m, 2>, vec<m s^-1, 2>>)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{3.0, 4.0} * si::metre,
                                 unitstep::vec{0.6, 0.8} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto speed = norm(start);
#else
constexpr auto speed = norm(start.velocity);
#endif

// What comes after a mistake must not be blamed too.
static_assert(speed < 2.0 * si::metre_per_second);
