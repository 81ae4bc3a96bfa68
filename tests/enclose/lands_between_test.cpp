// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/enclose/lands_between.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/math/root.hpp>
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
// In too short a run the event surely does not happen. At the very end of the run it may or may not.
static_assert(us::lands_between<14, 3>(any, fall, 0.25 * si::second, height).happens ==
              certainty::no);
static_assert(us::lands_between<15, 3>(any, fall, 0.26 * si::second, height).happens ==
              certainty::open);
// From 1 m, a height of 21 m is reached at 20 m/s exactly, at 20.1 m/s twice, at 19 m/s never.
constexpr auto over = [](auto const& s, auto) { return s.position - 20.0 * si::metre; };
static_assert(us::lands_between<20, 3>(thrown, fall, 0.25 * si::second, over).once ==
              certainty::open);
static_assert(us::lands_between<20, 3>(us::motion{0.0 * si::metre, 19.0 * si::metre_per_second},
                                       fall, 0.25 * si::second, over)
                  .happens == certainty::no);
// An event of the time alone: 1 s after the start at 0.25 s.
constexpr auto clock = us::lands_between<8, 3>(
    thrown, fall, 0.25 * si::second, [](auto const&, auto t) { return t - 1.25 * si::second; },
    0.25 * si::second);
static_assert(clock.happens == certainty::yes && clock.once == certainty::yes &&
              clock.earliest <= 1.25 * si::second && clock.latest >= 1.25 * si::second &&
              clock.earliest > 1.249999 * si::second && clock.latest < 1.250001 * si::second);
// Half as steep, with plain numbers, and finished after 5 s: from -1/2 to 1/8.
constexpr auto slowly = us::lands_between<5, 3>(
    thrown, fall, 0.25 * si::second,
    [](auto const&, auto t) { return (t - 1.25 * si::second) / (2.0 * si::second); },
    0.25 * si::second);
static_assert(slowly.happens == certainty::yes && slowly.once == certainty::yes &&
              slowly.earliest > 1.249999 * si::second && slowly.latest < 1.250001 * si::second);

// With times in float the bounds are on both sides of the moment, which lies between two floats: let go at 2 m it is
// down after sqrt(0.4) s, 34 ns after the end of step 20. A square of a float is exact in double.
template <class Unit>
using in_float = boost::units::quantity<Unit, float>;
constexpr us::motion let_go{in_float<si::length>::from_value(2),
                            in_float<si::velocity>::from_value(0)};
constexpr auto fall_in_float = [](auto const&, auto) {
  return in_float<si::acceleration>::from_value(-10);
};
constexpr auto in_time = us::lands_between<22, 3>(
    let_go, fall_in_float, in_float<si::time>::from_value(0x1.030dc4p-5f), height);
constexpr double early = in_time.earliest.value(), late = in_time.latest.value();
static_assert(in_time.happens == certainty::yes && early * early < 0.4 && late * late > 0.4 &&
              late - early < 0x1p-23);

// At the top the velocity is zero, after 2 s, and its rate is that of the field.
constexpr auto top = us::lands_between<12, 3>(thrown, fall, 0.25 * si::second,
                                              [](auto const& s, auto) { return s.velocity; });
static_assert(top.happens == certainty::yes && top.once == certainty::yes &&
              top.earliest <= 2.0 * si::second && top.latest >= 2.0 * si::second &&
              top.earliest > 1.999999 * si::second && top.latest < 2.000001 * si::second);

// The direction does not matter: the depth rises through zero when the height falls. The times are those of Newton's
// method, from the start of the step and from its end, with the least and the greatest speed in it.
constexpr auto depth = [](auto const& s, auto) { return -s.position; };
constexpr bool is_newtons(auto const& event, double dt, int step) {
  auto const height_at = [](double t) { return 20 * t - 5 * t * t; };
  double const t = step * dt, until = t + dt, slow = 10 * t - 20, fast = 10 * until - 20;
  double const low = t + height_at(t) / fast, also_low = until + height_at(until) / slow;
  double const high = t + height_at(t) / slow, also_high = until + height_at(until) / fast;
  double const from = low < also_low ? also_low : low, to = high < also_high ? high : also_high;
  auto const lands = us::lands_between<20, 3>(thrown, fall, dt * si::second, event);
  return lands.happens.surely() && lands.once.surely() && lands.earliest.value() <= from &&
         lands.earliest.value() > from - 1e-9 && lands.latest.value() >= to &&
         lands.latest.value() < to + 1e-9;
}
// 4 s are at the beginning of a step, and at the end of one.
static_assert(is_newtons(height, 0.28125, 14) && is_newtons(depth, 0.28125, 14));
static_assert(is_newtons(height, 0.2890625, 13) && is_newtons(depth, 0.2890625, 13));

