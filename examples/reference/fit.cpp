// SPDX-License-Identifier: BSL-1.0
// Constants from what was measured: fits, their data and losses.
// links: -lceres -lglog
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <sstream>
#include <unitstep/answers/fit.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace si = boost::units::si;
using namespace unitstep;
using namespace unitstep::symbols;

namespace {

//! [observation]
// At 0.5 s a ball is 1.22 m high, give or take 1 cm; a place has
// one deviation for both of its numbers.
constexpr observation height{0.5 * s, 1.22 * m, 0.01 * m};
constexpr observation place{0.5 * s, vec{1.0 * m, 2.0 * m},
                            0.1 * m};
static_assert(height.sigma == 0.01 * m);
static_assert(place.sigma.y == 0.1 * m);
//! [observation]

bool fills_a_list() {
  //! [observations]
  // As they come, from a file or an instrument: t^2 m/s^2.
  observations<si::time, si::length> data;
  for (double t : {0.5, 1.0, 1.5})
    data.push_back({t * s, t * t * m, 0.01 * m});
  auto const falls = [](auto half, auto t) { return half * t * t; };
  auto const found = fit(falls, data, 4.0 * m_per_s2);
  bool const is_right =
      abs(found.value<0>() - 1.0 * m_per_s2) < 1e-12 * m_per_s2;
  //! [observations]
  return is_right;
}

bool finds_a_speed() {
  //! [fit]
  // A cart starts at 1 m, and goes at a speed.
  auto const goes = [](auto start, auto speed, auto t) {
    return start + speed * t;
  };
  std::vector const data{
      observation{0.0 * s, 1.0 * m, 0.1 * m},
      observation{1.0 * s, 3.1 * m, 0.1 * m},
      observation{2.0 * s, 4.9 * m, 0.1 * m},
      observation{3.0 * s, 7.0 * m, 0.1 * m},
  };
  auto const found = fit(goes, data, 0.0 * m, 1.0 * m_per_s);
  // The sum of (t - 1.5 s) (y - 4 m) is 9.9 m s, and that of the
  // squares of (t - 1.5 s) is 5 s^2.
  bool const is_right =
      abs(found.value<1>() - 1.98 * m_per_s) < 1e-9 * m_per_s;
  //! [fit]
  //! [fitted]
  fitted const all = found;
  // Each unknown and its deviation; the covariance is in m^2/s.
  auto const [start, speed] = all;
  bool const is_sure =
      abs(speed.sigma * speed.sigma - 0.002 * m2 / s / s) <
          1e-12 * m2 / s / s &&
      abs(all.covariance<0, 1>() + 0.003 * m2 / s) < 1e-12 * m2 / s;
  std::ostringstream summary;
  summary << all;
  //! [fitted]
  //! [propagate]
  // Where it is after 1.5 s: as sure as the mean of four places.
  auto const midway = propagate(
      [](auto x, auto v) { return x + v * (1.5 * s); }, all);
  bool const is_mean = abs(midway.sigma - 0.05 * m) < 1e-12 * m &&
                       abs(midway.value - 4.0 * m) < 1e-9 * m;
  //! [propagate]
  return is_right && is_sure && is_mean && start.value > 1.0 * m &&
         summary.str().starts_with("unknown 0  1.030 +- 0.084 m\n");
}

bool finds_spring_and_damper() {
  //! [run]
  // 40 places of a ring-down, of one run: the model returns them all.
  auto const rings = [](auto stiffness, auto damping, auto dt) {
    auto const table = trajectory<40>(
        rk4{}, motion{1.0 * m, 0.0 * m_per_s},
        second_law{1.0 * kg, spring{stiffness}, damper{damping}},
        dt);
    std::array<decltype(table[0].state.position), 40> places{};
    for (std::size_t i = 0; i < 40; ++i)
      places[i] = table[i + 1].state.position;
    return places;
  };
  observation const seen{
      0.05 * s, rings(40.0 * N_per_m, 0.5 * kg_per_s, 0.05 * s),
      0.01 * m};
  auto const found =
      fit(fitting{.names = {"stiffness", "damping"}}, rings, seen,
          36.0 * N_per_m,
          bounded{0.0 * kg_per_s, 0.2 * kg_per_s, 2.0 * kg_per_s});
  // These places have no error, so that the truth is found.
  bool const is_right =
      abs(found.value<0>() - 40.0 * N_per_m) < 1e-6 * N_per_m &&
      abs(found.value<1>() - 0.5 * kg_per_s) < 1e-6 * kg_per_s;
  //! [run]
  return is_right;
}

bool leaves_an_outlier() {
  //! [loss]
  // Four scales say 2 kg and one says 6 kg. It pulls no more than
  // if it were a sigma off: by a quarter of one.
  auto const weighs = [](auto mass, int) { return mass; };
  std::vector data(4, observation{0, 2.0 * kg, 0.4 * kg});
  data.push_back({0, 6.0 * kg, 0.4 * kg});
  auto const found =
      fit(fitting{.loss = huber_loss{1}}, weighs, data, 3.0 * kg);
  bool const is_right =
      abs(found.value<0>() - 2.1 * kg) < 1e-6 * kg;
  //! [loss]
  //! [losses]
  // Those that let go of an outlier altogether need a good guess.
  auto const middle = [&](auto loss) {
    return fit(fitting{.loss = loss}, weighs, data, 2.2 * kg)
        .template value<0>();
  };
  bool const are_right =
      abs(middle(soft_l1_loss{1}) - 2.102704 * kg) < 1e-6 * kg &&
      abs(middle(cauchy_loss{1}) - 2.009931 * kg) < 1e-6 * kg &&
      abs(middle(arctan_loss{1}) - 2.000100 * kg) < 1e-6 * kg &&
      abs(middle(tukey_loss{3}) - 2.0 * kg) < 1e-6 * kg &&
      abs(middle(tolerant_loss{1, 0.5}) - 2.801538 * kg) <
          1e-6 * kg;
  //! [losses]
  return is_right && are_right;
}

}  // namespace

int main() {
  return fills_a_list() && finds_a_speed() &&
                 finds_spring_and_damper() && leaves_an_outlier()
             ? 0
             : 1;
}
