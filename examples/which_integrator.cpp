// SPDX-License-Identifier: BSL-1.0
// Five problems, nine methods, and the same work for each: what is
// advised about integrators, in numbers.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <ratio>
#include <type_traits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

using predicted = modified_velocity_verlet<std::ratio<1>>;

//! [planet]
constexpr auto pull =
    1.0 * si::cubic_metre / (si::second * si::second);
constexpr auto sun = [](auto const& s, auto) {
  auto const r = norm(s.position);
  return -pull * s.position / (r * r * r);
};
constexpr motion nearest{
    vec{0.8, 0.0} * si::metre,
    vec{0.0, unitstep::sqrt(1.5)} * si::metre_per_second};
//! [planet]

//! [astray]
// How far from its start it is, with 210 evaluations a turn.
constexpr double astray(auto method, int turns) {
  int const steps = 210 / method.evaluations;
  auto const end = integrate(method, nearest, sun,
                             6.283185307179586 / steps * si::second,
                             turns * steps);
  return norm(end.position - nearest.position).value();
}
//! [astray]

//! [swing]
constexpr motion let_go{1.0 * si::metre,
                        0.0 * si::metre_per_second};
constexpr auto sprung(double c) {  // in N s/m
  return second_law{1.0 * si::kilogram,
                    spring{4.0 * si::newton / si::metre},
                    damper{c * si::kilogram / si::second}};
}
constexpr double apart(auto const& a, auto const& b) {  // in m
  double const x = (a.position - b.position).value();
  double const y = (a.velocity - b.velocity).value() / 2;
  return unitstep::sqrt(x * x + y * y);
}
//! [swing]

//! [off]
// How far from the closed form after 4 s, by 64 evaluations.
constexpr double swing(auto method, double c) {
  damped_oscillator const exact{2.0 / si::second,
                                c / 2 / si::second};
  int const steps = 64 / method.evaluations;
  auto const end = integrate(method, let_go, sprung(c),
                             4.0 / steps * si::second, steps);
  return apart(end, exact.after(let_go, 4.0 * si::second));
}
//! [off]

//! [closer]
// 1 kg on 1 000 000 N/m, critically damped: where it is, in m, after
// four steps of a sixtieth. It should be closed.
constexpr double closer(auto method) {
  second_law const field{
      1.0 * si::kilogram, spring{1e6 * si::newton / si::metre},
      damper{2000.0 * si::kilogram / si::second}};
  double const x =
      integrate(method, let_go, field, si::second / 60.0, 4)
          .position.value();
  return x < 0 ? -x : x;
}
//! [closer]

//! [uneven]
// About 8 s without a damper, in pairs of a step and one of half its
// length: of 1/8 s and 1/16 s by a method with one evaluation and 84
// of them in all. (Suzuki's method makes do with four less.)
constexpr double uneven(auto method, int evaluations) {
  int const pairs = evaluations / (2 * method.evaluations);
  double const h = 42 * 0.125 / pairs;
  simulation run{method, let_go, sprung(0), h * si::second};
  for (int n = 0; n < pairs; ++n) {
    run.step(h * si::second);
    run.step(h / 2 * si::second);
  }
  damped_oscillator const exact{2.0 / si::second, 0.0 / si::second};
  return apart(run.state(), exact.after(let_go, run.time()));
}
//! [uneven]

//! [stated]
constexpr bool is(double error, double stated) {
  return error > 0.95 * stated && error < 1.05 * stated;
}
//! [stated]

//! [long]
static_assert(is(astray(suzuki4{}, 20), 0.0012));
static_assert(is(astray(rk4{}, 20), 0.033));
static_assert(is(astray(velocity_verlet{}, 20), 0.078));
//! [long]

//! [short]
static_assert(is(astray(suzuki4{}, 1), 0.000059));
static_assert(is(astray(rk4{}, 1), 0.00015));
static_assert(is(astray(velocity_verlet{}, 1), 0.0039));
static_assert(is(astray(semi_implicit_euler{}, 1), 0.010));
//! [short]

//! [with a damper]
static_assert(is(swing(rk4{}, 1), 0.00072));
static_assert(is(swing(suzuki4{}, 1), 0.091));
static_assert(is(swing(predicted{}, 1), 0.0022));
static_assert(is(swing(modified_velocity_verlet<>{}, 1), 0.019));
static_assert(is(swing(semi_implicit_euler{}, 1), 0.027));
static_assert(is(swing(velocity_verlet{}, 1), 0.037));
static_assert(is(swing(explicit_euler{}, 1), 0.084));
static_assert(swing(semi_implicit_euler{}, 1) >
              12 * swing(predicted{}, 1));
//! [with a damper]

//! [stiff]
static_assert(is(closer(implicit_euler{}), 0.000049));
static_assert(closer(explicit_euler{}) > 1e5);
static_assert(closer(semi_implicit_euler{}) > 1e9);
static_assert(closer(rk4{}) > 1e14);
//! [stiff]

//! [changing]
static_assert(is(uneven(velocity_verlet{}, 84), 0.031));
static_assert(is(uneven(velocity_verlet{}, 168), 0.0076));
static_assert(is(uneven(time_corrected_verlet{}, 84), 0.025));
static_assert(is(uneven(time_corrected_verlet{}, 168), 0.022));
// The same work by methods of fourth order.
static_assert(is(uneven(rk4{}, 84), 0.104));
static_assert(is(uneven(rk4{}, 168), 0.0056));
static_assert(is(uneven(suzuki4{}, 168), 0.0018));
//! [changing]

//! [answer]
// A box falls for 2 s from rest, with 10 m/s2, in 8 steps.
constexpr auto falls(auto method) {
  return integrate(
      method, motion{0.0 * si::metre, 0.0 * si::metre_per_second},
      [](auto const&, auto) {
        return -10.0 * si::metre_per_second_squared;
      },
      0.25 * si::second, 8);
}
static_assert(falls(rk4{}).position == -20.0 * si::metre);
static_assert(falls(leapfrog{}) == falls(rk4{}));
static_assert(rk4::evaluations == 4 * leapfrog::evaluations);
static_assert(falls(semi_implicit_euler{}).position ==
              -22.5 * si::metre);
//! [answer]

void cell(double error) {
  if (error < 100)
    std::printf(" %8.1e", error);
  else
    std::printf("        .");
}
void print(char const* name, auto method) {
  std::printf("%-20s", name);
  // Newton's method fails for implicit Euler in such long steps.
  if constexpr (std::is_same_v<decltype(method), implicit_euler>) {
    std::printf("        -        -");
  } else {
    cell(astray(method, 1));
    cell(astray(method, 20));
  }
  cell(swing(method, 1));
  cell(closer(method));
  cell(uneven(method, 168));
  std::printf("\n");
}
int main() {
  std::printf("                       planet   planet   damped");
  std::printf("    stiff   uneven\n");
  std::printf("                       1 turn 20 turns   spring");
  std::printf("   spring    steps\n");
  print("explicit Euler", explicit_euler{});
  print("semi-implicit Euler", semi_implicit_euler{});
  print("velocity Verlet", velocity_verlet{});
  print("  predicted", predicted{});
  print("  time-corrected", time_corrected_verlet{});
  print("midpoint", midpoint{});
  print("RK4", rk4{});
  print("suzuki4", suzuki4{});
  print("implicit Euler", implicit_euler{});
  std::printf("\n(a dot: beyond 100; a dash: no result)\n");
}
