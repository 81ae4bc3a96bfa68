// SPDX-License-Identifier: BSL-1.0
// A mass of 1 kg on a spring of 15 N/m, with a damper of 0.1 kg/s from 1000 m and without one from
// 1 m.
//
// N5 (A: Why explicit euler is not (always) so great; Semi-implicit Euler; Semi-implicit euler vs. RK4) On
//     the damped spring in steps of 1/100 s explicit Euler gains energy where it should lose some: it is
//     unstable. Semi-implicit Euler is stable and very close to the exact solution, and so is RK4.
//     Facts: `explicit_euler`, `semi_implicit_euler`, `rk4`; 1 kg, 15 N/m, 0.1 kg/s, from 1000 m; steps of 1/100
//     s. The article states no time; here 6000 steps.
//     Confirmed: explicit Euler multiplies areas by 1.0005 a step and has 20.0 times its energy after 60 s, where
//     a true spring has 0.247 % left; it is unstable above 1/150 s. Semi-implicit Euler is off by 0.31 m and RK4
//     by 0.02 mm of 49.4 m.
//     See tutorial_semi_implicit_euler, figure_a_euler, figure_a_semi_implicit.
//     See figure_a_rk4, figure_a_zoom.
// N6 (A: Why explicit euler is not (always) so great) For explicit Euler, even if you reduce the step,
//     there is always some stiffness above which the same happens.
//     Facts: `explicit_euler`; damper of 1/10 kg/s, steps of 1/100 s and 1/1000 s.
//     Sharpened: it says less than the truth. At any damper all stiffnesses above damping / step are such, here
//     above 10 N/m, where a step multiplies areas by exactly 1; without a damper it multiplies them by 1 + k h^2 /
//     m, so every spring is unstable. And whatever the damper, all from 4 m / h^2 on are, here 40,000 N/m: up to
//     39,900 N/m there is a damper with which the spring is stable.
//     See tutorial_exploding_spring, figure_a_euler.
// N7 (A: Semi-implicit Euler (order, symplectic); Conclusion (near its limit)) Semi-implicit Euler is of
//     order 1, as explicit Euler is, and yet tends to keep the energy on average, because it is symplectic,
//     even when it is pushed near its limit.
//     Facts: `semi_implicit_euler`, `explicit_euler`; order 1; limit at omega h = 2.
//     Corrected: order 1 is right, half the step leaves 1/2.00 of the error; and what it keeps exactly is k x^2 +
//     m v^2 - k h x v. But from rest the energy is on average 1 / (1 - (omega h)^2 / 4) times the true one, which
//     has no bound near the limit: at omega h = 0.387, which is 0.1 s here, 3.9 % too high, at 1.9 it is 10.26
//     times and at 1.99 it is 100.3 times the true one. From x = 1 m with v = omega x it is 16 % too low.
//     See tutorial_semi_implicit_euler.
// N8 (A: Semi-implicit euler vs. RK4) Without damping, in steps of 0.1 s and after 90 s, semi-implicit
//     Euler has drifted out of phase; RK4 matches the frequency but loses energy.
//     Facts: `semi_implicit_euler`, `rk4`; 15 N/m without a damper; steps of 0.1 s; 90 s.
//     Confirmed: 0.383 periods early against 0.0098 late. RK4 has lost 4.1 % of its energy; a step keeps 1 -
//     z^3/72 + z^4/576 of it, z = (omega h)^2, which is exact.
//     See tutorial_energy, figure_a_both.
// N9 (A: Semi-implicit euler vs. RK4) In steps of 0.25 s RK4 keeps the right frequency and loses energy;
//     semi-implicit Euler conserves energy better, on average, and drifts out of phase.
//     Facts: `semi_implicit_euler`, `rk4`; 15 N/m without a damper; steps of 0.25 s; 90 s.
//     Sharpened: RK4 is 0.28 periods late and has kept 2.6 % of its energy; semi-implicit Euler is 2.50 periods
//     early, its energy between 0.67 and 1.94 of the true one and 1.31 on average.
//     See tutorial_energy, figure_a_rk4_coarse, figure_a_rk4_coarse_whole.
//     See figure_a_semi_implicit_coarse.
// N11 (A: Many different integration methods exist) RK4 is a method of fourth order, and that means that
//     its accumulated error is on the order of the fourth derivative.
//     Facts: `rk4`; here also `kutta3`, and x = t^4 and x = t^5 from rest.
//     Corrected: its accumulated error is of order four in the step: half the step, 1/15.9 of the error, where the
//     third-order method has 1/8.03. If the acceleration depends on the time alone, the derivative that counts is
//     the fifth: x = t^4, whose fourth derivative is 24 throughout, comes out exactly, off by 0; x = t^5 does not,
//     and half the step leaves exactly 1/16.
//     See tutorial_order.
// X24 (A: Many different integration methods exist) RK4 is much more accurate than explicit and implicit
//     Euler.
//     Facts: `rk4`, `explicit_euler`, `implicit_euler`; here for the same 400 evaluations a second, for 10 s; 1
//     kg, 15 N/m, no damper, from 1 m.
//     Sharpened: where the force is smooth. On the spring RK4 is off by 6.8e-7 m, explicit Euler in 400 steps a
//     second by 0.20 m and implicit Euler in 200, which ask twice each, by 0.31 m. Of a push of 1 m/s^2 that sets
//     in after 1/3 s RK4 is of first order too: after 1 s it is off by 0.0069 m with 16 steps and 0.0035 m with
//     32, and explicit Euler for the same work by 0.0120 and 0.0043 m.
//     Otherwise: confirmed, if RK4 were ahead as far over the push; corrected, if it were not on the spring.
//     See tutorial_runge_kutta.
// X27 (A: Why explicit euler is not (always) so great) With a step as small as 1/100 s there are few
//     options left to make explicit Euler more accurate.
//     Facts: `explicit_euler`; the damped spring of N5; here steps of 1/100, 1/150, 1/300 and 1/1500 s, for 60 s.
//     Sharpened: one is left, still shorter steps, and it helps little. In steps of 1/150 s, damping / stiffness,
//     it no longer gains energy, but it loses none either: 99.8 % are left after 60 s, where 0.247 % should be. In
//     steps of 1/300 s it is 5.0 %, and 0.450 % in steps of 1/1500 s. Semi-implicit Euler in steps of 1/100 s has
//     0.247 %.
//     Otherwise: corrected, if at some step below 1/150 s, not much shorter, the energy were right.
//     See tutorial_exploding_spring.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "support/oscillator.hpp"
#include "support/rational.hpp"
#include "support/same_bits.hpp"
#include "support/shows.hpp"

