// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <stdexcept>
#include <string>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/boris.hpp>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/step_doubling.hpp>
#include <unitstep/methods/taylor.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::vec;
using unitstep::detail::can_step;
using time = quantity<si::time>;
using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using space =
    unitstep::motion<vec<quantity<si::length, float>, 3>, vec<quantity<si::velocity, float>, 3>>;
struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct no_method {};

static_assert(can_step<unitstep::rk4, line, time> && can_step<unitstep::rk4, fall, time>);
static_assert(can_step<unitstep::rk4, space, quantity<si::time, float>>);
static_assert(can_step<unitstep::semi_implicit_euler, line, time>);
static_assert(!can_step<unitstep::semi_implicit_euler, fall, time>);
static_assert(can_step<unitstep::velocity_verlet, line, time>);
static_assert(!can_step<unitstep::velocity_verlet, fall, time>);
static_assert(!can_step<no_method, line, time>);

// A wrapper passes on the properties of the method inside, at any depth, unless it states its own.
namespace detail = unitstep::detail;
template <class Inside>
using twice = unitstep::step_doubling<Inside>;
template <class Inside>
using slowed = unitstep::damped<Inside, double, quantity<si::velocity>>;
static_assert(detail::adds_a_change<twice<unitstep::rk4>> &&
              !detail::adds_a_change<twice<unitstep::implicit_euler>> &&
              !detail::adds_a_change<twice<twice<unitstep::taylor<8>>>> &&
              !detail::adds_a_change<slowed<unitstep::rk4>>);
static_assert(detail::steps_vectors<twice<unitstep::rk4>> &&
              !detail::steps_vectors<twice<twice<unitstep::boris>>> &&
              !detail::steps_vectors<twice<unitstep::implicit_euler>> &&
              !detail::steps_vectors<slowed<unitstep::rk4>> &&
              !detail::steps_vectors<unitstep::compensated<unitstep::rk4>>);
static_assert(!detail::solves_along_a_band<twice<unitstep::rk4>> &&
              detail::solves_along_a_band<twice<twice<unitstep::implicit_euler>>>);
static_assert(detail::may_step_on_groups<twice<unitstep::rk4>> &&
              !detail::may_step_on_groups<twice<twice<unitstep::taylor<8>>>> &&
              !detail::may_step_on_groups<unitstep::compensated<unitstep::rk4>>);

// The same for verdicts: the first refusal counts.
template <int n>
struct refused {
  static constexpr bool ok = false;
};
template <int of_members, int of_field>
struct judging : unitstep::rk4 {
  template <class, class>
  using verdict =
      std::conditional_t<of_members == 0, unitstep::diagnostics::accepted, refused<of_members>>;
  template <class, class, class>
  static consteval auto verdict_on_field() {
    return std::conditional_t<of_field == 0, unitstep::diagnostics::accepted, refused<of_field>>{};
  }
};
template <class Inside, int of_members, int of_field>
struct around : judging<of_members, of_field> {
  Inside method;
};
template <class Method, int n>
concept members_refused =
    std::is_same_v<decltype(unitstep::diagnostics::check_members<Method, line, time>()),
                   refused<n>>;
template <class Method, int n>
concept field_refused = std::is_same_v<
    decltype(unitstep::diagnostics::check_method_on_field<Method, line, int, time>()), refused<n>>;
static_assert(members_refused<twice<twice<judging<1, 0>>>, 1> &&
              members_refused<around<judging<1, 0>, 2, 0>, 2> &&
              members_refused<around<judging<1, 0>, 0, 3>, 1>);
static_assert(field_refused<slowed<twice<judging<0, 1>>>, 1> &&
              field_refused<around<judging<0, 1>, 0, 2>, 2> &&
              field_refused<around<judging<0, 1>, 3, 0>, 1>);
static_assert(
    decltype(unitstep::diagnostics::check_members<twice<unitstep::rk4>, line, time>())::ok);

// A method under a tolerance, as `methods/method.hpp` describes one: Heun next to explicit Euler, with every optional
// member.
struct toy {
  [[maybe_unused]] static constexpr int order = 2, order_with_velocity_forces = 2,
                                        order_with_changing_steps = 2;
  [[maybe_unused]] static constexpr int evaluations = 2, starting_evaluations = 0, error_order = 1,
                                        dense_order = 2;
  [[maybe_unused]] static constexpr bool symplectic = false, reversible = false;
  static constexpr double longest_stable_step =
      1.96;  // Heun is stable up to 2 along a decaying rate of 1

  template <class State, class Field, class Time>
  constexpr State step(State const& s, Field const& field, Time t, Time dt) const {
    auto const first = detail::rates_at(s, field(s, t));
    State const there = detail::moved(s, first, dt);
    return detail::moved(s, first + detail::rates_at(there, field(there, t + dt)), dt / 2);
  }

  struct counts {
    double relative = 0;
    long jacobians = 0, factorisations = 0;
    template <class Raw>
    constexpr void allow(Raw const&, double relative_error) {
      relative = relative_error;
    }
  };
  template <class Slope>
  struct carried {
    Slope slope;
    counts account;
  };
  template <class State, class Change>
  struct tried {
    State state;
    Change error, second_error, first, last;
    State guess;
    bool converged;
    long worst;
  };
  template <class Change>
  struct apart {
    Change rates, states;
  };
  // Longer steps count as not solved, as the steps of an implicit method may.
  double longest = 1e9;

