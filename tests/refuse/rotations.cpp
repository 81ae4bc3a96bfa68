// SPDX-License-Identifier: BSL-1.0
// Mistakes with orientations, torques and rigid bodies.
#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/angle/revolutions.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// The angle of a rotation is a plain number.
// expect: expected angle: rad, got a plain number (double): multiply by si::radian
namespace angle_without_radian {
using namespace unitstep;

constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec up{0.0, 0.0, 1.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto turned = rotation_about(up, 0.5);
#else
constexpr auto turned = rotation_about(up, 0.5 * si::radian);
#endif

// What comes after a mistake must not be blamed too.
static_assert(turned.w < 2.0 && none.w == 1.0);
}  // namespace angle_without_radian

// The angle is in degrees, the field returns radians.
// expect: expected acceleration: deg s^-2, got rad s^-2
namespace angular_acceleration_in_radians {
using boost::units::degree::degree;

constexpr unitstep::motion start{10.0 * degree, 0.0 * degree / si::second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) { return 2.0 * si::radian / si::second / si::second; };
#else
constexpr auto field = [](auto const&, auto) { return 2.0 * degree / si::second / si::second; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e9);
}  // namespace angular_acceleration_in_radians

// The angular velocity is in degrees per second.
// expect: expected angular_velocity: vec<rad s^-1, 3>, got vec<deg s^-1, 3>
namespace angular_velocity_in_degrees {
#ifdef UNITSTEP_MISTAKE
constexpr auto unit = boost::units::degree::degree / si::second;
#else
constexpr auto unit = si::radians_per_second;
#endif
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * unit};
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w == 1.0);
}  // namespace angular_velocity_in_degrees

// The angular velocity is in revolutions per minute.
// expect: expected angular_velocity: vec<rad s^-1, 3>, got vec<rev min^-1, 3>
namespace angular_velocity_in_rpm {
#ifdef UNITSTEP_MISTAKE
constexpr auto unit = 1.0 * boost::units::revolution::revolution /
                      (1.0 * boost::units::metric::minute_base_unit::unit_type{});
#else
constexpr auto unit = si::radians_per_second;
#endif
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * unit};
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w == 1.0);
}  // namespace angular_velocity_in_rpm

// The angular velocity is one per second: it lacks the radian.
// expect: expected angular_velocity: vec<rad s^-1, 3>, got vec<s^-1, 3>: multiply by si::radian
namespace angular_velocity_without_radian {
#ifdef UNITSTEP_MISTAKE
constexpr auto unit = 1.0 / si::second;
#else
constexpr auto unit = si::radians_per_second;
#endif
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * unit};
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w == 1.0);
}  // namespace angular_velocity_without_radian

