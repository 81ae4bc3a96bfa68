// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Every joint of rigid bodies, in three number types: where zero is, the units, and left and right do not matter.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <tuple>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/joints.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/rigid_bodies.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/newton_euler.hpp>
#include <unitstep/forces/second_law.hpp>

#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace si = boost::units::si;
namespace is = invariance;
using is::row;

constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto kg = si::kilogram;
constexpr auto rad = si::radian;

/// A plank that hangs from a hook by its end: the hook, half of its length, its mass, its moments divided by those of a
/// point, weight, the speed of its swing in the plane of x, and a step.
std::vector<is::argument> const plank{{is::place, -1, 1},        {is::height, -1, 1},
                                      {is::height, -1, 1},       {is::size, .3, 1},
                                      {is::mass, 1, 2},          {is::of(2, 0, 1), .2, .3},
                                      {is::of(2, 0, 1), .2, .3}, {is::of(2, 0, 1), .11, .15},
                                      {is::lift, .5, 1},         {is::turn_rate, -1, 1},
                                      {is::duration, .02, .05}};

template <class T>
auto space(T x, T y, T z) {
  return vec{x, y, z};
}
template <class T>
auto law_of(row<T> const& x) {
  return newton_euler{second_law{x[4] * kg, gravity{space(T(0), T(0), -x[8]) * (m / s / s)}},
                      euler_equations{space(x[5], x[6], x[7]) * (kg * m * m / (rad * rad))}};
}
template <class T>
auto hanging(row<T> const& x, T lower) {
  // It rotates about y, so its middle moves across the mirror.
  return rigid_body{
      motion{space(x[0], x[1], x[2] - lower) * m, space(T(0), T(0), T(0)) * (m / s)},
      rotation{quaternion{T(1), T(0), T(0), T(0)}, space(T(0), T(0), T(0)) * (rad / s)}};
}
template <class T, class Body>
void add(row<T>& to, Body const& body) {
  auto const& p = body.motion.position;
  to.insert(to.end(), {p.x.value(), p.y.value(), p.z.value()});
}

// When Newton's method is down to rounding, that of a rotation has no unit and that of a place has one, so its last
// step may be made in one unit and not in another.
template <class T>
std::vector<is::trial<T>> all_joints() {
  std::vector<is::kind> const place{is::place, is::height, is::height};
  auto const swung = [](row<T> const& x, auto const& field) {
    auto body = hanging(x, x[3]);
    body.rotation.angular_velocity.y = x[9] * (rad / s);
    body.motion.velocity.x = -x[9] * x[3] * (m / s);
    row<T> all;
    add(all, integrate(rattle{}, project(field, body), field, x[10] * s, 4));
    return all;
  };
  auto const top = [](row<T> const& x) { return space(T(0), T(0), x[3]) * m; };
  auto const hook = [](row<T> const& x) { return space(x[0], x[1], x[2]) * m; };
  return {
      {"same_place, point",
       plank,
       place,
       [=](row<T> const& x, is::as) {
         return swung(x, constrained{law_of(x), same_place{point{body(0), top(x)}, hook(x)}});
       },
       {},
       1e4,
       false},
      {"hinge",
       plank,
       place,
       [=](row<T> const& x, is::as) {
         return swung(x, constrained{law_of(x), hinge{point{body(0), top(x)}, hook(x),
                                                      space(T(0), T(1), T(0))}});
       },
       {},
       1e4,
       false},
      {"same_axis, fixed_angle, axis",
       plank,
       [&] {
         auto all = place;
         all.insert(all.end(), place.begin(), place.end());
         return all;
       }(),
       [](row<T> const& x, is::as) {
         auto const up = space(T(0), T(0), T(1));
         constrained const slides{law_of(x), same_axis{up, axis{body(0), up}}};
         constrained const leans{law_of(x), fixed_angle{space(T(0), T(1), T(0)), axis{body(0), up},
                                                        T(1.5707963267948966192313L) * rad}};
         row<T> all;
         add(all, integrate(rattle{}, hanging(x, x[3]), slides, x[10] * s, 3));
         add(all, integrate(rattle{}, project(leans, hanging(x, x[3])), leans, x[10] * s, 3));
         return all;
       },
       {},
       1e4,
       false},
      {"each_body",
       plank,
       {is::push, is::push},
       [=](row<T> const& x, is::as) {
         constrained const planks{each_body{law_of(x), law_of(x)},
                                  same_place{point{body(0), top(x)}, hook(x)},
                                  same_place{point{body(1), top(x)}, point{body(0), -top(x)}}};
         auto const pulls =
             constraint_forces(planks, std::array{hanging(x, x[3]), hanging(x, 3 * x[3])});
         return row<T>{std::get<0>(pulls).z.value(), std::get<1>(pulls).z.value()};
       },
       {},
       1e4,
       false},
  };
}

template <class T>
class Joints : public testing::Test {};
TYPED_TEST_SUITE(Joints, is::numbers);

TYPED_TEST(Joints, KnowNoZeroNoUnitAndNoSide) { is::hold_all(all_joints<TypeParam>()); }

}  // namespace
