// SPDX-License-Identifier: BSL-1.0
// How Verlet and the Euler methods differ, in exact fractions.
//
// N10 (A: Many different integration methods exist) Verlet integration is more accurate than implicit
//     Euler; it is of second order and symplectic.
//     Facts: `stormer_verlet`, `implicit_euler`; here the unit spring, from 1 at rest, over a time of 1, and an
//     area after a step of 1/4.
//     Confirmed: 1.4e-4 of error against 1.6e-2 at 16 steps; half the step leaves 1/4.0 against 1/1.9; areas are
//     multiplied by 1 against 16/17.
//     See tutorial_stiff_springs.
// N20 (C: 3.5 Verlet Integration; D: Verlet Integration) With v_n = (s_n - s_n-1) / h put into
//     semi-implicit Euler, what comes out is the equation of Verlet, s_n+1 = 2 s_n - s_n-1 + a_n h^2.
//     Facts: `semi_implicit_euler`, `stormer_verlet`; v_n = `(s_now - s_before) / h`; what comes out is `2 * s_now
//     - s_before + a_now * h * h`.
//     Confirmed: line by line it is one position, for this force after 1 step off by 0. Whether both methods then
//     make the same positions is our question, not theirs: from the same start they differ by a h^2 / 2 after the
//     first step, and they are the same if the velocity of semi-implicit Euler starts a h / 2 lower.
//     See tutorial_verlet, figure_b_sine.
// N21 (C: 3.5 Verlet Integration; D: Verlet Integration) Verlet is reversible in time. The Euler methods
//     are not, says C, and that this is of use for replays; D says the first sentence alone.
//     Facts: Verlet is `2 * now - before + a * h * h`; `explicit_euler`, `semi_implicit`, `implicit`; steps of
//     1/2.
//     Confirmed: from its last two positions in the other order the formula comes back to its first two, off by 0
//     after 2 steps there and 2 back; so do velocity Verlet and leapfrog. A step there and one back, explicit
//     Euler misses its start by 1/2 and semi-implicit Euler by 75/256, and on a linear spring implicit Euler by
//     1/5. Each Euler method is undone by another one: explicit by implicit, semi-implicit by the form that moves
//     the position first.
//     See tutorial_energy.
// N22 (C: 3.6 Advanced Numerical Integration Methods) Euler is the Runge-Kutta method of one sub-step; RK4
//     splits the step into four.
//     Facts: `one_stage_tableau`, `rk4`; 4 looks.
//     Sharpened: one stage, yes; RK4 looks 4 times but at three moments, 0, 0.5, 0.5 and 1 of the step.
//     See tutorial_runge_kutta.
// N23 (A: Many different integration methods exist; C: 3.3 Implicit Euler Integration; D: Implicit
//     (Backward) Euler Integration) Implicit Euler is very stable; it needs the acceleration of the next
//     state, so that a system is solved in each step.
//     Facts: `implicit_euler`; here on a spring, at omega h = 1/8 and 1000.
//     Confirmed: the energy of a spring is divided by 1 + (omega h)^2 every step: by 65/64 at omega h = 1/8 and by
//     1000001 at 1000. The system costs 2 evaluations on a line.
//     See tutorial_implicit_euler.
// X15 (D: Implicit (Backward) Euler Integration) Implicit methods estimate the future, and what players
//     will do is hard to foresee.
//     Facts: `implicit_euler`; here a spring with a push of a player, `pushes[n]`, that changes with each of 3
//     steps.
//     Corrected: the next acceleration is solved for, not foreseen. With a push that is known when the step begins
//     both equations of the step hold exactly, off by 0. What the step asks for is the force at its end, at 1 of
//     the step; there velocity Verlet, Heun and RK4 ask as well, and these are explicit. Leapfrog and midpoint ask
//     up to 0.5 of the step, explicit and semi-implicit Euler at 0.
//     Otherwise: confirmed, if an equation of the step were not met with a push that changes, or if no explicit
//     method asked at 1.
//     See tutorial_implicit_euler.
// X18 (C: 3.3 Implicit Euler Integration) To approximate or predict the next acceleration, which implicit
//     Euler needs, is in general far too expensive in real time.
//     Facts: `implicit_euler` on a line, against `rk4`; here the system for 1000 bodies in space.
//     Sharpened: it depends on the system. On a line, for a linear force, a step takes 2 evaluations, where RK4
//     takes 4. For 1000 bodies that all act on each other it is a system of 3000 velocities, with 9,000,000
//     numbers.
//     Otherwise: confirmed, if a step on a line took many evaluations; corrected, if the system did not grow with
//     the square of the bodies.
//     See tutorial_implicit_euler.
// X20 (B: Fundamental Problems) Explicit integrators must take the acceleration as constant over a step.
//     Facts: `rk4`, `stormer_verlet`; here x = t^4 from rest, one step of 1 s.
//     Corrected: RK4 is explicit, and in one step from 0 to 1 s, in which the acceleration grows from 0 to 12
//     m/s^2, it is off by 0. Verlet, which does take it as constant, is off by 1 m.
//     Otherwise: confirmed, if every explicit method were off where the acceleration changes within the step.
//     See tutorial_runge_kutta.
// X23 (B: Introduction; C: 3.5 Verlet Integration; D: Verlet Integration) Verlet does not start itself: it
//     needs two positions.
//     Facts: `stormer_verlet` and its `start`; here -10 m/s^2, from the origin with 1 m/s, 8 steps of 1/8 s.
//     Confirmed: with the second position x_0 + v_0 h it ends 5/8 m too high, with x_0 + v_0 h + a_0 h^2/2, as the
//     library starts it, off by 0.
//     Otherwise: corrected, if any second position led to the right end.
//     See tutorial_verlet.
// X26 (D: Semi-Implicit (Symplectic) Euler Integration) Semi-implicit Euler is as fast as explicit Euler,
//     not as stable as fully implicit Euler, and the order of its lines is vital.
//     Facts: `semi_implicit`, `explicit_euler`, `implicit`; here on a spring, at omega h = 2 and 3, and 1/8.
//     Confirmed: 1 evaluation a step each, and at omega h = 3 semi-implicit Euler is at -8 m after the first step
//     from 1 m and at 55 m after the second, where implicit Euler, at 1/10 and then at -2/25 m, comes to rest.
//     With its lines in the other order it is explicit Euler, whose energy grows by 65/64 a step at omega h = 1/8.
//     Otherwise: corrected, if it took more evaluations, if it did not grow at 3, or if its lines could be
//     swapped.
//     See tutorial_semi_implicit_euler.
#include <gtest/gtest.h>

