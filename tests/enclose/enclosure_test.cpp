// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <unitstep/drive/chain.hpp>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/numbers/between.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;

constexpr auto duffing = [](auto const& s, auto) {
  return -(s.position + s.position * s.position * s.position / (1.0 * si::square_metre)) /
         si::second / si::second;
};
constexpr us::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};

// Twenty seconds in chained constants, x = 0.31958473892605... at their end (enclosed by order 24, 6e-13 wide).
constexpr auto first = us::start_enclosure<12>(start, duffing, 0.125 * si::second);
constexpr auto end = us::state_after<first, 160, 5>;
static_assert(end.position.lower <= 0.3195847389260564 * si::metre &&
              end.position.upper >= 0.3195847389260564 * si::metre);
static_assert(end.position.upper - end.position.lower < 1e-9 * si::metre);

TEST(Enclosure, GoesOnWhereItWas) {
  us::motion const box{us::between(0.999 * si::metre, 1.001 * si::metre),
                       us::between(-0.001 * si::metre_per_second, 0.001 * si::metre_per_second)};
  auto const whole = us::start_enclosure<8>(box, duffing, 0.0625 * si::second).after(160).state();
  auto const pieces = us::start_enclosure<8>(box, duffing, 0.0625 * si::second)
                          .after(50)
                          .after(60)
                          .after(50)
                          .state();
  EXPECT_EQ(whole.position.lower, pieces.position.lower);
  EXPECT_EQ(whole.velocity.upper, pieces.velocity.upper);
  auto const same = us::enclose<8>(box, duffing, 0.0625 * si::second, 160);
  EXPECT_EQ(whole.position.lower, same.position.lower);
  // The control: pieces that start from boxes widen, here at every eighth of a revolution of a circle.
  auto const spring = [](auto const& x, auto) { return -x.position / si::second / si::second; };
  auto const circle = us::start_enclosure<8>(box, spring, 0.0625 * si::second).after(192).state();
  auto boxes = us::enclose<8>(box, spring, 0.0625 * si::second, 12);
  for (int k = 0; k < 15; ++k) boxes = us::enclose<8>(boxes, spring, 0.0625 * si::second, 12);
  EXPECT_LT((circle.position.upper - circle.position.lower).value(), 0.0029);
  EXPECT_GT((boxes.position.upper - boxes.position.lower).value(), 0.1);
}

// x = cosh(k t) after 8 steps of 1/8 s, by k = 1/s in a lambda, and by 2/s in another, which is assigned with it.
TEST(Enclosure, IsAssignedWithAFieldThatCaptures) {
  auto const from = [](double k) {
    return us::start_enclosure<12>(
        start, [k](auto const& x, auto) { return k * k / si::second / si::second * x.position; },
        0.125 * si::second);
  };
  auto goes = from(1);
  for (int piece = 0; piece < 2; ++piece) goes = goes.after(4);
  auto const near = goes.state().position;
  EXPECT_LE(near.lower.value(), std::cosh(1.0));
  EXPECT_GE(near.upper.value(), std::cosh(1.0));
  goes = from(2);
  goes = goes.after(8);
  auto const far = goes.state().position;
  EXPECT_LE(far.lower.value(), std::cosh(2.0));
  EXPECT_GE(far.upper.value(), std::cosh(2.0));
  EXPECT_LT((far.upper - far.lower).value(), 1e-9);
}

TEST(Enclosure, RefusesConstantsThatAreNotFinite) {
  us::gravity const law{std::numeric_limits<double>::infinity() * si::metre_per_second_squared};
  EXPECT_THROW(static_cast<void>(us::start_enclosure(start, law, 0.1 * si::second)),
               std::domain_error);
}

TEST(Enclosure, TheSameAtRunTime) {
  auto const run = us::start_enclosure<12>(start, duffing, 0.125 * si::second).after(160).state();
  EXPECT_EQ(run.position.lower, end.position.lower);
  EXPECT_EQ(run.velocity.upper, end.velocity.upper);
}

}  // namespace
