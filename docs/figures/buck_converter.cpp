// SPDX-License-Identifier: BSL-1.0
// The first half of a millisecond of a switched supply: current and voltage.
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

struct converter {
  decltype(light_of(1.0 * A)) current;
  decltype(light_of(1.0 * V)) voltage;
};

int main() {
  auto const period = 10.0 * us, on = 4.0 * us;
  auto const flows = [=](converter const& c, auto t) {
    double const periods = t / period;
    auto const begun = static_cast<double>(static_cast<long>(periods)) * period;
    auto const input = (t >= begun && t < begun + on ? 12.0 : 0.0) * V;
    return rates{(input - c.voltage) / (100.0 * V * us / A),
                 (c.current - c.voltage / (5.0 * ohm)) / (10.0 * uF)};
  };
  std::vector<figures::point> current, voltage;
  auto const look = [&](converter const& c, auto t) {
    current.push_back({t.value(), c.current.value()});
    voltage.push_back({t.value(), c.voltage.value()});
  };
  static_cast<void>(integrate(dormand_prince5{}, converter{}, flows,
                              tolerance{converter{light_of(3e-9 * A), light_of(3e-9 * V)}},
                              400.0 * us, jumps_every(period), jumps_every(period, on),
                              every(1.0 * us, look)));
  figures::plot{
      "buck-converter",
      "Voltage and current over 400 microseconds. The voltage rises smoothly to 6.5 volts "
      "and swings back to 4.8 volts. The current rises and falls in teeth of half an "
      "ampere, one every ten microseconds.",
      {"time in µs", 0, 400, 50},
      {"V, A", 0, 8, 2}}
      .add({"current in A", current})
      .add({"voltage in V", voltage})
      .without_reference()
      .write();
}
