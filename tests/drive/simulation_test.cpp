// SPDX-License-Identifier: BSL-1.0
// Runs step by step: their first cases. simulation_corners_test.cpp has the others.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <chrono>
#include <cmath>
#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/unit_text.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using refusals::refusal;
using unitstep::motion;
using unitstep::simulation;

constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};

// n steps of a simulation are integrate's n steps, with or without memory, from any start time.
template <class Method>
constexpr auto stepped(double h, int steps, double t0) {
  simulation sim{Method{}, start, pull, h * si::second, t0 * si::second};
  for (int n = 0; n < steps; ++n) sim.step();
  return sim.state();
}
template <class Method>
constexpr auto integrated(double h, int steps, double t0) {
  return unitstep::integrate(Method{}, start, pull, h * si::second, steps, t0 * si::second);
}
template <class Method>
constexpr bool agree() {
  return twins::same_bits(stepped<Method>(0.1, 30, 0.0), integrated<Method>(0.1, 30, 0.0)) &&
         twins::same_bits(stepped<Method>(-0.1, 30, 2.7), integrated<Method>(-0.1, 30, 2.7)) &&
         !twins::same_bits(stepped<Method>(0.1, 30, 0.0), integrated<Method>(0.1, 29, 0.0)) &&
         !twins::same_bits(stepped<Method>(0.1, 30, 0.0), integrated<Method>(0.1, 30, 2.7));
}
static_assert(agree<unitstep::explicit_euler>());
static_assert(agree<unitstep::rk4>());
static_assert(agree<unitstep::velocity_verlet>());

// The time is t_k + n h, with one rounding of the product and one of the sum, and never a running sum. A change of step
// starts a new k where the time then is.
constexpr bool keeps_time() {
  simulation sim{unitstep::rk4{}, start, pull, 0.1 * si::second, 2.7 * si::second};
  if (sim.time().value() != 2.7 || sim.dt().value() != 0.1) return false;
  double sum = 2.7;
  bool drifts = false;
  for (int n = 1; n <= 100; ++n) {
    sim.step();
    sum += 0.1;
    if (sim.time().value() != 2.7 + n * 0.1) return false;
    drifts = drifts || sim.time().value() != sum;
  }
  double const t_k = 2.7 + 100 * 0.1;
  sim.step(0.3 * si::second);
  if (sim.time().value() != t_k + 0.3 || sim.dt().value() != 0.3) return false;
  for (int n = 2; n <= 50; ++n) {
    sim.step();
    if (sim.time().value() != t_k + n * 0.3) return false;
  }
  sim.step(-0.7 * si::second);
  return sim.time().value() == t_k + 50 * 0.3 - 0.7 && sim.dt().value() == -0.7 && drifts;
}
static_assert(keeps_time());

// A run with two steps equals two runs, the second from the end of the first.
constexpr bool changes_step() {
  simulation sim{unitstep::rk4{}, start, pull, 0.1 * si::second};
  for (int n = 0; n < 4; ++n) sim.step();
  sim.step(0.05 * si::second);
  sim.step();
  auto const first = integrated<unitstep::rk4>(0.1, 4, 0.0);
  auto const second = unitstep::integrate(unitstep::rk4{}, first, pull, 0.05 * si::second, 2,
                                          (4 * 0.1) * si::second);
  auto const late = unitstep::integrate(unitstep::rk4{}, first, pull, 0.05 * si::second, 2);
  return twins::same_bits(sim.state(), second) && !twins::same_bits(sim.state(), late);
}
static_assert(changes_step());

// The memory is kept through a change of step: velocity Verlet keeps the acceleration, that of the last state for any
// step.
constexpr bool keeps_memory() {
  simulation sim{unitstep::velocity_verlet{}, start, pull, 0.125 * si::second};
  for (int n = 0; n < 4; ++n) sim.step();
  sim.step(0.25 * si::second);
  auto const first = integrated<unitstep::velocity_verlet>(0.125, 4, 0.0);
  // The start of this run evaluates the acceleration that the other one remembers; the times are sums of powers of two,
  // so both are the same.
  auto const second = unitstep::integrate(unitstep::velocity_verlet{}, first, pull,
                                          0.25 * si::second, 1, 0.5 * si::second);
  return twins::same_bits(sim.state(), second);
}
static_assert(keeps_memory());

