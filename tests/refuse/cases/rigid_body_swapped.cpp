// SPDX-License-Identifier: BSL-1.0
// The parts of a rigid body are swapped.
// expect: expected motion: a motion, got rotation<quaternion<double>, vec<rad s^-1, 3>>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion moving{unitstep::vec{0.0, 0.0, 0.0} * si::metre,
                                  unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second};
constexpr unitstep::rotation turning{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                     unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::rigid_body start{turning, moving};
#else
constexpr unitstep::rigid_body start{moving, turning};
#endif
constexpr auto field = [](auto const&, auto) {
  return unitstep::accelerations{
      unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second_squared,
      unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second))};
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end == start);
