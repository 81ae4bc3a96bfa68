// SPDX-License-Identifier: BSL-1.0
// Chapter 11: 1 kg on a spring of 15 N/m, 60 steps a second, no damper.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto pulled = unitstep::motion{0.5 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law soft{1.0 * si::kilogram,
                                    unitstep::spring{15.0 * si::newton / si::metre}};
constexpr unitstep::damped_oscillator exact{unitstep::sqrt(15.0) / si::second, 0.0 / si::second};
constexpr auto position = [](auto const& state) { return state.position.value(); };

constexpr auto sixtieths(auto method) {
  return unitstep::trajectory<600>(method, pulled, soft, si::second / 60.0);
}
constexpr auto implicit = sixtieths(unitstep::implicit_euler{});
constexpr auto rk4 = sixtieths(unitstep::rk4{});
// A step leaves 1 / sqrt(1 + 15 / 60^2) of the swing: 0.163 m after 540 steps, 0.144 m after 600. There is a peak
// in each of these seconds, and a sample within 1/120 s of it; RK4 loses 8e-8 m.
constexpr auto largest_after_9_s = [](auto const& run) {
  double most = 0;
  for (std::size_t n = 540; n <= 600; ++n) {
    double const x = position(run[n].state);
    most = x > most ? x : -x > most ? -x : most;
  }
  return most;
};
static_assert(largest_after_9_s(implicit) < 0.165 && largest_after_9_s(implicit) > 0.143);
static_assert(largest_after_9_s(rk4) > 0.499 && largest_after_9_s(rk4) < 0.5);

int main() {
  std::vector<figures::point> closed;
  for (int i = 0; i <= 200; ++i) {
    auto const t = i / 20.0 * si::second;
    closed.push_back({t.value(), exact.after(pulled, t).position.value()});
  }
  figures::plot{
      "implicit-loss",
      "Position of a spring without a damper over 10 seconds in steps of a sixtieth. The "
      "closed form and RK4 swing to half a metre all the time. Implicit Euler swings less and "
      "less, and is left with less than a third of it.",
      {"time in s", 0, 10, 2},
      {"position in m", -0.5, 0.5, 0.25}}
      .add({"closed form", closed})
      .add({"implicit Euler", figures::points_of(implicit, position)})
      .add({"RK4", figures::points_of(rk4, position)})
      .write();
}
