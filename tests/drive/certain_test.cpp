// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Events that a step cannot miss: all roots in their order, and an error where nobody can tell.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <random>
#include <stdexcept>
#include <string>
#include <unitstep/drive/certain.hpp>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/rodas5p.hpp>
#include <unitstep/methods/step_doubling.hpp>
#include <unitstep/methods/taylor.hpp>
#include <unitstep/state/motion.hpp>
#include <vector>

namespace {

namespace us = unitstep;
namespace si = boost::units::si;
using us::certain;
using us::falling;
using us::rising;
using us::when;

constexpr bool is_near(double a, double b, double by) { return a - b < by && b - a < by; }

// Along a straight line the state is the time, so an event may be any function of it.
template <class N>
struct clock {
  N x;
};
constexpr auto straight = [](auto const& s, auto) { return us::rates{0 * s.x + 1}; };
constexpr us::tolerance in_one_step{clock<double>{1e-9}};
template <class Event, class Method = us::dormand_prince5>
constexpr double first(Event const& event, double from = 0, double to = 1, Method method = {}) {
  auto const end =
      us::integrate_until(method, clock<double>{from}, straight, in_one_step, event, to, from);
  return end.stopped_because == us::stop_reason::event ? end.time : -1;
}

constexpr auto three = [](auto const& s, auto) { return (0.1 - s.x) * (0.5 - s.x) * (0.9 - s.x); };
static_assert(is_near(first(certain(three)), 0.1, 1e-15));
static_assert(is_near(first(certain(rising(three))), 0.5, 1e-15));
static_assert(is_near(first(certain(falling(three)), 0.2), 0.9, 1e-15));
static_assert(is_near(first(certain(falling(three)), 1, 0), 0.5, 1e-15));  // backwards
// Two roots a billionth apart, which looks at a step cannot find.
constexpr auto close = [](auto const& s, auto) {
  auto const from = s.x - 0.3;
  return from * (from - 0x1p-30) * us::math::exp(8 * s.x);
};
static_assert(is_near(first(certain(close)), 0.3, 1e-15));
static_assert(is_near(first(certain(rising(close))), 0.3 + 0x1p-30, 1e-15));
static_assert(first(close) == -1);
// A function that stays away from zero by as little as that surely has no root. Two roots within a rounding, or a
// double root, cannot be told from none.
template <int sign>
constexpr auto above = [](auto const& s, auto) {
  auto const from = s.x - 0.3;
  return from * from + sign * 0x1p-60;
};
static_assert(first(certain(above<1>)) == -1 && is_near(first(certain(above<-1>)), 0.3, 1e-8));

TEST(Certain, SaysWhereNobodyCanTell) {
  try {
    static_cast<void>(first(certain(above<0>)));
    FAIL();
  } catch (std::runtime_error const& error) {
    EXPECT_EQ(std::string(error.what()),
              "unitstep: an event of certain comes within rounding of zero at time 0.3: whether it "
              "happens there cannot be told");
  }
  // A function for which the intervals have no answer within the step: 1 / (x - 0.3) has a pole there.
  auto const pole = [](auto const& s, auto) { return 1 + 0 / (s.x - 0.3); };
  EXPECT_THROW(static_cast<void>(first(certain(pole))), std::runtime_error);
}

// An oscillation, 32 times within the step: cos(200 x) at 0.1.
constexpr auto swings = [](auto const& s, auto) { return us::math::cos(200 * s.x + 1.5); };
static_assert(is_near(first(certain(swings)), (1.5707963267948966 - 1.5) / 200, 1e-15));
static_assert(is_near(first(certain(rising(swings))), (4.7123889803846899 - 1.5) / 200, 1e-15));
// An event of the time alone.
constexpr auto of_time = [](auto const&, auto t) { return (t - 0.25) * (t - 0.75); };
static_assert(first(certain(rising(of_time))) == 0.75 && first(certain(of_time)) == 0.25);

// A root at the start does not count.
constexpr auto from_zero = [](auto const& s, auto) { return s.x * (0.5 - s.x); };
static_assert(is_near(first(certain(falling(from_zero))), 0.5, 1e-15));
static_assert(us::integrate_until(us::dormand_prince5{}, clock<double>{0.0}, straight, in_one_step,
                                  certain(rising(from_zero)), 1.0, 0.0)
                  .stopped_because == us::stop_reason::end_time);
constexpr auto flat_at_start = [](auto const& s, auto) { return s.x * s.x * (0.5 - s.x); };
static_assert(is_near(first(certain(falling(flat_at_start))), 0.5, 1e-15));

// y' = 3 x^2 + 12 x - 4 from y(-8) = -120: y = (x + 6)(x + 2)(x - 2).
constexpr auto slope = [](auto const& s, auto t) {
  return us::rates{0 * s.x + 3 * t * t + 12 * t - 4};
};
constexpr auto x_of = [](auto const& s, auto) { return s.x; };
constexpr auto go_on = [](auto const&, auto) {};
template <class Method>
constexpr double worst_of_three(Method method, double by) {
  auto const run =
      us::integrate(method, clock<double>{-120.0}, slope, us::tolerance{clock<double>{by}}, 10.0,
                    -8.0, when(certain(x_of), go_on));
  if (run.events.size() != 3) return 1;
  double worst = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    double const off = run.events[i].time - (-6.0 + 4.0 * double(i));
    worst = std::max(worst, off < 0 ? -off : off);
  }
  return worst;
}
static_assert(worst_of_three(us::dormand_prince5{}, 1e-9) < 1e-9);
static_assert(worst_of_three(us::taylor<6>{}, 1e-9) < 1e-9);
// With each kind of pair; the polynomials of `tsitouras5`, `verner9` and a longer series are tested below.
TEST(Certain, FindsAllRootsByEachKindOfPair) {
  EXPECT_LT(worst_of_three(us::dormand_prince5{}, 1e-9), 1e-9);
  EXPECT_LT(worst_of_three(us::dop853{}, 1e-9), 1e-9);
  EXPECT_LT(worst_of_three(us::taylor<6>{}, 1e-9), 1e-9);
  EXPECT_LT(worst_of_three(us::step_doubling{us::rk4{}}, 1e-9), 1e-9);
  EXPECT_LT(worst_of_three(us::radau5{}, 1e-9), 1e-9);
  EXPECT_LT(worst_of_three(us::rodas5p{}, 1e-9), 1e-9);
}

