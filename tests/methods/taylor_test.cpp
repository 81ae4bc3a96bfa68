// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/taylor.hpp>

#include <unitstep/adaptive/integrate.hpp>
#include <unitstep/adaptive/simulation.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/rotation.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::taylor;

// On y' = y each term is exact: the end is the sum of 1 / k!, its smallest terms first.
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

// The order by the trees, on the code that runs: to rounding up to the order, and far from it beyond.
static_assert(laws::residual_of_states<taylor<2>, 1, 2>() < 1e-15);
static_assert(laws::residual_of_states<taylor<2>, 3, 3>() > 0.1);
static_assert(laws::residual_of_states<taylor<5>, 1, 5>() < 1e-15);
static_assert(laws::residual_of_states<taylor<5>, 6, 6>() > 1e-3);
static_assert(laws::shows_its_order_when_damped(taylor<3>{}, 16));
static_assert(laws::steps_quantities_of<taylor<4>, double>());

// The polynomial within a step has the order of the step.
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

// A shorter step is made of the terms that are there, and its error is that of a step made anew.
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

// On x'' = -x from (1, 1/2) the last two terms of the fifth order are 1/24 and 1/240 of the position, 1/48 and -1/120
// of the velocity.
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

// A pendulum of any angle, with a push in time: what no quadrature of few terms follows.
constexpr auto swing = [](auto const& s, auto t) {
  using unitstep::sin;
  return -sin(s.position / metre) * (metre / second / second) +
         0.1 * sin(t / second) * (metre / second / second);
};
constexpr unitstep::motion released{1.0 * metre, 0.0 * metre / second};
template <class Method>
constexpr double end_of_swing(Method const& method, int steps) {
  return unitstep::integrate(method, released, swing, 4.0 / steps * second, steps).position.value();
}
static_assert(laws::size(end_of_swing(taylor<20>{}, 16) - end_of_swing(taylor<20>{}, 24)) < 1e-14);
static_assert(laws::size(end_of_swing(taylor<8>{}, 16) - end_of_swing(taylor<20>{}, 24)) > 1e-12);

// It steps no orientation; a vec of constants may be assigned inside a field, on series too.
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

// The eighth term of exp(1e60) is no number, and no share of it is the term of a shorter step.
TEST(taylor, makes_terms_anew_that_were_too_large) {
  taylor<8> const method{};
  auto memory = method.begin(1.0, growth{}, 0.0);
  auto const far = method.attempt(1.0, memory, growth{}, 0.0, laws::opaque(1e60));
  EXPECT_FALSE(std::isfinite(far.state));
  auto const near = method.attempt(1.0, memory, growth{}, 0.0, laws::opaque(1.0));
  EXPECT_EQ(near.state, sum_of_reciprocal_factorials<8>());
}

// Half a turn of an ellipse of eccentricity 0.6: apocentre, by Kepler's law after pi.
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

}  // namespace
