// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace math = unitstep::math;

// For a ratio, Boost's or light, each function gives its value for the number, to the last bit.
constexpr auto ratio = 3.0 * si::second / (4.0 * si::second);
constexpr auto light_ratio =
    unitstep::light_of(3.0 * si::second) / unitstep::light_of(4.0 * si::second);
static_assert(std::is_same_v<decltype(math::cos(light_ratio)), double>);
constexpr bool same_as_of_numbers(auto const& q) {
  return math::sqrt(q) == math::sqrt(0.75) && math::cbrt(q) == math::cbrt(0.75) &&
         math::exp(q) == math::exp(0.75) && math::log(q) == math::log(0.75) &&
         math::sin(q) == math::sin(0.75) && math::cos(q) == math::cos(0.75) &&
         math::tan(q) == math::tan(0.75) && math::atan(q) == math::atan(0.75);
}
static_assert(same_as_of_numbers(ratio) && same_as_of_numbers(light_ratio));
static_assert(!same_as_of_numbers(2.0 * ratio));
static_assert(std::is_same_v<decltype(math::sin(1.0F * si::metre / si::metre)), float>);

// In a field, where the time is a light quantity: an oscillating push.
constexpr auto period = 2.0 * si::second;
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto by_math = [](auto const&, auto t) {
  return math::cos(t / period) * si::metre_per_second_squared;
};
constexpr auto by_quantity = [](auto const&, auto t) {
  return unitstep::cos(t / period) * si::metre_per_second_squared;
};
constexpr auto end_of(auto field) {
  return unitstep::integrate(unitstep::rk4{}, start, field, 0.25 * si::second, 16);
}
static_assert(end_of(by_math) == end_of(by_quantity));

TEST(function_of_quantity, the_same_at_run_time) {
  EXPECT_TRUE(same_as_of_numbers(ratio));
  EXPECT_TRUE(same_as_of_numbers(light_ratio));
}

}  // namespace
