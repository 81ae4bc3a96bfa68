// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <string>
#include <type_traits>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/state/motion.hpp>

#include "support/refusal.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using line = motion<quantity<si::length>, quantity<si::velocity>>;

constexpr bool accepts(double x, double dt, double t0, int steps) {
  unitstep::detail::require_start<line>(motion{x, 1.0}, dt, t0);
  unitstep::detail::require_steps(steps);
  return true;
}
static_assert(accepts(1.0, 0.5, 0.0, 0) && accepts(1.0, -0.5, -1.0, 7) &&
              accepts(0.0, 0.0, 0.0, 0));
// A value that is refused is no constant expression. (A tag, since clang 14 accepts no double here.)
enum class step { half, infinite, nan };
constexpr double length_of(step s) {
  using limits = std::numeric_limits<double>;
  return s == step::half ? 0.5 : s == step::infinite ? limits::infinity() : limits::quiet_NaN();
}
template <step Dt, int Steps>
concept accepted =
    requires { typename std::bool_constant<accepts(1.0, length_of(Dt), 0.0, Steps)>; };
static_assert(accepted<step::half, 1> && !accepted<step::infinite, 1>);
static_assert(!accepted<step::nan, 1> && !accepted<step::half, -1>);

std::string said(double x, double dt, double t0, int steps) {
  try {
    accepts(x, dt, t0, steps);
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "accepted";
}

TEST(Require, NamesTheArgument) {
  double const inf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(said(1, 1, 1, 1), "accepted");
  EXPECT_EQ(said(inf, 1, 1, 1), "unitstep: initial.position must be finite, got infinity or NaN");
  EXPECT_EQ(said(1, inf, 1, 1), "unitstep: dt must be finite, got infinity or NaN");
  EXPECT_EQ(said(1, 1, inf, 1), "unitstep: t0 must be finite, got infinity or NaN");
  EXPECT_EQ(said(1, 1, 1, -1),
            "unitstep: steps must not be negative (a negative dt runs backwards)");
}

// A run that chooses its steps has no dt to refuse.
TEST(Require, AStartWithoutAStep) {
  double const nan = std::numeric_limits<double>::quiet_NaN();
  auto const from = [](double x, double t0) {
    return refusals::refusal(
        [=] { return (unitstep::detail::require_start<line>(motion{x, 1.0}, t0), 0); });
  };
  EXPECT_EQ(from(1, 1), "accepted");
  EXPECT_EQ(from(nan, nan), "unitstep: initial.position must be finite, got infinity or NaN");
  EXPECT_EQ(from(1, nan), "unitstep: t0 must be finite, got infinity or NaN");
}
TEST(Require, AnEndMustBeFinite) {
  double const inf = std::numeric_limits<double>::infinity();
  auto const to = [](double end, auto... words) {
    return refusals::refusal([=] { return (unitstep::detail::require_end(end, words...), 0); });
  };
  EXPECT_EQ(to(1.5), "accepted");
  for (double const bad : {inf, -inf, std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(to(bad), "unitstep: end_time must be finite, got infinity or NaN");
    EXPECT_EQ(to(bad, "other words"), "other words");
  }
}

TEST(Require, CountsNoFurtherThanItsLong) {
  auto const most = static_cast<unsigned long>(std::numeric_limits<long>::max());
  EXPECT_NO_THROW(unitstep::detail::require_steps(most));
  for (unsigned long const more : {most + 1, std::numeric_limits<unsigned long>::max()})
    EXPECT_EQ(refusals::refusal([more] { return (unitstep::detail::require_steps(more), 0); }),
              "unitstep: a run has no more steps than a long can count");
}

constexpr long count(int n) { return unitstep::detail::require_count(n, 3, "too few"); }
static_assert(count(3) == 3 && count(4) == 4);
TEST(Require, TakesACountFromTheLeast) {
  EXPECT_EQ(refusals::refusal([] { count(3); }), "accepted");
  for (int const few : {2, 0, -1}) EXPECT_EQ(refusals::refusal([few] { count(few); }), "too few");
}

}  // namespace

namespace {
namespace counts {

using unitstep::diagnostics::check_count;
using unitstep::diagnostics::check_table_steps;
using unitstep::diagnostics::counting;

// Integers are counts; bools and numbers with fractions are not.
static_assert(counting<int> && counting<unsigned char> && counting<long long>);
static_assert(!counting<bool> && !counting<double> && !counting<int*>);
static_assert(decltype(check_count<"n", long>())::ok && !decltype(check_count<"n", bool>())::ok);

// A table has one sample more than steps, and at most as many bytes as a difference of pointers can express.
template <auto Steps, class Sample>
constexpr bool is_table = decltype(check_table_steps<Steps, Sample>())::ok;
constexpr auto most_bytes = std::numeric_limits<std::ptrdiff_t>::max();
static_assert(is_table<0, char> && is_table<most_bytes - 1, char> && !is_table<most_bytes, char>);
constexpr auto most_doubles = most_bytes / static_cast<std::ptrdiff_t>(sizeof(double));
static_assert(is_table<most_doubles - 1, double> && !is_table<most_doubles, double>);
static_assert(!is_table<-1, char> && !is_table<~0UL, char> && !is_table<true, char>);
static_assert(is_table<100U, char> && is_table<static_cast<signed char>(100), char>);

TEST(CheckCount, SaysWhatWasGiven) {
  EXPECT_STREQ((verdicts::reads<decltype(check_table_steps<-7, char>())>().data()),
               "expected steps: at least 0, got -7");
  EXPECT_STREQ((verdicts::reads<decltype(check_table_steps<~0UL, char>())>().data()),
               "expected steps: as many as a table can hold, got more than a long can count");
  constexpr long most = std::numeric_limits<long>::max();
  EXPECT_EQ(std::string(verdicts::reads<decltype(check_table_steps<most, double>())>().data()),
            "expected steps: as many as a table can hold, got " + std::to_string(most));
}

}  // namespace counts
}  // namespace
