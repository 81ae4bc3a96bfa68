// SPDX-License-Identifier: BSL-1.0
// The thermal noise of a resistor on a capacitor.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <unitstep/ensemble/mean_of.hpp>
#include <unitstep/noise/langevin.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;
using unitstep::symbols::s;

//! [circuit]
struct low_pass {
  quantity<si::electric_potential> voltage;
};
constexpr quantity<si::resistance> resistance = 1e3 * si::ohm;
constexpr quantity<si::capacitance> capacitance = 1e-12 * si::farad;
constexpr auto room = 300.0 * si::kelvin;
constexpr quantity<si::time> rc = resistance * capacitance;

// Johnson's density of the voltage, 4 k T R, is one-sided: of it the
// strength is the root of a half.
constexpr auto strength = unitstep::sqrt(4.0 * boltzmann_constant *
                                         room * resistance / 2.0) /
                          rc;
constexpr auto discharges = [](low_pass const& c, auto) {
  return rates{-c.voltage / rc};
};
constexpr auto jitters = [](low_pass const&, auto) {
  return rates_of_noise{strength};
};
//! [circuit]

int main() {
  //! [check]
  // kT/C: 64.358 uV, whatever the resistance. In steps of RC / 20.
  auto const found = mean_of({.runs = 4000}, [](long run) {
    return integrate(
        sra1{}, low_pass{0.0 * si::volt},
        noisy{discharges, jitters, random_path{1, run}}, rc / 20.0,
        200);
  });
  double const volts = found.deviation.voltage.value();
  std::printf("the voltage jitters by %.2f uV\n", 1e6 * volts);
  return std::abs(volts - 64.358e-6) <
                 64.358e-6 * (4 / std::sqrt(2.0 * 4000) + 0.001)
             ? 0
             : 1;
  //! [check]
}
