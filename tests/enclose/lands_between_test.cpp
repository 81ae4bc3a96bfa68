// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <unitstep/enclose/lands_between.hpp>
#include <unitstep/numbers/between.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using us::certainty;

constexpr auto fall = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr auto height = [](auto const& s, auto) { return s.position; };

// Thrown from the ground at 20 m/s under 10 m/s^2 it is back after 4 s; at 19 to 20 m/s after 3.8 to 4 s.
constexpr us::motion thrown{0.0 * si::metre, 20.0 * si::metre_per_second};
constexpr auto down = us::lands_between<20, 3>(thrown, fall, 0.25 * si::second, height);
static_assert(down.happens == certainty::yes && down.once == certainty::yes);
static_assert(down.earliest <= 4.0 * si::second && down.latest >= 4.0 * si::second);
static_assert(down.earliest > 3.999999 * si::second && down.latest < 4.000001 * si::second);
constexpr us::motion any{0.0 * si::metre,
                         us::between(19.0 * si::metre_per_second, 20.0 * si::metre_per_second)};
constexpr auto all = us::lands_between<20, 3>(any, fall, 0.25 * si::second, height);
static_assert(all.happens == certainty::yes && all.once == certainty::yes);
static_assert(all.earliest <= 3.8 * si::second && all.latest >= 4.0 * si::second);
static_assert(all.earliest > 3.7 * si::second && all.latest < 4.1 * si::second);
// Too short a run: it surely does not happen. At its very end it may or may not.
static_assert(us::lands_between<14, 3>(any, fall, 0.25 * si::second, height).happens ==
              certainty::no);
static_assert(us::lands_between<15, 3>(any, fall, 0.26 * si::second, height).happens ==
              certainty::open);
// From 1 m above, a height of 21 m is reached at 20 m/s exactly, at 20.1 m/s twice, at 19 m/s never.
constexpr auto over = [](auto const& s, auto) { return s.position - 20.0 * si::metre; };
static_assert(us::lands_between<20, 3>(thrown, fall, 0.25 * si::second, over).once ==
              certainty::open);
static_assert(us::lands_between<20, 3>(us::motion{0.0 * si::metre, 19.0 * si::metre_per_second},
                                       fall, 0.25 * si::second, over)
                  .happens == certainty::no);
// Of the time alone: 1 s after the start at 0.25 s.
constexpr auto clock = us::lands_between<8, 3>(
    thrown, fall, 0.25 * si::second, [](auto const&, auto t) { return t - 1.25 * si::second; },
    0.25 * si::second);
static_assert(clock.happens == certainty::yes && clock.earliest <= 1.25 * si::second &&
              clock.latest >= 1.25 * si::second);

// cos(2 t) falls through zero at pi / 4 = 0.78539816..., and rises at 3 pi / 4.
constexpr auto spring = [](auto const& s, auto) {
  return -4.0 / si::second / si::second * s.position;
};
constexpr us::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
TEST(LandsBetween, OfASpring) {
  auto const quarter = us::lands_between<16>(start, spring, 0.0625 * si::second, height);
  EXPECT_TRUE(quarter.happens.surely() && quarter.once.surely());
  EXPECT_LE(quarter.earliest.value(), 0.78539816339744831);
  EXPECT_GE(quarter.latest.value(), 0.78539816339744830);
  EXPECT_LT((quarter.latest - quarter.earliest).value(), 0.002);
  auto const twice = us::lands_between<48>(start, spring, 0.0625 * si::second, height);
  EXPECT_TRUE(twice.happens.surely());
  EXPECT_EQ(twice.once.is, certainty::open);
  EXPECT_GE(twice.latest.value(), 2.3561944901923448);
}

TEST(LandsBetween, RefusesStepsBackwards) {
  EXPECT_THROW(static_cast<void>(us::lands_between<4>(start, spring, -0.1 * si::second, height)),
               std::domain_error);
}

TEST(LandsBetween, TheSameAtRunTime) {
  auto const run = us::lands_between<20, 3>(any, fall, 0.25 * si::second, height);
  EXPECT_EQ(run.earliest, all.earliest);
  EXPECT_EQ(run.latest, all.latest);
}

}  // namespace
