// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// What went wrong with events and callbacks elsewhere, by the reports about it: each of these runs is due to end as its
// closed form does.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/same_bits.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;

struct number {
  double y;
};
constexpr tolerance fine{number{1e-9}};
constexpr auto look = [](auto const&, auto) {};
constexpr auto grows = [](number const& n, auto) { return rates{n.y / s}; };
constexpr auto line = [](number const&, auto) { return rates{1.0 / s}; };
constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto falls = [](auto const&, auto) { return -9.8 * m_per_s2; };
constexpr motion ball{50.0 * m, 0.0 * m_per_s};
constexpr tolerance allowed{motion{1e-9 * m, 1e-9 * m_per_s}};

// DiffEqBase.jl 271: of (t - 0.5) (t - 0.6) by steps of 0.1 the second root was missed.
TEST(PeersCallbacks, TwoRootsAtTheEndsOfOneStepAreFound) {
  auto const both = [](auto const&, auto t) { return (t / s - 0.5) * (t / s - 0.6); };
  auto const check = [](auto const& run) {
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_NEAR(run.events[0].time.value(), 0.5, 1e-14);
    EXPECT_NEAR(run.events[1].time.value(), 0.6, 1e-14);
  };
  check(integrate(tsitouras5{}, number{1}, grows, 0.1 * s, 10, when(both, look)));
  check(integrate(tsitouras5{}, number{1}, grows, fine, 1.0 * s, when(both, look)));
}

// DiffEqBase.jl 671: the cube of a height was found at another time, or the event came twice.
TEST(PeersCallbacks, ACubeIsZeroWhereItsRootIs) {
  auto const cubed = [](auto const& b, auto) { return b.position * b.position * b.position; };
  double const due = std::sqrt(100 / 9.8);
  for (double const error : {1e-4, 1e-9}) {
    tolerance const within{motion{error * m, error * m_per_s}, error};
    auto const run = integrate(tsitouras5{}, ball, falls, within, 5.0 * s, when(cubed, look));
    ASSERT_EQ(run.events.size(), 1u);
    EXPECT_NEAR(run.events[0].time.value(), due, 1e-5);  // three roots coincide
  }
}

// DiffEqBase.jl 889 and 1229: two equal events ran forever, or one of the two was left out; also backwards.
TEST(PeersCallbacks, TheSameEventTwiceHappensOnceForEach) {
  auto const at_295 = [](auto const&, auto t) { return -t - 2.95 * s; };
  auto const adds = [](number const& n, auto) { return number{n.y + 2}; };
  auto const decays = [](number const& n, auto t) { return rates{(-n.y + sin(-t / s)) / s}; };
  auto const run = integrate(tsitouras5{}, number{1}, decays, fine, -10.0 * s, 0.0 * s,
                             when(at_295, adds), when(at_295, adds));
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_EQ(run.events[0].which, 0u);
  EXPECT_EQ(run.events[1].which, 1u);
  EXPECT_NEAR(run.events[1].time.value(), -2.95, 1e-12);
  // y = (cos t - sin t) / 2 + e^-t / 2, and 4 e^-(t + 2.95) more.
  double const t = -10;
  EXPECT_NEAR(
      run.state.y / ((std::cos(t) - std::sin(t) + std::exp(-t)) / 2 + 4 * std::exp(-(t + 2.95))), 1,
      1e-8);
}

// DifferentialEquations.jl 516: a bounce reverses the velocity, whose change of sign is another event, which switches
// gravity off. An exception was thrown.
TEST(PeersCallbacks, AnEffectMayTakeAnotherEventThroughZero) {
  auto const weighs = [](auto const&, auto, bool off) { return (off ? 0.0 : -9.8) * m_per_s2; };
  auto const turn = [](auto const& b, auto) { return motion{b.position, -b.velocity}; };
  auto const upwards = [](auto const& b, auto) { return b.velocity; };
  auto const switch_off = [](auto const&, auto, bool& off) { off = true; };
  auto const check = [](auto const& run) {
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_EQ(run.events[0].which, 1u);
    EXPECT_EQ(run.events[1].which, 2u);
    double const hit = std::sqrt(100 / 9.8), speed = 9.8 * hit;
    EXPECT_NEAR(run.events[1].time.value(), hit, 1e-9);
    EXPECT_NEAR(run.state.velocity.value(), speed, 1e-8);
    EXPECT_NEAR(run.state.position.value(), speed * (15 - hit), 1e-6);
  };
  check(integrate(tsitouras5{}, ball, weighs, allowed, 15.0 * s, modes(false),
                  when(falling(height), turn), when(rising(upwards), switch_off)));
  check(integrate(rk4{}, ball, weighs, 0.125 * s, 120, modes(false), when(falling(height), turn),
                  when(rising(upwards), switch_off)));
}

