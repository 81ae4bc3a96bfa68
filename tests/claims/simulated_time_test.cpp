// SPDX-License-Identifier: BSL-1.0
// Time: of a simulation, of a wall clock, of a series; and the shortest.
//
// P4 (C: 3.1 Time Series and the Time Step; D: Wibbly Wobbly Timey Wimey Stuff) Simulated time is not the
//     time of a wall clock. A physics simulation typically runs at a much faster rate than the rest of the
//     program (C), and normally at about 120 steps a second (D).
//     Facts: a fixed step of 1/120 s; 30, 60 and 144 frames a second. That the step must not depend on the frame
//     rate is ours.
//     Confirmed: 480 updates in 4 s end in the same bits at 30, 60 and 144 frames a second, and so do the 144,000
//     of a level; stepped with the frames' own times, 30 of them a second end at -0.988216 m and 144 at -0.975777
//     m.
//     See tutorial_game_loop.
// P5 (C: 1 Integration (figure 2); 3.1 Time Series and the Time Step; D: Wibbly Wobbly Timey Wimey Stuff) A
//     time series is the record of a state. A figure shows an acceleration in five pieces, 0, +, 0, -, 0,
//     the ramp of the velocity, and below it the displacement.
//     Facts: five pieces, 0, + 2, 0, - 2, 0 m/s^2, here of 1 s; `trajectory`.
//     Confirmed: with pieces of 1 s and 2 m/s^2 the velocity is 0, 0, 2, 2, 0, 0 m/s and the place 0, 0, 1, 3, 4,
//     4 m by leapfrog, exactly; by explicit Euler the place is short by 1/8 m after the first ramp in steps of 1/8
//     s, and right again after the second.
//     See tutorial_what_integration_is, figure_c_pieces.
// P8 (D: Wibbly Wobbly Timey Wimey Stuff) Physics in the real world is continuous, with no interval that
//     could be told apart. A Planck time corresponds to about 1.85e43 frames a second; it is some billion
//     times below what can be measured, and we cannot model things in it.
//     Facts: 1.85e43 a second; a billion; the shortest time measured is 247e-21 s.
//     Corrected: 1.85e43 a second is right, by the root of c^5 / (hbar G). But it is not some billion times below
//     what can be measured: 247e-21 s are 4.6e24 Planck times, and a billion of them 5.4e-35 s.
//     See tutorial_game_loop.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/shows.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::damper;
using unitstep::fixed_step;
using unitstep::motion;
using unitstep::second_law;
using unitstep::semi_implicit_euler;
using unitstep::simulation;
using unitstep::spring;

// P4:
constexpr simulation start{semi_implicit_euler{},
                           motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                           second_law{1.0 * si::kilogram, spring{15.0 * si::newton / si::metre},
                                      damper{0.002 * si::kilogram / si::second}},
                           si::second / 120.0};

/// A run and the number of its steps.
struct played {
  decltype(simulation{start}) sim = start;
  long steps = 0;
  double dropped = 0;
};

/// A fixed step under `frames` frames, the n-th of which takes `time_of(n)` seconds.
template <class TimeOf>
constexpr played at_a_fixed_step(long frames, TimeOf time_of) {
  played run;
  fixed_step clock{start.dt(), 30};
  for (long n = 0; n < frames; ++n) {
    int const due = clock.advance(time_of(n) * si::second);
    for (int i = 0; i < due; ++i) run.sim.step();
    run.steps += due;
  }
  run.dropped = clock.dropped().value();
  return run;
}
/// The frames' own times as steps.
template <class TimeOf>
constexpr auto at_the_frames_steps(long frames, TimeOf time_of) {
  auto sim = start;
  for (long n = 0; n < frames; ++n) sim.step(time_of(n) * si::second);
  return sim.state().position.value();
}

constexpr auto at_30 = [](long) { return 1.0 / 30; };
constexpr auto at_60 = [](long) { return 1.0 / 60; };
constexpr auto at_144 = [](long) { return 1.0 / 144; };
// Two frames in turn that last a 30th of a second together, one of them a whole number of
// milliseconds.
constexpr auto uneven = [](long n) { return n % 2 == 0 ? 0.008 : 1.0 / 30 - 0.008; };

