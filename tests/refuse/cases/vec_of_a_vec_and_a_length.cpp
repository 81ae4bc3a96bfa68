// SPDX-License-Identifier: BSL-1.0
// A vector is given one more component.
// expect: expected vec(components of one kind), got vec(vec<m, 2>, m)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto flat = unitstep::vec{3.0, 4.0} * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::vec way{flat, 5.0 * si::metre};
#else
constexpr unitstep::vec way{flat.x, flat.y, 5.0 * si::metre};
#endif

// What comes after a mistake must not be blamed too.
static_assert(way[0] == flat[0]);
