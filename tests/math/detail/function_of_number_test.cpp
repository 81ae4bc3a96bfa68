// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <concepts>
#include <unitstep/math/detail/function_mismatch.hpp>
#include <unitstep/math/root.hpp>

namespace {

// What is said, and that it is an error, is tested in tests/refuse.

using unitstep::unknown;

static_assert(std::same_as<decltype(unitstep::sin(0.5)), unknown>);
static_assert(std::same_as<decltype(unitstep::cos(0.5L)), unknown>);
static_assert(std::same_as<decltype(unitstep::tan(1)), unknown>);
static_assert(std::same_as<decltype(unitstep::exp(0.5F)), unknown>);
static_assert(std::same_as<decltype(unitstep::log(2.0)), unknown>);
static_assert(std::same_as<decltype(unitstep::atan2(0.5, 1.0)), unknown>);
static_assert(std::same_as<decltype(unitstep::atan2(1, 0.5F)), unknown>);
static_assert(std::same_as<decltype(unitstep::sqrt(2)), unknown>);
static_assert(std::same_as<decltype(unitstep::cbrt(2)), unknown>);
static_assert(std::same_as<decltype(unitstep::norm(0.5)), unknown>);
static_assert(std::same_as<decltype(unitstep::normalized(0.5)), unknown>);
static_assert(std::same_as<decltype(unitstep::conjugate(0.5)), unknown>);

// A plain number is refused only where no other function takes it.
constexpr bool others_are_preferred() {
  using namespace std;
  using namespace unitstep;
  return same_as<decltype(cos(0.5F)), float> && same_as<decltype(cos(0.5L)), long double> &&
         same_as<decltype(cos(1)), double> && same_as<decltype(exp('a')), double> &&
         same_as<decltype(sqrt(2.0F)), float> && same_as<decltype(sqrt(2)), double> &&
         same_as<decltype(norm(complex<double>{})), double> &&
         same_as<decltype(atan2(0.5F, 1.0F)), float> && same_as<decltype(atan2(1, 2)), double>;
}
static_assert(others_are_preferred());

namespace of_numbers {
struct interval {
  constexpr interval(double) {}
};
[[maybe_unused]] constexpr interval sin(interval i) { return i; }
[[maybe_unused]] constexpr interval atan2(interval y, interval) { return y; }

constexpr bool a_conversion_is_preferred() {
  using namespace unitstep;
  using of_numbers::atan2;
  using of_numbers::sin;
  return std::same_as<decltype(sin(0.5)), interval> &&
         std::same_as<decltype(atan2(0.5, 1.0)), interval>;
}
static_assert(a_conversion_is_preferred());
}  // namespace of_numbers

TEST(FunctionOfNumber, OtherFunctionsOfNumbersRunAsBefore) {
  using namespace std;
  using namespace unitstep;
  EXPECT_EQ(atan2(0.0, 1.0), 0.0);
  EXPECT_EQ(exp(0.0), 1.0);
}

}  // namespace
