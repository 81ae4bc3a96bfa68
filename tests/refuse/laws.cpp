// SPDX-License-Identifier: BSL-1.0
// Mistakes with laws of force and masses.
#include <array>
#include <boost/units/base_units/imperial/pound.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// A field by itself: the gravity of a centre is given a mass for GM.
// expect: expected central_gravity GM: m^3 s^-2, got kg
namespace central_gravity_alone {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto parameter = 5.0 * si::kilogram;
#else
constexpr auto parameter = 5.0 * si::cubic_metre / (si::second * si::second);
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start,
                                         unitstep::central_gravity{parameter}, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -90.0);
}  // namespace central_gravity_alone

// The centre of a gravity is in float, the state in double.
// expect: expected central_gravity centre: vec<m in double, 3>, got vec<m in float, 3>
namespace central_gravity_centre_in_float {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = unitstep::vec{0.5F, 0.0F, 0.0F} * si::metre;
#else
constexpr auto given = unitstep::vec{0.5, 0.0, 0.0} * si::metre;
#endif
constexpr unitstep::second_law field{
    1.0 * si::kilogram,
    unitstep::central_gravity{5.0 * si::cubic_metre / (si::second * si::second), given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace central_gravity_centre_in_float

// GM is the mass alone.
// expect: expected central_gravity GM: m^3 s^-2, got kg
namespace central_gravity_of_mass {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 5.0 * si::kilogram;
#else
constexpr auto given = 5.0 * si::cubic_metre / (si::second * si::second);
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram, unitstep::central_gravity{given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace central_gravity_of_mass

// A constant force is given an acceleration.
// expect: expected constant_force: kg m s^-2 (N), got m s^-2
namespace constant_force_of_acceleration {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::constant_force{0.0 * si::metre_per_second_squared}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::constant_force{0.0 * si::newton}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace constant_force_of_acceleration

// What is damped is the method, not the field.
// expect: expected method: one that steps this state, got damped<a lambda, double, m s^-1>
namespace damped_field {
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
}  // namespace damped_field

// A length in the place of the speed below which a body rests.
// expect: expected rest_speed: m s^-1, got m
namespace damped_rest_speed_in_metres {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
#ifdef UNITSTEP_MISTAKE
constexpr damped method{rk4{}, 0.9, 0.01 * si::metre};
#else
constexpr damped method{rk4{}, 0.9, 0.01 * si::metre_per_second};
#endif

// What comes after a mistake must not be blamed too.
static_assert(integrate(method, start, field, 0.5 * si::second, 4).position.value() < 1e6);
}  // namespace damped_rest_speed_in_metres

// No single speed is one of rest for both the motion and the rotation of a body.
// expect: expected method: one that steps this state, got damped<rk4, double, m s^-1>
namespace damped_rigid_body {
constexpr unitstep::rigid_body start{
    unitstep::motion{unitstep::vec{0.0, 0.0, 0.0} * si::metre,
                     unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second},
    unitstep::rotation{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                       unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second}};
constexpr auto field = [](auto const&, auto) {
  return unitstep::accelerations{
      unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second_squared,
      unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second))};
};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::damped method{unitstep::rk4{}, 0.5, 0.1 * si::metre_per_second};
#else
constexpr unitstep::rk4 method{};
#endif
constexpr auto end = unitstep::integrate(method, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.rotation.orientation.w == 1.0);
}  // namespace damped_rigid_body

// The factor and the speed below which a body rests are swapped.
// expect: expected factor: a plain number (double), got m s^-1
namespace damped_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
#ifdef UNITSTEP_MISTAKE
constexpr damped method{rk4{}, 0.01 * si::metre_per_second, 0.9};
#else
constexpr damped method{rk4{}, 0.9, 0.01 * si::metre_per_second};
#endif

// What comes after a mistake must not be blamed too.
static_assert(integrate(method, start, field, 0.5 * si::second, 4).position.value() < 1e6);
}  // namespace damped_swapped

// What a method says of a field is asked of the method inside another one too: this field names its types.
// expect: expected field: callable with any number (auto const&), got one that names its types
namespace damped_taylor_of_a_typed_field {
using boost::units::quantity;

#ifdef UNITSTEP_MISTAKE
using state = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
constexpr auto field = [](state const& s, quantity<si::time>) {
  return -4.0 / si::second / si::second * s.position;
};
#else
constexpr auto field = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
#endif
[[maybe_unused]] constexpr auto swung = unitstep::integrate(
    unitstep::damped{unitstep::taylor<8>{}, 0.5, 0.0 * si::metre_per_second},
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, field, 0.1 * si::second, 10);
}  // namespace damped_taylor_of_a_typed_field

// The speed below which a body rests was forgotten.
// expect: expected rest_speed: m s^-1, got nothing
namespace damped_without_a_rest_speed {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr damped method{rk4{}, 0.9};
#else
constexpr damped method{rk4{}, 0.9, 0.01 * si::metre_per_second};
#endif

// What comes after a mistake must not be blamed too.
static_assert(integrate(method, start, field, 0.5 * si::second, 4).position.value() < 1e6);
}  // namespace damped_without_a_rest_speed

// A damper is given the constant of a spring.
// expect: expected damper damping: kg s^-1, got kg s^-2
namespace damper_of_stiffness {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::damper{4.0 * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::damper{4.0 * si::kilogram / si::second}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace damper_of_stiffness

// What a method says of its own members is asked of the method inside another one too.
// expect: expected wisdom_holman G times mass: m^3 s^-2, got m^2 s^-2
namespace doubled_planets_with_a_wrong_constant {
constexpr std::array masses{2.0 * si::kilogram, 1.0 * si::kilogram};
constexpr auto due = 1.0 * si::cubic_metre / (si::kilogram * si::second * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto constant = due / si::metre;
#else
constexpr auto constant = due;
#endif
constexpr unitstep::vec far{unitstep::vec{1.0, 0.0, 0.0} * si::metre};
constexpr unitstep::vec fast{unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
constexpr unitstep::motion start{std::array{far, -far}, std::array{fast, -fast}};
[[maybe_unused]] constexpr auto end = unitstep::integrate(
    unitstep::step_doubling{unitstep::wisdom_holman{constant, masses}}, start,
    unitstep::second_law{masses, unitstep::mutual_gravity{due}}, 0.1 * si::second, 2);
}  // namespace doubled_planets_with_a_wrong_constant

// Quadratic drag is given the constant of a damper.
// expect: expected quadratic_drag: kg m^-1, got kg s^-1
namespace drag_of_damping {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::quadratic_drag{4.0 * si::kilogram / si::second}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::quadratic_drag{4.0 * si::kilogram / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace drag_of_damping

// Two bodies, and gravity for each of three.
// expect: expected one constant for each body: array<m s^-2, 2>, got array<m s^-2, 3>
namespace gravity_for_three_of_two {
constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
constexpr auto g = -1.0 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
constexpr auto given = std::array{g, g, g};
#else
constexpr auto given = std::array{g, g};
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram, unitstep::gravity{given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace gravity_for_three_of_two

// Gravity is given a force.
// expect: expected gravity: m s^-2, got kg m s^-2 (N)
namespace gravity_of_force {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram, unitstep::gravity{0.0 * si::newton}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::gravity{0.0 * si::metre_per_second_squared}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace gravity_of_force

// An impulse starts in float, the run is in double.
// expect: expected impulse from: s in double, got s in float
namespace impulse_from_in_float {
constexpr unitstep::motion start{2.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 0.25F * si::second;
#else
constexpr auto given = 0.25 * si::second;
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::impulse{1.0 * si::newton, given, 0.5 * si::second}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -9.0);
}  // namespace impulse_from_in_float

// An impulse from the number of a step on.
// expect: expected impulse from: s, got a plain number (int)
namespace impulse_from_is_a_count {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr impulse kick{1.0 * si::newton, 1, 0.5 * si::second};
#else
constexpr impulse kick{1.0 * si::newton, 0.25 * si::second, 0.5 * si::second};
#endif
constexpr auto end =
    integrate(rk4{}, start, second_law{1.0 * si::kilogram, kick}, 0.25 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position > 0.0 * si::metre);
}  // namespace impulse_from_is_a_count

// An impulse is given its momentum for a force.
// expect: expected impulse force: kg m s^-2 (N), got kg m s^-1
namespace impulse_of_momentum {
constexpr unitstep::motion start{2.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 1.0 * si::newton * si::second;
#else
constexpr auto given = 1.0 * si::newton;
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::impulse{given, 0.0 * si::second, 0.5 * si::second}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -9.0);
}  // namespace impulse_of_momentum

// The force of an impulse stands where its first moment is due.
// expect: expected impulse force: kg m s^-2 (N), got s
namespace impulse_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr impulse kick{0.0 * si::second, 1.0 * si::newton, 0.5 * si::second};
#else
constexpr impulse kick{1.0 * si::newton, 0.0 * si::second, 0.5 * si::second};
#endif
constexpr auto end =
    integrate(rk4{}, start, second_law{1.0 * si::kilogram, kick}, 0.25 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position > 0.0 * si::metre);
}  // namespace impulse_swapped

// An impulse ends at a length.
// expect: expected impulse until: s, got m
namespace impulse_until_in_metres {
constexpr unitstep::motion start{2.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 0.5 * si::metre;
#else
constexpr auto given = 0.5 * si::second;
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::impulse{1.0 * si::newton, 0.0 * si::second, given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -9.0);
}  // namespace impulse_until_in_metres

// The charge of a magnetic force has no unit: the field, in tesla, is right.
// expect: expected magnetic_force charge: s A (C), got a plain number (double)
namespace charge_without_a_unit {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
constexpr auto field = unitstep::vec{0.0, 0.0, 1.0} * si::tesla;
#ifdef UNITSTEP_MISTAKE
constexpr auto charge = 2.0;
#else
constexpr auto charge = 2.0 * si::coulomb;
#endif
constexpr unitstep::second_law law{1.0 * si::kilogram, unitstep::magnetic_force{charge, field}};
constexpr auto end = unitstep::integrate(unitstep::boris{}, start, law, 0.1 * si::second, 1);
static_assert(end.position[0].value() > -9.0);
}  // namespace charge_without_a_unit

// The charge is a mass.
// expect: expected magnetic_force charge: s A (C), got kg
namespace charge_that_is_a_mass {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
constexpr auto turns = [](auto const&, auto) { return unitstep::vec{0.0, 0.0, 1.0} * si::tesla; };
#ifdef UNITSTEP_MISTAKE
constexpr auto charge = 2.0 * si::kilogram;
#else
constexpr auto charge = 2.0 * si::coulomb;
#endif
constexpr unitstep::second_law law{1.0 * si::kilogram, unitstep::magnetic_force{charge, turns}};
constexpr auto end = unitstep::integrate(unitstep::boris{}, start, law, 0.1 * si::second, 1);
static_assert(end.position[0].value() > -9.0);
}  // namespace charge_that_is_a_mass

// A magnetic field is in newton, where charge and velocity need a tesla to make a force.
// expect: expected magnetic_force field: vec<kg s^-2 A^-1 (T), 3>, got vec<kg m s^-2 (N), 3>
namespace magnetic_field_of_force {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = unitstep::vec{0.0, 0.0, 1.0} * si::newton;
#else
constexpr auto field = unitstep::vec{0.0, 0.0, 1.0} * si::tesla;
#endif
constexpr unitstep::second_law charge{1.0 * si::kilogram,
                                      unitstep::magnetic_force{2.0 * si::coulomb, field}};
constexpr auto end = unitstep::integrate(unitstep::boris{}, start, charge, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace magnetic_field_of_force

// The mass is float, the state double.
// expect: expected mass: kg in double, got kg in float
namespace mass_in_float {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0F * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace mass_in_float

// The mass is in grams, the spring and the state in SI units.
// expect: expected spring stiffness: g s^-2, got kg s^-2
namespace mass_in_grams {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * boost::units::cgs::gram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace mass_in_grams

// A length in the place of a mass, which free fall does not notice.
// expect: expected mass: kg, got m
namespace mass_in_metres {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr second_law fall{2.0 * si::metre, gravity{-9.81 * si::metre_per_second_squared}};
#else
constexpr second_law fall{2.0 * si::kilogram, gravity{-9.81 * si::metre_per_second_squared}};
#endif

// What comes after a mistake must not be blamed too.
static_assert(integrate(rk4{}, start, fall, 0.5 * si::second, 4).position.value() < 1e6);
}  // namespace mass_in_metres

// The mass is in pounds, the force in newtons.
// expect: expected constant_force: lb m s^-2, got kg m s^-2 (N)
namespace mass_in_pounds {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{2.0 * boost::units::imperial::pound_base_unit::unit_type(),
                                     unitstep::constant_force{3.0 * si::newton}};
#else
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::constant_force{3.0 * si::newton}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e9);
}  // namespace mass_in_pounds

// The mass is in integers: its reciprocal would be 0.
// expect: expected mass: numbers such as 2.0, got kg in int
namespace mass_of_integers {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto mass = 2 * si::kilogram;
#else
constexpr auto mass = 2.0 * si::kilogram;
#endif
constexpr unitstep::second_law field{mass, unitstep::spring{8.0 * si::newton / si::metre}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.125 * si::second, 10);
// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 2);
}  // namespace mass_of_integers

// A single body attracts itself.
// expect: expected position: a std::array of bodies, got m
namespace mutual_gravity_of_one_body {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto mass = 1.0 * si::kilogram;
#else
constexpr auto at_rest = 0.0 * si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{at_rest, at_rest}};
constexpr auto mass = std::array{1.0 * si::kilogram, 2.0 * si::kilogram};
#endif
constexpr auto G = 1.0 * si::cubic_metre / (si::kilogram * si::second * si::second);
constexpr unitstep::second_law field{mass, unitstep::mutual_gravity{G}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(sizeof(end) > 0);
}  // namespace mutual_gravity_of_one_body

// The softening is the square of a length.
// expect: expected mutual_gravity softening: m, got m^2
namespace mutual_gravity_softening_squared {
constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 0.25 * si::square_metre;
#else
constexpr auto given = 0.5 * si::metre;
#endif
constexpr unitstep::second_law field{
    std::array{1.0 * si::kilogram, 2.0 * si::kilogram},
    unitstep::mutual_gravity{1.0 * si::cubic_metre / (si::kilogram * si::second * si::second),
                             given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace mutual_gravity_softening_squared

// The constant of gravitation lacks the mass.
// expect: expected mutual_gravity G: m^3 kg^-1 s^-2, got m^3 s^-2
namespace mutual_gravity_without_mass {
constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 1.0 * si::cubic_metre / (si::second * si::second);
#else
constexpr auto given = 1.0 * si::cubic_metre / (si::kilogram * si::second * si::second);
#endif
constexpr unitstep::second_law field{std::array{1.0 * si::kilogram, 2.0 * si::kilogram},
                                     unitstep::mutual_gravity{given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace mutual_gravity_without_mass

// A caller's own force law returns an acceleration.
// expect: expected force: kg m s^-2 (N), got m s^-2
namespace own_law_of_acceleration {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#else
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram, pull};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace own_law_of_acceleration

// A law on two bodies returns one force.
// expect: expected force: array<kg m s^-2 (N), 2>, got kg m s^-2 (N)
namespace own_law_of_too_few_forces {
constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
constexpr auto stiffness = 1.0 * si::newton / si::metre;
constexpr auto own = [](auto const& s, auto) {
  auto const pull = stiffness * (s.position[1] - s.position[0]);
#ifdef UNITSTEP_MISTAKE
  return pull;
#else
  return std::array{pull, -pull};
#endif
};
constexpr unitstep::second_law field{std::array{1.0 * si::kilogram, 2.0 * si::kilogram}, own};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace own_law_of_too_few_forces

// The mass is a plain number.
// expect: expected mass: kg, got a plain number (double)
namespace raw_mass {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0, unitstep::spring{4.0 * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace raw_mass

// The masses are plain numbers.
// expect: expected mass: kg, got a plain number (double)
namespace raw_masses {
constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = std::array{1.0, 2.0};
#else
constexpr auto given = std::array{1.0 * si::kilogram, 2.0 * si::kilogram};
#endif
constexpr unitstep::second_law field{given, unitstep::gravity{-1.0 * si::metre_per_second_squared}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace raw_masses

// A law called by hand with a state whose velocity is a length.
// expect: expected velocity: m s^-1, got m
namespace second_law_called_with_swapped_members {
using namespace unitstep;

constexpr second_law field{2.0 * si::kilogram, spring{8.0 * si::newton / si::metre}};
constexpr auto x = 1.0 * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr motion start{x, x};
#else
constexpr motion start{x, x / si::second};
#endif
constexpr auto a = field(start, 0.0 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(a < 1e6 * si::metre_per_second_squared);
}  // namespace second_law_called_with_swapped_members

// The acceleration of two bodies is asked of laws whose spring constant is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
namespace second_law_of_many_called {
constexpr auto at_rest = 0.0 * si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{at_rest, at_rest}};
#ifdef UNITSTEP_MISTAKE
constexpr auto stiffness = 4.0 * si::newton;
#else
constexpr auto stiffness = 4.0 * si::newton / si::metre;
#endif
constexpr unitstep::second_law field{std::array{1.0 * si::kilogram, 2.0 * si::kilogram},
                                     unitstep::spring{stiffness}};
constexpr auto acceleration = field(start, 0.0 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(acceleration[1].value() > -9.0);
}  // namespace second_law_of_many_called

// The mass of a second law comes before its laws.
// expect: expected mass: a quantity, or a std::array of them, got spring<kg s^-2, not_given, not_given>
namespace second_law_swapped {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::spring spring{8.0 * si::newton / si::metre};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{spring, 2.0 * si::kilogram};
#else
constexpr unitstep::second_law field{2.0 * si::kilogram, spring};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e9 * si::metre);
}  // namespace second_law_swapped

// The second of two laws has the wrong unit.
// expect: expected damper damping: kg s^-1, got kg s^-2
namespace second_law_that_is_wrong {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre},
                                     unitstep::damper{4.0 * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre},
                                     unitstep::damper{4.0 * si::kilogram / si::second}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace second_law_that_is_wrong

// A second law with no law of force.
// expect: expected force law: at least one, got none
namespace second_law_without_laws {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{2.0 * si::kilogram};
#else
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e9 * si::metre);
}  // namespace second_law_without_laws

// The anchor of a spring is a time.
// expect: expected spring anchor: m, got s
namespace spring_anchor_in_seconds {
constexpr unitstep::motion start{2.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 0.5 * si::second;
#else
constexpr auto given = 0.5 * si::metre;
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{1.0 * si::newton / si::metre, given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -9.0);
}  // namespace spring_anchor_in_seconds

// A spring in space has an anchor on a line.
// expect: expected spring anchor: vec<m, 3>, got m
namespace spring_anchor_on_a_line {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 0.5 * si::metre;
#else
constexpr auto given = unitstep::vec{0.5, 0.0, 0.0} * si::metre;
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{1.0 * si::newton / si::metre, given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace spring_anchor_on_a_line

// A spring constant is float, the state double.
// expect: expected spring stiffness: kg s^-2 in double, got kg s^-2 in float
namespace spring_in_float {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0F * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace spring_in_float

// A spring constant is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
namespace spring_in_newton {
constexpr unitstep::motion start{2.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 4.0 * si::newton;
#else
constexpr auto given = 4.0 * si::newton / si::metre;
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram, unitstep::spring{given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -9.0);
}  // namespace spring_in_newton

// A spring is given the constant of a damper.
// expect: expected spring stiffness: kg s^-2, got kg s^-1
namespace spring_of_damping {
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::kilogram / si::second}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
}  // namespace spring_of_damping

// The stiffness of a spring is in integers beside a state in double.
// expect: expected spring stiffness: kg s^-2 in double, got kg s^-2 in int
namespace spring_of_integers {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto stiffness = 8 * si::newton / si::metre;
#else
constexpr auto stiffness = 8.0 * si::newton / si::metre;
#endif
constexpr unitstep::second_law field{2.0 * si::kilogram, unitstep::spring{stiffness}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.125 * si::second, 10);
// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 2);
}  // namespace spring_of_integers

// One of many bodies hangs on a spring whose constant is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
namespace spring_of_many_in_newton {
constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 4.0 * si::newton;
#else
constexpr auto given = 4.0 * si::newton / si::metre;
#endif
constexpr unitstep::second_law field{std::array{1.0 * si::kilogram, 2.0 * si::kilogram},
                                     unitstep::spring{given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
}  // namespace spring_of_many_in_newton

// The rest length of a spring is one length.
// expect: expected spring rest length: m, got vec<m, 3>
namespace spring_rest_length_is_a_vec {
using unitstep::vec;
constexpr unitstep::motion start{vec{1.0, 0.0, 0.0} * si::metre,
                                 vec{0.0, 0.0, 0.0} * si::metre_per_second};
constexpr auto anchor = vec{0.0, 0.0, 0.0} * si::metre;
#ifdef UNITSTEP_MISTAKE
constexpr auto rest_length = vec{0.5, 0.0, 0.0} * si::metre;
#else
constexpr auto rest_length = 0.5 * si::metre;
#endif
constexpr unitstep::second_law field{
    2.0 * si::kilogram, unitstep::spring{8.0 * si::newton / si::metre, anchor, rest_length}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.x < 1e9 * si::metre);
}  // namespace spring_rest_length_is_a_vec

// The rest length of a spring is an area.
// expect: expected spring rest length: m, got m^2
namespace spring_rest_length_squared {
constexpr unitstep::motion start{2.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 0.5 * si::square_metre;
#else
constexpr auto given = 0.5 * si::metre;
#endif
constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::spring{1.0 * si::newton / si::metre, 0.0 * si::metre, given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -9.0);
}  // namespace spring_rest_length_squared

// A law of force adds a velocity to a position.
// expect: expected m + m, got m + m s^-1
namespace sum_in_a_law {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& state, auto) {
  auto const k = 15.0 * si::newton / si::metre;
#ifdef UNITSTEP_MISTAKE
  return -k * (state.position + state.velocity);
#else
  return -k * (state.position + state.velocity * (1.0 * si::second));
#endif
};
constexpr unitstep::second_law field{1.0 * si::kilogram, pull};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.01 * si::second, 10);
static_assert(end.position > 0.0 * si::metre);
}  // namespace sum_in_a_law
