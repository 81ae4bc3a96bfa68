// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/units/quantity.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::detail::no_state_of_motion;
using verdicts::reads;
using mass = boost::units::quantity<si::mass>;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using moving = motion<length, velocity>;

static_assert(no_state_of_motion<mass> && no_state_of_motion<double>);
static_assert(!no_state_of_motion<moving> && !no_state_of_motion<motion<double, double>>);
// A state that was refused is not refused again.
static_assert(!no_state_of_motion<unitstep::unknown>);
static_assert(!no_state_of_motion<unitstep::detail::refused_motion>);

template <class Mass, class X, class V>
using verdict = decltype(unitstep::detail::check_mass_and_motion<Mass, X, V>());
static_assert(verdict<mass, length, velocity>::ok && verdict<double, double, double>::ok);
static_assert(reads<verdict<mass, velocity, length>>() == "expected velocity: m s^-2, got m");
static_assert(reads<verdict<length, length, velocity>>() == "expected mass: kg, got m");

template <class State>
using place = decltype(unitstep::detail::check_is_motion<State>());
static_assert(place<moving>::ok && place<unitstep::unknown>::ok);
static_assert(reads<place<velocity>>() == "expected state: a motion, got m s^-1");

// A caller's own function is called if it can be, although the library's would accept anything.
namespace own {
template <class A, class B>
constexpr int asked(A const&, B const&) {
  return 1;
}
[[maybe_unused]] constexpr int asked(unitstep::detail::any_argument,
                                     unitstep::detail::any_argument) {
  return 2;
}
constexpr int converted(mass, velocity) { return 1; }
constexpr int converted(unitstep::detail::any_argument, unitstep::detail::any_argument) {
  return 2;
}
}  // namespace own
static_assert(own::asked(mass{}, velocity{}) == 1);
static_assert(own::converted(mass{}, unitstep::light<si::velocity, double>{1.0}) == 1);
static_assert(own::converted(velocity{}, mass{}) == 2);

}  // namespace
