// SPDX-License-Identifier: BSL-1.0
// The methods, written out as the articles print them, beside those of the library: the same fractions
// under a spring, a damper and a push that grows with time.
//
// M1 (A: Numerical Integration; C: 3.2 Explicit Euler Integration; D: Explicit Euler Integration; E: Euler
//     Integration) Explicit Euler: x += v h; v += a h, both from the old state.
//     Facts: `{x + v * h, v + a(x, v, t) * h}`.
//     Confirmed: `explicit_euler`, order 1, the same fractions after 3 steps.
//     See tutorial_explicit_euler.
// M2 (B: Math; E: SUVAT) x += v h + a h^2/2, then v += a h. B calls it a "more accurate version" of Euler,
//     E SUVAT.
//     Facts: `{x + v * h + a(x, v, t) * h * h / 2, v + a(x, v, t) * h}`.
//     Confirmed: `suvat`, order 1, the same fractions after 3 steps.
//     See tutorial_order.
// M3 (A: Semi-implicit Euler; B: Math; C: 3.4 Semi-Implicit Euler Integration (or Symplectic Euler
//     Integration); D: Semi-Implicit (Symplectic) Euler Integration; E: Newton-Stormer-Verlet (NSV) /
//     Symplectic Euler / Euler–Cromer algorithm) v += a h, then x += v h with the new velocity. A, C and D
//     call it semi-implicit Euler, C and D also symplectic Euler, B Euler, and E Newton-Stormer-Verlet,
//     NSV, symplectic Euler or Euler-Cromer.
//     Facts: `v_new = v + a(x, v, t) * h`, then `x + v_new * h`.
//     Confirmed: `semi_implicit_euler`, order 1, the same fractions after 3 steps.
//     See tutorial_semi_implicit_euler.
// M4 (A: Many different integration methods exist (named); C: 3.3 Implicit Euler Integration; D: Implicit
//     (Backward) Euler Integration) Implicit or backward Euler: v += a h, x += v h, both from the new
//     state.
//     Facts: `from.velocity + a_new * h`, `from.position + to.velocity * h`.
//     Confirmed: `implicit_euler`, order 1; in each of 3 steps both equations hold exactly.
//     See tutorial_implicit_euler.
// M5 (B: Introduction; Math (equation 6); Implementation Problems (the start); C: 3.5 Verlet Integration;
//     D: Verlet Integration) Verlet's method of positions: x_n+1 = 2 x_n - x_n-1 + a_n h^2, in B started
//     from x_1 = x_0 + v_0 h + a_0 h^2/2.
//     Facts: `2 * now - before`; first `before + start.velocity * h + a(before, start.velocity, 0) * h * h / 2`.
//     Confirmed: `stormer_verlet`, order 2, the same positions after 1, 2 and 3 steps.
//     See tutorial_verlet.
// M6 (B: Introduction; A Simple Time-Correction Scheme (equation 7)) Time-corrected Verlet: x_n+1 = x_n +
//     (x_n - x_n-1) h_n/h_n-1 + a h_n^2.
//     Facts: `now + (now - before) * step / last`.
//     Confirmed: `time_corrected_verlet`, order 2 at a fixed step and 1 at changing ones; the same positions after
//     3 steps, of which 2 are longer and shorter.
//     See tutorial_verlet.
// M7 (B: Introduction (named)) Velocity Verlet: x += v h + a_old h^2/2, then a_new at the new position and
//     the old velocity, then v += (a_old + a_new) h/2; a_new is the next a_old. B names it only; what E
//     prints under this name is the modified form.
//     Facts: `s.position + s.velocity * h + old * h * h / 2`, then `s.velocity + (old + fresh) * h / 2`, then `old
//     = fresh`.
//     Confirmed: `velocity_verlet`, order 2, of 1 under a damper; the same fractions after 3 steps.
//     See tutorial_verlet.
// M8 (E: Basic Verlet/Velocity Verlet; Detailed Comparison: spring-mass-damper) Modified velocity Verlet,
//     for forces that depend on velocity: the velocity makes half its kick before the new acceleration is
//     asked for. So do both listings of velocity Verlet in E.
//     Facts: `modified ? s.velocity + old * h / 2 : s.velocity`.
//     Confirmed: `modified_velocity_verlet`, order 2, of 1 under a damper; the same fractions after 3 steps.
//     See tutorial_verlet.
// M9 (B: Introduction (named)) Leapfrog is named as one of the three forms of Verlet's method.
//     Facts: here half a drift `x + v * h / 2`, a kick, half a drift.
//     Confirmed: `leapfrog`, order 2; the same fractions after 3 steps.
//     See tutorial_verlet.
// M10 (D: Runge-Kutta "Midpoint") RK2: half a step, then a whole one with the slope there; for the position
//     is printed s += (v_t + v_t+1/2) h / 2, the mean of two velocities.
//     Facts: printed `(v_start + v_half) * 1 / 2`; in words `x + v_half * h`.
//     Corrected: in words it is `midpoint`, order 2, the same fractions after 3 steps; as printed the position
//     gets 2.5 of the 5 m that one step of 1 s at 10 m/s^2 is due.
//     See tutorial_runge_kutta.
// M11 (E: Improved Euler/Trapezoidal/Bilinear/Predictor-Corrector/Heun) Improved Euler, also trapezoidal,
//     bilinear, predictor-corrector or Heun: predict with Euler, then take the mean of the two slopes.
//     Facts: `(v + v_2) * h / 2`, `(a_1 + a(x + v * h, v_2, t + h)) * h / 2`.
//     Confirmed: it is Heun's method, `heun`, order 2; the same fractions after 3 steps.
//     See tutorial_runge_kutta.
// M12 (A: Implementing RK4; E: Runge Kutta 4; C: 3.6 Advanced Numerical Integration Methods (named); D:
//     More Advanced Numerical Integration (named)) RK4: slopes a, b, c, d at 0, 1/2, 1/2 and 1 of the step,
//     each from the one before, with the weights 1 2 2 1 over 6. C and D name it and do not print it.
//     Facts: A's four calls `evaluate(s, t, 0, {0, 0})`, `evaluate(s, t, h / 2, a)`, `evaluate(s, t, h / 2, b)`,
//     `evaluate(s, t, h, c)`; `(a.dx + 2 * (b.dx + c.dx) + d.dx) / 6`.
//     Confirmed: `rk4`, order 4; the same fractions after 2 steps.
//     See tutorial_runge_kutta.
// M13 (A: Conclusion) Who really needs more accuracy than that of semi-implicit Euler should look at
//     symplectic methods of higher order, made for Hamiltonian systems, rather than at RK4.
//     Facts: `forest_ruth` for the symplectic methods of higher order; here against RK4.
//     Confirmed: over 2500 steps of omega h = 0.2 the energy by `forest_ruth`, order 4 with 3 evaluations, is off
//     by 0.013 % at most and does not grow; RK4 has lost 0.22 %.
//     See tutorial_higher_order_symplectic, tutorial_which_integrator.
// M14 (C: 4 Damping and Rest) After each step v *= factor, and a speed below a threshold becomes zero.
//     Facts: `damped{unitstep::semi_implicit_euler{}, 0.5, 1.0}`: a factor of 0.5, a threshold of 1.0.
//     Confirmed: `damped`; 8 m/s after 3 halvings are 1 m/s, and below 1 m/s nothing moves. It is of order 0.
//     See tutorial_damping.
#include <gtest/gtest.h>