#include <array>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/heun.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/midpoint.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/runge_kutta.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/laws.hpp"
#include "support/rational.hpp"
#include "support/shows.hpp"

namespace {

using laws::rational;
using laws::run;
using laws::shows;
using unitstep::motion;
template <class T>
using line = motion<T, T>;

// A spring that stiffens, so that nothing below is true of linear forces only.
struct stiffening {
  template <class T>
  constexpr T operator()(line<T> const& s, T const&) const {
    return -s.position - s.position * s.position * s.position;
  }
};
struct spring {
  template <class T>
  constexpr T operator()(line<T> const& s, T const&) const {
    return -s.position;
  }
};

// N10, N20, N21: Verlet's method of positions, and implicit Euler.
constexpr unitstep::stormer_verlet verlet;
constexpr unitstep::implicit_euler implicit;

// N10: the unit oscillator from 1 at rest, cos t, over one time unit in steps of 1/16 and 1/32.
template <class Method>
constexpr double error(Method const& method, int steps) {
  return laws::size(run(method, line<double>{1, 0}, spring{}, 1.0 / steps, steps).position -
                    unitstep::math::cos(1.0));
}
static_assert(implicit.order == 1 && verlet.order == 2 && verlet.symplectic);
static_assert(shows(error(verlet, 16), "1.4e-4") && shows(error(implicit, 16), "1.6e-2"));
static_assert(shows(error(verlet, 16) / error(verlet, 32), "4.0"));
static_assert(shows(error(implicit, 16) / error(implicit, 32), "1.9"));
// Area in the plane of position and velocity after one step of 1/4, as an exact fraction.
template <class Method>
constexpr rational area(Method const& method) {
  rational const h(1, 4);
  auto const p = run(method, line<rational>{1, 0}, spring{}, h, 1);
  auto const q = run(method, line<rational>{0, 1}, spring{}, h, 1);
  return p.position * q.velocity - p.velocity * q.position;
}
static_assert(area(verlet) == 1);
static_assert(area(implicit) == rational(16, 17));

// N20, N21: semi-implicit Euler from a velocity that is a h / 2 less makes the positions of Verlet, exactly,
// for this force too; from the same velocity it does not.
constexpr rational h(1, 2);
constexpr line<rational> start{rational(1), rational(1, 2)};
constexpr rational half_kick = stiffening{}(start, rational(0)) * h / 2;
constexpr line<rational> slower{start.position, start.velocity - half_kick};
template <class Method>
constexpr rational position_after(Method const& method, line<rational> const& from, int steps) {
  return run(method, from, stiffening{}, h, steps).position;
}
constexpr unitstep::semi_implicit_euler semi_implicit;
static_assert(position_after(semi_implicit, slower, 1) == position_after(verlet, start, 1));
static_assert(position_after(semi_implicit, slower, 2) == position_after(verlet, start, 2));
static_assert(position_after(semi_implicit, start, 1) - position_after(verlet, start, 1) ==
              half_kick * h);
static_assert(half_kick * h == stiffening{}(start, rational(0)) * h * h / 2);
// One step of the derivation: semi-implicit Euler with the quotient for its velocity.
constexpr bool comes_out(rational const& s_before, rational const& s_now) {
  rational const a_now = stiffening{}(line<rational>{s_now, rational(0)}, rational(0));
  line<rational> const next = unitstep::semi_implicit_euler::step(
      line<rational>{s_now, (s_now - s_before) / h}, stiffening{}, rational(0), h);
  return next.position == 2 * s_now - s_before + a_now * h * h;
}
static_assert(comes_out(1, rational(1, 2)) && comes_out(rational(3, 4), rational(2, 3)));

// N21: the formula of two positions, forth and then back, where the later position comes first.
constexpr rational next_position(rational const& before, rational const& now) {
  rational const a = stiffening{}(line<rational>{now, rational(0)}, rational(0));
  return 2 * now - before + a * h * h;
}
constexpr bool comes_back(rational const& first, rational const& second) {
  rational const third = next_position(first, second), fourth = next_position(second, third);
  rational const second_again = next_position(fourth, third);
  return fourth == rational(-5, 32) && second_again - second == 0 &&
         next_position(third, second_again) - first == 0;
}
static_assert(comes_back(start.position, position_after(verlet, start, 1)));

// N21: a step there and one back, with -h, from a fresh start each; exact fractions.
template <class There, class Back>
constexpr bool undoes(There const& there, Back const& back) {
  auto const moved = run(there, start, stiffening{}, h, 1);
  return run(back, moved, stiffening{}, rational(0) - h, 1) == start;
}
constexpr unitstep::explicit_euler explicit_euler;
constexpr unitstep::velocity_verlet velocity_verlet;
constexpr unitstep::leapfrog leapfrog;
static_assert(undoes(verlet, verlet) && undoes(velocity_verlet, velocity_verlet));
static_assert(undoes(leapfrog, leapfrog));
static_assert(!undoes(explicit_euler, explicit_euler));
static_assert(!undoes(semi_implicit, semi_implicit));
template <class Force = stiffening, class Method>
constexpr rational misses_by(Method const& method) {
  auto const moved = run(method, start, Force{}, h, 1);
  return run(method, moved, Force{}, rational(0) - h, 1).position - start.position;
}
static_assert(misses_by(explicit_euler) == rational(1, 2) && misses_by(verlet) == 0);
static_assert(misses_by(semi_implicit) == rational(-75, 256));
// What implicit Euler solves under this force is no fraction; on a spring it is.
static_assert(misses_by<spring>(implicit) == rational(-1, 5) && misses_by<spring>(verlet) == 0);
// What undoes semi-implicit Euler moves the position first; what undoes explicit Euler is the implicit one.
struct position_first {
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> s, Field const& acceleration, Time t, Time dt) const {
    s.position += s.velocity * dt;
    s.velocity += acceleration(s, t) * dt;
    return s;
  }
};
static_assert(undoes(semi_implicit, position_first{}) && undoes(position_first{}, semi_implicit));
template <class There, class Back>
constexpr bool undoes_spring(There const& there, Back const& back) {
  auto const moved = run(there, start, spring{}, h, 1);
  return run(back, moved, spring{}, rational(0) - h, 1) == start;
}
static_assert(undoes_spring(explicit_euler, implicit) && !undoes_spring(implicit, implicit));

