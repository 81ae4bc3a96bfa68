// SPDX-License-Identifier: BSL-1.0
// A rocket burns 40 of its 100 kg. How fast is it then?
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

//! [rocket]
struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
constexpr auto exhaust = 2500.0 * si::metre_per_second;
constexpr auto burn = 4.0 * si::kilogram / si::second;
constexpr auto g = 9.80665 * si::metre_per_second_squared;
constexpr auto flight = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, exhaust * burn / r.mass - g,
                         -burn};
};
//! [rocket]

//! [run]
constexpr rocket pad{0.0 * si::metre, 0.0 * si::metre_per_second,
                     100.0 * si::kilogram};
constexpr auto seconds = unitstep::trajectory<10>(
    unitstep::rk4{}, pad, flight, 1.0 * si::second);
//! [run]

//! [closed form]
// Tsiolkovsky, with gravity.
constexpr auto exact_speed(quantity<si::time> t) {
  double const left = 1 - t * burn / pad.mass;
  return exhaust * unitstep::math::log(1 / left) - g * t;
}
//! [closed form]

//! [claim]
constexpr rocket burnt_out = seconds[10].state;
constexpr double error =
    (burnt_out.speed - exact_speed(10.0 * si::second)).value();
static_assert(burnt_out.mass == 60.0 * si::kilogram);
static_assert(exact_speed(10.0 * si::second) >
              1178.9 * si::metre_per_second);
static_assert(exact_speed(10.0 * si::second) <
              1179.0 * si::metre_per_second);
// A step of rk4 is Simpson's rule here: with f = burn / mass,
// exhaust h^4 / 2880 (f'''(10 s) - f'''(0)) is 0.0000895 m/s.
static_assert(error > 8.8e-5 && error < 9.0e-5);
//! [claim]

//! [light]
using unitstep::light;
struct light_rocket {
  light<si::length> height;
  light<si::velocity> speed;
  light<si::mass> mass;
};
constexpr light_rocket filled() {
  light_rocket r{};
  r.mass = 100.0 * si::kilogram;
  return r;
}
constexpr auto light_end = unitstep::integrate(
    unitstep::rk4{}, filled(),
    [](light_rocket const& r, auto) {
      return unitstep::rates{r.speed, exhaust * burn / r.mass - g,
                             -burn};
    },
    1.0 * si::second, 10);
static_assert(light_end.speed == burnt_out.speed);
//! [light]

int main() {
  std::printf("    t     mass     speed     exact   height\n");
  std::printf("    s       kg       m/s       m/s        m\n");
  for (auto const& [time, r] : seconds)
    std::printf("%5.0f %8.0f %9.3f %9.3f %8.1f\n", time.value(),
                r.mass.value(), r.speed.value(),
                exact_speed(time).value(), r.height.value());
}