// DifferentialEquations.jl 570: two cells charge and fire; the one that is ahead stays ahead, and no threshold is
// exceeded.
TEST(PeersCallbacks, CellsThatFireNeverPassTheirThreshold) {
  struct cells {
    double one, other;
  };
  auto const charge = [](cells const& c, auto) {
    return rates{(1.3 - c.one) / s, (1.3 - c.other) / s};
  };
  auto const first = [](cells const& c, auto) { return c.one - 1; };
  auto const second = [](cells const& c, auto) { return c.other - 1; };
  auto const fire_first = [](cells const& c, auto) { return cells{0, c.other}; };
  auto const fire_second = [](cells const& c, auto) { return cells{c.one, 0}; };
  auto const run =
      integrate(verner9{}, cells{0, 0.001}, charge, tolerance{cells{1e-10, 1e-10}}, 200.0 * s,
                when(rising(second), fire_second), when(rising(first), fire_first));
  // Each takes ln(1.3 / 0.3) from 0; the second begins ahead by ln(1.3 / 1.299).
  double const period = std::log(1.3 / 0.3), ahead = std::log(1.3 / 1.299);
  std::size_t const each = static_cast<std::size_t>(200 / period);
  EXPECT_EQ(run.events.count(0), each);
  EXPECT_EQ(run.events.count(1), each);
  for (std::size_t k = 0; k < run.events.size(); ++k) {
    EXPECT_EQ(run.events[k].which, k % 2);
    double const n = static_cast<double>(k / 2 + 1);
    EXPECT_NEAR(run.events[k].time.value(), n * period - (k % 2 == 0 ? ahead : 0), 1e-7);
  }
}

// DifferentialEquations.jl 551 and 138: the effect was called on either side of the floor, and the ball fell through.
// It must get the state on the side it came from, whatever is lost in a bounce.
TEST(PeersCallbacks, TheBallIsNeverBelowTheFloor) {
  for (double const kept : {0.99, 0.8, 0.5, 0.3, 0.0}) {
    double lowest = 1;
    auto const hit = [&](auto const& b, auto) {
      lowest = std::min(lowest, b.position.value());
      EXPECT_LE(b.velocity, 0.0 * m_per_s);
      return motion{b.position, -kept * b.velocity};
    };
    auto const rests = when(falling(height), hit, rest_below(1e-5 * m_per_s));
    auto const watch = every(
        0.01 * s, [&](auto const& b, auto) { lowest = std::min(lowest, b.position.value()); });
    auto const check = [&](auto const& run, double end) {
      EXPECT_GE(lowest, 0) << kept;
      if (kept < 0.9) {
        EXPECT_EQ(run.stopped_because, stop_reason::rest) << kept;
        EXPECT_NEAR(run.time.value(), end, 1e-4);
      }
    };
    double const end = std::sqrt(100 / 9.8) * (1 + 2 * kept / (1 - kept));
    check(integrate(tsitouras5{}, ball, falls, allowed, 50.0 * s, rests, watch), end);
    check(integrate(rk4{}, ball, falls, 0.1 * s, 500, rests, watch), end);
    check(integrate(velocity_verlet{}, ball, falls, 1.0 * s, 50, rests, watch), end);
  }
}

// DiffEqCallbacks.jl 6: thrown from below, the ball bounced off the floor from the wrong side.
TEST(PeersCallbacks, AFloorIsPassedFromBelow) {
  motion const thrown{-5.0 * m, 25.0 * m_per_s};
  auto const turn = [](auto const& b, auto) { return motion{b.position, -b.velocity}; };
  auto const run =
      integrate(tsitouras5{}, thrown, falls, allowed, 8.0 * s, when(falling(height), turn));
  ASSERT_EQ(run.events.size(), 1u);
  // The second root of -5 + 25 t - 4.9 t^2.
  EXPECT_NEAR(run.events[0].time.value(), (25 + std::sqrt(625 - 98)) / 9.8, 1e-9);
}

