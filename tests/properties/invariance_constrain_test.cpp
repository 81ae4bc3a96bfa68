// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler a minute
// Every constraint and the methods that keep it, in three number types: where the zeros of place and time are, the
// units, left and right, the order of constraints and the numbering of bodies do not matter.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <tuple>
#include <unitstep/constrain/active_in.hpp>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/on_surface.hpp>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/ropes.hpp>
#include <unitstep/constrain/xpbd.hpp>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace si = boost::units::si;
namespace is = invariance;
using is::row;

constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto kg = si::kilogram;
constexpr auto m_per_s = si::metre_per_second;
constexpr auto m_per_s2 = si::metre_per_second_squared;

template <class Motion, class T>
void add(row<T>& to, Motion const& one) {
  to.insert(to.end(), {one.position.x.value(), one.position.y.value(), one.velocity.x.value(),
                       one.velocity.y.value()});
}
template <class T>
auto place_at(T x, T y) {
  return vec{x * m, y * m};
}

/// A hook, a bob relative to it, its velocity, weight, a step and a mass. No distance is near zero.
std::vector<is::argument> const swing{
    {is::place, -1, 1},  {is::height, -1, 1},      {is::way, .3, 1},
    {is::size, -1, -.3}, {is::velocity, -1, 1},    {is::climb, -1, 1},
    {is::lift, .5, 1},   {is::duration, .02, .05}, {is::mass, 1, 2}};
std::vector<is::argument> soft_swing() {
  auto all = swing;
  all.push_back({is::of(0, 2, -1), 1e-3, 1e-2});
  return all;
}
std::vector<is::kind> const bob{is::place, is::height, is::velocity, is::climb};

/// A pendulum from these, with the bob at a known place, so the length is that of the rod.
template <class T>
auto pendulum_of(row<T> const& x) {
  auto const hook = place_at(x[0], x[1]);
  auto const length = T(std::sqrt(x[2] * x[2] + x[3] * x[3])) * m;
  return constrained{second_law{x[8] * kg, gravity{vec{T(0), -x[6]} * m_per_s2}},
                     distance{hook, body(0), length}};
}
template <class T>
auto bob_of(row<T> const& x) {
  return motion{place_at(x[0] + x[2], x[1] + x[3]), vec{x[4] * m_per_s, x[5] * m_per_s}};
}

