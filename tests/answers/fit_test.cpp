// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <support/nist.hpp>
#include <support/refusal.hpp>
#include <tuple>
#include <unitstep/answers/fit.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <utility>
#include <vector>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using refusals::refusal;
using us::bounded, us::fit, us::fitting, us::observation;
using us::symbols::kg, us::symbols::m, us::symbols::m2, us::symbols::m_per_s, us::symbols::s;

using length = quantity<si::length>;
using duration = quantity<si::time>;
using places = std::vector<observation<duration, length>>;

// A weighted line a + b t through (0, 1.1), (1, 2.9), (2, 5.2), (3, 6.8) with sigmas 0.1, 0.2, 0.1, 0.2. With weights
// w = 1/sigma^2 the sums of w, w t, w t^2 are 250, 300, 650, their determinant 72500: the covariances are 650, -300, 250
// of it, and solving the two equations by fractions gives a = 643/580, b = 1151/580 and chi squared 241/58.
constexpr auto line = [](auto a, auto b, auto t) { return a + b * t; };
places const on_a_line{{0.0 * s, 1.1 * m, 0.1 * m},
                       {1.0 * s, 2.9 * m, 0.2 * m},
                       {2.0 * s, 5.2 * m, 0.1 * m},
                       {3.0 * s, 6.8 * m, 0.2 * m}};

TEST(Fit, FindsAWeightedLine) {
  auto const found = fit(line, on_a_line, 0.0 * m, 0.0 * m_per_s);
  auto const [a, b] = found;
  static_assert(std::same_as<decltype(a), us::measured<length> const>);
  static_assert(std::same_as<decltype(b), us::measured<quantity<si::velocity>> const>);
  static_assert(std::same_as<decltype(found.covariance<0, 0>()), quantity<si::area>>);
  static_assert(us::fits<decltype(1.0 * m2 / s), decltype(found.covariance<0, 1>())>);
  EXPECT_NEAR(a.value / m, 643.0 / 580, 1e-9);
  EXPECT_NEAR(b.value / m_per_s, 1151.0 / 580, 1e-9);
  EXPECT_NEAR(a.sigma / m, std::sqrt(650.0 / 72500), 1e-12);
  EXPECT_NEAR(b.sigma / m_per_s, std::sqrt(250.0 / 72500), 1e-12);
  EXPECT_NEAR((found.covariance<0, 1>() / (m2 / s)), -300.0 / 72500, 1e-12);
  EXPECT_EQ((found.covariance<1, 0>()), (found.covariance<0, 1>()));
  EXPECT_NEAR((found.correlation<0, 1>()), -300 / std::sqrt(650.0 * 250), 1e-12);
  EXPECT_NEAR(found.chi_squared, 241.0 / 58, 1e-12);
  EXPECT_EQ(found.cost, found.chi_squared);
  EXPECT_EQ(found.degrees_of_freedom, 2);
  EXPECT_NEAR(found.chi_squared_per_degree(), 241.0 / 116, 1e-12);
  ASSERT_EQ(found.residuals.size(), 4U);
  EXPECT_NEAR(found.residuals[0], (643.0 / 580 - 1.1) / 0.1, 1e-8);
  EXPECT_FALSE(found.reason.empty());
  EXPECT_GE(found.iterations, 1);
  EXPECT_GE(found.evaluations, 2);
}

// A prediction from both has the variance 650 - 2 t 300 + t^2 250 divided by 72500: 0.004 at 1.2 s, where the slope has
// no influence.
TEST(Fit, IsPropagatedWithCovariances) {
  auto const found = fit(line, on_a_line, 0.0 * m, 0.0 * m_per_s);
  auto const later = us::propagate([](auto a, auto b) { return a + b * (1.2 * s); }, found);
  EXPECT_NEAR(later.value / m, (643 + 1.2 * 1151) / 580, 1e-9);
  EXPECT_NEAR(later.sigma / m, std::sqrt(0.004), 1e-12);
  auto const both = us::propagate(
      [](auto a, auto b) { return us::vec{a + b * (1.2 * s), b * (1.0 * s)}; }, found);
  EXPECT_NEAR(both.sigma.x / m, std::sqrt(0.004), 1e-12);
  EXPECT_NEAR(both.sigma.y / m, std::sqrt(250.0 / 72500), 1e-12);
  EXPECT_NEAR(both.covariance[0][1] / m2, 0, 1e-15);
  EXPECT_NEAR(both.covariance[1][1] / m2, 250.0 / 72500, 1e-12);
}

