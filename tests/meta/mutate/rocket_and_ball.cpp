// SPDX-License-Identifier: BSL-1.0
// What the examples leave out: a state of one's own, a vector, a law, a simulation, a method.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};
constexpr auto burn = 4.0 * si::kilogram / si::second;
constexpr auto exhaust = 2500.0 * si::metre_per_second;
constexpr rocket on_the_ground{0.0 * si::metre, 0.0 * si::metre_per_second, 100.0 * si::kilogram};
constexpr auto thrust = [](rocket const& r, auto) {
  return unitstep::rates{r.speed, exhaust * burn / r.mass - 9.8 * si::metre_per_second_squared,
                         -burn};
};
constexpr auto lifted =
    unitstep::integrate(unitstep::rk4{}, on_the_ground, thrust, 0.25 * si::second, 4);
static_assert(lifted.mass == 96.0 * si::kilogram);

constexpr auto g = 9.8 * si::metre_per_second_squared;
constexpr auto up = unitstep::vec{0.0, 1.0} * si::metre;
constexpr unitstep::motion thrown{up, unitstep::vec{3.0, 4.0} * si::metre_per_second};
constexpr auto fall = [](auto const& s, auto) {
  return -g * unitstep::vec{0.0, 1.0} - s.velocity / (10.0 * si::second);
};
constexpr auto landed = unitstep::integrate(unitstep::rk4{}, thrown, fall, 0.125 * si::second, 8);
static_assert(landed.position.x < 3.0 * si::metre);

constexpr unitstep::second_law oscillator{1.0 * si::kilogram,
                                          unitstep::spring{15.0 * si::newton / si::metre},
                                          unitstep::damper{0.1 * si::kilogram / si::second}};
constexpr auto swings_back() {
  unitstep::simulation sim{unitstep::velocity_verlet{},
                           unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                           oscillator, 0.01 * si::second};
  while (sim.state().position > 0.0 * si::metre) sim.step();
  return sim.time();
}
static_assert(swings_back() < 0.5 * si::second);

constexpr auto pull = [](auto const& s, auto t) {
  auto const k = 15.0 * si::newton / si::metre;
  auto const drive = 1.0 * si::newton / si::second * t;
  return drive - k * (s.position + s.velocity * (0.1 * si::second));
};
constexpr unitstep::second_law driven{2.0 * si::kilogram, pull};
constexpr auto later = unitstep::integrate(
    unitstep::rk4{}, unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second}, driven,
    0.01 * si::second, 10);
static_assert(later.position + later.velocity * (1.0 * si::second) > 0.0 * si::metre);

int main() {}
