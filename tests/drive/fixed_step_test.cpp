// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <cstdint>
#include <limits>
#include <random>
#include <type_traits>
#include <unitstep/drive/fixed_step.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <vector>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::fixed_step;

// A constant frame rate, from 24 to 1000 frames a second, for whole seconds: the intended number of steps, although T
// does not have 1/60, 1/120 and 1/144.
template <class T>
constexpr long steps_after(int seconds, int frames_per_second, int steps_per_second) {
  fixed_step clock{T(1) * si::second / T(steps_per_second), 1000};
  long steps = 0;
  for (int n = 0; n < seconds * frames_per_second; ++n)
    steps += clock.advance(T(1) * si::second / T(frames_per_second));
  return clock.dropped().value() == 0 ? steps : -1;
}
template <class T>
constexpr bool keeps_every_rate() {
  for (int frames : {24, 25, 30, 50, 60, 72, 75, 90, 100, 120, 144, 165, 240, 360, 1000})
    if (steps_after<T>(1, frames, 120) != 120 || steps_after<T>(2, frames, 60) != 120) return false;
  return true;
}
static_assert(keeps_every_rate<double>());
static_assert(keeps_every_rate<float>());
static_assert(steps_after<double>(60, 144, 120) == 7200);
static_assert(steps_after<float>(60, 144, 120) == 7200);
// With one frame less the last step is not due.
constexpr long in_frames(int frames) {
  fixed_step clock{si::second / 120.0, 8};
  long steps = 0;
  for (int n = 0; n < frames; ++n) steps += clock.advance(si::second / 144.0);
  return steps;
}
static_assert(in_frames(143) == 119);
static_assert(in_frames(144) == 120);

// The control: a running sum in one number, as most programs have it, is a step short.
constexpr long by_running_sum(int seconds, int frames_per_second, int steps_per_second) {
  double sum = 0;
  long steps = 0;
  for (int n = 0; n < seconds * frames_per_second; ++n) {
    sum += 1.0 / frames_per_second;
    for (; sum >= 1.0 / steps_per_second; sum -= 1.0 / steps_per_second) ++steps;
  }
  return steps;
}
static_assert(by_running_sum(1, 144, 120) == 119);

// Frames that are cut at random from the same total: frame times with as many ticks of 2^-20 s as in two seconds, all
// of them numbers that T has.
template <class T>
struct random_frames {
  std::uint32_t seed;
  long left = 2L << 20;

  constexpr T next() {
    seed = seed * 1664525u + 1013904223u;
    long const ticks = std::min(left, long(seed >> 17));  // at most 1/32 s
    left -= ticks;
    return T(ticks) / T(1L << 20);
  }
};
template <class T>
constexpr long steps_in_random_frames(std::uint32_t seed, T dt) {
  fixed_step clock{dt * si::second, 1000};
  random_frames<T> frames{seed};
  long steps = 0;
  while (frames.left != 0) steps += clock.advance(frames.next() * si::second);
  return steps;
}
// 2 / 0.01 = 200 steps, 2 / 0.0125 = 160, and 2 / 0.003 = 666.67.
template <class T>
constexpr bool cuts_at_random() {
  for (std::uint32_t seed = 1; seed <= 20; ++seed)
    if (steps_in_random_frames<T>(seed, T(1) / 100) != 200 ||
        steps_in_random_frames<T>(seed, T(1) / 80) != 160 ||
        steps_in_random_frames<T>(seed, T(3) / 1000) != 666)
      return false;
  return true;
}
static_assert(cuts_at_random<double>());
static_assert(cuts_at_random<float>());

// The rest is exact: a frame of nearly a step, then one ulp more at a time. The step is due two to four ulps early, but
// not before.
constexpr bool is_due_a_few_ulps_early() {
  constexpr double ulp = std::numeric_limits<double>::epsilon() / 2;  // of numbers below 1
  fixed_step clock{1.0 * si::second, 8};
  if (clock.advance((1.0 - 8 * ulp) * si::second) != 0) return false;
  for (int n = 1; n <= 3; ++n)
    if (clock.advance(ulp * si::second) != 0) return false;
  if (clock.alpha() != 1.0 - 5 * ulp) return false;
  return clock.advance(ulp * si::second) == 1 && clock.alpha() == 0;
}
static_assert(is_due_a_few_ulps_early());

