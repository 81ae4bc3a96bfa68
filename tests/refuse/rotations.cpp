// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with orientations, torques and rigid bodies.
#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/angle/revolutions.hpp>
#include "shared.hpp"

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
constexpr vec up{0.0, 0.0, 1.0};
constexpr auto no_torque = [](auto const&, auto) { return vec{0.0, 0.0, 0.0} * (rad / (s * s)); };

// The angle of a rotation is a plain number.
// expect: expected angle: rad, got a plain number (double): multiply by si::radian
namespace angle_without_radian {
constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
// wrong: constexpr auto turned = rotation_about(up, 0.5);
constexpr auto turned = rotation_about(up, 0.5 * rad);
static_assert(turned.w < 2.0 && none.w == 1.0);
}  // namespace angle_without_radian

// The angle is in degrees, the field returns radians.
// expect: expected acceleration: deg s^-2, got rad s^-2
namespace angular_acceleration_in_radians {
using boost::units::degree::degree;

constexpr motion start{10.0 * degree, 0.0 * degree / s};
// wrong: constexpr auto field = [](auto const&, auto) { return 2.0 * rad / s / s; };
constexpr auto field = [](auto const&, auto) { return 2.0 * degree / s / s; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e9);
}  // namespace angular_acceleration_in_radians

// The angular velocity is in degrees per second.
// expect: expected angular_velocity: vec<rad s^-1, 3>, got vec<deg s^-1, 3>
namespace angular_velocity_in_degrees {
constexpr auto unit = rad_per_s;  // wrong: constexpr auto unit = boost::units::degree::degree / s;
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * unit};
constexpr auto end = integrate(rk4{}, start, no_torque, 0.5 * s, 10);
static_assert(end.orientation.w == 1.0);
}  // namespace angular_velocity_in_degrees

// The angular velocity is in revolutions per minute.
// expect: expected angular_velocity: vec<rad s^-1, 3>, got vec<rev min^-1, 3>
namespace angular_velocity_in_rpm {
// wrong: constexpr auto unit = 1.0 * boost::units::revolution::revolution /
// wrong:                       (1.0 * boost::units::metric::minute_base_unit::unit_type{});
constexpr auto unit = rad_per_s;
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * unit};
constexpr auto end = integrate(rk4{}, start, no_torque, 0.5 * s, 10);
static_assert(end.orientation.w == 1.0);
}  // namespace angular_velocity_in_rpm

// The angular velocity is one per second: it lacks the radian.
// expect: expected angular_velocity: vec<rad s^-1, 3>, got vec<s^-1, 3>: multiply by si::radian
namespace angular_velocity_without_radian {
constexpr auto unit = rad_per_s;  // wrong: constexpr auto unit = 1.0 / s;
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * unit};
constexpr auto end = integrate(rk4{}, start, no_torque, 0.5 * s, 10);
static_assert(end.orientation.w == 1.0);
}  // namespace angular_velocity_without_radian

// The angle of a rotation comes before its axis.
// expect: expected axis: a vec of three, got rad
namespace axis_and_angle_swapped {
constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
// wrong: constexpr auto turned = rotation_about(0.5 * rad, up);
constexpr auto turned = rotation_about(up, 0.5 * rad);
static_assert(turned.w < 2.0 && none.w == 1.0);
}  // namespace axis_and_angle_swapped

// The field of a rigid body returns a force: it forgot the mass.
// expect: expected acceleration: vec<m s^-2, 3>, got vec<kg m s^-2 (N), 3>
namespace body_force_returned {
constexpr rigid_body start{
    motion{vec{0.0, 0.0, 0.0} * m, vec{0.0, 0.0, 0.0} * m_per_s},
    rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * rad_per_s}};
constexpr auto turn = vec{0.0, 0.0, 0.0} * (rad / (s * s));
constexpr auto field = [](auto const&, auto) {
  // wrong: return accelerations{vec{0.0, 0.0, 0.0} * N, turn};
  return accelerations{vec{1.0, 0.0, 0.0} * m_per_s2, turn};
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.rotation.orientation.w == 1.0 && end.motion.velocity.x > 4.0 * m_per_s);
static_assert(end.motion.position.x > 12.0 * m);
}  // namespace body_force_returned