namespace {

namespace si = boost::units::si;
using laws::rational;
using laws::shows;
using unitstep::motion;

// N5, N8, N9: the two springs.
constexpr auto mass = 1.0 * si::kilogram;
constexpr auto stiffness = 15.0 * si::newton / si::metre;
constexpr unitstep::second_law swinging{mass, unitstep::spring{stiffness}};
constexpr unitstep::second_law damped{mass, unitstep::spring{stiffness},
                                      unitstep::damper{0.1 * si::kilogram / si::second}};

// The energy of a mass of 1 kg on that spring, in joule.
constexpr double energy(auto const& s) {
  double const x = s.position.value(), v = s.velocity.value();
  return 7.5 * x * x + 0.5 * v * v;
}

// N5: 1000 steps of 1/100 s, and 6000. Closed form of the damped spring: omega^2 = 15, gamma = 0.05 per
// second; the root of 15 is the compiler's own, correctly rounded.
constexpr motion far_out{1000.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::damped_oscillator truth{unitstep::math::sqrt(15.0) / si::second,
                                            0.05 / si::second};
constexpr auto true_after_60_s = truth.after(far_out, 60.0 * si::second);
constexpr auto after_60_s(auto method) {
  return unitstep::integrate(method, far_out, damped, 0.01 * si::second, 6000);
}
constexpr double missing(auto const& s) {
  return laws::size((s.position - true_after_60_s.position).value());
}
constexpr auto by_euler = after_60_s(unitstep::explicit_euler{});
constexpr auto by_semi_implicit = after_60_s(unitstep::semi_implicit_euler{});
constexpr auto by_rk4 = after_60_s(unitstep::rk4{});
// A true spring has lost 99.7 % of its energy, Euler's has twenty times what it began with.
static_assert(6000 * 0.01 == 60 && shows(energy(true_after_60_s) / energy(far_out), "0.247 %"));
static_assert(shows(energy(by_euler) / energy(far_out), "20.0"));
// The area that a step of Euler spans is 1 - c h + k h^2, exactly: 1.0005, and 1.0005^6000 = 20.07.
// It is 1 at h = c / k = 1/150 s, and less below.
template <class T>
struct raw_spring {
  T k, c;
  constexpr T operator()(motion<T, T> const& s, T const&) const {
    return -k * s.position - c * s.velocity;
  }
};
template <class T>
constexpr T area(auto method, T const& k, T const& c, T const& h) {
  auto const p = method.step(motion<T, T>{1, 0}, raw_spring<T>{k, c}, T(0), h);
  auto const q = method.step(motion<T, T>{0, 1}, raw_spring<T>{k, c}, T(0), h);
  return p.position * q.velocity - p.velocity * q.position;
}
static_assert(area(unitstep::explicit_euler{}, rational(15), rational(1, 10), rational(1, 100)) ==
              rational(10005, 10000));
static_assert(shows(area(unitstep::explicit_euler{}, 15.0, 0.1, 0.01), "1.0005"));
static_assert(area(unitstep::explicit_euler{}, rational(15), rational(1, 10), rational(1, 150)) ==
              1);
static_assert(area(unitstep::explicit_euler{}, rational(15), rational(1, 10), rational(1, 149)) >
              1);
// Semi-implicit Euler is off by 0.31 m of 49.4 m, RK4 by a fiftieth of a millimetre.
static_assert(shows(true_after_60_s.position.value(), "49.4"));
static_assert(shows(missing(by_semi_implicit), "0.31"));
static_assert(shows(missing(by_rk4) * 1000, "0.02"));
static_assert(missing(by_euler) > 4000.0 && missing(by_euler) < 5000.0);

// N6: the area is 1 where k = c / h, here 10 N/m; stiffer springs grow, softer ones shrink.
constexpr rational grows_by(rational const& k, rational const& c, rational const& h) {
  return area(unitstep::explicit_euler{}, k, c, h) - 1;
}
static_assert(grows_by(10, rational(1, 10), rational(1, 100)) == 0);
static_assert(area(unitstep::explicit_euler{}, rational(10), rational(1, 10), rational(1, 100)) ==
              1);
static_assert(grows_by(rational(101, 10), rational(1, 10), rational(1, 100)) ==
              rational(1, 100000));
static_assert(grows_by(rational(99, 10), rational(1, 10), rational(1, 100)) ==
              rational(-1, 100000));
// A tenth of the step moves the limit to ten times the stiffness, and no further.
static_assert(grows_by(100, rational(1, 10), rational(1, 1000)) == 0);
static_assert(grows_by(101, rational(1, 10), rational(1, 1000)) == rational(1, 1000000));
// Without a damper no spring is soft enough: the area is 1 + k h^2.
static_assert(grows_by(rational(1, 1000), 0, rational(1, 1000)) == rational(1, 1000000000));
// Whatever the damper: a step from (1, 0) and one from (0, 1) are the columns of its matrix, and what it steps stays
// bounded if the trace is within 1 + area and the area below 1. With q = k h^2 / m and d = c h / m that is q < d and
// d < 2 + q / 2, for which q must be below 4.
constexpr bool settles(rational const& k, rational const& c, rational const& h) {
  unitstep::explicit_euler const method;
  auto const p =
      method.step(motion<rational, rational>{1, 0}, raw_spring<rational>{k, c}, rational(0), h);
  auto const q =
      method.step(motion<rational, rational>{0, 1}, raw_spring<rational>{k, c}, rational(0), h);
  rational const trace = p.position + q.velocity, spanned = area(method, k, c, h);
  return spanned < 1 && trace < 1 + spanned && -trace < 1 + spanned;
}
constexpr rational softest_lost = rational(4) * 100 * 100;
static_assert(softest_lost == 40'000 && softest_lost / 10'000 == 4 &&
              settles(39'900, rational(79'850, 200), rational(1, 100)));
constexpr int dampers_that_help(rational const& k) {
  int count = 0;
  for (int c = 10; c <= 800; c += 10) count += settles(k, c, rational(1, 100));
  return count;
}
static_assert(dampers_that_help(30'000) == 4 && dampers_that_help(softest_lost) == 0);
// The control: semi-implicit Euler spans 1 - c h whatever the stiffness, so nothing grows by it.
static_assert(area(unitstep::semi_implicit_euler{}, rational(1000), rational(0),
                   rational(1, 100)) == 1);

// N7: order one, like explicit Euler (half the step, half the error after 1 s)...
static_assert(unitstep::semi_implicit_euler::order == 1 && unitstep::explicit_euler::order == 1);
constexpr motion let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::damped_oscillator undamped{unitstep::math::sqrt(15.0) / si::second,
                                               0.0 / si::second};
constexpr double error_after_1_s(auto method, int steps) {
  auto const end = unitstep::integrate(method, let_go, swinging, si::second / double(steps), steps);
  return laws::size((end.position - undamped.after(let_go, 1.0 * si::second).position).value());
}
constexpr double halved(auto method, int steps) {
  return error_after_1_s(method, steps) / error_after_1_s(method, 2 * steps);
}
static_assert(shows(halved(unitstep::semi_implicit_euler{}, 800), "2.00"));
static_assert(shows(halved(unitstep::explicit_euler{}, 800), "2.01"));
// ... yet x^2 k + v^2 m - x v k h never changes, to the last bit of a fraction: the energy swings about
// its start and is bounded. Explicit Euler multiplies the energy by 1 + k h^2 / m every step.
template <class Method>
constexpr rational shadow(Method method, int steps) {
  rational const k = 15, h(1, 10);
  motion<rational, rational> s{1, 0};
  for (int n = 0; n < steps; ++n) s = method.step(s, raw_spring<rational>{k, 0}, rational(0), h);
  return k * s.position * s.position + s.velocity * s.velocity - k * h * s.position * s.velocity;
}
static_assert(shadow(unitstep::semi_implicit_euler{}, 1) == 15);
static_assert(shadow(unitstep::semi_implicit_euler{}, 6) == 15);
static_assert(!(shadow(unitstep::explicit_euler{}, 1) == 15));

// N7, N8 and N9: what is left of the energy after 90 s, and when the mass last passed the middle.
struct fate {
  double energy;                     // at the end, of that at the start
  double least_energy, most_energy;  // on the way
  double mean_energy;
  double late;  // of its last passage through the middle, in periods
};
constexpr double period = 2 * 3.14159265358979323846 / unitstep::math::sqrt(15.0);
constexpr fate after_90_s(auto method, double h, auto const& start) {
  unitstep::simulation sim{method, start, swinging, h * si::second};
  auto const energy_at_start = energy(start);
  fate f{1, 1, 1, 0, 0};
  int passages = 0, steps = 0;
  double last = 0;
  while (sim.time() < (90 - h / 2) * si::second) {
    double const before = sim.state().position.value(), t = sim.time().value();
    sim.step();
    double const now = sim.state().position.value();
    if ((before > 0) != (now > 0)) {
      last = t + h * before / (before - now);
      ++passages;
    }
    f.energy = energy(sim.state()) / energy_at_start;
    f.mean_energy += f.energy;
    ++steps;
    f.least_energy = f.energy < f.least_energy ? f.energy : f.least_energy;
    f.most_energy = f.energy > f.most_energy ? f.energy : f.most_energy;
  }
  f.mean_energy /= steps;
  f.late = last / period - (passages - 0.5) / 2;
  return f;
}
constexpr fate after_90_s(auto method, double h) { return after_90_s(method, h, let_go); }
constexpr fate semi_implicit_small = after_90_s(unitstep::semi_implicit_euler{}, 0.1);
// The bounds are 1 / (1 + omega h / 2) and 1 / (1 - omega h / 2), the mean 1 / (1 - (omega h)^2 / 4).
static_assert(shows(semi_implicit_small.least_energy, "0.838"));
static_assert(shows(1 / (1 + unitstep::math::sqrt(15.0) * 0.1 / 2), "0.838"));
static_assert(shows(semi_implicit_small.most_energy, "1.240"));
static_assert(shows(1 / (1 - unitstep::math::sqrt(15.0) * 0.1 / 2), "1.240"));
static_assert(shows(semi_implicit_small.mean_energy - 1, "3.9 %"));
static_assert(shows(1 / (1 - 15 * 0.1 * 0.1 / 4) - 1, "3.9 %"));
// From x = 1, v = omega what is kept is 1 - omega h / 2 of the energy, and the mean is in proportion.
constexpr double omega = unitstep::math::sqrt(15.0);
constexpr motion pushed{1.0 * si::metre, omega* si::metre_per_second};
static_assert(shows(1 - after_90_s(unitstep::semi_implicit_euler{}, 0.1, pushed).mean_energy,
                    "16 %"));
static_assert(shows(1 - (1 - omega * 0.1 / 2) / (1 - 15 * 0.1 * 0.1 / 4), "16 %"));

// N7: near the limit, where the mass of 1 kg at omega h = 2 would leave its bounds: the mean over a whole
// number of its own turns, nearly. The recurrence turns by theta a step, cos theta = 1 - (omega h)^2 / 2.
constexpr double mean_near_the_limit(double omega_h) {
  unitstep::simulation sim{unitstep::semi_implicit_euler{}, let_go, swinging,
                           omega_h / omega * si::second};
  double sum = 0;
  for (int n = 0; n < 20'000; ++n) {
    sim.step();
    sum += energy(sim.state()) / energy(let_go);
  }
  return sum / 20'000;
}
static_assert(shows(omega * 0.1, "0.387"));
static_assert(shows(mean_near_the_limit(1.9), "10.26") && shows(1 / (1 - 1.9 * 1.9 / 4), "10.26"));
static_assert(shows(mean_near_the_limit(1.99), "100.3") &&
              shows(1 / (1 - 1.99 * 1.99 / 4), "100.3"));
// At 2 itself the mass goes 2 m further with every step.
constexpr auto at_the_limit =
    unitstep::integrate(unitstep::semi_implicit_euler{}, let_go,
                        unitstep::second_law{mass, unitstep::spring{4.0 * si::newton / si::metre}},
                        1.0 * si::second, 10);
static_assert(at_the_limit.position == 21.0 * si::metre && 2 * 10 + 1 == 21);

// N8 and N9: RK4 multiplies the energy by 1 - z^3 / 72 + z^4 / 576 every step, z = (omega h)^2. That is
// exact: the same fraction, from whatever state the step starts.
constexpr rational kept_by_a_step(auto method, rational const& z, motion<rational, rational> s) {
  auto const end = method.step(s, raw_spring<rational>{z, 0}, rational(0), rational(1));
  return (z * end.position * end.position + end.velocity * end.velocity) /
         (z * s.position * s.position + s.velocity * s.velocity);
}
constexpr rational z_small(15, 100);
constexpr rational z_cubed = z_small * z_small * z_small;
static_assert(kept_by_a_step(unitstep::rk4{}, z_small, {1, 0}) ==
              rational(1) - z_cubed / 72 + z_cubed * z_small / 576);
static_assert(kept_by_a_step(unitstep::rk4{}, z_small, {2, 3}) ==
              rational(1) - z_cubed / 72 + z_cubed * z_small / 576);
constexpr double rk4_keeps(double h, int steps) {
  double const z = 15 * h * h;
  double left = 1;
  for (int n = 0; n < steps; ++n) left *= 1 - z * z * z / 72 + z * z * z * z / 576;
  return left;
}

// N8, h = 0.1 s: semi-implicit Euler is early by 0.383 periods and keeps its energy within a quarter;
// RK4 is right within a hundredth of a period and has lost 4.1 % of the energy.
constexpr fate rk4_small = after_90_s(unitstep::rk4{}, 0.1);
static_assert(shows(-semi_implicit_small.late, "0.383"));
static_assert(shows(rk4_small.late, "0.0098"));
static_assert(laws::size(rk4_small.energy - rk4_keeps(0.1, 900)) < 1e-12);
static_assert(shows(1 - rk4_small.energy, "4.1 %"));

// N9, h = 0.25 s: semi-implicit Euler is early by 2.5 periods, RK4 late by 0.28 of one; but RK4 has kept
// less than 3 % of its energy, and semi-implicit Euler's swings between 0.67 and 1.94 of it for ever.
constexpr fate semi_implicit_large = after_90_s(unitstep::semi_implicit_euler{}, 0.25);
constexpr fate rk4_large = after_90_s(unitstep::rk4{}, 0.25);
static_assert(shows(-semi_implicit_large.late, "2.50"));
static_assert(shows(semi_implicit_large.least_energy, "0.67"));
static_assert(shows(semi_implicit_large.most_energy, "1.94"));
static_assert(shows(semi_implicit_large.mean_energy, "1.31"));
static_assert(shows(rk4_large.late, "0.28"));
static_assert(laws::size(rk4_large.energy - rk4_keeps(0.25, 360)) < 1e-12);
static_assert(shows(rk4_large.energy, "2.6 %"));

// N11: half the step, a sixteenth of RK4's error; of a method of third order it is an eighth.
static_assert(shows(halved(unitstep::rk4{}, 400), "15.9"));
static_assert(shows(halved(unitstep::kutta3{}, 400), "8.03"));
// Two motions in exact fractions, from the origin: x = t^4 under 12 t^2, and x = t^5 under 20 t^3.
template <int power>
struct growing_push {
  constexpr rational operator()(motion<rational, rational> const&, rational const& t) const {
    rational a = power * (power - 1);
    for (int i = 2; i < power; ++i) a *= t;
    return a;
  }
};
template <int power>
constexpr rational off_at_1_s(int steps) {
  motion<rational, rational> s{0, 0};
  rational const h(1, steps);
  for (int n = 0; n < steps; ++n)
    s = unitstep::rk4{}.step(s, growing_push<power>{}, h * rational(n), h);
  return s.position - 1;
}
static_assert(4 * 3 * 2 * 1 == 24 && off_at_1_s<4>(1) == 0 && off_at_1_s<4>(4) == 0);
static_assert(!(off_at_1_s<5>(2) == 0) && off_at_1_s<5>(2) == 16 * off_at_1_s<5>(4));
static_assert(unitstep::rk4::order == 4);

// X24: a spring for 10 s, by 400 evaluations a second; the largest distance from cos(omega t).
constexpr double off_in_10_s(auto method, int steps_a_second) {
  unitstep::simulation sim{method, let_go, swinging, si::second / double(steps_a_second)};
  double most = 0;
  for (int n = 0; n < 10 * steps_a_second; ++n) {
    sim.step();
    double const off =
        laws::size((sim.state().position - undamped.after(let_go, sim.time()).position).value());
    most = off > most ? off : most;
  }
  return most;
}
static_assert(stiffness == 15.0 * si::newton / si::metre);
static_assert(unitstep::rk4::evaluations * 100 == 400 &&
              unitstep::implicit_euler::evaluations * 200 == 400);
// A push that sets in after 1/3 s, over 1 s: the closed form is (2/3)^2 / 2.
constexpr double off_the_push(auto method, int steps) {
  motion<double, double> s{0, 0};
  double const h = 1.0 / steps;
  auto const push = [](auto const&, double t) { return t >= 1 / 3.0 ? 1.0 : 0.0; };
  for (int n = 0; n < steps; ++n) s = method.step(s, push, n * h, h);
  return laws::size(s.position - 2 / 9.0);
}
// From 1/3 s on at 1 m/s^2.
static_assert(shows(1 - 1 / 3.0, "0.6667") && shows(2 / 3.0 * (2 / 3.0) / 2, "0.2222"));
static_assert(shows(off_the_push(unitstep::rk4{}, 16), "0.0069") &&
              shows(off_the_push(unitstep::rk4{}, 32), "0.0035"));
static_assert(shows(off_the_push(unitstep::explicit_euler{}, 4 * 16), "0.0120") &&
              shows(off_the_push(unitstep::explicit_euler{}, 4 * 32), "0.0043"));
// X24 at run time, as that is 7000 steps with as many closed forms.
TEST(ArticleA, Rk4IsFarAheadOnASpring) {
  EXPECT_TRUE(shows(off_in_10_s(unitstep::rk4{}, 100), "6.8e-7"));
  EXPECT_TRUE(shows(off_in_10_s(unitstep::explicit_euler{}, 400), "0.20"));
  EXPECT_TRUE(shows(off_in_10_s(unitstep::implicit_euler{}, 200), "0.31"));
}

// X27: what explicit Euler leaves of the energy of the damped spring after 60 s.
double left_after_60_s(auto method, int steps_a_second) {
  auto const end = unitstep::integrate(method, far_out, damped, si::second / double(steps_a_second),
                                       60 * steps_a_second);
  return energy(end) / energy(far_out);
}
// X27 at run time, as that is 120,000 steps.
TEST(ArticleA, ShorterStepsOfExplicitEulerHelpLittle) {
  unitstep::explicit_euler const euler;
  EXPECT_TRUE(shows(left_after_60_s(euler, 100), "20.0"));
  EXPECT_TRUE(shows(left_after_60_s(euler, 150), "99.8 %") &&
              area(euler, rational(15), rational(1, 10), rational(1, 150)) == 1);
  EXPECT_TRUE(shows(left_after_60_s(euler, 300), "5.0 %"));
  EXPECT_TRUE(shows(left_after_60_s(euler, 1500), "0.450 %"));
  EXPECT_TRUE(shows(left_after_60_s(unitstep::semi_implicit_euler{}, 100), "0.247 %"));
  EXPECT_TRUE(shows(energy(true_after_60_s) / energy(far_out), "0.247 %") && 6000 * 0.01 == 60);
}

TEST(ArticleA, SpringsAreTheCompilersBitForBit) {
  double volatile h = 0.01;
  EXPECT_TRUE(twins::same_bits(
      unitstep::integrate(unitstep::rk4{}, far_out, damped, double{h} * si::second, 6000), by_rk4));
}

}  // namespace
