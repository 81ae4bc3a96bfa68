// SPDX-License-Identifier: BSL-1.0
// A moment of inertia is zero.
// expect: unitstep: moments of inertia must be finite and not zero
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.0;
#else
constexpr auto value = 3.0;
#endif
constexpr unitstep::rotation start{unitstep::quaternion{0.6, 0.0, 0.8, 0.0},
                                   unitstep::vec{0.0, 0.0, 2.0} * si::radians_per_second};
constexpr unitstep::euler_equations field{unitstep::vec{1.0, 2.0, value} * si::kilogram *
                                          si::square_metre / (si::radian * si::radian)};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
