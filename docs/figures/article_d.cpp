// SPDX-License-Identifier: BSL-1.0
// Article D's figure of how acceleration, velocity and displacement hang together. Its other one is that of
// article C.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

//! [variables]
// A lorry speeds up by 3 m/s^2, then less and less, and brakes.
constexpr auto m = 1.0 * si::metre;
constexpr auto m_s = 1.0 * si::metre_per_second;
constexpr auto m_s2 = 1.0 * si::metre_per_second_squared;
constexpr auto dt = 0.125 * si::second;
constexpr unitstep::motion standing{0.0 * m, 0.0 * m_s};
constexpr auto pedal = [](auto const&, auto t) {  //
  return (3.0 - t.value()) * m_s2;
};
constexpr auto ride =  //
    unitstep::trajectory<48>(unitstep::rk4{}, standing, pedal, dt);
constexpr double v(std::size_t n) {  //
  return ride[n].state.velocity.value();
}
constexpr double x(std::size_t n) {  //
  return ride[n].state.position.value();
}
constexpr bool are_one(double a, double b) {  //
  return a - b < 1e-12 && b - a < 1e-12;
}
// Integrated: v = 3 t - t^2/2 and x = 3/2 t^2 - t^3/6, which RK4
// makes without an error. After 3 s and 6 s:
static_assert(are_one(v(24), 4.5) && are_one(x(24), 9));
static_assert(are_one(v(48), 0) && are_one(x(48), 18));
// And back: the difference of two neighbours, over the time between
// them, is the rate in the middle, of x but for x''' h^2/6 = 1/384.
constexpr double rate_of(auto const& number, std::size_t n) {
  return (number(n + 1) - number(n - 1)) / (2 * 0.125);
}
static_assert(are_one(rate_of(v, 8), 3 - 1.0));
static_assert(are_one(rate_of(x, 8), v(8) - 1 / 384.0));
//! [variables]

int main() {
  figures::series pedals{"acceleration in m/s²", {}};
  for (auto const& [time, state] : ride) pedals.points.push_back({time.value(), 3 - time.value()});
  figures::plot{
      "d-variables",
      "Three curves over 6 seconds. The acceleration falls evenly from 3 to minus 3. The "
      "velocity rises while it is positive, to 4.5 after 3 seconds, and falls to zero while "
      "it is negative. The displacement rises all the time, most steeply in the middle, to "
      "18.",
      {"time in s", 0, 6, 1},
      {"m, m/s and m/s²", -5, 20, 5}}
      .add(pedals)
      .add({"velocity in m/s",
            figures::points_of(ride, [](auto const& s) { return s.velocity.value(); })})
      .add({"displacement in m",
            figures::points_of(ride, [](auto const& s) { return s.position.value(); })})
      .without_reference()
      .write();
}
