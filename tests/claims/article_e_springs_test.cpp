// SPDX-License-Identifier: BSL-1.0
// Two springs with a mass of 250 kg in steps of 0.1 s: one swings, one is critically damped.
//
// N26 (E: Performance Comparison) Evaluations of the acceleration a step: Euler, SUVAT, NSV and modified
//     Verlet 1, improved Euler 2, RK4 4.
//     Facts: `euler`, `suvat`, `nsv`, `modified` 1, `improved` 2, `rk4` 4.
//     Confirmed: stated by the types and counted: 1, 1, 1, 1, 2 and 4.
//     See tutorial_runge_kutta.
// N27 (E: Integrator Order) All its methods have an order of at least one, so that they come to the right
//     solution if the step is small enough; the higher orders do so as a power of the step.
//     Facts: `euler`, `suvat`, `nsv`, `verlet`, `modified`, `improved`, `rk4`, here with the damper of `soft`.
//     Confirmed: measured orders 1.01, 1.00, 1.00, 1.00, 1.00, 2.00 and 4.00 of Euler, SUVAT, semi-implicit Euler,
//     velocity Verlet, its modified form, improved Euler and RK4.
//     See tutorial_order.
// N28 (E: Basic Verlet/Velocity Verlet) Velocity Verlet is of second order; if the acceleration depends on
//     velocity, as with a damper, it is of first order, and so is the modified form.
//     Facts: `verlet`, `modified`; `free_soft` and, with a damper, `soft`.
//     Confirmed: 2.00 without a damper and 1.00 with it, both forms; the modified form that predicts the whole
//     kick has 2.00 there as well.
//     See tutorial_verlet.
// N29 (E: Detailed Comparison: oscillating spring-mass) The spring a = -k x/m, exactly A cos(sqrt(k/m) t),
//     with m = 250 and A = 0.5 in steps of 0.1. All methods means here those that the section names and
//     ranks, Euler, NSV, RK4 and velocity Verlet. At k = 200, t = 20, Euler is already unstable and all
//     others are similar. At 1e4, t = 20, all but Euler are similar at first; at t = 200 RK4 loses energy,
//     NSV and velocity Verlet keep the amplitude. At 1e5, t = 20, NSV is unstable, RK4 almost zero, and
//     only velocity Verlet close to the exact value; at t = 200 it is doing well and mostly keeps the
//     energy. At 1e6 RK4 and velocity Verlet are both unstable.
//     Facts: `euler`, `nsv`, `verlet`, `rk4`; 250 kg, 0.5 m, 0.1 s; 200, 1e4, 1e5, 1e6 N/m; 20 s, 200 s, which the
//     text and the names of the figures say; here `suvat` and `improved` too.
//     Corrected: velocity Verlet is not close to the exact value at 1e5. That is the limit of NSV and of velocity
//     Verlet: let go at rest it flips its sign at every step, so that its energy is right and its place off by
//     1.22 amplitudes (RMS over 20 s). In a run of ours that starts with a velocity it moves further out by the
//     same length in every step. The rest is right, of the four methods: Euler gains 0.8 % of energy a step at 200
//     N/m, and the others are off by up to 0.025 m. At 1e4 they are alike for a second, with largest errors within
//     1 s of 0.003 (RK4), 0.041 (velocity Verlet) and 0.20 m (NSV); after 20 s NSV and velocity Verlet have lost
//     the phase (RMS errors of 0.97 and 0.80 amplitudes, RK4 0.066), and after 200 s RK4 has kept 18 % of its
//     energy. 2e5 is RK4's limit. At 1e6 velocity Verlet and RK4 grow 38.0 and 59.6 times a step. SUVAT and
//     improved Euler, which the section does not judge, are off by up to 0.21 and 0.012 m at 200 N/m and by 0.76
//     and 0.18 m within 1 s at 1e4.
//     See tutorial_stiff_springs, figure_e_soft, figure_e_firm.
//     See figure_e_firm_first, figure_e_firm_long, figure_e_stiff.
//     See figure_e_stiff_long, figure_e_stiffest.
// N30 (E: Detailed Comparison: spring-mass-damper) The critically damped spring, c = 2 sqrt(k m), exactly
//     (A + B t) e^(-w t) with w = sqrt(k/m) and B = v0 + w x0, from x0 = A = 1, v0 = 0. At k = 1e4
//     unmodified velocity Verlet begins to fall apart, RK4 lies on the exact curve, and the other
//     integrators are similar. At 1.5e4 NSV has major inaccuracies and Euler is still stable. At 1.8e4
//     modified Verlet becomes unstable, so that only Euler and RK4 are left. Euler has major error from
//     3e4, RK4 from 8e4.
//     Facts: `verlet`, `rk4`, `nsv`, `euler`, `modified`; 250 kg, 1 m, 0.1 s; 1e4, 1.5e4, 1.8e4, 3e4, 8e4 N/m;
//     here the largest error within 20 s.
//     Sharpened: similar at 1e4 are RK4, Euler and modified Verlet, with errors of 0.0030, 0.14 and 0.11 m; NSV is
//     off by 0.27 m, nearer to velocity Verlet, which falls apart with 0.36 m. Of the methods that the article
//     ranks only Euler and RK4 are left at 1.8e4; improved Euler and SUVAT are left as well, off by 0.15 and 0.19
//     m. The rest is right: errors of 0.42 and 0.20 (NSV and Euler, 1.5e4), 0.56 (Euler, 3e4) and 0.44 m (RK4,
//     8e4). Modified Verlet has the limit of NSV, 17157.29 N/m, because in x and the velocity at half steps it is
//     NSV: after 3 steps the fractions are the same. The limit of SUVAT is 2.5000e4, that of Euler and of improved
//     Euler 1e5, and RK4's is 1.939e5 N/m.
//     See tutorial_stiff_dampers, figure_e_settling, figure_e_firmer.
//     See figure_e_firmest.
// N31 (E: Summary) The methods ranked by the stiffness at which they become unstable, ties broken by
//     accuracy: of the oscillating spring velocity Verlet, RK4, NSV, Euler; of the critically damped one
//     RK4, Euler, velocity Verlet, NSV. RK4 stays stable until the same stiffness as velocity Verlet.
//     Facts: `rk4`, `verlet`, `nsv`, `euler`; on the damped spring `modified`, which is our reading: the column is
//     headed velocity Verlet there too.
//     Corrected: by this rule RK4 is first on the oscillating spring, stable until 2.0000e5 N/m. Velocity Verlet
//     and NSV tie at 1.0000e5, and accuracy breaks the tie for velocity Verlet (0.80 against 0.97 amplitudes of
//     RMS error over 20 s at 1e4); Euler is stable at 0 only. On the damped one the ranking is right: 1.939e5,
//     1.0000e5, and a tie at 17157.29 that accuracy breaks for modified Verlet (0.11 against 0.27 m within 20 s at
//     1e4). RK4's limit is not velocity Verlet's but twice it. By the error over 20 s alone, at the article's
//     stiffnesses, the sums of the places of RK4, velocity Verlet, NSV and Euler are 5.5, 8.5, 12 and 14 on the
//     oscillating spring and 5, 14.5, 18.5 and 12 on the damped one. By the amplitude kept after 200 s at 1e4,
//     1.00, 1.05 and 0.43, velocity Verlet is first, then NSV, then RK4.
//     See tutorial_which_integrator.
// N32 (E: Summary) RK4 costs four times as much: in its time another method can take steps of a quarter,
//     and then all but basic Euler beat RK4 in both cases.
//     Facts: steps of 0.1 s against `0.025 * Method::evaluations`; `euler`, `suvat`, `nsv`, `verlet`, `modified`,
//     `improved`.
//     Corrected: on the swinging spring velocity Verlet does over 20 s from omega h = 0.57 to 1.50 and
//     semi-implicit Euler from 0.76 to 1.39. Where these ranges end both are off by two thirds of the amplitude,
//     0.67 and 0.65 (RMS); SUVAT and improved Euler never do. On the damped one modified Verlet does from 1.07,
//     Euler itself from 1.14, semi-implicit Euler from 1.35.
//     See tutorial_runge_kutta.
// N33 (A: Conclusion; B: Conclusion; C: 3.4 Semi-Implicit Euler Integration (or Symplectic Euler
//     Integration); E: Summary) Recommended are semi-implicit Euler for games (A and C), time-corrected
//     Verlet, started as B says, as a simple and powerful method for games, frame rates that change
//     included (B), and modified velocity Verlet for real-time dynamics (E).
//     Facts: `nsv`, `unitstep::time_corrected_verlet` and `modified`, one evaluation each, on 200 N/m and 1e4 N/m.
//     Sharpened: for the same one evaluation modified Verlet has 1/13.5 of the error of semi-implicit Euler on the
//     soft spring and 0.40 of it on the damped one, and the same limits, between 17000 and 17500 N/m. So has
//     time-corrected Verlet in fixed steps, with 1/13.5 and 0.40. In steps that change it is semi-implicit Euler
//     again (N18), of order 1.
//     See tutorial_which_integrator.
// P9 (E: Criteria) Three criteria count for a real-time integrator: performance, stability, accuracy.
//     Facts: `rk4`, `verlet`; here ten turns with 16 and 256 evaluations a turn.
//     Sharpened: they do not agree. Velocity Verlet is ahead of RK4 in performance, with 1 evaluation a step
//     against 4, and per evaluation in stability, with a swing up to omega h = 2.00 against 0.71. In accuracy it
//     depends on the work: over ten turns (RMS) 16 evaluations a turn leave 0.17 against 0.55 amplitudes, but 256
//     leave 6.4e-4 against 2.0e-5.
//     See tutorial_which_integrator.
// X11 (E: Summary) At the stiffness where RK4 has gone to zero all methods but Euler still give plausible
//     results.
//     Facts: `rk4`, `nsv`, `verlet`, `euler` at 1e5 N/m; here at 5e4 N/m too; 20 s.
//     Corrected: at 1e5 N/m, where RK4 has gone to zero, NSV is at 401 amplitudes after 20 s, against what E says
//     itself of this stiffness (N29). It is right at 5e4 N/m: RK4 has kept 2.8e-8 of its energy there, and NSV and
//     velocity Verlet swing as far as they should, to 1.00 of the amplitude.
//     Otherwise: confirmed, if NSV stayed within a few amplitudes at 1e5 N/m.
//     See tutorial_stiff_springs, figure_e_stiff.
// X12 (E: Detailed Comparison: spring-mass-damper) The second listing of velocity Verlet takes its first
//     old acceleration at t + dt, and tells that there is none yet by its being zero.
//     Facts: `if (old == 0) old = acceleration(t + h)`; here a = 1 + t, and a push of 1 from t = 1 on; steps of
//     1/2.
//     Corrected: of a force that changes in time this is the wrong time: under a = 1 + t the body is 1/16 m too
//     far after the first step, and 1/8 m/s too fast for good. And an acceleration of zero counts as none, so that
//     a push begins a step early: at t = 1, when it sets in, the body has come 1/8 m already, and it stays 1/4 m/s
//     too fast. Of a force of the position alone both are harmless, off by 0 in 3 steps.
//     Otherwise: confirmed, if both ways to start made the same run under a force that changes in time.
//     See tutorial_verlet.
// X13 (E: Summary) Velocity Verlet with a smaller step has better stability and accuracy than RK4 for the
//     same work.
//     Facts: `verlet` and on the damped spring `modified` with steps of 0.025 s, `rk4` of 0.1 s; 200 N/m and 1e4
//     N/m.
//     Sharpened: stability, yes: on the oscillating spring up to 1.6e6 N/m, 8 times the 2.0000e5 of RK4, and on
//     the damped one up to 274517, 1.42 times its 1.939e5. Accuracy only on stiff springs: at 1e4 N/m its error is
//     0.054 amplitudes against 0.066 (RMS over 20 s), but at 200 N/m 39 times that of RK4.
//     Otherwise: confirmed, if it were nearer at 200 N/m too; corrected, if RK4 were stable as far.
//     See tutorial_runge_kutta, tutorial_which_integrator.
// X14 (D: Wibbly Wobbly Timey Wimey Stuff) A system always spirals away from accuracy; good enough is what
//     is stable and believable.
//     Facts: here Verlet under a constant acceleration for 100 steps, and NSV and Euler on the springs of E.
//     Corrected: not always. Under a constant acceleration Verlet is off by 0 after 100 steps, in fractions. What
//     comes to rest comes nearer again: NSV on the critically damped spring at 1e4 N/m is off by 0.27 m at worst,
//     after 3 s by 2.9e-5 m and after 5 s by 3.0e-8 m. On a spring that swings it is so: Euler at 200 N/m is off
//     by 0.42 amplitudes at 10 s and by 1.03 at most within 20 s.
//     Otherwise: confirmed, if every error grew.
//     See tutorial_order.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>
#include <unitstep/unitstep.hpp>

