// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/forces/torque_of.hpp>
#include <unitstep/units/rate.hpp>

#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
using boost::units::quantity;
using unitstep::light;
using unitstep::torque_of;
using unitstep::vec;
using verdicts::reads;

// Two metres along x and three newtons along y turn about z with six.
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

// The two the other way round would turn the other way.
template <class Arm, class Force>
using verdict = decltype(unitstep::detail::judge_lever<Arm, Force>());
using metres_3 = vec<quantity<si::length>, 3>;
using newtons_3 = vec<quantity<si::force>, 3>;
static_assert(verdict<metres_3, newtons_3>::ok);
static_assert(reads<verdict<newtons_3, metres_3>>() ==
              "expected arm: vec<m, 3>, got vec<kg m s^-2 (N), 3>");
static_assert(reads<verdict<vec<quantity<si::length>, 2>, newtons_3>>() ==
              "expected arm: vec<m, 3>, got vec<m, 2>");
static_assert(reads<verdict<metres_3, quantity<si::force>>>() ==
              "expected force: vec<kg m s^-2 (N), 3>, got kg m s^-2 (N)");
static_assert(
    reads<verdict<metres_3, vec<quantity<si::force, float>, 3>>>() ==
    "expected force: vec<kg m s^-2 (N) in double, 3>, got vec<kg m s^-2 (N) in float, 3>");

TEST(TorqueOf, IsTheSameAtRunTime) {
  auto const here = torque_of(vec{twins::hidden(2.0), 0.0, 0.0} * si::metre, force);
  EXPECT_TRUE(twins::same_bits(here, torque));
}

}  // namespace
