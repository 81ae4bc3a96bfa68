// SPDX-License-Identifier: BSL-1.0
// A length is added to a vector in place.
// expect: expected vec<m, 3> += vec<m, 3>, got vec<m, 3> += m
// inside: the error shows the way to the operator in the function
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
constexpr auto changed(vec<boost::units::quantity<si::length>, 3> sum) {
#ifdef UNITSTEP_MISTAKE
  sum += 1.0 * si::metre;
#else
  sum += lengths;
#endif
  return sum;
}
constexpr auto result = changed(lengths);
static_assert(result.x.value() > 0.5);
