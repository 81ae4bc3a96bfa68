// SPDX-License-Identifier: BSL-1.0
// The last of twelve rates is wrong.
// expect: expected rate 11 (of m): m s^-1, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

using length = quantity<si::length>;
struct twelve {
  length a, b, c, d, e, f, g, h, i, j, k, l;
};
constexpr twelve start{};
constexpr auto v = 0.0 * si::metre_per_second;
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](twelve const& s, auto) {
  return unitstep::rates{v, v, v, v, v, v, v, v, v, v, v, s.l};
};
#else
constexpr auto field = [](twelve const&, auto) {
  return unitstep::rates{v, v, v, v, v, v, v, v, v, v, v, v};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.l.value() == 0.0);
