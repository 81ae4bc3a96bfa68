// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/absolute.hpp>
#include <boost/units/systems/si.hpp>
#include <string>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/state/aggregate_state.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::aggregate_state;
using unitstep::light;
using unitstep::motion;
using unitstep::vec;
using unitstep::detail::can_be_member;
using unitstep::detail::plain_member;

struct inner {
  quantity<si::length> x;
  motion<quantity<si::length>, quantity<si::velocity>> flight;
};
struct with_text {
  quantity<si::length> x;
  std::string name;
};
static_assert(can_be_member<quantity<si::length>> && can_be_member<light<si::length, float>>);
static_assert(can_be_member<double> && can_be_member<vec<quantity<si::mass>, 3>>);
static_assert(can_be_member<inner> && can_be_member<std::array<inner, 2>>);
static_assert(!can_be_member<int> && !can_be_member<double*> && !can_be_member<with_text>);
static_assert(!can_be_member<vec<inner, 2>>);
static_assert(plain_member<std::array<vec<double, 2>, 3>> && !plain_member<inner>);
static_assert(!plain_member<motion<double, double>> && can_be_member<motion<double, double>>);

// A quantity of integers has no halves, two temperatures have no sum, and of an array each element
// counts, as does each half of a motion.
using degrees = quantity<boost::units::absolute<si::temperature>>;
static_assert(!can_be_member<quantity<si::length, int>> && !can_be_member<degrees>);
static_assert(plain_member<std::array<double, 1>> && !plain_member<std::array<int, 1>>);
static_assert(can_be_member<std::array<inner, 1>> && !can_be_member<std::array<with_text, 1>>);
static_assert(!can_be_member<std::array<double, 0>> && !can_be_member<std::array<inner, 0>>);
static_assert(!can_be_member<motion<double, int>> && !can_be_member<motion<int, double>>);

// What is taken as an aggregate state: what has no raw form of its own.
static_assert(aggregate_state<inner> && aggregate_state<with_text>);
static_assert(!aggregate_state<double> && !aggregate_state<quantity<si::length>>);
static_assert(!aggregate_state<motion<double, double>> && !aggregate_state<vec<double, 2>>);
static_assert(!aggregate_state<unitstep::detail::state_vector<double, 2>>);
// Nor one of a single element, which could be split into its members.
static_assert(!aggregate_state<vec<double, 1>> && !aggregate_state<std::array<double, 1>>);
static_assert(!aggregate_state<unitstep::detail::state_vector<double, 1>>);

// Nor is one with a base class, whatever that is; a member that anything makes is not taken for one.
struct tag {};
struct derived : inner {
  double more;
};
struct tagged : tag {
  double x, y;
};
struct anything {
  template <class T>
  anything(T const&) {}
};
struct holds_anything {
  anything first;
  double x;
};
static_assert(!aggregate_state<derived> && !aggregate_state<tagged> && !can_be_member<derived>);
static_assert(unitstep::detail::aggregate_with_base<derived>);
static_assert(unitstep::detail::aggregate_with_base<tagged>);
static_assert(!unitstep::detail::aggregate_with_base<inner> && aggregate_state<holds_anything>);
static_assert(!aggregate_state<unitstep::unknown>);

TEST(AggregateState, IsWhatCanBeStepped) {
  EXPECT_TRUE(unitstep::diagnostics::steppable<inner>);
  EXPECT_FALSE(unitstep::diagnostics::steppable<with_text>);
}

}  // namespace
