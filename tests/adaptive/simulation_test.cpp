// SPDX-License-Identifier: BSL-1.0
// A simulation under a tolerance: what it counts, and what lies within a step.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <type_traits>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;
using boost::units::quantity;

struct counts {
  long steps;
  long rejected;
  long evaluations;
};

// Six evaluations for each step that is tried, one for the start and one to find the first step.
constexpr counts spring_counts = [] {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  while (sim.time() < 3.0 * second) sim.step();
  return counts{sim.steps(), sim.rejected(), sim.evaluations()};
}();
static_assert(spring_counts.evaluations == 2 + 6 * (spring_counts.steps + spring_counts.rejected));
static_assert(spring_counts.steps > 10);

// Within the last step, and at both of its ends.
constexpr bool looks_inside() {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  if (!(sim.at(0.0 * second) == start)) return false;
  sim.step();
  auto const before = sim.state();
  auto const t = sim.time();
  sim.step();
  return sim.at(t) == before && sim.at(sim.time()) == sim.state() && sim.dt() == sim.time() - t;
}
static_assert(looks_inside());

// A kick: set_state begins anew.
constexpr bool goes_on() {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  sim.step();
  auto const t = sim.time();
  sim.set_state(us::motion{2.0 * metre, 0.0 * speed});
  if (sim.time() != t || !(sim.state().position == 2.0 * metre)) return false;
  sim.step();
  return sim.state().position < 2.0 * metre;
}
static_assert(goes_on());

// The time of a state without velocity is that of t0.
struct tank {
  quantity<si::length> level;
};
constexpr bool drains() {
  us::simulation sim{us::dormand_prince5{}, tank{2.0 * metre},
                     [](auto const& t, auto) { return us::rates{-0.5 / second * t.level}; },
                     us::tolerance{tank{1e-8 * metre}}, 1.0 * second};
  sim.step();
  return sim.time() > 1.0 * second && sim.state().level < 2.0 * metre;
}
static_assert(drains());

// Its size says what it holds. Of a body on a line these are so many numbers of 8 bytes:
constexpr std::size_t held_limits = 2 + 1 + 2 + 2;         // errors allowed, lengths, counts
constexpr std::size_t held_run = 2 + 1 + 3 + 3 + 1;        // state, slope, times, counts, stiffness
constexpr std::size_t held_step = 2 + 1 + 2 + 2 + 2 + 14;  // ends, slope, times, error, 7 slopes
using spring_sim = decltype(us::simulation{us::dormand_prince5{}, start, spring, fine});
static_assert(sizeof(spring_sim) == (held_limits + held_run + held_step + 1) * sizeof(double));
static_assert(std::is_trivially_copyable_v<spring_sim>);

TEST(SimulationWithin, OutsideOfTheLastStepIsAnError) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  sim.step();
  sim.step();
  EXPECT_THROW(static_cast<void>(sim.at(0.0 * second)), std::domain_error);
  EXPECT_THROW(static_cast<void>(sim.at(sim.time() + 1e-9 * second)), std::domain_error);
  EXPECT_THROW(static_cast<void>(sim.at(std::nan("") * second)), std::domain_error);
}

TEST(SimulationWithin, BeforeTheFirstStepThereIsNoLastStep) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine, 1.0 * second};
  EXPECT_TRUE(sim.at(1.0 * second) == start);
  for (double const other : {0.0, 0.5, 0.9375, 1.5})
    EXPECT_THROW(static_cast<void>(sim.at(other * second)), std::domain_error);
  EXPECT_EQ(sim.dt(), 0.0 * second);
}

TEST(SimulationWithin, AfterAKickOrAResumptionThereIsNoLastStep) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  sim.step();
  auto const saved = sim.save();
  auto const inside = sim.time() - 0.5 * sim.dt();
  EXPECT_NO_THROW(static_cast<void>(sim.at(inside)));
  sim.resume(saved);
  EXPECT_THROW(static_cast<void>(sim.at(inside)), std::domain_error);
  us::simulation other{us::dormand_prince5{}, start, spring, fine};
  other.step();
  other.set_state(start);
  EXPECT_THROW(static_cast<void>(other.at(inside)), std::domain_error);
  EXPECT_TRUE(other.at(other.time()) == start);
}

TEST(SimulationWithin, DenseOutputIsAsGoodAsTheSteps) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  while (sim.time() < 3.0 * second) {
    sim.step();
    for (int i = 0; i < 8; ++i) {
      auto const t = sim.time() - sim.dt() * (i / 8.0);
      EXPECT_NEAR(sim.at(t).position.value(), std::cos(2 * t.value()), 1e-8);
    }
  }
}

