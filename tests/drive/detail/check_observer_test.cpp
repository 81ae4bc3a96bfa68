// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate_observed.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using verdicts::reads;
using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;

template <class Observer>
using verdict = decltype(unitstep::diagnostics::check_observer<line, Observer, time>());

// Observers may remember what they saw, and take what they are given as it is or generically.
struct counts {
  int n = 0;
  void operator()(line const&, time) { ++n; }
};
constexpr auto generic = [](auto const&, auto) {};
static_assert(verdict<counts>::ok && verdict<decltype(generic)>::ok);
static_assert(verdict<void (*)(line, time)>::ok);

constexpr auto stops = [](auto const&, auto) { return true; };
constexpr auto alone = [](line const&) {};
constexpr auto swapped = [](time, line const&) {};
static_assert(reads<verdict<decltype(stops)>>() ==
              "expected observer result: nothing (void), got a plain number (bool)");
static_assert(reads<verdict<decltype(alone)>>() ==
              "expected observer: callable (state, time), got callable (state)");
static_assert(reads<verdict<decltype(swapped)>>() ==
              "expected observer: callable (state, time), got callable (time, state)");
static_assert(reads<verdict<quantity<si::length>>>() ==
              "expected observer: callable (state, time), got m");

TEST(CheckObserver, SaysTheSameAtRunTime) {
  EXPECT_STREQ(reads<verdict<quantity<si::length>>>().data(),
               "expected observer: callable (state, time), got m");
}

}  // namespace
