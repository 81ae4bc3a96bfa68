// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/on_each_body.hpp>
#include <unitstep/forces/spring.hpp>

#include "support/bodies.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;

using line = motion<quantity<si::length>, quantity<si::velocity>>;
using pair = motion<std::array<quantity<si::length>, 2>, std::array<quantity<si::velocity>, 2>>;
using mass = quantity<si::mass>;
using masses = std::array<mass, 2>;
template <class State, class Mass, class... Laws>
constexpr bool fit =
    decltype(unitstep::detail::check_second_law<State, quantity<si::time>, Mass, Laws...>())::ok;

// One mass, or one for each body, in the number type of the state; never a vec.
static_assert(fit<line, mass> && fit<pair, mass> && fit<pair, masses>);
static_assert(!fit<line, masses> && !fit<pair, std::array<mass, 3>> && !fit<pair, vec<mass, 2>>);
static_assert(!fit<line, double> && !fit<line, quantity<si::mass, float>>);
static_assert(!fit<pair, std::array<double, 2>> && !fit<line, vec<mass, 2>>);

// Constants: one for all, or as many as bodies.
using stiffness = quantity<si::surface_tension>;
using acceleration = quantity<si::acceleration>;
static_assert(fit<line, mass, spring<stiffness>> && fit<pair, masses, spring<stiffness>>);
static_assert(fit<pair, masses, spring<std::array<stiffness, 2>>>);
static_assert(!fit<pair, masses, spring<std::array<stiffness, 3>>>);
static_assert(!fit<line, mass, spring<std::array<stiffness, 2>>>);
static_assert(!fit<pair, masses, spring<quantity<si::force>>>);
static_assert(fit<pair, mass, gravity<acceleration>> &&
              fit<pair, mass, gravity<std::array<acceleration, 2>>>);
static_assert(!fit<pair, mass, gravity<vec<acceleration, 2>>>);
// An array with one body is an array.
using single = motion<std::array<quantity<si::length>, 1>, std::array<quantity<si::velocity>, 1>>;
static_assert(fit<single, mass, spring<std::array<stiffness, 1>>>);
static_assert(!fit<single, mass, spring<std::array<stiffness, 2>>>);

// There must be at least one law.
template <std::size_t laws>
constexpr bool so_many_fit = decltype(unitstep::detail::check_law_count<laws>())::ok;
static_assert(so_many_fit<1> && so_many_fit<2> && !so_many_fit<0>);

// Laws between bodies need an array of bodies.
using G = decltype(1.0 * bodies::per_mass);
static_assert(fit<pair, masses, mutual_gravity<G>> && fit<pair, mass, mutual_gravity<G>>);
static_assert(!fit<line, mass, mutual_gravity<G>> && !fit<pair, masses, mutual_gravity<mass>>);

// A caller's law returns an array for all bodies, or one force for each body.
constexpr auto k = 1.0 * bodies::newton_per_metre;
constexpr auto of_all = [](auto const& s, auto) {
  return std::array{-k * s.position[0], -k * s.position[1]};
};
constexpr auto of_one = [](auto const& s, auto) { return -k * s.position; };
static_assert(fit<pair, masses, std::remove_const_t<decltype(of_all)>>);
static_assert(fit<line, mass, std::remove_const_t<decltype(of_one)>>);
static_assert(fit<pair, masses, on_each_body<std::remove_const_t<decltype(of_one)>>>);
constexpr auto of_no_time = [](auto const& s) { return -k * s.position; };
static_assert(!fit<pair, masses, on_each_body<std::remove_const_t<decltype(of_no_time)>>>);

// The body of a caller's law for one body is checked first; laws that are called for each of many are not.
template <class State, class Law>
constexpr bool body_of_law_is_checkable(Law const&) {
  return unitstep::detail::body_of_law_is_checkable<Law, State, quantity<si::time>>;
}
static_assert(body_of_law_is_checkable<line>(of_one) && !body_of_law_is_checkable<pair>(of_all));
static_assert(!body_of_law_is_checkable<line>(on_each_body{of_one}));
static_assert(!body_of_law_is_checkable<line>(mutual_gravity{G{}}));
static_assert(unitstep::detail::body_is_checkable<std::remove_const_t<decltype(of_all)>, pair,
                                                  quantity<si::time>>);

// A call by hand judges the motion first, then the rest.
template <class State, class Mass, class... Laws>
constexpr bool called = unitstep::detail::check_call<State, quantity<si::time>, Mass, Laws...>().ok;
static_assert(called<line, mass, spring<stiffness>> && !called<line, mass>);
static_assert(!called<line, double, spring<stiffness>> && !called<mass, mass, spring<stiffness>>);
static_assert(!called<motion<quantity<si::length>, mass>, mass, spring<stiffness>>);

TEST(CheckSecondLaw, IsDoneByTheCompiler) { EXPECT_TRUE((fit<pair, masses, spring<stiffness>>)); }

}  // namespace
