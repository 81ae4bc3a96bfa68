// SPDX-License-Identifier: BSL-1.0
// A vector minus a length.
// expect: expected vec<m, 3> - vec<m, 3>, got vec<m, 3> - m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::vec;

constexpr vec lengths{1.0 * si::metre, 2.0 * si::metre, 3.0 * si::metre};
[[maybe_unused]] constexpr vec times{1.0 * si::second, 2.0 * si::second, 3.0 * si::second};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = 2.0 * lengths - 1.0 * si::metre;
#else
constexpr auto result = 2.0 * lengths - lengths;
#endif
static_assert(result[0].value() > 0.5);
