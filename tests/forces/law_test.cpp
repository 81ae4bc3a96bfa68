// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/spring.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::fits;
using unitstep::product_of;
using unitstep::quotient_of;
using unitstep::vec;
using force = quantity<si::force>;
using length = quantity<si::length>;
using stiffness = quantity<si::surface_tension>;  // N/m

static_assert(fits<stiffness, quotient_of<force, length>>);
static_assert(!fits<stiffness, quotient_of<length, force>>);
static_assert(fits<stiffness, quotient_of<vec<force, 3>, vec<length, 3>>>);
static_assert(
    fits<stiffness, quotient_of<std::array<vec<force, 3>, 2>, std::array<vec<length, 3>, 2>>>);
static_assert(fits<force, product_of<quantity<si::acceleration>, quantity<si::mass>>>);
static_assert(
    fits<vec<force, 2>, product_of<vec<quantity<si::acceleration>, 2>, quantity<si::mass>>>);
static_assert(!fits<force, product_of<quantity<si::acceleration>, length>>);

static_assert(unitstep::law_with_constant<unitstep::spring<stiffness>>);
static_assert(!unitstep::law_with_constant<force>);

using state = unitstep::motion<length, quantity<si::velocity>>;
using time = quantity<si::time>;
template <class Law>
constexpr bool gives_force = decltype(unitstep::detail::judge_law<Law, state, time, force>())::ok;
constexpr auto own = [](auto const& s, auto) { return -2.0 * si::newton / si::metre * s.position; };
constexpr auto of_other_unit = [](auto const& s, auto) { return s.position; };
constexpr auto of_state_alone = [](auto const& s) { return s.position; };
static_assert(gives_force<unitstep::spring<stiffness>> && gives_force<decltype(own)>);
static_assert(!gives_force<unitstep::spring<force>>);
static_assert(!gives_force<unitstep::spring<quantity<si::surface_tension, float>>>);
static_assert(!gives_force<decltype(of_other_unit)> && !gives_force<decltype(of_state_alone)>);

TEST(Law, IsJudgedByTheCompiler) { EXPECT_TRUE(gives_force<decltype(own)>); }

}  // namespace
