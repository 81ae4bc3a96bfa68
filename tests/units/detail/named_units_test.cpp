// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <unitstep/units/unit_text.hpp>

namespace {

using unitstep::diagnostics::metric_prefix;

// The SI brochure, 9th edition, table 7: exactly the prefixes up to 2019.
static_assert(std::string_view(metric_prefix(3)) == "k");
static_assert(std::string_view(metric_prefix(-6)) == "u");
static_assert(std::string_view(metric_prefix(24)) == "Y");
static_assert(metric_prefix(4) == nullptr);
static_assert(metric_prefix(0) == nullptr);

// All of them, each for its power.
TEST(MetricPrefix, IsTheSameAtRunTime) {
  std::string all;
  for (long power = -25; power <= 25; ++power)
    if (char const* const prefix = metric_prefix(power))
      all += std::to_string(power) + prefix + " ";
  EXPECT_EQ(all,
            "-24y -21z -18a -15f -12p -9n -6u -3m -2c -1d 1da 2h 3k 6M 9G 12T 15P 18E 21Z 24Y ");
}

}  // namespace
