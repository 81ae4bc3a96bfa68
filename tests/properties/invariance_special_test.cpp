// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Methods that wrap others or need a special force or state, in three number types: where zero is, the units, left and
// right, and the order of bodies do not matter.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <unitstep/unitstep.hpp>

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

/// A start, a spring's middle, an instant, a stiffness and a step, as plain numbers.
std::vector<is::argument> const spring{{is::place, .6, 1},       {is::velocity, -1, 1},
                                       {is::place, -.2, .2},     {is::instant, 0, 1},
                                       {is::rate_squared, 1, 2}, {is::duration, .02, .05}};

template <class T>
std::vector<is::trial<T>> all_methods() {
  auto const on_spring = [](auto const& method) {
    return [method](row<T> const& x, is::as) {
      auto const pulls = [x](auto const& now, auto) { return -x[4] * (now.position - x[2]); };
      auto const end = integrate(method, motion<T, T>{x[0], x[1]}, pulls, x[5], 16, x[3]);
      return row<T>{end.position, end.velocity};
    };
  };
  auto const in_plane = [](row<T> const& x) {
    return motion{vec{x[0] * m, x[1] * m}, vec{x[2] * m_per_s, x[3] * m_per_s}};
  };
  auto const numbers_of = [](auto const& state) {
    return row<T>{state.position.x.value(), state.position.y.value(), state.velocity.x.value(),
                  state.velocity.y.value()};
  };
  return {
      {"compensated", spring, {is::place, is::velocity}, on_spring(compensated{rk4{}})},
      {"step_doubling", spring, {is::place, is::velocity}, on_spring(step_doubling{rk4{}})},
      {"taylor", spring, {is::place, is::velocity}, on_spring(taylor<8>{})},
      {"quinlan_tremaine12", spring, {is::place, is::velocity}, on_spring(quinlan_tremaine12{})},
      {"damped",
       [] {
         auto all = spring;
         all.push_back({is::ratio, .9, 1});
         all.push_back({is::climb, 1e-6, 1e-5});
         return all;
       }(),
       {is::place, is::velocity},
       [](row<T> const& x, is::as) {
         auto const pulls = [x](auto const& now, auto) {
           return -x[4] / s / s * (now.position - x[2] * m);
         };
         auto const end =
             integrate(damped{velocity_verlet{}, x[6], x[7] * m_per_s},
                       motion{x[0] * m, x[1] * m_per_s}, pulls, x[5] * s, 16, x[3] * s);
         return row<T>{end.position.value(), end.velocity.value()};
       }},
      {"boris",
       {{is::way, .2, 1},
        {is::size, -1, 1},
        {is::velocity, -1, 1},
        {is::climb, -1, 1},
        {is::mass, 1, 2},
        {is::of(0, -1, 1, true), -2, 2},
        {is::duration, .1, .5}},
       {is::way, is::size, is::velocity, is::climb},
       [in_plane, numbers_of](row<T> const& x, is::as) {
         second_law const field{x[4] * kg,
                                magnetic_force{T(1) * si::coulomb, x[5] * (kg / s / si::coulomb)}};
         return numbers_of(integrate(boris{}, in_plane(x), field, x[6] * s, 8));
       }},
      // A sun and two planets, which may be in another order.
      {"wisdom_holman",
       {{is::way, 1, 1.2},
        {is::size, -.2, .2},
        {is::velocity, -.1, .1},
        {is::climb, .9, 1},
        {is::way, 2, 2.2},
        {is::size, -.2, .2},
        {is::velocity, -.1, .1},
        {is::climb, .6, .7},
        {is::mass, 1, 1.1},
        {is::mass, 1e-4, 1e-3},
        {is::of(3, -2, -1), .9, 1},
        {is::duration, .05, .1}},
       {is::way, is::size, is::velocity, is::climb, is::way, is::size, is::velocity, is::climb},
       [](row<T> const& x, is::as how) {
         std::size_t const i = how == is::as::reordered ? 4 : 0, j = 4 - i;
         auto const place = [&](std::size_t k) { return vec{x[k] * m, x[k + 1] * m, T(0) * m}; };
         auto const speed = [&](std::size_t k) {
           return vec{x[k + 2] * m_per_s, x[k + 3] * m_per_s, T(0) * m_per_s};
         };
         auto const G = x[10] * (si::newton * m * m / kg / kg);
         std::array const masses{x[8] * kg, x[9] * kg, x[9] * kg};
         motion const start{
             std::array{vec{T(0) * m, T(0) * m, T(0) * m}, place(i), place(j)},
             std::array{vec{T(0) * m_per_s, T(0) * m_per_s, T(0) * m_per_s}, speed(i), speed(j)}};
         auto const end = integrate(wisdom_holman{G, masses}, start,
                                    second_law{masses, mutual_gravity{G}}, x[11] * s, 5);
         row<T> all;
         for (std::size_t const k : {i / 4 + 1, 2 - i / 4})
           all.insert(all.end(), {end.position[k].x.value(), end.position[k].y.value(),
                                  end.velocity[k].x.value(), end.velocity[k].y.value()});
         return all;
       },
       {is::as::reordered},
       1e5,
       false},
  };
}

template <class T>
class SpecialMethods : public testing::Test {};
TYPED_TEST_SUITE(SpecialMethods, is::numbers);

TYPED_TEST(SpecialMethods, KnowNoZeroNoUnitNoSideAndNoOrder) {
  is::hold_all(all_methods<TypeParam>());
}

}  // namespace
