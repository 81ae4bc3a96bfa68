// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;

constexpr motion fall{2.0 * si::metre, -3.0 * si::metre_per_second};
static_assert(
    std::same_as<decltype(fall), motion<quantity<si::length>, quantity<si::velocity>> const>);
static_assert(fall.position == 2.0 * si::metre && fall.velocity == -3.0 * si::metre_per_second);
static_assert(fall == motion{2.0 * si::metre, -3.0 * si::metre_per_second});
static_assert(fall != motion{2.0 * si::metre, 3.0 * si::metre_per_second});
static_assert(fall != motion{1.0 * si::metre, -3.0 * si::metre_per_second});

// It is its two members and nothing else; plain numbers travel by copying bytes.
static_assert(std::is_aggregate_v<decltype(fall)> && sizeof(fall) == 2 * sizeof(double));
static_assert(std::is_trivially_copyable_v<motion<double, double>>);
static_assert(
    std::is_trivially_copyable_v<motion<unitstep::vec<float, 3>, unitstep::vec<float, 3>>>);

TEST(Motion, IsTheSameAtRunTime) {
  double volatile x = 2.0;
  double const here = x;
  EXPECT_TRUE((motion{here * si::metre, -3.0 * si::metre_per_second} == fall));
}

}  // namespace