// The angle of a rotation comes before its axis.
// expect: expected axis: a vec of three, got rad
namespace axis_and_angle_swapped {
using namespace unitstep;

constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec up{0.0, 0.0, 1.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto turned = rotation_about(0.5 * si::radian, up);
#else
constexpr auto turned = rotation_about(up, 0.5 * si::radian);
#endif

// What comes after a mistake must not be blamed too.
static_assert(turned.w < 2.0 && none.w == 1.0);
}  // namespace axis_and_angle_swapped

// The field of a rigid body returns a force: it forgot the mass.
// expect: expected acceleration: vec<m s^-2, 3>, got vec<kg m s^-2 (N), 3>
namespace body_force_returned {
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
}  // namespace body_force_returned

// The turning of a frame is in radians per second, where formulas of forces have no radian.
// expect: expected coriolis turning: vec<s^-1, 3>, got vec<rad s^-1, 3>: divide by si::radian
namespace coriolis_in_radians {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto turning = unitstep::vec{0.0, 0.0, 1.0} * si::radian / si::second;
#else
constexpr auto turning = unitstep::vec{0.0, 0.0, 1.0} / si::second;
#endif
constexpr unitstep::second_law frame{1.0 * si::kilogram, unitstep::coriolis{turning}};
constexpr auto end = unitstep::integrate(unitstep::boris{}, start, frame, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace coriolis_in_radians

// The field of a rotation stands among the laws of force of a motion.
// expect: expected force law: callable (state, time), got euler_equations<vec<kg m^2 rad^-2, 3>>
namespace euler_equations_as_a_law {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr euler_equations law{vec{1.0, 2.0, 3.0} * si::kilogram * si::metre * si::metre /
                              si::radian / si::radian};
#else
constexpr spring law{15.0 * si::newton / si::metre};
#endif
constexpr auto end =
    integrate(rk4{}, start, second_law{1.0 * si::kilogram, law}, 0.25 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre);
}  // namespace euler_equations_as_a_law

// The moments of inertia lack rad^-2.
// expect: expected inertia: kg m^2 rad^-2, got kg m^2: divide by si::radian twice
namespace inertia_without_radians {
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto unit_moment = si::kilogram * si::square_metre;
#else
constexpr auto unit_moment = si::kilogram * si::square_metre / (si::radian * si::radian);
#endif
constexpr unitstep::euler_equations field{unitstep::vec{1.0, 2.0, 3.0} * unit_moment};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w == 1.0);
}  // namespace inertia_without_radians

// The orientation is a vec of four numbers.
// expect: expected orientation: a quaternion, got vec<double, 4>
namespace orientation_is_a_vec {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::vec level{1.0, 0.0, 0.0, 0.0};
#else
constexpr unitstep::quaternion level{1.0, 0.0, 0.0, 0.0};
#endif
constexpr unitstep::rotation start{level, unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.angular_velocity.x.value() == 0.0);
}  // namespace orientation_is_a_vec

// The angular velocity comes after the orientation.
// expect: expected orientation: a quaternion, got vec<rad s^-1, 3>
namespace orientation_swapped {
constexpr unitstep::quaternion level{1.0, 0.0, 0.0, 0.0};
constexpr auto spin = unitstep::vec{0.0, 0.0, 1.0} * si::radians_per_second;
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::rotation start{spin, level};
#else
constexpr unitstep::rotation start{level, spin};
#endif
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 2.0 && end.angular_velocity.x.value() < 1e9);
}  // namespace orientation_swapped

// The acceleration of a pendulum, as books write it: g over l is no angle.
// expect: expected acceleration: rad s^-2, got s^-2: multiply by si::radian
namespace pendulum_without_radian {
constexpr unitstep::motion start{0.0 * si::radian, 0.0 * si::radians_per_second};
constexpr auto rate = 9.8 * si::metre_per_second_squared / (2.0 * si::metre);
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& s, auto) { return -rate * sin(s.position); };
#else
constexpr auto field = [](auto const& s, auto) { return -rate * sin(s.position) * si::radian; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace pendulum_without_radian

// A quaternion is divided by a number.
// expect: expected normalized(q) or conjugate(q), got quaternion<double> / a plain number (double)
namespace quaternion_halved {
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = q / 2.0;
#else
constexpr auto result = normalized(q);
#endif
static_assert(result.w < 2.0);
}  // namespace quaternion_halved

// One of the four is an int.
// expect: expected quaternion: four plain numbers of one type, got a plain number (double), a plain number (int), a plain number (double), a plain number (double)
namespace quaternion_of_mixed_numbers {
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr quaternion q{1.0, 0, 0.0, 0.0};
#else
constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#endif

// What comes after a mistake must not be blamed too.
static_assert(q.w < 2.0 && normalized(q).x < 1.0);
}  // namespace quaternion_of_mixed_numbers

// A quaternion is of plain numbers, also where it turns something in metres.
// expect: expected quaternion: four plain numbers of one type, got m, m, m, m
namespace quaternion_of_quantities {
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
}  // namespace quaternion_of_quantities

// Two rotations in two value types.
// expect: expected two quaternions of one value type, got quaternion<double> * quaternion<float>
namespace quaternion_product_in_float {
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = q * quaternion{1.0F, 0.0F, 0.0F, 0.0F};
#else
constexpr auto result = q * quaternion{1.0, 0.0, 0.0, 0.0};
#endif
static_assert(result.w < 2.0);
}  // namespace quaternion_product_in_float

// Two rotations are added.
// expect: expected a * b, which turns by b, then a, got quaternion<double> + quaternion<double>
namespace quaternion_sum {
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = q + q;
#else
constexpr auto result = q * q;
#endif
static_assert(result.w < 2.0);
}  // namespace quaternion_sum

// A vector is turned by a product.
// expect: expected rotate(q, v), got quaternion<double> * vec<m, 3>
namespace quaternion_times_vec {
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = q * lengths;
#else
constexpr auto result = rotate(q, lengths);
#endif
static_assert(result.x.value() > 0.5);
}  // namespace quaternion_times_vec

// The parts of a rigid body are swapped.
// expect: expected motion: a motion, got rotation<quaternion<double>, vec<rad s^-1, 3>>
namespace rigid_body_swapped {
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
}  // namespace rigid_body_swapped

// A state turns a vector, and not its orientation.
// expect: expected rotation: quaternion<double>, got rotation<quaternion<double>, vec<rad s^-1, 3>>
namespace rotate_by_a_state {
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0},
                         vec{0.0, 0.0, 1.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = rotate(start, lengths);
#else
constexpr auto result = rotate(start.orientation, lengths);
#endif
static_assert(result.x.value() > 0.5);
}  // namespace rotate_by_a_state

// A vector in single precision, a rotation in double.
// expect: expected vector: vec<m in double, 3>, got vec<m in float, 3>
namespace rotate_in_float {
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto up = vec{0.0F, 0.0F, 1.0F} * si::metre;
#else
constexpr auto up = vec{0.0, 0.0, 1.0} * si::metre;
#endif
constexpr auto turned = rotate(q, up);

// What comes after a mistake must not be blamed too.
static_assert(turned.z < 2.0 * si::metre && q.w < 2.0);
}  // namespace rotate_in_float

// A vector is to turn a rotation.
// expect: expected rotation: quaternion<double>, got vec<double, 3>
namespace rotate_swapped {
using namespace unitstep;

constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec up{0.0, 0.0, 1.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto turned = rotate(up, none);
#else
constexpr auto turned = rotate(none, up);
#endif

// What comes after a mistake must not be blamed too.
static_assert(turned.x < 2.0 && none.w == 1.0);
}  // namespace rotate_swapped

// The axis is in single precision, the angle is not.
// expect: expected axis: vec<double, 3>, got vec<float, 3>
namespace rotation_about_float_axis {
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr vec axis{0.0F, 0.0F, 1.0F};
#else
constexpr vec axis{0.0, 0.0, 1.0};
#endif
constexpr auto q = rotation_about(axis, 0.5 * si::radian);

// What comes after a mistake must not be blamed too.
static_assert(q.w < 2.0);
}  // namespace rotation_about_float_axis

// The angular velocity of a rotation stands where the step is due.
// expect: expected dt: s, got vec<rad s^-1, 3>
namespace rotation_dt_is_a_vec {
using namespace unitstep;

constexpr auto about_x = vec{1.0, 0.0, 0.0} * (si::radian / si::second);
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, about_x};
constexpr euler_equations free_turning{vec{1.0, 2.0, 3.0} * si::kilogram * si::metre * si::metre /
                                       si::radian / si::radian};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = integrate(rk4{}, start, free_turning, about_x, 10);
#else
constexpr auto end = integrate(rk4{}, start, free_turning, 0.25 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 1.5);
}  // namespace rotation_dt_is_a_vec

// The field of a rotation returns a torque: it forgot the moments of inertia.
// expect: expected angular acceleration: vec<rad s^-2, 3>, got vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>
namespace rotation_torque_returned {
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::newton * si::metre / si::radian);
};
#else
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.5} * (si::radian / (si::second * si::second));
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
constexpr auto north = rotate(end.orientation, unitstep::vec{0.0, 1.0, 0.0} * si::metre);
static_assert(end.orientation.w < 1.0 && end != start && north.x > 0.0 * si::metre);
static_assert(end.angular_velocity.z > 2.0 * si::radians_per_second);
}  // namespace rotation_torque_returned

