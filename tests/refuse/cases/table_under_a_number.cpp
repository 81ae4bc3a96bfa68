// SPDX-License-Identifier: BSL-1.0
// A table under a tolerance, of which the error alone was given.
// expect: expected allowed: a tolerance, before the spacing, got a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto allowed = 1e-9;
#else
constexpr tolerance allowed{motion{1e-9 * si::metre, 1e-9 * si::metre_per_second}};
#endif
constexpr auto table = trajectory<4>(dormand_prince5{}, start, field, allowed, 0.5 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(table[4].state.position.value() < 100.0);
