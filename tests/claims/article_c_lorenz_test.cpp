// SPDX-License-Identifier: BSL-1.0
// Lorenz's equations with 10, 28 and 8/3, from (1, 1, 1).
//
// P6 (C: figure 1; 3.6 Advanced Numerical Integration Methods) The Lorenz attractor can be drawn from a
//     numerical solution.
//     Facts: `10.0 * (w.y - w.x)`, `w.x * (28.0 - w.z) - w.y`, `w.x * w.y - 8.0 / 3.0 * w.z`; here by `rk4`.
//     Confirmed: it can. After 2 units of time RK4 in steps of 1/1024 is at (-8.17350, -9.56202, 24.62070), and so
//     is a Taylor series of degree 30; it is off by 4.9e-9. Where on the attractor the point is, which the article
//     does not say, rounding decides after 30 units of time: there it is off by 0.7.
//     See tutorial_any_state, figure_c_lorenz.
#include <gtest/gtest.h>

#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/runge_kutta.hpp>

#include "support/shows.hpp"

namespace {

// P6: the equations.
struct weather {
  double x, y, z;
};
constexpr auto lorenz = [](weather const& w, double) {
  return unitstep::rates{10.0 * (w.y - w.x), w.x * (28.0 - w.z) - w.y, w.x * w.y - 8.0 / 3.0 * w.z};
};

// P6: another way to the same solution: its Taylor series to degree 30 in steps of 1/48, where the
// coefficients of a product are the sums of products of coefficients.
struct exact {
  static constexpr int degree = 30;
  long double x = 1, y = 1, z = 1;

  constexpr void step(long double h) {
    static_assert(degree == 30);
    long double a[degree + 1]{x}, b[degree + 1]{y}, c[degree + 1]{z};
    for (int k = 0; k < degree; ++k) {
      long double xz = 0, xy = 0;
      for (int i = 0; i <= k; ++i) {
        xz += a[i] * c[k - i];
        xy += a[i] * b[k - i];
      }
      long double const next = static_cast<long double>(k + 1);
      a[k + 1] = 10 * (b[k] - a[k]) / next;
      b[k + 1] = (28 * a[k] - xz - b[k]) / next;
      c[k + 1] = (xy - 8 * c[k] / 3) / next;
    }
    x = y = z = 0;
    for (int k = degree; k >= 0; --k) {
      x = x * h + a[k];
      y = y * h + b[k];
      z = z * h + c[k];
    }
  }
};
constexpr exact series(int steps_per_unit, int units = 2) {
  exact s;
  for (int n = 0; n < units * steps_per_unit; ++n)
    s.step(1.0L / static_cast<long double>(steps_per_unit));
  return s;
}
constexpr exact by_series = series(48);

constexpr double off(weather const& w, exact const& e) {
  auto const distance = [](double a, long double b) {
    return static_cast<double>(a < b ? b - a : a - b);
  };
  double const x = distance(w.x, e.x), y = distance(w.y, e.y), z = distance(w.z, e.z);
  return x > y ? (x > z ? x : z) : (y > z ? y : z);
}
template <class Method>
constexpr weather at_two(Method method, int steps_per_unit, int units = 2) {
  return unitstep::integrate(method, weather{1.0, 1.0, 1.0}, lorenz, 1.0 / steps_per_unit,
                             units * steps_per_unit);
}

// The series itself: other steps change nothing in the first twelve decimals, and what a series of 113
// bits gives is the same.
constexpr exact by_smaller_steps = series(64);
static_assert(off({static_cast<double>(by_smaller_steps.x), static_cast<double>(by_smaller_steps.y),
                   static_cast<double>(by_smaller_steps.z)},
                  by_series) < 1e-12);
static_assert(off({-8.17349993224224961, -9.56202368679879946, 24.6207020496796657}, by_series) <
              1e-12);

constexpr weather by_rk4 = at_two(unitstep::rk4{}, 1024);
static_assert(laws::shows(by_rk4.x, "-8.17350") && laws::shows(by_rk4.y, "-9.56202"));
static_assert(laws::shows(by_rk4.z, "24.62070") && laws::shows(off(by_rk4, by_series), "4.9e-9"));
static_assert(at_two(unitstep::rk4{}, 1024, 2).x == by_rk4.x);
static_assert(off(at_two(unitstep::butcher5{}, 512), by_series) < 1e-8);
// No accident: coarser steps miss it by the fourth power, and explicit Euler by far.
static_assert(off(at_two(unitstep::rk4{}, 128), by_series) > 1e-6);
static_assert(off(at_two(unitstep::explicit_euler{}, 1024), by_series) > 1e-3);

// P6 at run time: 30,000 steps of three numbers are too many for a constant expression of clang.
TEST(ArticleC, LorenzOutgrowsRounding) {
  int volatile units = 30;
  EXPECT_TRUE(laws::shows(off(at_two(unitstep::rk4{}, 1024, units), series(48, units)), "0.7"));
}

TEST(ArticleC, LorenzIsTheSameAtRunTime) {
  int volatile steps = 1024;
  constexpr weather compiled = at_two(unitstep::rk4{}, 1024);
  weather const here = at_two(unitstep::rk4{}, steps);
  EXPECT_EQ(here.x, compiled.x);
  EXPECT_EQ(here.y, compiled.y);
  EXPECT_EQ(here.z, compiled.z);
}

}  // namespace
