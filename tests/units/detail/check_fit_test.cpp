// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/units/detail/check_fit.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using verdicts::reads;

template <class Due, class Got>
using fit = decltype(unitstep::diagnostics::check_fit<"dt", Due, Got>());
template <class Due, class Got>
using fit_of_turning = decltype(unitstep::diagnostics::check_fit_of_turning<"torque", Due, Got>());

using time = quantity<si::time>;
using torque = quantity<si::torque>;
using energy = quantity<si::energy>;

static_assert(fit<time, time>::ok && fit<time, light<si::time, double>>::ok);
static_assert(!fit<time, double>::ok && !fit<time, quantity<si::length>>::ok);
static_assert(reads<fit<time, quantity<si::length>>>() == "expected dt: s, got m");
static_assert(reads<fit<time, quantity<si::time, float>>>() ==
              "expected dt: s in double, got s in float");

// A radian is suggested only if something turns.
static_assert(fit_of_turning<torque, torque>::ok && !fit_of_turning<torque, energy>::ok);
static_assert(reads<fit_of_turning<torque, energy>>() ==
              "expected torque: kg m^2 s^-2 rad^-1 (N m rad^-1), got kg m^2 s^-2 (J): divide by "
              "si::radian");
static_assert(reads<fit<torque, energy>>() ==
              "expected dt: kg m^2 s^-2 rad^-1 (N m rad^-1), got kg m^2 s^-2 (J)");

TEST(CheckFit, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<fit<time, quantity<si::length>>>().data()), "expected dt: s, got m");
}

}  // namespace