template <class T>
std::vector<is::trial<T>> all_constraints() {
  auto const by = [](auto const& method) {
    return [method](row<T> const& x, is::as) {
      auto const field = pendulum_of(x);
      row<T> all;
      add(all, integrate(method, project(field, bob_of(x)), field, x[7] * s, 5));
      return all;
    };
  };
  return {
      {"constrained, distance, body, project, rattle", swing, bob, by(rattle{}), {}, 1e4, true},
      {"rattle4", swing, bob, by(rattle4{}), {}, 1e4},
      {"rattle6", swing, bob, by(rattle6{}), {}, 1e5},
      {"rattle8", swing, bob, by(rattle8{}), {}, 1e5},
      {"projected", swing, bob, by(projected{rk4{}}), {}, 1e4},
      {"constraint_forces, xpbd",
       soft_swing(),
       {is::push, is::place, is::height},
       [](row<T> const& x, is::as) {
         auto const field = pendulum_of(x);
         auto const start = project(field, bob_of(x));
         row<T> all{std::get<0>(constraint_forces(field, start)).value()};
         auto const end = integrate(xpbd{x[9] * (m / si::newton), 2}, start, field, x[7] * s, 3);
         all.insert(all.end(), {end.position.x.value(), end.position.y.value()});
         return all;
       },
       {},
       1e4},
      // Two bobs, one below the other, also with the list of rods and the numbers of the bobs reversed.
      {"constrained, distance, constraint_forces",
       swing,
       [] {
         auto all = bob;
         all.insert(all.end(), bob.begin(), bob.end());
         all.insert(all.end(), {is::push, is::push});
         return all;
       }(),
       [](row<T> const& x, is::as how) {
         std::size_t const i = how == is::as::reordered ? 1 : 0, j = 1 - i;
         auto const hook = place_at(x[0], x[1]);
         auto const upper = bob_of(x);
         auto const size = [](T a, T b) { return T(std::sqrt(a * a + b * b)) * m; };
         motion const lower{place_at(x[0] + 2 * x[2], x[1] + x[3]), upper.velocity};
         second_law const falls{
             std::array{(i == 0 ? x[8] : 2 * x[8]) * kg, (i == 0 ? 2 * x[8] : x[8]) * kg},
             gravity{vec{T(0), -x[6]} * m_per_s2}};
         distance const first{hook, body(i), size(x[2], x[3])};
         distance const second{body(i), body(j), size(x[2], T(0))};
         motion const start{i == 0 ? std::array{upper.position, lower.position}
                                   : std::array{lower.position, upper.position},
                            std::array{upper.velocity, upper.velocity}};
         auto const run = [&](auto const& field, std::size_t a, std::size_t b) {
           auto const met = project(field, start);
           auto const end = integrate(rattle{}, met, field, x[7] * s, 3);
           row<T> all;
           for (auto const k : {i, j}) {
             motion const one{end.position[k], end.velocity[k]};
             add(all, one);
           }
           auto const forces = constraint_forces(field, met);
           std::array const both{std::get<0>(forces).value(), std::get<1>(forces).value()};
           all.insert(all.end(), {both[a], both[b]});
           return all;
         };
         if (i == 0) return run(constrained{falls, first, second}, 0, 1);
         return run(constrained{falls, second, first}, 1, 0);
       },
       {is::as::reordered},
       1e5},
      {"pinned, on_line",
       {{is::place, -1, 1},
        {is::height, -1, 1},
        {is::instant, 0, 1},
        {is::acceleration, -1, 1},
        {is::lift, -1, 1},
        {is::mass, 1, 2},
        {is::duration, .02, .05},
        {is::velocity, -1, 1}},
       {is::force, is::push, is::place, is::height},
       [](row<T> const& x, is::as) {
         auto const at = place_at(x[0], x[1]);
         auto const led = [x](auto const& t) {
           auto const since = t - x[2] * s;
           return vec{x[0] * m + T(.5) * x[3] * m_per_s2 * since * since,
                      x[1] * m + T(.5) * x[4] * m_per_s2 * since * since};
         };
         second_law const falls{x[5] * kg, gravity{vec{T(0), T(-1) * x[4]} * m_per_s2}};
         constrained const held{falls, pinned{body(0), led}};
         motion const still{at, vec{T(0) * m_per_s, T(0) * m_per_s}};
         auto const force = std::get<0>(constraint_forces(held, still, x[2] * s));
         constrained const slides{falls, on_line{body(0), at, vec{x[3], x[4]}}};
         auto const start = project(slides, motion{at, vec{x[7] * m_per_s, T(0) * m_per_s}});
         auto const end = integrate(rattle{}, start, slides, x[6] * s, 4);
         return row<T>{force.x.value(), force.y.value(), end.position.x.value(),
                       end.position.y.value()};
       },
       {},
       1e4},
      {"on_surface, with_gradient",
       swing,
       bob,
       [](row<T> const& x, is::as) {
         T const square = x[2] * x[2] + x[3] * x[3];
         auto const bowl = [x, square](auto const& p) {
           auto const a = p.x - x[0] * m, b = p.y - x[1] * m;
           return a * a + b * b - square * (m * m);
         };
         constrained const rolls{second_law{x[8] * kg, gravity{vec{T(0), -x[6]} * m_per_s2}},
                                 on_surface{with_gradient{bowl, [x](auto const& p) {
                                                            return vec{T(2) * (p.x - x[0] * m),
                                                                       T(2) * (p.y - x[1] * m)};
                                                          }}}};
         row<T> all;
         add(all, integrate(rattle{}, project(rolls, bob_of(x)), rolls, x[7] * s, 4));
         return all;
       },
       {},
       1e4},
      // A body falls from beside its hook until the rope, which is half as long again, catches it.
      {"active_in, engages_at, releases_at, engage_in, enter",
       {{is::place, -1, 1},
        {is::height, -1, 1},
        {is::way, .3, 1},
        {is::lift, .5, 1},
        {is::duration, .05, .1},
        {is::mass, 1, 2},
        {is::instant, 0, 1}},
       {is::place, is::height, is::velocity, is::climb, is::instant},
       [](row<T> const& x, is::as) {
         auto const hook = place_at(x[0], x[1]);
         constrained const climber{
             second_law{x[5] * kg, gravity{vec{T(0), -x[3]} * m_per_s2}},
             active_in{true, distance{hook, body(0), T(1.5) * std::abs(x[2]) * m}}};
         motion const slips{place_at(x[0] + x[2], x[1]), vec{T(0) * m_per_s, T(0) * m_per_s}};
         auto const end = integrate(rattle{}, slips, climber, x[4] * s, 40, x[6] * s, modes{false},
                                    when(engages_at(climber, true), engage_in(climber, true)),
                                    when(releases_at(climber, true), enter(false)));
         row<T> all;
         add(all, end.state);
         all.push_back(end.time.value());
         for (auto const& one : end.events) all.push_back(one.time.value());
         return all;
       },
       {},
       1e5},
  };
}

template <class T>
class Constraints : public testing::Test {};
TYPED_TEST_SUITE(Constraints, is::numbers);

TYPED_TEST(Constraints, KnowNoZeroNoUnitNoSideAndNoOrder) {
  is::hold_all(all_constraints<TypeParam>());
}

}  // namespace
