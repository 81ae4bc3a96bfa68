// SPDX-License-Identifier: BSL-1.0
// The caller's own difference of a position and a plain number.
// expect: expected m - m, got m - a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/units/readable_operators.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

constexpr quantity<si::length> position = 3.0 * si::metre;
constexpr quantity<si::velocity> velocity = 2.0 * si::metre_per_second;
[[maybe_unused]] constexpr quantity<si::force> force = 10.0 * si::newton;
[[maybe_unused]] constexpr quantity<si::mass> mass = 5.0 * si::kilogram;
constexpr quantity<si::time> dt = 0.5 * si::second;
#ifdef UNITSTEP_MISTAKE
static_assert(position - 1.0 > velocity * dt);
#else
static_assert(position - 1.0 * si::metre > velocity * (0.5 * dt));
#endif