#include "support/every_method.hpp"
#include "support/laws.hpp"
#include "support/rational.hpp"
#include "support/shows.hpp"
#include "support/springs.hpp"

namespace {

using laws::line;
using laws::outcome;
using laws::outcome_of;
using laws::rational;
using laws::shows;
using laws::size;
namespace math = unitstep::math;

constexpr unitstep::explicit_euler euler;
constexpr unitstep::suvat suvat;
constexpr unitstep::heun improved;
constexpr unitstep::semi_implicit_euler nsv;
constexpr unitstep::velocity_verlet verlet;
constexpr unitstep::modified_velocity_verlet<> modified;
constexpr unitstep::rk4 rk4;

// N26: stated by the types, and counted.
static_assert(euler.evaluations == 1 && suvat.evaluations == 1 && nsv.evaluations == 1 &&
              modified.evaluations == 1 && improved.evaluations == 2 && rk4.evaluations == 4);
static_assert(laws::evaluates_as_stated(euler) && laws::evaluates_as_stated(suvat) &&
              laws::evaluates_as_stated(nsv) && laws::evaluates_as_stated(modified) &&
              laws::evaluates_as_stated(improved) && laws::evaluates_as_stated(rk4));

// N27: the error after 4 s of the unit spring with a damper, in 512 and in 1024 steps.
constexpr laws::oscillator soft{0.25}, free_soft{0};
constexpr double order_seen(auto const& method, laws::oscillator const& problem) {
  return math::log(laws::error_at(method, problem, 4.0, 512, false) /
                   laws::error_at(method, problem, 4.0, 1024, false)) /
         math::log(2.0);
}
static_assert(shows(order_seen(euler, soft), "1.01") && shows(order_seen(suvat, soft), "1.00"));
static_assert(shows(order_seen(nsv, soft), "1.00") && shows(order_seen(improved, soft), "2.00"));
static_assert(shows(order_seen(rk4, soft), "4.00") && !shows(order_seen(rk4, soft), "3.00"));

// N27, N28: Verlet's two without the damper, with it, and with a prediction of the whole kick.
static_assert(shows(order_seen(verlet, free_soft), "2.00") &&
              shows(order_seen(verlet, soft), "1.00"));
static_assert(shows(order_seen(modified, free_soft), "2.00") &&
              shows(order_seen(modified, soft), "1.00"));
constexpr unitstep::modified_velocity_verlet<std::ratio<1>> whole_kick;
static_assert(shows(order_seen(whole_kick, soft), "2.00"));

// N29, N30, N31, N32, N33: the springs in numbers; lengths in amplitudes.
constexpr double omega(double k) { return math::sqrt(k / 250); }
constexpr outcome swing(auto const& method, double k, double seconds, double h = 0.1) {
  return outcome_of(method, omega(k), 0, seconds, h);
}
constexpr double settle(auto const& method, double k, double h = 0.1) {
  outcome const o = outcome_of(method, omega(k), 1, 20, h);
  return o.gone ? 100 : o.worst;
}
constexpr line after(auto const& method, double k, line const& start, int steps) {
  return laws::run(method, start, laws::spring_of{k / 250, 0}, 0.1, steps);
}
constexpr double energy_after(auto const& method, double k, int steps) {
  line const s = after(method, k, {1, 0}, steps);
  return s.position * s.position + s.velocity * s.velocity / (k / 250);
}

// N29, 200 N/m for 20 s (omega h = 0.089): Euler has grown to twice its amplitude, 1 + (omega h)^2 in
// energy a step; the others are off by 3.4, 0.25, 1.0 and 0.0004 % of it.
static_assert(shows(energy_after(euler, 200, 1) - 1, "0.8 %"));
static_assert(shows(energy_after(euler, 200, 200), "4.92"));  // 1.008^200 = 4.921
constexpr outcome suvat_at_200 = swing(suvat, 200, 20), nsv_at_200 = swing(nsv, 200, 20),
                  verlet_at_200 = swing(verlet, 200, 20), rk4_at_200 = swing(rk4, 200, 20),
                  improved_at_200 = swing(improved, 200, 20);
static_assert(shows(nsv_at_200.rms, "0.034") && shows(verlet_at_200.rms, "0.0025"));
static_assert(shows(improved_at_200.rms, "0.010") && shows(rk4_at_200.rms, "4.1e-6"));
// With the amplitude of 0.5 m SUVAT is off by up to 0.21 m, the others by up to 0.025 m.
static_assert(shows(0.5 * suvat_at_200.worst, "0.21") && shows(0.5 * nsv_at_200.worst, "0.025"));
static_assert(shows(0.5 * verlet_at_200.worst, "0.0029") &&
              shows(0.5 * improved_at_200.worst, "0.012") && 0.5 * rk4_at_200.worst < 1e-5);
// 1e4 N/m at first, with an amplitude of 0.5 m.
constexpr double at_first(auto const& method) {
  return 0.5 * outcome_of(method, omega(1e4), 0, 1, 0.1).worst;
}
static_assert(shows(at_first(rk4), "0.003") && shows(at_first(verlet), "0.041"));
static_assert(shows(at_first(improved), "0.18") && shows(at_first(nsv), "0.20"));
static_assert(shows(at_first(suvat), "0.76") && at_first(euler) > 1.6);
// 1e4 N/m for 20 s (0.63): not similar.
static_assert(shows(energy_after(improved, 1e4, 200), "2551"));
constexpr outcome nsv_for_20_s = swing(nsv, 1e4, 20), verlet_for_20_s = swing(verlet, 1e4, 20);
static_assert(shows(nsv_for_20_s.rms, "0.97") && shows(verlet_for_20_s.rms, "0.80"));
static_assert(shows(swing(rk4, 1e4, 20).rms, "0.066"));
// 1e4 N/m for 200 s: confirmed. RK4 keeps 1 - z^3/72 + z^4/576 a step, z = 0.4: 18 % after 2000.
constexpr outcome rk4_for_200_s = swing(rk4, 1e4, 200), nsv_for_200_s = swing(nsv, 1e4, 200),
                  verlet_for_200_s = swing(verlet, 1e4, 200);
static_assert(shows(rk4_for_200_s.energy, "18 %"));
static_assert(shows(nsv_for_200_s.amplitude, "1.05"));
static_assert(shows(verlet_for_200_s.amplitude, "1.00"));
// 1e5 N/m is omega h = 2, the limit itself. Semi-implicit Euler grows, by 2 a step; RK4 loses four
// ninths of its energy a step; velocity Verlet, let go at rest, flips from 1 to -1 at every step: its
// amplitude is right, its positions are off by 1.2 of it. With a velocity it grows as well.
constexpr double limit_in_k(auto const& method, double gamma) {
  double const wh = laws::stability_limit(method, gamma);
  return 250 * 100 * wh * wh;
}
static_assert(shows(limit_in_k(verlet, 0), "1.0000e5") && shows(limit_in_k(nsv, 0), "1.0000e5"));
static_assert(shows(limit_in_k(rk4, 0), "2.0000e5"));
static_assert(shows(after(nsv, 1e5, {1, 0}, 200).position, "401"));  // 1 + 2 * 200
constexpr outcome rk4_at_1e5 = swing(rk4, 1e5, 20), verlet_at_1e5 = swing(verlet, 1e5, 20);
static_assert(rk4_at_1e5.amplitude < 1e-19 && rk4_at_1e5.amplitude > 1e-20);
static_assert(shows(verlet_at_1e5.amplitude, "1.00") && shows(verlet_at_1e5.rms, "1.22"));
static_assert(energy_after(verlet, 1e5, 2000) == 1);
static_assert(after(verlet, 1e5, {1, 0}, 7).position == -1);
static_assert(shows(after(verlet, 1e5, {0, 20}, 100).position, "-200"));
// 1e6 N/m (6.3): both are unstable; the larger root of L^2 + 38 L + 1 = 0 is 38.0.
constexpr double grows_by(auto const& method, double k) {
  return math::sqrt(energy_after(method, k, 11) / energy_after(method, k, 10));
}
static_assert(shows(grows_by(verlet, 1e6), "38.0") && shows(grows_by(rk4, 1e6), "59.6"));

// N30: critically damped, let go at 1: (1 + w t) exp(-w t). The largest error within 20 s at 1e4 N/m:
static_assert(shows(settle(verlet, 1e4), "0.36") && shows(settle(rk4, 1e4), "0.0030"));
static_assert(shows(settle(modified, 1e4), "0.11") && shows(settle(nsv, 1e4), "0.27"));
static_assert(shows(settle(euler, 1e4), "0.14"));
// 1.5e4 N/m: velocity Verlet has blown up.
static_assert(shows(settle(nsv, 1.5e4), "0.42") && shows(settle(euler, 1.5e4), "0.20"));
static_assert(settle(verlet, 1.5e4) == 100);
// 1.8e4 N/m: modified Verlet is gone; left are Euler, RK4, improved Euler and SUVAT.
static_assert(settle(modified, 1.8e4) == 100 && settle(nsv, 1.8e4) == 100);
static_assert(shows(settle(euler, 1.8e4), "0.22") && shows(settle(rk4, 1.8e4), "0.012") &&
              shows(settle(improved, 1.8e4), "0.15") && shows(settle(suvat, 1.8e4), "0.19"));
// Major errors.
static_assert(shows(settle(euler, 3e4), "0.56") && shows(settle(rk4, 3e4), "0.043"));
static_assert(shows(settle(rk4, 8e4), "0.44"));
// N30, N31: the limits in w h from the matrix of one step: 2 (sqrt 2 - 1), 1, 2 and 2.785; k = 250 (w h / 0.1)^2.
static_assert(shows(limit_in_k(nsv, 1), "17157.29") && shows(limit_in_k(suvat, 1), "2.5000e4"));
static_assert(shows(limit_in_k(euler, 1), "1.0000e5"));
static_assert(shows(limit_in_k(improved, 1), "1.0000e5"));
static_assert(shows(limit_in_k(rk4, 1), "1.939e5"));
// Modified Verlet is semi-implicit Euler in x and the velocity at half steps, for any force: a kick from the
// position and the half-step velocity, then a drift. Here it is under a spring that stiffens and a damper,
// in fractions, each of its steps.
struct stiffening {
  constexpr rational operator()(laws::line_of<rational> const& s, rational const&) const {
    return -s.position - s.position * s.position / 4 - s.velocity / 2;
  }
};
constexpr bool is_nsv_at_half_steps(int steps) {
  rational const h(1, 2);
  laws::course<unitstep::modified_velocity_verlet<>, laws::line_of<rational>, stiffening, rational>
      c(modified, {1, 0}, stiffening{}, 0, h);
  laws::line_of<rational> half{1, 0};
  for (int n = 0; n < steps; ++n) {
    rational const v_half = c.state.velocity + c.memory * h / 2;
    if (n == 0)
      half.velocity = v_half;  // the first kick is half of one
    else
      half.velocity += stiffening{}(half, 0) * h;
    half.position += half.velocity * h;
    c.step(h);
    if (!(half.velocity == v_half && half.position == c.state.position)) return false;
  }
  return true;
}
static_assert(is_nsv_at_half_steps(3) == true);
// Of a velocity at whole steps it is not true.
static_assert(!(laws::run(modified, laws::line_of<rational>{1, 0}, stiffening{}, rational(1, 2),
                          2) ==
                laws::run(nsv, laws::line_of<rational>{1, 0}, stiffening{}, rational(1, 2), 2)));
// N30, N31, N33: it decays to a ten-thousandth in 20 s at 17000, and has grown to 0.75 at 17500. Modified
// Verlet carries its acceleration from step to step, so that the matrix of a fresh step does not tell its limit. The
// last of 200 steps does: it shrinks on one side of the limit and grows on the other.
constexpr double left_of(double k, int steps = 200) {
  return size(
      laws::run(modified, line{1, 0}, laws::spring_of{k / 250, 2 * omega(k)}, 0.1, steps).position);
}
static_assert(left_of(17157.285) < left_of(17157.285, 199) &&
              left_of(17157.295) > left_of(17157.295, 199));
static_assert(shows(left_of(17000), "1.0e-4") && shows(left_of(17500), "0.75"));

// N31: explicit Euler multiplies the energy by 1 + k h^2 / m of every swing, and every spring but none is
// too stiff for it.
static_assert(energy_after(euler, 1e-6, 1) > 1 && limit_in_k(euler, 0) == 0);
static_assert(limit_in_k(rk4, 0) / limit_in_k(verlet, 0) > 1.999);
static_assert(shows(limit_in_k(rk4, 0), "2.0000e5") && shows(limit_in_k(verlet, 0), "1.0000e5"));
static_assert(shows(limit_in_k(nsv, 0), "1.0000e5") && shows(limit_in_k(nsv, 1), "17157.29"));
// Ties are broken by accuracy.
static_assert(200 * 0.1 == 20 && shows(verlet_for_20_s.rms, "0.80") &&
              shows(nsv_for_20_s.rms, "0.97"));
static_assert(shows(settle(modified, 1e4), "0.11") && shows(settle(nsv, 1e4), "0.27"));

// N31: places by error over 20 s, 1 for the smallest; methods that are gone share theirs. Four methods,
// in the order of the verdict, at each stiffness of the article.
struct places {
  double of[4] = {};
  constexpr bool operator==(places const&) const = default;
};
constexpr places sum_of_places(auto const& error, auto const& stiffnesses) {
  places sum;
  for (double const k : stiffnesses) {
    double const e[4] = {error(rk4, k), error(verlet, k), error(nsv, k), error(euler, k)};
    for (int i = 0; i < 4; ++i) {
      sum.of[i] += 1;
      for (int j = 0; j < 4; ++j) sum.of[i] += e[j] < e[i] ? 1 : i != j && e[j] == e[i] ? 0.5 : 0;
    }
  }
  return sum;
}
constexpr auto swinging_error = [](auto const& method, double k) {
  outcome const o = swing(method, k, 20);
  return o.gone ? 100 : o.rms;
};
constexpr double soft_to_stiff[] = {200, 1e4, 1e5, 1e6};
static_assert(sum_of_places(swinging_error, soft_to_stiff) == places{{5.5, 8.5, 12, 14}});
// The same on the damped spring, where Verlet is the modified form.
constexpr double damped_stiffnesses[] = {1e4, 1.5e4, 1.8e4, 3e4, 8e4};
constexpr auto settling_error = [](auto const& method, double k) {
  if constexpr (std::is_same_v<decltype(method), unitstep::velocity_verlet const&>)
    return settle(modified, k);
  else
    return settle(method, k);
};
static_assert(sum_of_places(settling_error, damped_stiffnesses) == places{{5, 14.5, 18.5, 12}});
// By amplitude after 200 s at 1e4 N/m.
static_assert(2000 * 0.1 == 200 && shows(verlet_for_200_s.amplitude, "1.00"));
static_assert(shows(nsv_for_200_s.amplitude, "1.05"));
static_assert(shows(rk4_for_200_s.amplitude, "0.43"));

// N32: RK4 at h against as many evaluations in shorter steps. Soft springs are RK4's by orders of
// magnitude:
static_assert(shows(swing(verlet, 200, 20, 0.025).rms / rk4_at_200.rms, "39"));
static_assert(shows(swing(nsv, 200, 20, 0.025).rms / rk4_at_200.rms, "2008"));
static_assert(shows(settle(modified, 1e4, 0.025) / settle(rk4, 1e4), "7.3"));
// stiff ones velocity Verlet's, and on the damped spring everybody's.
static_assert(shows(swing(verlet, 1e4, 20, 0.025).rms, "0.054"));
static_assert(shows(swing(nsv, 1e4, 20, 0.025).rms, "0.106"));
// Where the ranges below end it is little that velocity Verlet and semi-implicit Euler win.
constexpr double at_a_quarter(auto const& method, double omega_h) {
  return outcome_of(method, omega_h / 0.1, 0, 20, 0.025).rms;
}
static_assert(shows(at_a_quarter(verlet, 1.50), "0.67") && shows(at_a_quarter(nsv, 1.39), "0.65"));
static_assert(shows(settle(modified, 8e4, 0.025), "0.065") &&
              shows(settle(nsv, 8e4, 0.025), "0.156") && shows(settle(euler, 8e4, 0.025), "0.085"));

// N33: what E recommends against what A and C recommend, at the same cost.
static_assert(shows(nsv_at_200.rms / swing(modified, 200, 20).rms, "13.5"));
static_assert(shows(settle(modified, 1e4) / settle(nsv, 1e4), "0.40"));
static_assert(nsv.evaluations == 1 && modified.evaluations == 1);
// What B recommends, in fixed steps.
constexpr unitstep::time_corrected_verlet by_time;
static_assert(shows(nsv_at_200.rms / swing(by_time, 200, 20).rms, "13.5"));
static_assert(shows(settle(by_time, 1e4) / settle(nsv, 1e4), "0.40"));
static_assert(by_time.evaluations == 1 && by_time.order_with_changing_steps == 1);
static_assert(settle(nsv, 17000) < 1 && 1 < settle(nsv, 17500));

// P9: ten turns of a swing with n evaluations a turn.
constexpr double ten_turns(auto const& method, int n) {
  return outcome_of(method, 6.283185307179586, 0, 10, double(method.evaluations) / n).rms;
}
static_assert(rk4.evaluations == 4 && verlet.evaluations == 1);
static_assert(shows(laws::stability_limit(rk4) / 4, "0.71") &&
              shows(laws::stability_limit(verlet), "2.00"));
static_assert(shows(ten_turns(rk4, 16), "0.55") && shows(ten_turns(verlet, 16), "0.17"));
static_assert(shows(ten_turns(rk4, 256), "2.0e-5") && shows(ten_turns(verlet, 256), "6.4e-4"));

// X11: 1e5 N/m, where RK4 is at zero, and half of it.
static_assert(rk4_at_1e5.amplitude < 1e-19 && 200 * 0.1 == 20);
static_assert(shows(after(nsv, 1e5, {1, 0}, 200).position, "401"));
constexpr outcome nsv_at_half = swing(nsv, 5e4, 20), verlet_at_half = swing(verlet, 5e4, 20);
static_assert(shows(energy_after(rk4, 5e4, 200), "2.8e-8") && energy_after(euler, 5e4, 200) > 1e9);
static_assert(shows(nsv_at_half.amplitude, "1.00") && shows(verlet_at_half.amplitude, "1.00"));

// X12: the second listing, with its start at t + h and its zero, and the same with a start at t.
template <bool as_listed>
constexpr laws::line_of<rational> listing(auto const& acceleration_at, int steps) {
  rational const h(1, 2);
  laws::line_of<rational> s{0, 0};
  rational t = 0;
  auto const acceleration = [&](rational const& at) { return acceleration_at(s.position, at); };
  rational old = as_listed ? rational(0) : acceleration(t);
  for (int n = 0; n < steps; ++n) {
    if constexpr (as_listed)
      if (old == 0) old = acceleration(t + h);
    s.position += s.velocity * h + old * h * h / 2;
    s.velocity += old * h / 2;
    rational const fresh = acceleration(t + h);
    s.velocity += fresh * h / 2;
    old = fresh;
    t += h;
  }
  return s;
}
constexpr auto grows = [](rational const&, rational const& t) { return 1 + t; };
constexpr auto sets_in = [](rational const&, rational const& t) { return rational(t < 1 ? 0 : 1); };
constexpr auto of_position = [](rational const& x, rational const&) { return 1 - x; };
constexpr rational too_far(auto const& a, int steps) {
  return listing<true>(a, steps).position - listing<false>(a, steps).position;
}
constexpr rational too_fast(auto const& a, int steps) {
  return listing<true>(a, steps).velocity - listing<false>(a, steps).velocity;
}
static_assert(too_far(grows, 1) == rational(1, 16));
static_assert(too_fast(grows, 1) == rational(1, 8) && too_fast(grows, 9) == rational(1, 8));
static_assert(listing<true>(sets_in, 2).position == rational(1, 8) && 2 * rational(1, 2) == 1);
static_assert(listing<false>(sets_in, 2).position == 0);
static_assert(too_fast(sets_in, 3) == rational(1, 4) && too_fast(sets_in, 9) == rational(1, 4));
static_assert(too_far(of_position, 3) == 0 && too_fast(of_position, 3) == 0);
// The other one is the library's.
constexpr auto field_of_sets_in = [](laws::line_of<rational> const& s, rational const& t) {
  return sets_in(s.position, t);
};
static_assert(laws::run(modified, laws::line_of<rational>{0, 0}, field_of_sets_in, rational(1, 2),
                        5) == listing<false>(sets_in, 5));

// X13: a quarter of the step, for the work of RK4.
static_assert(0.025 * rk4.evaluations == 0.1);
static_assert(shows(16 * limit_in_k(verlet, 0), "1.6e6") && shows(limit_in_k(rk4, 0), "2.0000e5"));
static_assert(shows(16 * limit_in_k(verlet, 0) / limit_in_k(rk4, 0), "8"));
static_assert(shows(16 * limit_in_k(nsv, 1), "274517") && shows(limit_in_k(rk4, 1), "1.939e5"));
static_assert(shows(16 * limit_in_k(nsv, 1) / limit_in_k(rk4, 1), "1.42"));
// Of the modified form, which has that limit: the last of 200 steps shrinks below it and grows above.
constexpr double left_in_short_steps(double k, int steps) {
  return size(laws::run(modified, line{1, 0}, laws::spring_of{k / 250, 2 * omega(k)}, 0.025, steps)
                  .position);
}
static_assert(left_in_short_steps(274'516, 200) < left_in_short_steps(274'516, 199) &&
              left_in_short_steps(274'518, 200) > left_in_short_steps(274'518, 199));
static_assert(shows(swing(verlet, 1e4, 20, 0.025).rms, "0.054") &&
              shows(swing(rk4, 1e4, 20).rms, "0.066"));
static_assert(shows(swing(verlet, 200, 20, 0.025).rms / rk4_at_200.rms, "39"));

// X14: what does not spiral away, and what does.
struct falling {
  constexpr rational operator()(laws::line_of<rational> const&, rational const&) const {
    return -10;
  }
};
constexpr unitstep::stormer_verlet by_positions;
static_assert(laws::run(by_positions, laws::line_of<rational>{0, 20}, falling{}, rational(1, 8),
                        100)
                      .position -
                  (20 * rational(100, 8) - 5 * rational(100, 8) * rational(100, 8)) ==
              0);
constexpr double off_at(auto const& method, double k, double zeta, double seconds) {
  int const steps = static_cast<int>(seconds / 0.1 + 0.5);
  auto const end =
      laws::run(method, line{1, 0}, laws::spring_of{k / 250, 2 * zeta * omega(k)}, 0.1, steps);
  return size(end.position - laws::let_go_at_one{omega(k), zeta}(seconds));
}
static_assert(shows(settle(nsv, 1e4), "0.27") && shows(off_at(nsv, 1e4, 1, 3), "2.9e-5"));
static_assert(shows(off_at(nsv, 1e4, 1, 5), "3.0e-8"));
static_assert(shows(off_at(euler, 200, 0, 10), "0.42") &&
              shows(swing(euler, 200, 20).worst, "1.03"));

// N32, over the whole range of omega h, up to RK4's limit of 2.8, in tenths and between two of them
// in hundredths: from where on a method has the smaller error, and from where on no longer.
struct range {
  double from = 0, until = 0;
};
template <class Method>
range wins(Method const& method, double zeta) {
  auto const better = [&](int hundredths) {
    double const w = hundredths / 100.0 / 0.1;
    outcome const by_rk4 = outcome_of(rk4, w, zeta, 20, 0.1);
    outcome const other = outcome_of(method, w, zeta, 20, 0.025 * Method::evaluations);
    if (other.gone || by_rk4.gone) return !other.gone;
    return zeta > 0 ? other.worst < by_rk4.worst : other.rms < by_rk4.rms;
  };
  range r;
  bool before = false;
  for (int i = 10; i <= 280; i += 10) {
    bool const now = better(i);
    if (now == before) continue;
    int turn = i - 9;
    while (better(turn) != now) ++turn;
    (now ? r.from : r.until) = turn / 100.0;
    before = now;
  }
  return r;
}
// N32 at run time, as that is a hundred thousand steps.
TEST(ArticleE, WhereEqualWorkTurnsAgainstRk4) {
  range const by_verlet = wins(verlet, 0), by_nsv = wins(nsv, 0);
  EXPECT_EQ(by_verlet.from, 0.57);
  EXPECT_EQ(by_verlet.until, 1.50);
  EXPECT_EQ(by_nsv.from, 0.76);
  EXPECT_EQ(by_nsv.until, 1.39);
  EXPECT_EQ(wins(suvat, 0).from, 0);
  EXPECT_EQ(wins(improved, 0).from, 0);
  EXPECT_EQ(wins(euler, 0).from, 0);
  range const by_modified = wins(modified, 1), by_euler = wins(euler, 1);
  EXPECT_EQ(by_modified.from, 1.07);
  EXPECT_EQ(by_euler.from, 1.14);
  EXPECT_EQ(wins(nsv, 1).from, 1.35);
  EXPECT_EQ(wins(suvat, 1).from, 1.18);
  EXPECT_EQ(wins(improved, 1).from, 1.13);
  EXPECT_EQ(by_modified.until, 0);  // not within the range
  EXPECT_EQ(by_euler.until, 0);
}

// N29 and N30, every stiffness of the article and every method. Errors in amplitudes.
struct row {
  char const* name;
  char const* swings[6];   // 200, 1e4, 1e4 for 200 s, 1e5, 1e5 for 200 s, 1e6 N/m
  char const* settles[5];  // 1e4, 1.5e4, 1.8e4, 3e4, 8e4 N/m
};
constexpr row table[] = {
    {"Explicit Euler",
     {"0.43", "gone", "gone", "gone", "gone", "gone"},
     {"0.14", "0.20", "0.22", "0.56", "3.2"}},
    {"SUVAT",
     {"0.18", "gone", "gone", "gone", "gone", "gone"},
     {"0.15", "0.19", "0.19", "gone", "gone"}},
    {"Semi-implicit Euler",
     {"0.034", "0.97", "1.0", "gone", "gone", "gone"},
     {"0.27", "0.42", "gone", "gone", "gone"}},
    {"Implicit Euler",
     {"0.24", "0.70", "0.71", "0.71", "0.71", "0.69"},
     {"0.078", "0.092", "0.098", "0.12", "0.17"}},
    {"Størmer-Verlet",
     {"2.5e-3", "0.80", "1.0", "1.2", "1.2", "gone"},
     {"0.11", "0.12", "gone", "gone", "gone"}},
    {"Time-corrected Verlet",
     {"2.5e-3", "0.80", "1.0", "1.2", "1.2", "gone"},
     {"0.11", "0.12", "gone", "gone", "gone"}},
    {"Variable-step Verlet",
     {"2.5e-3", "0.80", "1.0", "1.2", "1.2", "gone"},
     {"0.11", "0.12", "gone", "gone", "gone"}},
    {"Velocity Verlet",
     {"2.5e-3", "0.80", "1.0", "1.2", "1.2", "gone"},
     {"0.36", "gone", "gone", "gone", "gone"}},
    {"Modified Verlet",
     {"2.5e-3", "0.80", "1.0", "1.2", "1.2", "gone"},
     {"0.11", "0.12", "gone", "gone", "gone"}},
    {"Modified Verlet, 1",
     {"2.5e-3", "0.80", "1.0", "1.2", "1.2", "gone"},
     {"gone", "gone", "gone", "gone", "gone"}},
    {"Leapfrog",
     {"2.5e-3", "0.80", "1.0", "1.2", "1.2", "gone"},
     {"0.11", "0.12", "gone", "gone", "gone"}},
    {"Midpoint",
     {"0.010", "12", "gone", "gone", "gone", "gone"},
     {"0.067", "0.12", "0.15", "0.30", "2.7"}},
    {"Heun",
     {"0.010", "12", "gone", "gone", "gone", "gone"},
     {"0.067", "0.12", "0.15", "0.30", "2.7"}},
    {"Ralston",
     {"0.010", "12", "gone", "gone", "gone", "gone"},
     {"0.067", "0.12", "0.15", "0.30", "2.7"}},
    {"Ruth 3",
     {"1.5e-5", "0.010", "0.062", "1.1", "1.0", "gone"},
     {"0.087", "0.13", "0.17", "0.34", "1.2"}},
    {"Kutta 3",
     {"2.1e-4", "0.37", "0.68", "gone", "gone", "gone"},
     {"0.017", "0.037", "0.052", "0.14", "0.84"}},
    {"SSP-RK3",
     {"2.1e-4", "0.37", "0.68", "gone", "gone", "gone"},
     {"0.017", "0.037", "0.052", "0.14", "0.84"}},
    {"RK4",
     {"4.1e-6", "0.066", "0.49", "0.70", "0.71", "gone"},
     {"3.0e-3", "8.0e-3", "0.012", "0.043", "0.44"}},
    {"Three eighths",
     {"4.1e-6", "0.066", "0.49", "0.70", "0.71", "gone"},
     {"3.0e-3", "8.0e-3", "0.012", "0.043", "0.44"}},
    {"Forest-Ruth",
     {"3.2e-5", "0.56", "0.97", "gone", "gone", "gone"},
     {"gone", "gone", "gone", "gone", "gone"}},
    {"Suzuki 4",
     {"4.5e-7", "7.4e-3", "0.074", "0.84", "1.0", "gone"},
     {"0.058", "0.057", "0.064", "0.085", "0.43"}},
    {"Butcher 5",
     {"7.1e-9", "1.2e-3", "0.012", "gone", "gone", "gone"},
     {"1.0e-4", "3.7e-4", "6.6e-4", "3.4e-3", "0.083"}},
    {"Yoshida 6",
     {"1.5e-8", "0.013", "0.13", "1.0", "1.0", "gone"},
     {"0.076", "0.12", "0.22", "gone", "gone"}},
    {"Yoshida 8",
     {"5.5e-12", "2.1e-4", "2.1e-3", "1.0", "1.0", "gone"},
     {"gone", "gone", "gone", "gone", "gone"}},
};
std::string read(outcome const& o, double error, char const* text) {
  if (std::string(text) == "gone") return o.gone ? text : "stays";
  if (o.gone) return "gone";
  return shows(error, text) ? text : std::to_string(error);
}
// N29 and N30 at run time, complete.
TEST(ArticleE, EveryStiffnessAndEveryMethod) {
  std::size_t n = 0;
  laws::for_each_method([&](auto const& listed) {
    auto const* const found = std::ranges::find(table, std::string_view{listed.name}, &row::name);
    if (found == std::end(table)) return;  // a method that is newer than the table
    row const& r = *found;
    ++n;
    double const k_swinging[] = {200, 1e4, 1e4, 1e5, 1e5, 1e6};
    double const seconds[] = {20, 20, 200, 20, 200, 20};
    for (int i = 0; i < 6; ++i) {
      outcome const o = swing(listed.method, k_swinging[i], seconds[i]);
      EXPECT_EQ(read(o, o.rms, r.swings[i]), r.swings[i]) << r.name << " at " << k_swinging[i];
    }
    double const k_damped[] = {1e4, 1.5e4, 1.8e4, 3e4, 8e4};
    for (int i = 0; i < 5; ++i) {
      outcome const o = outcome_of(listed.method, omega(k_damped[i]), 1, 20, 0.1);
      EXPECT_EQ(read(o, o.worst, r.settles[i]), r.settles[i]) << r.name << " at " << k_damped[i];
    }
  });
  EXPECT_EQ(n, std::size(table));
}

}  // namespace
