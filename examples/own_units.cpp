// SPDX-License-Identifier: BSL-1.0
// Pixels, miles an hour, degrees Celsius and centimetres; and
// quantities inside a class.
#include <boost/units/absolute.hpp>
#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/imperial/mile.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/io.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/temperature/celsius.hpp>
#include <cstdio>
#include <iostream>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
namespace imperial = boost::units::imperial;
namespace metric = boost::units::metric;
using boost::units::quantity;

//! [pixel]
struct pixel_base_dimension
    : boost::units::base_dimension<pixel_base_dimension, 1> {};
struct pixel_base_unit
    : boost::units::base_unit<pixel_base_unit,
                              pixel_base_dimension::dimension_type,
                              1> {
  static constexpr char const* symbol() { return "px"; }
  static constexpr char const* name() { return "pixel"; }
};
constexpr pixel_base_unit::unit_type px{};
//! [pixel]

//! [sprite]
// A sprite jumps at 600 px/s and falls with 1500 px/s^2, downwards
// on the screen, in steps of 1/60 s.
constexpr unitstep::motion on_the_floor{400.0 * px,
                                        -600.0 * px / si::second};
constexpr auto falls = [](auto const&, auto) {
  return 1500.0 * px / (si::second * si::second);
};
constexpr auto top =
    unitstep::integrate(unitstep::velocity_verlet{}, on_the_floor,
                        falls, si::second / 60.0, 24);
// v^2 / 2 a = 120 px above the floor, after v / a = 24/60 s.
static_assert(top.position > 279.999 * px);
static_assert(top.position < 280.001 * px);
//! [sprite]

//! [zoom]
// The one place where a pixel has a length.
constexpr auto zoom = 0.01 * si::metre / px;
constexpr quantity<si::length> jump_of_the_hero =
    (400.0 * px - top.position) * zoom;
static_assert(jump_of_the_hero > 1.19999 * si::metre);
static_assert(jump_of_the_hero < 1.20001 * si::metre);
//! [zoom]

//! [border]
constexpr imperial::mile_base_unit::unit_type mile{};
constexpr imperial::foot_base_unit::unit_type foot{};
constexpr metric::hour_base_unit::unit_type hour{};

// In: 60 mph of somebody's, as metres per second.
constexpr quantity<si::velocity> speed{60.0 * mile / hour};
static_assert(speed > 26.8223 * si::metre_per_second);
static_assert(speed < 26.8225 * si::metre_per_second);
//! [border]

//! [between]
// Between: one system.
constexpr auto brakes = [](auto const&, auto) {
  return -8.0 * si::metre_per_second_squared;
};
constexpr auto seconds =
    speed / (8.0 * si::metre_per_second_squared);
constexpr auto stopped =
    unitstep::integrate(unitstep::velocity_verlet{},
                        unitstep::motion{0.0 * si::metre, speed},
                        brakes, seconds / 32.0, 32);
//! [between]

//! [out]
// Out: 147.5 feet for somebody else.
using feet = quantity<imperial::foot_base_unit::unit_type>;
constexpr feet way{stopped.position};
static_assert(way > 147.4 * foot && way < 147.6 * foot);
//! [out]

//! [other system]
// Nobody asks for SI: a run in centimetres and grams stays there.
constexpr unitstep::motion pendulum_bob{
    2.0 * cgs::centimetre, 0.0 * cgs::centimetre / cgs::second};
constexpr unitstep::second_law pulled_back{
    5.0 * cgs::gram,
    unitstep::spring{80.0 * cgs::dyne / cgs::centimetre}};
constexpr auto bob =
    unitstep::integrate(unitstep::rk4{}, pendulum_bob, pulled_back,
                        0.125 * cgs::second, 8);
//! [other system]

//! [same in SI]
// The same in SI; 2 cm are 0.02 m, and so on.
constexpr auto bob_in_si = unitstep::integrate(
    unitstep::rk4{},
    unitstep::motion{0.02 * si::metre, 0.0 * si::metre_per_second},
    unitstep::second_law{
        0.005 * si::kilogram,
        unitstep::spring{0.08 * si::newton / si::metre}},
    0.125 * si::second, 8);
static_assert(bob.position.value() / bob_in_si.position.value() >
                  99.99999 &&
              bob.position.value() / bob_in_si.position.value() <
                  100.00001);