// An event that is zero at the start and moves away does not count, and one that never happens has no time.
constexpr us::motion dropped{0.0 * si::metre, -1.0 * si::metre_per_second};
constexpr auto never = us::lands_between<4, 3>(dropped, fall, 0.25 * si::second, height);
static_assert(never.happens == certainty::no && never.once == certainty::yes &&
              never.earliest == 0.0 * si::second && never.latest == 0.0 * si::second);
static_assert(us::lands_between<4, 3>(dropped, fall, 0.25 * si::second, depth).happens ==
              certainty::no);
// If only one of all starts is zero, the highest or the lowest, it counts.
constexpr us::motion near{us::between(1.0 * si::metre, 2.0 * si::metre),
                          -1.0 * si::metre_per_second};
constexpr auto starts = us::enclose<3>(near, fall, 0.25 * si::second, 0).position;
constexpr auto from_highest = us::lands_between<4, 3>(
    near, fall, 0.25 * si::second, [](auto const& s, auto) { return s.position - starts.upper; });
static_assert(from_highest.happens == certainty::open &&
              from_highest.earliest == 0.0 * si::second && from_highest.latest == 0.0 * si::second);
constexpr auto from_lowest = us::lands_between<4, 3>(
    near, fall, 0.25 * si::second, [](auto const& s, auto) { return s.position - starts.lower; });
static_assert(from_lowest.happens == certainty::open && from_lowest.earliest == 0.0 * si::second);
// An event that may rest at zero may happen more than once: the rate is 0 or more, or 0 or less.
constexpr auto may_rest = [](auto const&, auto) {
  return -us::between(0.0 * si::metre_per_second_squared, 10.0 * si::metre_per_second_squared);
};
constexpr us::motion resting{us::between(0.0 * si::metre, 1.0 * si::metre),
                             0.0 * si::metre_per_second};
static_assert(us::lands_between<1, 3>(resting, may_rest, 0.25 * si::second, height).once ==
                  certainty::open &&
              us::lands_between<1, 3>(resting, may_rest, 0.25 * si::second, depth).once ==
                  certainty::open);

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
  EXPECT_EQ(twice.earliest, quarter.earliest);
  EXPECT_GE(twice.latest.value(), 2.3561944901923448);
}

// 1 / (x - 5 m) changes its sign where x is 5 m, and is nowhere zero. Its pole may be in two steps. Where the sign is
// known again, the event may still go through zero: 1 / (x - 5 m) - 1 / m does so at 6 m on the way down.
TEST(LandsBetween, APoleIsNoZero) {
  us::motion const high{18.0 * si::metre, 0.0 * si::metre_per_second};
  auto const pole = [](auto const& s, auto) {
    return 1.0 / (s.position / (1.0 * si::metre) - 5.0);
  };
  auto const through = us::lands_between<7, 3>(high, fall, 0.25 * si::second, pole);
  EXPECT_EQ(through.happens.is, certainty::open);
  auto const after = us::lands_between<8, 3>(
      us::motion{0.0 * si::metre, 12.0 * si::metre_per_second}, fall, 0.25 * si::second,
      [&](auto const& s, auto t) { return pole(s, t) - 1.0; });
  EXPECT_EQ(after.happens.is, certainty::yes);
}

// An event returns a value with a sign: a quantity or a number, of intervals or a constant.
template <class Event>
constexpr bool has_sign =
    decltype(us::detail::check_event_on_gradients<std::remove_const_t<decltype(start)>,
                                                  boost::units::quantity<si::time>, Event>())::ok;
