// SPDX-License-Identifier: BSL-1.0
// A vector of times is assigned to one of lengths.
// expect: expected vec<m, 3> = vec<m, 3>, got vec<m, 3> = vec<s, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
constexpr auto changed(vec<boost::units::quantity<si::length>, 3> sum) {
#ifdef UNITSTEP_MISTAKE
  sum = times;
#else
  sum = 2.0 * lengths;
#endif
  return sum;
}
constexpr auto result = changed(lengths);
static_assert(result.x.value() > 0.5);
