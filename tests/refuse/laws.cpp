// SPDX-License-Identifier: BSL-1.0
// Mistakes with laws of force and masses.
#include <array>
#include <boost/units/base_units/imperial/pound.hpp>
#include <boost/units/systems/cgs.hpp>
#include "shared.hpp"

constexpr damped method{rk4{}, 0.9, 0.01 * m_per_s};

// A field by itself: the gravity of a centre is given a mass for GM.
// expect: expected central_gravity GM: m^3 s^-2, got kg
namespace central_gravity_alone {
constexpr motion start{vec{1.0, 0.0} * m, vec{0.0, 1.0} * m_per_s};
constexpr auto parameter = 5.0 * m3 / (s * s);  // wrong: constexpr auto parameter = 5.0 * kg;
constexpr auto end = integrate(rk4{}, start, central_gravity{parameter}, 0.5 * s, 2);
static_assert(end.position[0].value() > -90.0);
}  // namespace central_gravity_alone

// The centre of a gravity is in float, the state in double.
// expect: expected central_gravity centre: vec<m in double, 3>, got vec<m in float, 3>
namespace central_gravity_centre_in_float {
// wrong: constexpr auto given = vec{0.5F, 0.0F, 0.0F} * m;
constexpr auto given = vec{0.5, 0.0, 0.0} * m;
constexpr second_law field{1.0 * kg, central_gravity{5.0 * m3 / (s * s), given}};
constexpr auto end = integrate(rk4{}, in_orbit, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace central_gravity_centre_in_float

// GM is the mass alone.
// expect: expected central_gravity GM: m^3 s^-2, got kg
namespace central_gravity_of_mass {
constexpr auto given = 5.0 * m3 / (s * s);  // wrong: constexpr auto given = 5.0 * kg;
constexpr second_law field{1.0 * kg, central_gravity{given}};
constexpr auto end = integrate(rk4{}, in_orbit, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace central_gravity_of_mass

// A constant force is given an acceleration.
// expect: expected constant_force: kg m s^-2 (N), got m s^-2
namespace constant_force_of_acceleration {
// wrong: constexpr second_law field{1.0 * kg, constant_force{0.0 * m_per_s2}};
constexpr second_law field{1.0 * kg, constant_force{0.0 * N}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace constant_force_of_acceleration

// What is damped is the method, not the field.
// expect: expected method: one that steps this state, got damped<a lambda, double, m s^-1>
namespace damped_field {
// added: constexpr damped method{falls, 0.9, 0.01 * m_per_s};
static_assert(integrate(method, start, falls, 0.5 * s, 4).position.value() < 1e6);
}  // namespace damped_field

// A length in the place of the speed below which a body rests.
// expect: expected rest_speed: m s^-1, got m
namespace damped_rest_speed_in_metres {
// added: constexpr damped method{rk4{}, 0.9, 0.01 * m};
static_assert(integrate(method, start, falls, 0.5 * s, 4).position.value() < 1e6);
}  // namespace damped_rest_speed_in_metres

// No single speed is one of rest for both the motion and the rotation of a body.
// expect: expected method: one that steps this state, got damped<rk4, double, m s^-1>
namespace damped_rigid_body {
constexpr rigid_body start{
    motion{vec{0.0, 0.0, 0.0} * m, vec{0.0, 0.0, 0.0} * m_per_s},
    rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * rad_per_s}};
constexpr auto field = [](auto const&, auto) {
  return accelerations{vec{0.0, 0.0, 0.0} * m_per_s2, vec{0.0, 0.0, 0.0} * (rad / (s * s))};
};
constexpr rk4 method{};  // wrong: constexpr damped method{rk4{}, 0.5, 0.1 * m_per_s};
constexpr auto end = integrate(method, start, field, 0.5 * s, 10);
static_assert(end.rotation.orientation.w == 1.0);
}  // namespace damped_rigid_body

// The factor and the speed below which a body rests are swapped.
// expect: expected factor: a plain number (double), got m s^-1
namespace damped_swapped {
// added: constexpr damped method{rk4{}, 0.01 * m_per_s, 0.9};
static_assert(integrate(method, start, falls, 0.5 * s, 4).position.value() < 1e6);
}  // namespace damped_swapped

// What a method says of a field is asked of the method inside another one too: this field names its types.
// expect: expected field: callable with any number (auto const&), got one that names its types
namespace damped_taylor_of_a_typed_field {
// wrong: using state = motion<quantity<si::length>, quantity<si::velocity>>;
// wrong: constexpr auto field = [](state const& b, quantity<si::time>) {
// wrong:   return -4.0 / s / s * b.position;
// wrong: };
constexpr auto field = [](auto const& b, auto) { return -4.0 / s / s * b.position; };
[[maybe_unused]] constexpr auto swung = integrate(
    damped{taylor<8>{}, 0.5, 0.0 * m_per_s}, motion{1.0 * m, 0.0 * m_per_s}, field, 0.1 * s, 10);
}  // namespace damped_taylor_of_a_typed_field

// The speed below which a body rests was forgotten.
// expect: expected rest_speed: m s^-1, got nothing
namespace damped_without_a_rest_speed {
// added: constexpr damped method{rk4{}, 0.9};
static_assert(integrate(method, start, field, 0.5 * s, 4).position.value() < 1e6);
}  // namespace damped_without_a_rest_speed

// A damper is given the constant of a spring.
// expect: expected damper damping: kg s^-1, got kg s^-2
namespace damper_of_stiffness {
// wrong: constexpr second_law field{1.0 * kg, damper{4.0 * N / m}};
constexpr second_law field{1.0 * kg, damper{4.0 * kg / s}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace damper_of_stiffness

// What a method says of its own members is asked of the method inside another one too.
// expect: expected wisdom_holman G times mass: m^3 s^-2, got m^2 s^-2
namespace doubled_planets_with_a_wrong_constant {
constexpr std::array masses{2.0 * kg, 1.0 * kg};
constexpr auto due = 1.0 * m3 / (kg * s * s);
constexpr auto constant = due;  // wrong: constexpr auto constant = due / m;
constexpr vec far{vec{1.0, 0.0, 0.0} * m};
constexpr vec fast{vec{0.0, 1.0, 0.0} * m_per_s};
constexpr motion start{std::array{far, -far}, std::array{fast, -fast}};
[[maybe_unused]] constexpr auto end =
    integrate(step_doubling{wisdom_holman{constant, masses}}, start,
              second_law{masses, mutual_gravity{due}}, 0.1 * s, 2);
}  // namespace doubled_planets_with_a_wrong_constant

// Quadratic drag is given the constant of a damper.
// expect: expected quadratic_drag: kg m^-1, got kg s^-1
namespace drag_of_damping {
// wrong: constexpr second_law field{1.0 * kg, quadratic_drag{4.0 * kg / s}};
constexpr second_law field{1.0 * kg, quadratic_drag{4.0 * kg / m}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace drag_of_damping

// Two bodies, and gravity for each of three.
// expect: expected one constant for each body: array<m s^-2, 2>, got array<m s^-2, 3>
namespace gravity_for_three_of_two {
constexpr auto g = -1.0 * m_per_s2;
constexpr auto given = std::array{g, g};  // wrong: constexpr auto given = std::array{g, g, g};
constexpr second_law field{1.0 * kg, gravity{given}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace gravity_for_three_of_two

// Gravity is given a force.
// expect: expected gravity: m s^-2, got kg m s^-2 (N)
namespace gravity_of_force {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram, unitstep::gravity{0.0 * si::newton}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::gravity{0.0 * si::metre_per_second_squared}};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace gravity_of_force

// An impulse starts in float, the run is in double.
// expect: expected impulse from: s in double, got s in float
namespace impulse_from_in_float {
constexpr auto given = 0.25 * s;  // wrong: constexpr auto given = 0.25F * s;
constexpr second_law field{1.0 * kg, impulse{1.0 * N, given, 0.5 * s}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position.value() > -9.0);
}  // namespace impulse_from_in_float

// An impulse from the number of a step on.
// expect: expected impulse from: s, got a plain number (int)
namespace impulse_from_is_a_count {
// wrong: constexpr impulse kick{1.0 * N, 1, 0.5 * s};
constexpr impulse kick{1.0 * N, 0.25 * s, 0.5 * s};
constexpr auto end = integrate(rk4{}, start, second_law{1.0 * kg, kick}, 0.25 * s, 10);
static_assert(end.position > 0.0 * m);
}  // namespace impulse_from_is_a_count

// An impulse is given its momentum for a force.
// expect: expected impulse force: kg m s^-2 (N), got kg m s^-1
namespace impulse_of_momentum {
constexpr auto given = 1.0 * N;  // wrong: constexpr auto given = 1.0 * N * s;
constexpr second_law field{1.0 * kg, impulse{given, 0.0 * s, 0.5 * s}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position.value() > -9.0);
}  // namespace impulse_of_momentum

// The force of an impulse stands where its first moment is due.
// expect: expected impulse force: kg m s^-2 (N), got s
namespace impulse_swapped {
// wrong: constexpr impulse kick{0.0 * s, 1.0 * N, 0.5 * s};
constexpr impulse kick{1.0 * N, 0.0 * s, 0.5 * s};
constexpr auto end = integrate(rk4{}, start, second_law{1.0 * kg, kick}, 0.25 * s, 10);
static_assert(end.position > 0.0 * m);
}  // namespace impulse_swapped

// An impulse ends at a length.
// expect: expected impulse until: s, got m
namespace impulse_until_in_metres {
constexpr auto given = 0.5 * s;  // wrong: constexpr auto given = 0.5 * m;
constexpr second_law field{1.0 * kg, impulse{1.0 * N, 0.0 * s, given}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position.value() > -9.0);
}  // namespace impulse_until_in_metres

// The charge of a magnetic force has no unit: the field, in tesla, is right.
// expect: expected magnetic_force charge: s A (C), got a plain number (double)
namespace charge_without_a_unit {
constexpr auto field = vec{0.0, 0.0, 1.0} * si::tesla;
constexpr auto charge = 2.0 * si::coulomb;  // wrong: constexpr auto charge = 2.0;
constexpr second_law law{1.0 * kg, magnetic_force{charge, field}};
constexpr auto end = integrate(boris{}, in_orbit, law, 0.1 * s, 1);
static_assert(end.position[0].value() > -9.0);
}  // namespace charge_without_a_unit

// The charge is a mass.
// expect: expected magnetic_force charge: s A (C), got kg
namespace charge_that_is_a_mass {
constexpr auto turns = [](auto const&, auto) { return vec{0.0, 0.0, 1.0} * si::tesla; };
constexpr auto charge = 2.0 * si::coulomb;  // wrong: constexpr auto charge = 2.0 * kg;
constexpr second_law law{1.0 * kg, magnetic_force{charge, turns}};
constexpr auto end = integrate(boris{}, in_orbit, law, 0.1 * s, 1);
static_assert(end.position[0].value() > -9.0);
}  // namespace charge_that_is_a_mass

// A magnetic field is in newton, where charge and velocity need a tesla to make a force.
// expect: expected magnetic_force field: vec<kg s^-2 A^-1 (T), 3>, got vec<kg m s^-2 (N), 3>
namespace magnetic_field_of_force {
// wrong: constexpr auto field = vec{0.0, 0.0, 1.0} * N;
constexpr auto field = vec{0.0, 0.0, 1.0} * si::tesla;
constexpr second_law charge{1.0 * kg, magnetic_force{2.0 * si::coulomb, field}};
constexpr auto end = integrate(boris{}, in_orbit, charge, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace magnetic_field_of_force

// The mass is float, the state double.
// expect: expected mass: kg in double, got kg in float
namespace mass_in_float {
// wrong: constexpr second_law field{1.0F * kg, spring{4.0 * N / m}};
constexpr second_law field{1.0 * kg, spring{4.0 * N / m}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace mass_in_float

// The mass is in grams, the spring and the state in SI units.
// expect: expected spring stiffness: g s^-2, got kg s^-2
namespace mass_in_grams {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * boost::units::cgs::gram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace mass_in_grams

// A length in the place of a mass, which free fall does not notice.
// expect: expected mass: kg, got m
namespace mass_in_metres {
// wrong: constexpr second_law fall{2.0 * m, gravity{-9.81 * m_per_s2}};
constexpr second_law fall{2.0 * kg, gravity{-9.81 * m_per_s2}};
static_assert(integrate(rk4{}, start, fall, 0.5 * s, 4).position.value() < 1e6);
}  // namespace mass_in_metres

// The mass is in pounds, the force in newtons.
// expect: expected constant_force: lb m s^-2, got kg m s^-2 (N)
namespace mass_in_pounds {
// wrong: constexpr second_law field{2.0 * boost::units::imperial::pound_base_unit::unit_type(),
// wrong:                            constant_force{3.0 * N}};
constexpr second_law field{2.0 * kg, constant_force{3.0 * N}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e9);
}  // namespace mass_in_pounds

// The mass is in integers: its reciprocal would be 0.
// expect: expected mass: numbers such as 2.0, got kg in int
namespace mass_of_integers {
constexpr auto mass = 2.0 * kg;  // wrong: constexpr auto mass = 2 * kg;
constexpr second_law field{mass, spring{8.0 * N / m}};
constexpr auto end = integrate(rk4{}, start, field, 0.125 * s, 10);
static_assert(end.position.value() < 2);
}  // namespace mass_of_integers

// A single body attracts itself.
// expect: expected position: a std::array of bodies, got m
namespace mutual_gravity_of_one_body {
constexpr motion start = two_bodies;                   // wrong: constexpr motion start = ball;
constexpr auto mass = std::array{1.0 * kg, 2.0 * kg};  // wrong: constexpr auto mass = 1.0 * kg;
constexpr auto G = 1.0 * m3 / (kg * s * s);
constexpr second_law field{mass, mutual_gravity{G}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(sizeof(end) > 0);
}  // namespace mutual_gravity_of_one_body

// The softening is the square of a length.
// expect: expected mutual_gravity softening: m, got m^2
namespace mutual_gravity_softening_squared {
constexpr auto given = 0.5 * m;  // wrong: constexpr auto given = 0.25 * m2;
constexpr second_law field{std::array{1.0 * kg, 2.0 * kg},
                           mutual_gravity{1.0 * m3 / (kg * s * s), given}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace mutual_gravity_softening_squared

// The constant of gravitation lacks the mass.
// expect: expected mutual_gravity G: m^3 kg^-1 s^-2, got m^3 s^-2
namespace mutual_gravity_without_mass {
// wrong: constexpr auto given = 1.0 * m3 / (s * s);
constexpr auto given = 1.0 * m3 / (kg * s * s);
constexpr second_law field{std::array{1.0 * kg, 2.0 * kg}, mutual_gravity{given}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace mutual_gravity_without_mass

// A caller's own force law returns an acceleration.
// expect: expected force: kg m s^-2 (N), got m s^-2
namespace own_law_of_acceleration {
#ifdef UNITSTEP_MISTAKE
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#else
constexpr auto pull = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#endif
constexpr second_law field{1.0 * kg, pull};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace own_law_of_acceleration

// A law on two bodies returns one force.
// expect: expected force: array<kg m s^-2 (N), 2>, got kg m s^-2 (N)
namespace own_law_of_too_few_forces {
constexpr auto stiffness = 1.0 * N / m;
constexpr auto own = [](auto const& b, auto) {
  auto const pull = stiffness * (b.position[1] - b.position[0]);
  return std::array{pull, -pull};  // wrong: return pull;
};
constexpr second_law field{std::array{1.0 * kg, 2.0 * kg}, own};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace own_law_of_too_few_forces

// The mass is a plain number.
// expect: expected mass: kg, got a plain number (double)
namespace raw_mass {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0, unitstep::spring{4.0 * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace raw_mass

// The masses are plain numbers.
// expect: expected mass: kg, got a plain number (double)
namespace raw_masses {
// wrong: constexpr auto given = std::array{1.0, 2.0};
constexpr auto given = std::array{1.0 * kg, 2.0 * kg};
constexpr second_law field{given, gravity{-1.0 * m_per_s2}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace raw_masses

// A law called by hand with a state whose velocity is a length.
// expect: expected velocity: m s^-1, got m
namespace second_law_called_with_swapped_members {
constexpr second_law field{2.0 * kg, spring{8.0 * N / m}};
constexpr auto x = 1.0 * m;
constexpr motion start{x, x / s};  // wrong: constexpr motion start{x, x};
constexpr auto a = field(start, 0.0 * s);
static_assert(a < 1e6 * m_per_s2);
}  // namespace second_law_called_with_swapped_members

// The acceleration of two bodies is asked of laws whose spring constant is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
namespace second_law_of_many_called {
constexpr auto at_rest = 0.0 * m_per_s;
constexpr motion start{std::array{1.0 * m, 3.0 * m}, std::array{at_rest, at_rest}};
constexpr auto stiffness = 4.0 * N / m;  // wrong: constexpr auto stiffness = 4.0 * N;
constexpr second_law field{std::array{1.0 * kg, 2.0 * kg}, spring{stiffness}};
constexpr auto acceleration = field(start, 0.0 * s);
static_assert(acceleration[1].value() > -9.0);
}  // namespace second_law_of_many_called

// The mass of a second law comes before its laws.
// expect: expected mass: a quantity, or a std::array of them, got spring<kg s^-2, not_given, not_given>
namespace second_law_swapped {
constexpr unitstep::spring spring{8.0 * N / m};
// wrong: constexpr second_law field{spring, 2.0 * kg};
constexpr second_law field{2.0 * kg, spring};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position < 1e9 * m);
}  // namespace second_law_swapped

// The second of two laws has the wrong unit.
// expect: expected damper damping: kg s^-1, got kg s^-2
namespace second_law_that_is_wrong {
// wrong: constexpr second_law field{1.0 * kg, spring{4.0 * N / m}, damper{4.0 * N / m}};
constexpr second_law field{1.0 * kg, spring{4.0 * N / m}, damper{4.0 * kg / s}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace second_law_that_is_wrong

// A second law with no law of force.
// expect: expected force law: at least one, got none
namespace second_law_without_laws {
// wrong: constexpr second_law field{2.0 * kg};
constexpr second_law field{2.0 * kg, spring{8.0 * N / m}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position < 1e9 * m);
}  // namespace second_law_without_laws

// The anchor of a spring is a time.
// expect: expected spring anchor: m, got s
namespace spring_anchor_in_seconds {
constexpr auto given = 0.5 * m;  // wrong: constexpr auto given = 0.5 * s;
constexpr second_law field{1.0 * kg, spring{1.0 * N / m, given}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position.value() > -9.0);
}  // namespace spring_anchor_in_seconds

// A spring in space has an anchor on a line.
// expect: expected spring anchor: vec<m, 3>, got m
namespace spring_anchor_on_a_line {
constexpr auto given = vec{0.5, 0.0, 0.0} * m;  // wrong: constexpr auto given = 0.5 * m;
constexpr second_law field{1.0 * kg, spring{1.0 * N / m, given}};
constexpr auto end = integrate(rk4{}, in_orbit, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace spring_anchor_on_a_line

// A spring constant is float, the state double.
// expect: expected spring stiffness: kg s^-2 in double, got kg s^-2 in float
namespace spring_in_float {
// wrong: constexpr second_law field{1.0 * kg, spring{4.0F * N / m}};
constexpr second_law field{1.0 * kg, spring{4.0 * N / m}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace spring_in_float

// A spring constant is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
namespace spring_in_newton {
constexpr auto given = 4.0 * N / m;  // wrong: constexpr auto given = 4.0 * N;
constexpr second_law field{1.0 * kg, spring{given}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position.value() > -9.0);
}  // namespace spring_in_newton

// A spring is given the constant of a damper.
// expect: expected spring stiffness: kg s^-2, got kg s^-1
namespace spring_of_damping {
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::kilogram / si::second}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace spring_of_damping

// The stiffness of a spring is in integers beside a state in double.
// expect: expected spring stiffness: kg s^-2 in double, got kg s^-2 in int
namespace spring_of_integers {
constexpr auto stiffness = 8.0 * N / m;  // wrong: constexpr auto stiffness = 8 * N / m;
constexpr second_law field{2.0 * kg, spring{stiffness}};
constexpr auto end = integrate(rk4{}, start, field, 0.125 * s, 10);
static_assert(end.position.value() < 2);
}  // namespace spring_of_integers

// One of many bodies hangs on a spring whose constant is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
namespace spring_of_many_in_newton {
constexpr auto given = 4.0 * N / m;  // wrong: constexpr auto given = 4.0 * N;
constexpr second_law field{std::array{1.0 * kg, 2.0 * kg}, spring{given}};
constexpr auto end = integrate(rk4{}, two_bodies, field, 0.5 * s, 2);
static_assert(end.position[0].value() > -9.0);
}  // namespace spring_of_many_in_newton

// The rest length of a spring is one length.
// expect: expected spring rest length: m, got vec<m, 3>
namespace spring_rest_length_is_a_vec {
constexpr motion start{vec{1.0, 0.0, 0.0} * m, vec{0.0, 0.0, 0.0} * m_per_s};
constexpr auto anchor = vec{0.0, 0.0, 0.0} * m;
// wrong: constexpr auto rest_length = vec{0.5, 0.0, 0.0} * m;
constexpr auto rest_length = 0.5 * m;
constexpr second_law field{2.0 * kg, spring{8.0 * N / m, anchor, rest_length}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position.x < 1e9 * m);
}  // namespace spring_rest_length_is_a_vec

// The rest length of a spring is an area.
// expect: expected spring rest length: m, got m^2
namespace spring_rest_length_squared {
constexpr auto given = 0.5 * m;  // wrong: constexpr auto given = 0.5 * m2;
constexpr second_law field{1.0 * kg, spring{1.0 * N / m, 0.0 * m, given}};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 2);
static_assert(end.position.value() > -9.0);
}  // namespace spring_rest_length_squared

// A law of force adds a velocity to a position.
// expect: expected m + m, got m + m s^-1
namespace sum_in_a_law {
constexpr auto pull = [](auto const& state, auto) {
  auto const k = 15.0 * N / m;
  // wrong: return -k * (state.position + state.velocity);
  return -k * (state.position + state.velocity * (1.0 * s));
};
constexpr second_law field{1.0 * kg, pull};
constexpr auto end = integrate(rk4{}, start, field, 0.01 * s, 10);
static_assert(end.position > 0.0 * m);
}  // namespace sum_in_a_law
