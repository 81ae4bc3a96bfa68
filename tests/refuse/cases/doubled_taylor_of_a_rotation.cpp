// SPDX-License-Identifier: BSL-1.0
// Taylor steps no orientation, nor do two halves of its step.
// expect: expected method: one that steps this state, got step_doubling<taylor>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{1.0, 2.0, 3.0} * (si::radian / si::second)};
constexpr auto slowed = [](auto const& r, auto) { return -r.angular_velocity / si::second; };
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::step_doubling method{unitstep::taylor<8>{}};
#else
constexpr unitstep::step_doubling method{unitstep::rk4{}};
#endif
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(method, start, slowed, 0.1 * si::second, 2);