// Frames of 2^-40 s beside one of a second: nothing is lost. In one number, where the sum is near a second, they would
// be rounded to multiples of 2^-53; here every bit of 2^-80 s counts.
constexpr bool keeps_the_smallest_frames() {
  fixed_step clock{2.0 * si::second, 8};
  double const tiny = 0x1p-80;
  if (clock.advance(1.0 * si::second) != 0) return false;
  for (int n = 0; n < 1000; ++n)
    if (clock.advance(tiny * si::second) != 0) return false;
  // All but the thousand tiny frames and the early end of the step (2 s less 4 ulps).
  double const rest = 1.0 - 4 * std::numeric_limits<double>::epsilon() - 1000 * 0x1p-40;
  if (clock.advance(rest * si::second) != 0) return false;
  if (clock.advance((1000 * 0x1p-40 - 1001 * tiny) * si::second) != 0) return false;
  return clock.advance(tiny * si::second) == 1;
}
static_assert(keeps_the_smallest_frames());

// At most `most` steps a frame; whole steps beyond are dropped, the fraction stays.
constexpr bool drops_whole_steps() {
  fixed_step clock{0.125 * si::second, 4};
  if (clock.advance(0.5625 * si::second) != 4 || clock.alpha() < 0.5 - 1e-14 ||
      clock.alpha() > 0.5 + 1e-14)
    return false;
  if (clock.dropped() != 0.0 * si::second) return false;
  if (clock.advance(0.625 * si::second) != 4) return false;  // five are due
  if (clock.dropped() != 0.125 * si::second) return false;
  if (clock.advance(1e9 * si::second) != 4) return false;
  if (clock.dropped() != (1e9 - 0.5 + 0.125) * si::second) return false;
  return clock.alpha() > 0.4999 && clock.alpha() < 0.5001;  // 8e9 steps of 2.2e-16 are 1.8e-6
}
static_assert(drops_whole_steps());

// For any `most` the due steps are counted; where a number has more digits than a long long, they are counted up to
// 2^60.
static_assert(fixed_step{si::second / 120.0, ~0ULL}.advance(0.1 * si::second) == 12);
static_assert(fixed_step{si::second / 120.0, 1UL << 63}.advance(0.1 * si::second) == 12);
static_assert(fixed_step{1.0L * si::second, ~0ULL}.advance(0x1p59L * si::second) == 1ULL << 59);

// alpha is in [0, 1): the rest of the time in steps.
constexpr bool alpha_is_a_share() {
  fixed_step clock{0.01 * si::second, 100};
  random_frames<double> frames{7};
  double passed = 0;
  double steps = 0;
  while (frames.left != 0) {
    double const frame = frames.next();
    passed += frame;
    steps += clock.advance(frame * si::second);
    double const alpha = clock.alpha();
    if (!(alpha >= 0 && alpha < 1)) return false;
    double const rest = passed / 0.01 - steps - alpha;
    if (rest > 1e-12 || rest < -1e-12) return false;
  }
  return true;
}
static_assert(alpha_is_a_share());

// The states do not depend on the frame times: the body's bits after two seconds.
using unitstep::damper;
using unitstep::motion;
using unitstep::second_law;
using unitstep::semi_implicit_euler;
using unitstep::simulation;
using unitstep::spring;

constexpr simulation start{semi_implicit_euler{},
                           motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                           second_law{1.0 * si::kilogram, spring{15.0 * si::newton / si::metre},
                                      damper{0.1 * si::kilogram / si::second}},
                           si::second / 120.0};
template <class NextFrame>
constexpr auto played(NextFrame next, int frames, int most, double* dropped = nullptr) {
  auto sim = start;
  fixed_step clock{start.dt(), most};
  for (int n = 0; n < frames; ++n)
    for (int due = clock.advance(next(n) * si::second); due > 0; --due) sim.step();
  if (dropped != nullptr) *dropped = clock.dropped().value();
  return sim;
}
constexpr double at_60(int) { return 1.0 / 60; }
constexpr double at_144(int) { return 1.0 / 144; }
// Two seconds in frames of 4, 8, ... 28 ms and a long one: 17 times 112 ms, and 96 ms.
constexpr double stuttering(int n) { return n == 119 ? 0.096 : 0.004 * (n % 7 + 1); }
static_assert(played(at_60, 120, 20).time() == start.dt() * 240.0);
static_assert(twins::same_bits(played(at_60, 120, 20).state(), played(at_144, 288, 20).state()));
static_assert(twins::same_bits(played(at_60, 120, 20).state(),
                               played(stuttering, 120, 20).state()));
// Unless time is dropped, as dropped() tells: the longest frame has room for 11 steps, and where 4 are allowed, 7 are
// dropped.
constexpr double dropped_by(int most) {
  double dropped = -1;
  static_cast<void>(played(stuttering, 120, most, &dropped));
  return dropped;
}
static_assert(dropped_by(20) == 0);
static_assert(dropped_by(4) > 6.9 / 120 && dropped_by(4) < 8.1 / 120);
static_assert(!twins::same_bits(played(at_60, 120, 20).state(),
                                played(stuttering, 120, 4).state()));

