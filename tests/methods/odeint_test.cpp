// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Boost.odeint as an oracle: the same methods, written by others, give the same orbits.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/numeric/odeint/algebra/array_algebra.hpp>
#include <boost/numeric/odeint/algebra/default_operations.hpp>
#include <boost/numeric/odeint/stepper/base/symplectic_rkn_stepper_base.hpp>
#include <boost/numeric/odeint/stepper/euler.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/numeric/odeint/stepper/symplectic_euler.hpp>
#include <boost/numeric/odeint/stepper/velocity_verlet.hpp>
#include <unitstep/methods/composition.hpp>
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
// Both round in their own order: 1000 steps of a few ulp of the amplitude 1.
constexpr double tolerance = 1000 * 0x1p-52;

// A stiffening spring with a push, with a damper or without.
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
        [&](pair const& s, pair& rates, double t) { rates = {s[1], field({s[0], s[1]}, t)}; }, y,
        n * h, h);
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
        [](one const& q, one const& p, one& out, double t) { out[0] = spring{0}({q[0], p[0]}, t); },
        x_old, v_old, a, x, v, a_new, n * h, h);
    a = a_new;
  }
  EXPECT_LT(laws::distance({x[0], v[0]}, ours(unitstep::velocity_verlet{}, {0})), tolerance);
  EXPECT_LT(laws::distance({x[0], v[0]}, ours(unitstep::stormer_verlet{}, {0})), tolerance);
  EXPECT_GT(laws::distance({x[0], v[0]}, ours(unitstep::leapfrog{}, {0})), 1000 * tolerance);
}
// Its symplectic Euler moves the position first; from the same start after a kick both give the same orbit.
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

// The compositions of drifts and kicks, by odeint's own loop with the same shares of the step.
template <class Table>
constexpr auto share = Table::template coefficients<double>();
template <class Table>
using nystroem =
    odeint::symplectic_nystroem_stepper_base<share<Table>.drift.size(), 4, one, one, double, one,
                                             one, double, odeint::array_algebra,
                                             odeint::default_operations, odeint::initially_resizer>;
template <class Table, class Shares>
typename nystroem<Table>::coef_type coefficients(Shares const& shares) {
  typename nystroem<Table>::coef_type c{};
  std::copy(shares.begin(), shares.end(), c.begin());
  return c;
}
// The distance after 1000 steps between our composition and odeint's, with one table or two.
template <class Ours, class Peer = Ours>
double distance_of_compositions() {
  constexpr auto stiffening = [](laws::line const& s, double) {
    return -s.position - s.position * s.position * s.position;
  };
  nystroem<Peer> stepper{coefficients<Peer>(share<Peer>.drift),
                         coefficients<Peer>(share<Peer>.kick)};
  std::pair<one, one> state{{1}, {0}};
  for (int n = 0; n < steps; ++n)
    stepper.do_step([&](one const& q, one& out) { out[0] = stiffening({q[0], 0}, 0); }, state,
                    n * h, h);
  auto const here =
      laws::run(unitstep::composition<Ours>{}, laws::line{1, 0}, stiffening, h, steps);
  return laws::distance({state.first[0], state.second[0]}, here);
}
TEST(odeint, agrees_on_compositions) {
  EXPECT_LT(distance_of_compositions<unitstep::detail::ruth3_table>(), tolerance);
  EXPECT_LT(distance_of_compositions<unitstep::detail::forest_ruth_table>(), tolerance);
  EXPECT_LT(distance_of_compositions<unitstep::detail::suzuki4_table>(), tolerance);
  EXPECT_LT(distance_of_compositions<unitstep::detail::yoshida6_table>(), tolerance);
  EXPECT_LT(distance_of_compositions<unitstep::detail::yoshida8_table>(), tolerance);
  EXPECT_GT((distance_of_compositions<unitstep::detail::ruth3_table,
                                      unitstep::detail::forest_ruth_table>()),
            1000 * tolerance);
}

}  // namespace
