// SPDX-License-Identifier: BSL-1.0
// expect any: needs no position.*velocity_verlet
// A tank runs empty. It has no velocity that Verlet could kick.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
struct tank {
  boost::units::quantity<si::length> level;
};
constexpr auto leaks = [](tank const& t, auto) {
  return unitstep::rates{-0.1 * t.level / si::second};
};
constexpr auto later = unitstep::integrate(
    unitstep::velocity_verlet{}, tank{2.0 * si::metre}, leaks,
    1.0 * si::second, 10);
//! [mistake]

int main() {}
