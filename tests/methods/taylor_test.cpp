// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/taylor.hpp>

#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/rotation.hpp>

#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::taylor;

// For y' = y each term is exact: the end is the sum of 1 / k!, added from the smallest term.
struct growth {
  template <class Y, class Time>
  constexpr Y operator()(Y const& y, Time const&) const {
    return y;
  }
};
template <int p>
constexpr double sum_of_reciprocal_factorials() {
  double term[p + 1] = {1}, sum = 0;
  for (int k = 1; k <= p; ++k) term[k] = term[k - 1] * (1.0 / k);
  for (int k = p; k >= 0; --k) sum = term[k] + sum;
  return sum;
}
static_assert(taylor<3>{}.step(1.0, growth{}, 0.0, 1.0) == sum_of_reciprocal_factorials<3>());
static_assert(taylor<12>{}.step(1.0, growth{}, 0.0, 1.0) == sum_of_reciprocal_factorials<12>());
static_assert(taylor<12>{}.step(1.0, growth{}, 0.0, 1.0) !=
              taylor<11>{}.step(1.0, growth{}, 0.0, 1.0));

// The order by the trees, on the code that runs: residuals are rounding up to the order, and far above it beyond.
static_assert(laws::residual_of_states<taylor<2>, 1, 2>() < 1e-15);
static_assert(laws::residual_of_states<taylor<2>, 3, 3>() > 0.1);
static_assert(laws::residual_of_states<taylor<5>, 1, 5>() < 1e-15);
static_assert(laws::residual_of_states<taylor<5>, 6, 6>() > 1e-3);
TEST(taylor, shows_its_order) { EXPECT_TRUE(laws::shows_its_order_when_damped(taylor<3>{}, 16)); }
static_assert(laws::steps_quantities_of<taylor<4>, double>());

// Within a step the polynomial has the order of the step.
template <int share>
struct within {
  template <class State, class Field>
  constexpr State step(State const& y, Field const& field, double t, double dt) const {
    double const s = share / 8.0;
    taylor<5> const method{};
    auto memory = method.begin(y, field, t);
    auto const a = method.attempt(y, memory, field, t, dt / s);
    return method.dense(y, memory, a, memory, field, t, dt / s)(s);
  }
};
static_assert(laws::residual_of_states<within<3>, 1, 5>() < 1e-14);
static_assert(laws::residual_of_states<within<3>, 6, 6>() > 1e-3);
static_assert(laws::residual_of_states<within<8>, 1, 5>() < 1e-15);

// A shorter step uses the terms that exist, and its error is that of a new step.
constexpr double shorter_step_differs_by(double ratio) {
  taylor<8> const method{};
  auto memory = method.begin(1.0, growth{}, 0.0);
  static_cast<void>(method.attempt(1.0, memory, growth{}, 0.0, 1.0));
  auto const again = method.attempt(1.0, memory, growth{}, 0.0, ratio);
  auto fresh_memory = method.begin(1.0, growth{}, 0.0);
  auto const fresh = method.attempt(1.0, fresh_memory, growth{}, 0.0, ratio);
  double const state = again.state - fresh.state, error = again.error / fresh.error - 1;
  return (state < 0 ? -state : state) + (error < 0 ? -error : error);
}
static_assert(shorter_step_differs_by(0.3) < 1e-14);

// For x'' = -x from (1, 1/2) the last two terms of the fifth order are 1/24 and 1/240 for the position, 1/48 and -1/120
// for the velocity.
constexpr auto error_of_oscillator() {
  auto const field = [](auto const& m, auto const&) { return -m.position; };
  unitstep::motion const s{1.0, 0.5};
  taylor<5> const method{};
  auto memory = method.begin(s, field, 0.0);
  return method.attempt(s, memory, field, 0.0, 1.0).error;
}
static_assert(laws::size(error_of_oscillator().position - 11 / 240.0) < 1e-16);
static_assert(laws::size(error_of_oscillator().velocity - 7 / 240.0) < 1e-16);