// The turning of a frame is in radians per second, where formulas of forces have no radian.
// expect: expected coriolis turning: vec<s^-1, 3>, got vec<rad s^-1, 3>: divide by si::radian
namespace coriolis_in_radians {
// wrong: constexpr auto turning = vec{0.0, 0.0, 1.0} * rad / s;
constexpr auto turning = vec{0.0, 0.0, 1.0} / s;
constexpr second_law frame{1.0 * kg, coriolis{turning}};
constexpr auto end = integrate(boris{}, in_orbit, frame, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace coriolis_in_radians

// The field of a rotation stands among the laws of force of a motion.
// expect: expected force law: callable (state, time), got euler_equations<vec<kg m^2 rad^-2, 3>>
namespace euler_equations_as_a_law {
// wrong: constexpr euler_equations law{vec{1.0, 2.0, 3.0} * kg * m * m / rad / rad};
constexpr spring law{15.0 * N / m};
constexpr auto end = integrate(rk4{}, start, second_law{1.0 * kg, law}, 0.25 * s, 10);
static_assert(end.position < 1e6 * m);
}  // namespace euler_equations_as_a_law

// The moments of inertia lack rad^-2.
// expect: expected inertia: kg m^2 rad^-2, got kg m^2: divide by si::radian twice
namespace inertia_without_radians {
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * rad_per_s};
constexpr auto unit_moment = kg * m2 / (rad * rad);  // wrong: constexpr auto unit_moment = kg * m2;
constexpr euler_equations field{vec{1.0, 2.0, 3.0} * unit_moment};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.orientation.w == 1.0);
}  // namespace inertia_without_radians

// The orientation is a vec of four numbers.
// expect: expected orientation: a quaternion, got vec<double, 4>
namespace orientation_is_a_vec {
constexpr quaternion level{1.0, 0.0, 0.0, 0.0};  // wrong: constexpr vec level{1.0, 0.0, 0.0, 0.0};
constexpr rotation start{level, vec{0.0, 0.0, 0.0} * rad_per_s};
constexpr auto end = integrate(rk4{}, start, no_torque, 0.5 * s, 10);
static_assert(end.angular_velocity.x.value() == 0.0);
}  // namespace orientation_is_a_vec

// The angular velocity comes after the orientation.
// expect: expected orientation: a quaternion, got vec<rad s^-1, 3>
namespace orientation_swapped {
constexpr quaternion level{1.0, 0.0, 0.0, 0.0};
constexpr auto spin = vec{0.0, 0.0, 1.0} * rad_per_s;
constexpr rotation start{level, spin};  // wrong: constexpr rotation start{spin, level};
constexpr auto end = integrate(rk4{}, start, no_torque, 0.5 * s, 2);
static_assert(end.orientation.w < 2.0 && end.angular_velocity.x.value() < 1e9);
}  // namespace orientation_swapped

// The acceleration of a pendulum, as books write it: g over l is no angle.
// expect: expected acceleration: rad s^-2, got s^-2: multiply by si::radian
namespace pendulum_without_radian {
constexpr motion start{0.0 * rad, 0.0 * rad_per_s};
constexpr auto rate = 9.8 * m_per_s2 / (2.0 * m);
// wrong: constexpr auto field = [](auto const& b, auto) { return -rate * sin(b.position); };
constexpr auto field = [](auto const& b, auto) { return -rate * sin(b.position) * rad; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() == 0.0);
}  // namespace pendulum_without_radian

// A quaternion is divided by a number.
// expect: expected normalized(q) or conjugate(q), got quaternion<double> / a plain number (double)
namespace quaternion_halved {
constexpr auto result = normalized(q);  // wrong: constexpr auto result = q / 2.0;
static_assert(result.w < 2.0);
}  // namespace quaternion_halved

// One of the four is an int.
// expect: expected quaternion: four plain numbers of one type, got a plain number (double), a plain number (int), a plain number (double), a plain number (double)
namespace quaternion_of_mixed_numbers {
// added: constexpr quaternion q{1.0, 0, 0.0, 0.0};
static_assert(q.w < 2.0 && normalized(q).x < 1.0);
}  // namespace quaternion_of_mixed_numbers

// A quaternion is of plain numbers, also where it turns something in metres.
// expect: expected quaternion: four plain numbers of one type, got m, m, m, m
namespace quaternion_of_quantities {
constexpr auto unit = 1.0;  // wrong: constexpr auto unit = 1.0 * m;
constexpr quaternion q{1.0 * unit, 0.0 * unit, 0.0 * unit, 0.0 * unit};
constexpr rotation start{q, vec{0.0, 0.0, 1.0} * rad_per_s};
constexpr auto end = integrate(rk4{}, start, no_torque, 0.5 * s, 2);
constexpr auto north = rotate(q * conjugate(q), vec{0.0, 1.0, 0.0} * m);
static_assert(end.orientation.w < 2.0 && q.w < 2.0 && norm(q) < 2.0 && q == q);
static_assert(north.y < 2.0 * m);
}  // namespace quaternion_of_quantities

