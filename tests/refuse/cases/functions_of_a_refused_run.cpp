// SPDX-License-Identifier: BSL-1.0
// Each function of math is asserted of a run whose field returns a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
namespace math = unitstep::math;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second; };
#else
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too: the way is 25 m, the speed 10 m/s.
constexpr auto way = end.position.value();
static_assert(math::atan2(end.velocity.value(), way) < 0.4);
static_assert(math::atan2(1.0, way) < 0.1 && math::pow(way, 2.0) > 624 &&
              math::pow(2.0, way) > 1e7);
static_assert(math::sin_cos(way).sine < 0 && math::sin(way) < 0 && math::cos(way) > 0);
static_assert(math::sqrt(way) == 5 && math::cbrt(way) < 3 && math::exp(way) > 1 &&
              math::log(way) > 3);
static_assert(math::tan(way) < 0 && math::atan(way) > 1);
