// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Every law of force and what is told of energy and orbits, in three numbers: where zero is, the units, left and right and
// the order of laws and bodies make no difference.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/centrifugal.hpp>
#include <unitstep/forces/closed_forms.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/coriolis.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/energy.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/impulse.hpp>
#include <unitstep/forces/magnetic_force.hpp>
#include <unitstep/forces/momentum.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/newton_euler.hpp>
#include <unitstep/forces/on_each_body.hpp>
#include <unitstep/forces/orbital_elements.hpp>
#include <unitstep/forces/quadratic_drag.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/forces/torque_of.hpp>
#include <unitstep/state/rigid_body.hpp>

#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace si = boost::units::si;
namespace is = invariance;
using is::row;
using numbers_in = is::as;

constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto kg = si::kilogram;
constexpr auto m_per_s = si::metre_per_second;
constexpr auto N = si::newton;

/// A motion in a plane, with x perpendicular to the mirror: four numbers from `at` on.
template <class T>
auto in_plane(row<T> const& x, std::size_t at) {
  return motion{vec{x[at] * m, x[at + 1] * m}, vec{x[at + 2] * m_per_s, x[at + 3] * m_per_s}};
}
template <class T>
auto in_space(row<T> const& x, std::size_t at) {
  return motion{vec{x[at] * m, x[at + 1] * m, x[at + 2] * m},
                vec{x[at + 3] * m_per_s, x[at + 4] * m_per_s, x[at + 5] * m_per_s}};
}
template <class... Q>
auto row_of(Q const&... q) {
  return row<std::common_type_t<decltype(q.value())...>>{q.value()...};
}
template <class V>
auto of_plane(V const& v) {
  return row_of(v.x, v.y);
}
std::vector<is::argument> with(std::vector<is::argument> all,
                               std::initializer_list<is::argument> more) {
  all.insert(all.end(), more);
  return all;
}
std::vector<is::argument> const plane{
    {is::place, -1, 1}, {is::height, -1, 1}, {is::velocity, -1, 1}, {is::climb, -1, 1}};
std::vector<is::argument> const from_middle{
    {is::way, .2, 1}, {is::size, -1, 1}, {is::velocity, -1, 1}, {is::climb, -1, 1}};
std::vector<is::argument> const space{{is::way, .2, 1},   {is::size, -1, 1},
                                      {is::size, -1, 1},  {is::velocity, -1, 1},
                                      {is::climb, -1, 1}, {is::climb, .2, 1}};

