// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdint>
#include <unitstep/noise/baoab.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

using namespace unitstep;
namespace si = boost::units::si;
using unitstep::symbols::kg, unitstep::symbols::m, unitstep::symbols::m_per_s, unitstep::symbols::s,
    unitstep::symbols::N_per_m;

static_assert(baoab::calculus == calculus::ito && baoab::order == 2 && baoab::evaluations == 1);

// -- the step as a linear map, of plain numbers: where kT/m = 1 and w = 1

/// A bath that multiplies the velocity by a share and adds a number.
struct given_bath {
  static constexpr bool is_step_in_bath = true;
  double kept, fresh;
  constexpr double operator()(motion<double, double> const& x, double) const { return -x.position; }
  constexpr double heated(double v) const { return v * kept + fresh; }
};
constexpr motion<double, double> stepped(double x, double v, double kept, double fresh, double h) {
  given_bath const f{kept, fresh};
  motion<double, double> const at{x, v};
  double a = f(at, 0);
  return baoab{}.step(at, a, f, 0.0, h);
}
constexpr bool near(double a, double b) { return a - b < 1e-14 && b - a < 1e-14; }

/// Whether a step leaves the covariance 1 of the place and 1 - h^2/4 of the velocity unchanged.
constexpr bool keeps_equilibrium(double h, double kept, double place = 1) {
  auto const x = stepped(1, 0, kept, 0, h), v = stepped(0, 1, kept, 0, h),
             z = stepped(0, 0, kept, 1, h);
  double const p = place, q = 1 - h * h / 4, fresh = 1 - kept * kept;
  return near(x.position * x.position * p + v.position * v.position * q +
                  z.position * z.position * fresh,
              p) &&
         near(x.velocity * x.velocity * p + v.velocity * v.velocity * q +
                  z.velocity * z.velocity * fresh,
              q) &&
         near(x.position * x.velocity * p + v.position * v.velocity * q +
                  z.position * z.velocity * fresh,
              0);
}
static_assert(keeps_equilibrium(0.1, 0.9) && keeps_equilibrium(1, 0.5) &&
              keeps_equilibrium(1.5, 0.1) && keeps_equilibrium(1.99, 0.7) &&
              keeps_equilibrium(1, 0));
static_assert(!keeps_equilibrium(1, 0.5, 1.01) && !keeps_equilibrium(0.1, 0.9, 0.99));

// -- its weak order, of the same equation: x'' = -x - x' + noise, from x = 1 at rest

/// The mean, and the covariance, which starts at zero; a step is a linear map of them.
struct moments {
  double x, v, xx, xv, vv;
};
/// The same after a step of the map whose columns are `a` and `b`, with noise along `c`.
constexpr moments mapped(moments const& m, motion<double, double> const& a,
                         motion<double, double> const& b, motion<double, double> const& c,
                         double fresh) {
  auto const along = [&](double p, double q, double r, double u) {  // a row of the map, and another
    return p * r * m.xx + (p * u + q * r) * m.xv + q * u * m.vv;
  };
  return {a.position * m.x + b.position * m.v, a.velocity * m.x + b.velocity * m.v,
          along(a.position, b.position, a.position, b.position) + c.position * c.position * fresh,
          along(a.position, b.position, a.velocity, b.velocity) + c.position * c.velocity * fresh,
          along(a.velocity, b.velocity, a.velocity, b.velocity) + c.velocity * c.velocity * fresh};
}
/// The result at t = 1 in so many steps; `kept` is the share of the velocity after one step of the bath.
constexpr moments at_one(int steps, double kept) {
  double const h = 1.0 / steps;
  auto const x = stepped(1, 0, kept, 0, h), v = stepped(0, 1, kept, 0, h),
             z = stepped(0, 0, kept, 1, h);
  moments m{1, 0, 0, 0, 0};
  for (int i = 0; i < steps; ++i) m = mapped(m, x, v, z, 1 - kept * kept);
  return m;
}
/// The exact values: with r = sqrt(3)/2 the mean is e^(-t/2) (cos rt + sin(rt)/2r, -sin(rt)/r). The other column of
/// that flow F is e^(-t/2) (sin(rt)/r, cos rt - sin(rt)/2r), and the covariance is 1 - F F^T, since it is 1 in
/// equilibrium.
moments exact_at_one() {
  double const r = std::sqrt(3.0) / 2, e = std::exp(-0.5), c = std::cos(r), s = std::sin(r) / r;
  double const a = e * (c + s / 2), b = e * s, p = -e * s, q = e * (c - s / 2);
  return {a, p, 1 - a * a - b * b, -a * p - b * q, 1 - p * p - q * q};
}
double error_at_one(int steps, double kept) {
  moments const m = at_one(steps, kept), due = exact_at_one();
  return std::abs(m.x - due.x) + std::abs(m.v - due.v) + std::abs(m.xx - due.xx) +
         std::abs(m.xv - due.xv) + std::abs(m.vv - due.vv);
}
TEST(baoab, weak_order) {
  EXPECT_NEAR(
      std::log2(error_at_one(64, std::exp(-1.0 / 64)) / error_at_one(128, std::exp(-1.0 / 128))),
      baoab::weak_order, 0.05);
  // The broken twin keeps 1 - c h of the velocity, which is e^(-c h) to first order only.
  EXPECT_NEAR(std::log2(error_at_one(64, 1 - 1.0 / 64) / error_at_one(128, 1 - 1.0 / 128)), 1,
              0.05);
}