// Polynomials with all their roots in one step, drawn, in their order; and a negative control: looks at a step miss
// some.
TEST(Certain, FindsTheRootsOfDrawnPolynomials) {
  std::mt19937 draw(20);
  std::uniform_real_distribution<double> between(0, 1);
  int wrong = 0, wrong_by_looks = 0;
  for (int n = 0; n < 1000; ++n) {
    std::vector<double> roots(static_cast<std::size_t>(3 + n % 7));
    for (double& root : roots) root = between(draw);
    std::sort(roots.begin(), roots.end());
    auto const product = [&](auto const& s, auto) {
      auto value = s.x * 0 + 1;
      for (double const root : roots) value = value * (root - s.x);
      return value;
    };
    auto const all = us::integrate(us::dormand_prince5{}, clock<double>{0.0}, straight, in_one_step,
                                   1.0, 0.0, when(certain(product), go_on));
    bool right = all.events.size() == roots.size();
    for (std::size_t i = 0; right && i < roots.size(); ++i)
      right = is_near(all.events[i].time, roots[i], 1e-12);
    wrong += !right;
    wrong_by_looks += !is_near(first(product), roots[0], 1e-9);
    EXPECT_NEAR(first(certain(falling(product))), roots[0], 1e-13);
    EXPECT_NEAR(first(certain(rising(product))), roots[1], 1e-13);
  }
  EXPECT_EQ(wrong, 0);
  EXPECT_LT(wrong_by_looks, 10);
}

// A bouncing ball with units, in float and in modes: each hit has its closed form.
constexpr auto falls = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto bounce = [](auto const& b, auto) {
  return us::motion{b.position, -0.5 * b.velocity};
};
constexpr us::motion ball{5.0 * si::metre, 0.0 * si::metre_per_second};
constexpr us::tolerance allowed{us::motion{1e-9 * si::metre, 1e-9 * si::metre_per_second}};
constexpr auto bounces = us::integrate(us::dormand_prince5{}, ball, falls, allowed,
                                       2.75 * si::second, when(certain(falling(height)), bounce));
static_assert(bounces.events.size() == 3);
static_assert(is_near(bounces.events[0].time.value(), 1, 1e-14) &&
              is_near(bounces.events[1].time.value(), 2, 1e-14) &&
              is_near(bounces.events[2].time.value(), 2.5, 1e-14));
constexpr auto in_mode = [](auto const& b, auto, int hits) {
  return b.position - (hits == 0 ? 0.0 : -1.0) * si::metre;
};
constexpr auto count = [](auto const&, auto, int& hits) { ++hits; };
constexpr auto through =
    us::integrate(us::dormand_prince5{}, ball, falls, allowed, 2.0 * si::second, us::modes(0),
                  when(certain(falling(in_mode)), count));
