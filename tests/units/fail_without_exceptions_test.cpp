// SPDX-License-Identifier: BSL-1.0
// Built with -fno-exceptions.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/units/fail.hpp>

#if defined(__cpp_exceptions)
#error "this program is about a build without exceptions"
#endif

namespace {

namespace si = boost::units::si;

constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };

constexpr double fallen(double dt) {
  unitstep::motion const start{0.0 * si::metre, 0.0 * si::metre_per_second};
  return unitstep::integrate(unitstep::rk4{}, start, field, dt * si::second, 4).position.value();
}
// x = a t^2 / 2 with a = 2 m/s^2 after 4 steps of 0.5 s; rk4 is exact for this polynomial.
static_assert(fallen(0.5) == 4.0);
static_assert(fallen(0.25) == 1.0);

TEST(FailWithoutExceptions, StepsAsBefore) { EXPECT_EQ(fallen(0.5), 4.0); }

TEST(FailWithoutExceptions, AbortsByDefault) {
  EXPECT_EQ(unitstep::on_failure, nullptr);
  EXPECT_DEATH(fallen(std::numeric_limits<double>::infinity()), "");
}

//! [on_failure]
void say_and_leave(char const* sentence) {
  std::fprintf(stderr, "handler: %s\n", sentence);
  std::exit(7);
}

TEST(FailWithoutExceptions, CallsTheHandlerWithTheSentence) {
  EXPECT_EXIT(
      {
        unitstep::failure_handler const handler = say_and_leave;
        unitstep::on_failure = handler;
        fallen(std::numeric_limits<double>::infinity());
      },
      testing::ExitedWithCode(7), "handler: unitstep: dt must be finite");
}
//! [on_failure]

TEST(FailWithoutExceptions, AbortsAfterAHandlerThatReturns) {
  EXPECT_DEATH(
      {
        unitstep::on_failure = [](char const* sentence) { std::fprintf(stderr, "%s\n", sentence); };
        fallen(std::numeric_limits<double>::quiet_NaN());
      },
      "dt must be finite");
}

}  // namespace
