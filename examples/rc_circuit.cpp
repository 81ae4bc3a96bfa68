// SPDX-License-Identifier: BSL-1.0
// A capacitor charges through a resistor.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

//! [circuit]
struct capacitor {
  quantity<si::electric_potential> voltage;
};
constexpr auto source = 5.0 * si::volt;
constexpr auto resistance = 1000.0 * si::ohm;
constexpr auto capacitance = 0.0005 * si::farad;
constexpr auto charging = [](capacitor const& c, auto) {
  quantity<si::current> const current =
      (source - c.voltage) / resistance;
  return unitstep::rates{current / capacitance};
};
//! [circuit]

//! [run]
constexpr capacitor empty{0.0 * si::volt};
constexpr auto samples = unitstep::trajectory<16>(
    unitstep::rk4{}, empty, charging, 0.125 * si::second);
//! [run]

//! [closed form]
constexpr auto exact(quantity<si::time> t) {
  double const turns = t / (resistance * capacitance);
  return source * (1 - unitstep::math::exp(-turns));
}
//! [closed form]

//! [claim]
// RC is half a second, so a step is RC / 4. Each leaves the missing
// part (1/4)^5 / 120 * e^(1/4) = 1.0e-5 too large, and after 4 RC
// 5 V * 16 * 1.0e-5 * e^-4 = 1.5e-5 V are missing.
constexpr double missing =
    (exact(2.0 * si::second) - samples[16].state.voltage).value();
static_assert(missing > 1.4e-5 && missing < 1.6e-5);
static_assert(exact(2.0 * si::second) > 4.908 * si::volt);
static_assert(exact(2.0 * si::second) < 4.909 * si::volt);
//! [claim]

int main() {
  std::printf("    t   voltage     exact\n");
  std::printf("    s         V         V\n");
  for (auto const& [time, c] : samples)
    std::printf("%5.3f %9.5f %9.5f\n", time.value(),
                c.voltage.value(), exact(time).value());
}
