// SPDX-License-Identifier: BSL-1.0
// A condition in the place of the distance of two looks.
// expect: expected n: an integer, got a plain number (bool)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto look = unitstep::every{true, [](auto const&, auto) {}};
#else
constexpr auto look = unitstep::every{1, [](auto const&, auto) {}};
#endif
constexpr auto end =
    unitstep::integrate_observed(unitstep::rk4{}, start, field, 0.5 * si::second, 10, look);
// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
