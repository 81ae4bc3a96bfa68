// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <unitstep/analysis/judge_state.hpp>
#include <unitstep/units/quantity.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::detail::mass_and_motion_swapped;
using unitstep::detail::no_state_of_motion;
using mass = boost::units::quantity<si::mass>;
using moving =
    unitstep::motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>>;

static_assert(no_state_of_motion<mass> && no_state_of_motion<double>);
static_assert(!no_state_of_motion<moving> && !no_state_of_motion<unitstep::motion<double, double>>);
// What was refused is not refused again.
static_assert(!no_state_of_motion<unitstep::unknown>);
static_assert(!no_state_of_motion<unitstep::detail::refused_motion>);

static_assert(mass_and_motion_swapped<moving, mass>);
static_assert(!mass_and_motion_swapped<mass, moving> && !mass_and_motion_swapped<mass, mass>);
static_assert(!mass_and_motion_swapped<moving, moving>);

}  // namespace
