// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/imperial/pound.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::vec;
using unitstep::detail::is_inertia_along;
using verdicts::reads;

using length = quantity<si::length>;
using mass = quantity<si::mass>;
using foot = quantity<boost::units::imperial::foot_base_unit::unit_type>;
using pound = quantity<boost::units::imperial::pound_base_unit::unit_type>;
using angle = quantity<si::plane_angle>;
using inertia = quantity<si::moment_of_inertia>;

// A length needs a mass in any unit; an angle takes what is given.
static_assert(is_inertia_along<mass, length> && is_inertia_along<pound, foot>);
static_assert(!is_inertia_along<inertia, length> && !is_inertia_along<double, length>);
static_assert(is_inertia_along<inertia, angle> && is_inertia_along<mass, angle>);
static_assert(is_inertia_along<mass, double> && is_inertia_along<double, double>);

template <class Mass, class X>
using mass_verdict = decltype(unitstep::detail::check_mass_of<Mass, X>());

// For an energy: the mass of one body or of each; plain numbers go with plain numbers only.
static_assert(mass_verdict<mass, vec<length, 3>>::ok);
static_assert(mass_verdict<std::array<mass, 2>, std::array<vec<length, 2>, 2>>::ok);
static_assert(mass_verdict<double, std::array<double, 2>>::ok && mass_verdict<inertia, angle>::ok);
static_assert(reads<mass_verdict<double, length>>() ==
              "expected mass: kg, got a plain number (double)");
static_assert(reads<mass_verdict<double, angle>>() ==
              "expected mass: kg, got a plain number (double)");
static_assert(reads<mass_verdict<std::array<length, 2>, std::array<length, 2>>>() ==
              "expected mass: kg, got array<m, 2>");

static_assert(mass_verdict<mass, std::array<length, 2>>::ok);
static_assert(mass_verdict<std::array<mass, 1>, std::array<length, 1>>::ok);
static_assert(reads<mass_verdict<std::array<mass, 2>, length>>() ==
              "expected mass: kg, got array<kg, 2>");
static_assert(reads<mass_verdict<std::array<mass, 1>, std::array<length, 2>>>() ==
              "expected masses: array<kg, 2>, got array<kg, 1>");

// For a second law: also of the value type of the state, and as many masses as bodies.
template <class Mass, class X>
using of_law =
    decltype(unitstep::detail::check_mass<
             Mass, X,
             unitstep::rate_of<unitstep::rate_of<X, quantity<si::time>>, quantity<si::time>>>());
static_assert(of_law<mass, length>::ok && of_law<std::array<mass, 2>, std::array<length, 2>>::ok);
static_assert(of_law<mass, std::array<length, 2>>::ok &&
              of_law<std::array<mass, 1>, std::array<length, 1>>::ok);
static_assert(reads<of_law<std::array<mass, 1>, std::array<length, 2>>>() ==
              "expected masses: array<kg, 2>, got array<kg, 1>");
static_assert(of_law<inertia, angle>::ok && of_law<pound, foot>::ok);
static_assert(reads<of_law<double, length>>() == "expected mass: kg, got a plain number (double)");
static_assert(reads<of_law<double, angle>>() == "expected mass: kg, got a plain number (double)");
static_assert(reads<of_law<length, length>>() == "expected mass: kg, got m");
static_assert(reads<of_law<quantity<si::mass, float>, length>>() ==
              "expected mass: kg in double, got kg in float");
static_assert(reads<of_law<vec<mass, 2>, length>>() ==
              "expected mass: a quantity, or a std::array of them, got vec<kg, 2>");
static_assert(reads<of_law<std::array<mass, 2>, length>>() ==
              "expected mass: kg, got array<kg, 2>");
static_assert(reads<of_law<std::array<mass, 3>, std::array<length, 2>>>() ==
              "expected masses: array<kg, 2>, got array<kg, 3>");

TEST(CheckMass, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<of_law<length, length>>().data()), "expected mass: kg, got m");
}

}  // namespace
