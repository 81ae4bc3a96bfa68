// SPDX-License-Identifier: BSL-1.0
// A rocket that loses mass, beside one of constant mass under the same thrust.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using boost::units::quantity;

struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
constexpr auto g = 9.80665 * si::metre_per_second_squared;
constexpr auto thrust = 10000.0 * si::newton;

/// Burns so much a second, with the same thrust.
constexpr auto flight(decltype(si::kilogram / si::second * 1.0) burn) {
  return unitstep::trajectory<40>(
      unitstep::rk4{}, rocket{0.0 * si::metre, 0.0 * si::metre_per_second, 100.0 * si::kilogram},
      [burn](rocket const& r, auto) {
        return unitstep::rates{r.speed, thrust / r.mass - g, -burn};
      },
      0.25 * si::second);
}
constexpr auto burning = flight(4.0 * si::kilogram / si::second);
constexpr auto unchanged = flight(0.0 * si::kilogram / si::second);
static_assert(burning[40].state.mass == 60.0 * si::kilogram);

int main() {
  auto const speed = [](rocket const& r) { return r.speed.value(); };
  figures::plot{
      "rocket",
      "Speed over 10 seconds. A rocket that burns from 100 to 60 kilograms gains speed ever "
      "faster and reaches 1179 metres per second. With a constant mass the line is straight "
      "and ends at 902 metres per second.",
      {"time in s", 0, 10, 2},
      {"speed in m/s", 0, 1200, 300}}
      .add({"constant mass", figures::points_of(unchanged, speed)})
      .add({"100 kg burn to 60 kg", figures::points_of(burning, speed)})
      .write();
}
