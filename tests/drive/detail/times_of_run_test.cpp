// SPDX-License-Identifier: BSL-1.0
// Times that exist in the type: which comes first, which is the last one before, and steps from one to the next.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <chrono>
#include <cmath>
#include <limits>
#include <random>
#include <type_traits>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace us = unitstep;
using us::detail::is_before;
using us::detail::is_lost;
using us::detail::just_before;
using us::detail::stride_of;
using us::detail::stride_to;

static_assert(is_before(1.0, 2.0, 1.0) && !is_before(2.0, 1.0, 1.0) && !is_before(1.0, 1.0, 1.0));
static_assert(is_before(2.0, 1.0, -1.0) && !is_before(1.0, 2.0, -1.0) &&
              !is_before(1.0, 1.0, -1.0));

// A step is lost if it is no longer than four roundings of the time.
constexpr double epsilon = std::numeric_limits<double>::epsilon();
static_assert(is_lost(4 * epsilon, 1.0) && is_lost(4 * epsilon, -1.0) && is_lost(0.0, 0.0));
static_assert(!is_lost(4.01 * epsilon, 1.0) && !is_lost(4.01 * epsilon, -1.0));
static_assert(!is_lost(std::numeric_limits<double>::denorm_min(), 0.0));
static_assert(is_lost(std::numeric_limits<double>::quiet_NaN(), 1.0));
static_assert(is_lost(4 * std::numeric_limits<float>::epsilon(), 1.0f));

static_assert(just_before(1.0, 1.0) == 1 - epsilon / 2 && just_before(1.0, -1.0) == 1 + epsilon);
static_assert(just_before(-1.0, -1.0) == -1 + epsilon / 2 &&
              just_before(-1.0, 1.0) == -1 - epsilon);
static_assert(just_before(0.0, 1.0) < 0 && just_before(0.0, -1.0) > 0);

template <class T>
class TimesOfRun : public testing::Test {};
using numbers = testing::Types<float, double, long double>;
TYPED_TEST_SUITE(TimesOfRun, numbers);

// The neighbour by the C library.
TYPED_TEST(TimesOfRun, TheLastBeforeIsTheNeighbour) {
  using T = TypeParam;
  std::mt19937_64 random{1};
  std::uniform_real_distribution<double> power{-30, 60}, sign{-1, 1};
  T const far = std::numeric_limits<T>::infinity();
  for (int n = 0; n < 10'000; ++n) {
    T const t = static_cast<T>(std::copysign(std::exp2(power(random)), sign(random)));
    EXPECT_EQ(just_before(t, T(1)), std::nextafter(t, -far));
    EXPECT_EQ(just_before(t, T(-1)), std::nextafter(t, far));
  }
}

// A step of a run leads from its time to the next one, at which the field is called, t + dt; it is exact if that is a
// number.
TYPED_TEST(TimesOfRun, AStrideLeadsToATimeThatExists) {
  using T = TypeParam;
  std::mt19937_64 random{2};
  std::uniform_real_distribution<double> power{-20, 30}, sign{-1, 1};
  for (int n = 0; n < 10'000; ++n) {
    T const t = static_cast<T>(std::copysign(std::exp2(power(random)), sign(random)));
    T const length = static_cast<T>(std::exp2(power(random)));
    T const way = sign(random) < 0 ? T(-1) : T(1);
    auto const some = stride_of(t, length, way);
    T const led_to = t + some.dt;
    EXPECT_EQ(led_to, some.to);
    EXPECT_LE(std::abs(some.dt - way * length),
              std::numeric_limits<T>::epsilon() * (std::abs(t) + length));
    T const end = t + way * length;
    auto const last = stride_to(t, end, way);
    T const asked = t + last.dt;
    EXPECT_EQ(last.to, end);
    EXPECT_FALSE(is_before(end, asked, way));
    EXPECT_LE(std::abs(asked - end), 2 * std::numeric_limits<T>::epsilon() * std::abs(last.dt));
  }
}

}  // namespace

