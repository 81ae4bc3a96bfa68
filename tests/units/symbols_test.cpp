// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include <unitstep/units/symbols.hpp>

namespace {

using unitstep::base_unit_symbol;
using unitstep::diagnostics::metric_prefix;

static_assert(std::string_view(base_unit_symbol<boost::units::si::meter_base_unit>) == "m");
static_assert(std::string_view(base_unit_symbol<boost::units::cgs::gram_base_unit>) == "g");
static_assert(std::string_view(base_unit_symbol<unitstep::scaled_second<60, 2>>) == "h");
static_assert(base_unit_symbol<int> == nullptr);

// The SI brochure, 9th edition, table 7: the prefixes up to 2019, and none in between.
static_assert(std::string_view(metric_prefix(3)) == "k");
static_assert(std::string_view(metric_prefix(-6)) == "u");
static_assert(std::string_view(metric_prefix(24)) == "Y");
static_assert(metric_prefix(4) == nullptr);
static_assert(metric_prefix(0) == nullptr);

// All of them, in the order of their powers.
TEST(Symbols, AreTheSameAtRunTime) {
  std::string all;
  for (long power = -25; power <= 25; ++power)
    if (char const* const prefix = metric_prefix(power)) all += prefix + std::string(" ");
  EXPECT_EQ(all, "y z a f p n u m c d da h k M G T P E Z Y ");
}

}  // namespace