// If the sigmas are right up to a factor, chi squared per degree of freedom is the square of the factor.
TEST(Fit, TakesSigmasAsRelative) {
  auto const found =
      fit(fitting{.sigmas_are_relative = true}, line, on_a_line, 0.0 * m, 0.0 * m_per_s);
  EXPECT_NEAR(found.sigma<0>() / m, std::sqrt(650.0 / 72500 * 241 / 116), 1e-9);
}

// A vec is an observation of several numbers, whose deviations may differ; a tuple has several units. The mean of 1 and
// 3 with sigmas 1 and 2 has weights 1 and 1/4: 7/5, with the deviation sqrt(4/5).
TEST(Fit, TakesSeveralNumbersOfAnObservation) {
  auto const place = [](auto x, auto y, int) { return us::vec{x, y}; };
  std::vector const twice{observation{1, us::vec{1.0 * m, 5.0 * m}, us::vec{1.0 * m, 1.0 * m}},
                          observation{2, us::vec{3.0 * m, 5.0 * m}, us::vec{2.0 * m, 1.0 * m}}};
  auto const [x, y] = fit(place, twice, 0.0 * m, 0.0 * m);
  EXPECT_NEAR(x.value / m, 1.4, 1e-12);
  EXPECT_NEAR(x.sigma / m, std::sqrt(0.8), 1e-12);
  EXPECT_NEAR(y.sigma / m, std::sqrt(0.5), 1e-12);
  auto const way = [](auto v, auto t) { return std::tuple{v * t, v}; };
  // v t = 6 m +- 2 m at 2 s and v = 2 m/s +- 1 m/s are equally certain, so v is 5/2 m/s.
  auto const [v] = fit(
      way,
      observation{2.0 * s, std::tuple{6.0 * m, 2.0 * m_per_s}, std::tuple{2.0 * m, 1.0 * m_per_s}},
      1.0 * m_per_s);
  EXPECT_NEAR(v.value / m_per_s, 2.5, 1e-12);
  EXPECT_NEAR(v.sigma / m_per_s, std::sqrt(0.5), 1e-12);
}

// Of NIST's problem BoxBOD.
constexpr auto saturating = [](auto a, auto b, double x) {
  return a * (1.0 - us::math::exp(-b * x));
};
// From its far guess the search runs to a place where b2 has no influence, which is an error and no result.
TEST(Fit, TellsThatItDidNotConverge) {
  std::vector<observation<double, double>> data;
  for (auto const& [x, y] : nist::boxbod.data) data.push_back({x, y, 1.0});
  auto const said = refusal<std::runtime_error>(
      [&] { return fit(fitting{.sigmas_are_relative = true}, saturating, data, 1.0, 1.0); });
  EXPECT_TRUE(
      said.starts_with("unitstep: the fit did not converge: the sum of squares is still "
                       "falling there; the last try was "))
      << said;
  auto const early = refusal<std::runtime_error>(
      [&] { return fit(fitting{.most_iterations = 2}, saturating, data, 100.0, 0.75); });
  EXPECT_TRUE(
      early.starts_with("unitstep: the fit did not converge: most_iterations were made; the "
                        "last try was "))
      << early;
}

