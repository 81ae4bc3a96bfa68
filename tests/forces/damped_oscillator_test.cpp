// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/damped_oscillator.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/rk4.hpp>

#include "math/oracle.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::damped_oscillator;
using unitstep::motion;

constexpr motion start{2.0 * si::metre, -3.0 * si::metre_per_second};
constexpr auto per_second = 1.0 / si::second;

constexpr bool near(double a, double b, double bound) { return a - b < bound && b - a < bound; }

/// Whether the solution satisfies its own differential equation and starts where it should: the
/// central differences of x are v and a = -omega^2 x - 2 gamma v.
template <class Oscillator>
constexpr bool solves(Oscillator const& oscillator, double omega, double gamma) {
  if (!near(oscillator.after(start, 0.0 * si::second).position.value(), 2.0, 1e-15)) return false;
  if (!near(oscillator.after(start, 0.0 * si::second).velocity.value(), -3.0, 1e-14)) return false;
  for (double const t : {0.125, 0.5, 1.0, 3.0}) {
    double const h = 1.0 / 1024;  // the differences err by h^2 / 6 of the next derivatives
    auto const at = [&](double u) { return oscillator.after(start, u * si::second); };
    double const x = at(t).position.value(), v = at(t).velocity.value();
    double const before = at(t - h).position.value(), next = at(t + h).position.value();
    double const a = (at(t + h).velocity.value() - at(t - h).velocity.value()) / (2 * h);
    if (!near((next - before) / (2 * h), v, 5e-5)) return false;
    if (!near(a, -omega * omega * x - 2 * gamma * v, 5e-4)) return false;
  }
  return true;
}

// Below, at and above critical damping.
constexpr damped_oscillator under{3.0 * per_second, 0.5 * per_second};
constexpr damped_oscillator critical{3.0 * per_second, 3.0 * per_second};
constexpr damped_oscillator over{3.0 * per_second, 5.0 * per_second};
static_assert(solves(under, 3.0, 0.5));
static_assert(solves(critical, 3.0, 3.0));
static_assert(solves(over, 3.0, 5.0));
// Negative controls: the equation of another oscillator.
static_assert(!solves(under, 3.0, 0.51));
static_assert(!solves(critical, 3.01, 3.0));
static_assert(!solves(over, 3.0, 5.01));

// Without damping the energy (v^2 + omega^2 x^2) / 2 stays 9 / 2 + 18 = 22.5 in these numbers.
constexpr damped_oscillator free_swing{3.0 * per_second, 0.0 * per_second};
constexpr auto later = free_swing.after(start, 100.0 * si::second);
constexpr double energy = (later.velocity.value() * later.velocity.value() +
                           9 * later.position.value() * later.position.value()) /
                          2;
static_assert(near(energy, 22.5, 1e-12));

// RK4 agrees to its own error, of order h^4 = 6e-11 here.
constexpr auto by_rk4 = unitstep::integrate(
    unitstep::rk4{}, start,
    [](auto const& s, auto) {
      return -(9.0 / si::second / si::second * s.position) - 1.0 / si::second * s.velocity;
    },
    1.0 / 256 * si::second, 256);
static_assert(near(by_rk4.position.value(), under.after(start, 1.0 * si::second).position.value(),
                   1e-8));

// A vector moves in each component on its own.
constexpr motion in_plane{unitstep::vec{2.0, 0.0} * si::metre,
                          unitstep::vec{-3.0, 1.0} * si::metre_per_second};
constexpr auto both = under.after(in_plane, 1.0 * si::second);
static_assert(both.position[0] == under.after(start, 1.0 * si::second).position);

// The sign of omega does not count, and a negative gamma is the same motion backwards in time.
constexpr bool counts_signs(double omega, double gamma) {
  auto const of = [](double w, double g, double v, double t) {
    return damped_oscillator{w * per_second, g * per_second}.after(
        motion{2.0 * si::metre, v * si::metre_per_second}, t * si::second);
  };
  auto const there = of(omega, gamma, -3, 2), back = of(omega, -gamma, 3, -2);
  return of(-omega, gamma, -3, 2) == there &&
         near(back.position.value(), there.position.value(), 1e-14) &&
         near(back.velocity.value(), -there.velocity.value(), 1e-14);
}
static_assert(counts_signs(3, 0.5) && counts_signs(3, 3) && counts_signs(3, 5));
static_assert(counts_signs(1, 1 + 1e-9));

