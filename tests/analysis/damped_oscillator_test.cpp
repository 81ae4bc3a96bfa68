// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/analysis/damped_oscillator.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/rk4.hpp>

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
