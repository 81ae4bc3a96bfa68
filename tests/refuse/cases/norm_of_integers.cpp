// SPDX-License-Identifier: BSL-1.0
// The length of a vector of integers, which need be none.
// expect: expected norm: numbers such as 2.0, got vec<m in int, 2>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto length = unitstep::norm(unitstep::vec{3 * si::metre, 4 * si::metre});
#else
constexpr auto length = unitstep::norm(unitstep::vec{3.0 * si::metre, 4.0 * si::metre});
#endif
// What comes after a mistake must not be blamed too.
static_assert(length == 5.0 * si::metre);
