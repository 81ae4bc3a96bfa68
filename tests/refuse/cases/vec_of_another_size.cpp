// SPDX-License-Identifier: BSL-1.0
// A vector in space plus one in a plane.
// expect: expected vec<m, 3> + vec<m, 3>, got vec<m, 3> + vec<m, 2>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::vec;

constexpr vec lengths{1.0 * si::metre, 2.0 * si::metre, 3.0 * si::metre};
[[maybe_unused]] constexpr vec times{1.0 * si::second, 2.0 * si::second, 3.0 * si::second};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = lengths + vec{1.0 * si::metre, 2.0 * si::metre};
#else
constexpr auto result = lengths + lengths;
#endif
static_assert(result[0].value() > 0.5);
