// SPDX-License-Identifier: BSL-1.0
// What a bump does to a car and to its tyre, over the damper, each as a multiple of the least.
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <utility>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

struct quarter_car {
  quantity<si::length> body, wheel;
  quantity<si::velocity> body_speed, wheel_speed;
  quantity<decltype(m_per_s2 * m_per_s2 * s)> shaking;
  quantity<decltype(m * m * s)> lifting;
};

quantity<si::length> road(quantity<si::time> t) {
  if (t > 0.1 * s) return 0.0 * m;
  return 0.025 * m * (1.0 - math::cos(20 * 3.141592653589793 * double(t / s)));
}

quarter_car over_a_bump(auto damper) {
  auto const moves = [damper](auto const& now, auto t) {
    auto const tyre = road(t) - now.wheel;
    auto const strut =
        20000.0 * N_per_m * (now.wheel - now.body) + damper * (now.wheel_speed - now.body_speed);
    auto const shakes = strut / (300.0 * kg);
    return rates{now.body_speed,  now.wheel_speed,
                 shakes,          (200000.0 * N_per_m * tyre - strut) / (40.0 * kg),
                 shakes * shakes, tyre * tyre};
  };
  return integrate(rk4{}, quarter_car{}, moves, 0.001 * s, 4000);
}

int main() {
  // The least, as examples/best_damper.cpp finds it.
  auto const calm = over_a_bump(355.1937 * kg_per_s).shaking;
  auto const firm = over_a_bump(2133.630 * kg_per_s).lifting;
  std::vector<figures::point> shaking, lifting;
  for (int c = 200; c <= 5000; c += 50) {
    auto const end = over_a_bump(1.0 * c * kg_per_s);
    shaking.push_back({c / 1000.0, double(end.shaking / calm)});
    if (double const more = end.lifting / firm; more <= 5) lifting.push_back({c / 1000.0, more});
  }
  figures::plot{
      "best-damper",
      "What a bump does, over the damper, as a multiple of the least. The shaking of the car is "
      "least at 355 kilograms per second and grows almost evenly to 5.8 times that at 5000. How "
      "much the wheel leaves its place on the road falls steeply to its least at 2134 and then "
      "grows slowly to one and a half times that.",
      {"damper in 1000 kg/s", 0, 5, 1},
      {"multiple of the least", 0, 6, 1}}
      .add({"shaking of the car", std::move(shaking)})
      .add({"way of the tyre", std::move(lifting)})
      .add({"best", {{0.3551937, 1}, {2.13363, 1}}, true, false})
      .write();
}
