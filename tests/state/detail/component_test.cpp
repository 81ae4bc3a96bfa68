// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/state/detail/component.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::vec;
using unitstep::detail::component_of;
using unitstep::detail::component_parts;
using length = boost::units::quantity<si::length, float>;

namespace laws {

// A value that is no vec and no array is its own component.
static_assert(std::is_same_v<component_of<length>, length>);
static_assert(std::is_same_v<component_of<double>, double>);
// Vecs and arrays are opened, however deep they lie in one another.
static_assert(std::is_same_v<component_of<vec<length, 2>>, length>);
static_assert(std::is_same_v<component_of<std::array<vec<length, 3>, 4>>, length>);
static_assert(std::is_same_v<component_of<vec<std::array<double, 1>, 5>>, double>);

// A plain number has the unit 1.
static_assert(std::is_same_v<component_parts<std::array<vec<length, 3>, 4>>::number, float> &&
              std::is_same_v<component_parts<vec<length, 2>>::unit, si::length>);
static_assert(std::is_same_v<component_parts<vec<double, 2>>::unit, unitstep::no_unit>);

}  // namespace laws

TEST(Component, IsTheQuantityAtRunTimeToo) {
  std::array<vec<length, 2>, 2> const places{{{1.0F * si::metre, 2.0F * si::metre}, {}}};
  component_of<std::remove_const_t<decltype(places)>> const first = places[0].x;
  EXPECT_EQ(first.value(), 1.0F);
}

}  // namespace
