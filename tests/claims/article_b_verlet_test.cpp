// SPDX-License-Identifier: BSL-1.0
// Verlet's method with fixed and with changing steps: a projectile, a polynomial acceleration and
// a sine.
//
// N12 (B: Introduction; Conclusion (changing steps)) Under the right conditions Verlet's method of
//     positions is of fourth order. With constant steps it still is, and with changing steps the
//     time-corrected form is between second and fourth.
//     Facts: `stormer_verlet`, `time_corrected_verlet`; steps of h, then of `2 * h`.
//     Corrected: a step is off by h^4/12 times the fourth derivative, so a run is of second order: half the step,
//     1/4 of the error. With changing steps the corrected form is of first order: 1/2.0 of a cosine in steps of h
//     and 2 h in turn, and of a sine in steps that grow. Of a sine, whose acceleration starts at 0, in steps of h
//     and 2 h in turn it is 1/4.0. With the mean of both steps as its weight it is of second order, 1/4.0.
//     See tutorial_verlet.
// N13 (B: Math; E: SUVAT) x += v h + a h^2/2, then v += a h: this "gives 2nd order accurate results", says
//     B, which calls it a more accurate version of Euler; it "is a first order method", says E.
//     Facts: `suvat`; over a time of 1, on a sine. B: "gives 2nd order accurate results"; E: "is a first order
//     method".
//     Corrected: B is wrong and E right: half the step, 1/2.00 of the error; it is off by 0 while the acceleration
//     is constant.
//     See tutorial_order.
// N14 (B: Fundamental Problems) Verlet's formula is exact if the acceleration and the step are constant.
//     Facts: `stormer_verlet`; constant acceleration of -10; steps of 1/8.
//     Confirmed: off by 0, in fractions, where explicit Euler is off by 5/8 m; with the weight of
//     `variable_step_verlet` for changing steps too.
//     See tutorial_verlet, figure_b_projectile.
// N15 (B: Implementation Problems) Started from x_-1 = x_0 - v_0 h a projectile comes out wrong, the worse
//     the larger the step; started by equation 2, x_1 = x_0 + v_0 h + a_0 h^2/2, it comes out right.
//     Facts: `2 * p.now - p.before` from `p.before = p.now - v0 * h`; 4, 8 and 40 steps.
//     Confirmed: by exactly a h t / 2: by 5/4 m with 4 steps a second and 5/40 m with 40; by equation 2 off by 0.
//     See tutorial_verlet, figure_b_start.
// N16 (B: Fundamental Problems; A Simple Time-Correction Scheme (after equation 7)) While the step is fixed
//     the time-corrected form is the original method.
//     Facts: `stormer_verlet`, `time_corrected_verlet`; a fixed step of 1/4, 8 of them.
//     Confirmed: their positions differ by 0, in fractions, after 8 steps.
//     See tutorial_verlet, figure_b_sine.
// N17 (B: A Simple Time-Correction Scheme) In random steps, of which the first is not random, the plain and
//     the time-corrected form are sometimes alike, but in the end plain Verlet always falls further away
//     from the exact solution: of a projectile, of a polynomial and of a sine.
//     Facts: plain Verlet and, if `time_corrected`, times `(h / p.last_h)`; a `first` step, then random ones, here
//     of 0.01 to 0.1.
//     Sharpened: of 1000 runs of the projectile, the polynomial and the sine plain Verlet is further away in 993,
//     995 and 998 after 40 steps, in 1000, 1000 and 999 after 100, in 1000, 1000 and 991 after 200, and in 1000,
//     1000 and 994 after 400. Sometimes it is even nearer: in 7 runs of the projectile after 40 steps, of which
//     seed 83 is one.
//     See tutorial_verlet, figure_b_random_projectile, figure_b_random_polynomial.
//     See figure_b_random_sine.
// N18 (B: Math (the order of the lines, the variation); Fundamental Problems (the comparison)) Euler is v
//     += a h, then x += v h, and the order matters. While the step is fixed, Verlet handles changing
//     accelerations better than Euler, and better than Euler's improved variation, which moves x by v h + a
//     h^2/2.
//     Facts: Euler is `v += a * h; x += v * h;`, its variation `x += v * h + a * h * h / 2; v += a * h;`; a fixed
//     step, here 200 over a time of 1.
//     Sharpened: with its own Euler it depends on the start. Where the acceleration starts at 0, as of the sine,
//     both make the same positions: the error is 1.000 of Verlet's. Of a cosine it is 2611 times Verlet's, and
//     from the crest of one, x = cos t - 1, with 20 steps of 1/2 s it is 2.54 m off and Verlet 0.04 m. Against the
//     improved variation, with 299.2 and 412 times the error, the claim is right, and against explicit Euler,
//     which B does not mean, with 597.383 times. The time-corrected form is this Euler at changing steps too, from
//     x_1 on with v_0 + a_0 h/2 there, or from x_0 with v_0 - a_0 h/2: off from it by 0, in fractions.
//     See tutorial_verlet, figure_b_polynomial, figure_b_sine.
// N19 (B: the footnote after Conclusion) The second derivative is approximated by (x_i+1 - 2 x_i + x_i+1) /
//     h^2.
//     Facts: printed with `x(1 + h)` at both ends; here of t^2 at t = 1.
//     Corrected: a misprint: as printed it gives 4 / h + 2 for t^2 at t = 1, where the second derivative is 2: 34
//     at h = 1/8. With x_i-1 it is exact.
//     See tutorial_verlet.
// X9 (B: the footnote after Conclusion) The footnote of N19 sets the second derivative equal to the square
//     of the acceleration, a_i^2, and that to the difference quotient.
//     Facts: `a * a` for the second derivative, `(next - 2.0 * now + last) / (h * h)` for the quotient; no formula
//     of Verlet's method in B has a square of a.
//     Corrected: a misprint that units find: m/s^2 is no m^2/s^4, so that the two sides of the equation cannot be
//     compared. In numbers x = 2 t^2, whose acceleration is 4 m/s^2, has a quotient of 4 and not of 16; where the
//     acceleration is 1, as of t^2/2, plain numbers do not find it.
//     Otherwise: confirmed, if both sides had one unit, or if the quotient were a^2 where a is neither 0 nor 1.
//     See tutorial_verlet.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <type_traits>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>
#include <unitstep/methods/suvat.hpp>
#include <unitstep/methods/time_corrected_verlet.hpp>
#include <unitstep/methods/variable_step_verlet.hpp>

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