// N22: the tableau of one stage is explicit Euler...
struct one_stage_tableau {
  [[maybe_unused]] static constexpr int order = 1;
  static constexpr std::size_t stages = 1;
  [[maybe_unused]] static constexpr unitstep::fraction a[1][1] = {{}};
  static constexpr unitstep::fraction b[1] = {{1, 1}};
};
static_assert(run(unitstep::runge_kutta<one_stage_tableau>{}, start, stiffening{}, h, 3) ==
              run(explicit_euler, start, stiffening{}, h, 3));
static_assert(!(run(unitstep::rk4{}, start, stiffening{}, h, 1) ==
                run(explicit_euler, start, stiffening{}, h, 1)));
// ... and RK4 asks for the acceleration at 0, 1/2, 1/2 and 1 of the step: not in four parts of it.
struct looks {
  std::array<double, 8> at{};
  int count = 0;
};
struct watched {
  looks* seen;
  constexpr double operator()(line<double> const& s, double t) const {
    seen->at[static_cast<std::size_t>(seen->count++)] = t;
    return -s.position;
  }
};
constexpr looks of_rk4 = [] {
  looks seen;
  static_cast<void>(run(unitstep::rk4{}, line<double>{1, 0}, watched{&seen}, 1.0, 1));
  return seen;
}();
static_assert(of_rk4.count == 4 && of_rk4.at[0] == 0 && of_rk4.at[1] == 0.5 &&
              of_rk4.at[2] == 0.5 && of_rk4.at[3] == 1);

