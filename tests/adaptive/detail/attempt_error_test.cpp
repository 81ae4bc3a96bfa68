// SPDX-License-Identifier: BSL-1.0
// The error of a step that was tried, in numbers of which all squares are exact.
#include <gtest/gtest.h>

#include <limits>
#include <unitstep/adaptive/detail/step_within.hpp>

namespace {

namespace us = unitstep;

/// What a method hands over, by itself and in what a method on a group does.
struct plain {
  double state, error;
};
struct solved {
  double state, error;
  bool converged;
  long worst = 5;
};
struct two_errors {
  double state, error, second_error;
};
template <class Inside>
struct wrapped {
  double state, error;
  Inside inside;
};
constexpr double of(auto const& made) { return us::detail::attempt_error(made, 2.0, 0.5, 4.0); }
static_assert(of(plain{8, 3}) == 0.25 && of(plain{-1, 4}) == 1);
static_assert(us::detail::has_converged(plain{}) && us::detail::farthest_number(plain{}) == -1);
static_assert(of(solved{8, 3, true}) == 0.25 &&
              of(solved{8, 3, false}) == std::numeric_limits<double>::infinity());
static_assert(us::detail::farthest_number(solved{8, 3, false}) == 5);
// On a group the number is one of the chart, and not of the state; that a matrix was singular is passed on.
static_assert(us::detail::farthest_number(wrapped<solved>{8, 3, {0, 0, false}}) ==
                  us::detail::of_no_number &&
              us::detail::farthest_number(wrapped<solved>{8, 3, {0, 0, false, -1}}) ==
                  us::detail::of_singular_matrix &&
              us::detail::farthest_number(wrapped<plain>{}) == us::detail::of_singular_matrix);
static_assert(of(wrapped<solved>{8, 3, {0, 0, false}}) == std::numeric_limits<double>::infinity() &&
              of(wrapped<solved>{8, 3, {0, 0, true}}) == 0.25);

// Of two estimates: e^4 / (e^2 + e2^2 / 100), which is nothing where both are.
constexpr bool are_near(double x, double y) { return x - y < 1e-15 * y && y - x < 1e-15 * y; }
static_assert(are_near(of(two_errors{8, 6, 60}), 1.0 / 2) && of(two_errors{8, 6, 0}) == 1);
static_assert(are_near(of(two_errors{8, 12, 60}), 16.0 / 5) && of(two_errors{8, 3, 30}) == 0.125);
static_assert(of(two_errors{8, 0, 0}) == 0 && of(two_errors{8, 0, 60}) == 0);
static_assert(are_near(of(wrapped<two_errors>{8, 12, {0, 0, 60}}), 16.0 / 5));

TEST(AttemptError, IsTheSameAtRunTime) {
  double volatile three = 3;
  EXPECT_EQ(of(plain{8, three}), 0.25);
}

}  // namespace
