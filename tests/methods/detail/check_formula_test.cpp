// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::vec;
using time = quantity<si::time>;
using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using space =
    unitstep::motion<vec<quantity<si::length, float>, 3>, vec<quantity<si::velocity, float>, 3>>;
struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};

// These go through the formula with units; the programs in refuse/values show that a wrong one fails.
static_assert((unitstep::detail::instantiate_formula<unitstep::rk4, line, time>(), true));
static_assert(
    (unitstep::detail::instantiate_formula<unitstep::rk4, space, quantity<si::time, float>>(),
     true));
static_assert((unitstep::detail::instantiate_formula<unitstep::rk4, fall, time>(), true));
static_assert((unitstep::detail::instantiate_formula<unitstep::velocity_verlet, line, time>(),
               true));

// With the field that stands in for the caller's only units are checked; with any other the formula is solved.
constexpr auto pull = [](auto const& s, auto) { return -s.position / si::second / si::second; };
using unitstep::detail::only_checks_units;
static_assert(only_checks_units<unitstep::detail::checked_field<line, time>> &&
              only_checks_units<unitstep::detail::checked_field<space, quantity<si::time, float>>>);
static_assert(!only_checks_units<decltype(pull)> && !only_checks_units<line>);

TEST(CheckFormula, IsDoneByTheCompiler) {
  unitstep::detail::instantiate_formula<unitstep::rk4, line, time>();
  SUCCEED();
}

}  // namespace
