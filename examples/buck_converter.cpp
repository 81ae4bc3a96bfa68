// SPDX-License-Identifier: BSL-1.0
// A switch chops 12 V a hundred thousand times a second, and a coil
// and a capacitor smooth that. What arrives, after ten milliseconds?
#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

//! [converter]
struct converter {
  decltype(light_of(1.0 * A)) current;  // in the coil
  decltype(light_of(1.0 * V)) voltage;  // of the capacitor
};
constexpr auto uH = V * us / A;
constexpr auto inductance = 100.0 * uH;
constexpr auto capacitance = 10.0 * uF;
constexpr auto load = 5.0 * ohm;
constexpr auto supply = 12.0 * V;

// The switch is closed in the first 4 of each 10 microseconds. These
// numbers are exact in microseconds; where t / period rounds up to
// the next period, t lies before it, and the switch is still open.
constexpr auto period = 10.0 * us, on = 4.0 * us;
constexpr auto input_at = [](auto t) {
  double const periods = t / period;
  auto const begun =
      static_cast<double>(static_cast<long>(periods)) * period;
  return (t >= begun && t < begun + on ? 1.0 : 0.0) * supply;
};
constexpr auto flows = [](auto const& c, auto t) {
  return rates{(input_at(t) - c.voltage) / inductance,
               (c.current - c.voltage / load) / capacitance};
};
//! [converter]

//! [jumps]
constexpr tolerance allowed{
    converter{light_of(3e-9 * A), light_of(3e-9 * V)}};
constexpr simulation start{dormand_prince5{},
                           converter{},
                           flows,
                           allowed,
                           0.0 * us,
                           jumps_every(period),
                           jumps_every(period, on)};
//! [jumps]

//! [closed form]
// Around what it would settle at, the voltage is a damped swing, of
// w^2 = 1 / (L C) - 1 / (2 R C)^2.
constexpr converter after(converter c, auto input, auto t) {
  auto const decay = 1.0 / (2.0 * load * capacitance);
  auto const w =
      sqrt(1.0 / (inductance * capacitance) - decay * decay);
  auto const off = c.voltage - input;
  auto const slope = (c.current - c.voltage / load) / capacitance;
  auto const a = (slope + decay * off) / w;
  auto const fades = math::exp(-decay * t);
  auto const sine = math::sin(w * t), cosine = math::cos(w * t);
  c.voltage = input + fades * (off * cosine + a * sine);
  c.current =
      c.voltage / load + capacitance * fades *
                             ((a * w - decay * off) * cosine -
                              (off * w + decay * a) * sine);
  return c;
}
//! [closed form]

//! [compared]
// A run of some periods beside the closed form, at the end of each
// phase.
struct outcome {
  converter end;
  double error = 0;     // the largest, in A and V
  int first_phase = 0;  // its steps
  int most_steps = 0;   // of any later phase
  long steps = 0;
};
constexpr outcome compared(int periods) {
  simulation sim = start;
  outcome found{};
  converter due{};
  auto const phase = [&](auto input, auto length, auto end) {
    int steps = 0;
    for (; sim.time() < end; ++steps) sim.step();
    due = after(due, input, length);
    auto const now = sim.state();
    double const off[] = {
        magnitude(now.current - due.current).value(),
        magnitude(now.voltage - due.voltage).value()};
    found.error = std::max({found.error, off[0], off[1]});
    if (found.first_phase == 0)
      found.first_phase = steps;
    else
      found.most_steps = std::max(found.most_steps, steps);
  };
  for (int k = 0; k < periods; ++k) {
    phase(supply, on, k * period + on);
    phase(0.0 * V, period - on, (k + 1) * period);
  }
  found.end = sim.state();
  found.steps = sim.steps();
  return found;
}
//! [compared]

//! [proved]
constexpr outcome ten = compared(10);
static_assert(ten.error < 1e-9 && ten.most_steps <= 6);
//! [proved]

//! [without]
// The same run, which is told nothing of the switch.
struct blind {
  converter end;
  long tried;  // steps, of which about half were too long
};
blind without_jumps() {
  auto const end = 10'000.0 * us;
  simulation sim{dormand_prince5{}, converter{}, flows, allowed,
                 0.0 * us};
  while (sim.time() < end) sim.step();
  return {sim.at(end), sim.steps() + sim.rejected()};
}
//! [without]

//! [all]
// After 10 ms, by matrix exponentials of each phase in 40 digits.
constexpr auto due_current = 0.81571433740048373 * A;
constexpr auto due_voltage = 4.7946134666301090 * V;

int main() {
  outcome const all = compared(1000);
  std::printf("after 10 ms\n%12.9f A\n%12.9f V\n\n",
              all.end.current.value(), all.end.voltage.value());
  std::printf("%ld steps: %d in the first phase, from nothing,\n",
              all.steps, all.first_phase);
  std::printf("%d in any other at most\n", all.most_steps);
  blind const guess = without_jumps();
  auto const off = guess.end.voltage - due_voltage;
  std::printf("without jumps %ld steps, and %.1e V off\n",
              guess.tried, off.value());
  bool const right =
      all.error < 1e-9 && all.most_steps <= 6 &&
      magnitude(all.end.current - due_current) < 1e-9 * A &&
      magnitude(all.end.voltage - due_voltage) < 1e-9 * V &&
      guess.tried > 8 * all.steps && magnitude(off) > 1e-7 * V;
  return right ? 0 : 1;
}
//! [all]
