// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Events of one direction, and the first of several events, in their corners: flights that begin at zero, bool events,
// several at one moment, fast oscillations, and float. integrate_until_events_test.cpp has the first cases.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <numbers>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/one_way.hpp"
#include "support/same_bits.hpp"

namespace {

using namespace one_way;
using unitstep::vec;

constexpr auto either = swung(height), down = swung(falling(height));

// Up at v it falls after v / 4 s, at -v.
constexpr bool flies_from(double x) {
  auto const end = thrown(x, 3.0, falling(height));
  return size(end.time.value() - 0.75) < 4e-15 && size(end.state.velocity.value() + 3) < 4e-14;
}
static_assert(flies_from(0.0) && flies_from(-0.0) && flies_from(-1e-17) && flies_from(1e-17));
static_assert(flies_from(-tiny) && flies_from(tiny));
// A ball bounces by a bool event, too event, which is not true yet.
constexpr auto under_ground = [](auto const& s, auto) { return s.position < 0.0 * si::metre; };
static_assert(bounces(1.7, 9, under_ground));

// A ball that bounces in a loop of runs, each of which ends a rounding beyond the floor. It comes to rest after T (1 +
// 2 (k + k^2 + ...)) = T (1 + k) / (1 - k), where it first falls for T = sqrt(2 x0 / g). In float a flight is off by a
// rounding of the clock and of the square root.
template <class T, class Method, class Event>
bool comes_to_rest(Method const& method, Event const& event, double from, double kept) {
  auto const m = T(1) * si::metre;
  auto const s = T(1) * si::second;
  auto const gravity = [](auto const&, auto) { return T(-9.81) * si::metre_per_second_squared; };
  motion ball{T(from) * m, T(0) * m / s};
  auto t = T(0) * s;
  double const due = unitstep::sqrt(2 * from / 9.81) * (1 + kept) / (1 - kept);
  double const slack = sizeof(T) == 4 ? 2e-2 : 1e-5;
  for (int n = 0; n < 1000; ++n) {
    auto const hit = integrate_until(method, ball, gravity, T(0.015625) * s, event, 4000, t);
    if (hit.stopped_because != stop_reason::event) return size(double(t.value()) - due) < slack;
    if (size(double(hit.state.position.value())) > slack * slack || hit.time < t) return false;
    t = hit.time;
    ball = {hit.state.position, T(-kept) * hit.state.velocity};
  }
  return false;
}
TEST(IntegrateUntilEventsCorners, ComeToRestOnTheFloor) {
  for (double const kept : {0.8, 0.9, 0.5, 0.0})
    for (double const from : {50.0, 10.0, 1.0}) {
      EXPECT_TRUE(comes_to_rest<double>(unitstep::velocity_verlet{}, falling(height), from, kept));
      EXPECT_TRUE(comes_to_rest<double>(unitstep::rk4{}, falling(height), from, kept));
      EXPECT_TRUE(comes_to_rest<float>(unitstep::velocity_verlet{}, falling(height), from, kept));
    }
}

// A body on a platform that is removed at 1/2 s falls then: it has been at zero until then.
constexpr auto platform = [](auto const&, auto t) {
  return (t < 0.5 * si::second ? 0.0 : -8.0) * si::metre_per_second_squared;
};
constexpr auto taken_away = integrate_until(unitstep::velocity_verlet{},
                                            motion{0.0 * si::metre, 0.0 * si::metre_per_second},
                                            platform, 0.0625 * si::second, falling(height), 100);
static_assert(taken_away.stopped_because == stop_reason::event && taken_away.steps == 8);
static_assert(size(taken_away.time.value() - 0.5) < 1e-14 &&
              taken_away.state.position == 0.0 * si::metre);
// Flights from zero that begin and end within one step: of 2 v / g = v / 4 s.
static_assert(size(thrown(0.0, 0.125, falling(height)).time.value() - 0.03125) < 1e-16);
static_assert(size(thrown(0.0, 0.125, height).time.value() - 0.03125) < 1e-16);

static_assert(is_noon(drifted(first_of{past_wall, never, rising(at_wall), rising(at_noon)}), 3));
static_assert(is_noon(drifted(first_of{falling(at_noon), at_noon}), 1));
static_assert(is_noon(drifted<unitstep::stormer_verlet>(first_of{at_wall, at_noon}), 1));
static_assert(drifted(first_of{at_wall, at_noon}, 0.0625, 16).which == 1);
static_assert(drifted(first_of{at_wall, [](auto const&, auto t) { return t - 3.5 * si::second; }})
                  .which == 0);
// Of several at one moment the first in the list is reported.
static_assert(is_noon(drifted(first_of{rising(at_noon), at_noon, at_noon}), 0));
static_assert(drifted(first_of{past_wall, at_wall}).which == 0);
static_assert(drifted(first_of{at_wall, past_wall}).which == 0);
// If one event of several comes alone, the run is the same as if it had been waited for alone.
constexpr bool is_as_alone() {
  auto const alone = swung(rising(height));
  auto of_several = swung(first_of{never, falling(at_noon), rising(height)});
  bool const which = of_several.which == 2;
  of_several.which = 0;
  return which && of_several == alone && swung(first_of{height}) == either;
}
static_assert(is_as_alone());
// Backwards in time as well.
constexpr auto ago =
    drifted(first_of{[](auto const& s, auto) { return s.position + 0.75 * si::metre; },
                     [](auto const&, auto t) { return t + 0.5 * si::second; }},
            -1.0);
static_assert(ago.which == 1 && ago.time == -0.5 * si::second);
// An event that is true before the first step, and one that never comes.
constexpr auto at_once =
    drifted(first_of{never, at_wall, [](auto const&, auto) { return true; }, past_wall});
static_assert(at_once.which == 2 && at_once.steps == 0 &&
              at_once.stopped_because == stop_reason::at_start);
constexpr auto not_at_all = drifted(first_of{falling(at_wall), never});
static_assert(not_at_all.which == -1 && not_at_all.stopped_because == stop_reason::most_steps);
static_assert(not_at_all.steps == 4 && not_at_all.time == 4.0 * si::second);
static_assert(drifted(never).which == -1 && drifted(at_noon).which == 0);
static_assert(drifted([](auto const&, auto) { return true; }).which == 0);

// In a corner both come at one moment, and at the end neither is beyond zero.
constexpr motion diagonal{vec{1.0, 1.0} * si::metre, vec{-1.0, -1.0} * si::metre_per_second};
constexpr auto x = [](auto const& s, auto) { return s.position.x; };
constexpr auto y = [](auto const& s, auto) { return s.position.y; };
constexpr auto corner = integrate_until(
    unitstep::rk4{}, diagonal,
    [](auto const&, auto) { return vec{0.0, 0.0} * si::metre_per_second_squared; },
    0.3 * si::second, first_of{falling(x), falling(y)}, 100);
static_assert(corner.which == 0 && corner.state.position.x == corner.state.position.y);
static_assert(corner.state.position.y >= 0.0 * si::metre);

// Two walls that are reached at one moment, at 1.7 s, from fifty places: one of them is reported, and the body is at
// both. Rounding decides which is first, and in the next step as well.
template <class Run>
void expect_the_corner(Run const& run) {
  for (int n = 1; n <= 50; ++n) {
    double const x0 = 0.1 * n + 0.013, y0 = 0.07 * n * n + 0.3;
    auto const end = run(motion{vec{x0, y0}, vec{-x0 / 1.7, -y0 / 1.7}},
                         first_of{falling([](auto const& s, double) { return s.position.x; }),
                                  falling([](auto const& s, double) { return s.position.y; })});
    EXPECT_EQ(end.stopped_because, stop_reason::event);
    EXPECT_LT(size(end.state.position.x) + size(end.state.position.y), 1e-11);
    EXPECT_NEAR(end.time, 1.7, 1e-13);
  }
}
TEST(IntegrateUntilEventsCorners, EndInACorner) {
  auto const coasts = [](auto const&, double) { return vec{0.0, 0.0}; };
  for (double const h : {1.5, 0.3, 0.1, 0.0625, 0.01})
    expect_the_corner([&](auto const& start, auto const& events) {
      return integrate_until(unitstep::rk4{}, start, coasts, h, events, 1000);
    });
}

// An oscillation with up to fifteen turns in a step, also such that all quarters have one phase: 1/2 + sin(2 pi n t) is
// zero first at 7 / (12 n). A straight line in the same list takes looks at three places of the step.
TEST(IntegrateUntilEventsCorners, AreFoundInFastOscillations) {
  auto const coasts = [](auto const&, double) { return 0.0; };
  for (int n = 1; n <= 15; ++n) {
    auto const waves = [n](auto const&, double t) {
      return 0.5 + std::sin(2 * std::numbers::pi * n * t);
    };
    auto const end =
        integrate_until(unitstep::rk4{}, motion{0.0, 1.0}, coasts, 1.0, falling(waves), 3);
    EXPECT_EQ(end.stopped_because, stop_reason::event) << n;
    EXPECT_NEAR(end.time, 7.0 / (12 * n), 1e-14) << n;
  }
  int looks = 0;
  auto const mark = [&](auto const& s, double) {
    ++looks;
    return s.position - 2.5;
  };
  auto const end = integrate_until(unitstep::rk4{}, motion{0.0, 1.0}, coasts, 1.0, rising(mark), 5);
  EXPECT_NEAR(end.time, 2.5, 1e-15);
  EXPECT_LE(looks, 40);  // it takes 42 for the quarters and their middles
}

TEST(IntegrateUntilEventsCorners, AreTheSameAtRunTime) {
  EXPECT_TRUE(bounces(twins::hidden(1.7), 9, falling(height)));
  EXPECT_TRUE(flies_from(twins::hidden(-0.0)) && flies_from(twins::hidden(-1e-17)));
  EXPECT_TRUE(is_noon(drifted(first_of{at_wall, at_noon}, twins::hidden(1.0)), 1));
  EXPECT_TRUE(is_as_alone());
  auto const here =
      swung(first_of{rising(height), falling(height), rising(speed)}, twins::hidden(0.0625));
  EXPECT_EQ(here.which, 1);
  EXPECT_TRUE(twins::same_bits(here.time, down.time) && twins::same_bits(here.state, down.state));
}

}  // namespace
