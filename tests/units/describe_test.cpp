// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <array>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <ratio>

#include <unitstep/units/describe.hpp>
#include <unitstep/units/unit_text.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::diagnostics::describe;
using unitstep::diagnostics::wording;
using unitstep::diagnostics::words;
using length = boost::units::quantity<si::length>;
using force = boost::units::quantity<si::force, float>;

template <class A, class B>
struct pair_of {};

static_assert(describe<length>() == "m");
static_assert(describe<force const&>() == "kg m s^-2 (N)");
static_assert(describe<force>(wording::value_type) == "kg m s^-2 (N) in float");
static_assert(describe<force>(wording::name) == "N" && describe<length>(wording::name) == "m");
static_assert(describe<force>(wording::name_and_value_type) == "N in float");
static_assert(describe<length>(wording::name_and_value_type) == "m in double");
static_assert(!(describe<force>() == describe<length>()));
static_assert(describe<double>() == "a plain number (double)");
static_assert(describe<int&>() == "a plain number (int)");
static_assert(describe<void>() == "nothing (void)");
static_assert(describe<words<"callable (state)">>() == "callable (state)");
static_assert(describe<std::array<length, 3>>() == "array<m, 3>");
static_assert(describe<pair_of<length, std::array<force, 2>>>() ==
              "pair_of<m, array<kg m s^-2 (N), 2>>");
static_assert(describe<pair_of<length, double>>(wording::value_type) ==
              "pair_of<m in double, double>");

static_assert(describe<std::chrono::duration<int, std::ratio<1, 3>>>() ==
              "a duration in 1/3 s of int");
static_assert(describe<std::chrono::duration<float, std::ratio<60>>>() ==
              "a duration in 60 s of float");
static_assert(describe<std::chrono::duration<float, std::ratio<7, 2>>>() ==
              "a duration in 7/2 s of float");

TEST(Describe, IsTheSameAtRunTime) {
  EXPECT_STREQ(describe<length>().data(), "m");
  EXPECT_STREQ(describe<force>(wording::value_type).data(), "kg m s^-2 (N) in float");
}

}  // namespace
