// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <tuple>
#include <unitstep/answers/observation.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using us::observation;
using us::symbols::kg, us::symbols::m, us::symbols::s;

// The types are those of the input and of the measured value.
constexpr observation way{0.5 * s, 1.0 * m, 0.1 * m};
static_assert(
    std::same_as<decltype(way), observation<quantity<si::time>, quantity<si::length>> const>);
static_assert(way.input == 0.5 * s && way.value == 1.0 * m && way.sigma == 0.1 * m);
// A deviation in another spelling of the unit.
static_assert(observation{0, 1.0 * m, 0.1 * (m / s) * s}.sigma == 0.1 * m);

// One deviation for all numbers of a vec or a list, or one for each.
constexpr observation place{0.5 * s, us::vec{1.0 * m, 2.0 * m}, 0.1 * m};
static_assert(place.sigma.x == 0.1 * m && place.sigma.y == 0.1 * m);
constexpr observation each{0.5 * s, us::vec{1.0 * m, 2.0 * m}, us::vec{0.1 * m, 0.2 * m}};
static_assert(each.sigma.x == 0.1 * m && each.sigma.y == 0.2 * m);
constexpr observation list{0, std::array{us::vec{1.0 * m, 2.0 * m}, us::vec{3.0 * m, 4.0 * m}},
                           0.1 * m};
static_assert(list.sigma[1].y == 0.1 * m);
constexpr observation of_two_units{0, std::tuple{1.0 * m, 2.0 * kg}, std::tuple{0.1 * m, 0.2 * kg}};
static_assert(std::get<1>(of_two_units.sigma) == 0.2 * kg);

// A default observation has no sigma, which a fit refuses.
static_assert(observation<int, quantity<si::length>>{}.sigma == 0.0 * m);

// A list that is made by units, or by types, is a list of observations of quantities.
static_assert(std::same_as<us::observations<si::time, si::length>,
                           std::vector<observation<quantity<si::time>, quantity<si::length>>>>);
static_assert(std::same_as<us::observations<int, us::vec<double, 2>>,
                           std::vector<observation<int, us::vec<double, 2>>>>);
static_assert(std::same_as<us::observations<quantity<si::time>, double>,
                           std::vector<observation<quantity<si::time>, double>>>);
TEST(Observation, FillsAListInALoop) {
  us::observations<si::time, si::length> data;
  for (int n = 0; n < 3; ++n) data.push_back({n * 0.5 * s, 2.0 * n * m, 0.1 * m});
  ASSERT_EQ(data.size(), 3U);
  EXPECT_EQ(data[2].input, 1.0 * s);
  EXPECT_EQ(data[2].value, 4.0 * m);
  EXPECT_EQ(data[2].sigma, 0.1 * m);
}

TEST(Observation, HoldsListsWhoseLengthIsKnownLater) {
  observation const seen{0, std::vector{1.0 * m, 2.0 * m, 3.0 * m}, 0.1 * m};
  ASSERT_EQ(seen.sigma.size(), 3U);
  EXPECT_EQ(seen.sigma[2], 0.1 * m);
  observation const of_each{0, std::vector{1.0 * m, 2.0 * m}, std::vector{0.1 * m, 0.2 * m}};
  EXPECT_EQ(of_each.sigma[1], 0.2 * m);
}

}  // namespace
