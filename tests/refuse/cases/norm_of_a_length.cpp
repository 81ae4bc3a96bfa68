// SPDX-License-Identifier: BSL-1.0
// The norm of what is a length already.
// expect: expected norm(a vec or a quaternion), got norm(m)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = norm(lengths.x);
#else
constexpr auto result = norm(lengths);
#endif
static_assert(result.value() > 0.5);
