// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/units/detail/value_parts.hpp>
#include <unitstep/units/light.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::detail::value_of_unit;
using unitstep::detail::value_parts;

namespace laws {

// What is taken apart is put together again: a quantity, or a number, whose unit is 1.
template <class T>
constexpr bool is_its_parts = std::is_same_v<
    typename value_of_unit<typename value_parts<T>::unit, typename value_parts<T>::number>::type,
    T>;
static_assert(is_its_parts<quantity<si::length>> && is_its_parts<quantity<si::velocity, float>>);
static_assert(is_its_parts<double> && is_its_parts<float>);

// A unit that is 1 in whatever system makes a plain number.
static_assert(std::is_same_v<value_of_unit<si::dimensionless, float>::type, float>);
static_assert(std::is_same_v<value_parts<unitstep::light<si::length, float>>::unit, si::length>);

}  // namespace laws

TEST(ValueParts, AreTheSameAtRunTime) {
  value_of_unit<si::length, double>::type const metre = 1.0 * si::metre;
  EXPECT_EQ(metre.value(), 1.0);
}

}  // namespace