// N12, N14, N16: the methods.
constexpr unitstep::stormer_verlet verlet;
constexpr unitstep::time_corrected_verlet corrected;
constexpr unitstep::variable_step_verlet weighted;

// N14, N17: accelerations of the time alone, as the article's: of a projectile, t^2 and a sine. Their closed forms
// start at the origin with the velocity 1.
struct projectile {
  template <class T>
  constexpr T operator()(line<T> const&, T const&) const {
    return T(-10);
  }
  template <class T>
  static constexpr T exact(T const& t) {
    return t - 5 * t * t;
  }
};
struct square {
  template <class T>
  constexpr T operator()(line<T> const&, T const& t) const {
    return 12 * t * t;
  }
  template <class T>
  static constexpr T exact(T const& t) {
    return t + t * t * t * t;
  }
};
struct sine {
  constexpr double operator()(line<double> const&, double t) const {
    return -unitstep::math::sin(t);
  }
  static constexpr double exact(double t) { return unitstep::math::sin(t); }
};
struct cosine {
  constexpr double operator()(line<double> const&, double t) const {
    return -unitstep::math::cos(t);
  }
  static constexpr double exact(double t) { return t + unitstep::math::cos(t) - 1; }
};
template <class T>
constexpr line<T> from_the_origin{T(0), T(1)};