// The middle of four zeros and a ten, with sigma 1, where a residual r pulls by r rho'(r^2): the root of the sum of
// pulls, in 40 digits with mpmath. Huber's is exactly 1/4, and Tukey's outlier does not pull at all.
TEST(Fit, HasTheLossFunctionsOfCeres) {
  std::vector<observation<int, length>> data(4, {0, 0.0 * m, 1.0 * m});
  data.push_back({0, 10.0 * m, 1.0 * m});
  auto const middle = [](auto x, int) { return x; };
  auto const by = [&](auto const& loss, double guess) {
    return fit(fitting{.loss = loss}, middle, data, guess * m);
  };
  auto const value = [&](auto const& loss, double guess) {
    return by(loss, guess).template value<0>() / m;
  };
  EXPECT_NEAR(value(std::monostate{}, 1), 2, 1e-9);
  EXPECT_NEAR(value(us::huber_loss{1}, 1), 0.25, 1e-7);
  EXPECT_NEAR(value(us::soft_l1_loss{1}, 1), 0.2567604053271951, 1e-7);
  EXPECT_NEAR(value(us::cauchy_loss{1}, 0.5), 0.0248281551379677, 1e-7);
  EXPECT_NEAR(value(us::arctan_loss{1}, 0.5), 0.0002499937485937, 1e-7);
  EXPECT_NEAR(value(us::tukey_loss{3}, 0.5), 0, 1e-7);
  EXPECT_NEAR(value(us::tolerant_loss{1, 0.5}, 1), 2.0038439375633092, 1e-7);
  // Huber's: four weights of 1 and one of 1/9.75; chi squared is that of the data, and the outlier costs 2 |r| - 1.
  auto const found = by(us::huber_loss{1}, 1);
  EXPECT_NEAR(found.sigma<0>() / m, 1 / std::sqrt(4 + 1 / 9.75), 1e-7);
  EXPECT_NEAR(found.chi_squared, 4 * 0.0625 + 9.75 * 9.75, 1e-6);
  EXPECT_NEAR(found.cost, 4 * 0.0625 + 2 * 9.75 - 1, 1e-6);
  EXPECT_EQ(refusal([&] { return by(us::huber_loss{0}, 1); }),
            "unitstep: the scale of a loss function must be positive");
  EXPECT_EQ(refusal([&] {
              return fit(fitting{.loss = us::huber_loss{1}, .sigmas_are_relative = true}, middle,
                         data, 1.0 * m);
            }),
            "unitstep: a loss function compares residuals with their sigmas, which must be known, "
            "and not relative");
}