constexpr auto constant = [](auto const&, auto) { return 1.0; };
constexpr auto length = [](auto const&, auto) { return 1.0 * si::metre; };
constexpr auto certain = [](auto const& s, auto) { return s.position < 1.0 * si::metre; };
constexpr auto fixed = [](auto const&, auto) { return true; };
constexpr auto nothing = [](auto const&, auto) {};
constexpr auto state = [](auto const& s, auto) { return s; };
constexpr auto of_state = [](auto const& s) { return s.position; };
static_assert(has_sign<decltype(height)> && has_sign<decltype(constant)> &&
              has_sign<decltype(length)>);
static_assert(!has_sign<decltype(certain)> && !has_sign<decltype(fixed)> &&
              !has_sign<decltype(nothing)> && !has_sign<decltype(state)> &&
              !has_sign<decltype(of_state)> && !has_sign<int>);
static_assert(us::lands_between<4>(start, spring, 0.125 * si::second, length).happens ==
              certainty::no);

// Dropped from 1 m and a millimetre more or less, with 0.8 of its speed after each bounce: the first hit is after
// T = sqrt(2 h / g), and the flight after bounce n lasts 2 T 0.8^n.
constexpr auto falls = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
constexpr auto bounce = [](auto const& s, auto) {
  return us::motion{s.position, -0.8 * s.velocity};
};
constexpr us::motion about_a_metre_up{us::between(0.999 * si::metre, 1.001 * si::metre),
                                      0.0 * si::metre_per_second};
constexpr auto bounces = us::lands_between<40, 3>(about_a_metre_up, falls, 0.05 * si::second,
                                                  us::when(us::falling(height), bounce));
static_assert(bounces.size() == 3 && bounces.again == certainty::no);
constexpr bool holds_all(us::interval<boost::units::quantity<si::time>> wider, std::size_t n) {
  double low = us::sqrt(2 * 0.999 / 9.81), high = us::sqrt(2 * 1.001 / 9.81), share = 1, k = 0.8;
  for (std::size_t i = 0; i < n; ++i) share += 2 * k, k *= 0.8;
  low *= share, high *= share;
  return bounces[n].earliest.value() < low && high < bounces[n].latest.value() &&
         bounces[n].earliest > wider.lower && bounces[n].latest < wider.upper;
}
// Twice and a few times as wide as necessary.
static_assert(holds_all({0.451 * si::second, 0.452 * si::second}, 0));
static_assert(holds_all({1.170 * si::second, 1.176 * si::second}, 1));
static_assert(holds_all({1.740 * si::second, 1.757 * si::second}, 2));
// At the ground, with 0.8 sqrt(2 g h) upwards: 3.541 to 3.546 m/s.
static_assert(bounces[0].state.position.upper < 1e-15 * si::metre &&
              bounces[0].state.position.lower > -1e-15 * si::metre);
static_assert(bounces[0].state.velocity.lower < 3.5418 * si::metre_per_second &&
              bounces[0].state.velocity.lower > 3.540 * si::metre_per_second &&
              bounces[0].state.velocity.upper > 3.5453 * si::metre_per_second &&
              bounces[0].state.velocity.upper < 3.546 * si::metre_per_second);
// A run that ends before some starts have landed reports that this is undecided; one that ends before all, that none
// has.
static_assert(us::lands_between<9, 3>(about_a_metre_up, falls, 0.05015 * si::second,
                                      us::when(us::falling(height), bounce))
                  .again == certainty::open);
constexpr auto none = us::lands_between<8, 3>(about_a_metre_up, falls, 0.05 * si::second,
                                              us::when(us::falling(height), bounce));
static_assert(none.size() == 0 && none.again == certainty::no);
// A step in which the body may rise and fall below the ground is too long to decide; at the end the run stops.
static_assert(us::lands_between<4, 3>(about_a_metre_up, falls, 1.0 * si::second,
                                      us::when(us::falling(height), bounce))
                  .again == certainty::open);
static_assert(us::lands_between<40, 3>(about_a_metre_up, falls, 0.05 * si::second,
                                       us::when(us::falling(height), us::stop))
                  .size() == 1);
