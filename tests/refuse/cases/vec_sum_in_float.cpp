// SPDX-License-Identifier: BSL-1.0
// A vector in double plus one in float.
// expect: expected vec<m in double, 3> + vec<m in double, 3>, got vec<m in double, 3> + vec<m in float, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = lengths + vec{1.0F, 2.0F, 3.0F} * si::metre;
#else
constexpr auto result = lengths + vec{1.0, 2.0, 3.0} * si::metre;
#endif
static_assert(result.x.value() > 0.5);
