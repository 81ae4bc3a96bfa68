// SPDX-License-Identifier: BSL-1.0
// expect any: slope: m.*got.*m rad
// The derivative of a range by an angle is taken for a length.
#include <boost/units/systems/si.hpp>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

constexpr auto range = [](auto angle) {
  return 40.0 * si::metre * unitstep::sin(2.0 * angle);
};
//! [mistake]
constexpr unitstep::with_slope<quantity<si::length>,
                               quantity<si::length>>
    found = unitstep::derivative(range, 0.5 * si::radian);
//! [mistake]

int main() {}