// state() returns a copy, which nobody can change by mistake, neither whole, nor in a member, nor in a component. A
// copy of the caller's can be changed.
template <class State>
concept can_be_assigned = requires(State s) { s = s; };
template <class Run>
concept has_a_state_to_assign =
    requires(Run sim, std::remove_const_t<decltype(sim.state())> s) { sim.state() = s; } ||
    requires(Run sim) { sim.state().velocity = sim.state().velocity; } ||
    requires(Run sim) { sim.state().velocity *= 2.0; } ||
    requires(Run sim) { sim.state().position.x = sim.state().position.y; };
template <class Start>
using run_from = decltype(simulation{
    unitstep::rk4{}, std::declval<Start>(),
    [](auto const& s, auto) { return -4.0 / si::second / si::second * s.position; },
    1.0 * si::second});
using in_plane =
    motion<unitstep::vec<quantity<si::length>, 2>, unitstep::vec<quantity<si::velocity>, 2>>;
static_assert(!has_a_state_to_assign<run_from<std::remove_const_t<decltype(start)>>>);
static_assert(!has_a_state_to_assign<run_from<in_plane>>);
static_assert(can_be_assigned<std::remove_const_t<decltype(start)>> && can_be_assigned<in_plane>);
constexpr auto sped_up = [] {
  auto state = simulation{unitstep::rk4{}, start, pull, 1.0 * si::second}.state();
  state.velocity *= 2.0;
  return state;
}();
static_assert(sped_up.velocity == 1.0 * si::metre_per_second);

// A copy is a separate run.
constexpr bool copies() {
  simulation sim{unitstep::velocity_verlet{}, start, pull, 0.1 * si::second};
  sim.step();
  auto other = sim;
  sim.step();
  bool const apart = !twins::same_bits(sim.state(), other.state());
  other.step();
  return apart && twins::same_bits(sim.state(), other.state());
}
static_assert(copies());

// A step or a start time of the same unit in another type, here light, is accepted.
constexpr bool takes_light_time() {
  using light_time = unitstep::light<si::time, double>;
  simulation sim{unitstep::rk4{}, start, pull, 0.1 * si::second, light_time{1.0}};
  sim.step(light_time{0.5});
  return sim.time() == 1.5 * si::second;
}
static_assert(takes_light_time());

// A step given by a clock is converted to seconds, and is used from there on.
constexpr bool takes_a_clock_time() {
  simulation sim{unitstep::rk4{}, start, pull, 0.25 * si::second};
  sim.step(std::chrono::milliseconds{500});
  sim.step();
  simulation due{unitstep::rk4{}, start, pull, 0.5 * si::second};
  due.step();
  due.step();
  return sim.time() == 1.0 * si::second && sim.dt() == 0.5 * si::second &&
         twins::same_bits(sim.state(), due.state());
}
static_assert(takes_a_clock_time());

// The caller's types come out.
using spring_run = simulation<unitstep::rk4, motion<quantity<si::length>, quantity<si::velocity>>,
                              decltype(pull), quantity<si::time>>;
using line = motion<quantity<si::length>, quantity<si::velocity>>;
static_assert(std::same_as<decltype(std::declval<spring_run>().state()), line const>);
static_assert(std::same_as<decltype(std::declval<spring_run>().time()), quantity<si::time>>);

TEST(Simulation, IsTheSameAtRunTime) {
  constexpr auto constant = stepped<unitstep::velocity_verlet>(0.1, 100, 2.7);
  EXPECT_TRUE(twins::same_bits(
      stepped<unitstep::velocity_verlet>(twins::hidden(0.1), 100, twins::hidden(2.7)), constant));
  constexpr auto rk4 = stepped<unitstep::rk4>(0.1, 100, 2.7);
  EXPECT_TRUE(
      twins::same_bits(stepped<unitstep::rk4>(twins::hidden(0.1), 100, twins::hidden(2.7)), rk4));
  EXPECT_TRUE(keeps_time() && changes_step() && keeps_memory() && copies() && takes_light_time());
}

