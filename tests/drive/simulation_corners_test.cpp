// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Runs step by step, in their corners: steps of other lengths, another state, other fields, what a run holds, and, under a
// tolerance, dense output and first steps. simulation_test.cpp has the first cases.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rates.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using unitstep::simulation;

constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};

// If the given step equals the one before, nothing changes: the time is n h. A shorter step in between starts a new k,
// from which the old step counts again.
template <class T>
constexpr bool keeps_time_of_given_steps(int steps) {
  auto const h = T(1) / T(120) * si::second;
  simulation sim{unitstep::explicit_euler{}, motion{T(0) * si::metre, T(0) * si::metre_per_second},
                 [](auto const&, auto) { return T(0) * si::metre_per_second_squared; }, h};
  auto singly = sim;
  T sum = 0;
  for (int n = 1; n <= steps; ++n) {
    sim.step(h);
    singly.step();
    sum += h.value();
    if (sim.time() != singly.time()) return false;
  }
  bool const drifts = sum != sim.time().value();
  T const t_k = sim.time().value();
  sim.step(h / T(2));
  T const t_k2 = sim.time().value();
  for (int n = 0; n < 7; ++n) sim.step(h);
  return drifts && t_k == T(steps) * h.value() && t_k2 == t_k + h.value() / 2 &&
         sim.time().value() == t_k2 + 7 * h.value() && sim.dt() == h;
}
static_assert(keeps_time_of_given_steps<double>(100) && keeps_time_of_given_steps<float>(100));
// A step may be zero, and change its sign.
constexpr bool turns_back() {
  simulation sim{unitstep::explicit_euler{}, start, pull, 0.1 * si::second};
  for (int n = 0; n < 3; ++n) sim.step(0.1 * si::second);
  sim.step(0.0 * si::second);
  for (int n = 0; n < 3; ++n) sim.step(-0.1 * si::second);
  return sim.time().value() == 3 * 0.1 - 3 * 0.1 && sim.dt().value() == -0.1;
}
static_assert(turns_back());

// A new state is a start at the current time: the run goes on like one that starts there, whatever was in the memory of
// the method. All times are sums of powers of two.
constexpr motion kicked{0.75 * si::metre, -3.0 * si::metre_per_second};
template <class Method>
constexpr auto goes_on_from(motion<quantity<si::length>, quantity<si::velocity>> const& other) {
  simulation sim{Method{}, start, pull, 0.125 * si::second, 2.5 * si::second};
  for (int n = 0; n < 7; ++n) sim.step();
  sim.set_state(other);
  for (int n = 0; n < 5; ++n) sim.step();
  return sim.state();
}
template <class Method>
constexpr bool starts_anew() {
  auto const from = [](motion<quantity<si::length>, quantity<si::velocity>> const& s) {
    return unitstep::integrate(Method{}, s, pull, 0.125 * si::second, 5,
                               (2.5 + 7 * 0.125) * si::second);
  };
  return twins::same_bits(goes_on_from<Method>(kicked), from(kicked)) &&
         !twins::same_bits(goes_on_from<Method>(kicked), from(start));
}
static_assert(starts_anew<unitstep::rk4>() && starts_anew<unitstep::velocity_verlet>());
static_assert(starts_anew<unitstep::stormer_verlet>());
// A reversible method goes back when its velocity is reversed.
constexpr bool turns_round() {
  simulation sim{unitstep::velocity_verlet{}, start,
                 [](auto const& s, auto) { return -4.0 / si::second / si::second * s.position; },
                 0.125 * si::second};
  sim.step();
  sim.set_state({sim.state().position, -sim.state().velocity});
  sim.step();
  return sim.state() == motion{start.position, -start.velocity};
}
static_assert(turns_round());
// The time is t_k + n h as before, and the step is unchanged.
constexpr bool keeps_time_through_another_state() {
  simulation sim{unitstep::rk4{}, start, pull, 0.1 * si::second, 2.7 * si::second};
  for (int n = 1; n <= 100; ++n) {
    sim.step();
    if (n % 7 == 0) sim.set_state(kicked);
    if (sim.time().value() != 2.7 + n * 0.1 || sim.dt().value() != 0.1) return false;
  }
  return true;
}
static_assert(keeps_time_through_another_state());
// It may be given in any spelling of its units, and is read in the run's own.
constexpr bool takes_other_spellings() {
  using light_length = unitstep::light<si::length, double>;
  simulation sim{unitstep::rk4{}, start, pull, 0.1 * si::second};
  sim.set_state(motion{light_length{2.0}, 3.0 * si::metre / si::second});
  return sim.state() == motion{2.0 * si::metre, 3.0 * si::metre_per_second};
}
static_assert(takes_other_spellings());
// The same for other kinds of states; after a refusal everything is as it was.
struct tank {
  quantity<si::length> level;
};
constexpr bool fills_a_tank() {
  simulation sim{unitstep::rk4{}, tank{1.0 * si::metre},
                 [](auto const& s, auto) { return unitstep::rates{-1.0 / si::second * s.level}; },
                 0.5 * si::second};
  sim.step();
  sim.set_state({3.0 * si::metre});
  return sim.state().level == 3.0 * si::metre && sim.time() == 0.5 * si::second;
}
static_assert(fills_a_tank());

