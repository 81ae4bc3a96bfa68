// SPDX-License-Identifier: BSL-1.0
// The components of a vector are of two units.
// expect: expected vec(components of one kind), got vec(m, s)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = vec{1.0 * si::metre, 2.0 * si::second};
#else
constexpr auto result = vec{1.0 * si::metre, 2.0 * si::metre};
#endif

// What comes after a mistake must not be blamed too.
static_assert((2.0 * result + result).x.value() > 0.5);
