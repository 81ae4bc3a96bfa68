// SPDX-License-Identifier: BSL-1.0
// Someone jumps off a bridge on a rubber rope. How deep do they fall,
// and what do the forces say on the way?
#include <cstddef>
#include <cstdio>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

//! [jumper]
// Down is positive; the bridge is at zero.
constexpr motion on_the_bridge{0.0 * m, 0.0 * m_per_s};

constexpr auto mass = 80.0 * kg;
constexpr gravity weight{10.0 * m_per_s2};
constexpr quadratic_drag air{0.25 * kg / m};
// A rope of 20 m pulls when it is stretched, and never pushes.
constexpr auto rope = [](auto const& jumper, auto) {
  auto const stretch = jumper.position - 20.0 * m;
  auto const slack = stretch < 0.0 * m;
  return -160.0 * N / m * (slack ? 0.0 * stretch : stretch);
};
constexpr second_law jump{mass, weight, air, rope};
//! [jumper]

//! [run]
constexpr auto fall =
    trajectory<192>(rk4{}, on_the_bridge, jump, s / 32.0);
//! [run]

//! [deepest]
// The first moment at which the jumper does not move.
constexpr auto moves = [](auto const& jumper, auto) {
  return jumper.velocity;
};
constexpr auto deepest(auto const& field) {
  return integrate_until(rk4{}, on_the_bridge, field, s / 32.0,
                         moves, 1000);
}
//! [deepest]

//! [depth]
// Weight times depth is in the rope: m g x = k (x - L)^2 / 2.
constexpr auto in_vacuum = deepest(second_law{mass, weight, rope});
static_assert(800.0 * 40 == 160.0 * (40 - 20) * (40 - 20) / 2);
static_assert(magnitude(in_vacuum.state.position - 40.0 * m) <
              1e-6 * m);

constexpr auto in_air = deepest(jump);
static_assert(in_air.state.position > 38.9 * m);
static_assert(in_air.state.position < 39.0 * m);
//! [depth]

//! [each]
// Falling at 20 m/s, one metre of the rope stretched.
constexpr motion at_21_m{21.0 * m, 20.0 * m_per_s};
static_assert(air(at_21_m, 0.0 * s) == -100.0 * N);
static_assert(rope(at_21_m, 0.0 * s) == -160.0 * N);
static_assert(weight(at_21_m, 0.0 * s) == 10.0 * m_per_s2);
// (800 - 100 - 160) N / 80 kg
static_assert(jump(at_21_m, 0.0 * s) == 6.75 * m_per_s2);
//! [each]

//! [see]
// Two seconds after the start, and at the deepest point.
static_assert(air(fall[64].state, 0.0 * s) < -0.1 * 800 * N);
static_assert(rope(in_air.state, 0.0 * s) < -3.0 * 800 * N);
//! [see]

//! [order]
constexpr second_law another_way_round{mass, rope, air, weight};
static_assert(another_way_round(at_21_m, 0.0 * s) ==
              jump(at_21_m, 0.0 * s));
constexpr motion odd{20.1 * m, 0.7 * m_per_s};
constexpr double apart =
    (another_way_round(odd, 0.0 * s) - jump(odd, 0.0 * s)).value();
static_assert(apart < 2e-15 && apart > -2e-15);
//! [order]

//! [inverse]
// For how many of 1000 forces of 1 N, 2 N, ... F times 1/m is
// another number than F divided by m.
constexpr int differ(double kilograms) {
  int count = 0;
  for (double f = 1; f <= 1000; ++f) {
    second_law const field{kilograms * kg, constant_force{f * N}};
    auto const a = field(on_the_bridge, 0.0 * s).value();
    if (a != f / kilograms) ++count;
    if (magnitude(a / (f / kilograms) - 1) > 3e-16) return -1;
  }
  return count;
}
static_assert(differ(64) == 0);
static_assert(differ(80) == 352);
//! [inverse]

//! [shot]
// 1600 N for an eighth of a second are 200 N s: 2.5 m/s.
constexpr double leaves_with(auto method, double from) {
  second_law const pushed{
      mass, impulse{1600.0 * N, from * s, (from + 0.125) * s}};
  return integrate(method, on_the_bridge, pushed, s / 64.0, 32)
      .velocity.value();
}
static_assert(leaves_with(semi_implicit_euler{}, 0) == 2.5);
static_assert(leaves_with(heun{}, 0) == 2.34375);
static_assert(leaves_with(rk4{}, 0) > 2.447 &&
              leaves_with(rk4{}, 0) < 2.448);
//! [shot]

//! [shot right]
static_assert(leaves_with(semi_implicit_euler{}, 1 / 64.0) == 2.5);
static_assert(leaves_with(heun{}, 1 / 64.0) == 2.5);
static_assert(leaves_with(rk4{}, 1 / 64.0) > 2.5 - 1e-14);
//! [shot right]

//! [sign]
constexpr auto pushing_rope = [](auto const& jumper, auto time) {
  return -rope(jumper, time);
};
constexpr auto gone = integrate(
    rk4{}, on_the_bridge,
    second_law{mass, weight, air, pushing_rope}, s / 32.0, 6 * 32);
static_assert(gone.position > 990.0 * m);
static_assert(gone.position < 1000.0 * m);
//! [sign]

//! [answer]
// k = 2 m g x / (x - L)^2 with x = 50 m.
constexpr double k = 2 * 800 * 50.0 / (30 * 30);
static_assert(k > 88.8 && k < 88.9);
constexpr auto softer = [](auto const& jumper, auto) {
  auto const stretch = jumper.position - 20.0 * m;
  auto const slack = stretch < 0.0 * m;
  return -k * N / m * (slack ? 0.0 * stretch : stretch);
};
constexpr auto bottom = deepest(second_law{mass, weight, softer});
static_assert(magnitude(bottom.state.position - 50.0 * m) <
              0.001 * m);
// 80 kg at 10 m/s^2 are 800 N; the rope pulls with k times 30 m.
static_assert(magnitude(softer(bottom.state, 0.0 * s) +
                        2667.0 * N) < 1.0 * N);
//! [answer]

int main() {
  std::printf(
      "    t    depth    speed      air     rope        a\n");
  std::printf(
      "    s        m      m/s        N        N    m/s^2\n");
  for (std::size_t n = 0; n < fall.size(); n += 16) {
    auto const& [t, jumper] = fall[n];
    std::printf("%5.1f %8.2f %8.2f %8.0f %8.0f %8.2f\n", t.value(),
                jumper.position.value(), jumper.velocity.value(),
                air(jumper, t).value() + 0,
                rope(jumper, t).value() + 0,
                jump(jumper, t).value());
  }
}