// The residuals 1, -2, 1 are at right angles to 1 and t, so the least sum is at a = b = 0. The data tell a - b a million
// times worse than a + b, so damped steps of a search change the sum of squares by less than its rounding.
TEST(Fit, WhatTheDataHardlyTellIsFoundFromFarAway) {
  std::vector<observation<double, double>> data;
  for (double const t : {-1.0, 0.0, 1.0}) data.emplace_back(t, t == 0 ? -0.02 : 0.01, 0.01);
  for (double const far : {0.1, 3.5, 35.0, 350.0, 3500.0}) {
    auto const found =
        fit([](auto a, auto b, double t) { return a + b * (1.0 + 1e-6 * t); }, data, -far, far);
    EXPECT_NEAR(found.value<0>(), 0, 1e-4) << far;
    EXPECT_NEAR(found.value<1>(), 0, 1e-4) << far;
    // The deviation of b is sigma / (1e-6 sqrt(sum of t^2)).
    EXPECT_NEAR(found.sigma<1>() * 1e-4 * std::sqrt(2.0), 1, 1e-6) << far;
  }
}
// A bound holds the slope of a parabola. Times and sigmas are even, so what is odd in t does not pull the others: they
// are 1 and 3, whatever the bound is.
TEST(Fit, ABoundHoldsWhileSigmasDifferGreatly) {
  for (double const sigma : {1e2, 1e4, 1e6}) {
    std::vector<observation<double, double>> data;
    for (double const t : {-3.0, -2.0, -1.0, 1.0, 2.0, 3.0})
      data.emplace_back(t, 1 + 2 * t + 3 * t * t, t * t == 9 ? sigma : t * t == 4 ? 1 : 1 / sigma);
    for (double const guess : {-5.0, 0.0, 1.5}) {
      auto const found =
          fit([](auto a, auto b, auto c, double t) { return a + b * t + c * (t * t); }, data, -20.0,
              bounded{-9.0, guess, 1.5}, 40.0);
      EXPECT_EQ(found.value<1>(), 1.5);
      EXPECT_TRUE(found.is_at_bound[1]);
      EXPECT_NEAR(found.value<0>(), 1, 1e-6) << sigma << ' ' << guess;
      EXPECT_NEAR(found.value<2>(), 3, 1e-6) << sigma << ' ' << guess;
    }
  }
}
// The line above with a slope of at most 1.8 m/s: then a is the weighted mean of y - 1.8 t, 782.5/250 less 1.8 times
// 300/250, with the deviation of a mean, 1/sqrt(250).
TEST(Fit, KeepsBounds) {
  auto const found =
      fit(line, on_a_line, 0.0 * m, bounded{0.0 * m_per_s, 1.0 * m_per_s, 1.8 * m_per_s});
  EXPECT_EQ(found.value<1>(), 1.8 * m_per_s);
  EXPECT_TRUE(found.is_at_bound[1]);
  EXPECT_FALSE(found.is_at_bound[0]);
  EXPECT_EQ(found.sigma<1>(), 0.0 * m_per_s);
  // Sum of w y: 110 + 72.5 + 520 + 170 = 872.5.
  EXPECT_NEAR(found.value<0>() / m, 872.5 / 250 - 1.8 * 300 / 250, 1e-9);
  EXPECT_NEAR(found.sigma<0>() / m, 1 / std::sqrt(250.0), 1e-12);
  EXPECT_EQ(found.degrees_of_freedom, 3);
  // A bound holds the only unknown: for a mean of at most 2 m, the sum of w (2 - y)^2 = 81 + 20.25 + 1024 + 576.
  auto const held =
      fit([](auto a, auto) { return a; }, on_a_line, bounded{0.0 * m, 1.0 * m, 2.0 * m});
  EXPECT_EQ(held.value<0>(), 2.0 * m);
  EXPECT_TRUE(held.is_at_bound[0]);
  EXPECT_EQ(held.degrees_of_freedom, 4);
  EXPECT_NEAR(held.chi_squared, 1701.25, 1e-9);
  // Inactive bounds change nothing.
  auto const free = fit(line, on_a_line, bounded{-9.0 * m, 0.0 * m, 9.0 * m},
                        bounded{0.0 * m_per_s, 1.0 * m_per_s, 9.0 * m_per_s});
  EXPECT_NEAR(free.value<1>() / m_per_s, 1151.0 / 580, 1e-9);
  EXPECT_FALSE(free.is_at_bound[1]);
  // The guess is at a bound that is inactive in the end.
  auto const leaves =
      fit(line, on_a_line, 0.0 * m, bounded{0.0 * m_per_s, 0.0 * m_per_s, 9.0 * m_per_s});
  EXPECT_NEAR(leaves.value<1>() / m_per_s, 1151.0 / 580, 1e-9);
  EXPECT_NEAR(leaves.sigma<1>() / m_per_s, std::sqrt(250.0 / 72500), 1e-12);
}
TEST(Fit, NamesWhatTheDataDoNotDetermine) {
  places const data = on_a_line;
  // Only the ratio of force and mass matters.
  auto const pulled = [](auto force, auto mass, auto start, auto t) {
    return start + force / mass * t * t;
  };
  fitting const named{.names = {"force", "mass", "start"}};
  EXPECT_EQ(refusal<std::runtime_error>(
                [&] { return fit(named, pulled, data, 1.0 * si::newton, 1.0 * kg, 0.0 * m); }),
            "unitstep: the data do not determine force and mass: changes of these together change "
            "no prediction");
  auto const still = [](auto a, auto, auto) { return a; };
  EXPECT_EQ(
      refusal<std::runtime_error>([&] { return fit(still, data, 1.0 * m, 1.0 * kg); }),
      "unitstep: the data do not determine unknown 1: no prediction changes with it; if that is "
      "so at the guess alone, give another");
  // Nor is a bound active if the data do not push towards it.
  EXPECT_EQ(
      refusal<std::runtime_error>(
          [&] { return fit(still, data, 1.0 * m, bounded{0.0 * kg, 0.0 * kg, 1.0 * kg}); }),
      "unitstep: the data do not determine unknown 1: no prediction changes with it; if that is "
      "so at the guess alone, give another");
}

TEST(Fit, RefusesDataThatAreNone) {
  auto data = on_a_line;
  auto const made = [&] { return fit(line, data, 0.0 * m, 0.0 * m_per_s); };
  data[2].value = std::nan("") * m;
  EXPECT_EQ(refusal(made), "unitstep: observation 2 is not finite");
  data = on_a_line;
  data[1].sigma = 0.0 * m;
  EXPECT_EQ(refusal(made), "unitstep: observation 1 has a sigma that is not positive and finite");
  data[1].sigma = -1.0 * m;
  EXPECT_EQ(refusal(made), "unitstep: observation 1 has a sigma that is not positive and finite");
  data.resize(1);
  EXPECT_EQ(refusal<std::invalid_argument>(made),
            "unitstep: the data have 1 numbers, too few for unknowns and deviations: 2");
  data.clear();
  EXPECT_THROW(static_cast<void>(made()), std::invalid_argument);
  EXPECT_EQ(refusal([&] { return fit(line, on_a_line, std::nan("") * m, 0.0 * m_per_s); }),
            "unitstep: a guess must be finite");
  EXPECT_THROW(
      static_cast<void>(fit(fitting{.names = {"a"}}, line, on_a_line, 0.0 * m, 0.0 * m_per_s)),
      std::invalid_argument);
  // With as many unknowns as numbers the fit succeeds, but chi squared says nothing.
  data.assign(on_a_line.begin(), on_a_line.begin() + 2);
  auto const exact = made();
  EXPECT_NEAR(exact.value<1>() / m_per_s, 1.8, 1e-9);
  EXPECT_EQ(refusal([&] { return exact.chi_squared_per_degree(); }),
            "unitstep: a fit of as many unknowns as measurements leaves no degree of freedom");
  EXPECT_THROW(static_cast<void>(
                   fit(fitting{.sigmas_are_relative = true}, line, data, 0.0 * m, 0.0 * m_per_s)),
               std::invalid_argument);
}

