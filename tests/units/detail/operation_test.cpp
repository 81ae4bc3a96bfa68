// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/state/motion.hpp>
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

// The arguments of a function, with their value types where the units alone would read the same, or mix them.
using unitstep::detail::several;
using more = several<metres, metres, metres>;
static_assert(reads<refuse_call<"max", several<metres, metres>, several<metres, seconds>>>() ==
              "expected max(m, m), got max(m, s)");
static_assert(reads<refuse_call<"max", more, several<metres, metres, seconds>>>() ==
              "expected max(m, m, m), got max(m, m, s)");
static_assert(reads<refuse_call<"max", several<metres, metres>, several<metres, float_metres>>>() ==
              "expected max(m in double, m in double), got max(m in double, m in float)");
static_assert(reads<refuse_call<"f", several<metres>, several<float_metres>>>() ==
              "expected f(m in double), got f(m in float)");
static_assert(!of_value_types<metres> && !of_value_types<several<metres, seconds>> &&
              !of_value_types<several<metres, metres, seconds>> &&
              !of_value_types<several<metres, seconds, metres>>);
static_assert(of_value_types<several<metres, metres>> &&
              !of_value_types<several<metres, metres, seconds, metres>>);
static_assert(of_value_types<several<metres, metres, metres>> &&
              of_value_types<several<metres, float_metres>>);
using float_seconds = boost::units::quantity<si::time, float>;
static_assert(of_value_types<several<metres, float_seconds>>);

// A refusal is carried by the result if one of its operands is light, also of a state.
namespace detail = unitstep::detail;
using light_metres = unitstep::light<si::length, double>;
static_assert(std::is_same_v<detail::refused_here<int, light_metres, metres>, unitstep::reported> &&
              std::is_same_v<detail::refused_here<int, metres, metres>, int>);
static_assert(detail::is_of_light<unitstep::motion<light_metres, metres>> &&
              detail::is_of_light<unitstep::motion<metres, light_metres>> &&
              !detail::is_of_light<unitstep::motion<metres, metres>>);

TEST(Operation, ReadsTheSameAtRunTime) {
  EXPECT_STREQ((reads<refuse_sum<"+", metres, seconds>>().data()), "expected m + m, got m + s");
}

}  // namespace
