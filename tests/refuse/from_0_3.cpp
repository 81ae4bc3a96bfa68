// SPDX-License-Identifier: BSL-1.0
// What 0.3 took and a later release does not, beside what to write now.
#include <boost/units/systems/si.hpp>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// A tolerance holds for slopes without a word.
// expect any: bounding_slopes
namespace bounding_slopes_left_out {
constexpr auto cools = [](auto rate) {
  return unitstep::integrate(
             unitstep::dormand_prince5{}, unitstep::motion{1.0 * si::metre, -rate * si::metre},
             [rate](auto const& now, auto) { return rate * rate * now.position; },
             unitstep::tolerance{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}},
             1.0 * si::second)
      .position;
};
constexpr auto rate = 2.0 / si::second;
#ifdef UNITSTEP_MISTAKE
//! [bounding_slopes before]
constexpr auto found = unitstep::derivative(unitstep::bounding_slopes{cools}, rate);
//! [bounding_slopes before]
#else
//! [bounding_slopes after]
constexpr auto found = unitstep::derivative(cools, rate);
//! [bounding_slopes after]
// exp(-k t) by k is -t exp(-k t): -exp(-2) m s.
static_assert(unitstep::abs(found.slope + 0.135335283 * si::metre * si::second) <
              1e-5 * si::metre * si::second);
#endif
}  // namespace bounding_slopes_left_out

// Steps that slopes have chosen too leave other bits.
// expect any: static assertion failed
namespace same_bits {
constexpr auto swings = [](auto stiffness) {
  return unitstep::integrate(
             unitstep::dormand_prince5{},
             unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
             unitstep::second_law{1.0 * si::kilogram, unitstep::spring{stiffness}},
             unitstep::tolerance{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}},
             20.0 * si::second)
      .position;
};
constexpr auto k = 2.0 * si::newton / si::metre;
#ifdef UNITSTEP_MISTAKE
//! [same_bits before]
static_assert(unitstep::derivative(swings, k).value == swings(k));
//! [same_bits before]
#else
//! [same_bits after]
static_assert(unitstep::derivative(unitstep::steps_by_values{swings}, k).value == swings(k));
//! [same_bits after]
#endif
}  // namespace same_bits
