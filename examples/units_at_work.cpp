// SPDX-License-Identifier: BSL-1.0
// A car brakes. What units let through, what they cost, and what
// they cannot see.
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <type_traits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [braking]
constexpr motion driving{0.0 * si::metre,
                         20.0 * si::metre_per_second};
constexpr auto brakes = [](auto const&, auto) {
  return -8000.0 * si::newton / (1600.0 * si::kilogram);
};
constexpr auto stopped =
    integrate(leapfrog{}, driving, brakes, 0.25 * si::second, 16);
static_assert(stopped.position == 40.0 * si::metre);
static_assert(stopped.velocity == 0.0 * si::metre_per_second);
//! [braking]

//! [converted]
using kilometre_unit = boost::units::make_scaled_unit<
    si::length, boost::units::scale<
                    10, boost::units::static_rational<3>>>::type;
using hour_unit = boost::units::metric::hour_base_unit::unit_type;
constexpr auto km_per_h = kilometre_unit{} / hour_unit{};

constexpr boost::units::quantity<si::velocity> speed_limit{
    72.0 * km_per_h};
static_assert(speed_limit.value() > 19.999999 &&
              speed_limit.value() < 20.000001);
static_assert(72 / 3.6 == 20);
//! [converted]

//! [same unit]
// Metres per hour times hours are metres, whatever the type says.
constexpr auto hour = 1.0 * hour_unit{};
constexpr motion parked{3.0 * si::metre / hour * hour,
                        0.0 * si::metre_per_second};
constexpr auto left_there =
    integrate(leapfrog{}, parked, brakes, 0.25 * si::second, 0);
static_assert(left_there.position.value() == 3.0);
//! [same unit]

//! [cost]
static_assert(sizeof(driving) == 2 * sizeof(double));
static_assert(
    std::is_trivially_copyable_v<decltype(simulation{
        leapfrog{}, driving, brakes, 0.25 * si::second})>);
// The same steps on plain numbers, to the last bit.
constexpr auto without_units = integrate(
    leapfrog{}, motion{0.0, 20.0},
    [](auto const&, auto) { return -5.0; }, 0.25, 16);
static_assert(stopped.position.value() == without_units.position);
//! [cost]

//! [unseen]
constexpr double goes(auto field) {
  return integrate(leapfrog{}, driving, field, 0.25 * si::second,
                   16)
      .position.value();
}
constexpr auto per_mass = [](double newton) {
  return [newton](auto const&, auto) {
    return newton * si::newton / (1600.0 * si::kilogram);
  };
};
static_assert(goes(per_mass(-8000)) == 40);
static_assert(goes(per_mass(8000)) == 120);  // the sign
static_assert(goes(per_mass(-800)) == 76);   // a zero too few
//! [unseen]

//! [answer]
// Power over mass and speed: W / (kg m/s) is m/s^2.
constexpr auto engine = [](auto const& s, auto) {
  return 48000.0 * si::watt / (1600.0 * si::kilogram * s.velocity);
};
constexpr auto faster =
    integrate(rk4{}, driving, engine, 0.25 * si::second, 20);
// v^2 grows by 2 P t / m: from 400 to 700 m^2/s^2 in 5 s.
static_assert(20 * 20 + 2 * 48000 * 5 / 1600 == 700);
constexpr auto v_squared = faster.velocity * faster.velocity;
constexpr auto one =
    si::metre * si::metre / si::second / si::second;
static_assert(v_squared > 699.999 * one &&
              v_squared < 700.001 * one);
//! [answer]

int main() {
  std::printf("by the brakes     %5.1f m\n", goes(per_mass(-8000)));
  std::printf("with a wrong sign %5.1f m\n", goes(per_mass(8000)));
  std::printf("with a tenth      %5.1f m\n", goes(per_mass(-800)));
}