// N23: implicit_euler, and x^2 + v^2 of the unit oscillator, divided by 1 + h^2 every step, at h = 1/8 and at h = 1000.
constexpr rational energy(line<rational> const& s) {
  return s.position * s.position + s.velocity * s.velocity;
}
template <class Method>
constexpr rational kept(Method const& method, rational const& step, int steps) {
  return energy(run(method, line<rational>{1, 0}, spring{}, step, steps));
}
static_assert(kept(implicit, rational(1, 8), 1) == rational(64, 65));
static_assert(kept(implicit, rational(1, 8), 3) == rational(64 * 64 * 64, 65 * 65 * 65));
static_assert(kept(implicit, rational(1000), 1) == rational(1, 1000001));
static_assert(rational(1) / kept(implicit, rational(1000), 1) ==
              1 + rational(1000) * rational(1000));
static_assert(kept(explicit_euler, rational(1, 8), 1) == rational(65, 64));
static_assert(unitstep::implicit_euler::order == 1);
static_assert(implicit.evaluations == 2 && laws::evaluations_in(implicit, 7) == 7 * 2);

// X15: implicit_euler on a spring with a push that a player changes before each step; what must hold at its end.
constexpr rational pushes[] = {2, -3, 1};
struct pushed {
  rational push;
  constexpr rational operator()(line<rational> const& s, rational const&) const {
    return push - s.position;
  }
};
constexpr int steps_that_hold(int steps) {
  line<rational> s = start;
  int held = 0;
  for (int n = 0; n < steps; ++n) {
    line<rational> const to = run(implicit, s, pushed{pushes[n]}, h, 1);
    held += to.velocity - s.velocity - (pushes[n] - to.position) * h == 0 &&
            to.position - s.position - to.velocity * h == 0;
    s = to;
  }
  return held;
}
static_assert(steps_that_hold(3) == 3 && unitstep::implicit_euler::order == 1);
// The latest moment that a step asks for, as a part of it, the start of a method with memory aside.
struct latest {
  double* moment;
  constexpr double operator()(line<double> const& s, double t) const {
    *moment = t > *moment ? t : *moment;
    return -s.position;
  }
};
template <class Method>
constexpr double asks_up_to(Method const& method) {
  double moment = 0;
  line<double> const from{1, 0};
  if constexpr (requires { method.start(from, latest{&moment}, 0.0, 1.0); }) {
    auto memory = method.start(from, latest{&moment}, 0.0, 1.0);
    moment = 0;
    static_cast<void>(method.step(from, memory, latest{&moment}, 0.0, 1.0));
  } else {
    static_cast<void>(method.step(from, latest{&moment}, 0.0, 1.0));
  }
  return moment;
}
static_assert(asks_up_to(implicit) == 1 && asks_up_to(velocity_verlet) == 1);
static_assert(asks_up_to(unitstep::heun{}) == 1 && asks_up_to(unitstep::rk4{}) == 1);
static_assert(asks_up_to(leapfrog) == 0.5 && asks_up_to(unitstep::midpoint{}) == 0.5);
static_assert(asks_up_to(explicit_euler) == 0 && asks_up_to(semi_implicit) == 0);

