// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::vec;
using unitstep::detail::linear_force;
using unitstep::detail::net_acceleration;
using unitstep::detail::part;
using unitstep::detail::steady_force;

// Linear laws and steady ones, on a line and in a plane.
constexpr linear_force law{-6.0, 0.5};
static_assert(law(motion{2.0, -3.0}, 0.0) == -10.5);  // -6 * 2 - 0.5 * -3
static_assert(law(motion{2.0, 3.0}, 0.0) != -10.5);
static_assert(law(motion{vec{2.0, 0.0}, vec{-3.0, 2.0}}, 0.0) == vec{-10.5, -1.0});
static_assert(steady_force{vec{1.0, 2.0}}(motion{2.0, -3.0}, 7.0) == vec{1.0, 2.0});

TEST(LinearForce, IsTheSameAtRunTime) {
  double volatile x = 2.0;
  EXPECT_EQ(law(motion<double, double>{x, -3.0}, 0.0), -10.5);
}

constexpr motion at{2.0, -3.0};
constexpr linear_force spring{-6.0, 0.0};
constexpr linear_force damper{-0.0, 0.5};
constexpr steady_force push{7.0};
constexpr auto cubic = [](auto const& s, auto) { return s.position * s.position * s.position; };

// Linear and steady laws are joined into one expression, in any order; -12 + 1.5 + 7 in exact numbers.
constexpr auto all = net_acceleration(spring, push, damper);
static_assert(std::same_as<decltype(all), decltype(net_acceleration(push, damper, spring)) const>);
static_assert(all(at, 0.0) == -3.5 && net_acceleration(damper, push, spring, push)(at, 0.0) == 3.5);
static_assert(net_acceleration(spring, damper)(at, 0.0) == -10.5);
static_assert(std::same_as<decltype(net_acceleration(spring, damper)), linear_force<double>>);
static_assert(std::same_as<decltype(net_acceleration(push, push)), steady_force<double>>);
// A sum of both joins with either and with sums of its own type, in any order.
using unitstep::detail::affine_force;
constexpr auto both = net_acceleration(spring, push);
static_assert(std::same_as<decltype(net_acceleration(both, both)), affine_force<double, double>>);
static_assert(std::same_as<decltype(net_acceleration(damper, both)), affine_force<double, double>>);
static_assert(std::same_as<decltype(net_acceleration(push, both)), affine_force<double, double>>);
static_assert(net_acceleration(both, both)(at, 0.0) == -10.0);  // 2 (-12 + 7)
static_assert(net_acceleration(damper, both)(at, 0.0) == -3.5);
static_assert(net_acceleration(push, both)(at, 0.0) == 2.0);
// Other laws are added separately.
static_assert(net_acceleration(spring, cubic, push)(at, 0.0) == 3.0);  // -12 + 8 + 7
static_assert(net_acceleration(cubic)(at, 0.0) == 8.0);

// The reciprocal of the mass is multiplied into the constants, but not into an acceleration.
static_assert(part<false>(push, 0.5)(at, 0.0) == 3.5 && part<true>(push, 0.5)(at, 0.0) == 7.0);
static_assert(part<false>(spring, 0.5)(at, 0.0) == -6.0);
static_assert(part<true>(spring, 0.5)(at, 0.0) == -12.0);
static_assert(part<false>(damper, 0.5)(at, 0.0) == 0.75);
static_assert(part<false>(both, 0.5)(at, 0.0) == -2.5 && part<true>(both, 0.5)(at, 0.0) == -5.0);
static_assert(part<false>(cubic, 0.5)(at, 0.0) == 4.0 && part<true>(cubic, 0.5)(at, 0.0) == 8.0);

TEST(NetAcceleration, IsTheSameAtRunTime) {
  double volatile x = 2.0;
  EXPECT_EQ(all(motion<double, double>{x, -3.0}, 0.0), -3.5);
}

}  // namespace
