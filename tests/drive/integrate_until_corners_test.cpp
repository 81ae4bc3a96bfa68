// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Runs until an event, in their corners: at rest, touched and flat zeros, exact fractions, float, several roots in one
// step, and how often an event is asked, by each kind of method. integrate_until_test.cpp has the first cases.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/variable_step_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/unitstep.hpp>

#include "support/landings.hpp"
#include "support/rational.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::integrate_until;
using unitstep::motion;
using unitstep::stop_reason;
using namespace landings;

static_assert(lands<unitstep::stormer_verlet>());
static_assert(lands<unitstep::variable_step_verlet>());

// In float, and backwards in time: the ball was thrown as long before as it lands after.
constexpr auto in_float = integrate_until(
    unitstep::velocity_verlet{}, motion{1.0F * si::metre, 3.0F * si::metre_per_second},
    [](auto const&, auto) { return -9.81F * si::metre_per_second_squared; }, 0.1F * si::second,
    [](auto const& s, auto) { return s.position; }, 100);
static_assert(size(double(in_float.time.value()) - lands_at(1.0, 3.0)) < 2e-7);
static_assert(std::same_as<decltype(in_float.time), quantity<si::time, float>>);
constexpr auto before = thrown<unitstep::rk4>(1.0, -3.0, height, -0.1);
static_assert(size(before.time.value() + lands_at(1.0, 3.0)) < 4e-16);

// Coming to rest: a damper alone slows v0 exp(-c t / m) down to a tenth at m/c ln 10. rk4's error in that time is of
// fourth order in the step; the moment itself is found far below it.
constexpr unitstep::second_law brake{2.0 * si::kilogram,
                                     unitstep::damper{1.0 * si::kilogram / si::second}};
constexpr auto is_slow = [](auto const& s, auto) {
  return s.velocity < 0.5 * si::metre_per_second;
};
constexpr double rest_error(double h) {
  auto const end =
      integrate_until(unitstep::rk4{}, motion{0.0 * si::metre, 5.0 * si::metre_per_second}, brake,
                      h * si::second, is_slow, 1000);
  return end.time.value() - 2 * unitstep::math::log(10.0);
}
static_assert(size(rest_error(0.5)) < 2e-4 && size(rest_error(0.5)) > 2e-5);
static_assert(rest_error(0.5) / rest_error(0.25) > 14 && rest_error(0.5) / rest_error(0.25) < 19);
constexpr auto by_number = integrate_until(
    unitstep::rk4{}, 1.0 * si::second < 2.0 * si::second ? motion{1.0, -2.0} : motion{0.0, 0.0},
    [](auto const&, double) { return 0.0; }, 0.3, [](auto const& s, double) { return s.position; },
    5);
static_assert(size(by_number.time - 0.5) < 2e-16);

// A zero is met exactly: x = t - 1 in steps of 1/4 s, the fourth of which ends there. A zero that is touched and not
// crossed, t^2 - 4 t + 4 at 2 s, is an event too if a step ends on it.
constexpr auto drifts = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
constexpr auto meets =
    integrate_until(unitstep::rk4{}, motion{-1.0 * si::metre, 1.0 * si::metre_per_second}, drifts,
                    0.25 * si::second, height, 100);
static_assert(meets.time == 1.0 * si::second && meets.steps == 4);
static_assert(meets.state.position == 0.0 * si::metre);
constexpr auto bounces = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };
constexpr auto touches = integrate_until(unitstep::velocity_verlet{},
                                         motion{4.0 * si::metre, -4.0 * si::metre_per_second},
                                         bounces, 0.5 * si::second, height, 100);
static_assert(touches.stopped_because == stop_reason::most_steps);

// A height that ends on the ground stays zero there. Thrown down from 1 m at 1 m/s it is zero from t = 1 s
// on, within the fourth step of 0.3 s, which would end at 1.2 s and 0.2 m under the ground.
constexpr auto above_ground = [](auto const& s, auto) { return max(s.position, 0.0 * si::metre); };
template <class Event>
constexpr auto dropped(Event event, double h) {
  return integrate_until(unitstep::rk4{}, motion{1.0 * si::metre, -1.0 * si::metre_per_second},
                         drifts, h * si::second, event, 100);
}
constexpr auto lies = dropped(above_ground, 0.3);
static_assert(size(lies.time.value() - 1) < 4e-16 && lies.steps == 4);
static_assert(size(lies.state.position.value()) < 4e-16);
constexpr bool lands_where_it_lies(double h) {
  auto const flat = dropped(above_ground, h), sloped = dropped(height, h);
  return size((flat.time - sloped.time).value()) <= 4 * 0x1p-52 && flat.steps == sloped.steps;
}
static_assert(lands_where_it_lies(0.3) && lands_where_it_lies(0.7) && lands_where_it_lies(0.25));

