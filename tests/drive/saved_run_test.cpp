// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using unitstep::simulation;
using unitstep::vec;

constexpr auto pull = [](auto const& s, auto t) {
  return (-4.0 / si::second / si::second) * s.position - (0.1 / si::second) * s.velocity +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};
constexpr simulation verlet{unitstep::stormer_verlet{}, start, pull, 0.1 * si::second};

// A run is saved, stepped on, and resumed elsewhere, in a simulation that has been somewhere else since: the same bits
// of states and times for another 20 steps, with a change of step before the save and one after, for every method.
// Without the memory this would fail.
template <class Run>
constexpr bool goes_on_in_the_same_way(Run run, double h) {
  for (int n = 0; n < 7; ++n) run.step();
  run.step(0.7 * h * si::second);
  run.step();
  auto other = run;
  for (int n = 0; n < 3; ++n) other.step(-2 * h * si::second);
  other.resume(run.save());
  for (int n = 0; n < 20; ++n) {
    if (!twins::same_bits(run.state(), other.state()) ||
        !twins::same_bits(run.time(), other.time()) || !twins::same_bits(run.dt(), other.dt()))
      return false;
    if (n == 10) {
      run.step(1.3 * h * si::second);
      other.step(1.3 * h * si::second);
    } else {
      run.step();
      other.step();
    }
  }
  return true;
}
template <class... Methods>
constexpr bool all_go_on(double h) {
  return (goes_on_in_the_same_way(simulation{Methods{}, start, pull, h * si::second}, h) && ...);
}
// clang-format off
constexpr bool every_method_goes_on(double h) {
  return all_go_on<unitstep::explicit_euler, unitstep::suvat, unitstep::semi_implicit_euler,
                   unitstep::implicit_euler, unitstep::stormer_verlet,
                   unitstep::time_corrected_verlet, unitstep::variable_step_verlet,
                   unitstep::velocity_verlet, unitstep::modified_velocity_verlet<>,
                   unitstep::leapfrog, unitstep::midpoint, unitstep::heun, unitstep::rk4,
                   unitstep::ruth3, unitstep::forest_ruth, unitstep::suzuki4, unitstep::yoshida6,
                   unitstep::yoshida8>(h);
}
// clang-format on
static_assert(every_method_goes_on(0.125));
static_assert(goes_on_in_the_same_way(simulation{unitstep::damped{unitstep::velocity_verlet{}, 0.99,
                                                                  0.001 * si::metre_per_second},
                                                 start, pull, 0.1 * si::second},
                                      0.1));

// The control: a run that starts anew from the state and the time alone differs if a method keeps something, and does
// not if it keeps nothing.
template <class Method>
constexpr bool goes_on_from_state_alone() {
  simulation run{Method{}, start, pull, 0.1 * si::second};
  for (int n = 0; n < 7; ++n) run.step();
  run.step(0.07 * si::second);
  simulation other{Method{}, run.state(), pull, run.dt(), run.time()};
  for (int n = 0; n < 5; ++n) {
    run.step();
    other.step();
  }
  return twins::same_bits(run.state(), other.state());
}
static_assert(!goes_on_from_state_alone<unitstep::stormer_verlet>());
static_assert(!goes_on_from_state_alone<unitstep::velocity_verlet>());

// Plain numbers without padding: bytes for a file.
using saved = decltype(verlet.save());
static_assert(std::is_trivially_copyable_v<saved> && std::is_standard_layout_v<saved>);
static_assert(sizeof(saved) == 7 * sizeof(double) + sizeof(long));  // x v, w a h, t_k dt, n
using bytes = std::array<std::byte, sizeof(saved)>;
constexpr bool passes_through_bytes() {
  auto run = verlet;
  for (int n = 0; n < 5; ++n) run.step();
  auto const written = std::bit_cast<bytes>(run.save());
  auto other = verlet;
  other.resume(std::bit_cast<saved>(written));
  run.step();
  other.step();
  return twins::same_bits(run.state(), other.state()) && run.time() == other.time();
}
static_assert(passes_through_bytes());

