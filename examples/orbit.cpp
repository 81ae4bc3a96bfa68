// SPDX-License-Identifier: BSL-1.0
// A satellite in kilometres and kilometres per second.
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::vec;

//! [units]
using kilometre_unit = boost::units::make_scaled_unit<
    si::length, boost::units::scale<
                    10, boost::units::static_rational<3>>>::type;
constexpr kilometre_unit km;
constexpr auto km_per_s = km / si::second;
//! [units]

//! [orbit]
constexpr auto mu =
    398600.4418 * km * km * km / (si::second * si::second);
constexpr auto earth = [](auto const& s, auto) {
  auto const r = unitstep::norm(s.position);
  return -mu * s.position / (r * r * r);
};
// At its lowest, 7000 km from the centre; its ellipse has an
// eccentricity of 1/5, so v^2 = mu (1 + 1/5) / r.
constexpr double fastest =
    unitstep::sqrt(398600.4418 * 1.2 / 7000.0);
constexpr unitstep::motion perigee{vec{7000.0, 0.0} * km,
                                   vec{0.0, fastest} * km_per_s};
//! [orbit]

//! [run]
// Kepler's third law: the period is 2 pi sqrt(a^3 / mu), where
// a = 7000 km / (1 - 1/5). Half of it leads to the highest point.
constexpr double a = 8750.0;
constexpr double half_period =
    std::numbers::pi * a * unitstep::sqrt(a / 398600.4418);
constexpr auto apogee =
    unitstep::integrate(unitstep::butcher5{}, perigee, earth,
                        half_period / 512 * si::second, 512);
//! [run]

//! [claim]
// 7000 km (1 + 1/5) / (1 - 1/5) on the other side, at 2/3 of the
// speed.
constexpr double x = apogee.position.x.value();
constexpr double y = apogee.position.y.value();
static_assert(x > -10500.0 - 1e-5 && x < -10500.0 + 1e-5);
static_assert(y > -1e-5 && y < 1e-5);
constexpr double v = apogee.velocity.y.value();
static_assert(v > -fastest / 1.5 - 1e-8);
static_assert(v < -fastest / 1.5 + 1e-8);
//! [claim]

int main() {
  std::printf("half a period: %.3f s\n", half_period);
  std::printf("from %10.6f km at %9.6f km/s\n", 7000.0, fastest);
  std::printf("to   %10.6f km at %9.6f km/s\n", x, v);
}
