// SPDX-License-Identifier: BSL-1.0
// The period of a controller is a length.
// expect: expected period: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto controller = [](auto const& s, auto) {
  return -2.0 * si::newton / si::metre * s.position;
};
constexpr auto field = [](auto const&, auto, auto force) { return force / (2.0 * si::kilogram); };
#ifdef UNITSTEP_MISTAKE
constexpr auto period = 1.0 * si::metre;
#else
constexpr auto period = 1.0 * si::second;
#endif
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, start, unitstep::sampled{controller, period, field}, 0.5 * si::second, 8);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 100.0 * si::metre);