// Lists whose length is known at run time; the model must return as many elements.
TEST(Fit, TakesAListOfARun) {
  std::vector const when{0.0 * s, 1.0 * s, 2.0 * s, 3.0 * s};
  observation const seen{when, std::vector{1.1 * m, 2.9 * m, 5.2 * m, 6.8 * m},
                         std::vector{0.1 * m, 0.2 * m, 0.1 * m, 0.2 * m}};
  auto const all = [](auto a, auto b, auto const& times) {
    std::vector<decltype(a + b * times[0])> found;
    for (auto const& t : times) found.push_back(a + b * t);
    return found;
  };
  auto const found = fit(all, seen, 0.0 * m, 0.0 * m_per_s);
  EXPECT_NEAR(found.value<0>() / m, 643.0 / 580, 1e-9);
  EXPECT_NEAR(found.sigma<1>() / m_per_s, std::sqrt(250.0 / 72500), 1e-12);
  auto const few = [&](auto a, auto b, auto const& times) {
    auto list = all(a, b, times);
    list.pop_back();
    return list;
  };
  auto const many = [&](auto a, auto b, auto const& times) {
    auto list = all(a, b, times);
    list.push_back(a);
    return list;
  };
  std::string const due =
      "unitstep: observation 0: the model returned another number of quantities than were measured";
  EXPECT_EQ(refusal<std::invalid_argument>([&] { return fit(few, seen, 0.0 * m, 0.0 * m_per_s); }),
            due);
  EXPECT_EQ(refusal<std::invalid_argument>([&] { return fit(many, seen, 0.0 * m, 0.0 * m_per_s); }),
            due);
  auto broken = seen;
  broken.sigma.pop_back();
  EXPECT_EQ(
      refusal<std::invalid_argument>([&] { return fit(all, broken, 0.0 * m, 0.0 * m_per_s); }),
      "unitstep: observation 0 has another number of sigmas than of measurements");
}

// A model that has no value somewhere: the search shortens a step that leads there. At the guess it is the caller's
// error, and so is an exception that is not about a number.
TEST(Fit, ShortensStepsToWhereTheModelHasNoValue) {
  // The root of 4 m^2 is 2 m; the first step of Newton from 0.01 m goes far below zero for 1/x.
  std::vector const data{observation{1, 0.5 / m, 0.01 / m}};
  int refused = 0;
  auto const inverse = [&](auto x, int) {
    if (x < 0.0 * m) {
      ++refused;
      throw std::domain_error("no length");
    }
    return 1.0 / x;
  };
  auto const [x] = fit(inverse, data, 9.0 * m);
  EXPECT_NEAR(x.value / m, 2, 1e-9);
  EXPECT_GE(refused, 1);
  EXPECT_EQ(refusal([&] { return fit(inverse, data, -1.0 * m); }), "no length");
  auto const infinite = [](auto y, int) { return us::sqrt(y); };
  EXPECT_EQ(refusal([&] { return fit(infinite, std::vector{observation{1, 2.0, 0.1}}, 0.0); }),
            "unitstep: observation 0: the model, or its derivative, is infinite or NaN");
  auto const broken = [](auto y, int) {
    if (y > 1.5) throw std::out_of_range("a mistake");
    return y;
  };
  EXPECT_EQ(refusal<std::out_of_range>(
                [&] { return fit(broken, std::vector{observation{1, 2.0, 0.1}}, 0.0); }),
            "a mistake");
}

TEST(Fit, RefusesACountThatIsNone) {
  for (int const most : {-1, 0})
    EXPECT_EQ(refusal([&] {
                return fit(fitting{.most_iterations = most}, line, on_a_line, 0.0 * m,
                           0.0 * m_per_s);
              }),
              "unitstep: fit: most_iterations must be positive, got " + std::to_string(most));
}

}  // namespace
