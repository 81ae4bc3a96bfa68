// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/unit_text.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::motion;
using verdicts::reads;

template <class Due, class Got>
using verdict = decltype(unitstep::diagnostics::check_other_state<Due, Got>());
using length = quantity<si::length>;
using velocity = quantity<si::velocity>;
using line = motion<length, velocity>;
struct tank {
  length level;
};
struct other_tank {
  length level;
};

using swapped = verdict<line, motion<velocity, length>>;
static_assert(verdict<line, line>::ok && verdict<tank, tank>::ok);
static_assert(verdict<line, motion<light<si::length, double>, velocity>>::ok);
static_assert(verdict<line, motion<length, decltype(1.0 * si::metre / si::second)>>::ok);
static_assert(reads<verdict<line, motion<velocity, length>>>() ==
              "expected position: m, got m s^-1");
static_assert(reads<verdict<line, motion<length, length>>>() == "expected velocity: m s^-1, got m");
static_assert(reads<verdict<line, motion<length, quantity<si::velocity, float>>>>() ==
              "expected velocity: m s^-1 in double, got m s^-1 in float");
static_assert(reads<verdict<line, length>>() == "expected state: motion<m, m s^-1>, got m");
static_assert(reads<verdict<tank, line>>() == "expected state: tank, got motion<m, m s^-1>");
static_assert(reads<verdict<tank, other_tank>>() == "expected state: tank, got other_tank");

TEST(CheckOtherState, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<swapped>().data(), "expected position: m, got m s^-1");
}

}  // namespace
