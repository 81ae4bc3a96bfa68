// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Properties of motion under laws for any numbers, which RapidCheck draws.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/bodies.hpp"
#include "support/drawn.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
using namespace unitstep;
using bodies::at;
using bodies::going;
using drawn::number;

auto place(double most) {
  return at(number(-most, most), number(-most, most), number(-most, most));
}
auto speed_of(double most) {
  return going(number(-most, most), number(-most, most), number(-most, most));
}

template <class S>
auto numbers_of(S const& s) {
  return raw_form<S>::to_raw(s);
}
template <class X, class V>
double size(motion<X, V> const& s) {
  return magnitude(s.position).value() + magnitude(s.velocity).value();
}
template <class S>
double apart(S const& a, S const& b) {
  return size(motion{a.position - b.position, a.velocity - b.velocity});
}
template <class Method, class S, class Field>
auto run(Method const& method, S const& start, Field const& field, double t0 = 0) {
  return integrate(method, start, field, 0.03125 * si::second, 64, t0 * si::second);
}

template <class Method>
class SecondLawProperties : public ::testing::Test {};
// One of each kind: by a formula in one stage and in four, with a memory, by a tableau, and by a composition. Methods
// that differ in coefficients only would compile each of the fields below once more.
using methods = ::testing::Types<explicit_euler, velocity_verlet, rk4, butcher5, yoshida6>;
TYPED_TEST_SUITE(SecondLawProperties, methods);

/// Reports failures of RapidCheck to GoogleTest; it tries a hundred draws.
void holds(char const* what, auto const& property) { EXPECT_TRUE(rc::check(what, property)); }

// Under linear laws a motion is linear in its start: from a s1 + b s2 it ends at a times the end from s1 plus b times
// that from s2.
TYPED_TEST(SecondLawProperties, MotionUnderLinearLawsIsLinear) {
  holds("a s1 + b s2 ends at a (end of s1) + b (end of s2)", [] {
    second_law const field{number(0.5, 2.0) * si::kilogram,
                           spring{number(0.0, 20.0) * bodies::newton_per_metre},
                           damper{number(0.0, 2.0) * si::newton / si::metre_per_second}};
    motion const s1{place(1.0), speed_of(1.0)}, s2{place(1.0), speed_of(1.0)};
    double const a = number(-2.0, 2.0), b = number(-2.0, 2.0);
    motion const both{a * s1.position + b * s2.position, a * s1.velocity + b * s2.velocity};
    auto const e1 = run(TypeParam{}, s1, field), e2 = run(TypeParam{}, s2, field);
    motion const due{a * e1.position + b * e2.position, a * e1.velocity + b * e2.velocity};
    auto const end = run(TypeParam{}, both, field);
    // Explicit Euler makes the state grow, and its rounding with it.
    double const scale = 1 + std::abs(a) * size(e1) + std::abs(b) * size(e2);
    RC_ASSERT(apart(end, due) < 1e-12 * scale);
  });
}
TEST(SecondLawControl, MotionUnderDragIsNotLinear) {
  second_law const field{1.0 * si::kilogram, quadratic_drag{0.5 * si::kilogram / si::metre}};
  motion const s{at(1.0, 0.0, 0.0), going(1.0, 1.0, 0.0)};
  motion const twice{2.0 * s.position, 2.0 * s.velocity};
  auto const end = run(rk4{}, s, field);
  EXPECT_GT(apart(run(rk4{}, twice, field), motion{2.0 * end.position, 2.0 * end.velocity}), 0.1);
}

/// The rotation of a quaternion: v + 2 q x (q x v + w v).
struct turn {
  double w;
  vec<double, 3> q;
  auto operator()(auto const& v) const { return v + 2.0 * cross(q, cross(q, v) + w * v); }
};
turn any_turn() {
  vec<double, 4> q{number(0.1, 1.0), number(-1.0, 1.0), number(-1.0, 1.0), number(-1.0, 1.0)};
  q = normalized(q);
  return {q[0], {q[1], q[2], q[3]}};
}

// The spring of 3 m keeps bodies away from the centre, where only rounding would remain. Under forces along the line to
// the origin or against the motion no direction is special.
TYPED_TEST(SecondLawProperties, MotionAroundACentreTurnsWithItsStart) {
  holds("the turned start ends at the turned end", [] {
    second_law const field{
        number(0.5, 2.0) * si::kilogram, central_gravity{number(0.1, 1.0) * bodies::parameter},
        spring{number(0.1, 2.0) * bodies::newton_per_metre, at(0.0, 0.0, 0.0), 3.0 * si::metre},
        quadratic_drag{number(0.0, 0.5) * si::kilogram / si::metre}};
    motion const start{place(1.0) + at(3.0, 0.0, 0.0), speed_of(0.5)};
    turn const r = any_turn();
    auto const end = run(TypeParam{}, start, field);
    auto const turned = run(TypeParam{}, motion{r(start.position), r(start.velocity)}, field);
    RC_ASSERT(apart(turned, motion{r(end.position), r(end.velocity)}) < 1e-11 * size(end));
  });
}
TEST(SecondLawControl, MotionUnderUniformGravityDoesNotTurn) {
  second_law const field{1.0 * si::kilogram,
                         gravity{vec{0.0, 0.0, -9.0} * si::metre_per_second_squared}};
  motion const start{at(1.0, 0.0, 0.0), going(0.0, 1.0, 0.0)};
  turn const r{std::sqrt(0.5), {std::sqrt(0.5), 0.0, 0.0}};
  auto const end = run(rk4{}, start, field);
  auto const turned = run(rk4{}, motion{r(start.position), r(start.velocity)}, field);
  EXPECT_GT(apart(turned, motion{r(end.position), r(end.velocity)}), 1.0);
}

