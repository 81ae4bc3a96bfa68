// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/methods/radau5.hpp>

namespace {

using unitstep::detail::radau_weights;

constexpr bool near(double a, double b) { return a - b < 1e-14 && b - a < 1e-14; }

// The shares of the stages in the error estimate, Hairer and Wanner, Solving Ordinary Differential Equations II
// (1996), section IV.8: (-13 - 7 sqrt 6) / 3, (-13 + 7 sqrt 6) / 3 and -1/3. They add up to -9, and the product of
// the first two is (169 - 294) / 9.
constexpr auto error = radau_weights<double>.error;
static_assert(near(error[0] + error[1] + error[2], -9) &&
              near(error[0] * error[1] / 125, -1.0 / 9));
static_assert(error[0] < error[1] && error[2] == -1.0 / 3);

// The polynomial through a start of 0 and values at the nodes (4 - sqrt 6) / 10, (4 + sqrt 6) / 10 and 1: for a cubic
// it is the cubic itself, at any share.
using output = unitstep::detail::radau_dense_output<unitstep::motion<double, double>>;
constexpr double root_6 = 2.44948974278317809820;
constexpr double at(double s) {
  auto const cubic = [](double c) { return c * (1 + c * (2 - 4 * c)); };
  output::vector_type z[3] = {};
  double const nodes[] = {(4 - root_6) / 10, (4 + root_6) / 10, 1};
  for (int i = 0; i < 3; ++i) z[i][0] = cubic(nodes[i]);
  return output::of({z[0], z[1], z[2]}, s)[0] - cubic(s);
}
static_assert(near(at(0), 0) && near(at(0.25), 0) && near(at(0.5), 0) && near(at(1), 0) &&
              near(at(1.25), 0));

// The result is added to the start.
constexpr output through{{5.0, 6.0}, {}};
static_assert(through(0.5) == unitstep::motion{5.0, 6.0});
constexpr output moving{{5.0, 6.0}, {{{0, 0}, {0, 0}, {2, 3}}}};
static_assert(moving(1.0) == unitstep::motion{7.0, 9.0});
static_assert(sizeof radau_weights<double> == 6 * sizeof(double) &&
              sizeof(output) == 8 * sizeof(double));

TEST(radau_dense_output, is_the_same_at_run_time) {
  double volatile s = 0.25;
  EXPECT_EQ(at(s), at(0.25));
}

}  // namespace
