// SPDX-License-Identifier: BSL-1.0
// expect any: torque: .*kg m\^2 s\^-2 \(J\).*divide by.*si::radian
// An arm times a force is an energy for Boost.Units; a torque is an
// energy per radian.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::vec;

//! [mistake]
constexpr auto arm = vec{0.0, 0.0, 0.25} * si::metre;
constexpr auto force = vec{20.0, 0.0, 0.0} * si::newton;
constexpr auto torque = [](auto const&, auto) {
  return cross(arm, force);
};

constexpr auto moment =
    si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr unitstep::rotation at_rest{
    unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
    vec{0.0, 0.0, 0.0} * si::radians_per_second};
constexpr auto turned = unitstep::integrate(
    unitstep::rk4{}, at_rest,
    unitstep::euler_equations{vec{1.0, 2.0, 3.0} * moment, torque},
    0.1 * si::second, 10);
//! [mistake]

int main() {}