namespace si = boost::units::si;
constexpr auto metre = 1.0 * si::metre;
constexpr auto second = 1.0 * si::second;

// A pendulum of any angle with a push in time, which no quadrature of few terms follows.
constexpr auto swing = [](auto const& s, auto t) {
  using unitstep::sin;
  return -sin(s.position / metre) * (metre / second / second) +
         0.1 * sin(t / second) * (metre / second / second);
};
constexpr unitstep::motion released{1.0 * metre, 0.0 * metre / second};
template <class Method>
constexpr double end_of_swing(Method const& method, int steps) {
  twins::leave_to_run_time();
  return unitstep::integrate(method, released, swing, 4.0 / steps * second, steps).position.value();
}
TEST(taylor, nears_the_swing_by_its_order) {
  double const due = end_of_swing(taylor<20>{}, 24);
  EXPECT_LT(laws::size(end_of_swing(taylor<20>{}, 16) - due), 1e-14);
  EXPECT_GT(laws::size(end_of_swing(taylor<8>{}, 16) - due), 1e-12);
}

// It steps no orientation. A vec of constants may be assigned inside a field, also with series.
using turning = unitstep::rotation<unitstep::quaternion<double>,
                                   unitstep::vec<boost::units::quantity<si::angular_velocity>, 3>>;
using seconds = boost::units::quantity<si::time>;
static_assert(!unitstep::detail::can_step<taylor<4>, turning, seconds>);
static_assert(unitstep::detail::can_step<unitstep::rk4, turning, seconds>);
constexpr auto falls = [](auto const& s, auto) {
  auto a = s.velocity / second;
  a = unitstep::vec{0.0, -10.0} * (metre / second / second);
  return a;
};
constexpr unitstep::motion thrown{unitstep::vec{0.0, 0.0} * metre,
                                  unitstep::vec{3.0, 20.0} * (metre / second)};
static_assert(unitstep::integrate(taylor<4>{}, thrown, falls, 0.5 * second, 4).position.y ==
              20.0 * metre);  // 20 * 2 - 10 * 4 / 2

// From rest with quadratic drag a sum of squares is zero at the start, and its root is smooth right after it: with v' =
// g - b v^2 the depth is ln(cosh(sqrt(g b) t)) / b. mpmath: 4.8749720559323818756 for g = 10, b = 1/64, t = 1.
constexpr auto in_space = [](auto const& s, auto const&) {
  return unitstep::vec{0.0, 0.0, -10.0} - s.velocity * (magnitude(s.velocity) / 64);
};
constexpr unitstep::motion in_rest{unitstep::vec{0.0, 0.0, 0.0}, unitstep::vec{0.0, 0.0, 0.0}};
constexpr auto fallen = unitstep::integrate(taylor<12>{}, in_rest, in_space, 0.125, 8);
static_assert(laws::size(fallen.position.z + 4.8749720559323818756) < 4e-15);
static_assert(laws::size(fallen.velocity.z + 9.5097826138627419504) < 8e-15);
// On a line a magnitude has the sign that the velocity gets, not the sign of its zero.
constexpr auto on_a_line = [](auto const& s, auto const&) {
  return -10 - s.velocity * (unitstep::magnitude(s.velocity) / 64);
};
static_assert(laws::size(unitstep::integrate(taylor<12>{}, unitstep::motion{0.0, 0.0}, on_a_line,
                                             0.125, 8)
                             .position +
                         4.8749720559323818756) < 4e-15);