// N12: one step from an exact past is off by h^4 / 12 times the fourth derivative, here 24: 2 h^4. The
// position after two steps in fractions, the first of which is off by h^4 itself (the start).
template <class Method>
constexpr rational square_off(Method const& method, rational const& h, int steps) {
  return run(method, from_the_origin<rational>, square{}, h, steps).position -
         square::exact(h * rational(steps));
}
constexpr rational h2(1, 2), h4(1, 4);
static_assert(square_off(verlet, h2, 1) == rational(-1, 16));
static_assert(square_off(verlet, h2, 2) - 2 * square_off(verlet, h2, 1) ==
              rational(-24, 12) * h2 * h2 * h2 * h2);
// Over a fixed time those add up to a second order: half the step, a quarter of the error...
static_assert(square_off(verlet, h2, 4) == 4 * square_off(verlet, h4, 8));
static_assert(!(square_off(verlet, h2, 4) == 16 * square_off(verlet, h4, 8)));
// ... and where steps change (h, 2 h, h, 2 h, ...) to a first, unless the weight is the mean.
template <class Field, class Method>
constexpr double after_changing_steps(Method const& method, int rounds) {
  double const h = 1.0 / (3 * rounds);
  laws::course<Method, line<double>, Field, double> c(method, {0, 1}, Field{}, 0, h);
  for (int n = 0; n < rounds; ++n) c.step(h), c.step(2 * h);
  return laws::size(c.state.position - Field::exact(1.0));
}
template <class Field, class Method>
constexpr double gain(Method const& method) {
  return after_changing_steps<Field>(method, 200) / after_changing_steps<Field>(method, 400);
}
static_assert(shows(gain<cosine>(corrected), "2.0"));
static_assert(shows(gain<cosine>(weighted), "4.0"));
// In these steps what is left of the first order is the acceleration at the start, and that of a sine is
// zero. In steps that grow from h to 3 h more is left.
static_assert(sine{}({0, 1}, 0.0) == 0 && shows(gain<sine>(corrected), "4.0"));
template <class Method>
constexpr double sine_after_growing_steps(Method const& method, int steps) {
  double const unit = 1.0 / steps / (2 * steps - 1);
  laws::course<Method, line<double>, sine, double> c(method, {0, 1}, sine{}, 0, steps * unit);
  for (int n = 0; n < steps; ++n) c.step((steps + 2 * n) * unit);
  return laws::size(c.state.position - sine::exact(1.0));
}
template <class Method>
constexpr double gain_of_growing(Method const& method) {
  return sine_after_growing_steps(method, 200) / sine_after_growing_steps(method, 400);
}
static_assert(shows(gain_of_growing(corrected), "2.0"));
static_assert(shows(gain_of_growing(weighted), "4.0"));

// N13: x += v h + a h^2 / 2, v += a h, over a fixed time: half the step, half the error.
constexpr unitstep::suvat suvat;
template <class Method>
constexpr double sine_off(Method const& method, int steps) {
  return laws::size(run(method, from_the_origin<double>, sine{}, 1.0 / steps, steps).position -
                    sine::exact(1.0));
}
static_assert(shows(sine_off(suvat, 200) / sine_off(suvat, 400), "2.00"));
static_assert(unitstep::suvat::order == 1);
// Its first step is of third order in the step, which may be what was meant.
static_assert(sine_off(suvat, 1) < 0.16 && sine_off(suvat, 1) > 0.15);
constexpr rational fall_off(auto const& method, int steps) {
  rational const h(1, 8);
  return run(method, from_the_origin<rational>, projectile{}, h, steps).position -
         projectile::exact(h * rational(steps));
}
static_assert(fall_off(suvat, 8) == 0);
static_assert(fall_off(unitstep::explicit_euler{}, 8) == rational(5, 8));

