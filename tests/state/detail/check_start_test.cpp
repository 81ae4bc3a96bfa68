// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/state/aggregate.hpp>

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

// A text put together is the one that its literal is, as an argument of a template.
using unitstep::diagnostics::text_of;
using unitstep::diagnostics::words;
static_assert(
    std::same_as<words<text_of<unitstep::diagnostics::members_words<101>>>, words<"101 members">>);

// What cannot be split: a C array is named first, then a reference, and members are counted up to 100.
struct with_c_array {
  double age;
  double row[2];
};
struct with_reference {
  double age;
  double& other;
};
static_assert(reads<start<with_c_array>>() == "expected member 1: a std::array, got a C array");
static_assert(reads<start<with_reference>>() == "expected member 1: a value, got a reference");
struct long_row {
  double age;
  double row[99];
};
struct longer_row {
  double age;
  double row[100];
};
static_assert(reads<start<long_row>>() == "expected member 1: a std::array, got a C array");
static_assert(reads<start<longer_row>>() ==
              "expected initial: at most 100 members, or aggregates of them, got 101 members");

TEST(CheckStart, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<start<quantity<si::length>>>().data()),
               "expected initial: a motion or an aggregate, got m");
}

}  // namespace