// -- on a path

// kT = m = 1: a temperature at which Boltzmann's constant is 1.
constexpr auto warm = 1.0 / 1.380649e-23 * si::kelvin;

// A trap of w h = 1: mean squares of the place 1, of the velocity 3/4. With c h = 1 samples become independent after a
// few steps, so runs with one sample each, after 60 steps, are independent.
TEST(baoab, equipartition_in_a_trap) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    int const runs = 20'000;
    double x = 0, v = 0;
    for (long run = 0; run < runs; ++run) {
      auto const end = integrate(baoab{}, motion{0.0 * m, 0.0 * m_per_s},
                                 langevin{second_law{1.0 * kg, spring{1.0 * N_per_m}}, 1.0 / s,
                                          warm, random_path{seed, run}},
                                 1.0 * s, 60);
      x += end.position.value() * end.position.value();
      v += end.velocity.value() * end.velocity.value();
    }
    double const sigma = 4 * std::sqrt(2.0 / runs);
    EXPECT_NEAR(x / runs, 1, sigma);
    EXPECT_NEAR(v / runs, 0.75, 0.75 * sigma);
    EXPECT_GT(std::abs(v / runs - 1), sigma);
  }
}

// A free particle that starts in equilibrium moves a mean square of 2 D (t - (1 - e^(-c t)) / c), with D = kT / (m c).
// In steps of baoab D is multiplied by (c h / 2) coth(c h / 2), and the term that does not grow is q e^(-c t): at late
// times it is the rest of the sum of correlations e^(-c h k) over (h (v_k + v_(k+1)) / 2)^2, added up below. At c h = 1
// that is 8 % more.
TEST(baoab, a_free_particle_spreads) {
  double const h = 1, kept = std::exp(-1.0);
  int const steps = 50, runs = 20'000;
  // The path of step k is h (v_k + v_(k+1)) / 2, and E v_i v_j = kept^|i - j|.
  double due = 0;
  for (int i = 0; i < steps; ++i)
    for (int j = 0; j < steps; ++j)
      due += h * h / 4 *
             (2 * std::pow(kept, std::abs(i - j)) + std::pow(kept, std::abs(i - j - 1)) +
              std::pow(kept, std::abs(i - j + 1)));
  double const slope = 2 * (0.5 / std::tanh(0.5));
  EXPECT_NEAR(slope, 2 * 1.0819767, 1e-6);
  EXPECT_NEAR(due / (2 * (steps - 1)), 0.5 * slope, 0.01 * slope);
  double squares = 0;
  for (long run = 0; run < runs; ++run) {
    double const start = random_path{9, run}.increment_over(7, {0, 0, 1}).increment;
    auto const end = integrate(
        baoab{}, motion{0.0 * m, start * m_per_s},
        langevin{second_law{1.0 * kg, spring{0.0 * N_per_m}}, 1.0 / s, warm, random_path{1, run}},
        h * s, steps);
    squares += end.position.value() * end.position.value();
  }
  double const sigma = 4 * std::sqrt(2.0 / runs);
  EXPECT_NEAR(squares / runs / due, 1, sigma);
  EXPECT_GT(squares / runs / (2 * (steps - 1)) - 1, sigma);  // that of the equation
}

constexpr auto in_a_constant = integrate(
    baoab{}, motion{1.0 * m, 0.0 * m_per_s},
    langevin{second_law{1.0 * kg, spring{1.0 * N_per_m}}, 1.0 / s, warm, random_path{1, 2}},
    0.1 * s, 20);
TEST(baoab, a_constant_has_the_bits_of_run_time_and_a_cut_stays_on_the_path) {
  int volatile steps = 20;
  langevin const bath{second_law{1.0 * kg, spring{1.0 * N_per_m}}, 1.0 / s, warm,
                      random_path{1, 2}};
  motion const start{1.0 * m, 0.0 * m_per_s};
  EXPECT_EQ(integrate(baoab{}, start, bath, 0.1 * s, steps).position, in_a_constant.position);
  auto const cut = integrate(baoab{}, start, bath, 0.1 * s, 20,
                             every(0.037 * s, [](auto const& x, auto) { return x; }));
  EXPECT_NEAR(cut.state.position.value(), in_a_constant.position.value(), 0.02);
}

}  // namespace
