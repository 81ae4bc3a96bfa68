// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/energy.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/spring.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::damper;
using unitstep::gravity;
using unitstep::mutual_gravity;
using unitstep::spring;
using unitstep::vec;
using verdicts::reads;
using mass = quantity<si::mass>;
using length = quantity<si::length>;
using velocity = quantity<si::velocity>;
using stiffness = decltype(si::newton / si::metre * 1.0);

static_assert(decltype(unitstep::detail::check_has_potential<spring<stiffness>>())::ok);
static_assert(reads<decltype(unitstep::detail::check_has_potential<damper<double>>())>() ==
              "expected law: one that has a potential, got damper<double>");

// The verdict is that of a second law, after those on the motion and the mass.
template <class Law, class Mass = mass, class X = length, class V = velocity>
using verdict = decltype(unitstep::detail::check_potential<Law, Mass, X, V>());
static_assert(verdict<spring<stiffness>>::ok);
static_assert(verdict<spring<double>, double, double, double>::ok);
static_assert(verdict<gravity<vec<quantity<si::acceleration>, 3>>, mass, vec<length, 3>,
                      vec<velocity, 3>>::ok);
static_assert(reads<verdict<spring<stiffness>, length>>() == "expected mass: kg, got m");
static_assert(reads<verdict<spring<stiffness>, mass, velocity, length>>() ==
              "expected velocity: m s^-2, got m");
static_assert(reads<verdict<spring<quantity<si::force>>>>() ==
              "expected spring stiffness: kg s^-2, got kg m s^-2 (N)");
static_assert(reads<verdict<gravity<quantity<si::acceleration, float>>>>() ==
              "expected gravity: m s^-2 in double, got m s^-2 in float");
static_assert(reads<verdict<mutual_gravity<double>>>() ==
              "expected position: a std::array of bodies, got m");

}  // namespace
