// SPDX-License-Identifier: BSL-1.0
// A planet by symplectic methods of order two to eight and by RK4,
// with the same number of evaluations for each.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [planet]
// In lengths and times in which the sun pulls with 1 / r^2. At its
// nearest the planet is 0.8 away; the semi-major axis is 1.
constexpr auto pull =
    1.0 * si::cubic_metre / (si::second * si::second);
constexpr auto sun = [](auto const& s, auto) {
  auto const r = norm(s.position);
  return -pull * s.position / (r * r * r);
};
constexpr motion nearest{
    vec{0.8, 0.0} * si::metre,
    vec{0.0, unitstep::sqrt(1.5)} * si::metre_per_second};
constexpr double period = 2 * std::numbers::pi;  // in s
//! [planet]

//! [three]
// A step of h as leapfrogs of different lengths.
template <std::size_t n>
constexpr auto leapfrogs_of(std::array<double, n> const& lengths,
                            double dt) {
  simulation run{leapfrog{}, nearest, sun, dt * si::second};
  for (double length : lengths) run.step(length * dt * si::second);
  return run.state();
}
// There, back, and there again.
constexpr double there = 1 / (2 - math::cbrt(2.0));
constexpr std::array three{there, 1 - 2 * there, there};
//! [three]

//! [is forest ruth]
static_assert(there > 1.35 && there < 1.36);
static_assert(1 - 2 * there > -1.71 && 1 - 2 * there < -1.70);
// Suzuki's five: p, p, 1 - 4 p, p, p with p = 1 / (4 - cbrt(4)).
constexpr double back = 1 - 4 / (4 - math::cbrt(4.0));
static_assert(back > -0.66 && back < -0.65);

constexpr double cubes =
    2 * there * there * there + three[1] * three[1] * three[1];
static_assert(cubes > -1e-15 && cubes < 1e-15);

constexpr double apart =
    norm(leapfrogs_of(three, 0.1).position -
         integrate(forest_ruth{}, nearest, sun, 0.1 * si::second, 1)
             .position)
        .value();
static_assert(apart < 1e-15);
//! [is forest ruth]

//! [error]
// How far from its start the planet is after a turn.
constexpr double error(auto method, int steps) {
  auto const dt = period / steps * si::second;
  auto const end = integrate(method, nearest, sun, dt, steps);
  return norm(end.position - nearest.position).value();
}
constexpr double by(auto method, int evaluations) {
  return error(method, evaluations / method.evaluations);
}
//! [error]

//! [one turn]
// 210 evaluations a turn, then 840.
constexpr double leapfrog_210 = by(leapfrog{}, 210);
constexpr double rk4_210 = by(rk4{}, 210);
constexpr double forest_210 = by(forest_ruth{}, 210);
constexpr double suzuki_210 = by(suzuki4{}, 210);
constexpr double yoshida8_210 = by(yoshida8{}, 210);
static_assert(forest_210 > 3.5 * rk4_210 &&
              forest_210 < 4 * rk4_210);
static_assert(rk4_210 > 2.5 * suzuki_210 &&
              rk4_210 < 2.6 * suzuki_210);
static_assert(yoshida8_210 > 2 * leapfrog_210 &&
              yoshida8_210 < 2.1 * leapfrog_210);

constexpr double suzuki_840 = by(suzuki4{}, 840);
constexpr double yoshida6_840 = by(yoshida6{}, 840);
constexpr double yoshida8_840 = by(yoshida8{}, 840);
static_assert(suzuki_840 > 11 * yoshida6_840 &&
              suzuki_840 < 12 * yoshida6_840);
static_assert(yoshida8_840 > 9 * yoshida6_840 &&
              yoshida8_840 < 10 * yoshida6_840);
//! [one turn]

//! [orders]
// Half the step: by how much the error is divided.
constexpr double gain(auto method, int steps) {
  return error(method, steps) / error(method, 2 * steps);
}
constexpr bool is(double gain, double power_of_two) {
  return gain > 0.9 * power_of_two && gain < 1.1 * power_of_two;
}
static_assert(is(gain(ruth3{}, 140), 16));  // of third order: 8
static_assert(is(gain(forest_ruth{}, 70), 16));
static_assert(is(gain(suzuki4{}, 42), 16));
static_assert(is(gain(yoshida6{}, 60), 64));
static_assert(is(gain(yoshida8{}, 56), 256));
//! [orders]

