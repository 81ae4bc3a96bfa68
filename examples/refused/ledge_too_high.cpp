// SPDX-License-Identifier: BSL-1.0
// expect any: static assertion failed.*he does not reach the ledge
// A designer makes the ledge higher than the hero can jump.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
constexpr double ledge = 1.2;  // in m
constexpr auto top = unitstep::integrate(
    unitstep::semi_implicit_euler{},
    unitstep::motion{0.0 * si::metre, 7.0 * si::metre_per_second},
    [](auto const&, auto) {
      return -20.0 * si::metre_per_second_squared;
    },
    si::second / 60.0, 21);
static_assert(top.position.value() > ledge,
              "he does not reach the ledge");
//! [mistake]

int main() {}
