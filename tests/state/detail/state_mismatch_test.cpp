// SPDX-License-Identifier: BSL-1.0
// tests/refuse/ tests the refusals; this tests that they take no part in other overload choices.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/state/state.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::mismatched;
using unitstep::motion;
using unitstep::rigid_body;
using unitstep::rotation;
using unitstep::vec;

template <class A, class B>
concept added = requires(A a, B b) { a + b; };

constexpr motion fallen{1.0 * si::metre, 2.0 * si::metre_per_second};
using fall = std::remove_const_t<decltype(fallen)>;
using length = boost::units::quantity<si::length>;

// Two states of one kind are compared as before.
static_assert(fallen == motion{1.0 * si::metre, 2.0 * si::metre_per_second});
static_assert(fallen != motion{1.0 * si::metre, 2.5 * si::metre_per_second});

// States of all three kinds are whole states, whatever the other operand; nothing else is.
using turned = rotation<unitstep::quaternion<double>, vec<double, 3>>;
static_assert(unitstep::detail::whole_state<fall, fall>);
static_assert(unitstep::detail::whole_state<turned, double>);
static_assert(unitstep::detail::whole_state<vec<length, 3>, rigid_body<fall, turned>>);
static_assert(unitstep::detail::whole_state<unitstep::quaternion<double>, turned>);
static_assert(!unitstep::detail::whole_state<length, vec<length, 3>>);

// The operators of a caller's type with a state are not ambiguous.
struct counted {
  int n;
  friend constexpr counted operator+(counted c, fall const&) { return {c.n + 1}; }
};
static_assert((counted{1} + fallen).n == 2);
static_assert(!added<fall, counted>);

// A state of light quantities carries the refusal to the place where it is used; a state of Boost's does not.
using light_fall =
    motion<unitstep::light<si::length, double>, unitstep::light<si::velocity, double>>;
template <class T>
inline constexpr bool carries = false;
template <class Refusal>
inline constexpr bool carries<mismatched<Refusal>> =
    !std::is_same_v<Refusal, unitstep::detail::reported>;
static_assert(carries<decltype(std::declval<light_fall>() * 2.0)>);
static_assert(carries<decltype(-std::declval<light_fall>())>);
static_assert(carries<decltype(std::declval<light_fall>() < 2.0)>);
static_assert(!carries<decltype(std::declval<fall>() * 2.0)>);
static_assert(unitstep::detail::minus_words<fall>::write() == "-motion<m, m s^-1>");
static_assert(!carries<decltype(-std::declval<fall>())>);

TEST(StateMismatch, LeavesTheComparisonOfStatesAlone) {
  motion const here{twins::hidden(1.0) * si::metre, 2.0 * si::metre_per_second};
  motion const there{twins::hidden(1.5) * si::metre, 2.0 * si::metre_per_second};
  EXPECT_TRUE(here == fallen && !(here != fallen));
  EXPECT_TRUE(there != fallen && !(there == fallen));
}

}  // namespace
