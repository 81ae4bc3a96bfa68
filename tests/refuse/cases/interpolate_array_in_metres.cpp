// SPDX-License-Identifier: BSL-1.0
// The samples hold an array of motions, and lengths for times.
// expect: expected time of a sample: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto one = 1.0 * si::metre;
#else
constexpr auto one = 1.0 * si::second;
#endif
constexpr unitstep::motion ball{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion gone{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto at = unitstep::interpolate(unitstep::sample{0.0 * one, std::array{ball, ball}},
                                          unitstep::sample{one, std::array{gone, gone}}, 0.5 * one);

// What comes after a mistake must not be blamed too.
static_assert(at[0] == at[1]);