TEST(SimulationWithin, SavedItGoesOnBitForBit) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  for (int i = 0; i < 5; ++i) sim.step();
  auto const saved = sim.save();
  for (int i = 0; i < 5; ++i) sim.step();
  us::simulation other{us::dormand_prince5{}, start, spring, fine};
  other.resume(saved);
  for (int i = 0; i < 5; ++i) other.step();
  EXPECT_TRUE(twins::same_bits(sim.state(), other.state()));
  EXPECT_EQ(sim.time(), other.time());
  EXPECT_EQ(sim.evaluations(), other.evaluations());
  auto damaged = saved;
  damaged.t = std::nan("");
  EXPECT_THROW(other.resume(damaged), std::domain_error);
}

TEST(SimulationWithin, EndsStepsWhereItIsTold) {
  us::tolerance const allowed{
      us::motion{1e-10 * metre, 1e-10 * speed}, 1e-10, {}, {}, 1000, us::step_control::elementary,
      std::array{0.5 * second, 1.0 * second}};
  us::simulation sim{us::dormand_prince5{}, start, spring, allowed};
  bool half = false, whole = false;
  while (sim.time() < 1.5 * second) {
    sim.step();
    half = half || sim.time() == 0.5 * second;
    whole = whole || sim.time() == 1.0 * second;
  }
  EXPECT_TRUE(half && whole);
}

TEST(SimulationWithin, NoStepIsLongerThanAllowed) {
  us::tolerance const allowed{us::motion{1e-3 * metre, 1e-3 * speed}, 0.0, {}, 0.0625 * second};
  us::simulation sim{us::dormand_prince5{}, start, spring, allowed};
  for (int i = 0; i < 30; ++i) {
    sim.step();
    EXPECT_LE(sim.dt(), 0.0625 * second);
  }
  us::tolerance const given{us::motion{1e-3 * metre, 1e-3 * speed}, 0.0, 0.001 * second};
  us::simulation first{us::dormand_prince5{}, start, spring, given};
  first.step();
  EXPECT_EQ(first.time(), 0.001 * second);
}

// A circuit of 50 ps at rest, and a pulse from 20 ps to 70 ps: 1 - e^(-1) at its end, and at 100 ps e^(-30 / 50) of that.
// Nothing but how it answers to a change tells in what times it lives.
struct circuit {
  double volts;
};
TEST(AdaptiveSimulation, AtRestItFindsHowFastItAnswers) {
  auto const filter = [](auto const& s, double t) {
    return us::rates{((t >= 20e-12 && t < 70e-12 ? 1.0 : 0.0) - s.volts) / 50e-12};
  };
  us::simulation sim{us::dormand_prince5{}, circuit{0}, filter, us::tolerance{circuit{1e-6}}, 0.0};
  while (sim.time() < 100e-12) sim.step();
  EXPECT_NEAR(sim.at(100e-12).volts, 0.346915118099371, 2e-5);
}

// A spring at rest, and one that is put to rest, whenever that is.
TEST(AdaptiveSimulation, RestsAtAnyTime) {
  us::tolerance const rough{us::motion{1e-6 * metre, 1e-6 * speed}};
  us::motion const rest{0.0 * metre, 0.0 * speed};
  for (double const t0 : {0.0, 1.7e9, -2e12}) {
    us::simulation sim{us::dormand_prince5{}, rest, spring, rough, t0 * second};
    us::simulation other{us::dormand_prince5{}, start, spring, rough, t0 * second};
    other.step();
    other.set_state(rest);
    for (int n = 0; n < 5; ++n) sim.step(), other.step();
    EXPECT_GT(sim.time(), t0 * second);
    EXPECT_EQ(sim.state(), rest);
    EXPECT_EQ(other.state(), rest);
    EXPECT_EQ(
        us::integrate(us::dormand_prince5{}, rest, spring, rough, (t0 + 1) * second, t0 * second),
        rest);
  }
  us::motion const still{0.0F, 0.0F};
  EXPECT_EQ(us::integrate(
                us::dormand_prince5{}, still, [](auto const& s, auto) { return -s.position; },
                us::tolerance{us::motion{1e-6F, 1e-6F}, 0.0F}, 10.5F, 10.0F),
            still);
}

// Where a state answers to nothing, and there is no end, the first step is asked for.
TEST(AdaptiveSimulation, AsksForAFirstStep) {
  auto const shut = [](circuit const&, double) { return us::rates{0.0}; };
  us::simulation sim{us::dormand_prince5{}, circuit{0}, shut, us::tolerance{circuit{1e-6}}, 0.0};
  EXPECT_EQ(refusals::refusal([&] { return (sim.step(), 0); }),
            "unitstep: nothing at the start tells how long the first step may be: give "
            "tolerance{...}.first_step(time)");
  us::simulation told{us::dormand_prince5{}, circuit{0}, shut,
                      us::tolerance{circuit{1e-6}, 0.0, 0.5}, 0.0};
  told.step();
  EXPECT_EQ(told.time(), 0.5);
}

}  // namespace