//! [long]
// Twenty turns with 210 evaluations each.
template <class Method>
constexpr chain orbit{
    Method{}, nearest, sun,
    period* Method::evaluations / 210 * si::second};

template <class Method>
constexpr auto after_20_turns =
    state_after<orbit<Method>, 20 * 210 / Method::evaluations>;
//! [long]

//! [long claim]
template <class Method>
constexpr double astray =
    norm(after_20_turns<Method>.position - nearest.position)
        .value();
static_assert(astray<forest_ruth> > 19 * forest_210 &&
              astray<forest_ruth> <= 20 * forest_210);
static_assert(astray<rk4> > 190 * rk4_210 &&
              astray<rk4> < 210 * rk4_210);
static_assert(astray<rk4> > 2.5 * astray<forest_ruth> &&
              astray<rk4> < 3 * astray<forest_ruth>);
static_assert(astray<rk4> > 25 * astray<suzuki4> &&
              astray<rk4> < 27 * astray<suzuki4>);
//! [long claim]

//! [damped]
constexpr second_law damped_spring{
    1.0 * si::kilogram, spring{4.0 * si::newton / si::metre},
    damper{1.0 * si::kilogram / si::second}};
constexpr damped_oscillator exact{2.0 / si::second,
                                  0.5 / si::second};
constexpr motion pulled{1.0 * si::metre,
                        0.0 * si::metre_per_second};
//! [damped]

//! [damped error]
// How far from the closed form after 4 s.
constexpr double damped_error(auto method, int evaluations) {
  int const steps = evaluations / method.evaluations;
  auto const end = integrate(method, pulled, damped_spring,
                             4.0 / steps * si::second, steps)
                       .position;
  double const off =
      (end - exact.after(pulled, 4.0 * si::second).position)
          .value();
  return off < 0 ? -off : off;
}
//! [damped error]

//! [damped claim]
static_assert(forest_ruth::order == 4);
static_assert(forest_ruth::order_with_velocity_forces == 1);
static_assert(damped_error(forest_ruth{}, 96) > 0.1 &&
              damped_error(forest_ruth{}, 96) < 0.102);
static_assert(damped_error(forest_ruth{}, 192) > 0.078 &&
              damped_error(forest_ruth{}, 192) < 0.079);
static_assert(damped_error(velocity_verlet{}, 96) > 0.023 &&
              damped_error(velocity_verlet{}, 96) < 0.024);
static_assert(damped_error(rk4{}, 96) > 0.00009 &&
              damped_error(rk4{}, 96) < 0.0001);
//! [damped claim]

//! [answer]
// Forest and Ruth's method three times, there, back and there.
struct nine_leapfrogs_table {
  static constexpr int order = 6;
  static constexpr bool reversible = true;

  template <class T>
  static constexpr drifts_and_kicks<T, 10, 9> coefficients() {
    T const p = T(1) / (T(2) - math::cbrt(T(2)));
    T const q = T(1) / (T(2) - math::pow(T(2), T(1) / T(5)));
    T const a = p * q, b = (1 - 2 * p) * q;
    T const c = p * (1 - 2 * q), d = (1 - 2 * p) * (1 - 2 * q);
    return leapfrogs(std::array<T, 9>{a, b, a, c, d, c, a, b, a});
  }
};
using nine_leapfrogs = composition<nine_leapfrogs_table>;
//! [answer]

//! [answer claim]
static_assert(nine_leapfrogs::evaluations == 9);
static_assert(is(gain(nine_leapfrogs{}, 60), 64));
static_assert(by(nine_leapfrogs{}, 1260) >
              10 * by(yoshida6{}, 1260));
//! [answer claim]

void print(char const* name, auto method) {
  std::printf("%-12s", name);
  for (int n : {105, 210, 420, 840, 1680})
    std::printf(" %8.1e", by(method, n));
  std::printf("\n");
}
int main() {
  std::printf("error after a turn\n\n");
  std::printf("evaluations      105      210      420      840");
  std::printf("     1680\n");
  print("leapfrog", leapfrog{});
  print("RK4", rk4{});
  print("ruth3", ruth3{});
  print("forest_ruth", forest_ruth{});
  print("suzuki4", suzuki4{});
  print("yoshida6", yoshida6{});
  print("yoshida8", yoshida8{});
}
