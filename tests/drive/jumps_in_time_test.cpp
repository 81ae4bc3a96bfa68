// SPDX-License-Identifier: BSL-1.0
// Fields that jump at known times, which are the `ends` of the tolerance: a step that ends there evaluates just before
// the jump, and the next step at it. The expected values are closed forms of the pieces.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/same_bits.hpp"

namespace {

namespace us = unitstep;
struct tank {
  double level;
};
/// A tolerance with only its ends given.
template <class Absolute, class Ends>
constexpr auto within(Absolute const& absolute, Ends const& ends) {
  return us::tolerance{absolute}.ends(ends);
}
constexpr std::array one_and_two{1.0, 2.0};

// x' = 1 from 1 to 2, else 0.
constexpr auto pulse = [](tank const&, double t) { return us::rates{t >= 1 && t < 2 ? 1.0 : 0.0}; };
constexpr bool is_in(double t) { return t >= 1 && t < 2; }

template <class Method>
class JumpsInTime : public testing::Test {};
using methods =
    testing::Types<us::bogacki_shampine3, us::dormand_prince5, us::tsitouras5, us::dop853,
                   us::verner9, us::radau5, us::rodas5p, us::step_doubling<us::rk4>>;
TYPED_TEST_SUITE(JumpsInTime, methods);

TYPED_TEST(JumpsInTime, APulseIsIntegratedExactly) {
  for (double const error : {1e-3, 1e-9}) {
    auto const allowed = within(tank{error}, one_and_two);
    EXPECT_NEAR(us::integrate(TypeParam{}, tank{0}, pulse, allowed, 17.0).level, 1, 1e-12);
    EXPECT_NEAR(us::integrate(TypeParam{}, tank{1}, pulse, allowed, -3.0, 17.0).level, 0, 1e-12);
    us::simulation sim{TypeParam{}, tank{0}, pulse, allowed, 0.0};
    while (sim.time() < 17) sim.step();
    EXPECT_LE(sim.steps(), 30);
    EXPECT_EQ(sim.rejected(), 0);
    EXPECT_NEAR(sim.state().level, 1, 1e-12);
  }
}

// The times of evaluation: a step that ends at the jump never evaluates it, and one that begins there evaluates no
// earlier time; nor does dense output.
TYPED_TEST(JumpsInTime, EachStepAsksOnItsOwnSide) {
  double least = 0, most = 0;
  auto const spring = [&](auto const& s, double t) {
    least = std::min(least, t);
    most = std::max(most, t);
    return us::rates{is_in(t) ? -s.level : s.level};
  };
  us::simulation sim{TypeParam{}, tank{1}, spring, within(tank{1e-6}, one_and_two), 0.0};
  while (sim.time() < 3) {
    double const before = sim.time();
    least = 99, most = -99;
    sim.step();
    static_cast<void>(sim.at((before + sim.time()) / 2));
    EXPECT_GE(least, before);
    for (double const jump : one_and_two) {
      EXPECT_TRUE(sim.time() != jump || most < jump);
      EXPECT_TRUE(before != jump || least == jump);
    }
  }
  // e, 1, e^(t - 2)
  EXPECT_NEAR(sim.at(sim.time()).level, std::exp(sim.time() - 2), 1e-4);
}

// Along the closed form on both sides: x' = x, then -x, then x.
TYPED_TEST(JumpsInTime, DenseOutputKnowsNothingOfTheOtherSide) {
  auto const turning = [](auto const& s, double t) {
    return us::rates{is_in(t) ? -s.level : s.level};
  };
  auto const due = [](double t) { return std::exp(t < 1 ? t : t < 2 ? 2 - t : t - 2); };
  auto const allowed = within(tank{1e-9}, one_and_two);
  for (auto const& [t, s] : us::trajectory<60>(TypeParam{}, tank{1}, turning, allowed, 0.05))
    EXPECT_NEAR(s.level, due(t), 1e-6) << t;
  for (auto const& [t, s] :
       us::trajectory<60>(TypeParam{}, tank{std::exp(1.0)}, turning, allowed, -0.05, 3.0))
    EXPECT_NEAR(s.level, due(t), 1e-6) << t;
}

// The probe for the first step evaluates no later than the next end, and no farther than the longest step. It used ten
// times either, as x' = 1e-6 x from 1 would allow.
TEST(JumpsInTime, TheFirstProbeStaysBeforeThem) {
  double most = 0;
  auto const slow = [&](auto const& s, double t) {
    most = std::max(most, t);
    return us::rates{1e-6 * s.level};
  };
  us::tolerance const allowed{tank{1e-3}};
  us::simulation ending{us::dormand_prince5{}, tank{1}, slow, allowed.ends(0.5), 0.0};
  ending.step();
  EXPECT_LT(most, 0.5);
  most = 0;
  us::simulation limited{us::dormand_prince5{}, tank{1}, slow, allowed.longest_step(0.25), 0.0};
  limited.step();
  EXPECT_LE(most, 0.25);
}

// A rocket at rest whose thrust begins at 8 s, also at a Unix time: a t^2 / 2.
TEST(JumpsInTime, ARocketAtRest) {
  for (double const t0 : {0.0, 1.7e9}) {
    auto const thrust = [&](auto const& s, double t) {
      return 0 * s.position + (t >= t0 + 8 ? 20. : 0.);
    };
    auto const end =
        us::integrate(us::dormand_prince5{}, us::motion{0.0, 0.0}, thrust,
                      within(us::motion{1e-6, 1e-6}, std::array{t0 + 8}), t0 + 100, t0);
    EXPECT_NEAR(end.position, 10 * 92 * 92, 1e-6);
  }
}

// In the compiler, with the ends in any order, and one of them at the start or end of the run.
constexpr double level(double from, double to, double start, auto const& ends) {
  return us::integrate(us::dormand_prince5{}, tank{start}, pulse, within(tank{1e-6}, ends), to,
                       from)
      .level;
}
constexpr bool is_near(double a, double b) { return a - b < 1e-12 && b - a < 1e-12; }
constexpr std::array backwards{2.0, 1.0, 1.0, -4.0};
static_assert(is_near(level(0, 3, 0, backwards), 1) && is_near(level(3, 0, 1, backwards), 0));
static_assert(is_near(level(0, 1, 0, one_and_two), 0) && is_near(level(0, 2, 0, one_and_two), 1) &&
              is_near(level(1, 2, 0, one_and_two), 1) && is_near(level(2, 3, 0, one_and_two), 0));
static_assert(is_near(level(2, 1, 0, one_and_two), -1) && is_near(level(1, 0, 0, one_and_two), 0) &&
              is_near(level(3, 2, 0, one_and_two), 0));
static_assert(is_near(level(0, 3, 0, std::vector{2.0, 1.0}), 1));

TEST(JumpsInTime, OfTheCompilerAreThoseOfTheProgram) {
  EXPECT_TRUE(
      twins::same_bits(level(twins::hidden(0.0), 3, 0, backwards), level(0, 3, 0, backwards)));
}

// Runs that are saved at a jump, and runs that stop at each step, go on like the others.
TEST(JumpsInTime, ASavedRunGoesOn) {
  auto const allowed = within(tank{1e-6}, one_and_two);
  us::simulation whole{us::dormand_prince5{}, tank{0}, pulse, allowed, 0.0};
  us::simulation other{us::dormand_prince5{}, tank{0}, pulse, allowed, 0.0};
  while (whole.time() < 5) {
    whole.step();
    us::simulation next{us::dormand_prince5{}, tank{7}, pulse, allowed, 0.0};
    next.resume(other.save());
    next.step();
    other.resume(next.save());
    EXPECT_EQ(other.time(), whole.time());
    EXPECT_EQ(other.state().level, whole.state().level);
  }
}

// The counts go on.
TEST(JumpsInTime, JacobiansAreCounted) {
  auto const decays = [](auto const& s, double t) {
    return us::rates{t < 1 ? -s.level : -2 * s.level};
  };
  us::simulation sim{us::radau5{}, tank{1}, decays, within(tank{1e-6}, one_and_two), 0.0};
  long last = 0;
  while (sim.time() < 3) {
    sim.step();
    EXPECT_GE(sim.jacobians(), last);
    last = sim.jacobians();
  }
  EXPECT_GE(last, 3);
  sim.set_state(tank{1});
  EXPECT_GE(sim.jacobians(), last);
}

// Two thousand jumps: each step finds the next one without looking at all of them.
TEST(JumpsInTime, MayBeMany) {
  std::vector<double> jumps;
  for (int i = 2000; i > 0; --i) jumps.push_back(i / 8.0);
  auto const steps_up = [](tank const&, double t) { return us::rates{std::floor(8 * t)}; };
  // The sum of i / 8 for i from 0 to 1999.
  EXPECT_NEAR(
      us::integrate(us::dormand_prince5{}, tank{0}, steps_up, within(tank{1e-3}, jumps), 250.0)
          .level,
      1999.0 * 2000 / 2 / 8, 1e-7);
}

}  // namespace