// A rotation vector with a unit, where plain numbers are due.
// expect: expected rotation vector: vec<double, 3>, got vec<rad, 3>: divide by si::radian
namespace rotation_vector_in_radians {
using namespace unitstep;

constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec up{0.0, 0.0, 1.0};
#ifdef UNITSTEP_MISTAKE
constexpr auto turned = quaternion_of(0.5 * up * si::radian);
#else
constexpr auto turned = quaternion_of(0.5 * up);
#endif

// What comes after a mistake must not be blamed too.
static_assert(turned.w < 2.0 && none.w == 1.0);
}  // namespace rotation_vector_in_radians

// A second law moves a body; what turns one is euler_equations.
// expect: expected initial: a motion, got rotation<quaternion<double>, vec<rad s^-1, 3>>
namespace second_law_turns_a_body {
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 1.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#else
constexpr unitstep::euler_equations field{
    unitstep::vec{1.0, 2.0, 3.0} * (si::kilogram * si::square_metre / (si::radian * si::radian))};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 2.0 && end.angular_velocity.x.value() < 1e9);
}  // namespace second_law_turns_a_body

// A spring pulls at a position, and a rotation has none.
// expect: expected field: callable (state, time), got spring<kg s^-2, not_given, not_given>
namespace spring_turns_a_rotation {
using namespace unitstep;

constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0},
                         vec{0.0, 0.0, 1.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr spring field{8.0 * si::newton / si::metre};
#else
constexpr euler_equations field{vec{1.0, 2.0, 3.0} *
                                (si::kilogram * si::square_metre / si::radian / si::radian)};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 2.0);
}  // namespace spring_turns_a_rotation

