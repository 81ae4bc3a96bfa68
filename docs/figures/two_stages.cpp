// SPDX-License-Identifier: BSL-1.0
// A rocket that drops a stage, beside one that carries its empty shell along.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using namespace unitstep;
using namespace unitstep::symbols;

struct rocket {
  light<si::length> height;
  light<si::velocity> speed;
  light<si::mass> mass;
};

/// The speed of a rocket that drops so much when 40 kg are burnt, and burns 20 kg more.
std::vector<figures::point> flight(decltype(1.0 * kg) dropped) {
  rocket const pad{light_of(0.0 * m), light_of(0.0 * m_per_s), light_of(100.0 * kg)};
  auto const rises = [](rocket const& r, auto, int stage) {
    auto const exhaust = (stage == 0 ? 2000.0 : 2400.0) * m_per_s;
    auto const burn = (stage == 0 ? 4.0 : stage == 1 ? 1.0 : 0.0) * kg_per_s;
    return rates{r.speed, exhaust * burn / r.mass - 9.80665 * m_per_s2, -burn};
  };
  auto const fuel = [=](rocket const& r, auto, int stage) {
    return r.mass - (stage == 0 ? 60.0 * kg : stage == 1 ? 40.0 * kg - dropped : 0.0 * kg);
  };
  auto const burnt_out = [=](rocket& r, auto, int& stage) {
    if (++stage == 1) r.mass -= dropped;
  };
  std::vector<figures::point> speed;
  auto const look = [&](rocket const& r, auto t) { speed.push_back({t.value(), r.speed.value()}); };
  tolerance const allowed{
      rocket{light_of(1e-6 * m), light_of(1e-6 * m_per_s), light_of(1e-6 * kg)}};
  static_cast<void>(integrate(dormand_prince5{}, pad, rises, allowed, 40.0 * s, modes(0),
                              when(falling(fuel), burnt_out), every(0.25 * s, look)));
  return speed;
}

int main() {
  figures::plot{
      "two-stages",
      "Speed over 40 seconds of two rockets with the same fuel. For ten seconds they are the same. "
      "The one that then drops its empty shell of 15 kilograms gains more speed from the rest of "
      "the "
      "fuel: 2138 metres per second after 30 seconds, and 1701 for the one that keeps it.",
      {"time in s", 0, 40, 10},
      {"speed in m/s", 0, 2500, 500}}
      .add({"keeps the shell", flight(0.0 * kg)})
      .add({"drops it", flight(15.0 * kg)})
      .write();
}