// Without a push the body stays at rest; a push that begins with zero, v' = t - v^2 / 4, moves it by mpmath's
// 0.16462572610150802145.
constexpr auto push_along = [](auto push) {
  return [push](auto const& s, auto const& t) {
    return unitstep::vec{push * t, 0 * t} - s.velocity * (magnitude(s.velocity) / 4);
  };
};
constexpr unitstep::motion still{unitstep::vec{0.0, 0.0}, unitstep::vec{0.0, 0.0}};
static_assert(unitstep::integrate(taylor<8>{}, still, push_along(0.0), 0.25, 4) == still);
static_assert(
    laws::size(unitstep::integrate(taylor<12>{}, still, push_along(1.0), 0.125, 8).position.x -
               0.16462572610150802145) < 1e-15);
// A whole power of zero is smooth: x'' = -x^3 from (0, 1), by mpmath.
constexpr unitstep::motion through_zero{0.0, 1.0};
constexpr auto by_power = [](double p) {
  return [p](auto const& s, auto const&) { return -unitstep::math::pow(s.position, p); };
};
static_assert(
    laws::size(unitstep::integrate(taylor<16>{}, through_zero, by_power(3), 0.125, 8).position -
               0.95199877040861462808) < 1e-15);
// A step that begins at a kink takes the branch of its direction: a spring on one side only, left at once or met.
constexpr auto one_sided = [](auto const& s, auto const&) {
  return s.position < 0 ? 0 * s.position : -s.position;
};
static_assert(unitstep::integrate(taylor<8>{}, unitstep::motion{0.0, -1.0}, one_sided, 0.5, 4) ==
              unitstep::motion{-2.0, -1.0});
static_assert(
    laws::size(unitstep::integrate(taylor<16>{}, through_zero, one_sided, 0.25, 4).position -
               0.84147098480789650665) < 1e-15);  // sin 1

// A point that is not smooth is an error with its name and time, also under a tolerance.
template <class Field, class... Limits>
std::string why_not(Field const& field, Limits const&... limits) {
  try {
    static_cast<void>(unitstep::integrate(taylor<8>{}, through_zero, field, limits...));
  } catch (std::runtime_error const& error) {
    return error.what();
  }
  return "smooth";
}
TEST(taylor, says_what_is_not_smooth) {
  auto const starts = [](std::string const& words, std::string const& why) {
    return words.starts_with("unitstep: taylor: no series, since " + why) &&
           words.find(" at time 0 with a step of 0.5") != words.npos;
  };
  auto const root = [](auto const& s, auto const&) { return -unitstep::math::sqrt(s.position); };
  EXPECT_PRED2(starts, why_not(root, 0.5, 1), "the root of 0 is not smooth");
  EXPECT_PRED2(starts, why_not(by_power(1.5), 0.5, 1), "a power of 0 that is not whole");
  EXPECT_PRED2(
      starts, why_not([](auto const& s, auto) { return unitstep::math::cbrt(s.position); }, 0.5, 1),
      "the cube root of 0 is not smooth");
  EXPECT_PRED2(
      starts,
      why_not([](auto const& s, auto const& t) { return unitstep::math::atan2(s.position, t); },
              0.5, 1),
      "the angle of the origin is not smooth");
  EXPECT_PRED2(
      starts,
      why_not([](auto const& s, auto const& t) { return unitstep::math::pow(s.position, 2 + t); },
              0.5, 1),
      "a power of 0 that is not whole");
  unitstep::tolerance const small{unitstep::motion{1e-6, 1e-6}, 0.0, 0.5};
  EXPECT_PRED2(starts, why_not(root, small, 1.0), "the root of 0 is not smooth");
  // Dry friction jumps with the velocity: at rest the branch is that of the motion that begins.
  auto const friction = [](auto const& s, auto const&) {
    return s.velocity - 1 < 0 ? 2 + 0 * s.velocity : -2 + 0 * s.velocity;
  };
  EXPECT_PRED2(starts, why_not(friction, 0.5, 1), "the field jumps at the start of a step");
  // A constant root, and one away from zero.
  EXPECT_EQ(why_not([](auto const& s, auto) { return 0 * s.position + unitstep::math::sqrt(0.0); },
                    0.5, 1),
            "smooth");
  EXPECT_EQ(
      why_not([](auto const& s, auto) { return unitstep::math::sqrt(1 + s.position); }, 0.5, 1),
      "smooth");
}

