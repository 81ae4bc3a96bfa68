// SPDX-License-Identifier: BSL-1.0
#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/state/rotation.hpp>

#include <gtest/gtest.h>

namespace si = boost::units::si;
namespace us = unitstep;
namespace ud = unitstep::detail;
using boost::units::quantity;
using dual = ud::number_with_slope<double>;

namespace {

using metres = us::light<si::length, dual>;
// Quantities become light ones, and types made of them follow.
static_assert(std::same_as<ud::on_number<quantity<si::length>, dual>, metres>);
static_assert(std::same_as<ud::on_number<double, dual>, dual> &&
              std::same_as<ud::on_number<int, dual>, int>);
static_assert(
    std::same_as<ud::on_number<us::vec<quantity<si::length>, 3>, dual>, us::vec<metres, 3>>);
static_assert(
    std::same_as<ud::on_number<std::array<quantity<si::length>, 2>, dual>, std::array<metres, 2>>);
static_assert(
    std::same_as<ud::on_number<us::motion<quantity<si::length>, quantity<si::velocity>>, dual>,
                 us::motion<metres, us::light<si::velocity, dual>>>);
static_assert(
    std::same_as<ud::on_number<us::rotation<us::quaternion<double>, us::vec<double, 3>>, dual>,
                 us::rotation<us::quaternion<dual>, us::vec<dual, 3>>>);
static_assert(std::same_as<ud::on_number<metres, dual>, metres>);
// A float becomes a dual number as well; a dual number stays as it is, since there are no duals of duals.
static_assert(std::same_as<ud::on_number<float, dual>, dual> &&
              std::same_as<ud::on_number<dual, dual>, dual>);
static_assert(std::same_as<ud::on_number<quantity<si::length, dual>, dual>, metres>);

// Values keep their bits, and are in the row in the order of the members.
constexpr us::motion start{us::vec{0.1, 2.0} * si::metre, us::vec{3.0, 0.4} * si::metre_per_second};
constexpr auto row = ud::vector_of_state<dual>(start);
static_assert(row.size == 4 && row[0].value == 0.1 && row[1].value == 2 && row[2].value == 3 &&
              row[3].value == 0.4);

struct fixed {
  quantity<si::length> level;
};
template <class N>
struct half_fixed {
  us::light<si::length, N> level;
  quantity<si::length> rest;
};
static_assert(!ud::rebindable<fixed, dual> && !ud::rebindable<half_fixed<double>, dual>);
static_assert(ud::rebindable<std::remove_const_t<decltype(start)>, dual>);

TEST(OnNumber, TheSameAtRunTime) {
  auto const s = start;
  EXPECT_EQ(ud::vector_of_state<dual>(s)[3].value, 0.4);
}

}  // namespace