// Against MPFR with 320 bits, from far below critical damping through it to far above: an error of a few
// units in the last place of the motion, and of the argument of the exponential.
template <class T>
double worst_in_units(T omega, T gamma, T t) {
  oracle::real w{omega}, g{gamma}, time{t}, x0{T(2)}, v0{T(0.75)};
  oracle::real d, c, ts, decay, x, v, a, b;
  mpfr_sub(a.get(), w.get(), g.get(), MPFR_RNDN);
  mpfr_add(b.get(), w.get(), g.get(), MPFR_RNDN);
  mpfr_mul(d.get(), a.get(), b.get(), MPFR_RNDN);
  int const side = mpfr_sgn(d.get());
  mpfr_abs(d.get(), d.get(), MPFR_RNDN);
  mpfr_sqrt(d.get(), d.get(), MPFR_RNDN);
  mpfr_mul(a.get(), d.get(), time.get(), MPFR_RNDN);
  if (side > 0)
    mpfr_sin_cos(ts.get(), c.get(), a.get(), MPFR_RNDN);
  else
    mpfr_sinh_cosh(ts.get(), c.get(), a.get(), MPFR_RNDN);
  if (side == 0)
    mpfr_set(ts.get(), time.get(), MPFR_RNDN);
  else
    mpfr_div(ts.get(), ts.get(), d.get(), MPFR_RNDN);
  mpfr_mul(decay.get(), g.get(), time.get(), MPFR_RNDN);
  mpfr_neg(decay.get(), decay.get(), MPFR_RNDN);
  mpfr_exp(decay.get(), decay.get(), MPFR_RNDN);
  // x = decay (x0 c + (v0 + g x0) ts)
  mpfr_fma(a.get(), g.get(), x0.get(), v0.get(), MPFR_RNDN);
  mpfr_mul(a.get(), a.get(), ts.get(), MPFR_RNDN);
  mpfr_fma(a.get(), x0.get(), c.get(), a.get(), MPFR_RNDN);
  mpfr_mul(x.get(), a.get(), decay.get(), MPFR_RNDN);
  // v = decay (v0 c - (w w x0 + g v0) ts)
  mpfr_mul(a.get(), w.get(), w.get(), MPFR_RNDN);
  mpfr_mul(a.get(), a.get(), x0.get(), MPFR_RNDN);
  mpfr_fma(a.get(), g.get(), v0.get(), a.get(), MPFR_RNDN);
  mpfr_mul(a.get(), a.get(), ts.get(), MPFR_RNDN);
  mpfr_fms(a.get(), v0.get(), c.get(), a.get(), MPFR_RNDN);
  mpfr_mul(v.get(), a.get(), decay.get(), MPFR_RNDN);

  auto const got = damped_oscillator{omega, gamma}.after(motion{T(2), T(0.75)}, t);
  double const exact_x = mpfr_get_d(x.get(), MPFR_RNDN), exact_v = mpfr_get_d(v.get(), MPFR_RNDN);
  mpfr_sub(x.get(), oracle::real{got.position}.get(), x.get(), MPFR_RNDN);
  mpfr_sub(v.get(), oracle::real{got.velocity}.get(), v.get(), MPFR_RNDN);
  double const off_x = std::abs(mpfr_get_d(x.get(), MPFR_RNDN));
  double const off_v = std::abs(mpfr_get_d(v.get(), MPFR_RNDN));
  double const rate = std::abs(double(omega)) + std::abs(double(gamma));
  double const size = std::abs(exact_x) + std::abs(exact_v) / rate;
  double const unit = double(std::numeric_limits<T>::epsilon()) * size * (1 + rate * double(t));
  return std::max(off_x, off_v / rate) / unit;
}
template <class T>
double worst_of_sweep() {
  double worst = 0;
  for (T const omega : {T(1), T(-1), T(0.001), T(300)})
    for (T const sign : {T(1), T(-1)})
      for (int k = 0; k <= 20; ++k)
        for (T const side : {T(1), T(-1)})
          for (T const turns : {T(0.001), T(0.1), T(1), T(3), T(10)}) {
            T const ratio = T(1) + side * static_cast<T>(std::pow(10.0, -k) * 0.75);
            worst = std::max(worst,
                             worst_in_units(omega, sign * ratio * omega, turns / std::abs(omega)));
          }
  return worst;
}
TEST(DampedOscillator, IsExactThroughCriticalDamping) {
  EXPECT_LT(worst_of_sweep<float>(), 2);
  EXPECT_LT(worst_of_sweep<double>(), 2);
  EXPECT_LT(worst_of_sweep<long double>(), 2);
}
TEST(DampedOscillator, KnowsNoSizeOfItsOwn) {
  // The same motion in a unit of time that is a power of two away, to the last bit.
  for (double const ratio : {0.5, 1.0, 1 + 1e-12, 2.0})
    for (double const scale : {0x1p-700, 0x1p700}) {
      auto const one = damped_oscillator{1.0, ratio}.after(motion{2.0, 0.75}, 3.0);
      auto const other =
          damped_oscillator{scale, ratio * scale}.after(motion{2.0, 0.75 * scale}, 3.0 / scale);
      EXPECT_EQ(other.position, one.position) << ratio << ' ' << scale;
      EXPECT_EQ(other.velocity, one.velocity * scale) << ratio << ' ' << scale;
    }
}

TEST(DampedOscillator, IsTheCompilersBitForBit) {
  double volatile t = 1.0;
  EXPECT_TRUE(twins::same_bits(under.after(start, double{t} * si::second),
                               under.after(start, 1.0 * si::second)));
  constexpr auto far = over.after(start, 7.0 * si::second);
  double volatile seven = 7.0;
  EXPECT_TRUE(twins::same_bits(over.after(start, double{seven} * si::second), far));
}

TEST(DampedOscillator, FarAboveCriticalDampingNothingOverflows) {
  damped_oscillator const stiff{1.0 * per_second, 1e4 * per_second};
  auto const s = stiff.after(start, 1.0 * si::second);
  // The slow mode alone: x ~ (x_0 + v_0 / 2 gamma) e^(-omega^2 t / 2 gamma) to order (omega/gamma)^2.
  EXPECT_NEAR(s.position.value(), (2.0 - 3.0 / 2e4) * std::exp(-1.0 / 2e4), 1e-7);
}

}  // namespace