// The steps have the type of `most`; times may have any unit, in one value type.
static_assert(std::same_as<decltype(std::declval<fixed_step<quantity<si::time>, int>&>().advance(
                               1.0 * si::second)),
                           int>);
static_assert(
    std::same_as<decltype(fixed_step{1.0F * si::second, 8L}.advance(1.0F * si::second)), long>);
static_assert(std::same_as<decltype(fixed_step{1.0F * si::second, 8}.alpha()), float>);
static_assert(
    std::same_as<decltype(fixed_step{1.0F * si::second, 8}.dropped()), quantity<si::time, float>>);
static_assert(
    std::is_trivially_copyable_v<decltype(fixed_step{unitstep::light<si::time, double>{1}, 8})>);
static_assert(fixed_step{1.0L * si::second, 8u}.advance(2.5L * si::second) == 2u);
static_assert(fixed_step{1.0 * si::second, 8}.dt() == 1.0 * si::second);

TEST(FixedStep, IsTheSameAtRunTime) {
  for (bool (*law)() :
       {keeps_every_rate<double>, keeps_every_rate<float>, keeps_every_rate<long double>,
        cuts_at_random<double>, cuts_at_random<float>, cuts_at_random<long double>,
        is_due_a_few_ulps_early, keeps_the_smallest_frames, drops_whole_steps, alpha_is_a_share})
    EXPECT_TRUE(twins::called(law));
  constexpr auto constant = played(at_144, 288, 20);
  EXPECT_TRUE(twins::same_bits(
      played([](int) { return twins::hidden(1.0 / 144); }, 288, 20).state(), constant.state()));
}

// Every pair of a frame rate and a step rate up to 150, for a second: 22,500 of them.
template <class T>
long misses(int most_per_second) {
  long bad = 0;
  for (int frames = 1; frames <= most_per_second; ++frames)
    for (int steps = 1; steps <= most_per_second; ++steps)
      bad += steps_after<T>(1, frames, steps) != steps;
  return bad;
}
TEST(FixedStep, KeepsEveryPairOfRates) {
  EXPECT_EQ(misses<double>(150), 0);
  EXPECT_EQ(misses<float>(150), 0);
  long naive = 0;
  for (int frames = 1; frames <= 150; ++frames)
    for (int steps = 1; steps <= 150; ++steps) naive += by_running_sum(1, frames, steps) != steps;
  EXPECT_GT(naive, 7500);
}

