// SPDX-License-Identifier: BSL-1.0
// Two vectors multiplied without saying how.
// expect: expected dot(a, b) or cross(a, b), got vec<m, 3> * vec<s, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::vec;

constexpr vec lengths{1.0 * si::metre, 2.0 * si::metre, 3.0 * si::metre};
[[maybe_unused]] constexpr vec times{1.0 * si::second, 2.0 * si::second, 3.0 * si::second};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = lengths * times;
#else
constexpr auto result = -1.0 * cross(lengths, vec{times.x, times.x, times.x});
#endif
static_assert(result[0].value() > 0.5);