// Laws without time do not depend on the start time, and an impulse that is shifted with the start has the same effect.
// A shift by whole steps of 1/32 is exact, so every bit is the same.
TYPED_TEST(SecondLawProperties, MotionDoesNotDependOnWhenItStarts) {
  holds("the same bits at any time", [] {
    double const t0 = *rc::gen::inRange(-4000, 4000) * 0.03125;
    double const from = *rc::gen::inRange(0, 40) * 0.03125;
    vec const push = vec{number(-5.0, 5.0), 0.5, -1.0} * si::newton;
    auto const field = [&](double shift) {
      return second_law{
          1.5 * si::kilogram, central_gravity{1.0 * bodies::parameter},
          damper{0.25 * si::newton / si::metre_per_second},
          impulse{push, (from + shift) * si::second, (from + shift + 0.5) * si::second}};
    };
    motion const start{place(1.0) + at(3.0, 0.0, 0.0), speed_of(1.0)};
    RC_ASSERT(twins::same_bits(run(TypeParam{}, start, field(t0), t0),
                               run(TypeParam{}, start, field(0))));
  });
}
TEST(SecondLawControl, MotionDependsOnWhenAnImpulseStarts) {
  second_law const field{1.0 * si::kilogram,
                         impulse{1.0 * si::newton, 0.0 * si::second, 1.0 * si::second}};
  motion const start{0.0 * si::metre, 0.0 * si::metre_per_second};
  EXPECT_NE(run(rk4{}, start, field).velocity, run(rk4{}, start, field, 3.0).velocity);
}

// The same problem in grams and centimetres has the same end in other numbers, up to the rounding of the conversions,
// which Kepler motion and friction hardly amplify.
TYPED_TEST(SecondLawProperties, MotionIsTheSameInCgsUnits) {
  holds("SI and cgs agree", [] {
    double const m = number(0.5, 2.0), k = number(0.0, 2.0), c = number(0.0, 1.0);
    double const gm = number(0.1, 1.0), b = number(0.0, 0.5), f = number(-1.0, 1.0);
    motion const start{place(1.0) + at(3.0, 0.0, 0.0), speed_of(0.5)};
    auto const in_si =
        run(TypeParam{}, start,
            second_law{m * si::kilogram,
                       spring{k * bodies::newton_per_metre, at(0.0, 0.0, 0.0), 3.0 * si::metre},
                       damper{c * si::newton / si::metre_per_second},
                       central_gravity{gm * bodies::parameter},
                       quadratic_drag{b * si::kilogram / si::metre},
                       constant_force{vec{f, 0.0, 1.0} * si::newton}});
    auto const cm = cgs::centimetre;
    auto const s = cgs::second;
    auto const cm_per_s = cgs::centimetre / cgs::second;
    auto const bare = numbers_of(start);
    motion const start_in_cgs{bare.position * 100.0 * cm, bare.velocity * 100.0 * cm_per_s};
    auto const in_cgs = integrate(
        TypeParam{}, start_in_cgs,
        second_law{m * 1e3 * cgs::gram,
                   spring{k * 1e3 * (cgs::dyne / cm), vec{0.0, 0.0, 0.0} * cm, 300.0 * cm},
                   damper{c * 1e3 * (cgs::dyne / cm_per_s)},
                   central_gravity{gm * 1e6 * (cm * cm * cm / (s * s))},
                   quadratic_drag{b * 10.0 * (cgs::gram / cm)},
                   constant_force{vec{f * 1e5, 0.0, 1e5} * cgs::dyne}},
        0.03125 * s, 64);
    auto const numbers = numbers_of(in_cgs);
    motion const back{numbers.position * 0.01 * si::metre,
                      numbers.velocity * 0.01 * si::metre_per_second};
    RC_ASSERT(apart(in_si, back) < 1e-11 * size(in_si));
  });
}

// For bodies that attract each other neither their numbering nor a common motion matters.
TYPED_TEST(SecondLawProperties, ManyBodiesHaveNoOrderAndNoRest) {
  holds("exchanged and moved along, the same motion", [] {
    std::array const m{number(0.1, 1.0) * si::kilogram, number(0.1, 1.0) * si::kilogram,
                       number(0.1, 1.0) * si::kilogram};
    mutual_gravity const law{1.0 * bodies::per_mass, 0.25 * si::metre};
    motion const s{
        std::array{place(1.0), place(1.0) + at(4.0, 0.0, 0.0), place(1.0) - at(4.0, 0.0, 0.0)},
        std::array{speed_of(0.5), speed_of(0.5), speed_of(0.5)}};
    auto const drift = speed_of(1.0);
    motion const other{
        std::array{s.position[2], s.position[0], s.position[1]},
        std::array{s.velocity[2] + drift, s.velocity[0] + drift, s.velocity[1] + drift}};
    auto const end = run(TypeParam{}, s, second_law{m, law});
    auto const moved = run(TypeParam{}, other, second_law{std::array{m[2], m[0], m[1]}, law});
    auto const far = drift * (2.0 * si::second);
    for (std::size_t i = 0; i < 3; ++i) {
      motion const due{end.position[(i + 2) % 3] + far, end.velocity[(i + 2) % 3] + drift};
      RC_ASSERT(apart(bodies::alone(moved, i), due) < 1e-11);
    }
  });
}

}  // namespace
