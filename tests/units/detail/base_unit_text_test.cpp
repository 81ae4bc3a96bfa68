// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/io.hpp>  // defines Boost's text for a unit without a name

#include <unitstep/units/unit_text.hpp>

namespace {

namespace bu = boost::units;
using unitstep::diagnostics::is_symbol;
using unitstep::diagnostics::symbol_of;
using seven_seconds =
    bu::scaled_base_unit<bu::si::second_base_unit, bu::scale<7, bu::static_rational<1>>>;
using third_of_a_second =
    bu::scaled_base_unit<bu::si::second_base_unit, bu::scale<3, bu::static_rational<-1>>>;

static_assert(symbol_of<bu::si::kilogram_base_unit>() == "kg");
static_assert(symbol_of<bu::imperial::foot_base_unit>() == "ft");
static_assert(symbol_of<seven_seconds>() == "(7 s)");
static_assert(symbol_of<third_of_a_second>() == "(3^-1 s)");
static_assert(!(symbol_of<bu::si::second_base_unit>() == "m"));

static_assert(is_symbol("deg"));
static_assert(is_symbol("a") && is_symbol("z") && is_symbol("A") && is_symbol("Z"));
static_assert(is_symbol("m ~") && !is_symbol("m\x7f") && !is_symbol("m\n"));
static_assert(!is_symbol("m\"") && !is_symbol("m\\") && !is_symbol("[m") && !is_symbol("@"));
static_assert(!is_symbol("`") && !is_symbol("{"));
static_assert(!is_symbol(""));
static_assert(!is_symbol("'"));
static_assert(!is_symbol("\xc2\xb0"));

TEST(BaseUnitText, IsTheSameAtRunTime) { EXPECT_STREQ(symbol_of<seven_seconds>().data(), "(7 s)"); }

}  // namespace
