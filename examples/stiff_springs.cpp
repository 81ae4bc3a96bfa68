// SPDX-License-Identifier: BSL-1.0
// How stiff may a spring be? 250 kg in steps of 1/10 s.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [spring]
constexpr double mass = 250;  // kg
constexpr motion pulled{0.5 * si::metre,
                        0.0 * si::metre_per_second};
constexpr auto hung_on(double k, double c = 0) {  // N/m and N s/m
  return second_law{
      mass * si::kilogram, spring{k * si::newton / si::metre},
      damper{c * si::newton * si::second / si::metre}};
}
//! [spring]

//! [widest]
// How far the mass gets in this many steps of 1/10 s, in metres.
// What is beyond a kilometre has exploded.
constexpr double widest(auto method, auto const& field, int steps) {
  simulation run{method, pulled, field, 0.1 * si::second};
  double most = 0;
  for (int n = 0; n < steps && most < 1000; ++n) {
    run.step();
    double const x = run.state().position.value();
    most = x > most ? x : -x > most ? -x : most;
  }
  return most;
}
//! [widest]

//! [undamped]
constexpr bool holds(auto method, double k) {
  return widest(method, hung_on(k), 100) < 1000;
}
static_assert(holds(semi_implicit_euler{}, 99'000) &&
              !holds(semi_implicit_euler{}, 101'000));
static_assert(holds(velocity_verlet{}, 99'000) &&
              !holds(velocity_verlet{}, 101'000));
static_assert(holds(rk4{}, 199'000) && !holds(rk4{}, 206'000));
static_assert(holds(implicit_euler{}, 1e9));
//! [undamped]

//! [on the limit]
constexpr double after_20_s(auto method, double k) {
  return integrate(method, pulled, hung_on(k), 0.1 * si::second,
                   200)
      .position.value();
}
constexpr double due = 0.5 * math::cos(20.0 * 20);  // k = 1e5
static_assert(due > -0.27 && due < -0.26);
// x_n = (-1)^n 0.5 m: from end to end, and back after 200 steps.
static_assert(after_20_s(velocity_verlet{}, 1e5) > 0.5 - 1e-9 &&
              after_20_s(velocity_verlet{}, 1e5) < 0.5 + 1e-9);
static_assert(after_20_s(rk4{}, 1e5) < 1e-20 &&
              after_20_s(rk4{}, 1e5) > -1e-20);
// A metre further out in every step.
static_assert(widest(semi_implicit_euler{}, hung_on(1e5), 100) >
                  99 &&
              widest(semi_implicit_euler{}, hung_on(1e5), 100) <
                  101);
// The same, but let go with 1 m/s: 10 cm further in each step.
constexpr motion pushed{0.5 * si::metre,
                        1.0 * si::metre_per_second};
constexpr double outward =
    integrate(velocity_verlet{}, pushed, hung_on(1e5),
              0.1 * si::second, 200)
        .position.value();
// x = (-1)^n (0.5 m - n h 1 m/s).
static_assert(outward > -19.5 - 1e-9 && outward < -19.5 + 1e-9);
//! [on the limit]

//! [not alike]
constexpr double due_at_1e4 =
    0.5 * math::cos(math::sqrt(40.0) * 20);
static_assert(due_at_1e4 > 0.33 && due_at_1e4 < 0.34);
static_assert(after_20_s(rk4{}, 1e4) > 0.35);
static_assert(after_20_s(rk4{}, 1e4) < 0.36);
static_assert(after_20_s(velocity_verlet{}, 1e4) < -0.49 &&
              after_20_s(velocity_verlet{}, 1e4) > -0.5);
static_assert(after_20_s(semi_implicit_euler{}, 1e4) < -0.51 &&
              after_20_s(semi_implicit_euler{}, 1e4) > -0.52);
static_assert(widest(heun{}, hung_on(1e4), 200) > 23 &&
              widest(heun{}, hung_on(1e4), 200) < 24);
//! [not alike]

//! [settles]
// Critically damped, c = 2 sqrt(k m).
constexpr bool settles(auto method, double k, int steps = 1000) {
  auto const field = hung_on(k, 2 * unitstep::sqrt(k * mass));
  simulation run{method, pulled, field, 0.1 * si::second};
  auto const x = [&] { return run.state().position.value(); };
  for (int n = 0; n < steps && x() < 1e6 && x() > -1e6; ++n)
    run.step();
  return x() < 0.1 && x() > -0.1;
}
//! [settles]

//! [damped]
static_assert(settles(velocity_verlet{}, 13'000) &&
              !settles(velocity_verlet{}, 14'000));
static_assert(!settles(velocity_verlet{}, 16'000));
static_assert(settles(semi_implicit_euler{}, 17'000) &&
              !settles(semi_implicit_euler{}, 17'500));
static_assert(settles(explicit_euler{}, 98'000) &&
              !settles(explicit_euler{}, 101'000));
static_assert(settles(rk4{}, 192'000) && !settles(rk4{}, 195'000));
static_assert(settles(implicit_euler{}, 1e9, 100));
//! [damped]

//! [predicted]
using half_predicted = modified_velocity_verlet<>;
using fully_predicted = modified_velocity_verlet<std::ratio<1>>;
static_assert(settles(half_predicted{}, 17'000) &&
              !settles(half_predicted{}, 18'000));
static_assert(settles(fully_predicted{}, 5'500) &&
              !settles(fully_predicted{}, 5'800));
//! [predicted]

//! [thrown back]
// A body of 2 kg at 1 m/s with a damper of 100 N s/m and no spring.
constexpr double speed_left(double h, int steps) {
  motion const thrown{0.0 * si::metre, 1.0 * si::metre_per_second};
  second_law const brake{2.0 * si::kilogram,
                         damper{100.0 * si::kilogram / si::second}};
  return integrate(explicit_euler{}, thrown, brake, h * si::second,
                   steps)
      .velocity.value();
}
// 1 - c h / m is 0 at 20 ms and -1 at 40 ms.
static_assert(speed_left(0.019, 1) > 0 && speed_left(0.021, 1) < 0);
static_assert(speed_left(0.039, 100) < 0.01);
static_assert(speed_left(0.041, 100) > 100);
//! [thrown back]

//! [loss]
// What a method leaves of the energy of a spring of 15 N/m with
// 1 kg, at 60 steps a second, after ten seconds and no damper.
constexpr double left_by(auto method, int steps = 600) {
  second_law const field{1.0 * si::kilogram,
                         spring{15.0 * si::newton / si::metre}};
  auto const s =
      integrate(method, pulled, field, si::second / 60.0, steps);
  double const x = s.position.value();
  double const v = s.velocity.value();
  return (v * v + 15 * x * x) / (15 * 0.5 * 0.5);
}
static_assert(left_by(implicit_euler{}) > 0.08 &&
              left_by(implicit_euler{}) < 0.09);
static_assert(left_by(rk4{}) > 0.99999);
//! [loss]

//! [door]
// 1 kg on 1 000 000 N/m, critically damped, at 60 steps a second.
constexpr double closes_to(auto method, int steps) {
  second_law const field{
      1.0 * si::kilogram, spring{1e6 * si::newton / si::metre},
      damper{2000.0 * si::kilogram / si::second}};
  return integrate(method, pulled, field, si::second / 60.0, steps)
      .position.value();
}
static_assert(closes_to(implicit_euler{}, 4) < 0.001);
static_assert(closes_to(implicit_euler{}, 4) > -0.001);
static_assert(closes_to(rk4{}, 4) < -1e14);
//! [door]

//! [one swing]
// A spring that swings once a second, after n steps of 1/n s.
constexpr double left_of_a_swing(auto method, int n) {
  second_law const field{
      1.0 * si::kilogram,
      spring{4 * std::numbers::pi * std::numbers::pi * si::newton /
             si::metre}};
  auto const s =
      integrate(method, pulled, field, si::second / double(n), n);
  double const x = s.position.value();
  double const v = s.velocity.value() / (2 * std::numbers::pi);
  return (v * v + x * x) / (0.5 * 0.5);
}
// (1 + (2 pi / n)^2)^-n is 0.90009 for 375, and 0.89984 for 374.
static_assert(left_of_a_swing(implicit_euler{}, 375) > 0.9);
static_assert(left_of_a_swing(implicit_euler{}, 374) < 0.9);
// |1 + iz - z^2/2 - iz^3/6 + z^4/24|^20 is 0.9919 for z = pi/5.
static_assert(left_of_a_swing(rk4{}, 10) > 0.991 &&
              left_of_a_swing(rk4{}, 10) < 0.992);
//! [one swing]

//! [midpoint]
// The energy is what it was, whatever the step.
static_assert(left_by(implicit_midpoint{}, 60) > 1 - 1e-14 &&
              left_by(implicit_midpoint{}, 60) < 1 + 1e-14);
static_assert(left_by(implicit_euler{}, 60) < 0.8 &&
              left_by(implicit_euler{}, 60) > 0.77);
// But what should close at once swings to and fro: after ten steps
// it is 6 cm out on the other side.
static_assert(closes_to(implicit_midpoint{}, 10) > -0.065 &&
              closes_to(implicit_midpoint{}, 10) < -0.064);
static_assert(closes_to(implicit_euler{}, 10) > -1e-6 &&
              closes_to(implicit_euler{}, 10) < 1e-6);
//! [midpoint]

//! [honey]
// A ball in honey at 1 m/s, after so many steps.
constexpr auto honey = [](auto const& s, auto) {
  return -1000.0 / si::second * s.velocity;
};
constexpr double speed(auto method, double dt, int steps = 1) {
  motion const thrown{0.0 * si::metre, 1.0 * si::metre_per_second};
  return integrate(method, thrown, honey, dt * si::second, steps)
      .velocity.value();
}
static_assert(speed(implicit_euler{}, 1 / 60.0) < 0.06 &&
              speed(implicit_euler{}, 1 / 60.0) > 1 / 20.0);
// (1 - 50 / 6) / (1 + 50 / 6) = -0.786 in each step; to the ninth
// it is -0.114, to the tenth 0.0897.
static_assert(speed(implicit_midpoint{}, 1 / 60.0) < -0.785 &&
              speed(implicit_midpoint{}, 1 / 60.0) > -0.786);
static_assert(speed(implicit_midpoint{}, 1 / 60.0, 9) < -0.114 &&
              speed(implicit_midpoint{}, 1 / 60.0, 9) > -0.115);
static_assert(speed(implicit_midpoint{}, 1 / 60.0, 10) < 0.09 &&
              speed(implicit_midpoint{}, 1 / 60.0, 10) > 0.089);
//! [honey]

//! [honey answer]
static_assert(speed(implicit_midpoint{}, 1.9 / 1000) > 0);
static_assert(speed(implicit_midpoint{}, 2.1 / 1000) < 0);
static_assert(math::exp(-1.0) > 0.367 && math::exp(-1.0) < 0.368);
constexpr double by_midpoint = speed(implicit_midpoint{}, 0.001);
constexpr double by_euler = speed(implicit_euler{}, 0.001);
static_assert(by_midpoint > 0.999 / 3 && by_midpoint < 1.001 / 3);
static_assert(by_euler > 0.999 / 2 && by_euler < 1.001 / 2);
//! [honey answer]

//! [answer]
constexpr double wheel(auto method, int steps_per_second) {
  second_law const tyre{40.0 * si::kilogram,
                        spring{200'000.0 * si::newton / si::metre}};
  simulation run{method, pulled, tyre,
                 si::second / double(steps_per_second)};
  double most = 0;
  for (int n = 0; n < 500 && most < 1000; ++n) {
    run.step();
    double const x = run.state().position.value();
    most = x > most ? x : -x > most ? -x : most;
  }
  return most;
}
//! [answer]

//! [answer claim]
constexpr double omega = unitstep::sqrt(200'000.0 / 40);
static_assert(omega > 70.7 && omega < 70.8);
static_assert(omega / 2 > 35.3 && omega / 2 < 35.4);
static_assert(wheel(velocity_verlet{}, 35) > 1000);
static_assert(wheel(velocity_verlet{}, 36) < 0.51);
static_assert(wheel(rk4{}, 24) > 1000);
static_assert(wheel(rk4{}, 26) < 0.51);
//! [answer claim]

void print(char const* name, auto method) {
  std::printf("%-20s", name);
  for (double k : {200., 1e4, 9e4, 1.1e5, 2.1e5, 1e6}) {
    double const most = widest(method, hung_on(k), 100);
    if (most < 1000)
      std::printf(" %7.2f", most);
    else
      std::printf("       .");
  }
  std::printf("\n");
}
int main() {
  std::printf("widest in 100 steps of 1/10 s, in m\n");
  std::printf("(a dot: exploded)\n\n");
  std::printf("k in N/m                 200   10000   90000");
  std::printf("  110000  210000 1000000\n");
  print("explicit Euler", explicit_euler{});
  print("semi-implicit Euler", semi_implicit_euler{});
  print("velocity Verlet", velocity_verlet{});
  print("RK4", rk4{});
  print("implicit Euler", implicit_euler{});
}