#include <unitstep/unitstep.hpp>

#include "support/laws.hpp"
#include "support/rational.hpp"
#include "support/shows.hpp"

namespace {

using laws::rational;
using laws::run;
using laws::shows;
using state = unitstep::motion<rational, rational>;

// A spring, a damper, and a push that grows with time.
constexpr rational a(rational const& x, rational const& v, rational const& t) {
  return -3 * x - v / 2 + t;
}
struct field {
  constexpr rational operator()(state const& s, rational const& t) const {
    return a(s.position, s.velocity, t);
  }
};
constexpr state start{1, rational(1, 2)};
constexpr rational h(1, 2);

template <class Method>
constexpr state after(Method const& method, int steps) {
  return run(method, start, field{}, h, steps);
}
/// The printed formula, which takes a state and a time to the next state, as often.
template <class Formula>
constexpr state printed(Formula const& formula, int steps) {
  state s = start;
  for (int n = 0; n < steps; ++n) s = formula(s.position, s.velocity, h * rational(n));
  return s;
}

// M1:
constexpr state explicit_euler(rational x, rational v, rational t) {
  return {x + v * h, v + a(x, v, t) * h};
}
static_assert(after(unitstep::explicit_euler{}, 3) == printed(explicit_euler, 3));
static_assert(unitstep::explicit_euler::order == 1);

// M2:
constexpr state suvat(rational x, rational v, rational t) {
  return {x + v * h + a(x, v, t) * h * h / 2, v + a(x, v, t) * h};
}
static_assert(after(unitstep::suvat{}, 3) == printed(suvat, 3));
static_assert(unitstep::suvat::order == 1);

// M3:
constexpr state semi_implicit(rational x, rational v, rational t) {
  rational const v_new = v + a(x, v, t) * h;
  return {x + v_new * h, v_new};
}
static_assert(after(unitstep::semi_implicit_euler{}, 3) == printed(semi_implicit, 3));
static_assert(unitstep::semi_implicit_euler::order == 1);
// The control of all of these: another formula makes other fractions.
static_assert(!(after(unitstep::semi_implicit_euler{}, 3) == printed(suvat, 3)));

// M4: what the step must satisfy, put to the test with its result.
constexpr int steps_that_hold(int steps) {
  int held = 0;
  for (int n = 1; n <= steps; ++n) {
    state const from = after(unitstep::implicit_euler{}, n - 1);
    state const to = after(unitstep::implicit_euler{}, n);
    rational const a_new = a(to.position, to.velocity, h * rational(n));
    held +=
        to.velocity == from.velocity + a_new * h && to.position == from.position + to.velocity * h;
  }
  return held;
}
static_assert(steps_that_hold(3) == 3 && unitstep::implicit_euler::order == 1);

// M5 and M6: the acceleration sees (x_n - x_{n-1}) / h_{n-1} as the velocity.
constexpr rational steps_of[] = {h, rational(3, 4), rational(1, 4)};
template <bool changing>
constexpr rational by_positions(int steps) {
  rational before = start.position, last = h, t = h;
  rational now = before + start.velocity * h + a(before, start.velocity, 0) * h * h / 2;
  for (int n = 1; n < steps; ++n) {
    rational const step = changing ? steps_of[n] : h;
    rational const next = changing ? now + (now - before) * step / last +
                                         a(now, (now - before) / last, t) * step * step
                                   : 2 * now - before + a(now, (now - before) / h, t) * h * h;
    before = now, now = next, last = step, t += step;
  }
  return now;
}
static_assert(after(unitstep::stormer_verlet{}, 1).position == by_positions<false>(1));
static_assert(after(unitstep::stormer_verlet{}, 2).position == by_positions<false>(2));
static_assert(after(unitstep::stormer_verlet{}, 3).position == by_positions<false>(3));
static_assert(unitstep::stormer_verlet::order == 2);
constexpr rational corrected(int steps) {
  laws::course<unitstep::time_corrected_verlet, state, field, rational> c({}, start, {}, 0, h);
  for (int n = 0; n < steps; ++n) c.step(steps_of[n]);
  return c.state.position;
}
static_assert(corrected(2) == by_positions<true>(2) && corrected(3) == by_positions<true>(3));
static_assert(!(corrected(3) == by_positions<false>(3)));
static_assert(unitstep::time_corrected_verlet::order == 2 &&
              unitstep::time_corrected_verlet::order_with_changing_steps == 1);

// M7 and M8: they differ in the velocity that the new acceleration sees. The old acceleration is the new
// one of the step before.
template <bool modified>
constexpr state verlet(int steps) {
  state s = start;
  rational old = a(s.position, s.velocity, 0);
  for (int n = 1; n <= steps; ++n) {
    rational const x = s.position + s.velocity * h + old * h * h / 2;
    rational const seen = modified ? s.velocity + old * h / 2 : s.velocity;
    rational const fresh = a(x, seen, h * rational(n));
    s = {x, s.velocity + (old + fresh) * h / 2};
    old = fresh;
  }
  return s;
}
static_assert(after(unitstep::velocity_verlet{}, 3) == verlet<false>(3));
static_assert(unitstep::velocity_verlet::order == 2 &&
              unitstep::velocity_verlet::order_with_velocity_forces == 1);
static_assert(after(unitstep::modified_velocity_verlet<>{}, 3) == verlet<true>(3));
static_assert(unitstep::modified_velocity_verlet<>::order == 2 &&
              unitstep::modified_velocity_verlet<>::order_with_velocity_forces == 1);
static_assert(!(verlet<true>(3) == verlet<false>(3)));

// M9:
constexpr state leapfrog(rational x, rational v, rational t) {
  rational const middle = x + v * h / 2;
  rational const v_new = v + a(middle, v, t + h / 2) * h;
  return {middle + v_new * h / 2, v_new};
}
static_assert(after(unitstep::leapfrog{}, 3) == printed(leapfrog, 3));
static_assert(unitstep::leapfrog::order == 2);

// M10: the words, and what is printed for the position of a body at rest under 10 m/s^2.
constexpr state midpoint(rational x, rational v, rational t) {
  rational const v_half = v + a(x, v, t) * h / 2;
  return {x + v_half * h, v + a(x + v * h / 2, v_half, t + h / 2) * h};
}
static_assert(after(unitstep::midpoint{}, 3) == printed(midpoint, 3));
static_assert(unitstep::midpoint::order == 2);
constexpr double v_start = 0, v_half = 10 * 0.5;
static_assert((v_start + v_half) * 1 / 2 == 2.5 && v_half * 1 == 5 && 0.5 * 10 * 1 * 1 == 5);

// M11:
constexpr state improved_euler(rational x, rational v, rational t) {
  rational const a_1 = a(x, v, t), v_2 = v + a_1 * h;
  return {x + (v + v_2) * h / 2, v + (a_1 + a(x + v * h, v_2, t + h)) * h / 2};
}
static_assert(after(unitstep::heun{}, 3) == printed(improved_euler, 3));
static_assert(unitstep::heun::order == 2);

// M12: as A writes it, a function for a slope at a state ahead, and four calls of it.
struct derivative {
  rational dx, dv;
};
constexpr derivative evaluate(state const& from, rational t, rational ahead, derivative d) {
  rational const x = from.position + d.dx * ahead;
  rational const v = from.velocity + d.dv * ahead;
  return {v, a(x, v, t + ahead)};
}
constexpr state rk4(rational x, rational v, rational t) {
  state const s{x, v};
  derivative const a = evaluate(s, t, 0, {0, 0});
  derivative const b = evaluate(s, t, h / 2, a);
  derivative const c = evaluate(s, t, h / 2, b);
  derivative const d = evaluate(s, t, h, c);
  return {x + (a.dx + 2 * (b.dx + c.dx) + d.dx) / 6 * h,
          v + (a.dv + 2 * (b.dv + c.dv) + d.dv) / 6 * h};
}
static_assert(after(unitstep::rk4{}, 2) == printed(rk4, 2) && unitstep::rk4::order == 4);

// M13: the largest error of the energy of a spring over 2500 steps of 0.2, as a share of it.
constexpr auto by_forest_ruth = laws::energy_errors_of(unitstep::forest_ruth{});
constexpr auto by_rk4 = laws::energy_errors_of(unitstep::rk4{});
static_assert(unitstep::forest_ruth::order == 4 && unitstep::forest_ruth::symplectic &&
              unitstep::forest_ruth::evaluations == 3);
static_assert(shows(by_forest_ruth.largest() / 0.5, "0.013 %") && !by_forest_ruth.grow());
static_assert(shows(by_rk4.largest() / 0.5, "0.22 %") && by_rk4.grow());
static_assert(2500 * 0.2 == 500);

// M14: without a force.
struct nothing_pulls {
  constexpr double operator()(laws::line const&, double) const { return 0; }
};
constexpr laws::line coasts(int steps) {
  return run(unitstep::damped{unitstep::semi_implicit_euler{}, 0.5, 1.0}, laws::line{0, 8},
             nothing_pulls{}, 1.0, steps);
}
static_assert(coasts(3).velocity == 1 && coasts(4).velocity == 0);
static_assert(coasts(4).position == 8 + 4 + 2 + 1 && coasts(9).position == coasts(4).position);
static_assert(decltype(unitstep::damped{unitstep::rk4{}, 0.5, 1.0})::order == 0);

TEST(MethodsAsPrinted, AreTheSameAtRunTime) {
  int volatile steps = 3;
  EXPECT_TRUE(after(unitstep::heun{}, steps) == printed(improved_euler, 3));
}

}  // namespace
