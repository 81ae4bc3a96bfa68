// SPDX-License-Identifier: BSL-1.0
// How Verlet and the Euler methods differ, in exact fractions.
//
// N10 (A: Many different integration methods exist) Verlet integration is more accurate than implicit Euler;
//     it is of second order and symplectic.
//     Facts: `stormer_verlet`, `implicit_euler`; "second order", "symplectic"; here the unit spring, from 1 at
//     rest, over a time of 1, and an area after a step of 1/4.
//     Confirmed: 1.4e-4 of error against 1.6e-2 at 16 steps; half the step leaves 1/4.0 against
//     1/1.9; areas are multiplied by 1 against 16/17.
//     See tutorial_stiff_springs.
// N20 (C: Verlet; D: Verlet) With v_n = (s_n - s_n-1) / h put into semi-implicit Euler, what comes out is
//     Verlet's method, s_n+1 = 2 s_n - s_n-1 + a_n h^2, so that both make the same positions.
//     Facts: `semi_implicit_euler`, `stormer_verlet`; v_n = `(s_now - s_before) / h`; what comes out is
//     `2 * s_now - s_before + a_now * h * h`.
//     Sharpened: the rule is the same, and so are the positions if the velocity starts a h / 2
//     lower; from the same start they differ by a h^2 / 2 in the first step.
//     See tutorial_verlet.
//     See figure_b_polynomial.
// N21 (C: Verlet; D: Verlet) Verlet is reversible in time, the Euler methods are not.
//     Facts: Verlet is `2 * now - before + a * h * h`; `explicit_euler`, `semi_implicit`, `implicit`; steps of
//     1/2; "reversible".
//     Confirmed: from its last two positions in the other order the formula comes back to its first two,
//     off by 0 after 2 steps there and 2 back; so do velocity Verlet and leapfrog. A step there and one back,
//     explicit Euler misses its start by 1/2 and semi-implicit Euler by 75/256, and on a linear spring
//     implicit Euler by 1/5. Each Euler method is undone by another one: explicit by implicit,
//     semi-implicit by the form that moves the position first.
//     See tutorial_energy.
// N22 (C: Runge-Kutta methods) Euler is the Runge-Kutta method of one sub-step; RK4 splits the step into four.
//     Facts: `one_stage_tableau`, `rk4`; "one sub-step"; 4 looks.
//     Sharpened: one stage, yes; RK4 looks 4 times but at three moments, 0, 0.5, 0.5 and 1 of the
//     step.
//     See tutorial_runge_kutta.
// N23 (A: Many different integration methods exist; C: implicit Euler; D: implicit Euler) Implicit Euler is very
//     stable; it needs the acceleration of the next state, so that a system is solved in each step.
//     Facts: `implicit_euler`; "very stable"; "a system is solved".
//     Confirmed: the energy of a spring is divided by 1 + (omega h)^2 every step: by 65/64 at omega
//     h = 1/8 and by 1000001 at 1000. The system costs 2 evaluations on a line.
//     See tutorial_implicit_euler.
#include <gtest/gtest.h>

#include <array>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/leapfrog.hpp>
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

TEST(VerletAndEuler, TheFractionsAreThoseOfARun) {
  EXPECT_TRUE(undoes(verlet, verlet));
  EXPECT_TRUE(kept(implicit, rational(1000), 1) == rational(1, 1000001));
}

}  // namespace
