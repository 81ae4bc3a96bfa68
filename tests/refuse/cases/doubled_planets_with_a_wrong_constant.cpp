// SPDX-License-Identifier: BSL-1.0
// What a method says of its own members is asked of the method inside another one too.
// expect: expected wisdom_holman G times mass: m^3 s^-2, got m^2 s^-2
#include <boost/units/systems/si.hpp>

#include <array>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr std::array masses{2.0 * si::kilogram, 1.0 * si::kilogram};
constexpr auto due = 1.0 * si::cubic_metre / (si::kilogram * si::second * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto constant = due / si::metre;
#else
constexpr auto constant = due;
#endif
constexpr unitstep::vec far{unitstep::vec{1.0, 0.0, 0.0} * si::metre};
constexpr unitstep::vec fast{unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
constexpr unitstep::motion start{std::array{far, -far}, std::array{fast, -fast}};
[[maybe_unused]] constexpr auto end = unitstep::integrate(
    unitstep::step_doubling{unitstep::wisdom_holman{constant, masses}}, start,
    unitstep::second_law{masses, unitstep::mutual_gravity{due}}, 0.1 * si::second, 2);
