// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with constraints.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/joints.hpp>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/ropes.hpp>
#include <unitstep/constrain/xpbd.hpp>
#include <unitstep/numbers/dual.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

inline constexpr gravity down{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};
inline constexpr vec hook{0.0 * m, 0.0 * m};
inline constexpr motion start{vec{0.0 * m, -1.0 * m}, vec{0.0 * m_per_s, 0.0 * m_per_s}};

constexpr constrained tied{second_law{1.0 * kg, down}, distance{hook, body(0), 1.0 * m}};
constexpr vec tip{0.0 * m, 0.0 * m, 0.0 * m};

// The length of a rod is a mass.
// expect: expected length of distance: m, got kg
namespace length_is_a_mass {
// added: constexpr constrained tied{second_law{1.0 * kg, down}, distance{hook, body(0), 1.0 * kg}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace length_is_a_mass

// An end of a rod is a number, not a place.
// expect: expected end of distance: vec<m, 2>, got m
namespace end_is_a_length {
// added: constexpr constrained tied{second_law{1.0 * kg, down}, distance{0.0 * m, body(0), 1.0 * m}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace end_is_a_length

// A path by which a body is led returns a velocity.
// expect: expected place of pinned: vec<m, 2>, got vec<m s^-1, 2>
namespace path_is_a_velocity {
// wrong: constexpr auto path = [](auto const& t) { return vec{0.0 * m_per_s, 1.0 * m_per_s2 * t}; };
constexpr auto path = [](auto const& t) { return vec{0.0 * m, 0.5 * m_per_s2 * t * t - 1.0 * m}; };
constexpr constrained tied{second_law{1.0 * kg, down}, pinned{body(0), path}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace path_is_a_velocity

// What is to be zero compares in place of subtracting.
// expect: expected constraint: a quantity that is to be zero, got a plain number (bool)
namespace constraint_is_a_bool {
// wrong: constexpr auto circle = [](auto const& p) { return norm(p) < 1.0 * m; };
constexpr auto circle = [](auto const& p) { return norm(p) - 1.0 * m; };
constexpr constrained tied{second_law{1.0 * kg, down}, on_surface{circle}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace constraint_is_a_bool

// A square is compared with a length.
// expect: expected m^2 - m^2, got m^2 - m
namespace square_minus_a_length {
constexpr auto circle = [](auto const& all) {
  // wrong: return dot(all.position, all.position) - 1.0 * m;
  return dot(all.position, all.position) - 1.0 * m * m;
};
constexpr constrained tied{second_law{1.0 * kg, down}, circle};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace square_minus_a_length

// A constraint names its types, so it has no derivative.
// expect: expected constraint: callable with any number (auto const&), got one that names its types
namespace constraint_names_its_types {
using length = boost::units::quantity<boost::units::si::length>;
// wrong: constexpr auto circle = [](vec<light<boost::units::si::length>, 2> const& p) {
// wrong:   return norm(p) - 1.0 * m;
// wrong: };
constexpr auto circle = [](auto const& p) { return norm(p) - 1.0 * m; };
constexpr constrained tied{second_law{1.0 * kg, down}, on_surface{circle}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace constraint_names_its_types

// The gradient of a constraint in square metres is in metres.
// expect: expected gradient of constraint: vec<m, 2>, got vec<m^2, 2>
namespace gradient_of_another_unit {
constexpr auto circle = [](auto const& p) { return dot(p, p) - 1.0 * m * m; };
// wrong: constexpr auto gradient = [](auto const& p) { return 2.0 * m * p; };
constexpr auto gradient = [](auto const& p) { return 2.0 * p; };
constexpr constrained tied{second_law{1.0 * kg, down}, on_surface{with_gradient{circle, gradient}}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace gradient_of_another_unit

// The method for constraints is given a field without any.
// expect: expected field: constrained{field, ...}, got second_law<kg, gravity<vec<m s^-2, 2>>>
namespace field_without_constraints {
// added: constexpr second_law tied{1.0 * kg, down};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace field_without_constraints

// A state whose numbers have slopes, as those of a derivative have.
// expect: expected numbers of constrained: float, double or long double: no derivative goes through constraints, got others
namespace state_with_slopes {
// wrong: constexpr dual<double, 1> one(1.0, 0, 1.0);
constexpr double one = 1.0;
constexpr motion from{vec{0.0 * m / one, -1.0 * m / one},
                      vec{0.0 * m_per_s / one, 0.0 * m_per_s / one}};
constexpr auto end = integrate(rattle{}, from, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace state_with_slopes

// Two bodies whose masses nobody knows.
// expect: expected field of constrained: second_law, which knows the masses, got a lambda
namespace masses_are_not_known {
constexpr motion both{
    std::array{vec{0.0 * m, 0.0 * m}, vec{1.0 * m, 0.0 * m}},
    std::array{vec{0.0 * m_per_s, 0.0 * m_per_s}, vec{0.0 * m_per_s, 0.0 * m_per_s}}};
// wrong: constexpr auto field = [](auto const&, auto) {
// wrong:   return std::array{vec{0.0 * m_per_s2, 0.0 * m_per_s2}, vec{0.0 * m_per_s2, 0.0 * m_per_s2}};
// wrong: };
constexpr second_law field{std::array{1.0 * kg, 2.0 * kg}, down};
constexpr constrained tied{field, distance{body(0), body(1), 1.0 * m}};
constexpr auto end = integrate(rattle{}, both, tied, 0.01 * s, 1);
static_assert(end.position[0].x == 0.0 * m);
}  // namespace masses_are_not_known

// A compliance for rods is in newton per metre, upside down.
// expect: expected compliance: s^2 kg^-1, got kg s^-2
namespace compliance_upside_down {
constexpr xpbd method{1e-6 * m / N, 4};  // wrong: constexpr xpbd method{1e6 * N / m, 4};
constexpr auto end = integrate(method, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace compliance_upside_down

// A rope that holds in a mode only, in a run that has no modes.
// expect: expected constraint: one that holds without a mode, got active_in, in a run without modes
namespace rope_without_a_mode {
constexpr distance rod{hook, body(0), 1.0 * m};
// wrong: constexpr constrained tied{second_law{1.0 * kg, down}, active_in{true, rod}};
constexpr constrained tied{second_law{1.0 * kg, down}, rod};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace rope_without_a_mode

// A series cannot go through the equations for the multipliers.
// expect: expected field: one without constraints, got constrained<second_law<kg, gravity<vec<m s^-2, 2>>>, distance<vec<m, 2>, body, m>>
namespace taylor_of_constraints {
constexpr projected<rk4> method;  // wrong: constexpr taylor<4> method;
constexpr auto end = integrate(method, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace taylor_of_constraints

inline constexpr auto kgm2 = kg * m * m / (rad * rad);
inline constexpr newton_euler top{
    second_law{1.0 * kg, gravity{vec{0.0, 0.0, -9.81} * (m / (s * s))}},
    euler_equations{vec{0.1, 0.1, 0.2} * kgm2}};
inline constexpr rigid_body stands{
    motion{vec{0.0, 0.0, 0.5} * m, vec{0.0, 0.0, 0.0} * (m / s)},
    rotation{quaternion{1.0, 0.0, 0.0, 0.0}, vec{0.0, 0.0, 0.0} * (rad / s)}};

// A rod between rigid bodies, where points have to be named.
// expect: expected constraint: a joint, of rigid bodies, got distance<vec<m, 3>, body, m>
namespace rod_of_rigid_bodies {
// wrong: constexpr constrained tied{top, distance{tip, body(0), 0.5 * m}};
constexpr constrained tied{top, same_place{point{body(0), vec{0.0, 0.0, -0.5} * m}, tip}};
constexpr auto end = integrate(projected{rk4{}}, stands, tied, 0.01 * s, 1);
static_assert(end.motion.position.x == 0.0 * m);
}  // namespace rod_of_rigid_bodies

// The same in an array, and in a mode.
// expect: expected constraint: a joint, of rigid bodies, got distance<vec<m, 3>, body, m>
namespace rods_of_rigid_bodies {
// wrong: constexpr constrained tied{top, std::array{distance{tip, body(0), 0.5 * m}}};
constexpr constrained tied{top,
                           std::array{same_place{point{body(0), vec{0.0, 0.0, -0.5} * m}, tip}}};
constexpr auto end = integrate(projected{rk4{}}, stands, tied, 0.01 * s, 1);
static_assert(end.motion.position.x == 0.0 * m);
}  // namespace rods_of_rigid_bodies

// expect: expected constraint: a joint, of rigid bodies, got distance<vec<m, 3>, body, m>
namespace rod_of_rigid_bodies_in_a_mode {
// wrong: constexpr constrained tied{top, active_in{true, distance{tip, body(0), 0.5 * m}}};
constexpr constrained tied{
    top, active_in{true, same_place{point{body(0), vec{0.0, 0.0, -0.5} * m}, tip}}};
constexpr auto end = integrate(projected{rk4{}}, stands, tied, 0.01 * s, 1, modes{true});
static_assert(end.state.motion.position.x == 0.0 * m);
}  // namespace rod_of_rigid_bodies_in_a_mode

// A point of a body in the plane.
// expect: expected point of same_place: vec<m, 3>, got vec<m, 2>
namespace point_in_the_plane {
// wrong: constexpr point tip{body(0), vec{0.0, -0.5} * m};
constexpr point tip{body(0), vec{0.0, 0.0, -0.5} * m};
constexpr constrained tied{top, same_place{tip, vec{0.0, 0.0, 0.0} * m}};
constexpr auto end = integrate(projected{rk4{}}, stands, tied, 0.01 * s, 1);
static_assert(end.motion.position.x == 0.0 * m);
}  // namespace point_in_the_plane

// A joint of a body that has no orientation.
// expect: expected initial: rigid bodies, for a joint, got vec<m, 2>
namespace joint_of_a_motion {
// added: constexpr constrained tied{second_law{1.0 * kg, down},
// added:                            same_place{point{body(0), vec{0.0 * m, 1.0 * m}}, hook}};
constexpr auto end = integrate(projected{rk4{}}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace joint_of_a_motion

// A hinge's force is in newton and its torque in joule, so no compliance fits both.
// expect: expected compliance: s^2 kg^-1 m^-2, got s^2 kg^-1
namespace compliance_of_a_hinge {
constexpr point low{body(0), vec{0.0, 0.0, -0.5} * m};
// wrong: constexpr constrained tied{top, hinge{low, tip, vec{0.0, 1.0, 0.0}}};
constexpr constrained tied{top, same_place{low, tip}};
constexpr auto end = integrate(xpbd{1e-6 * m / N, 4}, stands, tied, 0.01 * s, 1);
static_assert(end.motion.position.x == 0.0 * m);
}  // namespace compliance_of_a_hinge

// What a hinge turns about is an angle, not a direction.
// expect: expected axis of a joint: a vec of three, got rad
namespace hinge_about_an_angle {
constexpr vec about{0.0, 1.0, 0.0};  // wrong: constexpr auto about = 1.0 * rad;
constexpr constrained tied{
    top, hinge{point{body(0), vec{0.0, 0.0, -0.5} * m}, vec{0.0, 0.0, 0.0} * m, about}};
constexpr auto end = integrate(rattle{}, stands, tied, 0.01 * s, 1);
static_assert(end.motion.position.x == 0.0 * m);
}  // namespace hinge_about_an_angle

// Neither end of a hinge is at a body.
// expect: expected joint: a point or an axis of a body, got two ends at the world
namespace hinge_of_two_places {
// wrong: constexpr hinge joint{tip, tip, vec{0.0, 1.0, 0.0}};
constexpr hinge joint{point{body(0), vec{0.0, 0.0, -0.5} * m}, tip, vec{0.0, 1.0, 0.0}};
constexpr constrained tied{top, joint};
constexpr auto end = integrate(rattle{}, stands, tied, 0.01 * s, 1);
static_assert(end.motion.position.x == 0.0 * m);
}  // namespace hinge_of_two_places

enum class rope { slack, taut };

// What is pinned in two directions comes from no side.
// expect: expected engages_at: a constraint of one value, got one of several, which has no side
namespace engages_at_of_several_values {
// wrong: constexpr constrained tied{second_law{1.0 * kg, down}, active_in{rope::taut, pinned{body(0), hook}}};
constexpr constrained tied{second_law{1.0 * kg, down},
                           active_in{rope::taut, distance{hook, body(0), 2.0 * m}}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1, modes{rope::slack},
                               when(engages_at(tied, rope::taut), engage_in(tied, rope::taut)));
static_assert(end.state.position.x == 0.0 * m);
}  // namespace engages_at_of_several_values

// expect: expected releases_at: a constraint of one value, got one of several, which has no side
namespace releases_at_of_several_values {
// wrong: constexpr constrained tied{
// wrong:     second_law{1.0 * kg, down},
// wrong:     active_in{rope::taut, std::array{pinned{body(0), vec{0.0 * m, -1.0 * m}}}}};
constexpr constrained tied{second_law{1.0 * kg, down},
                           active_in{rope::taut, std::array{distance{hook, body(0), 1.0 * m}}}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1, modes{rope::taut},
                               when(releases_at(tied, rope::taut), enter(rope::slack)));
static_assert(end.state.position.x == 0.0 * m);
}  // namespace releases_at_of_several_values

// A blow at an array would be one at each of its constraints.
// expect: expected struck: a constraint by itself in the list, got an array or a vector of them
namespace blow_at_an_array {
constexpr distance rod{hook, body(0), 1.0 * m};
// wrong: constexpr constrained tied{second_law{1.0 * kg, down}, std::array{rod}};
constexpr constrained tied{second_law{1.0 * kg, down}, rod};
constexpr auto after = struck<0>(tied, start, 0.5);
static_assert(after.position.x == 0.0 * m);
}  // namespace blow_at_an_array

// The constraints are counted from 0.
// expect: expected struck: the number of a constraint, got one beyond the last
namespace blow_beyond_the_last {
// wrong: constexpr auto after = struck<1>(tied, start, 0.5);
constexpr auto after = struck<0>(tied, start, 0.5);
static_assert(after.position.x == 0.0 * m);
}  // namespace blow_beyond_the_last

// A coefficient of restitution has no unit.
// expect: expected restitution: a plain number, got m s^-1
namespace restitution_with_a_unit {
// wrong: constexpr auto after = struck<0>(tied, start, 0.5 * m_per_s);
constexpr auto after = struck<0>(tied, start, 0.5);
static_assert(after.position.x == 0.0 * m);
}  // namespace restitution_with_a_unit

// A constraint that asks for a velocity, such as a wheel that rolls, is not holonomic.
// expect: expected constraint: position alone, got velocity, which it does not see
namespace constraint_on_a_velocity {
// wrong: constexpr auto circle = [](auto const& all) { return dot(all.position, all.velocity); };
constexpr auto circle = [](auto const& all) {
  return dot(all.position, all.position) - 1.0 * m * m;
};
constexpr constrained tied{second_law{1.0 * kg, down}, circle};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace constraint_on_a_velocity

// Forces at a time in metres; what is asked of them is not blamed as well.
// expect: expected time: s, got m
namespace forces_at_a_length {
// wrong: constexpr auto tension = std::get<0>(constraint_forces(tied, start, 1.0 * m));
constexpr auto tension = std::get<0>(constraint_forces(tied, start, 1.0 * s));
static_assert(tension > 9.0 * N);
}  // namespace forces_at_a_length

// A field without constraints, asked for their forces and to be put where they hold.
// expect: expected field: constrained{field, ...}, got second_law<kg, gravity<vec<m s^-2, 2>>>
namespace forces_of_no_constraint {
constexpr second_law free{1.0 * kg, down};
constexpr constrained tied{free, distance{hook, body(0), 1.0 * m}};
constexpr auto weighs = [] {
  // wrong: auto const [tension] = constraint_forces(free, start);
  auto const [tension] = constraint_forces(tied, start);
  return tension > 9.0 * N;
}();
static_assert(weighs);
}  // namespace forces_of_no_constraint

// expect: expected field: constrained{field, ...}, got second_law<kg, gravity<vec<m s^-2, 2>>>
namespace project_without_constraint {
constexpr second_law free{1.0 * kg, down};
constexpr constrained tied{free, distance{hook, body(0), 1.0 * m}};
constexpr auto moved = project(tied, start);  // wrong: constexpr auto moved = project(free, start);
static_assert(moved.position.x == 0.0 * m);
}  // namespace project_without_constraint

// expect: expected time: s, got m
namespace start_at_a_length {
// wrong: constexpr auto moved = project(tied, start, 1.0 * m);
constexpr auto moved = project(tied, start, 1.0 * s);
static_assert(moved.position.x == 0.0 * m);
}  // namespace start_at_a_length

// A mistake in a constraint whose forces are asked for, by name and by number.
// expect: expected length of distance: m, got kg
namespace forces_of_a_mistake {
// added: constexpr constrained tied{second_law{1.0 * kg, down}, distance{hook, body(0), 1.0 * kg}};
constexpr auto first = [] {
  auto const [tension] = constraint_forces(tied, start);
  return std::get<0>(constraint_forces(tied, start)) - tension < 1.0 * N;
}();
static_assert(first);
}  // namespace forces_of_a_mistake

inline constexpr tolerance fine{motion{1e-6 * m, 1e-6 * m_per_s}};

// The method for long runs has no error estimate, and two of its steps make none.
// expect: expected method: projected{dormand_prince5{}}, or a dt, got rattle
namespace rattle_under_a_tolerance {
constexpr projected<dormand_prince5> method;  // wrong: constexpr rattle method;
constexpr auto end = integrate(method, start, tied, fine, 0.1 * s);
static_assert(end.position.x == 0.0 * m);
}  // namespace rattle_under_a_tolerance

// expect: expected method: projected{dormand_prince5{}}, or a dt, got step_doubling<composed<rattle, suzuki4_table>>
namespace rattle_doubled {
constexpr projected<dormand_prince5> method;  // wrong: constexpr step_doubling method{rattle4{}};
constexpr auto end = integrate(method, start, tied, fine, 0.1 * s);
static_assert(end.position.x == 0.0 * m);
}  // namespace rattle_doubled

// A step that ends on the constraints is no sum whose rounding could be kept.
// expect: expected method: rattle, got compensated<rattle>
namespace rattle_compensated {
constexpr rattle method;  // wrong: constexpr compensated method{rattle{}};
constexpr auto end = integrate(method, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace rattle_compensated

// One field has all constraints, since they act on one another.
// expect: expected field: one without constraints, got constrained<second_law<kg, gravity<vec<m s^-2, 2>>>, distance<vec<m, 2>, body, m>>
namespace constraints_in_two_fields {
[[maybe_unused]] constexpr on_line line{body(0), vec{0.0 * m, -1.0 * m}, vec{1.0, 0.0}};
// added: constexpr constrained tied{::tied, line};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace constraints_in_two_fields

// What steers a body on a rod is a mode, which `every` changes.
// expect: expected field: one that is not sampled, got sampled<a lambda, s, a lambda, not_given>
namespace sampled_on_a_rod {
[[maybe_unused]] constexpr auto steers = [](auto const& now, auto) { return -now.velocity.x / s; };
[[maybe_unused]] constexpr auto goes = [](auto const&, auto, auto a) {
  return vec{a, -9.81 * m_per_s2};
};
// added: constexpr constrained tied{sampled{steers, 0.05 * s, goes}, distance{hook, body(0), 1.0 * m}};
constexpr auto end = integrate(rattle{}, start, tied, 0.01 * s, 1);
static_assert(end.position.x == 0.0 * m);
}  // namespace sampled_on_a_rod
