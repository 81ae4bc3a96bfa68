// SPDX-License-Identifier: BSL-1.0
// A wage.
//
// P7 (D: Integration Overview) Someone earns 250 pounds per week: 1000 after four weeks, which the slide
//     writes as 200 x 4; how much it is after 3.5 weeks depends on whether time is continuous or discrete.
//     Facts: 250 pounds a week; 4 weeks, 3.5 weeks; printed `200.0 * 4.0`.
//     Corrected: 1000 pounds is right and 200 x 4 = 800 is not; after 3.5 weeks it is 875 pounds if the wage
//     flows, by any method, and 750 if it is paid weekly.
//     See tutorial_any_state.
#include <gtest/gtest.h>

#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/physical_dimensions/time.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>

namespace {

struct money : boost::units::base_dimension<money, 1> {};
struct pound_base_unit : boost::units::base_unit<pound_base_unit, money::dimension_type, 1> {};
struct week_base_unit : boost::units::base_unit<week_base_unit, boost::units::time_dimension, 2> {};
using wages = boost::units::make_system<pound_base_unit, week_base_unit>::type;
using pounds = boost::units::unit<money::dimension_type, wages>;
using weeks = boost::units::unit<boost::units::time_dimension, wages>;
using boost::units::quantity;

// P7:
struct purse {
  quantity<pounds> savings;
};
constexpr auto earns = [](purse const&, auto) {
  return unitstep::rates{250.0 * pounds{} / weeks{}};
};
// Half-weekly samples of a wage that flows, weekly ones of a wage that is paid in instalments.
template <class Method>
constexpr auto flowing = unitstep::trajectory<8>(Method{}, purse{}, earns, 0.5 * weeks{});
constexpr auto paydays =
    unitstep::trajectory<4>(unitstep::explicit_euler{}, purse{}, earns, 1.0 * weeks{});

template <class Method>
constexpr bool is_a_line() {
  for (auto const& [time, state] : flowing<Method>)
    if (state.savings != 250.0 * pounds{} / weeks{} * time) return false;
  return flowing<Method>[8].time == 4.0 * weeks{};
}
static_assert(is_a_line<unitstep::explicit_euler>() && is_a_line<unitstep::rk4>());
static_assert(flowing<unitstep::rk4>[7].state.savings == 875.0 * pounds{});
static_assert(paydays[3].state.savings == 750.0 * pounds{});
static_assert(paydays[4].state.savings == 1000.0 * pounds{});
static_assert(paydays[4].state.savings - 200.0 * 4.0 * pounds{} == 200.0 * pounds{});
static_assert(200.0 * 4.0 == 800 && flowing<unitstep::rk4>[7].time == 3.5 * weeks{});

TEST(ArticleD, PayIsTheSameAtRunTime) {
  double volatile half = 0.5;
  auto const here =
      unitstep::trajectory<8>(unitstep::rk4{}, purse{}, earns, double{half} * weeks{});
  EXPECT_EQ(here[7].state.savings.value(), 875.0);
}

}  // namespace
