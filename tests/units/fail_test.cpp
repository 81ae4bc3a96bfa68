// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <stdexcept>
#include <type_traits>
#include <unitstep/units/fail.hpp>

namespace {

static_assert(std::is_same_v<unitstep::failure_handler, void (*)(char const*)>);

// A value that is accepted costs nothing: the call is a constant expression.
constexpr int half(int n) {
  if (n % 2 != 0) unitstep::fail<std::domain_error>("n must be even");
  return n / 2;
}
static_assert(unitstep::detail::failures_are_reported);
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

TEST(Fail, SaysWhichLengthsDiffer) {
  try {
    unitstep::detail::fail_lengths<std::length_error>("the state", 3, "the masses", 12);
    FAIL() << "nothing was thrown";
  } catch (std::length_error const& error) {
    EXPECT_STREQ(error.what(), "unitstep: the masses has 12 elements, but the state has 3");
  }
}

TEST(Fail, ThrowsWhicheverErrorIsNamed) {
  EXPECT_THROW(unitstep::fail<std::runtime_error>("it did not converge"), std::runtime_error);
  EXPECT_THROW(unitstep::fail<std::domain_error>("dt is infinite"), std::domain_error);
}

}  // namespace
