// SPDX-License-Identifier: BSL-1.0
// The step of an observed run is a length.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto look = [](auto const&, auto) {};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::metre, 10, look);
#else
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position < 0.0 * si::metre && end.position > -0.5 * si::metre);
