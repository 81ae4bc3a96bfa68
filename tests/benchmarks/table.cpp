// SPDX-License-Identifier: BSL-1.0
// A table of STEPS steps that the compiler has computed, and a function that reads it.
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/rk4.hpp>

namespace si = boost::units::si;

constexpr auto table = unitstep::trajectory<STEPS>(
    unitstep::rk4{}, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
    unitstep::second_law{1.0 * si::kilogram, unitstep::spring{15.0 * si::newton / si::metre}},
    0.01 * si::second);

double position_at(std::size_t n) { return table[n].state.position.value(); }