// N14: exact, and with the other weight under any steps.
static_assert(fall_off(verlet, 1) == 0 && fall_off(verlet, 8) == 0);
static_assert(fall_off(unitstep::explicit_euler{}, 8) == rational(5, 8));
template <class Method>
constexpr rational fall_off_with_changing_steps(Method const& method) {
  laws::course<Method, line<rational>, projectile, rational> c(method, from_the_origin<rational>,
                                                               projectile{}, 0, rational(1, 8));
  for (rational const& h : {rational(1, 8), rational(1, 4), rational(1, 3), rational(1, 16)})
    c.step(h);
  return c.state.position - projectile::exact(c.time);
}
static_assert(fall_off_with_changing_steps(weighted) == 0);
static_assert(!(fall_off_with_changing_steps(corrected) == 0));

// N15 and N17: Verlet as the article starts it, from the position before: 2 x_n - x_{n-1} + a h^2, and with
// the ratio of the steps in front of the difference where it is to be time-corrected.
template <class T>
struct two_positions {
  T before, now, t, last_h;
};
template <class Field, class T>
constexpr void step(two_positions<T>& p, Field const& field, T const& h, bool time_corrected) {
  T const a = field(line<T>{p.now, T(0)}, p.t);
  T const next = time_corrected ? p.now + (p.now - p.before) * (h / p.last_h) + a * h * h
                                : 2 * p.now - p.before + a * h * h;
  p = {p.now, next, p.t + h, h};
}

// N15: from x_{-1} = x_0 - v_0 h, after a time of 1: off by a h t / 2 = -5 h, exactly; and by equation 2.
constexpr rational started_wrong(int steps) {
  rational const h(1, steps), v0 = 1;
  two_positions<rational> p{0, 0, 0, h};
  p.before = p.now - v0 * h;
  for (int n = 0; n < steps; ++n) step(p, projectile{}, h, false);
  return p.now - projectile::exact(rational(1));
}
constexpr rational started_right(int steps) {
  rational const h(1, steps), v0 = 1, x0 = 0, a0 = -10;
  two_positions<rational> p{x0, x0 + v0 * h + a0 * h * h / 2, h, h};
  for (int n = 1; n < steps; ++n) step(p, projectile{}, h, false);
  return p.now - projectile::exact(rational(1));
}
static_assert(started_wrong(4) == rational(-5, 4));
static_assert(started_wrong(8) == rational(-5, 8));
static_assert(started_wrong(40) == rational(-5, 40));
static_assert(started_wrong(40) == rational(-10) * rational(1, 40) / 2);
static_assert(started_right(4) == 0 && started_right(40) == 0);

// N16: with one step the two are one method.
static_assert(h4 == rational(1, 4));
static_assert(run(corrected, from_the_origin<rational>, square{}, h4, 8) ==
              run(verlet, from_the_origin<rational>, square{}, h4, 8));
static_assert(square_off(corrected, h4, 8) - square_off(verlet, h4, 8) == 0);
static_assert(after_changing_steps<cosine>(corrected, 10) !=
              after_changing_steps<cosine>(weighted, 10));

// N17: random steps between 1/100 and 1/10. The generator is that of Lehmer with the multiplier
// 48271 and the modulus 2^31 - 1; seed n is the n-th whole number.
struct lehmer {
  std::uint64_t state;
  constexpr double next() {
    state = state * 48271 % 2147483647;
    return static_cast<double>(state) / 2147483647.0;
  }
  constexpr double step() { return 0.01 + (0.1 - 0.01) * next(); }
};
// Whether the time-corrected form is nearer after each of these numbers of steps.
constexpr std::array after{40, 100, 200, 400};
template <class Field>
constexpr std::array<bool, 4> correction_helps(Field const& field, std::uint64_t seed, int steps) {
  lehmer random{seed};
  for (int n = 0; n < 8; ++n) random.next();
  double const first = random.step();
  double const x1 = first + field(line<double>{0, 1}, 0.0) * first * first / 2;
  two_positions<double> plain{0, x1, first, first}, with_time = plain;
  std::array<bool, 4> helps{};
  for (int n = 1; n <= steps; ++n) {
    double const h = random.step();
    step(plain, field, h, false);
    step(with_time, field, h, true);
    for (std::size_t i = 0; i < after.size(); ++i)
      if (double const truth = Field::exact(plain.t); n == after[i])
        helps[i] = laws::size(with_time.now - truth) < laws::size(plain.now - truth);
  }
  return helps;
}
template <class Field>
constexpr std::array<int, 4> runs_it_helps_in(int seeds, int steps) {
  std::array<int, 4> count{};
  for (int n = 1; n <= seeds; ++n) {
    auto const helps = correction_helps(Field{}, static_cast<std::uint64_t>(n), steps);
    for (std::size_t i = 0; i < count.size(); ++i) count[i] += helps[i];
  }
  return count;
}

