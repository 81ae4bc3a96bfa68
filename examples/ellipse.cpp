// SPDX-License-Identifier: BSL-1.0
// A body goes round a sun on a long ellipse in space. Which method
// keeps its energy, which its angular momentum? And three bodies that
// follow each other along an eight.
#include <array>
#include <cstdio>
#include <numbers>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

//! [orbit]
constexpr auto GM = 1.0 * m * m * m / (s * s);
constexpr central_gravity sun{GM};

// At its nearest, 0.4 m from the centre, with 2 m/s. The plane of
// the orbit is tilted.
constexpr motion nearest{vec{0.4, 0.0, 0.0} * m,
                         vec{0.0, 1.6, 1.2} * m_per_s};
constexpr auto period = 2 * std::numbers::pi * s;

constexpr auto after_turns(auto method, int turns, int steps) {
  return integrate(method, nearest, sun, period / double(steps),
                   turns * steps);
}
//! [orbit]

//! [kept]
constexpr auto mass = 1.0 * kg;
constexpr double energy_of(auto const& state) {
  return energy(mass, state, sun).value();
}
// An arrow: it stands upright on the plane of the orbit.
constexpr auto momentum_of(auto const& state) {
  return angular_momentum(mass, state) / (kg * m * m / s);
}
//! [kept]

//! [start]
static_assert(magnitude(energy_of(nearest) + 0.5) < 1e-15);
static_assert(norm(momentum_of(nearest) - vec{0.0, -0.48, 0.64}) <
              1e-15);
//! [start]

//! [flat]
// Half a turn later it is at its farthest, 1.6 m on the other side,
// and the slower for it.
constexpr auto farthest =
    integrate(yoshida8{}, nearest, sun, period / 200.0, 100);
static_assert(norm(farthest.position - vec{-1.6, 0.0, 0.0} * m) <
              1e-6 * m);
static_assert(norm(farthest.velocity -
                   vec{0.0, -0.4, -0.3} * m_per_s) <
              1e-6 * m_per_s);
//! [flat]

//! [third law]
// a = 1 m and GM = 1 m^3/s^2, hence 2 pi seconds.
constexpr auto once = after_turns(yoshida8{}, 1, 200);
static_assert(norm(once.position - nearest.position) < 1e-6 * m);

// From 0.4 m to 1.6 m: e = 0.6, so the mean is 1 m (1 + 0.36 / 2).
constexpr double mean_distance = [] {
  simulation planet{yoshida8{}, nearest, sun, period / 200.0};
  double sum = 0;
  for (int n = 0; n < 200; ++n) {
    planet.step();
    sum += norm(planet.state().position).value();
  }
  return sum / 200;
}();
static_assert(magnitude(mean_distance - 1.18) < 1e-6);
//! [third law]

struct row {
  double energy, momentum, off;
};
constexpr row after_5(auto method, int steps) {
  auto const end = after_turns(method, 5, steps);
  return {energy_of(end),
          norm(momentum_of(end) - momentum_of(nearest)),
          norm(end.position - nearest.position).value()};
}
constexpr row by_euler = after_5(explicit_euler{}, 384);
constexpr row by_semi = after_5(semi_implicit_euler{}, 384);
constexpr row by_verlet = after_5(velocity_verlet{}, 384);
constexpr row by_forest = after_5(forest_ruth{}, 128);
constexpr row by_rk4 = after_5(rk4{}, 96);

//! [rows]
static_assert(by_semi.momentum < 1e-14);
static_assert(by_verlet.momentum < 1e-14);
static_assert(by_forest.momentum < 1e-14);
static_assert(by_rk4.momentum > 1e-4 && by_rk4.momentum < 1.2e-4);
static_assert(by_euler.momentum > 0.19 && by_euler.momentum < 0.20);
// The energy is -0.5 J at the start.
static_assert(by_rk4.energy > -0.501 && by_rk4.energy < -0.5005);
static_assert(by_euler.energy > -0.15 && by_euler.energy < -0.14);
static_assert(by_semi.off > 0.40 && by_semi.off < 0.41);
static_assert(by_forest.off < by_rk4.off &&
              by_rk4.off < by_verlet.off);
//! [rows]

//! [long]
// 10 turns, twice as many.
constexpr chain verlet{velocity_verlet{}, nearest, sun,
                       period / 384.0};
constexpr double verlet_10 =
    energy_of(state_after<verlet, 10 * 384>);