// Other kinds of states: bodies in space, and an aggregate.
constexpr motion fleet{std::array{vec{1.0, 2.0, 3.0} * si::metre, vec{4.0, 5.0, 6.0} * si::metre},
                       std::array{vec{0.0, 1.0, 0.0} * si::metre_per_second,
                                  vec{1.0, 0.0, 0.0} * si::metre_per_second}};
constexpr auto pull_both = [](auto const& s, auto) {
  auto const rate = -1.0 / si::second / si::second;
  return std::array{rate * s.position[0], rate * s.position[1]};
};
static_assert(goes_on_in_the_same_way(simulation{unitstep::velocity_verlet{}, fleet, pull_both,
                                                 0.1 * si::second},
                                      0.1));
struct charge {
  quantity<si::electric_charge> on_plates;
};
constexpr auto leaks = [](charge const& c, auto) {
  return unitstep::rates{-c.on_plates / (2.0 * si::second)};
};
static_assert(goes_on_in_the_same_way(simulation{unitstep::rk4{}, charge{1.0 * si::coulomb}, leaks,
                                                 0.1 * si::second},
                                      0.1));

// A rotating body.
constexpr unitstep::rotation spinning{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                      vec{0.1, 0.0, 2.0} * si::radians_per_second};
constexpr auto slows = [](auto const& s, auto) { return (-0.1 / si::second) * s.angular_velocity; };
static_assert(goes_on_in_the_same_way(simulation{unitstep::velocity_verlet{}, spinning, slows,
                                                 0.1 * si::second},
                                      0.1));

// A save of another run is refused, with the reason.
template <class Due, class Got>
constexpr auto reads() {
  using verdict = decltype(unitstep::diagnostics::check_saved<Due, Got>());
  return unitstep::diagnostics::plain_sentence(
      typename unitstep::diagnostics::texts_of<verdict>::expected{},
      typename unitstep::diagnostics::texts_of<verdict>::got{});
}
template <class Method, class State>
using saved_of =
    decltype(simulation{Method{}, std::declval<State>(), pull, 0.1 * si::second}.save());
using line = motion<quantity<si::length>, quantity<si::velocity>>;
static_assert(reads<saved, saved_of<unitstep::rk4, line>>() ==
              "expected method of the saved run: stormer_verlet, got rk4");
static_assert(reads<saved, double>() ==
              "expected saved: what save() returned, got a plain number (double)");
static_assert(reads<decltype(simulation{unitstep::rk4{}, charge{}, leaks, 0.1 * si::second}.save()),
                    saved_of<unitstep::rk4, line>>() ==
              "expected state of the saved run: charge, got motion<m, m s^-1>");

// Of several differences the first is reported: the method, the state, the time, the memory.
template <class Method, class State, class Time, class Memory>
constexpr auto reads_of = reads<unitstep::saved_run<unitstep::rk4, line, quantity<si::time>, int>,
                                unitstep::saved_run<Method, State, Time, Memory>>();
using length = quantity<si::length>;
using unitstep::rk4;
static_assert(reads_of<unitstep::heun, charge, length, double> ==
              "expected method of the saved run: rk4, got heun");
static_assert(reads_of<rk4, charge, length, double> ==
              "expected state of the saved run: motion<m, m s^-1>, got charge");
static_assert(reads_of<rk4, line, length, double> == "expected time of the saved run: s, got m");
static_assert(
    reads_of<rk4, line, quantity<si::time>, double> ==
    "expected memory of the saved run: a plain number (int), got a plain number (double)");
using unitstep::diagnostics::check_saved;
static_assert(decltype(check_saved<saved, saved>())::ok);

// Every number in a save is checked, at any depth of nesting; other members are not.
template <class T>
constexpr bool is_all_finite(T const& value) {
  return unitstep::detail::all_finite(value);
}
struct nested {
  double a;
  std::array<vec<double, 2>, 2> b;
  long c;
};
constexpr double none = std::numeric_limits<double>::quiet_NaN();
static_assert(is_all_finite(nested{1, {vec{2.0, 3.0}, vec{4.0, 5.0}}, -1}));
static_assert(!is_all_finite(nested{none, {vec{2.0, 3.0}, vec{4.0, 5.0}}, 0}) &&
              !is_all_finite(nested{1, {vec{none, 3.0}, vec{4.0, 5.0}}, 0}) &&
              !is_all_finite(nested{1, {vec{2.0, none}, vec{4.0, 5.0}}, 0}) &&
              !is_all_finite(nested{1, {vec{2.0, 3.0}, vec{none, 5.0}}, 0}) &&
              !is_all_finite(nested{1, {vec{2.0, 3.0}, vec{4.0, none}}, 0}));
