// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <stdexcept>
#include <type_traits>
#include <unitstep/diagnostics/fail.hpp>

namespace {

static_assert(std::is_same_v<unitstep::failure_handler, void (*)(char const*)>);

// A value that is not refused costs nothing: the call stands in a constant expression.
constexpr int half(int n) {
  if (n % 2 != 0) unitstep::fail<std::domain_error>("n must be even");
  return n / 2;
}
static_assert(half(8) == 4);
static_assert(half(8) != 3);

TEST(Fail, ThrowsTheErrorWithTheSentence) {
  EXPECT_EQ(half(8), 4);
  try {
    half(7);
    FAIL() << "nothing was thrown";
  } catch (std::domain_error const& error) {
    EXPECT_STREQ(error.what(), "n must be even");
  }
}

TEST(Fail, ThrowsWhicheverErrorIsNamed) {
  EXPECT_THROW(unitstep::fail<std::runtime_error>("it did not converge"), std::runtime_error);
  EXPECT_THROW(unitstep::fail<std::domain_error>("dt is infinite"), std::domain_error);
}

}  // namespace
