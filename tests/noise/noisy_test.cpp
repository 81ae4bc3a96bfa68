// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <string>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/milstein.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/noise/stochastic_heun.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/said.hpp"

namespace {

using laws::said;
using namespace unitstep;
using unitstep::symbols::m, unitstep::symbols::m_per_s, unitstep::symbols::m_per_s2,
    unitstep::symbols::s;

constexpr auto root_s = unitstep::sqrt(1.0 * s);
constexpr auto b = 0.5 * m_per_s / root_s;
constexpr auto strength = [](auto const&, auto) { return b; };
constexpr auto nothing = [](auto const& x, auto) { return 0.0 * x.velocity / s; };
constexpr auto slows = [](auto const& x, auto) { return -x.velocity / s; };
constexpr motion start{0.0 * m, 0.0 * m_per_s};
constexpr auto dt = 0.01 * s;
constexpr random_path path{1, 2};

// If noise alone pushes, the velocity is b times the path: W(n + share) root(dt), as `random_path` gives it.
constexpr noisy walk{nothing, strength, path};
double walked(double steps) {
  return 0.5 * std::sqrt(0.01) * path.increment_over(0, {0, 0, steps}).increment;
}
constexpr double rounding = 1e-13;

// In a part of a step that begins and ends at one share of it the path stays, and so does its mean.
constexpr auto push_until = [](double to) {
  auto const raw =
      walk.raw<motion<decltype(1.0 * m), decltype(1.0 * m_per_s)>, decltype(1.0 * s)>();
  return raw.in_step({3, 0.25, to}, raw.prepared(0.01)).increment_and_mean()[1].w[0];
};
static_assert(push_until(0.25) == 0 && push_until(0.5) != 0);

TEST(noisy, a_velocity_follows_the_path) {
  for (int n : {1, 2, 17, 100})
    EXPECT_NEAR(integrate(euler_maruyama{}, start, walk, dt, n).velocity.value(), walked(n),
                rounding);
}

// -- cuts and looks

constexpr auto looks = [](auto const& x, auto) { return x; };

// Field and noise that take the mode are those of the time at which it changes, with the bits of a field that jumps.
TEST(noisy, field_and_noise_take_the_mode) {
  auto const turns = at(0.5 * s, [](auto const&, auto, bool& later) { later = true; });
  noisy const by_mode{
      [](auto const& x, auto, bool later) { return (later ? -2.0 : -1.0) * x.velocity / s; },
      [](auto const&, auto, bool later) { return later ? 0.5 * b : b; }, path};
  noisy const by_time{
      [](auto const& x, auto t) { return (t < 0.5 * s ? -1.0 : -2.0) * x.velocity / s; },
      [](auto const&, auto t) { return t < 0.5 * s ? b : 0.5 * b; }, path};
  auto const check = [&](auto method) {
    auto const modes_run = integrate(method, start, by_mode, dt, 100, modes(false), turns);
    auto const jumps_run = integrate(method, start, by_time, dt, 100, jumps(0.5 * s));
    EXPECT_EQ(modes_run.state.position, jumps_run.state.position);
    EXPECT_EQ(modes_run.state.velocity, jumps_run.state.velocity);
  };
  check(euler_maruyama{});
  check(stochastic_heun{});
}

TEST(noisy, a_look_changes_nothing_of_the_path) {
  auto const due = walked(100);
  auto const with = [](auto const&... what) {
    return integrate(euler_maruyama{}, start, walk, dt, 100, what...).state.velocity.value();
  };
  EXPECT_NEAR(with(every(0.0037 * s, looks)), due, rounding);
  EXPECT_NEAR(with(at(0.123456 * s, looks)), due, rounding);
  EXPECT_NEAR(with(every(0.0037 * s, looks), at({0.00371 * s, 0.5 * s}, looks)), due, rounding);
  EXPECT_NEAR(with(when([](auto const& x, auto) { return x.velocity - 0.01 * m_per_s; }, looks)),
              due, rounding);
  EXPECT_NEAR(with(jumps_every(0.0043 * s)), due, rounding);
  // The control: another path leads elsewhere.
  EXPECT_GT(std::abs(integrate(euler_maruyama{}, start, noisy{nothing, strength, random_path{1, 3}},
                               dt, 100)
                         .velocity.value() -
                     due),
            1e-3);
}

TEST(noisy, what_is_seen_in_between_lies_on_the_path) {
  for (double const steps : {0.5, 3.25, 17.0, 42.123}) {
    double seen = 0;
    static_cast<void>(integrate(euler_maruyama{}, start, walk, dt, 100,
                                at(steps * dt, [&seen](auto const& x, auto) {
                                  seen = x.velocity.value();
                                  return x;
                                })));
    EXPECT_NEAR(seen, walked(steps), 1e-9);  // the time is rounded, and so is the share of the step
  }
}

TEST(noisy, an_event_is_found_on_the_path) {
  auto const level = 0.05 * m_per_s;
  auto const end = integrate_until(
      euler_maruyama{}, start, walk, dt, [&](auto const& x, auto) { return x.velocity - level; },
      1000);
  ASSERT_EQ(end.stopped_because, stop_reason::event);
  EXPECT_NEAR(end.state.velocity.value(), 0.05, 1e-9);
  EXPECT_NEAR(walked(end.time.value() / 0.01), 0.05, 1e-6);
}

// A walk crosses a level again and again near a crossing. Its side at the end follows from the number of events, and an
// effect that returns the state as it is turns nothing back.
template <class T, class Look>
void expect_each_crossing(Look const& look, std::initializer_list<long> runs) {
  for (long const run : runs) {
    noisy const pushed{[](auto const&, auto) { return T(0) * m_per_s2; },
                       [](auto const&, auto) { return T(1) * m_per_s / unitstep::sqrt(T(1) * s); },
                       random_path{9, run}};
    auto const end =
        integrate(euler_maruyama{}, motion{T(0) * m, T(0) * m_per_s}, pushed, T(0.1) * s, 20,
                  when([](auto const& x, auto) { return x.velocity - T(0.05) * m_per_s; }, look));
    bool const is_above = end.state.velocity > T(0.05) * m_per_s;
    EXPECT_EQ(end.events.size() % 2 == 1, is_above) << run;
  }
}
TEST(noisy, each_crossing_of_a_level_is_told) {
  auto const sees = [](auto const&, auto) {};
  expect_each_crossing<double>(sees, {41, 94});
  expect_each_crossing<double>(looks, {41, 94});
  expect_each_crossing<float>(sees, {10, 15, 21, 23, 24});
  expect_each_crossing<float>(looks, {10, 15, 21, 23, 24});
}

// After a change of the step, or a new state, the run follows the same path; nothing resets the number of the step.
TEST(noisy, steps_of_other_lengths_stay_on_the_path) {
  simulation sim{euler_maruyama{}, start, walk, dt};
  double steps = 0;
  for (double const part : {1.0, 0.25, 0.75, 0.3, 0.4, 2.5, 0.85, 3.0, 0.5}) {
    sim.step(part * dt);
    steps += part;
    EXPECT_NEAR(sim.state().velocity.value(), walked(steps), 1e-9);
  }
  double const before = sim.state().velocity.value();
  sim.set_state(start);
  sim.step(dt);
  EXPECT_NEAR(sim.state().velocity.value(), walked(steps + 1) - before, 1e-9);
}

// Parts in even shares are exact, and so are their bits: halves of a step add up to that step.
TEST(noisy, halves_of_steps_are_those_of_the_whole) {
  simulation halves{euler_maruyama{}, start, walk, dt};
  for (int n = 1; n <= 50; ++n) {
    halves.step(dt / 2.0);
    halves.step();
    EXPECT_NEAR(halves.state().velocity.value(), walked(n), rounding);
  }
}

// A run in steps that are cut into sixteenths is still Ito's: for dx = s x dW the mean does not change. On straight
// lines inside the steps it would be Stratonovich's, exp(s^2/2) = 1.649 (s = 1, T = 1).
struct grown {
  boost::units::quantity<boost::units::si::length> x;
};
TEST(noisy, a_run_in_parts_of_steps_stays_itos) {
  int const runs = 4000;
  double sum = 0, squares = 0;
  for (int run = 0; run < runs; ++run) {
    auto const end =
        integrate(euler_maruyama{}, grown{1.0 * m},
                  noisy{[](auto const& y, auto) { return rates{0.0 * y.x / s}; },
                        [](auto const& y, auto) { return rates_of_noise{y.x / root_s}; },
                        random_path{1, run}},
                  0.25 * s, 4, every(0.015625 * s, looks));
    double const x = end.state.x.value();
    sum += x, squares += x * x;
  }
  double const mean = sum / runs;
  double const sigma = std::sqrt((squares / runs - mean * mean) / runs);
  EXPECT_NEAR(mean, 1, 4 * sigma);
  EXPECT_GT(std::abs(mean - std::exp(0.5)), 4 * sigma);
}

// -- every driver, with the same bits

constexpr noisy push{slows, strength, path};
constexpr auto in_a_constant = integrate(sra1{}, start, push, dt, 64);

bool same(auto const& a, auto const& c) {
  return a.position == c.position && a.velocity == c.velocity;
}
TEST(noisy, drivers_agree) {
  int volatile steps = 64;
  auto const due = integrate(sra1{}, start, push, dt, steps);
  EXPECT_TRUE(same(due, in_a_constant));
  EXPECT_TRUE(same(trajectory<64>(sra1{}, start, push, dt)[64].state, due));
  EXPECT_TRUE(same(
      integrate_observed(sra1{}, start, push, dt, 64, every(8, [](auto const&, auto) {})), due));
  simulation sim{sra1{}, start, push, dt};
  for (int i = 0; i < 64; ++i) sim.step();
  EXPECT_TRUE(same(sim.state(), due));
  EXPECT_TRUE(same(integrate(sra1{}, start, push, dt, 64, at(5.0 * s, looks)).state, due));
}

TEST(noisy, a_saved_run_keeps_its_place) {
  simulation sim{sra1{}, start, push, dt};
  for (int i = 0; i < 20; ++i) sim.step();
  sim.step(0.3 * dt);
  auto const saved = sim.save();
  simulation other{sra1{}, start, push, 2.0 * dt};
  other.resume(saved);
  for (int i = 0; i < 10; ++i) sim.step(dt), other.step(dt);
  EXPECT_TRUE(same(sim.state(), other.state()));

  simulation cut{sra1{}, start, push, dt, every(0.0043 * s, looks)};
  for (int i = 0; i < 20; ++i) cut.step();
  auto const place = cut.save();
  simulation beside{sra1{}, start, push, dt, every(0.0043 * s, looks)};
  beside.resume(place);
  for (int i = 0; i < 10; ++i) cut.step(), beside.step();
  EXPECT_TRUE(same(cut.state(), beside.state()));
}

TEST(noisy, a_chain_goes_on_along_the_path) {
  constexpr chain<sra1, std::remove_const_t<decltype(start)>, std::remove_const_t<decltype(push)>,
                  std::remove_const_t<decltype(dt)>>
      whole{sra1{}, start, push, dt};
  auto half = whole.start;
  half.go(32);
  half.go(32);
  EXPECT_TRUE(same(half.state(), in_a_constant));
}

// d/dc of v after n steps of Euler-Maruyama, dv = -c v dt + b dW: v_(n+1) = (1 - c h) v_n + b dW, so by hand
// v'_(n+1) = (1 - c h) v'_n - h v_n, on the same path.
TEST(noisy, derivatives_go_through_on_the_same_path) {
  auto const end = [](auto c) {
    auto const field = noisy{[c](auto const& x, auto) { return -c * x.velocity; }, strength, path};
    return integrate(euler_maruyama{}, start, field, dt, 100).velocity;
  };
  auto const found = derivative(end, 2.0 / s);
  double v = 0, slope = 0;
  for (int i = 0; i < 100; ++i) {
    slope = (1 - 2 * 0.01) * slope - 0.01 * v;
    v = (1 - 2 * 0.01) * v + (walked(i + 1) - walked(i));
  }
  EXPECT_NEAR(found.value.value(), v, 1e-13);
  EXPECT_NEAR(found.slope.value(), slope, 1e-13);
}

// -- float and long double, far and late

TEST(noisy, nothing_depends_on_the_time) {
  auto const late = integrate(euler_maruyama{}, start, walk, dt, 100, 1e6 * s);
  EXPECT_NEAR(late.velocity.value(), walked(100), rounding);
}
template <class T>
void walk_in() {
  using boost::units::quantity;
  namespace si = boost::units::si;
  motion const still{quantity<si::length, T>::from_value(0),
                     quantity<si::velocity, T>::from_value(0)};
  auto const second = quantity<si::time, T>::from_value(1);
  auto const field =
      noisy{[second](auto const& x, auto) { return x.velocity * T(0) / second; },
            [second](auto const&, auto) {
              return quantity<si::velocity, T>::from_value(T(0.5)) / unitstep::sqrt(second);
            },
            path};
  auto const end = integrate(euler_maruyama{}, still, field, second / T(100), 100);
  EXPECT_NEAR(static_cast<double>(end.velocity.value()), walked(100),
              200 * static_cast<double>(std::numeric_limits<float>::epsilon()) *
                  (sizeof(T) == sizeof(float) ? 1 : 1e-7));
}
TEST(noisy, float_and_long_double) {
  walk_in<float>();
  walk_in<long double>();
}

// -- bad input

TEST(noisy, a_run_backwards_is_refused) {
  std::string const due =
      "unitstep: noisy: dt must be positive: a random path is not run backwards";
  EXPECT_EQ(said([] { static_cast<void>(integrate(euler_maruyama{}, start, walk, -dt, 3)); }), due);
  EXPECT_EQ(said([] { simulation{euler_maruyama{}, start, walk, dt}.step(-dt); }), due);
  EXPECT_EQ(
      said([] {
        static_cast<void>(integrate(euler_maruyama{}, start, walk, -dt, 3, every(0.1 * s, looks)));
      }),
      due);
}

// For one source or several, in a motion and in an aggregate, by every method.
TEST(noisy, a_strength_that_is_not_finite_is_refused) {
  std::string const due = "unitstep: noisy: the strength of the noise must be finite";
  auto const said_by = [](auto method, auto initial, auto const& noise) {
    return said([&] {
      auto const field = [](auto const& x, auto) {
        if constexpr (requires { x.velocity; })
          return -x.velocity / s;
        else
          return rates{-x.x / s};
      };
      static_cast<void>(integrate(method, initial, noisy{field, noise, path}, dt, 2));
    });
  };
  double const inf = std::numeric_limits<double>::infinity();
  for (double const bad : {std::numeric_limits<double>::quiet_NaN(), inf, -inf, 1.0}) {
    auto const of_one = [bad](auto const&, auto) { return bad * b; };
    auto const of_two = [bad](auto const&, auto) { return sources{b, bad * b}; };
    auto const of_level = [bad](auto const&, auto) { return rates_of_noise{bad * m / root_s}; };
    std::string const expected = bad == 1 ? "nothing" : due;
    EXPECT_EQ(said_by(euler_maruyama{}, start, of_one), expected);
    EXPECT_EQ(said_by(sra1{}, start, of_one), expected);
    EXPECT_EQ(said_by(stochastic_heun{}, start, of_one), expected);
    EXPECT_EQ(said_by(milstein{}, start, of_one), expected);
    EXPECT_EQ(said_by(euler_maruyama{}, start, of_two), expected);
    EXPECT_EQ(said_by(euler_maruyama{}, grown{1.0 * m}, of_level), expected);
  }
}

}  // namespace
