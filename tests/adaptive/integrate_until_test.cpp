// SPDX-License-Identifier: BSL-1.0
// Events under a tolerance: found on dense output, in both directions, several at once.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

constexpr auto height = [](auto const& s, auto) { return s.position; };
constexpr auto velocity = [](auto const& s, auto) { return s.velocity; };
constexpr double quarter = 0.78539816339744830962;  // pi / 4

constexpr auto down = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                          us::falling(height), 10.0 * second);
static_assert(down.stopped_because == us::stop_reason::event && down.which == 0);
static_assert(down.time > (quarter - 1e-9) * second && down.time < (quarter + 1e-9) * second);
static_assert(down.state.position < 1e-14 * metre && down.state.position > -1e-14 * metre);
constexpr auto up = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                        us::rising(height), 10.0 * second);
static_assert(up.time > (3 * quarter - 1e-9) * second && up.time < (3 * quarter + 1e-9) * second);
// Of several, in two units, the first that comes.
constexpr auto first = us::integrate_until(
    us::dormand_prince5{}, start, spring, fine,
    us::first_of{us::rising(height), us::rising(velocity), us::falling(height)}, 10.0 * second);
static_assert(first.which == 2 && first.time == down.time);
// None comes before the latest time, which is hit exactly.
constexpr auto none = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                          us::falling(height), 0.75 * second);
static_assert(none.stopped_because == us::stop_reason::end_time && none.time == 0.75 * second &&
              none.which == -1);
static_assert(none.state ==
              us::integrate(us::dormand_prince5{}, start, spring, fine, 0.75 * second));
constexpr auto at_once = us::integrate_until(
    us::dormand_prince5{}, start, spring, fine,
    [](auto const& s, auto) { return s.position > 0.0 * si::metre; }, 1.0 * second);
static_assert(at_once.stopped_because == us::stop_reason::at_start && at_once.steps == 0);

// Backwards the same moments come, and the latest time is hit too.
constexpr auto before = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                            us::falling(height), -10.0 * second);
static_assert(before.time == -down.time && before.state.position == down.state.position &&
              before.state.velocity == -down.state.velocity);
constexpr auto none_before = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                                 us::falling(height), -0.75 * second);
static_assert(none_before.stopped_because == us::stop_reason::end_time &&
              none_before.time == -0.75 * second && none_before.steps == none.steps);

// A run is judged first, then the event.
constexpr auto nothing = [](auto const&, auto) {};
using seconds = std::remove_const_t<decltype(1.0 * second)>;
template <class Event, class Latest = seconds>
using verdict =
    decltype(us::diagnostics::check_adaptive_until<
             us::dormand_prince5, std::remove_const_t<decltype(start)>, decltype(spring),
             std::remove_const_t<decltype(fine)>, Event, Latest, Latest>());
static_assert(verdict<decltype(height)>::ok);
static_assert(verdicts::reads<verdict<decltype(nothing)>>() ==
              "expected event result: bool or a quantity, got nothing (void)");
static_assert(verdicts::reads<verdict<decltype(nothing), decltype(1.0 * si::metre)>>() ==
              "expected end_time: s, got m");

// A ball that bounces until the clock cannot tell its flights apart, as in tests/drive: the run ends at its start, and
// not under the floor. It rests after sqrt(2 x0 / g) (1 + k) / (1 - k).
template <class T, class Method>
bool comes_to_rest(Method const& method, double from, double kept) {
  auto const m = T(1) * si::metre;
  auto const s = T(1) * si::second;
  auto const gravity = [](auto const&, auto) { return T(-9.81) * si::metre_per_second_squared; };
  us::tolerance const allowed{us::motion{T(1e-6) * m, T(1e-6) * m / s}};
  us::motion ball{T(from) * m, T(0) * m / s};
  auto t = T(0) * s;
  for (int n = 0; n < 1000; ++n) {
    auto const hit =
        us::integrate_until(method, ball, gravity, allowed, us::falling(height), T(80) * s, t);
    if (hit.state.position < T(0) * m || hit.time < t) return false;
    if (hit.stopped_because == us::stop_reason::at_start) {
      double const due = std::sqrt(2 * from / 9.81) * (1 + kept) / (1 - kept);
      // From a rounding of dense output above the floor, 4e-13 m of 50 m, it falls for 3e-7 s.
      double const slack = sizeof(T) == 4 ? 2e-3 : 1e-6;
      return hit.state == ball && hit.steps == 0 && hit.which == 0 && hit.time == t &&
             std::fabs(double(t.value()) - due) < (kept > 0 ? slack / 10 : slack);
    }
    if (hit.stopped_because != us::stop_reason::event) return false;
    t = hit.time;
    ball = {hit.state.position, T(-kept) * hit.state.velocity};
  }
  return false;
}
TEST(IntegrateUntilWithin, ComesToRestOnTheFloor) {
  for (double const kept : {0.8, 0.9, 0.5, 0.0})
    for (double const from : {50.0, 10.0, 1.0}) {
      EXPECT_TRUE(comes_to_rest<double>(us::dormand_prince5{}, from, kept));
      EXPECT_TRUE(comes_to_rest<float>(us::dormand_prince5{}, from, kept));
      EXPECT_TRUE(comes_to_rest<double>(us::dop853{}, from, kept));
    }
}
// What is let go at zero has gone through it at the start, whatever dense output makes of the first roundings.
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
TEST(IntegrateUntilWithin, EndsAtOnceOnTheFloor) {
  EXPECT_TRUE(is_down_at_once(us::tsitouras5{}) && is_down_at_once(us::dop853{}));
  EXPECT_TRUE(is_down_at_once(us::verner9{}) && is_down_at_once(us::taylor<12>{}));
  EXPECT_TRUE(is_down_at_once(us::radau5{}) && is_down_at_once(us::rodas5p{}));
  EXPECT_TRUE(is_down_at_once(us::step_doubling{us::rk4{}}));
}

