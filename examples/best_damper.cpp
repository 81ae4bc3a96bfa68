// SPDX-License-Identifier: BSL-1.0
// A wheel goes over a bump. Which damper shakes the car the least, and
// which keeps the wheel on the road?
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <initializer_list>
#include <unitstep/answers/solve.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

//! [car]
// A quarter of a car on its wheel, and what adds up on the way.
using shaken = decltype(m_per_s2 * m_per_s2 * s);
using loose = decltype(m * m * s);
template <class Number = double>
struct quarter_car {
  quantity<si::length, Number> body, wheel;
  quantity<si::velocity, Number> body_speed, wheel_speed;
  quantity<shaken, Number> shaking;  // of acceleration squared
  quantity<loose, Number> lifting;   // of the tyre's way squared
};

// A bump of 1 m and 5 cm at 10 m/s.
constexpr quantity<si::length> road(quantity<si::time> t) {
  if (t > 0.1 * s) return 0.0 * m;
  return 0.025 * m *
         (1.0 - math::cos(20 * 3.141592653589793 * double(t / s)));
}

constexpr auto over_a_bump = [](auto damper) {
  auto const moves = [damper](auto const& now, auto t) {
    auto const tyre = road(t) - now.wheel;
    auto const strut = 20000.0 * N_per_m * (now.wheel - now.body) +
                       damper * (now.wheel_speed - now.body_speed);
    auto const shakes = strut / (300.0 * kg);
    return rates{now.body_speed,
                 now.wheel_speed,
                 shakes,
                 (200000.0 * N_per_m * tyre - strut) / (40.0 * kg),
                 shakes * shakes,
                 tyre * tyre};
  };
  using number = decltype(damper.value() * 1.0);
  return integrate(rk4{}, quarter_car<number>{}, moves, 0.001 * s,
                   4000);
};
//! [car]

//! [best]
// A cost is least where its derivative is zero. `solve` takes the
// derivative of that again.
constexpr auto shaking = [](auto damper) {
  return over_a_bump(damper).shaking;
};
constexpr auto lifting = [](auto damper) {
  return over_a_bump(damper).lifting;
};
auto best(auto cost) {
  return solve(
      [cost](auto damper) {
        return derivative(cost, damper).slope;
      },
      between(200.0 * kg_per_s, 5000.0 * kg_per_s));
}
//! [best]

//! [scan]
// The best of many dampers, 25 kg/s apart, one run each.
auto best_of_many(auto cost) {
  auto found = 200.0 * kg_per_s;
  for (int i = 1; i <= 192; ++i) {
    auto const next = (200.0 + 25.0 * i) * kg_per_s;
    if (cost(next) < cost(found)) found = next;
  }
  return found;
}
bool is_best(auto damper, auto cost) {
  auto const step = 25.0 * kg_per_s;
  return abs(damper - best_of_many(cost)) < step &&
         cost(damper) < cost(damper + step) &&
         cost(damper) < cost(damper - step);
}
//! [scan]

int main() {
  //! [table]
  auto const calm = best(shaking);
  auto const firm = best(lifting);
  std::printf("  kg/s    m^2/s^3    mm^2 s\n");
  for (auto const& damper : {calm, 1000.0 * kg_per_s, firm}) {
    auto const end = over_a_bump(damper);
    std::printf("%6.1f %10.3f %9.1f\n", damper.value(),
                end.shaking.value(), 1e6 * end.lifting.value());
  }
  //! [table]
  //! [claim]
  // A raw RK4 of 5,000 steps a second in long double, with a golden
  // section, finds 355.1937 kg/s and 2133.630 kg/s.
  bool const is_right =
      abs(calm - 355.1937 * kg_per_s) < 0.002 * kg_per_s &&
      abs(firm - 2133.630 * kg_per_s) < 0.002 * kg_per_s;
  //! [claim]
  return is_right && is_best(calm, shaking) &&
                 is_best(firm, lifting)
             ? 0
             : 1;
}
