// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/state/judge_aggregate.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::rates;
using time = quantity<si::time>;

template <class Verdict>
constexpr auto reads() {
  return unitstep::diagnostics::plain_sentence(typename Verdict::expected{},
                                               typename Verdict::got{});
}

struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct lorenz {
  double x, y, z;
};
struct two_types {
  quantity<si::length> height;
  quantity<si::velocity, float> speed;
};
template <class S, class Time>
using verdict = decltype(unitstep::diagnostics::judge_state(static_cast<S*>(nullptr),
                                                            static_cast<Time*>(nullptr)));
static_assert(verdict<fall, time>::ok && verdict<lorenz, time>::ok && verdict<lorenz, double>::ok);
static_assert(reads<verdict<fall, double>>() == "expected dt: s, got a plain number (double)");
static_assert(reads<verdict<fall, quantity<si::length>>>() == "expected dt: s, got m");
static_assert(reads<verdict<lorenz, quantity<si::length>>>() == "expected dt: s, got m");
static_assert(reads<verdict<fall, quantity<si::time, float>>>() ==
              "expected dt: s in double, got s in float");
static_assert(reads<verdict<two_types, time>>() ==
              "expected initial: one value type in all members, got two_types");

template <class... Got>
using returned = decltype(unitstep::diagnostics::judge_result(
    static_cast<fall*>(nullptr),
    static_cast<rates<quantity<si::velocity>, quantity<si::acceleration>>*>(nullptr),
    static_cast<rates<Got...>*>(nullptr)));
static_assert(returned<quantity<si::velocity>, quantity<si::acceleration>>::ok);
static_assert(reads<returned<quantity<si::velocity>, quantity<si::force>>>() ==
              "expected rate 1: m s^-2, got kg m s^-2 (N)");
static_assert(reads<returned<quantity<si::acceleration>, quantity<si::velocity>>>() ==
              "expected rate 0: m s^-1, got m s^-2");
static_assert(reads<returned<quantity<si::velocity>>>() ==
              "expected field: rates{one per member}, got rates<m s^-1>");

static_assert(unitstep::sentence{} == "");
constexpr auto label = unitstep::diagnostics::rate_label<11>();
static_assert(label.characters[5] == '1' && label.characters[6] == '1' && sizeof(label) == 8);
static_assert(sizeof(unitstep::diagnostics::rate_label<3>()) == 7);

TEST(JudgeAggregate, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<verdict<fall, quantity<si::length>>>().data()), "expected dt: s, got m");
}

}  // namespace
