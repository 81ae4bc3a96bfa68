// SPDX-License-Identifier: BSL-1.0
// A spring-damper by semi-implicit Euler for a level of a game, every update proved.
//
// N24 (D: Wibbly Wobbly Timey Wimey Stuff) At 120 updates a second a level of 20 minutes takes 144,000
//     updates, and the integrator must be stable for all of them.
//     Facts: `20 * 60 * 120` updates; steps of 1/120 s; here `semi_implicit_euler` on 1 kg at 15 N/m with a damper
//     of 0.002 N s/m, from 1 m.
//     Confirmed: 144,000 steps in one proof. After 740 periods the phase is 0.24 rad ahead, and the amplitude is
//     0.300 m where 0.301 m are due.
//     See tutorial_prove_your_own_simulation.
#include <gtest/gtest.h>

#include <bit>
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/unitstep.hpp>

#include "support/shows.hpp"

namespace {

namespace si = boost::units::si;
namespace math = unitstep::math;

// N24: twenty minutes at 120 updates a second.
constexpr long updates = 20 * 60 * 120;
static_assert(updates == 144'000);

constexpr auto dt = 1.0 / 120.0 * si::second;
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto k = 15.0 * si::newton / si::metre;
constexpr auto c = 0.002 * si::newton * si::second / si::metre;
constexpr auto m = 1.0 * si::kilogram;
constexpr auto field = [](auto const& s, auto) { return (-k * s.position - c * s.velocity) / m; };

constexpr unitstep::chain level{unitstep::semi_implicit_euler{}, start, field, dt};
constexpr auto end = unitstep::state_after<level, updates>;

// Two closed forms, both evaluated here and nowhere typed in.
constexpr double h = dt.value();
constexpr double w2 = 15.0;    // k / m, per second squared
constexpr double c_m = 0.002;  // c / m, per second
constexpr double t = static_cast<double>(updates) * h;

struct swing {
  double amplitude;
  double phase;  // in (-pi, pi]
};

// 1. The exact solution of the differential equation: amplitude and phase of the phasor
//    x + i (v + gamma x) / delta, which is x_0 e^(-gamma t) turned by -delta t when v_0 + gamma x_0
//    is small beside delta x_0.
constexpr double gamma = c_m / 2;
constexpr double delta = math::sqrt(w2 - gamma * gamma);
constexpr swing swing_of(double x, double v) {
  double const y = (v + gamma * x) / delta;
  return {math::sqrt(x * x + y * y), math::atan2(y, x)};
}
constexpr auto exact =
    unitstep::damped_oscillator{math::sqrt(w2) / si::second, gamma / si::second}.after(
        start, t* si::second);
constexpr swing got = swing_of(end.position.value(), end.velocity.value());
constexpr swing due = swing_of(exact.position.value(), exact.velocity.value());

// Amplitude: e^(-gamma t) of what it was, within the omega h / 2 by which the method's ellipse leans
// (Hairer, Lubich, Wanner, Geometric Numerical Integration, I.1.3: the invariant is
// x^2 w2 + v^2 - h w2 x v up to damping).
constexpr double lean = math::sqrt(w2) * h / 2;
static_assert(0.016 < lean && lean < 0.0162);
static_assert(due.amplitude > 0.30 && due.amplitude < 0.31);  // e^-1.2 = 0.3012: not small
constexpr double amplitude_ratio = got.amplitude / due.amplitude;
static_assert(amplitude_ratio > 1 - lean && amplitude_ratio < 1 + lean);
static_assert(laws::shows(got.amplitude, "0.300") && laws::shows(due.amplitude, "0.301"));

// Phase: ahead of the exact solution by omega t ((omega h)^2 / 24 + h c / 4 m) to leading order, the
// expansion of theta below: 0.22 rad after 4648 rad, known within the lean of the ellipse.
constexpr double lead = math::sqrt(w2) * t * (w2 * h * h / 24 + h * c_m / 4);
static_assert(lead > 0.22 && lead < 0.23);
constexpr double turned(double angle) {  // to (-pi, pi]
  auto const [sine, cosine] = math::sin_cos(angle);
  return math::atan2(sine, cosine);
}
constexpr double phase_lead = turned(due.phase - got.phase);
static_assert(phase_lead > lead - lean && phase_lead < lead + lean);
static_assert(laws::shows(phase_lead, "0.24"));
static_assert(laws::shows(math::sqrt(w2) * t / 6.283185307179586, "740"));

// 2. The exact solution of the recurrence itself, x_{n+1} - T x_n + D x_{n-1} = 0 with
//    D = 1 - h c/m and T = 1 + D - h^2 w2: x_n = D^(n/2) (x_0 cos n theta + B sin n theta),
//    cos theta = T / (2 sqrt D). All 144,000 updates agree with it to rounding.
constexpr double D = 1 - h * c_m;
constexpr double T = 1 + D - h * h * w2;
constexpr double cos_theta = T / (2 * math::sqrt(D));
constexpr double sin_theta = math::sqrt((1 - cos_theta) * (1 + cos_theta));
constexpr double theta = math::atan2(sin_theta, cos_theta);
constexpr double x1 = 1 - h * h * w2;  // the first update from rest at 1 m
constexpr double B = (x1 / math::sqrt(D) - cos_theta) / sin_theta;
constexpr double of_recurrence(long n) {
  double const steps = static_cast<double>(n);
  auto const [sine, cosine] = math::sin_cos(steps * theta);
  return math::exp(steps / 2 * math::log(D)) * (cosine + B * sine);
}
// Rounding: theta is known to an ulp or two, 1e-17 of 0.03, times 144,000 updates; the updates
// themselves add about 1e-16 each, as a random walk.
constexpr double deviation = end.position.value() - of_recurrence(updates);
static_assert(deviation > -1e-10 && deviation < 1e-10);
// Negative controls: one update more or less is far outside, and so is the exact solution.
static_assert(end.position.value() - of_recurrence(updates - 1) > 1e-3 ||
              end.position.value() - of_recurrence(updates - 1) < -1e-3);
static_assert(exact.position.value() - of_recurrence(updates) > 1e-3 ||
              exact.position.value() - of_recurrence(updates) < -1e-3);

TEST(ALevelOfUpdates, IsTheCompilersBitForBit) {
  double volatile step = h;
  unitstep::simulation run{unitstep::semi_implicit_euler{}, start, field,
                           double{step} * si::second};
  for (long n = 0; n < updates; ++n) run.step();
  auto const bits = [](auto const& q) { return std::bit_cast<std::uint64_t>(q.value()); };
  EXPECT_EQ(bits(run.state().position), bits(end.position));
  EXPECT_EQ(bits(run.state().velocity), bits(end.velocity));
  EXPECT_EQ(run.time(), t * si::second);
}

}  // namespace