// 36 steps of 0.1 s go on to 3.6 s, however many landings cut a step: from 1.25 m a ball that keeps its speed is on the
// ground after 0.5 s and then each second. Up to 3.3 s it surely does not hit it a fourth time.
template <int steps>
constexpr auto hits = us::lands_between<steps, 3>(
    us::motion{1.25 * si::metre, 0.0 * si::metre_per_second}, fall, 0.1 * si::second,
    us::when(us::falling(height),
             [](auto const& s, auto) { return us::motion{s.position, -s.velocity}; }));
static_assert(hits<36>.size() == 4 && hits<36>.again == certainty::no);
static_assert(hits<36>[3].earliest <= 3.5 * si::second && hits<36>[3].latest >= 3.5 * si::second);
static_assert(hits<33>.size() == 3 && hits<33>.again == certainty::no);
// The effect gets the time: a mark at 2 m/s for each second, after which it is at 0.
template <class T>
struct dial {
  T phase, sum;
};
template <class T>
dial(T, T) -> dial<T>;
constexpr auto turns = [](auto const& c, auto) {
  return us::rates{(0 * c.phase + 1) / si::second, 0 * c.sum / si::second};
};
constexpr auto full = [](auto const& c, auto) { return c.phase - 1; };
constexpr auto again = [](auto const& c, auto t) {
  return dial{0 * c.phase, c.sum + t / si::second};
};
template <int steps>
constexpr auto rounds() {
  return us::lands_between<steps, 1>(dial{0.25, 0.0}, turns, 0.25 * si::second,
                                     us::when(us::rising(full), again));
}
// At 0.75, 1.75 and 2.75 s, which add up to 5.25; a step may be too long if it starts at a landing.
static_assert(rounds<14>().size() == 3);
static_assert(rounds<14>()[2].earliest <= 2.75 * si::second &&
              rounds<14>()[2].latest >= 2.75 * si::second &&
              rounds<14>()[2].latest < 2.750001 * si::second);
static_assert(rounds<14>()[2].state.sum.lower <= 5.25 && rounds<14>()[2].state.sum.upper >= 5.25 &&
              rounds<14>()[2].state.sum.upper < 5.250001);

TEST(LandsBetween, KeepsSixteenLandingsAndSaysIfThereAreMore) {
  // The 16th is at 15.75 s and the 17th at 16.75 s.
  EXPECT_EQ(rounds<66>().size(), 16U);
  EXPECT_THROW(static_cast<void>(rounds<68>()), std::length_error);
  EXPECT_THROW(static_cast<void>(bounces[3]), std::out_of_range);
  EXPECT_THROW(static_cast<void>(us::lands_between<4>(start, spring, -0.1 * si::second,
                                                      us::when(us::falling(height), us::stop))),
               std::domain_error);
}

TEST(LandsBetween, RefusesStepsBackwardsAndNoSteps) {
  for (double const dt : {-0.1, 0.0})
    EXPECT_THROW(static_cast<void>(us::lands_between<4>(start, spring, dt * si::second, height)),
                 std::domain_error);
}

TEST(LandsBetween, RefusesConstantsThatAreNotFinite) {
  us::gravity const law{std::numeric_limits<double>::infinity() * si::metre_per_second_squared};
  EXPECT_THROW(static_cast<void>(us::lands_between<4>(start, law, 0.1 * si::second, height)),
               std::domain_error);
}

TEST(LandsBetween, TheSameAtRunTime) {
  auto const run = us::lands_between<20, 3>(any, fall, 0.25 * si::second, height);
  EXPECT_EQ(run.earliest, all.earliest);
  EXPECT_EQ(run.latest, all.latest);
}

// A field that captures, which cannot be assigned, goes on after an effect as one that does not.
TEST(LandsBetween, TakesAFieldThatCaptures) {
  double const g = -9.81;
  auto const captured = [g](auto const&, auto) { return g * si::metre_per_second_squared; };
  auto const run = us::lands_between<40, 3>(about_a_metre_up, captured, 0.05 * si::second,
                                            us::when(us::falling(height), bounce));
  ASSERT_EQ(run.size(), bounces.size());
  for (std::size_t i = 0; i < run.size(); ++i) {
    EXPECT_EQ(run[i].earliest, bounces[i].earliest);
    EXPECT_EQ(run[i].latest, bounces[i].latest);
  }
}

}  // namespace
