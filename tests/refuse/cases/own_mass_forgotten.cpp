// SPDX-License-Identifier: BSL-1.0
// The caller's own v = v + F dt forgets the mass.
// expect: expected m s^-1 + m s^-1, got m s^-1 + kg m s^-1
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
inline quantity<si::velocity> kicked() {
  auto v = velocity;
#ifdef UNITSTEP_MISTAKE
  v = v + force * dt;
#else
  v = v + force / mass * dt;
#endif
  return v + 0.0 * position / dt;
}
