// SPDX-License-Identifier: BSL-1.0
// The rate of a plain number is a plain number where time has a unit.
// expect: expected rate 1 (of a plain number (double)): s^-1, got a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct sample {
  quantity<si::mass> mass;
  double share;
};
constexpr sample start{1.0 * si::kilogram, 0.0};
constexpr auto none = 0.0 * si::kilogram / si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](sample const& s, auto) { return unitstep::rates{none, -s.share}; };
#else
constexpr auto field = [](sample const& s, auto) {
  return unitstep::rates{none, -s.share / si::second};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.share == 0.0);
