// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/units/detail/operation.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep::diagnostics;
using metres = boost::units::quantity<si::length>;
using float_metres = boost::units::quantity<si::length, float>;
using seconds = boost::units::quantity<si::time>;
using centimetres = boost::units::quantity<boost::units::cgs::length>;

template <class Refusal>
constexpr auto reads() {
  return plain_sentence(typename Refusal::expected{}, typename Refusal::got{});
}

static_assert(reads<refuse_sum<"+", metres, seconds>>() == "expected m + m, got m + s");
static_assert(reads<refuse_sum<"-=", metres, centimetres>>() == "expected m -= m, got m -= cm");
static_assert(reads<refuse_sum<"<", metres, double>>() ==
              "expected m < m, got m < a plain number (double)");

// Where units alone would read the same, the value types are said.
static_assert(reads<refuse_sum<"==", metres, float_metres>>() ==
              "expected m in double == m in double, got m in double == m in float");

static_assert(reads<refuse_factor<"*=", metres, seconds>>() ==
              "expected m *= a plain number, got m *= s");
static_assert(reads<refuse_product<metres, seconds>>() ==
              "expected dot(a, b) or cross(a, b), got m * s");

// The order of the operands is that of the program.
static_assert(!(reads<refuse_sum<"+", metres, seconds>>() ==
                reads<refuse_sum<"+", seconds, metres>>()));

TEST(Operation, ReadsTheSameAtRunTime) {
  EXPECT_STREQ((reads<refuse_sum<"+", metres, seconds>>().data()), "expected m + m, got m + s");
}

}  // namespace
