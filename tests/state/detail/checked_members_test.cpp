// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/detail/checked_members.hpp>
#include <unitstep/units/light.hpp>

#include "support/matched.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::light;
using unitstep::detail::checked_members;
using length = light<si::length, double>;
using velocity = light<si::velocity, double>;
using acceleration = light<si::acceleration, double>;
using time = light<si::time, double>;
using state = checked_members<length, velocity>;
using rates = checked_members<velocity, acceleration>;

// The formula of a method works out: y + k h and its like are a state.
template <class A, class B>
concept adds = requires(A a, B b) {
  { a + b } -> verdicts::matched;
};
static_assert(std::convertible_to<decltype(state{} + rates{} * time{}), state>);
static_assert(std::convertible_to<
              decltype(state{} + (rates{} + 2 * (rates{} + rates{})) * (time{} / 6)), state>);
static_assert(std::convertible_to<decltype(state{} - rates{} * (time{} / 2)), state>);

// And one with a wrong dimension does not.
static_assert(adds<state, state> && !adds<state, rates>);
static_assert(!std::convertible_to<rates, state>);
static_assert(!std::convertible_to<state, checked_members<length>>);
static_assert(!adds<state, checked_members<length, length>>);
static_assert(std::same_as<decltype(state{} / time{}), rates>);

// Members become those of a unit that is the same in another system, all or none, and of no other number.
using of_cgs = checked_members<length, light<boost::units::cgs::time, double>>;
static_assert(std::convertible_to<of_cgs, checked_members<length, time>>);
static_assert(!std::convertible_to<of_cgs, checked_members<velocity, time>>);
static_assert(!std::convertible_to<checked_members<double>, checked_members<float>>);

// What is wrong in one member says the operation, and the state that it should be takes it: it is refused there.
template <class Wrong>
constexpr auto said = verdicts::reads<typename unitstep::detail::mismatch_in<Wrong>::refusal>();
using wrong_sum = decltype(state{} + checked_members<length, length>{});
static_assert(said<wrong_sum> == "expected m s^-1 + m s^-1, got m s^-1 + m");
static_assert(said<decltype(state{} - rates{})> == "expected m - m, got m - m s^-1");
static_assert(std::convertible_to<wrong_sum, state>);
static_assert(!std::convertible_to<wrong_sum, checked_members<length>>);

TEST(CheckedMembers, IsNeverEvaluated) { EXPECT_TRUE((adds<state, state>)); }

}  // namespace
