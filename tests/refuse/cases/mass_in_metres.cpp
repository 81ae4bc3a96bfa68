// SPDX-License-Identifier: BSL-1.0
// A length in the place of a mass, which free fall does not notice.
// expect: expected mass: kg, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr second_law fall{2.0 * si::metre, gravity{-9.81 * si::metre_per_second_squared}};
#else
constexpr second_law fall{2.0 * si::kilogram, gravity{-9.81 * si::metre_per_second_squared}};
#endif

// What comes after a mistake must not be blamed too.
static_assert(integrate(rk4{}, start, fall, 0.5 * si::second, 4).position.value() < 1e6);