// Two walls that are reached at one moment, as in tests/drive.
TEST(IntegrateUntilWithin, TellsTheFirstInTheListOfOneMoment) {
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
    EXPECT_EQ(end.which, 0);
    EXPECT_TRUE(end.state.position.x >= 0 && end.state.position.y >= 0);
  }
}
// An event at the latest time is not beyond it.
TEST(IntegrateUntilWithin, EndsNoLaterThanTheLatestTime) {
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

// Three in the first of few steps: y = (x + 6) (x + 2) (x - 2) is the cubic through y(-8) = -120 with the slope
// 3 x^2 + 12 x - 4. Each is found, in its order, and where one run ends the next one goes on.
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
  EXPECT_LE(rise.state.y, 0);
  EXPECT_GE(fall.state.y, 0);
}
TEST(IntegrateUntilWithin, FindsTheFirstOfSeveralInOneStep) {
  for (double const within : {1e-3, 1e-6, 1e-9}) {
    expect_three_roots(us::dormand_prince5{}, within);
    expect_three_roots(us::tsitouras5{}, within);
    expect_three_roots(us::dop853{}, within);
    expect_three_roots(us::verner9{}, within);
    expect_three_roots(us::radau5{}, within);
  }
}
// Along a straight line the steps are as long as the run. What comes and goes in one of them is found.
template <class Method>
void expect_dip(Method const& method) {
  auto const coasts = [](auto const&, auto) { return 0.0; };
  us::tolerance const allowed{us::motion{1e-6, 1e-6}};
  auto const dips = [](auto const& s, double) { return (s.position - 30.5) * (s.position - 31.5); };
  auto const three = [](auto const& s, double) {
    return (2.5 - s.position) * (5 - s.position) * (1 - s.position);
  };
  us::motion const from{0.0, 1.0};
  auto const until = [&](auto const& event) {
    return us::integrate_until(method, from, coasts, allowed, event, 100.0).time;
  };
  EXPECT_NEAR(until(dips), 30.5, 1e-12);
  EXPECT_NEAR(until(us::rising(dips)), 31.5, 1e-12);
  EXPECT_NEAR(until(three), 1, 1e-12);
  EXPECT_NEAR(until(us::rising(three)), 2.5, 1e-12);
}
TEST(IntegrateUntilWithin, FindsWhatComesAndGoesInOneStep) {
  expect_dip(us::dormand_prince5{});
  expect_dip(us::bogacki_shampine3{});
  expect_dip(us::dormand_el_mikkawy_prince4{});
  expect_dip(us::dop853{});
  // The lowest point of a swing, a hundred thousandth below the mark: acos(-0.99999) = 3.1371205139.
  auto const low = us::integrate_until(
      us::dop853{}, us::motion{1.0, 0.0}, [](auto const& s, auto) { return -s.position; },
      us::tolerance{us::motion{1e-10, 1e-10}},
      [](auto const& s, double) { return s.position + 0.99999; }, 4.0);
  EXPECT_NEAR(low.time, 3.1371205139, 1e-6);
}

TEST(IntegrateUntilWithin, AsksOnceAStepWhereNothingHappens) {
  int asked = 0;
  auto const counted = [&asked](auto const& s, auto) {
    ++asked;
    return s.position + 9.0 * si::metre;  // far from zero
  };
  auto const end =
      us::integrate_until(us::dormand_prince5{}, start, spring, fine, counted, 3.0 * second);
  EXPECT_EQ(asked,
            end.steps + 1 + 7);  // and in the first step in its quarters, and in the middle of each
}

TEST(IntegrateUntilWithin, IsThatOfTheCompiler) {
  auto const again = us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                         us::falling(height), 10.0 * second);
  EXPECT_TRUE(twins::same_bits(again.state, down.state));
  EXPECT_EQ(again.time, down.time);
  EXPECT_EQ(again.steps, down.steps);
}

TEST(IntegrateUntilWithin, NamesTheLatestTimeThatIsNotFinite) {
  EXPECT_EQ(refusals::refusal([] {
              return us::integrate_until(us::dormand_prince5{}, start, spring, fine,
                                         us::falling(height), HUGE_VAL * second);
            }),
            "unitstep: latest must be finite, got infinity or NaN");
}

}  // namespace