// X18: implicit_euler on a line, counted, beside rk4; the matrix for the velocities of 1000 bodies in space.
static_assert(laws::evaluations_in(implicit, 7) == 7 * 2 &&
              unitstep::implicit_euler::evaluations == 2);
static_assert(unitstep::rk4::evaluations == 4 && laws::evaluations_in(unitstep::rk4{}, 7) == 7 * 4);
static_assert(1000 * 3 == 3000 && 3000 * 3000 == 9'000'000);

// X20: x = t^4 from rest in one step from 0 to 1 s.
struct growing {
  constexpr rational operator()(line<rational> const&, rational const& t) const {
    return 12 * t * t;
  }
};
constexpr line<rational> at_rest{0, 0};
static_assert(growing{}(at_rest, 0) == 0 && growing{}(at_rest, 1) == 12);
static_assert(unitstep::rk4{}.step(at_rest, growing{}, rational(0), rational(1)).position - 1 == 0);
static_assert(run(unitstep::stormer_verlet{}, at_rest, growing{}, rational(1), 1).position == 0 &&
              1 - 0 == 1);

// X23: -10 m/s^2 from 1 m/s for 1 s; the closed form is t - 5 t^2.
constexpr rational ends_too_high(rational const& second) {
  rational const step(1, 8);
  rational before = 0, now = second;
  for (int n = 1; n < 8; ++n) {
    rational const next = 2 * now - before - 10 * step * step;
    before = now, now = next;
  }
  return now - (1 - 5);
}
constexpr rational eighth(1, 8);
static_assert(ends_too_high(eighth) == rational(5, 8));
static_assert(ends_too_high(eighth - 10 * eighth * eighth / 2) == 0);
struct falling {
  constexpr rational operator()(line<rational> const&, rational const&) const { return -10; }
};
static_assert(run(unitstep::stormer_verlet{}, line<rational>{0, 1}, falling{}, eighth, 8).position -
                  (1 - 5) ==
              0);
static_assert(requires { verlet.start(at_rest, falling{}, rational(0), eighth); });

// X26: semi_implicit and implicit Euler from 1 m at rest, where omega h = 3, and 2 between them.
static_assert(semi_implicit.evaluations == 1 && explicit_euler.evaluations == 1);
constexpr rational after_long_steps(auto const& method, int length, int steps) {
  return run(method, line<rational>{1, 0}, spring{}, rational(length), steps).position;
}
static_assert(after_long_steps(semi_implicit, 3, 1) == -8 &&
              after_long_steps(semi_implicit, 3, 2) == 55);
static_assert(after_long_steps(implicit, 3, 1) == rational(1, 10));
static_assert(after_long_steps(implicit, 3, 2) == rational(-2, 25));
static_assert(after_long_steps(semi_implicit, 2, 2) == 5);  // the limit: 1 + 2 n, by turns
constexpr line<rational> lines_swapped(line<rational> s, rational const& step) {
  rational const a = -s.position;
  s.position += s.velocity * step;
  s.velocity += a * step;
  return s;
}
static_assert(lines_swapped({1, 0}, rational(1, 8)) ==
              run(explicit_euler, line<rational>{1, 0}, spring{}, rational(1, 8), 1));
static_assert(energy(lines_swapped({1, 0}, rational(1, 8))) == rational(65, 64));
static_assert(!(lines_swapped({1, 0}, rational(1, 8)) ==
                run(semi_implicit, line<rational>{1, 0}, spring{}, rational(1, 8), 1)));

TEST(VerletAndEuler, TheFractionsAreThoseOfARun) {
  EXPECT_TRUE(undoes(verlet, verlet));
  EXPECT_TRUE(kept(implicit, rational(1000), 1) == rational(1, 1000001));
}

}  // namespace
