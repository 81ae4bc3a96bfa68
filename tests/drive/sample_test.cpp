// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/drive/sample.hpp>

namespace {

namespace si = boost::units::si;
constexpr unitstep::sample one{2.0 * si::second, 3.0};
static_assert(
    std::same_as<decltype(one), unitstep::sample<boost::units::quantity<si::time>, double> const>);
static_assert(one.time == 2.0 * si::second && one.state == 3.0);
static_assert(one == unitstep::sample{2.0 * si::second, 3.0});
static_assert(one != unitstep::sample{2.0 * si::second, 4.0});

TEST(Sample, IsTheSameAtRunTime) {
  double volatile x = 3.0;
  double const here = x;
  EXPECT_TRUE((unitstep::sample{2.0 * si::second, here} == one));
}

}  // namespace
