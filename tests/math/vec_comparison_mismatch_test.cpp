// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_comparison_mismatch.hpp>

namespace {

// What is said of a mismatch, and that it is an error, is tested in tests/refuse.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::unknown;
using unitstep::vec;

template <std::size_t N>
constexpr bool refuses() {
  using metres = vec<quantity<si::length>, N>;
  using seconds = vec<quantity<si::time>, N>;
  using light_metres = vec<light<si::length, double>, N>;
  static_assert(std::same_as<decltype(metres{} == seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} != seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} == 1.0 * si::metre), unknown>);
  static_assert(std::same_as<decltype(1.0 == vec<double, N>{}), unknown>);
  static_assert(std::same_as<decltype(vec<float, N>{} == vec<double, N>{}), unknown>);
  static_assert(std::same_as<decltype(metres{} < metres{}), unknown>);
  static_assert(std::same_as<decltype(metres{} >= 1.0 * si::metre), unknown>);
  static_assert(!unitstep::detail::matched<decltype(light_metres{} > light_metres{})>);

  // What matches is chosen before these.
  static_assert(std::same_as<decltype(metres{} == metres{}), bool>);
  static_assert(std::same_as<decltype(metres{} != light_metres{}), bool>);
  static_assert(std::same_as<decltype(vec<int, N>{} == vec<double, N>{}), bool>);
  return true;
}
static_assert(refuses<1>() && refuses<2>() && refuses<3>() && refuses<4>());

TEST(VecComparisonMismatch, LeavesComparisonsThatMatchAlone) {
  vec const v{1.0 * si::metre, 2.0 * si::metre};
  EXPECT_TRUE(v == v);
  EXPECT_FALSE(v != v);
}

}  // namespace