static_assert(is_all_finite(vec<double, 5>{1.0, 2.0, 3.0, 4.0, 5.0}) &&
              !is_all_finite(vec<double, 5>{1.0, 2.0, 3.0, 4.0, none}));
static_assert(is_all_finite(7L) && is_all_finite(std::array<double, 0>{}));
struct factors {
  std::array<double, 1> a;
  bool rows;
  constexpr bool pivots_are_rows() const { return rows; }
};
static_assert(is_all_finite(factors{{1}, true}) && !is_all_finite(factors{{1}, false}) &&
              !is_all_finite(factors{{none}, true}));

TEST(SavedRun, IsTheSameAtRunTime) {
  EXPECT_TRUE(every_method_goes_on(twins::hidden(0.1)));
  EXPECT_TRUE(passes_through_bytes());
  EXPECT_FALSE(goes_on_from_state_alone<unitstep::stormer_verlet>());
}

TEST(SavedRun, GoesOnAfterARestart) {
  auto run = verlet;
  for (int n = 0; n < 1000; ++n) run.step();
  unsigned char file[sizeof(saved)];
  auto const written = run.save();
  std::memcpy(file, &written, sizeof file);
  for (int n = 0; n < 1000; ++n) run.step();

  auto later = verlet;
  saved read;
  std::memcpy(&read, file, sizeof file);
  later.resume(read);
  for (int n = 0; n < 1000; ++n) later.step();
  EXPECT_TRUE(twins::same_bits(later.state(), run.state()));
  EXPECT_TRUE(twins::same_bits(later.time(), run.time()));
}

// A file with a damaged byte: every number in it may be the one that is not finite.
TEST(SavedRun, RefusesADamagedOne) {
  auto const refusal = [](saved const& run) -> std::string {
    auto sim = verlet;
    try {
      sim.resume(run);
    } catch (std::domain_error const& error) {
      return error.what();
    }
    return "accepted";
  };
  auto const whole = verlet.save();
  EXPECT_EQ(refusal(whole), "accepted");
  double const nan = std::numeric_limits<double>::quiet_NaN();
  for (std::size_t i = 0; i < sizeof(saved) / sizeof(double); ++i) {
    auto damaged = std::bit_cast<std::array<double, sizeof(saved) / sizeof(double)>>(whole);
    damaged[i] = i + 1 == damaged.size() ? -0.0 : nan;  // the last is n, which becomes negative
    EXPECT_EQ(refusal(std::bit_cast<saved>(damaged)),
              "unitstep: the saved run is damaged: a number in it is not finite, or n no count");
  }
  // One more step than this could not be counted.
  saved at_the_end = whole;
  at_the_end.n = std::numeric_limits<long>::max();
  EXPECT_EQ(refusal(at_the_end),
            "unitstep: the saved run is damaged: a number in it is not finite, or n no count");
  at_the_end.n /= 2;
  EXPECT_EQ(refusal(at_the_end), "accepted");
}

// A save of a run under a tolerance: all of it, as bytes.
namespace under_a_tolerance {

namespace us = unitstep;
using swings::fine;
using swings::spring;
using swings::start;

TEST(SavedAdaptiveRun, TravelsAsBytes) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  for (int i = 0; i < 3; ++i) sim.step();
  auto const saved = sim.save();
  static_assert(std::is_trivially_copyable_v<decltype(saved)>);
  EXPECT_EQ(saved.steps, sim.steps());
  EXPECT_EQ(saved.rejected, sim.rejected());
  EXPECT_EQ(saved.evaluations, sim.evaluations());
  EXPECT_EQ(saved.t, sim.time().value());
  EXPECT_GT(saved.next, 0);
}

