// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <unitstep/enclose/bounds.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using metres = us::light<si::length, us::bounds>;

constexpr metres level = metres::from_value({1.0, 2.0});
static_assert(level.lower == 1.0 * si::metre && level.upper == 2.0 * si::metre &&
              level.value() == us::bounds{1.0, 2.0});
static_assert(level == metres{1.0 * si::metre, 2.0 * si::metre} &&
              !(level == metres{1.0 * si::metre, 3.0 * si::metre}));

TEST(Bounds, TheSameAtRunTime) { EXPECT_EQ(metres::from_value({1.0, 2.0}).upper, level.upper); }

}  // namespace
