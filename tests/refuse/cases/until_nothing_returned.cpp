// SPDX-License-Identifier: BSL-1.0
// An event that returns nothing.
// expect: expected event result: bool or a quantity, got nothing (void)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto event = [](auto const&, auto) {};
#else
constexpr auto event = [](auto const& s, auto) { return s.position; };
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.steps >= 0);
