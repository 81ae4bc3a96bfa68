// SPDX-License-Identifier: BSL-1.0
// A member that a state does not have, in the field beside a controller.
// expect words: 'velocty'
// any length: the error shows the way to the body of the field, through the controller
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& state, auto) { return -4.0 / si::second * state.velocity; };
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto, auto held) {
  return held - state.velocty / si::second;
};
#else
constexpr auto field = [](auto const& state, auto, auto held) {
  return held - state.velocity / si::second;
};
#endif
constexpr unitstep::sampled sampled{pull, 0.5 * si::second, field};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, sampled, 0.25 * si::second, 4);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
