// SPDX-License-Identifier: BSL-1.0
// Three ways to slow a body down, and what it takes to let it rest.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto standing = 0.0 * si::metre_per_second;

//! [puck]
constexpr auto mass = 1.0 * si::kilogram;
constexpr motion puck{0.0 * si::metre, 8.0 * si::metre_per_second};
constexpr auto coasts = [](auto const&, auto) {
  return 0.0 * si::metre_per_second_squared;
};
constexpr auto slide(auto method, auto const& field, int per_second,
                     int seconds) {
  return integrate(method, puck, field,
                   si::second / double(per_second),
                   seconds * per_second);
}
//! [puck]

//! [factor]
constexpr damped losing{semi_implicit_euler{}, 0.99, standing};

constexpr auto at_60 = slide(losing, coasts, 60, 1);
constexpr auto at_120 = slide(losing, coasts, 120, 1);
//! [factor]

constexpr bool about(double x, double y, double tolerance) {
  return x - y < tolerance && y - x < tolerance;
}

//! [rates]
static_assert(about(at_60.velocity.value(), 4.38, 0.01));
static_assert(about(at_120.velocity.value(), 2.40, 0.01));
//! [rates]

//! [ways]
static_assert(about(slide(losing, coasts, 60, 60).position.value(),
                    13.33, 0.01));
static_assert(about(slide(losing, coasts, 120, 60).position.value(),
                    6.67, 0.01));
//! [ways]

//! [damper]
constexpr second_law braked{
    mass, damper{0.6 * si::kilogram / si::second}};
constexpr double exact = 8 * math::exp(-0.6);

static_assert(about(exact, 4.39, 0.001));
static_assert(about(
    slide(semi_implicit_euler{}, braked, 60, 1).velocity.value(),
    exact, 0.014));
static_assert(about(
    slide(semi_implicit_euler{}, braked, 120, 1).velocity.value(),
    exact, 0.007));
static_assert(about(slide(rk4{}, braked, 60, 1).velocity.value(),
                    exact, 1e-9));
//! [damper]

//! [exact factor]
constexpr auto exactly(int per_second) {
  return damped{semi_implicit_euler{}, math::exp(-0.6 / per_second),
                standing};
}
static_assert(
    about(slide(exactly(60), coasts, 60, 1).velocity.value(), exact,
          1e-13));
static_assert(
    about(slide(exactly(7), coasts, 7, 1).velocity.value(), exact,
          1e-13));
//! [exact factor]

//! [never]
constexpr auto after_a_minute = slide(losing, coasts, 60, 60);
static_assert(after_a_minute.velocity > standing);
static_assert(after_a_minute.velocity.value() < 1e-14);
//! [never]

//! [rest]
constexpr damped settling{semi_implicit_euler{}, 0.99,
                          0.05 * si::metre_per_second};

constexpr auto after_8_s = slide(settling, coasts, 60, 8);
constexpr auto after_9_s = slide(settling, coasts, 60, 9);
static_assert(after_8_s.velocity > standing);
static_assert(after_9_s.velocity == standing);
static_assert(slide(settling, coasts, 60, 60) == after_9_s);
//! [rest]

//! [areas]
// 2 m of ice, 2 m of sand, ice again. On the sand an eighth of the
// velocity is lost in each step.
constexpr bool on_sand(double x) { return x >= 2 && x < 4; }
constexpr double left_by_factor(int per_second) {
  double x = 0, v = 8;
  while (x < 5) {
    x += v / per_second;
    v *= on_sand(x) ? 7.0 / 8 : 1;
  }
  return v;
}
// On the sand there is a damper, of 1 N s/m.
constexpr auto sand = [](auto const& s, auto) {
  double const c = on_sand(s.position.value()) ? 1 : 0;
  return -c * s.velocity / si::second;
};
constexpr double left_by_damper(int per_second) {
  simulation run{rk4{}, puck, sand,
                 si::second / double(per_second)};
  while (run.state().position < 5.0 * si::metre) run.step();
  return run.state().velocity.value();
}
//! [areas]