// An hour of frames as a clock in nanoseconds would give them, in two orders, compared with a single sum of whole
// nanoseconds.
TEST(FixedStep, CountsAnHourOfRandomFrames) {
  std::mt19937 random(1);
  std::uniform_int_distribution<std::int64_t> nanoseconds(4'000'000, 30'000'000);
  std::vector<std::int64_t> frames(200'000);
  std::int64_t total = 0;
  for (auto& frame : frames) total += frame = nanoseconds(random);
  auto const steps = [&frames] {
    fixed_step clock{si::second / 120.0, 8};
    long count = 0;
    for (auto const frame : frames)
      count += clock.advance(static_cast<double>(frame) / 1e9 * si::second);
    EXPECT_EQ(clock.dropped(), 0.0 * si::second);
    return count;
  };
  long const in_time = steps();
  EXPECT_EQ(in_time, total * 120 / 1'000'000'000);
  std::sort(frames.begin(), frames.end());
  EXPECT_EQ(steps(), in_time);
}

TEST(FixedStep, RefusesBadValuesByName) {
  auto const run = [](double dt, int most, double frame) {
    return refusal([=] {
      fixed_step clock{dt * si::second, most};
      static_cast<void>(clock.advance(frame * si::second));
    });
  };
  double const inf = std::numeric_limits<double>::infinity();
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(run(1, 1, 1), "accepted");
  EXPECT_EQ(run(1, 1, 0), "accepted");
  for (double const bad : {0.0, -1.0, inf, nan})
    EXPECT_EQ(run(bad, 1, 1), "unitstep: dt must be positive and finite");
  for (int const bad : {0, -1}) EXPECT_EQ(run(1, bad, 1), "unitstep: most must be at least 1");
  for (double const bad : {-1e-150, -1.0, inf, -inf, nan})
    EXPECT_EQ(run(1, 1, bad), "unitstep: frame_time must be finite and not negative");
  EXPECT_EQ(run(1e-9, 1, 1e9), "unitstep: frame_time is too many steps of dt to count");
  // The sum of the rest of a step and this frame overflows.
  double const largest = std::numeric_limits<double>::max();
  EXPECT_EQ(run(largest, 1, 0.75 * largest), "accepted");
  EXPECT_EQ(refusal([=] {
              fixed_step clock{largest * si::second, 1};
              for (int i = 0; i < 2; ++i)
                static_cast<void>(clock.advance(0.75 * largest * si::second));
            }),
            "unitstep: frame_time is too many steps of dt to count");
  EXPECT_EQ(run(1e-9, 1, 1e6), "accepted");
  EXPECT_EQ(run(1e-200, 1, 0.5), "unitstep: frame_time is too many steps of dt to count");
  // A step of 1 s is due 2^-51 s early: 2^52 times that can just be counted, and the next number cannot.
  EXPECT_EQ(run(1, 1, 0x1p52 - 2), "accepted");
  EXPECT_EQ(run(1, 1, 0x1p52 - 1), "unitstep: frame_time is too many steps of dt to count");
}
TEST(FixedStep, CountsNoFurtherThanItsLongLong) {
  using limits = std::numeric_limits<long double>;
  char const* const too_many = "unitstep: frame_time is too many steps of dt to count";
  if constexpr (limits::digits == 64) {
    // 2^60 steps of a second are due early. Eight frames drop 2^62 steps, each of them 2^59, the last one because a
    // step is due early. More than these are refused.
    EXPECT_EQ(refusal([] {
                fixed_step clock{1.0L * si::second, 1};
                static_cast<void>(clock.advance(0x1p60L * si::second));
              }),
              too_many);
    fixed_step clock{1.0L * si::second, 1};
    for (int n = 0; n < 7; ++n) EXPECT_EQ(clock.advance((0x1p59L + 1) * si::second), 1);
    EXPECT_EQ(clock.advance(0x1p59L * si::second), 1);
    EXPECT_EQ(clock.dropped().value(), 0x1p62L);
    EXPECT_EQ(refusal([&] { static_cast<void>(clock.advance(3.0L * si::second)); }), "accepted");
    EXPECT_GT(clock.dropped().value(), 0x1p62L);
    EXPECT_EQ(refusal([&] { static_cast<void>(clock.advance(0.0L * si::second)); }), too_many);
  }
  EXPECT_EQ(
      refusal([] {
        fixed_step clock{1.0L * si::second, 1};
        static_cast<void>(clock.advance(std::max(0x1p62L, 2 / limits::epsilon()) * si::second));
      }),
      "unitstep: frame_time is too many steps of dt to count");
  // Dropped steps, in a few frames and in very many: the 2049th frame reaches 2^62 of them.
  EXPECT_EQ(refusal([] {
              fixed_step clock{1.0 * si::second, 1};
              for (int n = 0; n < 2000; ++n) static_cast<void>(clock.advance(0x1p51 * si::second));
              // 2^51 steps are due a step early
              EXPECT_NEAR(clock.dropped().value(), 2000 * 0x1p51, 2000);
            }),
            "accepted");
  EXPECT_EQ(refusal([] {
              fixed_step clock{1.0 * si::second, 1};
              for (int n = 0; n < 5000; ++n) static_cast<void>(clock.advance(0x1p51 * si::second));
            }),
            "unitstep: frame_time is too many steps of dt to count");
}

namespace clocks {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using verdicts::reads;

template <class Time, class Most>
using clock_verdict = decltype(unitstep::diagnostics::check_clock<Time, Most>());
template <class Time, class FrameTime>
using frame_verdict = decltype(unitstep::diagnostics::check_fit<"frame_time", Time, FrameTime>());

static_assert(clock_verdict<quantity<si::time>, int>::ok);
static_assert(clock_verdict<quantity<si::time, float>, unsigned long>::ok);
static_assert(clock_verdict<light<si::time, double>, short>::ok);
static_assert(reads<clock_verdict<quantity<si::length>, int>>() == "expected dt: s, got m");
static_assert(reads<clock_verdict<quantity<si::time, int>, int>>() ==
              "expected dt: s in double, got s in int");
static_assert(reads<clock_verdict<double, int>>() == "expected dt: s, got a plain number (double)");
static_assert(reads<clock_verdict<quantity<si::time>, double>>() ==
              "expected most: an integer, got a plain number (double)");
static_assert(reads<clock_verdict<quantity<si::time>, bool>>() ==
              "expected most: an integer, got a plain number (bool)");
// The first mistake is reported first.
static_assert(reads<clock_verdict<int, quantity<si::time>>>() ==
              "expected dt: s, got a plain number (int)");

static_assert(frame_verdict<quantity<si::time>, quantity<si::time>>::ok);
static_assert(frame_verdict<quantity<si::time>, light<si::time, double>>::ok);
static_assert(reads<frame_verdict<quantity<si::time>, quantity<si::time, float>>>() ==
              "expected frame_time: s in double, got s in float");
static_assert(reads<frame_verdict<quantity<si::time>, double>>() ==
              "expected frame_time: s, got a plain number (double)");

TEST(CheckClock, IsProvedByTheCompiler) { SUCCEED(); }

}  // namespace clocks

}  // namespace