//! [same in SI]

//! [car]
// A car at 60 km/h gains 10 km/h in every second. Its speed is in
// km/h, the step in seconds, and its way in km/h times s.
constexpr auto km_per_h = 1.0 * unitstep::symbols::km_per_h;
constexpr unitstep::motion car{0.0 * km_per_h * si::second,
                               60.0 * km_per_h};
constexpr auto speeds_up = [](auto const&, auto) {
  return 10.0 * km_per_h / si::second;
};
constexpr auto later = unitstep::integrate(
    unitstep::leapfrog{}, car, speeds_up, 1.0 * si::second, 10);
static_assert(later.velocity == 160.0 * km_per_h);
static_assert(later.position == 1100.0 * km_per_h * si::second);
// Ten seconds later, 1100/3600 km on.
constexpr quantity<si::length> way_of_car{later.position};
static_assert(way_of_car > 305.5 * si::metre &&
              way_of_car < 305.6 * si::metre);
//! [car]

//! [celsius]
// Degrees Celsius count from a zero of their own. In a run a
// temperature is in kelvins: Boost converts from one zero to
// another, and the number of kelvins above zero is the quantity.
using celsius =
    boost::units::absolute<boost::units::celsius::temperature>;
using kelvin = boost::units::absolute<si::temperature>;
constexpr quantity<si::temperature> from_celsius(double degrees) {
  return quantity<kelvin>(degrees * celsius()).value() * si::kelvin;
}
constexpr double to_celsius(quantity<si::temperature> warmth) {
  return quantity<celsius>(warmth.value() * kelvin()).value();
}

// Tea at 90 degrees in a room at 20: what is too much falls by a
// thousandth in a second.
struct cup {
  quantity<si::temperature> warmth;
};
constexpr auto cools = [](auto const& tea, auto) {
  constexpr auto room = from_celsius(20.0);
  return unitstep::rates{(room - tea.warmth) /
                         (1000.0 * si::second)};
};
constexpr cup after_ten_minutes =
    unitstep::integrate(unitstep::rk4{}, cup{from_celsius(90.0)},
                        cools, 60.0 * si::second, 10);
// 20 + 70 exp(-0.6)
static_assert(to_celsius(after_ten_minutes.warmth) > 58.41 &&
              to_celsius(after_ten_minutes.warmth) < 58.42);
//! [celsius]

//! [class]
// What goes into this class and what comes out of it has a unit.
class lift {
public:
  constexpr lift(quantity<si::mass> mass, quantity<si::force> pull)
      : mass_(mass), pull_(pull) {}

  constexpr void update(quantity<si::time> dt) {
    auto const net = [this](auto const&, auto) {
      return pull_ / mass_ - 9.8125 * si::metre_per_second_squared;
    };
    where_ = unitstep::integrate(unitstep::leapfrog{}, where_, net,
                                 dt, 1);
  }
  constexpr quantity<si::length> height() const {
    return where_.position;
  }
  //! [class]

  //! [members]
private:
  quantity<si::mass> mass_;
  quantity<si::force> pull_;
  unitstep::motion<quantity<si::length>, quantity<si::velocity>>
      where_{};
};
//! [members]

//! [lifted]
constexpr auto height_after_a_second = [] {
  lift l{512.0 * si::kilogram, 5280.0 * si::newton};
  for (int n = 0; n < 16; ++n) l.update(0.0625 * si::second);
  return l.height();
}();
// 5280 / 512 - 9.8125 = 0.5 m/s^2, for a second.
static_assert(height_after_a_second == 0.25 * si::metre);
//! [lifted]

//! [own point]
// A point of another library has no units. Where it comes in, units
// are put on, and where it goes out they are taken off.
struct point {
  float x, y;
};
using place = unitstep::vec<quantity<si::length, float>, 2>;
constexpr place typed(point p) {
  return {p.x * si::metre, p.y * si::metre};
}
constexpr point drawn(place const& p) {
  return {p.x.value(), p.y.value()};
}
static_assert(drawn(typed({3, 4})).y == 4);
static_assert(magnitude(typed({3, 4})) == 5.0F * si::metre);
//! [own point]

int main() {
  //! [print]
  std::cout << top.position << ", " << stopped.position << ", "
            << way << '\n';
  std::printf("%.2f m\n", jump_of_the_hero.value());
  //! [print]
}
