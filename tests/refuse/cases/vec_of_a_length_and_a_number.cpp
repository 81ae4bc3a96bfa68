// SPDX-License-Identifier: BSL-1.0
// The unit of one component is forgotten.
// expect: expected vec(components of one kind), got vec(m, a plain number (double), m)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = vec{1.0 * si::metre, 2.0, 3.0 * si::metre};
#else
constexpr auto result = vec{1.0, 2.0, 3.0} * si::metre;
#endif
static_assert(result.x.value() > 0.5);