// In exact fractions: 1 - t^2 / 2 is zero at the root of 2, and the result is a binary fraction of the step, just after
// the root by its sign and just before it by a bool, which is not true there yet.
using laws::rational;
template <class Event>
constexpr rational exact(Event event) {
  return integrate_until(
             unitstep::velocity_verlet{}, motion<rational, rational>{rational(1), rational(0)},
             [](auto const&, rational const&) { return rational(-1); }, rational(1, 2), event, 9)
      .time;
}
constexpr rational by_sign = exact([](auto const& s, auto const&) { return s.position; });
constexpr rational by_yes_or_no = exact([](auto const& s, auto const&) { return s.position < 0; });
static_assert(by_sign == by_yes_or_no + rational(1, 2) / rational(1LL << 51));
static_assert(!(by_sign * by_sign < rational(2)) && by_yes_or_no * by_yes_or_no < rational(2));

TEST(IntegrateUntilCorners, IsTheSameAtRunTime) {
  EXPECT_TRUE(lands<unitstep::velocity_verlet>() && lands<unitstep::rk4>());
  EXPECT_TRUE(lands<unitstep::stormer_verlet>() && lands<unitstep::variable_step_verlet>());
  constexpr auto constant = thrown<unitstep::velocity_verlet>(1.0, 3.0, height);
  auto const here =
      thrown<unitstep::velocity_verlet>(twins::hidden(1.0), twins::hidden(3.0), height);
  EXPECT_TRUE(twins::same_bits(here.state, constant.state));
  EXPECT_TRUE(twins::same_bits(here.time, constant.time));
}

// The calls of the event after the last whole step, in whose middle it happens: 52 and one at the start of the step for
// a bool; about 8 for a smooth quantity, and never more than 12 + 53 for one as flat as x^5; and up to twice as many in
// the earlier parts of the step, where another root may be.
template <class Event>
long looks(Event const& event) {
  long asked = 0;
  auto const end = thrown<unitstep::rk4>(100.0, 20.0, [&](auto const& s, auto t) {
    ++asked;
    return event(s, t);
  });
  return asked - end.steps - 1;
}
TEST(IntegrateUntilCorners, LooksFewTimes) {
  EXPECT_EQ(looks(is_down), 53 + 5);
  EXPECT_LE(looks(height), 3 * 9 + 12);
  EXPECT_GE(looks(height), 3);
  long const flat = looks([](auto const& s, auto) {
    double const x = s.position.value();
    return x * x * x * x * x;
  });
  EXPECT_LE(flat, 3 * (12 + 53));
  EXPECT_GT(flat, 20);
}

struct polynomial {
  double y;
};

// Products of up to six factors with roots drawn between 0 and 1, in one step: the smallest root is the first.
TEST(IntegrateUntilCorners, FindsTheLeastRootOfDrawnPolynomials) {
  std::uint64_t drawn = 1;
  auto const next = [&] {
    drawn = drawn * 6364136223846793005u + 1442695040888963407u;
    return static_cast<double>(drawn >> 11) / 9007199254740992.0;
  };
  auto const line = [](polynomial const&, auto) { return unitstep::rates{1.0 / si::second}; };
  int wrong = 0;
  for (int n = 0; n < 500; ++n) {
    std::array<double, 6> roots{};
    std::size_t const many = 3 + static_cast<std::size_t>(n) % 4;
    double least = 1;
    for (std::size_t i = 0; i < many; ++i) least = std::min(least, roots[i] = next());
    auto const product = [&](polynomial const& p, auto) {
      double value = 1;
      for (std::size_t i = 0; i < many; ++i) value *= p.y - roots[i];
      return value;
    };
    auto const end =
        integrate_until(unitstep::rk4{}, polynomial{0}, line, 1.0 * si::second, product, 1);
    wrong += std::abs(end.time.value() - least) < 1e-9 ? 0 : 1;
  }
  EXPECT_EQ(wrong,
            0);  // of 14,000 with up to nine roots 3 were
}

