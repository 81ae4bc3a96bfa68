// SPDX-License-Identifier: BSL-1.0
// A tolerance's absolute errors, one for each number of a state, in its units.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/detail/engines/spread.hpp>
#include <unitstep/state/rigid_body.hpp>

#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
namespace si = boost::units::si;
using us::motion;
using us::vec;
using us::detail::allowed_change;

using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using turning = boost::units::quantity<si::angular_velocity>;
using angle = boost::units::quantity<si::plane_angle>;
template <class Q>
constexpr Q of(double x) {
  return Q::from_value(x);
}

/// Whether a vec or an array has these numbers.
template <class Many, class... X>
constexpr bool are(Many const& many, X... x) {
  double const due[]{x...};
  for (std::size_t i = 0; i < sizeof...(X); ++i)
    if (many[i] != due[i]) return false;
  return true;
}
template <class State, class A>
constexpr auto raw(A const& a) {
  return allowed_change<State>::of(a);
}

// One value stands for all numbers, or there is one for each.
static_assert(raw<length>(of<length>(3)) == 3);
static_assert(are(raw<vec<length, 2>>(of<length>(3)), 3.0, 3.0) &&
              are(raw<vec<length, 3>>(of<length>(3)), 3.0, 3.0, 3.0) &&
              are(raw<vec<length, 4>>(of<length>(3)), 3.0, 3.0, 3.0, 3.0));
static_assert(are(raw<vec<length, 3>>(vec{1.0, 2.0, 4.0} * si::metre), 1.0, 2.0, 4.0) &&
              are(raw<vec<length, 4>>(vec{1.0, 2.0, 4.0, 8.0} * si::metre), 1.0, 2.0, 4.0, 8.0));

// For a motion and for bodies; the positions come first.
using one_body = motion<vec<length, 2>, vec<velocity, 2>>;
constexpr auto moves = raw<one_body>(motion{of<length>(3), of<velocity>(5)});
static_assert(are(moves.position, 3.0, 3.0) && are(moves.velocity, 5.0, 5.0));
using two_bodies = motion<std::array<vec<length, 2>, 2>, std::array<vec<velocity, 2>, 2>>;
constexpr auto both = raw<two_bodies>(
    motion{std::array{of<length>(3), of<length>(4)}, vec{5.0, 6.0} * si::metre_per_second});
static_assert(are(both.position[0], 3.0, 3.0) && are(both.position[1], 4.0, 4.0) &&
              are(both.velocity[0], 5.0, 6.0) && are(both.velocity[1], 5.0, 6.0));

// For a body that turns: angles beside angular velocities.
using rotation = us::rotation<us::quaternion<double>, vec<turning, 3>>;
constexpr us::rotation turns{of<angle>(7), vec{1.0, 2.0, 4.0} * si::radian_per_second};
constexpr auto turned = raw<rotation>(turns);
static_assert(std::is_same_v<decltype(turned), vec<vec<double, 3>, 2> const>);
static_assert(are(turned.x, 7.0, 7.0, 7.0) && are(turned.y, 1.0, 2.0, 4.0));
using body = us::rigid_body<motion<vec<length, 3>, vec<velocity, 3>>, rotation>;
constexpr auto rigid = raw<body>(us::rigid_body{motion{of<length>(3), of<velocity>(5)}, turns});
static_assert(std::is_same_v<decltype(rigid), vec<vec<vec<double, 3>, 2>, 2> const>);
static_assert(are(rigid.x.x, 3.0, 3.0, 3.0) && are(rigid.x.y, 7.0, 7.0, 7.0) &&
              are(rigid.y.x, 5.0, 5.0, 5.0) && are(rigid.y.y, 1.0, 2.0, 4.0));

// For an aggregate, member by member.
struct tank {
  length level;
  vec<velocity, 2> flow;
};
struct allowed_in_tank {
  length level;
  velocity flow;
};
static_assert(are(raw<tank>(allowed_in_tank{of<length>(3), of<velocity>(5)}).n, 3.0, 5.0, 5.0));

// An error that does not fit is named.
template <class State, class A>
using verdict = decltype(us::diagnostics::check_spread<"absolute", State, A>::check());
using verdicts::reads;
static_assert(verdict<vec<length, 3>, length>::ok && verdict<vec<length, 3>, vec<length, 3>>::ok &&
              verdict<std::array<vec<length, 2>, 3>, length>::ok &&
              verdict<std::array<vec<length, 2>, 3>, vec<length, 2>>::ok &&
              verdict<std::array<vec<length, 2>, 3>, std::array<length, 3>>::ok &&
              verdict<vec<vec<length, 2>, 3>, vec<length, 2>>::ok);
static_assert(reads<verdict<vec<length, 3>, velocity>>() == "expected absolute: m, got m s^-1");
static_assert(reads<verdict<vec<length, 3>, vec<length, 2>>>() ==
              "expected absolute: vec<m, 3>, got vec<m, 2>");
static_assert(!verdict<vec<vec<length, 2>, 3>, vec<length, 4>>::ok);
static_assert(reads<verdict<one_body, motion<length, length>>>() ==
              "expected absolute.velocity: m s^-1, got m");
static_assert(verdict<rotation, us::rotation<angle, turning>>::ok &&
              verdict<rotation, us::rotation<vec<angle, 3>, vec<turning, 3>>>::ok);
static_assert(reads<verdict<rotation, us::rotation<length, turning>>>() ==
              "expected absolute.orientation: rad, got m");
static_assert(!verdict<rotation, us::rotation<vec<angle, 4>, turning>>::ok);
static_assert(verdict<tank, allowed_in_tank>::ok && !verdict<tank, motion<velocity, velocity>>::ok);

TEST(Spread, IsTheSameAtRunTime) {
  double volatile x = 3;
  EXPECT_TRUE(are(raw<vec<length, 2>>(of<length>(x)), 3.0, 3.0));
}

}  // namespace
