// SPDX-License-Identifier: BSL-1.0
// The rate of a vec is the vec itself.
// expect: expected rate 1 (of vec<m, 2>): vec<m s^-1, 2>, got vec<m, 2>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct balloon {
  quantity<si::volume> air;
  unitstep::vec<quantity<si::length>, 2> place;
};
constexpr balloon start{1.0 * si::cubic_metre, unitstep::vec{0.0, 2.0} * si::metre};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](balloon const& b, auto) {
  return unitstep::rates{-b.air / si::second, b.place};
};
#else
constexpr auto field = [](balloon const& b, auto) {
  return unitstep::rates{-b.air / si::second, b.place / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.place.x.value() == 0.0);
