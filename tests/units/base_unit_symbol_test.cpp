// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <string_view>

#include <unitstep/units/base_unit_symbol.hpp>

namespace {

using unitstep::base_unit_symbol;

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

TEST(BaseUnitSymbol, IsTheSameAtRunTime) {
  EXPECT_STREQ(base_unit_symbol<boost::units::si::meter_base_unit>, "m");
}

}  // namespace
