// SPDX-License-Identifier: BSL-1.0
// expect any: rad s\^-1.*s\^-1
// Two turns in a second are given where radian in a second are due.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::vec;

//! [mistake]
constexpr auto per_second = 1.0 / si::second;
constexpr unitstep::rotation thrown{
    unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
    vec{0.0, 2.0, 0.0} * per_second};

constexpr auto moment =
    si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr auto caught = unitstep::integrate(
    unitstep::rk4{}, thrown,
    unitstep::euler_equations{vec{1.0, 2.0, 3.0} * moment},
    si::second / 64.0, 64);
//! [mistake]

int main() {}
