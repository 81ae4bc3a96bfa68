// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <type_traits>
#include <unitstep/answers/estimate.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/said.hpp"

namespace {

using laws::said;
using namespace unitstep;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::symbols::m, unitstep::symbols::m_per_s, unitstep::symbols::s;

// A body at constant velocity under white acceleration of 0.2 m^2/s^3, whose place is measured to 0.5 m every 0.1 s.
constexpr auto free_body = [](auto const& x, auto) { return 0.0 * x.velocity / s; };
constexpr auto strength(double square) {
  return unitstep::math::sqrt(square) * m_per_s / unitstep::sqrt(1.0 * s);
}
constexpr auto pushed(double square) {
  return noisy{free_body, [b = strength(square)](auto const&, auto) { return b; },
               random_path{1, 0}};
}
constexpr auto place = [](auto const& x) { return x.position; };
constexpr motion origin{0.0 * m, 0.0 * m_per_s};
constexpr estimate vague{origin, motion{10.0 * m, 10.0 * m_per_s}};

template <class Method>
constexpr auto gains(Method const& method, int times) {
  auto e = vague;
  auto u = update(e, place, measured{0.0 * m, 0.5 * m});
  for (int i = 0; i < times; ++i) {
    e = predict(u.after, method, pushed(0.2), 0.1 * s, 1);
    u = update(e, place, measured{0.0 * m, 0.5 * m});
  }
  return std::array{u.gain<0>(), u.gain<1>().value()};
}

// The steady gains of the discrete Riccati equation, whose Q is q [[h^3/3, h^2/2], [h^2/2, h]]; by Euler-Maruyama
// q [[0, 0], [0, h]]. Found by iterating the equation of the covariance with 40 digits (mpmath).
TEST(estimate, steady_gains) {
  auto const exact = gains(sra1{}, 300), by_rk4 = gains(rk4{}, 300),
             coarse = gains(euler_maruyama{}, 300);
  for (auto const& found : {exact, by_rk4}) {
    EXPECT_NEAR(found[0], 0.21167225574532317, 1e-13);
    EXPECT_NEAR(found[1], 0.25112988579692025, 1e-13);
  }
  EXPECT_NEAR(coarse[0], 0.21189253866096439, 1e-13);
  EXPECT_NEAR(coarse[1], 0.25109479665481488, 1e-13);
}
constexpr auto in_a_constant = gains(sra1{}, 10);
TEST(estimate, a_constant_has_the_bits_of_run_time) {
  int volatile times = 10;
  EXPECT_EQ(gains(sra1{}, times), in_a_constant);
}

// A first measurement of a place with sigma p, to sigma r: gain p^2/(p^2 + r^2) (Bayes' rule).
TEST(estimate, one_measurement) {
  auto const u = update(vague, place, measured{3.0 * m, 0.5 * m});
  static_assert(std::is_same_v<std::remove_const_t<decltype(u.innovation)>, quantity<si::length>>);
  double const gain = 100 / 100.25;
  EXPECT_NEAR(u.gain<0>(), gain, 1e-15);
  EXPECT_EQ(u.gain<1>().value(), 0);
  EXPECT_EQ(u.innovation.value(), 3);
  EXPECT_NEAR(u.innovation_sigma.value(), std::sqrt(100.25), 1e-14);
  EXPECT_NEAR(u.after.state.position.value(), 3 * gain, 1e-14);
  EXPECT_NEAR(u.after.sigma().position.value(), std::sqrt(100 * 0.25 / 100.25), 1e-15);
  double const due = -9 / (2 * 100.25) - std::log(2 * M_PI * 100.25) / 2;
  EXPECT_NEAR(u.after.log_likelihood, due, 1e-14);
  auto const both =
      update(predict(u.after, sra1{}, pushed(0.2), 0.1 * s, 1), place, measured{3.0 * m, 0.5 * m});
  static_assert(
      std::is_convertible_v<decltype(both.after.covariance<0, 1>()), decltype(1.0 * m * m_per_s)>);
  EXPECT_GT((both.after.covariance<0, 1>().value()), 0);
}

// A nonlinear measurement of another unit: an angle seen from the origin of a plane, slopes -y/r^2 and x/r^2.
TEST(estimate, an_angle_of_a_place) {
  motion const at{vec{3.0 * m, 4.0 * m}, vec{0.0 * m_per_s, 0.0 * m_per_s}};
  motion const sigma{vec{1.0 * m, 1.0 * m}, vec{1.0 * m_per_s, 1.0 * m_per_s}};
  auto const slope = [](auto const& x) { return x.position.y / x.position.x; };
  auto const u = update(estimate{at, sigma}, slope, measured{1.0, 0.1});
  double const a = -4.0 / 9, b = 1.0 / 3, square = a * a + b * b + 0.01;
  EXPECT_NEAR(u.innovation_sigma, std::sqrt(square), 1e-15);
  EXPECT_NEAR(u.gain<0>().value(), a / square, 1e-14);
  EXPECT_NEAR(u.gain<1>().value(), b / square, 1e-14);
}

// -- of a thousand runs

// The sum of squares of N innovations, each divided by its sigma, is a chi squared with N degrees of freedom. Its
// deviation is sqrt(2 N), and 2.576 of that include 99 % (it is nearly normal: N = 50,000). With half of Q it is too
// large.
double chi_squared(double square, int seeds) {
  double sum = 0;
  double const h = 0.1, q = 0.2;
  for (int seed = 0; seed < seeds; ++seed) {
    draws random{7, seed};
    double x = random.normal(0.0, 10.0), v = random.normal(0.0, 10.0);
    auto e = vague;
    for (int i = 0; i < 50; ++i) {
      // The truth: exactly by the equation, from two normal numbers.
      double const one = random.normal(0.0, 1.0), two = random.normal(0.0, 1.0);
      double const dv = std::sqrt(q * h) * one;
      x += v * h + h * (dv / 2 + std::sqrt(q * h / 12) * two);
      v += dv;
      e = predict(e, sra1{}, pushed(square), h * s, 1);
      auto const u = update(e, place, measured{(x + random.normal(0.0, 0.5)) * m, 0.5 * m});
      double const part = u.innovation / u.innovation_sigma;
      sum += part * part;
      e = u.after;
    }
  }
  return sum;
}
TEST(estimate, innovations_are_as_large_as_expected) {
  double const degrees = 50.0 * 1000, band = 2.576 * std::sqrt(2 * degrees);
  EXPECT_NEAR(chi_squared(0.2, 1000), degrees, band);
  EXPECT_GT(chi_squared(0.1, 1000), degrees + band);
}

// -- a vague start in float: 1,000 m beside 5 mm, where a naive update makes the covariance negative.

TEST(estimate, stays_positive_from_a_vague_start_in_float) {
  using length = quantity<si::length, float>;
  using velocity = quantity<si::velocity, float>;
  motion const at{length::from_value(0), velocity::from_value(0)};
  estimate e{at, motion{length::from_value(1000), velocity::from_value(1000)}};
  auto const second = quantity<si::time, float>::from_value(1);
  auto const field = noisy{
      [second](auto const& x, auto) { return 0.0F * x.velocity / second; },
      [second](auto const&, auto) { return velocity::from_value(0.1F) / unitstep::sqrt(second); },
      random_path{1, 0}};
  measured const seen{length::from_value(1), length::from_value(0.005F)};
  e = update(e, place, seen).after;
  EXPECT_NEAR(static_cast<double>(e.sigma().position.value()), 0.005,
              1e-8);  // sqrt(P r^2/(P + r^2))
  // The control: (1 - K) P with the same numbers, in float, leaves zero.
  float volatile p = 1e6F, r = 0.005F * 0.005F;
  float const k = p / (p + r);
  EXPECT_EQ(p - k * p, 0);
  for (int i = 0; i < 1'000'000; ++i) {
    e = update(predict(e, euler_maruyama{}, field, 0.01F * second, 1), place, seen).after;
    double const x = static_cast<double>(e.covariance<0, 0>().value()),
                 v = static_cast<double>(e.covariance<1, 1>().value()),
                 both = static_cast<double>(e.covariance<0, 1>().value());
    ASSERT_TRUE(x > 0 && v > 0 && both * both <= x * v * 1.000001) << i;
    ASSERT_EQ((e.covariance<0, 1>().value()), (e.covariance<1, 0>().value()));
  }
}

// -- bad input

TEST(estimate, bad_input_is_one_sentence) {
  using of = estimate<std::remove_const_t<decltype(origin)>>;
  EXPECT_EQ(said([] { estimate{origin, motion{-1.0 * m, 1.0 * m_per_s}}; }),
            "unitstep: estimate: a sigma must be finite and not negative");
  EXPECT_EQ(said([] { of{origin, of::matrix{{{1, 0.5}, {0.4, 1}}}}; }),
            "unitstep: estimate: the covariance must be symmetric");
  EXPECT_EQ(said([] { of{origin, of::matrix{{{1, 2}, {2, 1}}}}; }),
            "unitstep: estimate: the covariance has a negative eigenvalue");
  EXPECT_EQ(said([] { of{origin, of::matrix{{{-1, 0}, {0, 1}}}}; }),
            "unitstep: estimate: the covariance has a negative eigenvalue");
  // Also where a product of variances is 0 or infinite in the number type.
  using small = std::remove_const_t<decltype(motion{0.0f * m, 0.0f * m_per_s})>;
  using of_small = estimate<small>;
  for (float const unit : {1e-24f, 1e-12f, 1.f, 1e20f}) {
    EXPECT_EQ(said([&] { of_small{small{}, {{{unit, 0.9f * unit}, {0, unit}}}}; }),
              "unitstep: estimate: the covariance must be symmetric");
    EXPECT_EQ(said([&] { of_small{small{}, {{{0, 0.5f * unit}, {0.5f * unit, unit}}}}; }),
              "unitstep: estimate: the covariance has a negative eigenvalue");
    of_small const both{small{}, {{{unit, 0.5f * unit}, {0.5f * unit, unit}}}};
    EXPECT_NEAR((both.covariance<0, 1>().value() / unit), 0.5, 1e-6);
  }
  of const fits{origin, of::matrix{{{4, 1}, {1, 9}}}};
  EXPECT_NEAR((fits.covariance<0, 1>().value()), 1, 1e-15);
  EXPECT_NEAR((fits.covariance<1, 1>().value()), 9, 1e-14);
  EXPECT_EQ(said([] { static_cast<void>(predict(vague, sra1{}, pushed(0.2), -0.1 * s, 1)); }),
            "unitstep: predict: dt must be positive");
  EXPECT_EQ(
      said([] {
        static_cast<void>(update(estimate{origin, origin}, place, measured{1.0 * m, 0.0 * m}));
      }),
      "unitstep: update: the measurement has no sigma, and what it tells is known exactly");
}

}  // namespace
