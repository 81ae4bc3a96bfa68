// SPDX-License-Identifier: BSL-1.0
// A vector is compared with a length.
// expect: expected vec<m, 3> == vec<m, 3>, got vec<m, 3> == m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = lengths == 1.0 * si::metre;
#else
constexpr auto result = lengths == lengths;
#endif
static_assert(result);