// A torque is the product of an arm and a force, which Boost.Units takes for an energy.
// expect: expected torque: vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>, got vec<kg m^2 s^-2 (J), 3>: divide by si::radian
namespace torque_is_an_energy {
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
constexpr auto unit_moment = si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr auto arm = unitstep::vec{1.0, 0.0, 0.0} * si::metre;
constexpr auto force = unitstep::vec{2.0, 0.0, 0.0} * si::newton;
#ifdef UNITSTEP_MISTAKE
constexpr auto torque = [](auto const&, auto) { return cross(arm, force); };
#else
constexpr auto torque = [](auto const&, auto) { return unitstep::torque_of(arm, force); };
#endif
constexpr unitstep::euler_equations field{unitstep::vec{1.0, 2.0, 3.0} * unit_moment, torque};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w <= 1.0);
}  // namespace torque_is_an_energy

// A force in single precision.
// expect: expected force: vec<kg m s^-2 (N) in double, 3>, got vec<kg m s^-2 (N) in float, 3>
namespace torque_of_float {
using namespace unitstep;

constexpr auto arm = vec{1.0, 0.0, 0.0} * si::metre;
constexpr auto force = vec{0.0, 2.0, 0.0} * si::newton;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = torque_of(arm, vec{0.0F, 2.0F, 0.0F} * si::newton);
#else
constexpr auto result = torque_of(arm, force);
#endif
static_assert(result.z.value() < 3.0 && arm.x.value() < force.y.value());
}  // namespace torque_of_float

// A force and an arm, in this order.
// expect: expected arm: vec<m, 3>, got vec<kg m s^-2 (N), 3>
namespace torque_of_swapped {
using namespace unitstep;

constexpr auto arm = vec{1.0, 0.0, 0.0} * si::metre;
constexpr auto force = vec{0.0, 2.0, 0.0} * si::newton;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = torque_of(force, arm);
#else
constexpr auto result = torque_of(arm, force);
#endif
static_assert(result.z.value() < 3.0 && arm.x.value() < force.y.value());
}  // namespace torque_of_swapped