// DiffEqCallbacks.jl 305 and OrdinaryDiffEq.jl 585: a time that steps reach up to a rounding was missed.
TEST(PeersCallbacks, TimesThatStepsReachButForARoundingAreMet) {
  auto const add = [](number const& n, auto) { return number{n.y + 1}; };
  auto const still = [](number const&, auto) { return rates{0.0 / s}; };
  for (double const dt : {0.1, 0.3, 0.9, 1.8, 1.0 / 3, 0.7}) {
    std::vector<decltype(1.0 * s)> times;
    for (int k = 1; k <= 12; ++k) times.push_back(k * 0.9 * s);
    auto const steps = static_cast<int>(11 / dt) + 1;
    auto const run = integrate(rk4{}, number{0}, still, dt * s, steps, at(times, add));
    EXPECT_EQ(run.state.y, 12) << dt;
    EXPECT_EQ(run.events.size(), 12u) << dt;
  }
  std::vector<decltype(1.0 * s)> many;
  for (int k = 1; k <= 3000; ++k) many.push_back(1.6310 * k * s);
  EXPECT_EQ(integrate(tsitouras5{}, number{0}, still, fine, 4893.886 * s, at(many, add)).state.y,
            3000);
}

// OrdinaryDiffEq.jl 1191: saving a state on the way moved the events.
TEST(PeersCallbacks, LooksMoveNoEvent) {
  auto const reacts = [](number const& n, auto, bool on) {
    return rates{(on ? -n.y : 1 - n.y) / s};
  };
  auto const low = [](number const& n, auto) { return n.y - 0.25; };
  auto const high = [](number const& n, auto) { return n.y - 0.75; };
  auto const off = [](number const&, auto, bool& on) { on = false; };
  auto const on = [](number const&, auto, bool& on_now) { on_now = true; };
  auto const run = [&](auto... more) {
    return integrate(verner9{}, number{1}, reacts, fine, twins::hidden(20.0) * s, modes(true),
                     when(falling(low), off), when(rising(high), on), more...);
  };
  auto const alone = run(), seen = run(every(0.01 * s, look));
  ASSERT_EQ(alone.events.size(), seen.events.size());
  EXPECT_EQ(alone.state.y, seen.state.y);
  EXPECT_EQ(alone.steps, seen.steps);
  for (std::size_t k = 0; k < alone.events.size(); ++k) {
    EXPECT_EQ(alone.events[k], seen.events[k]);
    EXPECT_NEAR(alone.events[k].time.value(), std::log(4) + static_cast<double>(k) * std::log(3),
                1e-7);
  }
}

// scipy 17066 and 12100: an event at the end of a step made two rows of one time; one between two rows made none.
TEST(PeersCallbacks, ATableEndsWithOneRowOfTheEvent) {
  auto const at_half = rising([](number const& n, auto) { return n.y - 0.5; });
  auto const rows = trajectory<4>(rk4{}, number{0}, line, 0.25 * s, when(at_half, stop));
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows.back().time, 0.5 * s);
  auto const one = trajectory<1>(rk4{}, number{0}, line, 2.0 * s, when(at_half, stop));
  ASSERT_EQ(one.size(), 2u);
  EXPECT_NEAR(one.back().time.value(), 0.5, 1e-15);
}

// DifferentialEquations.jl 456: an event at 3 s of a run of 4 s, compared by ==, never came.
TEST(PeersCallbacks, WhatIsDueAtATimeComes) {
  auto const five = [](number const&, auto) { return number{5}; };
  for (double const t : {2.0, 3.0, 4.0})
    EXPECT_NEAR(integrate(tsitouras5{}, number{1}, grows, fine, 4.0 * s, at(t * s, five)).state.y,
                5 * std::exp(4 - t), 1e-6);
}

