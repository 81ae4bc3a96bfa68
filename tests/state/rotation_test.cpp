// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/rotation.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;

constexpr rotation start{quaternion{1.0, 0.0, 0.0, 0.0},
                         vec{0.5, 0.0, -2.0} * si::radians_per_second};
using state = std::remove_const_t<decltype(start)>;
static_assert(
    std::is_same_v<state, rotation<quaternion<double>, vec<quantity<si::angular_velocity>, 3>>>);
static_assert(std::is_trivially_copyable_v<rotation<quaternion<double>, vec<double, 3>>>);
static_assert(start.orientation == quaternion{1.0, 0.0, 0.0, 0.0});
static_assert(start == start &&
              start != rotation{conjugate(start.orientation), -start.angular_velocity});

// A generic field, one that names Boost's types, and a boost_typed one are one field.
constexpr auto rate = 1.0 / si::second;
constexpr auto swing = si::radian / (si::second * si::second);
constexpr auto generic = [](auto const& s, auto) {
  return s.angular_velocity * -rate + vec{s.orientation.x, s.orientation.y, 0.5} * swing;
};
constexpr auto typed = [](state const& s, quantity<si::time>) {
  return s.angular_velocity * -rate + vec{s.orientation.x, s.orientation.y, 0.5} * swing;
};
constexpr auto dt = 0.125 * si::second;
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, generic, dt, 16);
static_assert(twins::same_bits(end, unitstep::integrate(unitstep::rk4{}, start, typed, dt, 16)));
static_assert(twins::same_bits(end, unitstep::integrate(unitstep::rk4{}, start,
                                                        unitstep::boost_typed(generic), dt, 16)));
static_assert(end != unitstep::integrate(unitstep::rk4{}, start, generic, dt, 15));

// Every driver makes the same states, with memory and without.
template <class M>
constexpr bool drivers_agree() {
  auto const once = unitstep::integrate(M{}, start, generic, dt, 16);
  auto const table = unitstep::trajectory<16>(M{}, start, generic, dt);
  unitstep::simulation sim{M{}, start, generic, dt};
  for (int n = 0; n < 16; ++n) sim.step();
  return twins::same_bits(once, table[16].state) && twins::same_bits(once, sim.state()) &&
         table[0].state == start;
}
static_assert(drivers_agree<unitstep::rk4>() && drivers_agree<unitstep::velocity_verlet>());
constexpr unitstep::chain run{unitstep::rk4{}, start, generic, dt};
static_assert(twins::same_bits(unitstep::state_after<run, 16, 5>, end));

TEST(Rotation, IsTheSameAtRunTime) {
  auto here = start;
  here.angular_velocity.x = twins::hidden(0.5) * si::radians_per_second;
  EXPECT_TRUE(twins::same_bits(unitstep::integrate(unitstep::rk4{}, here, generic, dt, 16), end));
  EXPECT_TRUE(drivers_agree<unitstep::rk4>() && drivers_agree<unitstep::velocity_verlet>());
}

}  // namespace
