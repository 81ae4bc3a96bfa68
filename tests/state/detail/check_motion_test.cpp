// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/absolute.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/state/motion.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::vec;
using verdicts::reads;
namespace cgs = boost::units::cgs;
using length = quantity<si::length>;
using velocity = quantity<si::velocity>;
using time = quantity<si::time>;
using hour = boost::units::metric::hour_base_unit::unit_type;
using hours = quantity<hour>;
using metres_per_hour = quantity<unitstep::detail::unit_quotient<si::length, hour>>;

template <class X, class V, class Time>
using verdict = decltype(unitstep::diagnostics::check_motion<X, V, Time>());

static_assert(verdict<length, velocity, time>::ok);
static_assert(verdict<length, metres_per_hour, hours>::ok);
static_assert(verdict<vec<length, 3>, vec<velocity, 3>, time>::ok);
static_assert(verdict<std::array<vec<length, 2>, 4>, std::array<vec<velocity, 2>, 4>, time>::ok);
static_assert(verdict<quantity<cgs::length>, quantity<cgs::velocity>, quantity<cgs::time>>::ok);
// The cgs second is the second.
static_assert(verdict<quantity<cgs::length>, quantity<cgs::velocity>, time>::ok);
static_assert(verdict<quantity<si::length, float>, quantity<si::velocity, float>,
                      quantity<si::time, float>>::ok);

static_assert(reads<verdict<length, velocity, hours>>() == "expected dt: s, got h");
static_assert(reads<verdict<length, metres_per_hour, time>>() == "expected dt: h, got s");
static_assert(reads<verdict<length, velocity, length>>() == "expected dt: s, got m");
static_assert(reads<verdict<length, velocity, double>>() ==
              "expected dt: s, got a plain number (double)");
static_assert(reads<verdict<length, velocity, quantity<si::time, float>>>() ==
              "expected dt: s in double, got s in float");
// For positions that are numbers the step is a number; a state cannot count from the zero of a unit.
static_assert(verdict<double, double, double>::ok);
static_assert(reads<verdict<double, double, time>>() ==
              "expected dt: a plain number (double), got s");
static_assert(verdict<double, quantity<si::frequency>, time>::ok);
using place = quantity<boost::units::absolute<si::length>>;
static_assert(reads<verdict<place, velocity, time>>() ==
              "expected position: a difference, in a unit not absolute, got m (absolute)");
static_assert(reads<verdict<vec<place, 2>, vec<velocity, 2>, time>>() ==
              "expected position: a difference, in a unit not absolute, got vec<m (absolute), 2>");
static_assert(reads<verdict<length, velocity, quantity<boost::units::absolute<si::time>>>>() ==
              "expected dt: a difference, in a unit not absolute, got s (absolute)");
static_assert(reads<verdict<velocity, length, time>>() == "expected velocity: m s^-2, got m");
static_assert(reads<verdict<length, quantity<cgs::velocity>, time>>() ==
              "expected velocity: m s^-1, got cm s^-1");
static_assert(!verdict<vec<length, 3>, vec<velocity, 2>, time>::ok);
static_assert(!verdict<vec<length, 3>, velocity, time>::ok);

// Integers are refused alone, with a unit and in a vec; so is an empty array of bodies. One body is enough.
template <class X>
using beside_itself = verdict<X, X, double>;
static_assert(reads<beside_itself<int>>() ==
              "expected position: numbers such as 2.0, got a plain number (int)");
static_assert(reads<verdict<double, int, double>>() ==
              "expected velocity: numbers such as 2.0, got a plain number (int)");
static_assert(reads<verdict<quantity<si::length, int>, velocity, time>>() ==
              "expected position: numbers such as 2.0, got m in int");
static_assert(reads<verdict<length, quantity<si::velocity, int>, time>>() ==
              "expected velocity: numbers such as 2.0, got m s^-1 in int");
static_assert(verdict<std::array<length, 1>, std::array<velocity, 1>, time>::ok);
static_assert(reads<verdict<std::array<length, 0>, std::array<velocity, 0>, time>>() ==
              "expected position: at least one body, got array<m, 0>");
static_assert(reads<beside_itself<std::array<std::array<double, 0>, 2>>>() ==
              "expected position: at least one body, got array<array<double, 0>, 2>");
static_assert(unitstep::diagnostics::is_motion<unitstep::motion<length, velocity>> &&
              !unitstep::diagnostics::is_motion<length>);

// A step must be one quantity or number.
static_assert(reads<verdict<length, velocity, vec<time, 2>>>() == "expected dt: s, got vec<s, 2>");

// A motion alone must have a velocity that is its position divided by some time.
template <class X, class V>
using alone = decltype(unitstep::diagnostics::check_motion_alone<X, V>());
static_assert(alone<length, velocity>::ok && alone<length, metres_per_hour>::ok);
static_assert(alone<double, double>::ok && alone<vec<float, 2>, vec<float, 2>>::ok);
static_assert(alone<std::array<vec<length, 2>, 4>, std::array<vec<velocity, 2>, 4>>::ok);
static_assert(alone<quantity<si::plane_angle>, quantity<si::angular_velocity>>::ok);
static_assert(alone<double, quantity<si::frequency>>::ok);
static_assert(reads<alone<length, length>>() == "expected velocity: m s^-1, got m");
static_assert(reads<alone<length, double>>() ==
              "expected velocity: m s^-1, got a plain number (double)");
static_assert(reads<alone<double, float>>() ==
              "expected velocity: a plain number (double), got a plain number (float)");
static_assert(reads<alone<length, quantity<si::velocity, float>>>() ==
              "expected velocity: m s^-1 in double, got m s^-1 in float");
static_assert(!alone<vec<length, 3>, vec<velocity, 2>>::ok && !alone<length, void>::ok);
static_assert(reads<alone<quantity<si::length, int>, velocity>>() ==
              "expected position: numbers such as 2.0, got m in int");
static_assert(reads<alone<length, quantity<si::velocity, int>>>() ==
              "expected velocity: numbers such as 2.0, got m s^-1 in int");
static_assert(reads<alone<std::array<length, 0>, std::array<velocity, 0>>>() ==
              "expected position: at least one body, got array<m, 0>");

TEST(CheckMotion, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<verdict<length, velocity, hours>>().data()), "expected dt: s, got h");
}

}  // namespace