// A body that goes down through zero after a second and up after two: x = (t - 1 s) (t - 2 s). In one step of three
// seconds each rising event, which had its sign at the start, has come to the other side before it happens.
constexpr motion dips{2.0 * m, -3.0 * m_per_s};
constexpr auto pushed_up = [](auto const&, auto) { return 2.0 * m_per_s2; };
TEST(PeersCallbacks, TwoThatRiseInTheStepInWhichTheyFellHappenTogether) {
  auto const warped = [](auto const& b, auto t) { return b.position * (1.0 + t / s); };
  auto const run = integrate(rk4{}, dips, pushed_up, 3.0 * s, 1, when(rising(height), look),
                             when(rising(height), look), when(rising(warped), look));
  ASSERT_EQ(run.events.size(), 3u);
  for (std::size_t k = 0; k < 3; ++k) {
    EXPECT_EQ(run.events[k].which, k);
    EXPECT_NEAR(run.events[k].time.value(), 2, 1e-14);
  }
}
// At 1.5 s it is a quarter of a metre below zero, and is put above it.
TEST(PeersCallbacks, WhatFellInAStepRisesByAnEffectInIt) {
  auto const lift = [](auto& b, auto) { b.position += 1.0 * m; };
  auto const half = [](auto const&, auto t) { return t - 1.5 * s; };
  auto const above = [](auto const& b, auto) { return b.position > 0.0 * m; };
  auto const check = [](auto const& run) {
    std::size_t const n = run.events.size();
    ASSERT_GE(n, 2u);
    for (std::size_t k = 0; k < 2; ++k) {
      EXPECT_EQ(run.events[n - 2 + k].which, k);
      EXPECT_NEAR(run.events[n - 2 + k].time.value(), 1.5, 1e-14);
    }
  };
  check(
      integrate(rk4{}, dips, pushed_up, 3.0 * s, 1, when(half, lift), when(rising(height), look)));
  check(integrate(rk4{}, dips, pushed_up, 1.9 * s, 1, when(half, lift), when(above, look)));
}

// x = 1.9 - 0.325 t + 0.2125 t^2 m is within 0.2 m of a post at 3 m in the middle of the second step alone, and the
// ends of the steps do not say so. Where the post is passed they do: it has come near before, at 2.8 m.
TEST(PeersCallbacks, WhatHappenedBeforeAnotherComesFirst) {
  constexpr motion start{1.9 * m, -0.325 * m_per_s};
  auto const pushed = [](auto const&, auto) { return 0.425 * m_per_s2; };
  auto const post = [](auto const& b, auto) { return b.position - 3.0 * m; };
  auto const near = [](auto const& b, auto) {
    auto const away = b.position - 3.0 * m;
    return (away < 0.0 * m ? -1.0 * away : away) - 0.2 * m;
  };
  auto const at = [](double x) { return (0.325 + std::sqrt(0.105625 + 0.85 * (x - 1.9))) / 0.425; };
  auto const run =
      integrate(rk4{}, start, pushed, 2.0 * s, 2, when(falling(near), look), when(post, look));
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_EQ(run.events[0].which, 0u);
  EXPECT_NEAR(run.events[0].time.value(), at(2.8), 1e-14);
  EXPECT_NEAR(run.events[1].time.value(), at(3), 1e-14);
}

// x = (1 - t) m falls through a mark at `off`, told by its distance from a place at 5 m: 5 m - x is the same number for
// many x. A mark that is passed by an effect that leaves the state as it is was an error, and a loop of runs to it
// stood still there.
template <class T>
void passes_marks_near_zero() {
  motion const start{T(1) * m, T(-1) * m_per_s};
  auto const rolls = [](auto const&, auto) { return T(0) * m_per_s2; };
  auto const keeps = [](auto&, auto) {};
  for (int k = -50; k <= 50; ++k) {
    T const off = static_cast<T>(k) / 1000;
    auto const passed = rising([off](auto const& b, auto) {
      return norm(vec{b.position - T(5) * m, T(0) * m}) - (T(5) - off) * m;
    });
    auto const run = integrate(rk4{}, start, rolls, T(0.25) * s, 8, when(passed, keeps));
    ASSERT_EQ(run.events.size(), 1u) << k;
    EXPECT_NEAR(static_cast<double>(run.events[0].time.value()), 1 - k / 1000.,
                10 * static_cast<double>(std::numeric_limits<T>::epsilon()));
    auto const first = integrate_until(rk4{}, start, rolls, T(0.25) * s, passed, 8);
    ASSERT_EQ(first.which, 0);
    EXPECT_EQ(integrate_until(rk4{}, first.state, rolls, T(0.25) * s, passed, 8, first.time).which,
              -1)
        << k;
  }
}
TEST(PeersCallbacks, AMarkFarFromWhichTheBodyIsMeasuredIsPassedOnce) {
  passes_marks_near_zero<float>();
  passes_marks_near_zero<double>();
  passes_marks_near_zero<long double>();
}

}  // namespace