namespace under_a_tolerance {

namespace us = unitstep;
using namespace swings;

constexpr auto height = [](auto const& s, auto) { return s.position; };

// A ball that bounces in a loop of runs, each of which ends a rounding beyond the floor: every flight is found that is
// longer than the roundings of dense output, 4e-13 m of 50 m. It rests after sqrt(2 x0 / g) (1 + k) / (1 - k).
template <class T, class Method>
bool comes_to_rest(Method const& method, double from, double kept) {
  auto const m = T(1) * si::metre;
  auto const s = T(1) * si::second;
  auto const gravity = [](auto const&, auto) { return T(-9.81) * si::metre_per_second_squared; };
  us::tolerance const allowed{us::motion{T(1e-6) * m, T(1e-6) * m / s}};
  us::motion ball{T(from) * m, T(0) * m / s};
  auto t = T(0) * s;
  double const due = std::sqrt(2 * from / 9.81) * (1 + kept) / (1 - kept);
  double const slack = sizeof(T) == 4 ? 2e-2 : 1e-5;
  for (int n = 0; n < 1000; ++n) {
    auto const hit =
        us::integrate_until(method, ball, gravity, allowed, us::falling(height), T(80) * s, t);
    if (hit.stopped_because != us::stop_reason::event)
      return std::fabs(double(t.value()) - due) < slack;
    if (std::fabs(double(hit.state.position.value())) > slack * slack || hit.time < t) return false;
    t = hit.time;
    ball = {hit.state.position, T(-kept) * hit.state.velocity};
  }
  return false;
}
TEST(IntegrateUntilWithinCorners, BouncesUntilItsFlightsAreRoundings) {
  for (double const kept : {0.8, 0.9, 0.5, 0.0})
    for (double const from : {50.0, 10.0, 1.0}) {
      EXPECT_TRUE(comes_to_rest<double>(us::dormand_prince5{}, from, kept));
      EXPECT_TRUE(comes_to_rest<float>(us::dormand_prince5{}, from, kept));
      EXPECT_TRUE(comes_to_rest<double>(us::dop853{}, from, kept));
    }
}
// A body released at zero has gone through it at the start, whatever dense output gives in the first roundings.
template <class Method>
constexpr bool is_down_at_once(Method const& method) {
  auto const gravity = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
  us::motion const ball{0.0 * si::metre, 0.0 * si::metre_per_second};
  us::tolerance const allowed{us::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
  auto const end = us::integrate_until(method, ball, gravity, allowed, us::falling(height),
                                       3.0 * second, 1.0 * second);
  return end.stopped_because == us::stop_reason::at_start && end.steps == 0 && end.state == ball &&
         end.time == 1.0 * second;
}
static_assert(is_down_at_once(us::dormand_prince5{}) && is_down_at_once(us::bogacki_shampine3{}));
static_assert(is_down_at_once(us::dormand_el_mikkawy_prince4{}));
TEST(IntegrateUntilWithinCorners, EndsAtOnceOnTheFloor) {
  EXPECT_TRUE(is_down_at_once(us::dop853{}) && is_down_at_once(us::taylor<12>{}));
  EXPECT_TRUE(is_down_at_once(us::radau5{}) && is_down_at_once(us::rodas5p{}));
  EXPECT_TRUE(is_down_at_once(us::step_doubling{us::rk4{}}));
}

// Two walls that are reached at one moment, as in tests/drive.
TEST(IntegrateUntilWithinCorners, EndsWhereTwoComeAtOneMoment) {
  auto const coasts = [](auto const&, double) { return us::vec{0.0, 0.0}; };
  us::tolerance const allowed{us::motion{us::vec{1e-6, 1e-6}, us::vec{1e-6, 1e-6}}};
  for (int n = 1; n <= 50; ++n) {
    double const x0 = 0.1 * n + 0.013, y0 = 0.07 * n * n + 0.3;
    auto const end = us::integrate_until(
        us::dormand_prince5{}, us::motion{us::vec{x0, y0}, us::vec{-x0 / 1.7, -y0 / 1.7}}, coasts,
        allowed,
        us::first_of{us::falling([](auto const& s, double) { return s.position.x; }),
                     us::falling([](auto const& s, double) { return s.position.y; })},
        10.0);
    EXPECT_EQ(end.stopped_because, us::stop_reason::event);
    EXPECT_LT(std::fabs(end.state.position.x) + std::fabs(end.state.position.y), 1e-12);
  }
}
// An event at the latest time is not later than it.
TEST(IntegrateUntilWithinCorners, EndsNoLaterThanTheLatestTime) {
  int events = 0;
  for (int n = 1; n <= 3000; ++n) {
    double const t0 = 0.01 * n, end = t0 + 0.37 + 0.001 * n;
    auto const hit = us::integrate_until(
        us::bogacki_shampine3{}, us::motion{0.0, 1.0}, [](auto const&, double) { return 0.0; },
        us::tolerance{us::motion{1e-6, 1e-6}}, [=](auto const&, double t) { return t >= end; }, end,
        t0);
    events += hit.stopped_because == us::stop_reason::event;
    EXPECT_LE(hit.time, end);
  }
  EXPECT_EQ(events, 3000);
}

// Three roots in the first of few steps: y = (x + 6) (x + 2) (x - 2) is the cubic through y(-8) = -120 with the slope 3
// x^2 + 12 x - 4. Each is found in its order, and the next run goes on where one ended.
struct level {
  double y;
};
template <class Method>
void expect_three_roots(Method const& method, double within) {
  auto const slope = [](auto const&, double x) { return us::rates{3 * x * x + 12 * x - 4}; };
  auto const y = [](auto const& s, double) { return s.y; };
  us::tolerance const allowed{level{within}};
  auto const rise = us::integrate_until(method, level{-120.0}, slope, allowed, y, 4.0, -8.0);
  auto const fall =
      us::integrate_until(method, rise.state, slope, allowed, us::falling(y), 4.0, rise.time);
  auto const again =
      us::integrate_until(method, fall.state, slope, allowed, us::rising(y), 4.0, fall.time);
  EXPECT_NEAR(rise.time, -6, 10 * within);
  EXPECT_NEAR(fall.time, -2, 10 * within);
  EXPECT_NEAR(again.time, 2, 10 * within);
  EXPECT_GE(rise.state.y, 0);
  EXPECT_LE(fall.state.y, 0);
}
// hybrid_corners_test.cpp finds all three with every pair; here each kind of dense output is tested.
TEST(IntegrateUntilWithinCorners, FindsTheFirstOfSeveralInOneStep) {
  for (double const within : {1e-3, 1e-6, 1e-9}) {
    expect_three_roots(us::dormand_prince5{}, within);
    expect_three_roots(us::dop853{}, within);
    expect_three_roots(us::radau5{}, within);
  }
}
/// A product of two or three factors.
struct zero_at {
  double first, second, third = 0;
  bool is_cubic = false;
  constexpr auto operator()(auto const& s, double) const {
    auto const two = (first - s.position) * (second - s.position);
    return is_cubic ? two * (third - s.position) : two;
  }
};
// Along a straight line the steps are as long as the run. An event that starts and ends within one of them is found.
template <class Method>
void expect_dip(Method const& method) {
  auto const coasts = [](auto const&, auto) { return 0.0; };
  us::tolerance const allowed{us::motion{1e-6, 1e-6}};
  zero_at const dips{30.5, 31.5}, three{2.5, 5, 1, true};
  us::motion const from{0.0, 1.0};
  auto const until = [&](auto const& event) {
    return us::integrate_until(method, from, coasts, allowed, event, 100.0).time;
  };
  EXPECT_NEAR(until(dips), 30.5, 1e-12);
  EXPECT_NEAR(until(us::rising(dips)), 31.5, 1e-12);
  EXPECT_NEAR(until(three), 1, 1e-12);
  EXPECT_NEAR(until(us::rising(three)), 2.5, 1e-12);
}
TEST(IntegrateUntilWithinCorners, FindsWhatComesAndGoesInOneStep) {
  expect_dip(us::dormand_prince5{});
  expect_dip(us::bogacki_shampine3{});
  expect_dip(us::dormand_el_mikkawy_prince4{});
  expect_dip(us::dop853{});
  // The lowest point of an oscillation, a hundred thousandth below the mark: acos(-0.99999) = 3.1371205139.
  auto const low = us::integrate_until(
      us::dop853{}, us::motion{1.0, 0.0}, [](auto const& s, auto) { return -s.position; },
      us::tolerance{us::motion{1e-10, 1e-10}},
      [](auto const& s, double) { return s.position + 0.99999; }, 4.0);
  EXPECT_NEAR(low.time, 3.1371205139, 1e-6);
}

TEST(IntegrateUntilWithinCorners, AsksOnceAStepWhereNothingHappens) {
  int asked = 0;
  auto const counted = [&asked](auto const& s, auto) {
    ++asked;
    return s.position + 9.0 * si::metre;  // far from zero
  };
  auto const end =
      us::integrate_until(us::dormand_prince5{}, start, spring, fine, counted, 3.0 * second);
  // Also in the quarters of the first step, and in the middle of each; at both ends of the run the rounding is tested.
  EXPECT_EQ(asked, end.steps + 1 + 7 + 9);
}
}  // namespace under_a_tolerance

}  // namespace