// Through the ground, and 1 m below it after sqrt(1.2) s.
static_assert(through.mode == 2 && is_near(through.events[0].time.value(), 1, 1e-14) &&
              is_near(through.events[1].time.value(), 1.0954451150103322, 1e-14));
constexpr us::motion light_ball{5.0F * si::metre, 0.0F * si::metre_per_second};
constexpr auto falls_in_float = [](auto const&, auto) {
  return -10.0F * si::metre_per_second_squared;
};
constexpr auto lands =
    us::integrate_until(us::dormand_prince5{}, light_ball, falls_in_float,
                        us::tolerance{us::motion{1e-5F * si::metre, 1e-5F * si::metre_per_second}},
                        us::first_of{certain(falling(height)), rising(height)}, 3.0F * si::second);
static_assert(lands.which == 0 && is_near(double(lands.time.value()), 1, 1e-6));

TEST(Certain, GivesTheSameBitsAtRunTime) {
  us::motion start = ball;
  auto const run = us::integrate(us::dormand_prince5{}, start, falls, allowed, 2.75 * si::second,
                                 when(certain(falling(height)), bounce));
  ASSERT_EQ(run.events.size(), bounces.events.size());
  for (std::size_t i = 0; i < run.events.size(); ++i)
    EXPECT_EQ(run.events[i].time, bounces.events[i].time);
  EXPECT_EQ(run.state, bounces.state);
}

// Each method has its own polynomial for a step: its value at 0.3 of a step, through both tables.
template <class Method>
double off_the_curve(Method const& method) {
  using state = us::motion<double, double>;
  auto const pulled = [](auto const& s, auto t) { return -s.position * s.position + t; };
  us::tolerance const wide{us::motion{1e-3, 1e-3}};
  us::detail::adaptive_run<Method, state, decltype(pulled), double,
                           std::remove_const_t<decltype(wide)>>
      run{method, state{1.0, 0.5}, pulled, wide, 0.0};
  run.step(1, true);
  auto const last = run.step(2, true);
  auto const curve_of_step = run.path(last);
  struct inside {
    std::remove_const_t<decltype(curve_of_step)> along;
    us::motion<double, double> at{};
    void go(double share) { at = along(share); }
    auto const& path() const { return along; }
    auto raw() const { return at; }
    auto state() const { return at; }
  } within{curve_of_step};
  us::detail::along_curve<state, double, inside> const curve{within};
  auto const part = us::detail::polynomial_of_step<state>(curve);
  auto const at = part.halves().second.halves().first.halves().second.start();  // 1/2, 1/2, 5/8
  curve.go(0.625);
  auto const there = within.raw();
  EXPECT_TRUE(at[0].upper - at[0].lower < 4e-12 && at[1].upper - at[1].lower < 4e-12);
  return std::max(std::abs(at[0].lower - there.position), std::abs(at[1].upper - there.velocity));
}
// A state of `float`, with a constant of `float` in the event: 5 m - 5 t^2 reaches 1/2 m at sqrt(0.9) s, 0.94868329805.
TEST(Certain, TakesAConstantOfTheStatesNumber) {
  namespace si = boost::units::si;
  using length = boost::units::quantity<si::length, float>;
  using speed = boost::units::quantity<si::velocity, float>;
  us::motion const start{5.0f * si::metre, speed()};
  auto const falls = [](auto const&, auto) { return -10.0f * si::metre_per_second_squared; };
  auto const run = us::integrate_until(
      us::dormand_prince5{}, start, falls,
      us::tolerance{us::motion{length(1e-5f * si::metre), speed(1e-5f * si::metre_per_second)},
                    1e-5f},
      us::certain(us::falling([](auto const& b, auto) { return b.position - 0.5f * si::metre; })),
      3.0f * si::second);
  EXPECT_EQ(run.stopped_because, us::stop_reason::event);
  EXPECT_NEAR(run.time.value(), 0.94868329805f, 2e-7f);
}
TEST(Certain, SeesThePolynomialOfEachMethod) {
  EXPECT_LT(off_the_curve(us::dormand_prince5{}), 1e-12);
  EXPECT_LT(off_the_curve(us::tsitouras5{}), 1e-12);
  EXPECT_LT(off_the_curve(us::dop853{}), 1e-12);
  EXPECT_LT(off_the_curve(us::verner9{}), 1e-12);
  EXPECT_LT(off_the_curve(us::taylor<12>{}), 1e-12);
  EXPECT_LT(off_the_curve(us::step_doubling{us::rk4{}}), 1e-12);
  EXPECT_LT(off_the_curve(us::radau5{}), 1e-12);
  EXPECT_LT(off_the_curve(us::rodas5p{}), 1e-12);
}

}  // namespace
