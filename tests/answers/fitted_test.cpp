// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <sstream>
#include <stdexcept>
#include <string>
#include <support/refusal.hpp>
#include <tuple>
#include <unitstep/answers/fitted.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using us::symbols::kg, us::symbols::m, us::symbols::s;

using line = us::fitted<quantity<si::mass>, quantity<si::length>, double>;
static_assert(std::tuple_size_v<line> == 3);
static_assert(std::same_as<std::tuple_element_t<1, line>, us::measured<quantity<si::length>>>);

// Values as a fit would give them: variances of 0.04 kg^2 and 9 m^2, a covariance of -0.36 kg m, and a number at its
// bound.
line made() {
  line found{{2.0 * kg, 1234.5 * m, 0.25}, {"mass", "way", "share"}};
  found.is_at_bound[2] = true;
  found.covariances = {{{0.04, -0.36, 0}, {-0.36, 9, 0}, {0, 0, 0}}};
  found.chi_squared = 12.5;
  found.degrees_of_freedom = 10;
  found.iterations = 5;
  found.evaluations = 7;
  return found;
}

TEST(Fitted, HasUnits) {
  line const found = made();
  EXPECT_EQ(found.value<0>(), 2.0 * kg);
  EXPECT_NEAR(found.sigma<0>() / kg, 0.2, 1e-15);
  EXPECT_EQ((found.covariance<0, 1>()), -0.36 * kg * m);
  EXPECT_EQ((found.covariance<1, 1>()), 9.0 * m * m);
  EXPECT_EQ((found.covariance<2, 1>()), 0.0 * m);
  // -0.36 / (0.2 * 3)
  EXPECT_NEAR((found.correlation<0, 1>()), -0.6, 1e-15);
  EXPECT_EQ((found.correlation<2, 1>()), 0);
  EXPECT_EQ(found.chi_squared_per_degree(), 1.25);
  auto const [mass, way, share] = found;
  EXPECT_EQ(mass.value, 2.0 * kg);
  EXPECT_EQ(way.sigma, 3.0 * m);
  EXPECT_EQ(share.sigma, 0);
}

std::string printed(line const& found) {
  std::ostringstream out;
  out << found;
  return out.str();
}
// Each value is written to the second digit of its deviation: 0.2 and 3.0.
TEST(Fitted, IsPrinted) {
  EXPECT_EQ(printed(made()),
            "mass   2.00 +- 0.20 kg\n"
            "way    1234.5 +- 3.0 m\n"
            "share  0.25, at its bound\n"
            "mass and way are correlated by -0.60\n"
            "chi squared 12.5, 10 degrees of freedom, 1.25 each\n"
            "5 iterations, 7 evaluations\n");
  // A value much larger than its deviation is written with a power of ten, and a deviation above 100 without a point.
  line found = made();
  found.values = {2e-9 * kg, 123456.0 * m, 1e12};
  found.is_at_bound = {};
  found.covariances = {{{1e-22, 0, 0}, {0, 250000, 0}, {0, 0, 1e12}}};
  found.degrees_of_freedom = 0;
  EXPECT_EQ(printed(found),
            "mass   2.000e-09 +- 1.0e-11 kg\n"
            "way    1.2346e+05 +- 5.0e+02 m\n"
            "share  1.0000000e+12 +- 1.0e+06\n"
            "chi squared 12.5, 0 degrees of freedom\n"
            "5 iterations, 7 evaluations\n");
  EXPECT_EQ(refusals::refusal([&] { return found.chi_squared_per_degree(); }),
            "unitstep: a fit of as many unknowns as measurements leaves no degree of freedom");
}

}  // namespace
