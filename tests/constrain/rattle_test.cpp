// SPDX-License-Identifier: BSL-1.0
#include <unitstep/constrain/rattle.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>
#include <unitstep/constrain/on_surface.hpp>

#include "support/pendulums.hpp"
#include "support/refusal.hpp"

namespace {

using namespace pendulums;

// A step forwards and back, the constraint and its derivative, in a constant.
constexpr auto by_rattle = integrate(rattle{}, start, pendulum, 0.01 * s, 50);
constexpr auto back_again = integrate(rattle{}, by_rattle, pendulum, -0.01 * s, 50);
constexpr double off_rod(auto const& state) {
  return (dot(state.position, state.position) - 1.0 * m * m).value();
}
constexpr double along_rod(auto const& state) {
  return dot(state.position, state.velocity).value();
}
constexpr double size(double x) { return x < 0 ? -x : x; }
static_assert(size(off_rod(by_rattle)) < 4e-16 && size(along_rod(by_rattle)) < 1e-15);
static_assert(size(back_again.position.x.value() - 0.6) < 1e-14 &&
              size(back_again.velocity.x.value()) < 1e-13);

// The errors at 1 s in steps of h and h / 2 differ by a factor of 2 to the order, bounded from both sides.
template <class Method>
double observed_order(Method method, int steps) {
  auto const error = [&](int n) {
    return apart<2>(integrate(method, start, pendulum, 1.0 / n * s, n).position,
                    after_1_s.position);
  };
  return std::log2(error(steps) / error(2 * steps));
}
TEST(Rattle, HasItsOrder) {
  EXPECT_NEAR(observed_order(rattle{}, 400), 2, 0.05);
  EXPECT_NEAR(observed_order(rattle4{}, 80), 4, 0.1);
  EXPECT_NEAR(observed_order(rattle6{}, 60), 6, 0.15);
  EXPECT_NEAR(observed_order(rattle8{}, 10), 8, 0.1);
}
// At both ends of a step the rod has its length, but not on the chord that `interpolate` uses between them: a pendulum
// that turns by 1 rad/s on a rod of 1 m without gravity is at cos(b) halfway, where the step turns it by 2 b.
TEST(Rattle, KeepsNoRodBetweenItsSteps) {
  constrained const turns{second_law{2.0 * kg, gravity{vec{0.0 * m_per_s2, 0.0 * m_per_s2}}},
                          distance{origin, body(0), 1.0 * m}};
  motion const first{vec{1.0 * m, 0.0 * m}, vec{0.0 * m_per_s, 1.0 * m_per_s}};
  auto const second = integrate(rattle{}, first, turns, 0.5 * s, 1);
  auto const middle = interpolate(first, second, 0.5);
  double const b = std::atan2(second.position.y.value(), second.position.x.value()) / 2;
  EXPECT_NEAR(norm(middle.position).value(), std::cos(b), 1e-15);
  EXPECT_LT(norm(middle.position).value(), 0.98);
  EXPECT_NEAR(norm(project(turns, middle).position).value(), 1, 1e-15);
}

// A start that breaks the constraints, a step that is too long, and a constraint that follows from another.
TEST(Rattle, RefusesWhatItCannotStep) {
  auto const run = [](auto const& from, auto const& field) {
    return refusals::refusal<std::exception>(
        [&] { return integrate(rattle{}, from, field, 0.01 * s, 1); });
  };
  auto const at_rest = vec{0.0 * m_per_s, 0.0 * m_per_s};
  EXPECT_EQ(run(motion{vec{0.0 * m, -1.02 * m}, at_rest}, pendulum),
            "unitstep: initial breaks constraint 0 (distance): it is 0.0202 m and must be 0; "
            "project(field, initial) moves it there");
  EXPECT_EQ(
      run(motion{vec{0.0 * m, -1.0 * m}, vec{0.0 * m_per_s, 0.5 * m_per_s}}, pendulum),
      "unitstep: initial breaks constraint 0 (distance): its rate is -0.5 m s^-1 and must be 0; "
      "project(field, initial) moves it there");
  auto const circle = on_surface{[](auto const& p) { return dot(p, p) - 1.0 * m * m; }};
  EXPECT_EQ(run(start, constrained{second_law{2.0 * kg, down}, distance{origin, body(0), 1.0 * m},
                                   circle}),
            "unitstep: constraint 1 (on_surface) follows from the others: it is redundant, or the "
            "configuration is singular, at time 0 s");
  EXPECT_EQ(run(start, constrained{second_law{2.0 * kg, down}, distance{origin, body(1), 1.0 * m}}),
            "unitstep: a constraint names body 1 (the first is 0), but there are 1");
  EXPECT_EQ(
      refusals::refusal<std::runtime_error>(
          [&] { return integrate(rattle{}, start, pendulum, 3.0 * s, 1); }),
      "unitstep: the constraints are not solved for at time 3 s: the step is too long, or the "
      "start too far off");
}

// A change between two steps is checked like a start.
TEST(Rattle, RefusesAStateThatWasSetBesideTheConstraint) {
  simulation run{rattle{}, start, pendulum, 0.01 * s};
  run.step();
  EXPECT_NE(refusals::refusal<std::domain_error>([&] {
              run.set_state(motion{vec{0.6 * m, -0.7 * m}, start.velocity});
              return 0;
            }).find("breaks constraint 0 (distance)"),
            std::string::npos);
}

}  // namespace