  template <class State, class Field, class Time>
  constexpr auto begin(State const& s, Field const& field, Time t) const {
    return carried<decltype(field(s, t))>{field(s, t), {}};
  }
  template <class State, class Memory, class Field, class Time>
  constexpr auto attempt(State const& s, Memory& memory, Field const& field, Time t,
                         Time dt) const {
    ++memory.account.jacobians;  // also for a rejected step
    auto const first = detail::rates_at(s, memory.slope);
    State const guess = detail::moved(s, first, dt);
    auto const last = detail::rates_at(guess, field(guess, t + dt));
    auto const error = (last - first) * (dt / 2);
    return tried<State, std::remove_const_t<decltype(error)>>{
        detail::moved(s, first + last, dt / 2),           error, error, first, last, guess,
        dt <= longest && memory.account.relative == 1e-6, 1};
  }
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr void accept(State const&, Memory& memory, Attempt const& a, Field const& field, Time t,
                        Time dt) const {
    memory.slope = field(a.state, t + dt);
    ++memory.account.factorisations;
  }
  template <class State, class Memory, class Attempt, class Field, class Time>
  constexpr auto dense(State const& s, Memory const&, Attempt const& a, Memory const&, Field const&,
                       Time, Time dt) const {
    return [=](auto share) {
      return detail::moved(s, a.first * share + (a.last - a.first) * (share * share / 2), dt);
    };
  }
  template <class Attempt, class Memory, class Time>
  constexpr auto last_two(Attempt const& a, Memory const& after, Time dt) const {
    auto const rates = (detail::rates_at(a.state, after.slope) - a.last) * dt;
    // With the error of the guess, of the states themselves.
    return apart<std::remove_const_t<decltype(rates)>>{rates, (a.last - a.first) * (dt / 2)};
  }
};
struct cooling {
  quantity<si::temperature> excess;
};
template <int rate>
constexpr auto cools =
    [](auto const& s, auto) { return unitstep::rates{double(-rate) / si::second * s.excess}; };
constexpr auto within = unitstep::tolerance{cooling{1e-6 * si::kelvin}, 1e-6};

// exp(-1) and, by dense output, exp(-1/2), on an aggregate; cos(1) on a motion.
constexpr cooling cooled =
    unitstep::integrate(toy{}, cooling{1.0 * si::kelvin}, cools<1>, within, 1.0 * si::second);
static_assert(cooled.excess > 0.36787 * si::kelvin && cooled.excess < 0.36789 * si::kelvin);
constexpr auto table =
    unitstep::trajectory<2>(toy{}, cooling{1.0 * si::kelvin}, cools<1>, within, 0.5 * si::second);
static_assert(table[1].state.excess > 0.60652 * si::kelvin &&
              table[1].state.excess < 0.60654 * si::kelvin);
constexpr auto swung = unitstep::integrate(
    toy{}, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
    [](auto const& s, auto) { return -1.0 / si::second / si::second * s.position; },
    unitstep::tolerance{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}, 1e-6},
    1.0 * si::second);
static_assert(swung.position > 0.5402 * si::metre && swung.position < 0.5404 * si::metre);

TEST(Method, WrittenFromTheContractRunsUnderATolerance) {
  unitstep::simulation sim{toy{0.01}, cooling{1.0 * si::kelvin}, cools<1>, within,
                           0.0 * si::second};
  sim.step();
  // The memory gives the slope at the start: begin, one evaluation for the length of the first step, and one for each
  // try and each accepted step.
  EXPECT_EQ(sim.evaluations(), 2 + sim.steps() + sim.rejected() + sim.steps());
  auto const saved = sim.save();
  while (sim.time() < 0.5 * si::second) sim.step();
  EXPECT_NEAR(sim.at(0.5 * si::second).excess.value(), std::exp(-0.5), 1e-5);
  EXPECT_LE(sim.dt(), 0.01 * si::second);
  EXPECT_EQ(sim.factorisations(), sim.steps());
  EXPECT_EQ(sim.jacobians(), sim.steps() + sim.rejected());
  auto const end = sim.state().excess;
  long const steps = sim.steps();
  sim.resume(saved);
  while (sim.steps() < steps) sim.step();
  EXPECT_EQ(sim.state().excess, end);
  EXPECT_FALSE(sim.is_stiff());
}
TEST(Method, WrittenFromTheContractTellsWhatIsWrong) {
  unitstep::simulation stiff{toy{}, cooling{1e-9 * si::kelvin}, cools<1000>, within,
                             0.0 * si::second};
  for (int i = 0; i < 100; ++i) stiff.step();
  EXPECT_TRUE(stiff.is_stiff());
  try {
    static_cast<void>(unitstep::integrate(toy{-1.0}, cooling{1.0 * si::kelvin}, cools<1>, within,
                                          1.0 * si::second));
    FAIL();
  } catch (std::runtime_error const& error) {
    EXPECT_NE(std::string(error.what()).find(", number 1"), std::string::npos) << error.what();
  }
}

TEST(Method, IsDoneByTheCompiler) { EXPECT_TRUE((can_step<unitstep::rk4, line, time>)); }

}  // namespace
