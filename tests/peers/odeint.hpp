// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/numeric/odeint/algebra/array_algebra.hpp>
#include <boost/numeric/odeint/algebra/default_operations.hpp>
#include <boost/numeric/odeint/stepper/euler.hpp>
#include <boost/numeric/odeint/stepper/modified_midpoint.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_cash_karp54.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_fehlberg78.hpp>
#include <boost/numeric/odeint/stepper/symplectic_euler.hpp>
#include <boost/numeric/odeint/stepper/symplectic_rkn_sb3a_mclachlan.hpp>
#include <boost/numeric/odeint/stepper/velocity_verlet.hpp>

#include "problems.hpp"

namespace peers {

/// A run of a Runge-Kutta stepper of Boost.odeint, on plain numbers.
template <class Stepper>
numbers run_odeint(plain_problem const& problem, double h, int steps) {
  numbers y = problem.start;
  Stepper stepper;
  auto const rates = [&](numbers const& s, numbers& out, double) { out = problem.rates(s); };
  for (int i = 0; i < steps; ++i) stepper.do_step(rates, y, i * h, h);
  return y;
}

/// Positions, or velocities.
using places = std::array<double, 2>;

inline std::pair<places, places> parted(plain_problem const& problem) {
  std::pair<places, places> parts{};
  for (std::size_t i = 0; i < problem.n; ++i)
    parts.first[i] = problem.start[i], parts.second[i] = problem.start[problem.n + i];
  return parts;
}
inline numbers joined(plain_problem const& problem, places const& x, places const& v) {
  numbers all{};
  for (std::size_t i = 0; i < problem.n; ++i) all[i] = x[i], all[problem.n + i] = v[i];
  return all;
}

/// A run of one of its symplectic steppers, whose force depends on positions only.
template <class Stepper>
numbers run_symplectic_odeint(plain_problem const& problem, double h, int steps) {
  auto state = parted(problem);
  Stepper stepper;
  auto const force = [&](places const& x, places& out) {
    problem.pull(x.data(), nullptr, out.data());
  };
  for (int i = 0; i < steps; ++i) stepper.do_step(force, state, i * h, h);
  return joined(problem, state.first, state.second);
}

/// A run of its velocity Verlet.
inline numbers run_verlet_odeint(plain_problem const& problem, double h, int steps) {
  auto [x, v] = parted(problem);
  places a{}, a_new{};
  problem.pull(x.data(), v.data(), a.data());
  boost::numeric::odeint::velocity_verlet<places> stepper;
  auto const force = [&](places const& q, places const& p, places& out, double) {
    problem.pull(q.data(), p.data(), out.data());
  };
  for (int i = 0; i < steps; ++i) {
    auto const x_old = x, v_old = v;
    stepper.do_step(force, x_old, v_old, a, x, v, a_new, i * h, h);
    a = a_new;
  }
  return joined(problem, x, v);
}

}  // namespace peers
