// SPDX-License-Identifier: BSL-1.0
// An observer, which sees Boost's quantities, compares a position with a velocity.
// expect: expected m > m, got m > m s^-1
// any length: the error shows the way to the operator in the observer
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr int count() {
  int n = 0;
  auto const look = [&n](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
    if (state.position > state.velocity) ++n;
#else
    if (state.position > 0.0 * si::metre) ++n;
#endif
  };
  integrate_observed(rk4{}, start, field, 0.5 * si::second, 10, look);
  return n;
}

// What comes after a mistake must not be blamed too.
static_assert(count() > 0);