constexpr double rk4_10 = energy_of(after_turns(rk4{}, 10, 96));
static_assert(verlet_10 > -0.5 && verlet_10 < -0.499);
static_assert((rk4_10 + 0.5) / (by_rk4.energy + 0.5) > 1.9);
static_assert((rk4_10 + 0.5) / (by_rk4.energy + 0.5) < 2.1);
//! [long]

//! [sweep]
constexpr motion out_there{vec{-1.6, 0.0, 0.0} * m,
                           vec{0.0, -0.4, -0.3} * m_per_s};
// Half the angular momentum, per kilogram, times the step.
constexpr bool equal_areas(auto method, int steps) {
  auto const dt = period / double(steps);
  simulation run{method, out_there, sun, dt};
  for (int n = 0; n < steps; ++n) {
    auto const before = run.state().position;
    run.step();
    auto const area = cross(before, run.state().position) / 2.0;
    auto const due = vec{0.0, -0.48, 0.64} * m * m / s * dt / 2.0;
    if (norm(area - due) > 1e-15 * m * m) return false;
  }
  return true;
}
//! [sweep]

//! [areas]
static_assert(equal_areas(velocity_verlet{}, 32));
static_assert(equal_areas(semi_implicit_euler{}, 32));
static_assert(!equal_areas(rk4{}, 32));
//! [areas]

//! [fling]
// RK4 with 24 steps a turn: 96 evaluations.
constexpr double coarse(int turns) {
  return energy_of(after_turns(rk4{}, turns, 24));
}
static_assert(coarse(1) < -0.66 && coarse(2) < -0.79 &&
              coarse(3) < -1.17);
static_assert(coarse(4) > 10 && coarse(5) > 10);
constexpr auto lost = after_turns(rk4{}, 5, 24);
static_assert(norm(lost.position) > 40.0 * m);

// Velocity Verlet with 96: bounded, and round the same sun.
constexpr row same_work = after_5(velocity_verlet{}, 96);
static_assert(same_work.energy > -0.5 && same_work.energy < -0.48);
static_assert(same_work.momentum < 1e-14);
//! [fling]

//! [eight]
constexpr motion three{
    std::array{vec{0.97000436, -0.24308753} * m,
               vec{-0.97000436, 0.24308753} * m, vec{0.0, 0.0} * m},
    std::array{vec{0.466203685, 0.43236573} * m_per_s,
               vec{0.466203685, 0.43236573} * m_per_s,
               vec{-0.93240737, -0.86473146} * m_per_s}};
constexpr mutual_gravity attraction{1.0 * m * m * m / (kg * s * s)};
constexpr auto third_of_a_turn = 6.32591398 / 3 * s;
constexpr auto later =
    integrate(yoshida6{}, three, second_law{mass, attraction},
              third_of_a_turn / 64.0, 64);
//! [eight]

//! [eight claim]
// Each is where another one was, to seven digits.
static_assert(norm(later.position[0] - three.position[2]) <
              1e-7 * m);
static_assert(norm(later.position[1] - three.position[0]) <
              1e-7 * m);
static_assert(norm(later.position[2] - three.position[1]) <
              1e-7 * m);
static_assert(norm(momentum(mass, later)) < 1e-14 * kg * m_per_s);
//! [eight claim]

//! [answer]
// On a circle of 1.524 m; with 1 m a year is 2 pi seconds.
constexpr double a = 1.524;
constexpr double year = unitstep::sqrt(a * a * a);
static_assert(year > 1.881 && year < 1.882);
constexpr motion mars{
    vec{a, 0.0, 0.0} * m,
    vec{0.0, unitstep::sqrt(1 / a), 0.0} * m_per_s};
constexpr auto next_year =
    integrate(yoshida8{}, mars, sun, year* period / 64.0, 64);
static_assert(norm(next_year.position - mars.position) < 1e-6 * m);
//! [answer]

void print(char const* name, row const& r) {
  std::printf("%-20s %8.4f %12.0e %9.2f\n", name, r.energy,
              r.momentum, r.off);
}
int main() {
  std::printf("after 5 turns, 384 evaluations each\n\n");
  std::printf(
      "                       energy   momentum  position\n");
  std::printf(
      "                            J    off by     off by\n");
  print("explicit Euler", by_euler);
  print("semi-implicit Euler", by_semi);
  print("velocity Verlet", by_verlet);
  print("Forest-Ruth", by_forest);
  print("RK4", by_rk4);
}