template <class T>
std::vector<is::trial<T>> all_laws() {
  constexpr auto mirrored_force = is::force;
  auto const field = [](auto const& law, auto const& state) { return law(state, T(0) * s); };
  return {
      {"spring, potential_energy",
       with(plane,
            {{is::place, 2, 3}, {is::height, 2, 3}, {is::size, .1, 1}, {is::stiffness, 1, 4}}),
       {is::force, is::push, is::energy},
       [field](row<T> const& x, is::as) {
         spring const law{x[7] * (N / m), vec{x[4] * m, x[5] * m}, x[6] * m};
         auto const at = in_plane(x, 0);
         auto const f = field(law, at);
         return row_of(f.x, f.y, potential_energy(law, T(1) * kg, at));
       }},
      {"damper, quadratic_drag, constant_force, gravity, second_law",
       with(plane, {{is::mass, 1, 2},
                    {is::damping, 0, 2},
                    {is::of(-1, 0, 1), 0, 2},
                    {is::force, -1, 1},
                    {is::push, -1, 1},
                    {is::acceleration, -1, 1},
                    {is::lift, -1, 1}}),
       {is::acceleration, is::lift},
       [field](row<T> const& x, is::as how) {
         damper const rubs{x[5] * (N * s / m)};
         quadratic_drag const drags{x[6] * (kg / m)};
         constant_force const pushes{vec{x[7] * N, x[8] * N}};
         gravity const falls{vec{x[9], x[10]} * (m / s / s)};
         auto const at = in_plane(x, 0);
         if (how == is::as::reordered)
           return of_plane(field(second_law{x[4] * kg, falls, pushes, drags, rubs}, at));
         return of_plane(field(second_law{x[4] * kg, rubs, drags, pushes, falls}, at));
       },
       {is::as::reordered}},
      {"impulse",
       {{is::force, -1, 1}, {is::instant, 0, 1}, {is::duration, 1, 2}},
       {is::force},
       [](row<T> const& x, is::as) {
         impulse const law{x[0] * N, x[1] * s, (x[1] + x[2]) * s};
         motion const still{T(0) * m, T(0) * m_per_s};
         // Before, while and after it acts, but not near its ends, where a rounding of the clock decides.
         return row_of(law(still, (x[1] - x[2] / 2) * s), law(still, (x[1] + x[2] / 2) * s),
                       law(still, (x[1] + T(1.5) * x[2]) * s));
       }},
      {"central_gravity, two_body, energy, angular_momentum",
       with(from_middle, {{is::mass, 1, 2}, {is::of(3, -2, 0), 1, 2}}),
       {is::acceleration, is::lift, is::energy, is::of(2, -1, 1, true)},
       [field](row<T> const& x, is::as) {
         central_gravity const law{x[5] * (m * m * m / s / s)};
         auto const at = in_plane(x, 0);
         auto const a = field(second_law{x[4] * kg, law}, at);
         return row_of(a.x, a.y, energy(x[4] * kg, at, law), angular_momentum(x[4] * kg, at));
       }},
      {"coriolis, centrifugal",
       with(from_middle, {{is::mass, 1, 2}, {is::turn_rate, -1, 1}}),
       {is::acceleration, is::lift},
       [field](row<T> const& x, is::as how) {
         coriolis const aside{x[5] / s};
         centrifugal const out{x[5] / s};
         auto const at = in_plane(x, 0);
         if (how == is::as::reordered)
           return of_plane(field(second_law{x[4] * kg, out, aside}, at));
         return of_plane(field(second_law{x[4] * kg, aside, out}, at));
       },
       {is::as::reordered}},
      // A charge is a number of seconds and amperes; the field is a mass divided by both, along the mirror's normal.
      {"magnetic_force",
       with(space, {{is::of(0, 0, 0), 1, 2}, {is::damping, -1, 1}}),
       {mirrored_force, is::push, is::push},
       [field](row<T> const& x, is::as) {
         magnetic_force const law{x[6] * si::coulomb,
                                  vec{x[7], T(0), T(0)} * (kg / s / si::coulomb)};
         auto const f = field(law, in_space(x, 0));
         return row_of(f.x, f.y, f.z);
       }},
      {"mutual_gravity, momentum, kinetic_energy",
       with(plane, {{is::place, 2, 3},
                    {is::height, -1, 1},
                    {is::velocity, -1, 1},
                    {is::climb, -1, 1},
                    {is::mass, 1, 2},
                    {is::mass, 1, 2},
                    {is::of(3, -2, -1), 1, 2}}),
       {is::acceleration, is::lift, is::acceleration, is::lift, is::of(1, -1, 1, true),
        is::of(1, -1, 1), is::energy},
       [field](row<T> const& x, is::as how) {
         auto const one = in_plane(x, 0), two = in_plane(x, 4);
         mutual_gravity const law{x[10] * (N * m * m / kg / kg)};
         bool const other = how == is::as::reordered;
         auto const first = other ? two : one, second = other ? one : two;
         std::array const masses{x[other ? 9 : 8] * kg, x[other ? 8 : 9] * kg};
         motion const both{std::array{first.position, second.position},
                           std::array{first.velocity, second.velocity}};
         auto const a = field(second_law{masses, law}, both);
         auto const p = momentum(masses, both);
         auto const& of_one = a[other ? 1 : 0];
         auto const& of_two = a[other ? 0 : 1];
         return row_of(of_one.x, of_one.y, of_two.x, of_two.y, p.x, p.y,
                       kinetic_energy(masses, both));
       },
       {is::as::reordered}},
      {"on_each_body",
       {{is::place, -1, 1},
        {is::place, -1, 1},
        {is::velocity, -1, 1},
        {is::velocity, -1, 1},
        {is::place, -1, 1},
        {is::mass, 1, 2},
        {is::mass, 1, 2},
        {is::stiffness, 1, 2}},
       {is::acceleration},
       [field](row<T> const& x, is::as how) {
         on_each_body const law{
             [x](auto const& body, auto) { return -x[7] * (N / m) * (body.position - x[4] * m); }};
         std::size_t const i = how == is::as::reordered ? 1 : 0, j = 1 - i;
         motion const both{std::array{x[i] * m, x[j] * m},
                           std::array{x[2 + i] * m_per_s, x[2 + j] * m_per_s}};
         auto const a = field(second_law{std::array{x[5 + i] * kg, x[5 + j] * kg}, law}, both);
         return row_of(a[i], a[j]);
       },
       {is::as::reordered}},
      {"linear_force, turning_force",
       with(from_middle, {{is::rate_squared, -1, 1},
                          {is::rate, -1, 1},
                          {is::acceleration, -1, 1},
                          {is::lift, -1, 1},
                          {is::turn_rate, -1, 1}}),
       {is::acceleration, is::lift},
       [](row<T> const& x, is::as) {
         motion const at{vec{x[0], x[1]}, vec{x[2], x[3]}};
         detail::linear_force<T> const pull{x[4], x[5]};
         detail::steady_force<vec<T, 2>> const weight{vec{x[6], x[7]}};
         detail::turning_force<T> const turn{x[8]};
         auto const a = pull(at, T(0)) + weight(at, T(0)) + turn(at, T(0));
         return row<T>{a.x, a.y};
       }},
      // A rotation about x, the mirror's normal, keeps its sign; one about another axis changes it.
      {"euler_equations, newton_euler, torque_of",
       with(space, {{is::rate, -1, 1},
                    {is::turn_rate, -1, 1},
                    {is::turn_rate, -1, 1},
                    {is::mass, 1, 2},
                    {is::of(2, 0, 1), 1, 1.4},
                    {is::of(2, 0, 1), 1, 1.4},
                    {is::of(2, 0, 1), 1, 1.4},
                    {is::lift, -1, 1},
                    {is::size, -1, 1}}),
       {is::lift, is::of(0, -2, 0), is::of(0, -2, 0, true), is::of(0, -2, 0, true),
        is::of(2, -2, 1)},
       [field](row<T> const& x, is::as) {
         auto const per = si::radian / s;
         rigid_body const body{in_space(x, 0), rotation{quaternion{T(1), T(0), T(0), T(0)},
                                                        vec{x[6], x[7], x[8]} * per}};
         newton_euler const law{
             second_law{x[9] * kg, gravity{vec{T(0), T(0), x[13]} * (m / s / s)}},
             euler_equations{vec{x[10], x[11], x[12]} * (kg * m * m / si::radian / si::radian)}};
         auto const a = field(law, body);
         auto const torque = torque_of(vec{T(0) * m, x[14] * m, T(0) * m},
                                       vec{T(0) * N, T(0) * N, x[13] * x[9] * N});
         return row_of(a.linear.z, a.angular.x, a.angular.y, a.angular.z, torque.x);
       }},
      {"uniform_acceleration",
       {{is::place, -1, 1}, {is::velocity, -1, 1}, {is::acceleration, -1, 1}, {is::duration, 0, 2}},
       {is::place, is::velocity},
       [](row<T> const& x, is::as) {
         auto const end = uniform_acceleration{x[2] * (m / s / s)}.after(
             motion{x[0] * m, x[1] * m_per_s}, x[3] * s);
         return row_of(end.position, end.velocity);
       }},
      {"damped_oscillator",
       {{is::way, -1, 1},
        {is::velocity, -1, 1},
        {is::rate, 1, 2},
        {is::rate, 0, .5},
        {is::duration, 0, 2}},
       {is::way, is::velocity},
       [](row<T> const& x, is::as) {
         auto const end = damped_oscillator{x[2] / s, x[3] / s}.after(
             motion{x[0] * m, x[1] * m_per_s}, x[4] * s);
         return row_of(end.position, end.velocity);
       }},
      {"two_body, elements_of, state_of, orbital_elements",
       with(space, {{is::of(3, -2, 0), 6, 8}, {is::duration, 0, 1}}),
       {is::way, is::size, is::size, is::velocity, is::climb, is::climb, is::size, is::duration},
       [](row<T> const& x, is::as) {
         two_body const orbit{x[6] * (m * m * m / s / s)};
         auto const start = in_space(x, 0);
         auto const end = orbit.after(start, x[7] * s);
         auto const e = elements_of(orbit, start);
         auto const back = state_of(orbit, e);
         return row_of(end.position.x, back.position.y, end.position.z, back.velocity.x,
                       end.velocity.y, back.velocity.z, e.pericentre, e.since_pericentre);
       },
       {},
       1e6,  // nearly a straight fall, with few digits
       false},
  };
}

template <class T>
class Laws : public testing::Test {};
TYPED_TEST_SUITE(Laws, is::numbers);

TYPED_TEST(Laws, KnowNoZeroNoUnitNoSideAndNoOrder) { is::hold_all(all_laws<TypeParam>()); }

}  // namespace