// Two rotations in two value types.
// expect: expected two quaternions of one value type, got quaternion<double> * quaternion<float>
namespace quaternion_product_in_float {
// wrong: constexpr auto result = q * quaternion{1.0F, 0.0F, 0.0F, 0.0F};
constexpr auto result = q * quaternion{1.0, 0.0, 0.0, 0.0};
static_assert(result.w < 2.0);
}  // namespace quaternion_product_in_float

// Two rotations are added.
// expect: expected a * b, which turns by b, then a, got quaternion<double> + quaternion<double>
namespace quaternion_sum {
constexpr auto result = q * q;  // wrong: constexpr auto result = q + q;
static_assert(result.w < 2.0);
}  // namespace quaternion_sum

// A vector is turned by a product.
// expect: expected rotate(q, v), got quaternion<double> * vec<m, 3>
namespace quaternion_times_vec {
[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * m;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * s;
constexpr auto result = rotate(q, lengths);  // wrong: constexpr auto result = q * lengths;
static_assert(result.x.value() > 0.5);
}  // namespace quaternion_times_vec

// The parts of a rigid body are swapped.
// expect: expected motion: a motion, got rotation<quaternion<double>, vec<rad s^-1, 3>>
namespace rigid_body_swapped {
constexpr motion moving{vec{0.0, 0.0, 0.0} * m, vec{0.0, 0.0, 0.0} * m_per_s};
constexpr rotation turning{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * rad_per_s};
constexpr rigid_body start{moving, turning};  // wrong: constexpr rigid_body start{turning, moving};
constexpr auto field = [](auto const&, auto) {
  return accelerations{vec{0.0, 0.0, 0.0} * m_per_s2, vec{0.0, 0.0, 0.0} * (rad / (s * s))};
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end == start);
}  // namespace rigid_body_swapped

// A state turns a vector, and not its orientation.
// expect: expected rotation: quaternion<double>, got rotation<quaternion<double>, vec<rad s^-1, 3>>
namespace rotate_by_a_state {
[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * m;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * s;
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 1.0} * rad_per_s};
// wrong: constexpr auto result = rotate(start, lengths);
constexpr auto result = rotate(start.orientation, lengths);
static_assert(result.x.value() > 0.5);
}  // namespace rotate_by_a_state

// A vector in single precision, a rotation in double.
// expect: expected vector: vec<m in double, 3>, got vec<m in float, 3>
namespace rotate_in_float {
// wrong: constexpr auto up = vec{0.0F, 0.0F, 1.0F} * m;
constexpr auto up = vec{0.0, 0.0, 1.0} * m;
constexpr auto turned = rotate(q, up);
static_assert(turned.z < 2.0 * m && q.w < 2.0);
}  // namespace rotate_in_float

// A vector is to turn a rotation.
// expect: expected rotation: quaternion<double>, got vec<double, 3>
namespace rotate_swapped {
constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
constexpr auto turned = rotate(none, up);  // wrong: constexpr auto turned = rotate(up, none);
static_assert(turned.x < 2.0 && none.w == 1.0);
}  // namespace rotate_swapped

// The axis is in single precision, the angle is not.
// expect: expected axis: vec<double, 3>, got vec<float, 3>
namespace rotation_about_float_axis {
constexpr vec axis{0.0, 0.0, 1.0};  // wrong: constexpr vec axis{0.0F, 0.0F, 1.0F};
constexpr auto q = rotation_about(axis, 0.5 * rad);
static_assert(q.w < 2.0);
}  // namespace rotation_about_float_axis

// The angular velocity of a rotation stands where the step is due.
// expect: expected dt: s, got vec<rad s^-1, 3>
namespace rotation_dt_is_a_vec {
constexpr auto about_x = vec{1.0, 0.0, 0.0} * (rad / s);
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, about_x};
constexpr euler_equations free_turning{vec{1.0, 2.0, 3.0} * kg * m * m / rad / rad};
// wrong: constexpr auto end = integrate(rk4{}, start, free_turning, about_x, 10);
constexpr auto end = integrate(rk4{}, start, free_turning, 0.25 * s, 10);
static_assert(end.orientation.w < 1.5);
}  // namespace rotation_dt_is_a_vec

