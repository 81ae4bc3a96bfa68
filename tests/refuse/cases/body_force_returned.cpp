// SPDX-License-Identifier: BSL-1.0
// The field of a rigid body returns a force: it forgot the mass.
// expect: expected acceleration: vec<m s^-2, 3>, got vec<kg m s^-2 (N), 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::rigid_body start{
    unitstep::motion{unitstep::vec{0.0, 0.0, 0.0} * si::metre,
                     unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second},
    unitstep::rotation{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                       unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second}};
constexpr auto turn = unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return unitstep::accelerations{unitstep::vec{0.0, 0.0, 0.0} * si::newton, turn};
};
#else
constexpr auto field = [](auto const&, auto) {
  return unitstep::accelerations{unitstep::vec{1.0, 0.0, 0.0} * si::metre_per_second_squared, turn};
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.rotation.orientation.w == 1.0 &&
              end.motion.velocity.x > 4.0 * si::metre_per_second);
static_assert(end.motion.position.x > 12.0 * si::metre);