// Seed 1 is one of those, seed 83 one of the others.
static_assert(correction_helps(projectile{}, 1, 40)[0]);
constexpr std::uint64_t sometimes_alike = 83;
static_assert(sometimes_alike == 83 && !correction_helps(projectile{}, sometimes_alike, 40)[0]);
static_assert(runs_it_helps_in<projectile>(100, 40)[0] == 98);

// N18: over a time of 1 with a fixed step. The article's Euler and its improved variation, as printed.
template <class Field>
constexpr double by_euler(int steps) {
  double const h = 1.0 / steps;
  double x = 0, v = 1;
  for (int n = 0; n < steps; ++n) {
    double const a = Field{}(line<double>{x, v}, n * h);
    v += a * h;
    x += v * h;
  }
  return laws::size(x - Field::exact(1.0));
}
template <class Field>
constexpr double by_its_variation(int steps) {
  double const h = 1.0 / steps;
  double x = 0, v = 1;
  for (int n = 0; n < steps; ++n) {
    double const a = Field{}(line<double>{x, v}, n * h);
    x += v * h + a * h * h / 2;
    v += a * h;
  }
  return laws::size(x - Field::exact(1.0));
}
template <class Field>
constexpr double by_verlet(int steps) {
  double const end = run(verlet, from_the_origin<double>, Field{}, 1.0 / steps, steps).position;
  return laws::size(end - Field::exact(1.0));
}
static_assert(sine{}({0, 1}, 0.0) == 0 && cosine{}({0, 1}, 0.0) == -1);
static_assert(shows(by_euler<sine>(200) / by_verlet<sine>(200), "1.000"));
static_assert(shows(by_its_variation<sine>(200) / by_verlet<sine>(200), "299.2"));
static_assert(shows(by_euler<cosine>(200) / by_verlet<cosine>(200), "2611"));
static_assert(shows(by_its_variation<cosine>(200) / by_verlet<cosine>(200), "412"));
constexpr unitstep::explicit_euler euler;
static_assert(shows(sine_off(euler, 200) / sine_off(verlet, 200), "597.383"));
// In fractions, under a push that starts at 1 and grows: the positions of the time-corrected form are those
// of this Euler from x_1 and (x_1 - x_0) / h = v_0 + a_0 h / 2, at changing steps; or from x_0, where its own
// first kick of a_0 h leads there from v_0 - a_0 h / 2.
struct growing {
  template <class T>
  constexpr T operator()(line<T> const&, T const& t) const {
    return 1 + 12 * t * t;
  }
};
constexpr rational changing[] = {rational(1, 8), rational(1, 4), rational(1, 2), rational(1, 16)};
constexpr rational apart_by_changing_steps(int first, rational const& kick_at_start) {
  laws::course<unitstep::time_corrected_verlet, line<rational>, growing, rational> c(
      corrected, from_the_origin<rational>, growing{}, 0, changing[0]);
  for (int n = 0; n < first; ++n) c.step(changing[n]);
  line<rational> s{c.state.position, 1 + kick_at_start * changing[0]};
  for (int n = first; n < 4; ++n) {
    s = unitstep::semi_implicit_euler::step(s, growing{}, c.time, changing[n]);
    c.step(changing[n]);
  }
  return c.state.position - s.position;
}
static_assert(apart_by_changing_steps(1, rational(1, 2)) == 0);
static_assert(apart_by_changing_steps(0, rational(-1, 2)) == 0);
static_assert(!(apart_by_changing_steps(1, 0) == 0) && !(apart_by_changing_steps(0, 0) == 0));