// The field of a rotation returns a torque: it forgot the moments of inertia.
// expect: expected angular acceleration: vec<rad s^-2, 3>, got vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>
namespace rotation_torque_returned {
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * rad_per_s};
// wrong: constexpr auto field = [](auto const&, auto) { return vec{0.0, 0.0, 0.0} * (N * m / rad); };
constexpr auto field = [](auto const&, auto) { return vec{0.0, 0.0, 0.5} * (rad / (s * s)); };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
constexpr auto north = rotate(end.orientation, vec{0.0, 1.0, 0.0} * m);
static_assert(end.orientation.w < 1.0 && end != start && north.x > 0.0 * m);
static_assert(end.angular_velocity.z > 2.0 * rad_per_s);
}  // namespace rotation_torque_returned

// A rotation vector with a unit, where plain numbers are due.
// expect: expected rotation vector: vec<double, 3>, got vec<rad, 3>: divide by si::radian
namespace rotation_vector_in_radians {
constexpr quaternion<double> none{1.0, 0.0, 0.0, 0.0};
// wrong: constexpr auto turned = quaternion_of(0.5 * up * rad);
constexpr auto turned = quaternion_of(0.5 * up);
static_assert(turned.w < 2.0 && none.w == 1.0);
}  // namespace rotation_vector_in_radians

// A second law moves a body; what turns one is euler_equations.
// expect: expected initial: a motion, got rotation<quaternion<double>, vec<rad s^-1, 3>>
namespace second_law_turns_a_body {
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 1.0} * rad_per_s};
// wrong: constexpr second_law field{2.0 * kg, spring{8.0 * N / m}};
constexpr euler_equations field{vec{1.0, 2.0, 3.0} * (kg * m2 / (rad * rad))};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.orientation.w < 2.0 && end.angular_velocity.x.value() < 1e9);
}  // namespace second_law_turns_a_body

// A spring pulls at a position, and a rotation has none.
// expect: expected field: callable (state, time), got spring<kg s^-2, not_given, not_given>
namespace spring_turns_a_rotation {
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 1.0} * rad_per_s};
// wrong: constexpr spring field{8.0 * N / m};
constexpr euler_equations field{vec{1.0, 2.0, 3.0} * (kg * m2 / rad / rad)};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.orientation.w < 2.0);
}  // namespace spring_turns_a_rotation

// A torque is the product of an arm and a force, which Boost.Units takes for an energy.
// expect: expected torque: vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>, got vec<kg m^2 s^-2 (J), 3>: divide by si::radian
namespace torque_is_an_energy {
constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * rad_per_s};
constexpr auto unit_moment = kg * m2 / (rad * rad);
constexpr auto arm = vec{1.0, 0.0, 0.0} * m;
constexpr auto force = vec{2.0, 0.0, 0.0} * N;
// wrong: constexpr auto torque = [](auto const&, auto) { return cross(arm, force); };
constexpr auto torque = [](auto const&, auto) { return torque_of(arm, force); };
constexpr euler_equations field{vec{1.0, 2.0, 3.0} * unit_moment, torque};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.orientation.w <= 1.0);
}  // namespace torque_is_an_energy

// A force in single precision.
// expect: expected force: vec<kg m s^-2 (N) in double, 3>, got vec<kg m s^-2 (N) in float, 3>
namespace torque_of_float {
constexpr auto arm = vec{1.0, 0.0, 0.0} * m;
constexpr auto force = vec{0.0, 2.0, 0.0} * N;
// wrong: constexpr auto result = torque_of(arm, vec{0.0F, 2.0F, 0.0F} * N);
constexpr auto result = torque_of(arm, force);
static_assert(result.z.value() < 3.0 && arm.x.value() < force.y.value());
}  // namespace torque_of_float

// A force and an arm, in this order.
// expect: expected arm: vec<m, 3>, got vec<kg m s^-2 (N), 3>
namespace torque_of_swapped {
constexpr auto arm = vec{1.0, 0.0, 0.0} * m;
constexpr auto force = vec{0.0, 2.0, 0.0} * N;
// wrong: constexpr auto result = torque_of(force, arm);
constexpr auto result = torque_of(arm, force);
static_assert(result.z.value() < 3.0 && arm.x.value() < force.y.value());
}  // namespace torque_of_swapped
