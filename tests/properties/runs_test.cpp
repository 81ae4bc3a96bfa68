// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Properties of runs by any method, from any start and in any steps, which RapidCheck draws.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <vector>

#include "support/drawn.hpp"
#include "support/every_method.hpp"
#include "support/same_bits.hpp"

namespace {

using namespace unitstep;
using drawn::number;
using line = motion<double, double>;

line any_start() {
  double const x = number(-1, 1);
  return {x, number(-1, 1)};
}
/// Steps of some lengths, none of them zero, since some methods divide by them.
std::vector<double> any_steps() {
  std::vector<double> steps(*rc::gen::inRange<std::size_t>(1, 40));
  for (auto& dt : steps) dt = number(0.01, 0.1);
  return steps;
}
double apart(line const& a, line const& b) {
  return std::hypot(a.position - b.position, a.velocity - b.velocity);
}

/// A spring with a damper or without, which stiffens with the cube or not, about a place that moves at `u` or is fixed;
/// in that case it is odd in the state. One type, since each further field compiles every method again.
struct spring_and_damper {
  double c = 0, linear = 1, cubic = 1, u = 0;
  constexpr auto operator()(auto const& s, auto t) const {
    auto const x = s.position - u * t;
    return -linear * x - cubic * (x * x * x) - c * (s.velocity - u);
  }
};

template <class Method, class Field>
line run(Method const& method, line const& start, Field const& field,
         std::vector<double> const& steps) {
  simulation sim{method, start, field, steps.front()};
  for (double const dt : steps) sim.step(dt);
  return sim.state();
}

/// Tries a property a hundred times for every method, and reports failures of RapidCheck to GoogleTest.
void for_every_method(char const* what, auto const& property) {
  EXPECT_TRUE(rc::check(what, [&] {
    laws::for_each_method([&](auto const& listed) {
      RC_LOG() << listed.name << '\n';
      property(listed.method);
    });
  }));
}

// Under a force that is odd in the state left and right are equivalent, and rounding to nearest is symmetric, too, so
// every bit is the same. (Newton's method differentiates to one side.)
TEST(AnyRun, HasAMirrorImage) {
  for_every_method(
      "the mirrored start ends at the mirrored end", []<class Method>(Method const& method) {
        auto const s = any_start();
        spring_and_damper const field{number(0, 1)};
        auto const steps = any_steps();
        auto const end = run(method, s, field, steps);
        auto const mirrored = run(method, line{-s.position, -s.velocity}, field, steps);
        line const due{-end.position, -end.velocity};
        if (std::is_same_v<Method, implicit_euler>)
          RC_ASSERT(apart(mirrored, due) < 1e-13);
        else
          RC_ASSERT(mirrored == due);
      });
}
TEST(AnyRunControl, HasNoMirrorImageUnderWeight) {
  auto const weight = [](auto const& s, auto) { return 0.5 - s.position; };
  auto const end = run(rk4{}, {0.5, 0.25}, weight, {0.1, 0.1});
  EXPECT_NE(run(rk4{}, {-0.5, -0.25}, weight, {0.1, 0.1}), (line{-end.position, -end.velocity}));
}

// n steps and then m equal n + m steps, bit for bit: by saving a run and resuming it, and for a method without memory
// by starting again from the end.
TEST(AnyRun, IsMadeOfItsParts) {
  for_every_method("n steps and m are n + m", []<class Method>(Method const& method) {
    auto const s = any_start();
    spring_and_damper const field{number(0, 1)};
    double const dt = number(0.01, 0.1) * (*rc::gen::arbitrary<bool>() ? 1 : -1);
    int const n = *rc::gen::inRange(0, 20), m = *rc::gen::inRange(0, 20);
    auto const whole = integrate(method, s, field, dt, n + m);
    simulation first{method, s, field, dt};
    for (int i = 0; i < n; ++i) first.step();
    simulation second{method, line{}, field, dt};
    second.resume(first.save());
    for (int i = 0; i < m; ++i) second.step();
    RC_ASSERT(twins::same_bits(second.state(), whole));
    RC_ASSERT(second.time() == (n + m) * dt);
    if constexpr (Method::starting_evaluations == 0)
      RC_ASSERT(twins::same_bits(integrate(method, first.state(), field, dt, m), whole));
  });
}
TEST(AnyRunControl, ForgetsItsMemoryWhenItIsStartedOnceMore) {
  stormer_verlet const method;
  auto const half = integrate(method, line{1, 0}, spring_and_damper{1.0}, 0.1, 10);
  EXPECT_NE(integrate(method, half, spring_and_damper{1.0}, 0.1, 10),
            integrate(method, line{1, 0}, spring_and_damper{1.0}, 0.1, 20));
}

// A method that is stated to be reversible comes back to its start, and one that is stated not to be does not: for a
// force of the position and from any start with some oscillation.
TEST(AnyRun, ComesBackIfItsMethodSaysSo) {
  for_every_method("there and back", []<class Method>(Method const& method) {
    line const s{number(0.5, 1), number(-0.5, 0.5)};
    double const dt = number(0.05, 0.1);
    auto const there = integrate(method, s, spring_and_damper{}, dt, 30);
    double const missed = apart(integrate(method, there, spring_and_damper{}, -dt, 30), s);
    if constexpr (Method::reversible)
      RC_ASSERT(missed < 30 * 0x1p-48);
    else if constexpr (Method::order < 8)  // for higher orders the miss is below rounding
      RC_ASSERT(missed > 30 * 0x1p-48);
  });
}

// A uniformly moving observer sees the same motion under forces that move along. The force then depends on time, so
// this also tests the times at which a method evaluates it.
TEST(AnyRun, LooksTheSameToWhoMovesAlong) {
  for_every_method("moved along, the same motion", [](auto const& method) {
    auto const s = any_start();
    double const u = number(-2, 2), c = number(0, 1), dt = number(0.01, 0.1);
    int const n = *rc::gen::inRange(0, 40);
    spring_and_damper const still{c, 3, 0}, moving{c, 3, 0, u};
    auto const end = integrate(method, s, still, dt, n);
    auto const moved = integrate(method, line{s.position, s.velocity + u}, moving, dt, n);
    RC_ASSERT(apart(moved, {end.position + u * (n * dt), end.velocity + u}) < 1e-12);
  });
}
TEST(AnyRunControl, LooksDifferentWhereTheForceStays) {
  auto const still = [](auto const& at, auto) { return -3.0 * at.position; };
  auto const end = integrate(rk4{}, line{1, 0}, still, 0.1, 20);
  auto const moved = integrate(rk4{}, line{1, 1}, still, 0.1, 20);
  EXPECT_GT(apart(moved, {end.position + 2, end.velocity + 1}), 1);
}

}  // namespace
