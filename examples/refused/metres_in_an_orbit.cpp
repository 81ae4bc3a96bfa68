// SPDX-License-Identifier: BSL-1.0
// expect any: central_gravity GM: 10\^9 m\^3 s\^-2.*m\^3 s\^-2
// An orbit in kilometres is given the Earth's constant in metres.
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::vec;

using kilometre_unit = boost::units::make_scaled_unit<
    si::length, boost::units::scale<
                    10, boost::units::static_rational<3>>>::type;

//! [mistake]
constexpr kilometre_unit km;
constexpr unitstep::motion satellite{
    vec{7000.0, 0.0, 0.0} * km,
    vec{0.0, 7.5, 0.0} * km / si::second};
constexpr auto GM =
    3.986e14 * si::cubic_metre / (si::second * si::second);

constexpr auto end = unitstep::integrate(
    unitstep::velocity_verlet{}, satellite,
    unitstep::central_gravity{GM}, 10.0 * si::second, 100);
//! [mistake]

int main() {}
