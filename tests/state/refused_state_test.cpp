// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/state/refused_state.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::detail::refused_state;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto refused = refused_state<std::remove_const_t<decltype(start)>>::of(start);

// Whatever is asserted of a refused motion holds, and it is a motion where one is due.
static_assert(refused.position > 5.0 * si::metre && refused.position < 5.0 * si::metre);
static_assert(refused.velocity == 0.0 * si::metre_per_second && refused == start);
static_assert(refused.position.value() < -1.0);
constexpr motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>> typed =
    refused;
static_assert(typed.position.value() == 0.0);

// A state of the caller's is handed back.
struct level {
  double height;
};
static_assert(refused_state<level>::of(level{3.0}).height == 3.0);

TEST(RefusedState, IsRightAtRunTimeToo) {
  EXPECT_TRUE(static_cast<bool>(refused.position > 5.0 * si::metre));
}

}  // namespace