TEST(taylor, is_neither_symplectic_nor_reversible) {
  EXPECT_FALSE(laws::is_reversible<taylor<4>>() || taylor<4>::reversible || taylor<4>::symplectic);
}
constexpr double compiled_end = end_of_swing(taylor<8>{}, 16);
TEST(taylor, takes_the_compilers_steps) {
  unitstep::motion const start{laws::opaque(1.0) * metre, 0.0 * metre / second};
  auto const end = unitstep::integrate(taylor<8>{}, start, swing, laws::opaque(0.25) * second, 16);
  EXPECT_EQ(std::bit_cast<std::uint64_t>(end.position.value()),
            std::bit_cast<std::uint64_t>(compiled_end));
}

// The eighth term of exp(1e60) is no number, and no share of it can be the term of a shorter step.
TEST(taylor, makes_terms_anew_that_were_too_large) {
  taylor<8> const method{};
  auto memory = method.begin(1.0, growth{}, 0.0);
  auto const far = method.attempt(1.0, memory, growth{}, 0.0, laws::opaque(1e60));
  EXPECT_FALSE(std::isfinite(far.state));
  auto const near = method.attempt(1.0, memory, growth{}, 0.0, laws::opaque(1.0));
  EXPECT_EQ(near.state, sum_of_reciprocal_factorials<8>());
}

// Half of an ellipse of eccentricity 0.6: the apocentre, by Kepler's law after pi.
TEST(taylor, chooses_its_steps_and_makes_a_rejected_one_again_for_nothing) {
  auto const mu = metre * metre * metre / (second * second);
  auto const pull = unitstep::central_gravity{mu};
  unitstep::motion const start{unitstep::vec{0.4 * metre, 0.0 * metre},
                               unitstep::vec{0.0 * metre / second, 2.0 * metre / second}};
  auto const small =
      unitstep::motion{unitstep::vec{1e-12 * metre, 1e-12 * metre},
                       unitstep::vec{1e-12 * metre / second, 1e-12 * metre / second}};
  unitstep::simulation sim{taylor<16>{}, start, pull,
                           unitstep::tolerance{small, 1e-12, 3.0 * second}};
  auto const half_a_turn = std::acos(-1.0) * second;
  do sim.step();
  while (sim.time() < half_a_turn);
  auto const there = sim.at(half_a_turn);
  EXPECT_NEAR(there.position.x.value(), -1.6, 1e-11);
  EXPECT_NEAR(there.position.y.value(), 0.0, 1e-11);
  EXPECT_NEAR(there.velocity.y.value(), -0.5, 1e-11);
  EXPECT_GT(sim.rejected(), 0);
  EXPECT_EQ(sim.evaluations(), 16 * sim.steps());
}

// Of any order under a tolerance: a turn of the pendulum's small sister, cos 3.
template <int p, class T>
constexpr T swung_back(T within) {
  auto const field = [](auto const& m, auto const&) { return -m.position; };
  return unitstep::integrate(taylor<p>{}, unitstep::motion{T(1), T(0)}, field,
                             unitstep::tolerance{unitstep::motion{within, within}}, T(3))
      .position;
}
constexpr double cosine_of_3 = -0.98999249660044545727;
static_assert(laws::size(swung_back<18>(1e-15) - cosine_of_3) < 1e-14);
TEST(taylor, has_any_order_under_a_tolerance) {
  EXPECT_NEAR(swung_back<24>(1e-15), cosine_of_3, 1e-14);
  EXPECT_NEAR(swung_back<40>(1e-15), cosine_of_3, 1e-14);
  EXPECT_NEAR(static_cast<double>(swung_back<40>(1e-6f)), cosine_of_3, 1e-5);
}

}  // namespace
