// SPDX-License-Identifier: BSL-1.0
// The field takes the time from a position; what it does with the difference is of no account.
// expect: expected m - m, got m - s
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, [[maybe_unused]] auto time) {
#ifdef UNITSTEP_MISTAKE
  return 2.0 * (state.position - time) / (1.0 * si::second * si::second);
#else
  return (1.0 * si::metre - state.position) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6 && end.position > -1e6 * si::metre);
