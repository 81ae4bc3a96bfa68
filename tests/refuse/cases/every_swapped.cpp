// SPDX-License-Identifier: BSL-1.0
// The count comes before the observer.
// expect: expected n: an integer, got a lambda
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto look = [](auto const&, auto) {};
#ifdef UNITSTEP_MISTAKE
constexpr every often{look, 2};
#else
constexpr every often{2, look};
#endif
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * si::second, 10, often);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre && end.velocity.value() < 1e6);
