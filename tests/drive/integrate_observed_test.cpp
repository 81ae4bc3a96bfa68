// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <vector>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::every;
using unitstep::integrate_observed;
using unitstep::motion;
using unitstep::sample;

constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};
constexpr auto dt = 0.1 * si::second;
using line = motion<quantity<si::length>, quantity<si::velocity>>;

/// What an observer saw, up to 32 samples.
struct notes {
  std::array<sample<quantity<si::time>, line>, 32> seen{};
  std::size_t size = 0;

  constexpr void operator()(line const& state, quantity<si::time> const& time) {
    seen[size++] = {time, state};
  }
};

// An observer sees what a trajectory holds, bit for bit, and every n-th what it holds there; the
// run ends where integrate's does, whether or not the last step is seen.
template <class Method>
constexpr bool sees_a_trajectory(double h) {
  auto const all = unitstep::trajectory<20>(Method{}, start, pull, h * si::second);
  notes each;
  auto const end = integrate_observed(Method{}, start, pull, h * si::second, 20, each);
  if (each.size != 21 || !twins::same_bits(end, all[20].state)) return false;
  for (std::size_t n = 0; n <= 20; ++n)
    if (!twins::same_bits(each.seen[n], all[n])) return false;
  for (long const n : {1L, 3L, 4L, 20L, 21L}) {
    notes some;
    auto const note = [&some](auto const& s, auto const& t) { some(s, t); };
    auto const last = integrate_observed(Method{}, start, pull, h * si::second, 20, every{n, note});
    if (some.size != std::size_t(20 / n + 1) || !twins::same_bits(last, end)) return false;
    for (std::size_t i = 0; i < some.size; ++i)
      if (!twins::same_bits(some.seen[i], all[i * std::size_t(n)])) return false;
  }
  return true;
}
static_assert(sees_a_trajectory<unitstep::rk4>(0.1));
static_assert(sees_a_trajectory<unitstep::velocity_verlet>(0.1));
static_assert(sees_a_trajectory<unitstep::rk4>(-0.1));

// An every that is a variable keeps its observer; a start time is seen; no steps are one look.
constexpr bool keeps_its_observer() {
  every tenth{10, notes{}};
  integrate_observed(unitstep::rk4{}, start, pull, dt, 25, tenth, 1.0 * si::second);
  if (tenth.observer.size != 3 || tenth.observer.seen[1].time != 2.0 * si::second) return false;
  notes one;
  auto const end = integrate_observed(unitstep::rk4{}, start, pull, dt, 0, one);
  // One that is a constant, and one that is of a const every, remember elsewhere.
  notes other;
  auto const note = [&other](auto const& s, auto const& t) { other(s, t); };
  integrate_observed(unitstep::rk4{}, start, pull, dt, 1, note);
  every const second{2, note};
  integrate_observed(unitstep::rk4{}, start, pull, dt, 2, second);
  if (other.size != 4) return false;
  // An observer that has a name is filled, as it is without every.
  notes few;
  integrate_observed(unitstep::rk4{}, start, pull, dt, 4, every{2, few});
  integrate_observed(unitstep::rk4{}, start, pull, dt, 4, few);
  if (few.size != 3 + 5 || few.seen[1].time != 2.0 * dt || few.seen[4].time != dt) return false;
  return one.size == 1 && twins::same_bits(end, start) &&
         twins::same_bits(one.seen[0].state, start);
}
static_assert(keeps_its_observer());

// A run is judged first, then the observer.
constexpr auto answers = [](auto const&, auto const&) { return 1; };
template <class Observer, class Time = quantity<si::time>>
using verdict = decltype(unitstep::diagnostics::check_observed<unitstep::rk4, line, decltype(pull),
                                                               Time, int, Observer, Time>());
static_assert(verdict<notes>::ok && verdict<every<int, notes>>::ok);
static_assert(verdicts::reads<verdict<decltype(answers), quantity<si::length>>>() ==
              "expected dt: s, got m");
static_assert(verdicts::reads<verdict<decltype(answers)>>() ==
              "expected observer result: nothing (void), got a plain number (int)");

TEST(IntegrateObserved, IsTheSameAtRunTime) {
  EXPECT_TRUE(sees_a_trajectory<unitstep::rk4>(twins::hidden(0.1)));
  EXPECT_TRUE(sees_a_trajectory<unitstep::velocity_verlet>(twins::hidden(0.1)));
  EXPECT_TRUE(keeps_its_observer());
}

TEST(IntegrateObserved, FillsAVector) {
  std::vector<double> heights;
  integrate_observed(
      unitstep::rk4{}, start, pull, dt, 1000,
      every{100, [&](auto const& s, auto) { heights.push_back(s.position.value()); }});
  EXPECT_EQ(heights.size(), 11u);
  EXPECT_EQ(heights.front(), 1.0);
  EXPECT_EQ(heights.back(),
            unitstep::integrate(unitstep::rk4{}, start, pull, dt, 1000).position.value());
}

TEST(IntegrateObserved, RefusesBadValuesByName) {
  auto const run = [](double x, double h, int steps, double t0) {
    return refusal([=] {
      integrate_observed(
          unitstep::rk4{}, motion{x * si::metre, 0.0 * si::metre_per_second}, pull, h * si::second,
          steps, [](auto const&, auto) {}, t0 * si::second);
    });
  };
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(run(1, 1, 1, 1), "accepted");
  EXPECT_EQ(run(nan, 1, 1, 1), "unitstep: initial.position must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, nan, 1, 1), "unitstep: dt must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, 1, 1, nan), "unitstep: t0 must be finite, got infinity or NaN");
  EXPECT_EQ(run(1, 1, -1, 1),
            "unitstep: steps must not be negative (a negative dt runs backwards)");
}

}  // namespace
