// SPDX-License-Identifier: BSL-1.0
// Two carts collide, a shell flies through a table of air, and many
// shells fly on all cores. How is each written?
#include <algorithm>
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <future>
#include <thread>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep::symbols;

//! [carts]
// On a track with a slope. The second is three times as heavy.
constexpr unitstep::motion carts{
    std::array{0.0 * m, 3.0 * m},
    std::array{2.0 * m_per_s, 0.0 * m_per_s}};
constexpr auto slope = [](auto const&, auto) {
  return std::array{0.5 * m_per_s2, 0.5 * m_per_s2};
};
constexpr auto gap = [](auto const& c, auto) {
  return c.position[1] - c.position[0];
};

// An elastic collision in the frame of their common velocity.
template <class Carts>
constexpr Carts collided(Carts c) {
  auto& [a, b] = c.velocity;
  auto const common = (1.0 * a + 3.0 * b) / 4.0;
  a = 2.0 * common - a;
  b = 2.0 * common - b;
  return c;
}
//! [carts]

//! [collision]
constexpr auto hit = unitstep::integrate_until(
    unitstep::velocity_verlet{}, carts, slope, 10_ms,
    unitstep::falling(gap), 1000);
constexpr auto apart = unitstep::integrate(
    unitstep::velocity_verlet{}, collided(hit.state), slope, 10_ms,
    100, hit.time);
//! [collision]

//! [collision claim]
// The slope moves both alike: 3 m at 2 m/s. Then the light one
// comes back, and a second later they are 2 m apart.
constexpr bool is_close(double a, double b) {
  return a - b < 1e-12 && b - a < 1e-12;
}
static_assert(is_close(hit.time.value(), 1.5));
static_assert(is_close(gap(apart, 0).value(), 2.0));
static_assert(is_close(hit.state.velocity[0].value(),
                       2.0 + 0.5 * 1.5));
//! [collision claim]

//! [table]
// The density of air at each kilometre of height.
constexpr std::array<double, 6> air{1.2250, 1.1117, 1.0066,
                                    0.9093, 0.8194, 0.7364};
constexpr auto density(quantity<si::length> height) {
  double const last = air.size() - 1.0;
  double const at = std::clamp(height.value() / 1000, 0.0, last);
  auto const below =
      std::min(static_cast<std::size_t>(at), air.size() - 2);
  double const share = at - static_cast<double>(below);
  return (air[below] + share * (air[below + 1] - air[below])) *
         kg_per_m3;
}
static_assert(density(0.0 * m) == 1.225 * kg_per_m3);
static_assert(density(9000.0 * m) == 0.7364 * kg_per_m3);
//! [table]

//! [lookup]
constexpr unitstep::motion shot{0.0 * m, 400.0 * m_per_s};
constexpr auto through_air(quantity<si::area> drag_area) {
  return [drag_area](auto const& s, auto) {
    auto const force = 0.5 * density(s.position) * drag_area *
                       abs(s.velocity) * s.velocity;
    return -9.81 * m_per_s2 - force / (10.0 * kg);
  };
}
constexpr auto upwards = [](auto const& s, auto) {
  return s.velocity;
};
constexpr auto height_with(quantity<si::area> drag_area) {
  return unitstep::integrate_until(unitstep::rk4{}, shot,
                                   through_air(drag_area), 50_ms,
                                   unitstep::falling(upwards), 2000)
      .state.position;
}
//! [lookup]

//! [lookup claim]
// Without air it is v^2 / 2 g. In air of one density it is
// ln(1 + k v^2 / g) / 2 k: the table lies between its ends.
constexpr double k(double rho) { return rho * 0.002 / 20; }
constexpr double in_air_of(double rho) {
  return unitstep::math::log(1 + k(rho) * 160000 / 9.81) / 2 /
         k(rho);
}
constexpr double in_no_air = 160000 / 19.62;
static_assert(is_close(height_with(0.0 * m2).value() / in_no_air,
                       1.0));
constexpr double reached = height_with(0.002 * m2).value();
static_assert(reached > in_air_of(1.2250) &&
              reached < in_air_of(0.7364));
//! [lookup claim]

//! [study]
using heights = std::vector<quantity<si::length>>;
heights on_threads(std::vector<quantity<si::area>> const& areas,
                   std::size_t threads) {
  heights all(areas.size());
  std::vector<std::future<void>> parts;
  for (std::size_t part = 0; part < threads; ++part)
    parts.push_back(std::async(std::launch::async, [&, part] {
      for (auto n = part; n < areas.size(); n += threads)
        all[n] = height_with(areas[n]);
    }));
  for (auto& each : parts)
    each.get();  // what one throws, this throws
  return all;
}
//! [study]

int main() {
  std::printf("the carts meet after %.3f s\n", hit.time.value());
  std::vector<quantity<si::area>> areas;
  for (int n = 0; n < 1000; ++n) areas.push_back(n * 1e-5 * m2);
  auto const cores =
      std::max(2U, std::thread::hardware_concurrency());
  auto const all = on_threads(areas, cores);
  for (std::size_t n = 0; n < all.size(); n += 200)
    std::printf("%.3f m2 %7.1f m\n", areas[n].value(),
                all[n].value());
  // The same bits on one thread.
  return all == on_threads(areas, 1) ? 0 : 1;
}
