// SPDX-License-Identifier: BSL-1.0
// A proof of ten steps of a spring, for a program that has included the headers it names.
#pragma once

#include <boost/units/systems/si.hpp>

namespace si = boost::units::si;

constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
    [](auto const& s, auto) { return -(15.0 / si::second / si::second * s.position); },
    0.01 * si::second, 10);
// cos(0.1 * sqrt(15)) = 0.9259...
static_assert(end.position > 0.925 * si::metre && end.position < 0.926 * si::metre);
