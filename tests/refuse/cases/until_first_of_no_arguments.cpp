// SPDX-License-Identifier: BSL-1.0
// One of several events takes neither state nor time.
// expect: expected event 0: callable (state, time), got callable ()
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto height = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto event = unitstep::first_of{[] { return true; }, height};
#else
constexpr auto event = unitstep::first_of{height, unitstep::falling(height)};
#endif
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);

// What comes after a mistake must not be blamed too.
static_assert(run.which >= 0 && run.time > 0.0 * si::second);
