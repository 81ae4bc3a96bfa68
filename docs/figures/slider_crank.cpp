// SPDX-License-Identifier: BSL-1.0
// A turn of a crank that drives a slider: the speeds of the pin and of the slider, beside the closed form.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

int main() {
  vec const axle{0.0 * m, 0.0 * m};
  constrained const engine{
      second_law{std::array{2.0 * kg, 1.0 * kg}, gravity{vec{0.0 * m_per_s2, 0.0 * m_per_s2}}},
      distance{axle, body(0), 0.05 * m}, distance{body(0), body(1), 0.15 * m},
      on_line{body(1), axle, vec{1.0, 0.0}}};
  simulation run{
      rattle4{},
      motion{std::array{vec{0.05 * m, 0.0 * m}, vec{0.2 * m, 0.0 * m}},
             std::array{vec{0.0 * m_per_s, 1.0 * m_per_s}, vec{0.0 * m_per_s, 0.0 * m_per_s}}},
      engine, 0.351193443724 / 240 * s};
  std::vector<figures::point> pin, slider, due;
  double const degrees = 180 / std::acos(-1.0);
  for (int n = 0; n <= 240; ++n) {
    auto const [place, speed] = run.state();
    double const turned = std::atan2(place[0].y.value(), place[0].x.value());
    double const angle = (n > 120 ? 360 : 0) + turned * degrees;
    pin.push_back({angle, norm(speed[0]).value()});
    slider.push_back({angle, speed[1].x.value()});
    run.step();
  }
  for (int angle = 0; angle <= 360; angle += 20) {
    double const sine = std::sin(angle / degrees), cosine = std::cos(angle / degrees);
    double const by_angle = -sine * (1 + cosine / std::sqrt(9 - sine * sine));
    double const of_pin = 1 / std::sqrt(1 + 0.5 * by_angle * by_angle);
    due.push_back({angle * 1.0, of_pin});
    due.push_back({angle * 1.0, of_pin * by_angle});
  }
  figures::plot{
      "slider-crank",
      "The speeds of the pin and the slider over a turn of the crank. The pin slows from 1 "
      "to 0.8 metres per second and back, twice in a turn. The slider goes in with up to "
      "0.83 metres per second and out as fast. Dots of the closed form lie on both curves.",
      {"angle of the crank in degrees", 0, 360, 60},
      {"speed in m/s", -1, 1, 0.5}}
      .add({"pin", pin})
      .add({"slider", slider})
      .add({"closed form", due, true, false})
      .without_reference()
      .write();
}