// Four seconds, proved: 480 steps and the same bits in four ways.
constexpr auto expected = at_a_fixed_step(240, at_60);
static_assert(expected.steps == 480 && expected.dropped == 0 && 4 * 120 == 480);
template <class TimeOf>
constexpr bool is_as_expected(long frames, TimeOf time_of) {
  auto const run = at_a_fixed_step(frames, time_of);
  return run.steps == 480 && twins::same_bits(run.sim.state(), expected.sim.state());
}
static_assert(is_as_expected(120, at_30) && 4 * 30 == 120 && 4 * 60 == 240);
static_assert(is_as_expected(576, at_144) && 4 * 144 == 576);
static_assert(is_as_expected(240, uneven));
static_assert(!is_as_expected(575, at_144));

// The control: with the frames' times as steps the player at 30 frames a second sees the body more
// than a centimetre away from where the one at 144 does. A loop on plain numbers, four lines of C,
// gives -0.988216 and -0.975777 m; the closed form is -0.972857 m.
constexpr double at_30_steps = at_the_frames_steps(120, at_30);
constexpr double at_144_steps = at_the_frames_steps(576, at_144);
static_assert(laws::shows(at_30_steps, "-0.988216"));
static_assert(laws::shows(at_144_steps, "-0.975777"));

// P4 at run time: a level of 20 minutes, 144,000 updates under any of them.
TEST(SimulatedTime, ALevelIsTheSameUnderAnyFrameRate) {
  // Hidden, because g++ would try to work the whole level out while it compiles.
  auto const seconds = static_cast<long>(twins::hidden(20.0 * 60));
  auto const steady = at_a_fixed_step(seconds * 60, at_60);
  EXPECT_EQ(steady.steps, 144'000);
  for (auto const& run :
       {at_a_fixed_step(seconds * 30, at_30), at_a_fixed_step(seconds * 144, at_144),
        at_a_fixed_step(seconds * 60, uneven)}) {
    EXPECT_EQ(run.steps, 144'000);
    EXPECT_EQ(run.dropped, 0);
    EXPECT_TRUE(twins::same_bits(run.sim.state(), steady.sim.state()));
  }
}

// P5: five pieces of a second each, as a series of samples.
constexpr auto in_five_pieces = [](auto const&, auto t) {
  double const s = t.value();
  double const a = s >= 1 && s < 2 ? 2 : s >= 3 && s < 4 ? -2 : 0;
  return a * si::metre_per_second_squared;
};
template <class Method>
constexpr auto series =
    unitstep::trajectory<40>(Method{}, motion{0.0 * si::metre, 0.0 * si::metre_per_second},
                             in_five_pieces, 0.125 * si::second);
struct row {
  double time, velocity, place;
  constexpr bool operator==(row const&) const = default;
};
template <class Method>
constexpr row at(int second) {
  auto const& [time, state] = series<Method>[static_cast<std::size_t>(8 * second)];
  return {time.value(), state.velocity.value(), state.position.value()};
}
static_assert(at<unitstep::leapfrog>(1) == row{1, 0, 0} &&
              at<unitstep::leapfrog>(2) == row{2, 2, 1});
static_assert(at<unitstep::leapfrog>(3) == row{3, 2, 3} &&
              at<unitstep::leapfrog>(4) == row{4, 0, 4});
static_assert(at<unitstep::leapfrog>(5) == row{5, 0, 4});
static_assert(at<unitstep::explicit_euler>(2) == row{2, 2, 1 - 1.0 / 8});
static_assert(at<unitstep::explicit_euler>(5) == row{5, 0, 4});

// P8: hbar, G and c of CODATA 2018.
constexpr double planck_rate =
    unitstep::math::sqrt(299792458.0 * 299792458.0 * 299792458.0 * 299792458.0 * 299792458.0 /
                         (1.054571817e-34 * 6.67430e-11));
static_assert(laws::shows(planck_rate, "1.85e43") && !laws::shows(planck_rate, "1.86e43"));
// How long light takes through a molecule of hydrogen, 247(8) zs, is the shortest time that was measured:
// S. Grundmann and others, Science 370, 339 (2020).
constexpr double shortest_measured = 247e-21;
static_assert(shortest_measured == 247e-21 &&
              laws::shows(shortest_measured * planck_rate, "4.6e24"));
static_assert(laws::shows(1e9 / planck_rate, "5.4e-35"));

TEST(SimulatedTime, IsTheSameAtRunTime) {
  auto const run = at_a_fixed_step(576, [](long) { return twins::hidden(1.0 / 144); });
  EXPECT_TRUE(twins::same_bits(run.sim.state(), expected.sim.state()));
}

}  // namespace
