// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <stdexcept>
#include <string>
#include <unitstep/answers/solve.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using refusals::refusal;
using us::symbols::deg;
using us::symbols::m, us::symbols::m2, us::symbols::m_per_s, us::symbols::m_per_s2, us::symbols::s;

constexpr bool is_about(double x, double due, double off) {
  return x - due <= off && due - x <= off;
}

// The side of a square of 2 m^2: sqrt(2) = 1.41421356237309504880
constexpr auto side = us::solve([](auto x) { return x * x - 2.0 * m2; }, 1.0 * m);
static_assert(std::same_as<decltype(side), boost::units::quantity<si::length> const>);
static_assert(is_about(side / m, 1.4142135623730950, 3e-16));
// A plain number.
static_assert(is_about(us::solve([](auto x) { return us::math::cos(x) - x; }, 1.0),
                       0.73908513321516064,
                       2e-16));  // cos x = x at 0.73908513321516064166 (mpmath)
// From a bracket, for any function between the ends.
static_assert(is_about(
    us::solve([](auto x) { return x * x - 2.0 * m2; }, us::between(0.0 * m, 100.0 * m)) / m,
    1.4142135623730950, 3e-16));

// Two unknowns of different units: x + v t = 5 m and x v = 6 m^2/s with t = 1 s: 2 m and 3 m/s, or 3 m and 2 m/s.
constexpr auto found = us::solve(
    [](auto x, auto v) { return std::tuple{x + v * (1.0 * s) - 5.0 * m, x * v - 6.0 * m2 / s}; },
    1.0 * m, 5.0 * m_per_s);
static_assert(is_about(std::get<0>(found) / m, 2, 1e-14) &&
              is_about(std::get<1>(found) / m_per_s, 3, 1e-14));

// A cannon with drag hits 300 m: the angle is a constant, and the hit is asserted. There are two solutions; the other
// is steeper.
constexpr auto range = [](auto angle) {
  auto const flies = [](auto const& now, auto) {
    auto const v = now.velocity;
    return us::vec{0.0, -9.81} * m_per_s2 - 0.001 / m * us::norm(v) * v;
  };
  auto const height = [](auto const& now, auto) { return now.position.y; };
  auto const muzzle = 70.0 * m_per_s;
  return us::integrate_until(us::rk4{},
                             us::motion{us::vec{0.0 * m, 0.0 * m},
                                        us::vec{muzzle * us::cos(angle), muzzle * us::sin(angle)}},
                             flies, 0.25 * s, us::falling(height), 200)
      .state.position.x;
};
constexpr auto flat = us::solve([](auto angle) { return range(angle) - 300.0 * m; }, 20.0 * deg);
static_assert(is_about(range(flat) / m, 300, 1e-10) && flat > 15.0 * deg && flat < 35.0 * deg);
TEST(Solve, FindsBothAngles) {
  auto const steep = us::solve([](auto angle) { return range(angle) - 300.0 * m; },
                               us::between(45.0 * deg, 89.0 * deg));
  EXPECT_NEAR(range(steep) / m, 300, 1e-9);
  EXPECT_GT(steep, 50.0 * deg);
}

// If there is no root, the error says what was tried last.
TEST(Solve, SaysThatThereIsNoRoot) {
  auto const none = refusal<std::runtime_error>(
      [] { return us::solve([](auto x) { return x * x + 2.0 * m2; }, 1.0 * m); });
  EXPECT_NE(none.find("the last try was 1 m, where the function is 3 m^2"), std::string::npos)
      << none;
  auto const jump = refusal<std::runtime_error>([] {
    return us::solve([](auto x) { return us::select(x < 1.0 * m, x - 5.0 * m, x + 5.0 * m); },
                     0.0 * m);
  });
  EXPECT_NE(jump.find("jump across zero"), std::string::npos) << jump;
  auto const pole = refusal<std::runtime_error>([] {
    return us::solve([](auto x) { return 1.0 * m2 / (x - 1.0 * m); },
                     us::between(0.0 * m, 3.0 * m));
  });
  EXPECT_NE(pole.find("pole"), std::string::npos) << pole;
  auto const apart = refusal<std::runtime_error>([] {
    return us::solve([](auto x, auto y) { return std::array{x + y - 1.0, x + y - 2.0}; }, 0.0, 0.0);
  });
  EXPECT_NE(apart.find("depend on one another"), std::string::npos) << apart;
  auto const never = refusal<std::runtime_error>([] {
    return us::solve([](auto x, auto y) { return std::array{x * x + y * y + 1.0, x - y}; }, 1.0,
                     2.0);
  });
  EXPECT_NE(never.find("the last try was"), std::string::npos) << never;
  auto const bracket = refusal<std::runtime_error>(
      [] { return us::solve([](auto x) { return x * x - 2.0; }, us::between(2.0, 3.0)); });
  EXPECT_NE(bracket.find("different signs"), std::string::npos) << bracket;
}

// A value that is no number is reported as such.
TEST(Solve, SaysWhereThereIsNoNumber) {
  auto const said = refusal<std::runtime_error>([] {
    return us::solve(
        [](auto x, auto y) { return std::array{us::math::sqrt(x) - 2.0, x * y - 1.0}; }, -1.0, 1.0);
  });
  EXPECT_NE(
      said.find("met what is not finite; the last try was -1, 1, where the function is NaN, -2"),
      std::string::npos)
      << said;
}

}  // namespace
