// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/forces/detail/linear_force.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::vec;

constexpr unitstep::detail::linear_force law{-6.0, 0.5};
static_assert(law(motion{2.0, -3.0}, 0.0) == -10.5);  // -6 * 2 - 0.5 * -3
static_assert(law(motion{2.0, 3.0}, 0.0) != -10.5);
static_assert(law(motion{vec{2.0, 0.0}, vec{-3.0, 2.0}}, 0.0) == vec{-10.5, -1.0});
constexpr unitstep::detail::steady_force push{vec{1.0, 2.0}};
static_assert(push(motion{2.0, -3.0}, 7.0) == vec{1.0, 2.0});

TEST(LinearForce, IsTheSameAtRunTime) {
  double volatile x = 2.0;
  EXPECT_EQ(law(motion<double, double>{x, -3.0}, 0.0), -10.5);
}

}  // namespace
