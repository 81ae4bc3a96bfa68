// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Derivatives of runs of vectors whose length is known when the program runs.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <type_traits>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using us::symbols::kg, us::symbols::m, us::symbols::m3, us::symbols::m_per_s, us::symbols::N_per_m,
    us::symbols::s;

// Bodies on springs of k = 1 /s^2 from rest: x = x_0 cos t. Steps of 0.01 s by RK4 err by less than 1e-9.
constexpr auto pulled = [](auto const& now, auto, auto const& a) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = -now.position[i] / (s * s);
};
constexpr auto at_rest = [](auto x0) {
  return us::motion{std::vector{x0, 2.0 * x0}, std::vector(2, 0.0 * x0 / s)};
};

TEST(VectorsOnDuals, VaryWithTheirStart) {
  auto const swings = [](auto x0) {
    return us::integrate(us::rk4{}, at_rest(x0), pulled, 0.01 * s, 100);
  };
  auto const found = us::derivative(swings, 3.0 * m);
  static_assert(std::is_same_v<std::remove_cvref_t<decltype(found.value.position)>,
                               std::vector<quantity<si::length>>>);
  static_assert(
      std::is_same_v<std::remove_cvref_t<decltype(found.slope.position)>, std::vector<double>>);
  EXPECT_EQ(found.value.position[1], swings(3.0 * m).position[1]);
  EXPECT_NEAR(found.slope.position[0], std::cos(1.0), 1e-9);
  EXPECT_NEAR(found.slope.position[1], 2 * std::cos(1.0), 1e-9);
  EXPECT_NEAR(found.slope.velocity[1] * s, -2 * std::sin(1.0), 1e-9);
}

// Each element that does not depend on a plain number has slopes of 0.
TEST(VectorsOnDuals, HaveNoSlopeWhereNothingVaries) {
  auto const found = us::derivative([](auto) { return std::vector{3.0 * m, 4.0 * m}; }, 2.0);
  EXPECT_EQ(found.value, (std::vector{3.0 * m, 4.0 * m}));
  EXPECT_EQ(found.slope, (std::vector{0.0 * m, 0.0 * m}));
}

// By a constant of a field that returns its accelerations: d cos(sqrt(k) t) / dk = -t sin(sqrt(k) t) / (2 sqrt(k)). A
// field that fills its accelerations does not show its constants, so the start must have their number type.
TEST(VectorsOnDuals, VaryWithAConstant) {
  auto const due = -std::sin(1.0) / 2;
  auto const returned = us::derivative(
      [](auto k) {
        auto const pulls = [k](auto const& now, auto) {
          std::vector<decltype(k * now.position[0])> a;
          for (auto const& x : now.position) a.push_back(-k * x);
          return a;
        };
        return us::integrate(us::rk4{}, at_rest(1.0 * m), pulls, 0.01 * s, 100).position[0];
      },
      1.0 / s / s);
  EXPECT_NEAR(returned.slope / (m * s * s), due, 1e-9);
  auto const filled = us::derivative(
      [](auto k) {
        auto const pulls = [k](auto const& now, auto, auto const& a) {
          for (std::size_t i = 0; i < a.size(); ++i) a[i] = -k * now.position[i];
        };
        us::light<si::length, std::remove_cvref_t<decltype(k.value())>> const x0{1.0};
        return us::integrate(us::rk4{}, at_rest(x0), pulls, 0.01 * s, 100).position[0];
      },
      1.0 / s / s);
  EXPECT_NEAR(filled.slope / (m * s * s), due, 1e-9);
  // Laws.
  auto const law = us::derivative(
      [](auto k) {
        return us::integrate(us::velocity_verlet{}, at_rest(1.0 * m),
                             us::second_law{1.0 * kg, us::spring{k}}, 0.0001 * s, 10000)
            .position[0];
      },
      1.0 * N_per_m);
  EXPECT_NEAR(law.slope / (m / N_per_m), due, 1e-8);
}

// By the length of a step: d cos(100 h) / dh = -100 sin(100 h).
TEST(VectorsOnDuals, VaryWithTime) {
  auto const found = us::derivative(
      [](auto h) { return us::integrate(us::rk4{}, at_rest(1.0 * m), pulled, h, 100).position[0]; },
      0.01 * s);
  EXPECT_NEAR(found.slope / m_per_s, -100 * std::sin(1.0), 1e-6);
}

// The time at which x = x_0 cos t is half a metre, from 1 m: 1 / tan(t) per metre, with t = pi / 3. And the second
// derivative of (x_0^2 / m) cos t is 2 cos(t) / m.
TEST(VectorsOnDuals, HaveEventsThatMoveAndSecondDerivatives) {
  auto const hits = us::derivative(
      [](auto x0) {
        auto const half = [](auto const& now, auto) { return now.position[0] - 0.5 * m; };
        return us::integrate_until(us::rk4{}, at_rest(x0), pulled, 0.01 * s, us::falling(half), 200)
            .time;
      },
      1.0 * m);
  EXPECT_NEAR(hits.value / s, std::acos(0.5), 1e-9);
  EXPECT_NEAR(hits.slope * m / s, 1 / std::sqrt(3.0), 1e-9);
  auto const twice = us::derivative(
      [](auto x0) {
        return us::derivative(
                   [](auto x) {
                     return us::integrate(us::rk4{}, at_rest(x * x / (1.0 * m)), pulled, 0.01 * s,
                                          100)
                         .position[0];
                   },
                   x0)
            .slope;
      },
      3.0 * m);
  EXPECT_NEAR(twice.slope * m, 2 * std::cos(1.0), 1e-9);
}

// An aggregate with vectors that is a template over its number: x = x_0 exp(-t).
template <class Number = double>
struct rod {
  std::vector<us::light<si::length, Number>> inside;
  us::light<si::length, Number> end;
};
TEST(VectorsOnDuals, AreInAggregates) {
  auto const found = us::derivative(
      [](auto x0) {
        auto const cools = [](auto const& now, auto, auto const& rates) {
          auto const& [inside, end] = now;
          auto const& [inside_rates, end_rate] = rates;
          for (std::size_t i = 0; i < inside.size(); ++i) inside_rates[i] = -inside[i] / s;
          end_rate = -2.0 * end / s;
        };
        using number = std::remove_cvref_t<decltype(x0.value())>;
        auto const cold =
            us::integrate(us::rk4{}, rod<number>{{x0, 2.0 * x0}, x0}, cools, 0.01 * s, 100);
        return us::vec{cold.inside[1], cold.end};
      },
      1.0 * m);
  EXPECT_NEAR(found.slope.x, 2 * std::exp(-1.0), 1e-8);
  EXPECT_NEAR(found.slope.y, std::exp(-2.0), 1e-8);
}

}  // namespace
