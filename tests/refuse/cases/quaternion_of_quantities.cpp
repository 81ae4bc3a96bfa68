// SPDX-License-Identifier: BSL-1.0
// A quaternion is of plain numbers, also where it turns something in metres.
// expect: expected quaternion: four plain numbers of one type, got m, m, m, m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr auto unit = 1.0 * si::metre;
#else
constexpr auto unit = 1.0;
#endif
constexpr quaternion q{1.0 * unit, 0.0 * unit, 0.0 * unit, 0.0 * unit};
constexpr rotation start{q, vec{0.0, 0.0, 1.0} * si::radians_per_second};
constexpr auto field = [](auto const&, auto) {
  return vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
constexpr auto north = rotate(q * conjugate(q), vec{0.0, 1.0, 0.0} * si::metre);
static_assert(end.orientation.w < 2.0 && q.w < 2.0 && norm(q) < 2.0 && q == q);
static_assert(north.y < 2.0 * si::metre);