TEST(Simulation, RefusesBadValuesByName) {
  auto const run = [](double x, double v, double h, double t0, double other) {
    return refusal([=] {
      simulation sim{unitstep::velocity_verlet{}, motion{x * si::metre, v * si::metre_per_second},
                     pull, h * si::second, t0 * si::second};
      sim.step(other * si::second);
    });
  };
  EXPECT_EQ(run(1, 1, 1, 1, 1), "accepted");
  EXPECT_EQ(run(1, 1, 1, 1, -1), "accepted");
  using limits = std::numeric_limits<double>;
  for (double bad : {limits::infinity(), -limits::infinity(), limits::quiet_NaN()}) {
    EXPECT_EQ(run(bad, 1, 1, 1, 1),
              "unitstep: initial.position must be finite, got infinity or NaN");
    EXPECT_EQ(run(1, bad, 1, 1, 1),
              "unitstep: initial.velocity must be finite, got infinity or NaN");
    EXPECT_EQ(run(1, 1, bad, 1, 1), "unitstep: dt must be finite, got infinity or NaN");
    EXPECT_EQ(run(1, 1, 1, bad, 1), "unitstep: t0 must be finite, got infinity or NaN");
    EXPECT_EQ(run(1, 1, 1, 1, bad), "unitstep: dt must be finite, got infinity or NaN");
  }
}

TEST(Simulation, IsAsItWasAfterARefusedState) {
  simulation sim{unitstep::velocity_verlet{}, start, pull, 0.1 * si::second};
  sim.step();
  auto const before = sim;
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(refusal([&] { sim.set_state({nan * si::metre, 1.0 * si::metre_per_second}); }),
            "unitstep: initial.position must be finite, got infinity or NaN");
  EXPECT_EQ(refusal([&] { sim.set_state({1.0 * si::metre, nan * si::metre_per_second}); }),
            "unitstep: initial.velocity must be finite, got infinity or NaN");
  auto same = before;
  sim.step();
  same.step();
  EXPECT_TRUE(twins::same_bits(sim.state(), same.state()));
  EXPECT_EQ(sim.time(), same.time());
}

TEST(Simulation, IsAsItWasAfterARefusedStep) {
  simulation sim{unitstep::velocity_verlet{}, start, pull, 0.1 * si::second};
  sim.step();
  auto const before = sim;
  EXPECT_THROW(sim.step(std::numeric_limits<double>::infinity() * si::second), std::domain_error);
  EXPECT_TRUE(twins::same_bits(sim.state(), before.state()));
  EXPECT_EQ(sim.time(), before.time());
  EXPECT_EQ(sim.dt(), before.dt());
}

// A simulation under a tolerance: its counts, and states within a step.
namespace under_a_tolerance {

namespace us = unitstep;
using boost::units::quantity;
using swings::fine;
using swings::metre;
using swings::second;
using swings::speed;
using swings::spring;
using swings::start;

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

// A kick: set_state starts anew.
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

// Its size shows its contents. For a body on a line these are so many numbers of 8 bytes:
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

}  // namespace under_a_tolerance

namespace other_states {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::motion;
using verdicts::reads;

template <class Due, class Got>
using verdict = decltype(unitstep::diagnostics::check_other_state<Due, Got>());
using length = quantity<si::length>;
using velocity = quantity<si::velocity>;
using line = motion<length, velocity>;
struct tank {
  length level;
};
struct other_tank {
  length level;
};

using swapped = verdict<line, motion<velocity, length>>;
static_assert(verdict<line, line>::ok && verdict<tank, tank>::ok);
static_assert(verdict<line, motion<light<si::length, double>, velocity>>::ok);
static_assert(verdict<line, motion<length, decltype(1.0 * si::metre / si::second)>>::ok);
static_assert(reads<verdict<line, motion<velocity, length>>>() ==
              "expected position: m, got m s^-1");
static_assert(reads<verdict<line, motion<length, length>>>() == "expected velocity: m s^-1, got m");
static_assert(reads<verdict<line, motion<length, quantity<si::velocity, float>>>>() ==
              "expected velocity: m s^-1 in double, got m s^-1 in float");
static_assert(reads<verdict<line, length>>() == "expected state: motion<m, m s^-1>, got m");
static_assert(reads<verdict<tank, line>>() == "expected state: tank, got motion<m, m s^-1>");
static_assert(reads<verdict<tank, other_tank>>() == "expected state: tank, got other_tank");

TEST(CheckOtherState, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<swapped>().data(), "expected position: m, got m s^-1");
}

}  // namespace other_states

}  // namespace
