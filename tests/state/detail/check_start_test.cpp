// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/state/detail/check_start.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using verdicts::reads;

struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};

// What cannot have a rate is no member.
struct counts {
  quantity<si::length> height;
  int bounces;
};
struct counts_inside {
  quantity<si::mass> mass;
  counts inside;
};
template <class S>
using start = decltype(unitstep::diagnostics::check_start<S>());
static_assert(start<fall>::ok);
static_assert(reads<start<counts>>() ==
              "expected member 1: a quantity, number, vec, array, motion or aggregate, got a plain "
              "number (int)");
static_assert(reads<start<counts_inside>>() ==
              "expected member 1.1: a quantity, number, vec, array, motion or aggregate, got a "
              "plain number (int)");
struct faster : fall {
  double factor;
};
struct two_faster {
  double x;
  faster one;
};
static_assert(reads<start<faster>>() ==
              "expected initial: an aggregate without a base class, got faster");
static_assert(reads<start<two_faster>>() ==
              "expected member 1: an aggregate without a base class, got faster");
static_assert(reads<start<quantity<si::length>>>() ==
              "expected initial: a motion or an aggregate, got m");

TEST(CheckStart, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<start<quantity<si::length>>>().data()),
               "expected initial: a motion or an aggregate, got m");
}

}  // namespace
