// SPDX-License-Identifier: BSL-1.0
// The bodies of batch.cpp by Boost.odeint's runge_kutta4, all of them as one state: positions, then
// velocities. The arguments are the number of steps and the number of bodies.
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <cstdlib>
#include <vector>

int main(int, char** arguments) {
  using state = std::vector<double>;
  long const steps = std::atol(arguments[1]);
  std::size_t const n = arguments[2] ? static_cast<std::size_t>(std::atol(arguments[2])) : 1000;
  state bodies(2 * n);
  for (std::size_t i = 0; i < n; ++i) bodies[i] = 1.0 + static_cast<double>(i % 1000) / 1000;
  auto const field = [n](state const& y, state& rates, double) {
    for (std::size_t i = 0; i < n; ++i) {
      rates[i] = y[n + i];
      rates[n + i] = -15.0 * y[i] - 0.1 * y[n + i];
    }
  };
  boost::numeric::odeint::runge_kutta4<state> stepper;
  for (long step = 0; step < steps; ++step) stepper.do_step(field, bodies, 0.0, 0.001);
  double all = 0;
  for (std::size_t i = 0; i < n; ++i) all += bodies[i];
  return all > 1e9;
}
