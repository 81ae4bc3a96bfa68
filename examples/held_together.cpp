// SPDX-License-Identifier: BSL-1.0
// A bob on a rod: by its angle, and in plain coordinates with the rod
// as a constraint. Does the rod stay as long as it is?
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <exception>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

//! [angle]
// A bob on a rod of 1 m, let go 0.6 m aside and 0.8 m down. All of
// it is one angle, whose acceleration is worked out on paper.
constexpr auto by_angle = [](auto const& bob, auto) {
  return -9.81 * math::sin(bob.position / rad) * rad / s / s;
};
constexpr motion leaning{0.643501108793284387 * rad, 0.0 * rad / s};
//! [angle]

//! [rod]
// The same in plain coordinates: the weight, and what ties the bob.
constexpr gravity weight{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};
constexpr vec hook{0.0 * m, 0.0 * m};
constexpr vec rest{0.0 * m_per_s, 0.0 * m_per_s};
constexpr constrained pendulum{second_law{1.0 * kg, weight},
                               distance{hook, body(0), 1.0 * m}};
constexpr motion let_go{vec{0.6 * m, -0.8 * m}, rest};
//! [rod]

//! [same]
// By elliptic functions, with digits of mpmath: after 1 s it leans
// to the other side by 0.640919555016 rad.
constexpr auto angle_then =
    integrate(rk4{}, leaning, by_angle, 0.02 * s, 50).position;
static_assert(abs(angle_then + 0.640919555016 * rad) < 1e-6 * rad);
constexpr auto then =
    integrate(rattle4{}, let_go, pendulum, 0.05 * s, 20);
static_assert(norm(then.position -
                   vec{-0.597932759947 * m, -0.801546264779 * m}) <
              1e-4 * m);
static_assert(abs(norm(then.position) - 1.0 * m) < 1e-15 * m);
//! [same]

//! [tension]
// Let go, the rod holds m g cos(angle): 0.8 of the weight. At the
// lowest place, after a quarter of a swing, it holds m g + m v^2 / L,
// where v^2 is 2 g (1 m - 0.8 m): 1.4 times the weight.
constexpr auto holds(auto const& state) {
  return std::get<0>(constraint_forces(pendulum, state));
}
static_assert(abs(holds(let_go) - 0.8 * 9.81 * N) < 1e-14 * N);
constexpr auto quarter = 0.514812902394 * s;
constexpr auto lowest =
    integrate(rattle4{}, let_go, pendulum, quarter / 10.0, 10);
static_assert(abs(lowest.position.x) < 1e-4 * m);
static_assert(abs(holds(lowest) - 1.4 * 9.81 * N) < 1e-3 * N);
//! [tension]

//! [answer]
// A second bob hangs straight down from the first, which leans.
constexpr constrained both{
    second_law{std::array{1.0 * kg, 1.0 * kg}, weight},
    distance{hook, body(0), 1.0 * m},
    distance{body(0), body(1), 0.5 * m}};
constexpr motion two{
    std::array{vec{0.6 * m, -0.8 * m}, vec{0.6 * m, -1.3 * m}},
    std::array{rest, rest}};
constexpr auto two_hold = constraint_forces(both, two);
static_assert(abs(std::get<0>(two_hold) - 20.0 / 17 * 9.81 * N) <
              1e-13 * N);
static_assert(abs(std::get<1>(two_hold) - 8.0 / 17 * 9.81 * N) <
              1e-13 * N);
//! [answer]

//! [drift]
// How far the rod is from 1 m in mm and the energy from that of the
// start in mJ, at the end, and the most that the energy was off.
struct drift {
  double length, energy, most;
};
drift after(int seconds, auto method) {
  simulation run{method, let_go, pendulum, 0.05 * s};
  auto const start = energy(1.0 * kg, let_go, weight);
  drift d{};
  for (int n = 0; n < 20 * seconds; ++n) {
    run.step();
    auto const off = energy(1.0 * kg, run.state(), weight) - start;
    d.energy = 1e3 * off.value();
    d.most = std::fmax(d.most, std::fabs(d.energy));
  }
  d.length = 1e3 * (norm(run.state().position).value() - 1);
  return d;
}
//! [drift]

//! [claim]
// The length: four times as far off after twice the time. Put back
// after each step, only the energy drifts, twice as far. By rattle
// it swings, and is off no more after 40 s than it was after 10 s.
bool is_ratio(double after_40_s, double before, double due) {
  return after_40_s / before > 0.9 * due &&
         after_40_s / before < 1.1 * due;
}
bool drifts_so() {
  auto const alone = after(40, rk4{});
  auto const put_back = after(40, projected{rk4{}});
  auto const kept = after(40, rattle{});
  return is_ratio(alone.length, after(20, rk4{}).length, 4) &&
         is_ratio(alone.energy, after(20, rk4{}).energy, 4) &&
         is_ratio(put_back.energy,
                  after(20, projected{rk4{}}).energy, 2) &&
         is_ratio(kept.most, after(10, rattle{}).most, 1) &&
         alone.length < -18.5 && alone.length > -19 &&
         std::fabs(put_back.length) < 1e-12 &&
         std::fabs(kept.length) < 1e-12;
}
//! [claim]

int main() {
  std::printf("         RK4 alone     projected       rattle\n");
  std::printf(
      "after    mm     mJ     mm    mJ     mm  mJ at most\n");
  for (int t : {5, 10, 20, 40}) {
    auto const alone = after(t, rk4{});
    auto const put_back = after(t, projected{rk4{}});
    auto const kept = after(t, rattle{});
    std::printf("%3d s %6.2f %6.1f %6.2f %5.2f %6.2f %8.1f\n", t,
                alone.length, alone.energy,
                std::fabs(put_back.length), put_back.energy,
                std::fabs(kept.length), kept.most);
  }
  //! [too long]
  constexpr motion too_far{vec{0.6 * m, -0.9 * m}, rest};
  try {
    auto const end =
        integrate(rattle{}, too_far, pendulum, 0.05 * s, 1);
    std::printf("%g\n", end.position.x.value());
  } catch (std::exception const& trouble) {
    std::printf("%s\n", trouble.what());
  }
  //! [too long]
  return drifts_so() ? 0 : 1;
}