namespace {
namespace of_a_clock {

namespace si = boost::units::si;
using boost::units::quantity;
using namespace std::chrono_literals;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position -
         1.0 * si::metre / si::second / si::second / si::second * t;
};
constexpr auto ms_5 = 5.0 / 1000 * si::second;
constexpr auto two_s = 2.0 * si::second;

// Every driver makes the same run with a duration as with its seconds, to the last bit, and another run with another
// duration.
constexpr auto end = integrate(rk4{}, start, field, ms_5, 40, two_s);
static_assert(integrate(rk4{}, start, field, 5ms, 40, 2s) == end);
static_assert(integrate(rk4{}, start, field, 5ms, 40, two_s) == end);
static_assert(integrate(rk4{}, start, field, ms_5, 40, 2s) == end);
static_assert(integrate(rk4{}, start, field, 5ms, 40, 3s) != end);
static_assert(unitstep::step(rk4{}, start, field, 2s, 5ms) ==
              unitstep::step(rk4{}, start, field, two_s, ms_5));
static_assert(unitstep::step(rk4{}, start, field, two_s, 5ms) ==
              integrate(rk4{}, start, field, ms_5, 1, two_s));
static_assert(integrate(rk4{}, start, field, 5ms, 40) == integrate(rk4{}, start, field, ms_5, 40));
static_assert(integrate(rk4{}, start, field, -5ms, 40) ==
              integrate(rk4{}, start, field, -ms_5, 40));

static_assert(trajectory<8>(rk4{}, start, field, 5ms) == trajectory<8>(rk4{}, start, field, ms_5));
static_assert(trajectory<8>(rk4{}, start, field, 6ms) != trajectory<8>(rk4{}, start, field, ms_5));

constexpr auto falls = [](auto const& s, auto) { return s.position; };
constexpr auto landed = integrate_until(rk4{}, start, field, ms_5, falls, 400, two_s);
static_assert(landed.stopped_because == stop_reason::event);
static_assert(integrate_until(rk4{}, start, field, 5ms, falls, 400, 2s) == landed);
static_assert(integrate_until(rk4{}, start, field, 5000us, falls, 400, two_s) == landed);

constexpr auto last_time_seen(auto dt, auto t0) {
  quantity<si::time> last{};
  integrate_observed(rk4{}, start, field, dt, 40, [&](auto const&, auto t) { last = t; }, t0);
  return last;
}
static_assert(last_time_seen(5ms, 2s) == last_time_seen(ms_5, two_s));

constexpr auto stepped(auto dt, auto other_dt, auto... t0) {
  simulation sim{rk4{}, start, field, dt, t0...};
  sim.step();
  sim.step(other_dt);
  return sample{sim.time(), sim.state()};
}
static_assert(stepped(5ms, 7ms) == stepped(ms_5, 7.0 / 1000 * si::second));
static_assert(stepped(5ms, 7ms, 2s) == stepped(ms_5, 7.0 / 1000 * si::second, two_s));
static_assert(stepped(ms_5, 7ms, 2s) == stepped(5ms, 7.0 / 1000 * si::second, two_s));
static_assert(stepped(5ms, 7ms, 2s) != stepped(5ms, 8ms, 2s));

constexpr chain in_durations{rk4{}, start, field, 5ms, 2s};
constexpr chain in_quantities{rk4{}, start, field, ms_5, two_s};
static_assert(state_after<in_durations, 40> == end && state_after<in_quantities, 40> == end);
constexpr chain from_zero{rk4{}, start, field, 5ms};
static_assert(state_after<from_zero, 40> == integrate(rk4{}, start, field, 5ms, 40));

// The result is a quantity with the number type of the state.
constexpr motion single{1.0F * si::metre, 0.0F * si::metre_per_second};
constexpr auto at_rest = [](auto const&, auto) { return 0.0F * si::metre_per_second_squared; };
constexpr simulation in_float{leapfrog{}, single, at_rest, 16667us};
static_assert(std::is_same_v<decltype(in_float.dt()), quantity<si::time, float>>);
static_assert(in_float.dt() == 0.016667F * si::second);

// A caller's state accepts them as well.
struct tank {
  quantity<si::length> level;
};
constexpr auto drains = [](tank const& t, auto) { return rates{-0.5 / si::second * t.level}; };
static_assert(integrate(rk4{}, tank{2.0 * si::metre}, drains, 125ms, 8).level ==
              integrate(rk4{}, tank{2.0 * si::metre}, drains, 0.125 * si::second, 8).level);

// A clock of frames: 2 s in frames of 16 ms and of 17 ms have the same number of steps of 10 ms.
constexpr int steps_of_frames(auto dt, auto frame, int frames) {
  fixed_step clock{dt, 100};
  int steps = 0;
  for (int n = 0; n < frames; ++n) steps += clock.advance(frame);
  return steps;
}
static_assert(steps_of_frames(10ms, 16ms, 125) == 200);
static_assert(steps_of_frames(10ms, 16.0 / 1000 * si::second, 125) == 200);
static_assert(steps_of_frames(10.0 / 1000 * si::second, 16ms, 125) == 200);
static_assert(steps_of_frames(10.0F / 1000 * si::second, 16ms, 125) == 200);
static_assert(steps_of_frames(10ms, 17ms, 125) == 212);
static_assert(std::is_same_v<decltype(fixed_step{10ms, 8}.dropped()), quantity<si::time>>);

TEST(clock_time, a_look_at_a_clock_is_a_frame_time) {
  fixed_step clock{10ms, 8};
  auto const before = std::chrono::steady_clock::now();
  auto const steps = clock.advance(before - before);
  EXPECT_EQ(steps, 0);
  EXPECT_EQ(clock.advance(std::chrono::nanoseconds{25'000'000}), 2);
  EXPECT_NEAR(clock.alpha(), 0.5, 1e-14);  // a step is taken up to a few ulps early
  EXPECT_THROW((void)clock.advance(-1ms), std::domain_error);
}

TEST(clock_time, the_same_run_at_run_time) {
  auto dt = 5ms;
  EXPECT_TRUE(integrate(rk4{}, start, field, dt, 40, 2s) == end);
}

}  // namespace of_a_clock
}  // namespace