// N18: from the crest of a cosine, where the acceleration is not zero. Twenty steps of 1/2 s to x = cos 10 - 1.
constexpr double from_the_crest(bool euler) {
  double const h = 0.5;
  double x = 0, v = 0, moved = 0;
  for (int n = 0; n < 20; ++n) {
    double const a = -unitstep::math::cos(n * h);
    v += a * h;
    moved = n == 0 ? a * h * h / 2 : moved + a * h * h;
    x += euler ? v * h : moved;
  }
  return laws::size(x - (unitstep::math::cos(10.0) - 1));
}
static_assert(1 / 2.0 == 0.5 && 20 * 0.5 == 10);
static_assert(shows(from_the_crest(true), "2.54") && shows(from_the_crest(false), "0.04"));

// N19: of t^2 at t = 1, whose second derivative is 2.
constexpr rational second_difference(rational const& h, bool as_printed) {
  auto const x = [](rational const& t) { return t * t; };
  rational const last = as_printed ? x(1 + h) : x(1 - h);
  return (x(1 + h) - 2 * x(1) + last) / (h * h);
}
static_assert(second_difference(rational(1, 8), false) == 2);
static_assert(second_difference(rational(1, 64), false) == 2);
static_assert(second_difference(rational(1, 8), true) == 4 * 8 + 2);
static_assert(second_difference(rational(1, 8), true) == 34);
static_assert(second_difference(rational(1, 64), true) == 4 * 64 + 2);

// X9: the three sides of the footnote's equation. The quotient and the second derivative have the unit of an
// acceleration, and its square has another.
constexpr auto square_of(auto a) { return a * a; }
constexpr auto quotient(auto next, auto now, auto last, auto h) {
  return (next - 2.0 * now + last) / (h * h);
}
namespace si = boost::units::si;
constexpr auto metre = 1.0 * si::metre;
constexpr auto second = 1.0 * si::second;
constexpr auto pull = 4.0 * si::metre_per_second_squared;
constexpr auto by_differences =
    quotient(2.0 * metre, 0.0 * metre, 2.0 * metre, second);  // x = 2 t^2 at 0
template <class A, class B>
concept of_one_unit = std::is_same_v<typename A::unit_type, typename B::unit_type>;
using quotients = std::remove_const_t<decltype(by_differences)>;
static_assert(of_one_unit<quotients, std::remove_const_t<decltype(pull)>>);
static_assert(!of_one_unit<quotients, decltype(square_of(pull))>);
static_assert(by_differences == pull && quotient(2.0, 0.0, 2.0, 1.0) == 4);
static_assert(square_of(4.0) == 16 && 2 * 2 == 4);
static_assert(quotient(0.5, 0.0, 0.5, 1.0) == square_of(1.0) && 1.0 / 2 == 0.5);  // t^2/2

// N17 at run time: 3000 runs of 400 steps are too long for one constant expression.
TEST(ArticleB, EventuallyTheCorrectionHelps) {
  using counts = std::array<int, 4>;  // after 40, 100, 200 and 400 steps
  EXPECT_EQ(after, (counts{40, 100, 200, 400}));
  EXPECT_EQ(runs_it_helps_in<projectile>(1000, 400), (counts{993, 1000, 1000, 1000}));
  EXPECT_EQ(runs_it_helps_in<square>(1000, 400), (counts{995, 1000, 1000, 1000}));
  EXPECT_EQ(runs_it_helps_in<sine>(1000, 400), (counts{998, 999, 991, 994}));
  EXPECT_EQ(1000 - runs_it_helps_in<projectile>(1000, 40)[0], 7);
}

}  // namespace
