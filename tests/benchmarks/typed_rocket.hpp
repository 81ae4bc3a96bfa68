// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

/// The same rocket in unitstep, with Boost's or light quantities as members.
namespace typed {

namespace si = boost::units::si;
using boost::units::quantity;

struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
struct light_rocket {
  unitstep::light<si::length, double> height;
  unitstep::light<si::velocity, double> speed;
  unitstep::light<si::mass, double> mass;
};

constexpr auto thrust = 10.0 * si::newton;
constexpr auto gravity = 9.80665 * si::metre_per_second_squared;
constexpr auto flow = -0.004 * si::kilogram / si::second;

constexpr auto flight = [](auto const& r, auto) {
  return unitstep::rates{r.speed, thrust / r.mass - gravity, flow};
};
// The same with constants that are light too.
constexpr auto light_thrust = unitstep::light_of(thrust);
constexpr auto light_gravity = unitstep::light_of(gravity);
constexpr auto light_flow = unitstep::light_of(flow);
constexpr auto light_flight = [](auto const& r, auto) {
  return unitstep::rates{r.speed, light_thrust / r.mass - light_gravity, light_flow};
};

template <class Rocket, class Field>
constexpr double fly(Field const& field, long steps) {
  double const some = static_cast<double>(steps);
  Rocket const start{Rocket{}.height.from_value(some), Rocket{}.speed.from_value(some),
                     Rocket{}.mass.from_value(1000.0 + some)};
  return unitstep::integrate(unitstep::rk4{}, start, field, 0.01 * si::second, steps)
      .height.value();
}

}  // namespace typed
