// SPDX-License-Identifier: BSL-1.0
// How do I draw a run? The program writes two tables for gnuplot: a
// run with its energy, and the error of three methods by the step.
#include <boost/units/systems/si/io.hpp>
#include <iostream>
#include <unitstep/drive/csv.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

//! [run]
constexpr auto pull = spring{15_N / 1_m};
constexpr second_law swing{1_kg, pull, damper{0.5_N * s / 1_m}};
constexpr motion let_go{1_m, 0_m_per_s};
constexpr auto table =
    trajectory<500>(velocity_verlet{}, let_go, swing, 0.02_s);
//! [run]

//! [rows]
struct row {
  quantity<si::time> time;
  quantity<si::length> position;
  quantity<si::velocity> velocity;
  quantity<si::energy> energy;
};
row row_of(auto const& sample) {
  auto const& [time, state] = sample;
  return {time, state.position, state.velocity,
          energy(1_kg, state, pull)};
}

void write_the_run() {
  std::cout << csv_head(row_of(table[0]), "time", "position",
                        "velocity", "energy")
            << '\n';
  for (auto const& sample : table)
    std::cout << csv_row(row_of(sample)) << '\n';
}
//! [rows]

//! [errors]
struct errors {
  quantity<si::time> dt;
  quantity<si::length> by_euler, by_verlet, by_rk4;
};
// Without the damper, sqrt(15) rad/s: after 2 s the body is at
// cos(2 sqrt(15)) m.
constexpr quantity<si::length> error_of(auto method, int steps) {
  auto const end = integrate(method, let_go, second_law{1_kg, pull},
                             2_s / double(steps), steps);
  constexpr auto due = math::cos(2 * math::sqrt(15.0)) * m;
  return abs(end.position - due);
}
// Half the step: 2, 4 and 16 times less.
constexpr double gain(auto method) {
  return error_of(method, 128) / error_of(method, 256);
}
static_assert(gain(semi_implicit_euler{}) > 1.9 &&
              gain(semi_implicit_euler{}) < 2.1);
static_assert(gain(velocity_verlet{}) > 3.9 &&
              gain(velocity_verlet{}) < 4.1);
static_assert(gain(rk4{}) > 15.5 && gain(rk4{}) < 16.5);

void write_the_errors() {
  std::cout << csv_head(errors{}, "dt", "semi-implicit Euler",
                        "velocity Verlet", "RK4")
            << '\n';
  for (int steps = 16; steps <= 4096; steps *= 2)
    std::cout << csv_row(
                     errors{2_s / double(steps),
                            error_of(semi_implicit_euler{}, steps),
                            error_of(velocity_verlet{}, steps),
                            error_of(rk4{}, steps)})
              << '\n';
}
//! [errors]

int main() {
  write_the_run();
  std::cout << "\n\n";  // gnuplot begins another table here
  write_the_errors();
}
