// SPDX-License-Identifier: BSL-1.0
// What is damped is the method, not the field.
// expect: expected method: one that steps this state, got damped<a lambda, double, m s^-1>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
#ifdef UNITSTEP_MISTAKE
constexpr damped method{field, 0.9, 0.01 * si::metre_per_second};
#else
constexpr damped method{rk4{}, 0.9, 0.01 * si::metre_per_second};
#endif

// What comes after a mistake must not be blamed too.
static_assert(integrate(method, start, field, 0.5 * si::second, 4).position.value() < 1e6);
