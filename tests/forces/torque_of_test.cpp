// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/forces/torque_of.hpp>
#include <unitstep/state/rate.hpp>

#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
using boost::units::quantity;
using unitstep::light;
using unitstep::torque_of;
using unitstep::vec;

// Two metres along x and three newtons along y give six about z.
constexpr auto arm = vec{2.0, 0.0, 0.0} * si::metre;
constexpr auto force = vec{0.0, 3.0, 0.0} * si::newton;
constexpr auto torque = torque_of(arm, force);
static_assert(std::is_convertible_v<decltype(torque.x), quantity<si::torque>>);
static_assert(unitstep::fits<vec<quantity<si::torque>, 3>, std::remove_const_t<decltype(torque)>>);
static_assert(torque.z == 6.0 * si::newton * si::metre / si::radian);
static_assert(torque.x.value() == 0.0 && torque.y.value() == 0.0);
static_assert(torque_of(vec{0.0, 3.0, 0.0} * si::metre, vec{2.0, 0.0, 0.0} * si::newton).z ==
              -torque.z);

// Without the radian it would be an energy.
static_assert(!unitstep::fits<vec<quantity<si::torque>, 3>, decltype(cross(arm, force))>);

// Light quantities, float, and other units.
using metres = light<si::length, double>;
static_assert(torque_of(vec{metres{2.0}, metres{0.0}, metres{0.0}}, force).z == torque.z);
static_assert(torque_of(vec{2.0f, 0.0f, 0.0f} * si::metre, vec{0.0f, 3.0f, 0.0f} * si::newton)
                  .z.value() == 6.0f);
static_assert(torque_of(vec{2.0, 0.0, 0.0} * cgs::centimetre, vec{0.0, 3.0, 0.0} * cgs::dyne)
                  .z.value() == 6.0);

// The reverse order, two value types, or other units are refused.
using unitstep::unknown;
static_assert(std::is_same_v<decltype(torque_of(force, arm)), unknown>);
static_assert(
    std::is_same_v<decltype(torque_of(arm, vec{0.0f, 3.0f, 0.0f} * si::newton)), unknown>);
static_assert(std::is_same_v<decltype(torque_of(arm.x, force)), unknown>);

// The messages, which tests/refuse tests as errors.
using arm_in_metres = std::remove_const_t<decltype(arm)>;
using force_in_newtons = std::remove_const_t<decltype(force)>;
template <class Arm, class Force>
constexpr auto said =
    verdicts::reads<decltype(unitstep::detail::check_arm_and_force<Arm, Force>())>();
static_assert(said<force_in_newtons, arm_in_metres> ==
              "expected arm: vec<m, 3>, got vec<kg m s^-2 (N), 3>");
static_assert(said<arm_in_metres, arm_in_metres> ==
              "expected force: vec<kg m s^-2 (N), 3>, got vec<m, 3>");
static_assert(!unitstep::detail::is_vec_of_dimension<double, boost::units::length_dimension>);

TEST(TorqueOf, IsTheSameAtRunTime) {
  auto const here = torque_of(vec{twins::hidden(2.0), 0.0, 0.0} * si::metre, force);
  EXPECT_TRUE(twins::same_bits(here, torque));
}

}  // namespace
