// SPDX-License-Identifier: BSL-1.0
// expect any: spring stiffness: kg s\^-2.*kg m s\^-2 \(N\)
// A spring is given a force for its stiffness.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
constexpr unitstep::motion start{1.0 * si::metre,
                                 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{
    2.0 * si::kilogram, unitstep::spring{40.0 * si::newton}};
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, start, field, 0.01 * si::second, 10);
//! [mistake]

int main() {}
