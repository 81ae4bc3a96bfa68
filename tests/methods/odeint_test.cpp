// SPDX-License-Identifier: BSL-1.0
// Boost.odeint as an oracle: the same methods, written by others, make the same orbits.
#include <gtest/gtest.h>

#include <array>
#include <boost/numeric/odeint/stepper/euler.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/numeric/odeint/stepper/symplectic_euler.hpp>
#include <boost/numeric/odeint/stepper/velocity_verlet.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/laws.hpp"

namespace {

namespace odeint = boost::numeric::odeint;
using pair = std::array<double, 2>;
using one = std::array<double, 1>;

constexpr int steps = 1000;
constexpr double h = 1.0 / 64;
// Both round a step in their own order: 1000 steps of a few ulp of the amplitude 1.
constexpr double tolerance = 1000 * 0x1p-52;

// A stiffening spring that is pushed, with a damper or without.
struct spring {
  double c;
  constexpr double operator()(laws::line const& s, double t) const {
    return t / 16 - s.position - s.position * s.position * s.position - c * s.velocity;
  }
};

template <class Stepper>
laws::line peer(Stepper stepper, spring const& field) {
  pair y{1, 0};
  for (int n = 0; n < steps; ++n)
    stepper.do_step(
        [&](pair const& s, pair& rates, double t) {
          rates = {s[1], field({s[0], s[1]}, t)};
        },
        y, n * h, h);
  return {y[0], y[1]};
}
template <class Method>
laws::line ours(Method const& method, spring const& field) {
  return laws::run(method, laws::line{1, 0}, field, h, steps);
}

TEST(odeint, agrees_on_explicit_euler) {
  EXPECT_LT(
      laws::distance(peer(odeint::euler<pair>{}, {0.25}), ours(unitstep::explicit_euler{}, {0.25})),
      tolerance);
}
TEST(odeint, agrees_on_rk4) {
  auto const there = peer(odeint::runge_kutta4<pair>{}, {0.25});
  EXPECT_LT(laws::distance(there, ours(unitstep::rk4{}, {0.25})), tolerance);
  EXPECT_GT(laws::distance(there, ours(unitstep::velocity_verlet{}, {0.25})), 1000 * tolerance);
}
TEST(odeint, agrees_on_velocity_verlet) {
  odeint::velocity_verlet<one> stepper;
  one x{1}, v{0}, a{1.0 * spring{0}({1, 0}, 0)}, a_new{};
  for (int n = 0; n < steps; ++n) {
    one const x_old = x, v_old = v;
    stepper.do_step(
        [](one const& q, one const& p, one& out, double t) {
          out[0] = spring{0}({q[0], p[0]}, t);
        },
        x_old, v_old, a, x, v, a_new, n * h, h);
    a = a_new;
  }
  EXPECT_LT(laws::distance({x[0], v[0]}, ours(unitstep::velocity_verlet{}, {0})), tolerance);
  EXPECT_LT(laws::distance({x[0], v[0]}, ours(unitstep::stormer_verlet{}, {0})), tolerance);
  EXPECT_GT(laws::distance({x[0], v[0]}, ours(unitstep::leapfrog{}, {0})), 1000 * tolerance);
}
// Its symplectic Euler moves the position first; from the same kicked start both make the same orbit.
TEST(odeint, agrees_on_semi_implicit_euler) {
  constexpr auto still = [](laws::line const& s, double) {
    return -s.position - s.position * s.position * s.position;
  };
  odeint::symplectic_euler<one> stepper;
  std::pair<one, one> state{{1}, {still({1, 0}, 0) * h}};
  for (int n = 0; n < steps; ++n)
    stepper.do_step([&](one const& q, one& out) { out[0] = still({q[0], 0}, 0); }, state, n * h, h);
  auto const here = laws::run(unitstep::semi_implicit_euler{}, laws::line{1, 0}, still, h, steps);
  EXPECT_LT(laws::size(state.first[0] - here.position), tolerance);
}

}  // namespace