// An assignment takes over everything from the other run, even for a field without assignment: a lambda that captures.
constexpr auto pulled_by(double const& rate) {
  return [&rate](auto const& s, auto) { return -rate / si::second / si::second * s.position; };
}
static_assert(!std::is_copy_assignable_v<decltype(pulled_by(1.0))>);
constexpr bool takes_over() {
  double const weak = 1, strong = 4;
  simulation sim{unitstep::velocity_verlet{}, start, pulled_by(weak), 0.1 * si::second};
  sim.step();
  simulation other{unitstep::velocity_verlet{}, start, pulled_by(strong), 0.25 * si::second,
                   3.0 * si::second};
  sim = other;
  bool const same =
      sim.state() == start && sim.time() == 3.0 * si::second && sim.dt() == 0.25 * si::second;
  sim.step();
  other.step();
  return same && twins::same_bits(sim.state(), other.state()) && sim.time() == other.time();
}
static_assert(takes_over());

using spring_run = simulation<unitstep::rk4, motion<quantity<si::length>, quantity<si::velocity>>,
                              decltype(pull), quantity<si::time>>;

// Its contents: position, velocity, t_k, dt and n; velocity Verlet adds an acceleration, a law its constant. There is
// no allocation and no pointer.
static_assert(sizeof(spring_run) == 4 * sizeof(double) + sizeof(long));
static_assert(sizeof(simulation{unitstep::velocity_verlet{}, start, pull, 1.0 * si::second}) ==
              5 * sizeof(double) + sizeof(long));
struct with_constant {
  double k;
  constexpr auto operator()(auto const& s, auto) const {
    return -k / si::second / si::second * s.position;
  }
};
static_assert(sizeof(simulation{unitstep::rk4{}, start, with_constant{4.0}, 1.0 * si::second}) ==
              5 * sizeof(double) + sizeof(long));
// The sum of its parts for a method with a memory of two kinds, a law with two constants, and states in space and of
// other kinds.
template <class State, class Method, class Field>
constexpr std::size_t size_of_run(State const&, Method const&, Field const&) {
  return sizeof(simulation<Method, State, Field, boost::units::quantity<si::time>>);
}
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{15.0 * si::newton / si::metre},
                                     unitstep::damper{0.1 * si::kilogram / si::second}};
constexpr std::size_t times = 2 * sizeof(double) + sizeof(long);  // t_k, dt and n
static_assert(size_of_run(start, unitstep::rk4{}, swing) == 2 * 8 + 2 * 8 + times);
constexpr unitstep::motion in_space{unitstep::vec{1.0, 2.0, 3.0} * si::metre,
                                    unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second};
static_assert(size_of_run(in_space, unitstep::rk4{}, swing) == 6 * 8 + 2 * 8 + times);
static_assert(size_of_run(in_space, unitstep::velocity_verlet{}, swing) ==
              6 * 8 + 2 * 8 + 3 * 8 + times);
static_assert(std::is_trivially_copyable_v<spring_run>);

// Twenty minutes of a game in `float`, whose sum of steps would read 1200.95 s.
TEST(SimulationCorners, KeepsTheTimeOfAGame) {
  EXPECT_TRUE(keeps_time_of_given_steps<float>(20 * 60 * 120));
  EXPECT_TRUE(turns_back());
}

TEST(SimulationCorners, GoesOnFromAnotherStateAtRunTime) {
  EXPECT_TRUE(starts_anew<unitstep::rk4>() && starts_anew<unitstep::velocity_verlet>());
  EXPECT_TRUE(starts_anew<unitstep::stormer_verlet>() && turns_round() && fills_a_tank());
  EXPECT_TRUE(keeps_time_through_another_state() && takes_other_spellings());
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

// The time of a state without velocity has the type of t0.
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

TEST(SimulationWithinCorners, AfterAKickOrAResumptionThereIsNoLastStep) {
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

TEST(SimulationWithinCorners, DenseOutputIsAsGoodAsTheSteps) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  while (sim.time() < 3.0 * second) {
    sim.step();
    for (int i = 0; i < 8; ++i) {
      auto const t = sim.time() - sim.dt() * (i / 8.0);
      EXPECT_NEAR(sim.at(t).position.value(), std::cos(2 * t.value()), 1e-8);
    }
  }
}

TEST(SimulationWithinCorners, EndsStepsWhereItIsTold) {
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

TEST(SimulationWithinCorners, NoStepIsLongerThanAllowed) {
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

// A circuit of 50 ps at rest, and a pulse from 20 ps to 70 ps: 1 - e^(-1) at its end, and at 100 ps e^(-30 / 50) of
// that. Only its response to a change shows its time scale.
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

// A spring at rest, and one that is put to rest, at any time.
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

// If a state responds to nothing, and there is no end, the run needs a first step.
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

}  // namespace under_a_tolerance

}  // namespace
