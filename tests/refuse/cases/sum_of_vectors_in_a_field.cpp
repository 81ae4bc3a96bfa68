// SPDX-License-Identifier: BSL-1.0
// The field adds two vectors.
// expect: expected m + m, got m + m s^-1
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, 2.0} * si::metre,
                                 unitstep::vec{0.0, 0.0} * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -(state.position + state.velocity) / (1.0 * si::second * si::second);
#else
  return -(state.position + state.position) / (1.0 * si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.x.value() < 1e6);
