// SPDX-License-Identifier: BSL-1.0
#include <unitstep/math/detail/stumpff.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace {

using unitstep::detail::stumpff;

constexpr bool is_about(double x, double due) { return x > due - 3e-16 && x < due + 3e-16; }

// On the circle at 1, where the angle is 1, and at pi^2; on the hyperbola at -(log 2)^2, where cosh = 5/4 and
// sinh = 3/4; and at 0.
constexpr double cos_1 = 0.54030230586813971740, sin_1 = 0.84147098480789650665;
static_assert(is_about(stumpff<double>::of(1).c, 1 - cos_1));
static_assert(is_about(stumpff<double>::of(1).s, 1 - sin_1));
constexpr double pi = 3.14159265358979323846;
static_assert(is_about(stumpff<double>::of(pi * pi).c, 2 / (pi * pi)));
static_assert(is_about(stumpff<double>::of(pi * pi).s, 1 / (pi * pi)));
constexpr double log_2 = 0.69314718055994530942;
static_assert(is_about(stumpff<double>::of(-log_2 * log_2).c, 0.25 / (log_2 * log_2)));
static_assert(is_about(stumpff<double>::of(-log_2 * log_2).s,
                       (0.75 - log_2) / (log_2 * log_2 * log_2)));
static_assert(stumpff<double>::of(0).c == 0.5 && is_about(stumpff<double>::of(0).s, 1.0 / 6));

// Everywhere: against their power series, and far from 0 against their formulas, in more digits.
stumpff<long double> due(long double z) {
  if (std::abs(z) > 4) {
    auto const x = std::sqrt(std::abs(z));
    return z > 0 ? stumpff<long double>{(1 - std::cos(x)) / z, (x - std::sin(x)) / (z * x)}
                 : stumpff<long double>{(1 - std::cosh(x)) / z, (x - std::sinh(x)) / (z * x)};
  }
  long double c = 0, s = 0, term = 0.5L;
  for (int k = 2; k < 60; k += 2) {
    c += term;
    s += term / static_cast<long double>(k + 1);
    term *= -z / static_cast<long double>((k + 1) * (k + 2));
  }
  return {c, s};
}
double off(double z) {
  auto const [c, s] = stumpff<double>::of(z);
  auto const right = due(z);
  return std::max(std::abs(static_cast<double>((c - right.c) / right.c)),
                  std::abs(static_cast<double>((s - right.s) / right.s)));
}
TEST(Stumpff, IsRightToAFewRoundings) {
  constexpr double digit = std::numeric_limits<double>::epsilon();
  double near = 0, far = 0;
  for (double z = 1.0 / 4096; z < 2; z *= 1.0625) near = std::max({near, off(z), off(-z)});
  for (double z = 2; z < 32; z += 0.0625) far = std::max({far, off(z), off(-z)});
  EXPECT_LT(near, 1.5 * digit);
  EXPECT_LT(far, 8 * digit);
}
// At the ends of the ranges one formula follows another.
TEST(Stumpff, HasNoJump) {
  for (double const z : {0.25, 2.0, -0.25, -2.0}) {
    auto const at = stumpff<double>::of(z), below = stumpff<double>::of(z * (1 - 1e-15));
    EXPECT_NEAR(at.c / below.c, 1, 2e-15) << z;
    EXPECT_NEAR(at.s / below.s, 1, 2e-15) << z;
  }
}

}  // namespace
