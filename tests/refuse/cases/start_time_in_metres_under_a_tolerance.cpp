// SPDX-License-Identifier: BSL-1.0
// A simulation under a tolerance begins at a length.
// expect: expected t0: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto pull = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::tolerance fine{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
#ifdef UNITSTEP_MISTAKE
constexpr auto t0 = 0.0 * si::metre;
#else
constexpr auto t0 = 0.0 * si::second;
#endif
constexpr unitstep::simulation run{unitstep::dormand_prince5{}, start, pull, fine, t0};

// What comes after a mistake must not be blamed too.
static_assert(run.state().position.value() > -90.0);
