// SPDX-License-Identifier: BSL-1.0
// The step is a duration of a clock that counts in a type which is no number.
// expect: expected dt: s, got a duration in 1/1000 s of fixed_point
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <chrono>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct fixed_point {
  long value = 0;
};
constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
#ifdef UNITSTEP_MISTAKE
constexpr std::chrono::duration<fixed_point, std::milli> dt{fixed_point{5}};
#else
constexpr std::chrono::milliseconds dt{5};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, dt, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1.0 * si::metre);
