// SPDX-License-Identifier: BSL-1.0
// Three equal bodies follow one another along an eight, for a
// thousand turns.
#include <array>
#include <cmath>
#include <cstdio>
#include <unitstep/unitstep.hpp>

using namespace unitstep;

//! [start]
// Their start and period in units of their mass, of the distance
// of the outer ones from the middle, and with G = 1.
constexpr double vx = 0.3471168881189269;
constexpr double vy = 0.5327249453880302;
constexpr double period = 6.325913982926212;
constexpr motion start{
    std::array{vec{-1.0, 0.0}, vec{1.0, 0.0}, vec{0.0, 0.0}},
    std::array{vec{vx, vy}, vec{vx, vy}, vec{-2 * vx, -2 * vy}}};
constexpr second_law pull{1.0, mutual_gravity{1.0}};
//! [start]

//! [one turn]
// After a turn all are where they were: 100 steps of 14
// evaluations. Half the step, a 64th of the error.
constexpr double missed(auto const& s) {
  double most = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    double const off = norm(s.position[i] - start.position[i]);
    if (off > most) most = off;
  }
  return most;
}
constexpr double after_a_turn(auto method, int steps) {
  return missed(
      integrate(method, start, pull, period / steps, steps));
}
constexpr double whole = after_a_turn(blanes_moan_srkn14a{}, 50);
constexpr double halves = after_a_turn(blanes_moan_srkn14a{}, 100);
static_assert(halves < 2e-10);
static_assert(whole > 60 * halves && whole < 68 * halves);
//! [one turn]

//! [thousand]
// How far from its place a body is at most, and how far the
// energy strayed, with 1400 evaluations a turn.
struct end {
  double missed, energy_error;
};
end after_a_thousand_turns(auto method) {
  int const steps = 1400 / method.evaluations;
  simulation sim{method, start, pull, period / steps};
  double const due = energy(1.0, start, mutual_gravity{1.0});
  double off = 0;
  for (int n = 0; n < 1000 * steps; ++n) {
    sim.step();
    double const now =
        energy(1.0, sim.state(), mutual_gravity{1.0});
    off = std::fmax(off, std::fabs(now / due - 1));
  }
  return {missed(sim.state()), off};
}
//! [thousand]

end print(char const* name, auto method) {
  end const e = after_a_thousand_turns(method);
  std::printf("%-12s %8.0e %14.0e\n", name, e.missed,
              e.energy_error);
  return e;
}
int main() {
  std::printf("after a thousand turns\n\n");
  std::printf("               missed   error in energy\n");
  end const second = print("leapfrog", leapfrog{});
  end const not_symplectic = print("RK4", rk4{});
  end const fourth = print("suzuki4", suzuki4{});
  end const best4 = print("SRKN6B", blanes_moan_srkn6b{});
  end const best6 = print("SRKN14A", blanes_moan_srkn14a{});
  //! [claim]
  bool const right =
      second.missed > 0.05 && not_symplectic.missed > 0.2 &&
      not_symplectic.energy_error > 20 * second.energy_error &&
      not_symplectic.energy_error > 5000 * fourth.energy_error &&
      best4.missed < fourth.missed / 50 && best4.missed < 1e-6 &&
      best6.missed < 5e-7 && best6.energy_error < 5e-11;
  //! [claim]
  return right ? 0 : 1;
}
