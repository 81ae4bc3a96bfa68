// SPDX-License-Identifier: BSL-1.0
// A car on a worn road: which spring and which damper are the most
// comfortable? They are searched for, and scanned on all cores.
// links: -lnlopt -ltbb
#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <initializer_list>
#include <type_traits>
#include <unitstep/answers/minimise.hpp>
#include <unitstep/ensemble/all_cores.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

//! [road]
// A worn road as ISO 8608 describes its class C: waves of 2 m to 64 m,
// seven of them, the longer the higher.
quantity<si::length> road(quantity<si::length> x) {
  auto height = 0.0 * m;
  double phase = 0;
  for (double wave : {64.0, 36.0, 20.0, 11.0, 6.3, 3.6, 2.0}) {
    // The density 256e-6 m^3 at 0.1 per metre falls by the square of
    // the wave number, and each wave stands for a band of factor 1.78.
    double const n = 1 / wave;
    double const density = 256e-6 * (0.1 / n) * (0.1 / n);
    double const amplitude = std::sqrt(2 * density * 0.58 * n);
    height +=
        amplitude * m *
        math::sin(2 * 3.141592653589793 * n * (x / m) + phase);
    phase += 2.4;
  }
  return height;
}
//! [road]

//! [car]
// A quarter of a car at 20 m/s, and what adds up on the way: the square
// of the body's acceleration.
constexpr auto shake = m_per_s2 * m_per_s2 * s;
using shaken = std::remove_const_t<decltype(shake)>;
template <class Number = double>
struct quarter_car {
  quantity<si::length, Number> body, wheel;
  quantity<si::velocity, Number> body_speed, wheel_speed;
  quantity<shaken, Number> shaking;
};

constexpr auto drive = [](auto stiffness, auto damping) {
  auto const moves = [=](auto const& now, auto t) {
    auto const tyre = road(20.0 * m_per_s * t) - now.wheel;
    auto const length = now.wheel - now.body;
    auto const push = stiffness * length +
                      damping * (now.wheel_speed - now.body_speed);
    auto const shakes = push / (300.0 * kg);
    return rates{now.body_speed, now.wheel_speed, shakes,
                 (200000.0 * N_per_m * tyre - push) / (40.0 * kg),
                 shakes * shakes};
  };
  using number = decltype(stiffness.value() * damping.value());
  return integrate(rk4{}, quarter_car<number>{}, moves, 0.004 * s,
                   2500)
      .shaking;
};
//! [car]

//! [scan]
// Twelve springs times twelve dampers, run on all cores. The first
// look is rough, but it is at everything.
struct tried {
  quantity<decltype(N / m)> stiffness;
  quantity<decltype(kg / s)> damping;
  quantity<shaken> shaking;
};
tried best_of_many() {
  auto const run = [](long number) {
    auto const column = static_cast<double>(number % 12);
    auto const row = static_cast<double>(number / 12);
    auto const stiffness = (10000.0 + 2500.0 * column) * N_per_m;
    auto const damping = (200.0 + 200.0 * row) * kg_per_s;
    return tried{stiffness, damping, drive(stiffness, damping)};
  };
  auto const all =
      make_runs(ensemble{.runs = 144}, run, all_cores{});
  return *std::min_element(all.begin(), all.end(),
                           [](auto const& a, auto const& b) {
                             return a.shaking < b.shaking;
                           });
}
//! [scan]

//! [best]
// From there to the best. With a softer spring than 10 kN/m a full
// load would sit on the stops.
auto best_from(auto stiffness, auto damping) {
  return minimise(
      drive,
      bounded{10000.0 * N_per_m, stiffness, 40000.0 * N_per_m},
      bounded{200.0 * kg_per_s, damping, 4000.0 * kg_per_s});
}
//! [best]

int main() {
  //! [table]
  auto const scanned = best_of_many();
  auto const best = best_from(scanned.stiffness, scanned.damping);
  auto const other =
      best_from(20000.0 * N_per_m, 1000.0 * kg_per_s);
  std::printf("   N/m   kg/s   m^2/s^3\n");
  auto const print = [](auto k, auto c, auto cost,
                        char const* how) {
    std::printf("%6.0f %6.1f %9.5f  %s\n", k.value(), c.value(),
                cost.value(), how);
  };
  auto const [k, c, shaking] = scanned;
  print(k, c, shaking, "of 144 runs");
  print(best.parameter<0>(), best.parameter<1>(), best.cost,
        "from there");
  print(other.parameter<0>(), other.parameter<1>(), other.cost,
        "from 20000 N/m and 1000 kg/s");
  //! [table]
  //! [claim]
  auto const [stiffness, damping] = best.parameters;
  // A raw RK4 of 2,000 steps a second in long double, with a golden
  // section at 10 kN/m, finds 363.424 kg/s, 8.08775 m^2/s^3, and that
  // they fall by 0.002555 m^2/s^3 per N/m if the spring is softer.
  bool const is_right =
      stiffness == 10000.0 * N_per_m &&
      best.bound<0>() == active_bound::low &&
      best.bound<1>() == active_bound::none &&
      abs(damping - 363.424 * kg_per_s) < 0.1 * kg_per_s &&
      abs(best.cost - 8.08775 * shake) < 0.002 * shake &&
      abs(best.slope<0>() - 0.002555 * shake / N_per_m) <
          0.000002 * shake / N_per_m;
  // And no run of the scan is as good; the best of them is a
  // neighbour.
  bool const is_best =
      best.cost < scanned.shaking &&
      abs(stiffness - scanned.stiffness) < 2500.0 * N_per_m &&
      abs(damping - scanned.damping) < 200.0 * kg_per_s;
  // From the middle a search ends between two waves that shake the
  // car at its own frequency: the lowest around, but not of all.
  bool const is_local = other.cost > 1.2 * best.cost;
  //! [claim]
  return is_right && is_best && is_local ? 0 : 1;
}
