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
static_assert(std::string_view(base_unit_symbol<unitstep::scaled_second<60, 1>>) == "min");
static_assert(std::string_view(base_unit_symbol<unitstep::scaled_second<86400, 1>>) == "d");
static_assert(base_unit_symbol<unitstep::scaled_second<86400, 2>> == nullptr);
template <class BaseUnit, long Base, long Power>
inline constexpr char const* scaled = base_unit_symbol<boost::units::scaled_base_unit<
    BaseUnit, boost::units::scale<Base, boost::units::static_rational<Power>>>>;
static_assert(std::string_view(scaled<boost::units::si::meter_base_unit, 10, -10>) == "angstrom");
static_assert(std::string_view(scaled<boost::units::si::kilogram_base_unit, 1000, 1>) == "t");
static_assert(scaled<boost::units::si::kilogram_base_unit, 1000, 2> == nullptr);
static_assert(base_unit_symbol<int> == nullptr);

// The SI brochure, 9th edition, table 7: the prefixes up to 2019, and none in between.
static_assert(std::string_view(metric_prefix(3)) == "k");
static_assert(std::string_view(metric_prefix(-6)) == "u");
static_assert(std::string_view(metric_prefix(24)) == "Y");
static_assert(metric_prefix(4) == nullptr);
static_assert(metric_prefix(0) == nullptr);

// All of them, each after its power.
TEST(Symbols, AreTheSameAtRunTime) {
  std::string all;
  for (long power = -25; power <= 25; ++power)
    if (char const* const prefix = metric_prefix(power))
      all += std::to_string(power) + prefix + " ";
  EXPECT_EQ(all,
            "-24y -21z -18a -15f -12p -9n -6u -3m -2c -1d 1da 2h 3k 6M 9G 12T 15P 18E 21Z 24Y ");
}

}  // namespace