template <class Method>
class SavedRunOf : public testing::Test {};
using methods = testing::Types<us::bogacki_shampine3, us::dormand_prince5, us::tsitouras5,
                               us::dop853, us::verner9, us::dormand_el_mikkawy_prince4,
                               us::step_doubling<us::rk4>, us::taylor<16>, us::radau5, us::rodas5p>;
TYPED_TEST_SUITE(SavedRunOf, methods);

// What is saved has no length of the last step, and another run's is none: 0, as before the first.
TEST(SavedRunWithin, HasNoLastStepOfTheRunThatTakesIt) {
  auto const check = [](auto sim, auto other) {
    for (int i = 0; i < 5; ++i) sim.step();
    for (int i = 0; i < 2; ++i) other.step();
    EXPECT_NE(other.dt(), 0.0 * si::second);
    other.resume(sim.save());
    EXPECT_EQ(other.dt(), 0.0 * si::second);
    sim.step(), other.step();
    EXPECT_EQ(other.dt(), sim.dt());
  };
  us::simulation const plain{us::dormand_prince5{}, start, spring, fine};
  check(plain, plain);
  auto const look = [](auto const&, auto) {};
  us::simulation const looked_at{us::dormand_prince5{}, start, spring, fine,
                                 us::every(1.0 * si::second, look)};
  check(looked_at, looked_at);
}

TYPED_TEST(SavedRunOf, GoesOnBitForBit) {
  us::simulation sim{TypeParam{}, start, spring, fine};
  for (int i = 0; i < 5; ++i) sim.step();
  auto const saved = sim.save();
  static_assert(std::is_trivially_copyable_v<decltype(saved)>);
  us::simulation other{TypeParam{}, start, spring, fine};
  other.resume(saved);
  for (int i = 0; i < 5; ++i) {
    sim.step();
    other.step();
    EXPECT_TRUE(twins::same_bits(sim.state(), other.state())) << i;
    EXPECT_EQ(sim.time(), other.time());
  }
  EXPECT_EQ(sim.evaluations(), other.evaluations());
}

TEST(SavedAdaptiveRun, MatricesThatAreDamagedAreRefused) {
  us::simulation sim{us::radau5{}, start, spring, fine};
  sim.step();
  auto const right = sim.save();
  EXPECT_NO_THROW(sim.resume(right));
  auto without_a_number = right;
  without_a_number.memory.newton.real[0].a[1][0] = std::nan("");
  EXPECT_THROW(sim.resume(without_a_number), std::domain_error);
  auto without_a_row = right;
  without_a_row.memory.newton.real[0].pivot[0] = 2;
  EXPECT_THROW(sim.resume(without_a_row), std::domain_error);
}

TEST(SavedAdaptiveRun, ADamagedOneIsRefused) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  sim.step();
  auto const right = sim.save();
  auto const resumes = [&](auto const& change) {
    auto other = right;
    change(other);
    EXPECT_THROW(sim.resume(other), std::domain_error);
  };
  double const nan = std::nan("");
  resumes([&](auto& s) { s.state.position = nan; });
  resumes([&](auto& s) { s.state.velocity = nan; });
  resumes([&](auto& s) { s.memory = nan; });
  resumes([&](auto& s) { s.t = nan; });
  resumes([&](auto& s) { s.next = nan; });
  resumes([&](auto& s) { s.next = HUGE_VAL; });
  resumes([&](auto& s) { s.next = -1; });
  resumes([&](auto& s) { s.squared_error = nan; });
  resumes([&](auto& s) { s.squared_error = HUGE_VAL; });
  resumes([&](auto& s) { s.squared_error = -1; });
  resumes([&](auto& s) { s.steps = -1; });
  resumes([&](auto& s) { s.rejected = -1; });
  resumes([&](auto& s) { s.evaluations = -1; });
  EXPECT_NO_THROW(sim.resume(right));
  // No counts yet, and no step found.
  auto begun = right;
  begun.next = begun.squared_error = 0;
  begun.steps = begun.rejected = begun.evaluations = 0;
  EXPECT_NO_THROW(sim.resume(begun));
  EXPECT_EQ(sim.steps() + sim.rejected() + sim.evaluations(), 0);
}

}  // namespace under_a_tolerance

}  // namespace
