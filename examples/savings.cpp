// SPDX-License-Identifier: BSL-1.0
// Someone earns 250 pounds a week. What is that after three and a
// half weeks?
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/physical_dimensions/time.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

//! [units]
struct money_base_dimension
    : boost::units::base_dimension<money_base_dimension, 1> {};
using money_dimension = money_base_dimension::dimension_type;

struct pound_base_unit
    : boost::units::base_unit<pound_base_unit, money_dimension, 1> {
};
struct week_base_unit
    : boost::units::base_unit<week_base_unit,
                              boost::units::time_dimension, 2> {};
//! [units]

//! [system]
using wages = boost::units::make_system<pound_base_unit,
                                        week_base_unit>::type;
using pounds = boost::units::unit<money_dimension, wages>;
using weeks =
    boost::units::unit<boost::units::time_dimension, wages>;
//! [system]

using boost::units::quantity;

//! [earns]
struct purse {
  quantity<pounds> savings;
};
constexpr auto earns = [](purse const&, auto) {
  return unitstep::rates{250.0 * pounds{} / weeks{}};
};
//! [earns]

//! [paid]
// Paid all the time, and paid at the end of each week.
constexpr auto continuously(double weeks_at_work) {
  return unitstep::integrate(unitstep::explicit_euler{}, purse{},
                             earns, weeks_at_work / 8 * weeks{}, 8)
      .savings;
}
constexpr auto in_instalments(double weeks_at_work) {
  int const paydays = static_cast<int>(weeks_at_work);
  return unitstep::integrate(unitstep::explicit_euler{}, purse{},
                             earns, 1.0 * weeks{}, paydays)
      .savings;
}
//! [paid]

//! [claim]
static_assert(continuously(4.0) == 1000.0 * pounds{});
static_assert(in_instalments(4.0) == 1000.0 * pounds{});
static_assert(continuously(3.5) == 875.0 * pounds{});
static_assert(in_instalments(3.5) == 750.0 * pounds{});
// "200 x 4", as a slide has it, is not what four weeks earn.
static_assert(continuously(4.0) != 200.0 * 4.0 * pounds{});
//! [claim]

int main() {
  std::printf("weeks   continuous   instalments\n");
  for (int half_weeks = 0; half_weeks <= 8; ++half_weeks) {
    double const t = half_weeks / 2.0;
    std::printf("%5.1f %12.0f %13.0f\n", t, continuously(t).value(),
                in_instalments(t).value());
  }
}