//! [areas claim]
static_assert(about(left_by_factor(8), 5.36, 0.001));
static_assert(about(left_by_factor(16), 3.14, 0.002));
// In closed form it is v - c L / m = 8 m/s - 2 m/s.
static_assert(about(left_by_damper(8), 6, 0.03));
static_assert(about(left_by_damper(128), 6, 0.01));
//! [areas claim]

//! [apple]
constexpr double falls_in_2_s(int per_second) {
  motion const apple{0.0 * si::metre, standing};
  auto const falls = [](auto const&, auto) {
    return -10.0 * si::metre_per_second_squared;
  };
  return -integrate(settling, apple, falls,
                    si::second / double(per_second), 2 * per_second)
              .position.value();
}
static_assert(10.0 / 60 > 0.16 && 10.0 / 240 > 0.04);
static_assert(10.0 / 240 < 0.05 && 10.0 / 60 < 0.17);  // m/s
static_assert(falls_in_2_s(60) > 10 && falls_in_2_s(60) < 15);
static_assert(about(falls_in_2_s(240), 0.083, 0.001));
static_assert(about(falls_in_2_s(480), 0.042, 0.001));
//! [apple]

//! [stuck]
constexpr auto let_go_at(double x) {
  second_law const pulled_back{
      mass, spring{4.0 * si::newton / si::metre}};
  return integrate(settling, motion{x * si::metre, standing},
                   pulled_back, si::second / 60.0, 600)
      .position.value();
}
static_assert(4 * 0.7 / 60 < 0.05);  // m/s in the first step
static_assert(about(let_go_at(0.7), 0.36, 0.01));
//! [stuck]

//! [three]
// 1 kg on 4 N/m, let go one metre out, at 60 steps a second.
constexpr auto closes(double c, int steps) {
  second_law const door{mass, spring{4.0 * si::newton / si::metre},
                        damper{c * si::kilogram / si::second}};
  return integrate(rk4{}, motion{1.0 * si::metre, standing}, door,
                   si::second / 60.0, steps)
      .position.value();
}
constexpr double lowest(double c) {
  double least = 1;
  for (int n = 0; n <= 300; n += 10)
    if (closes(c, n) < least) least = closes(c, n);
  return least;
}
//! [three]

//! [three claim]
// exp(-pi 0.25 / sqrt(1 - 0.25^2)) is 0.444.
static_assert(lowest(1) < -0.4 && lowest(1) > -0.445);
static_assert(lowest(4) > 0);
static_assert(lowest(10) > 0);
// (1 + 2 t) exp(-2 t) is 0.0916 m at t = 2 s; with 2.5 times
// the damper it is 0.4537 m, by the exponents -5 +- sqrt(21).
static_assert(closes(4, 120) > 0.091 && closes(4, 120) < 0.092);
static_assert(closes(10, 120) > 0.45 && closes(10, 120) < 0.46);
//! [three claim]

//! [answer]
constexpr double new_factor = math::pow(0.98, 50.0 / 200);
static_assert(about(new_factor, 0.99496, 0.00001));

constexpr auto before = slide(
    damped{semi_implicit_euler{}, 0.98, standing}, coasts, 50, 1);
constexpr auto after =
    slide(damped{semi_implicit_euler{}, new_factor, standing},
          coasts, 200, 1);
static_assert(about(before.velocity.value(), after.velocity.value(),
                    1e-12));

constexpr double c = -0.5 * 50 * math::log(0.98);  // kg/s
static_assert(about(c, 0.505, 0.001));
//! [answer]

int main() {
  std::printf("8 m/s, after one second, in m/s\n\n");
  std::printf("steps a second    factor 0.99    damper\n");
  for (int per_second : {30, 60, 120, 240})
    std::printf(
        "%14d %14.2f %9.2f\n", per_second,
        slide(losing, coasts, per_second, 1).velocity.value(),
        slide(semi_implicit_euler{}, braked, per_second, 1)
            .velocity.value());
}
