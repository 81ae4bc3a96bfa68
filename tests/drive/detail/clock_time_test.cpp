// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <type_traits>
#include <unitstep/unitstep.hpp>

namespace {

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

}  // namespace
