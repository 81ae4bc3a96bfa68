// SPDX-License-Identifier: BSL-1.0
// expect any: rate 0 \(of m\): m s\^-1.*m s\^-2
// The rates of a rocket in another order than its members.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

//! [mistake]
struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
constexpr auto thrust = 10000.0 * si::newton;
constexpr auto burn = 4.0 * si::kilogram / si::second;
constexpr auto flight = [](rocket const& r, auto) {
  return unitstep::rates{thrust / r.mass, r.speed, -burn};
};

constexpr rocket pad{0.0 * si::metre, 0.0 * si::metre_per_second,
                     100.0 * si::kilogram};
constexpr auto end = unitstep::integrate(
    unitstep::rk4{}, pad, flight, si::second / 16.0, 160);
//! [mistake]

int main() {}
