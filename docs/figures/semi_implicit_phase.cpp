// SPDX-License-Identifier: BSL-1.0
// Chapter 3: semi-implicit and explicit Euler in the plane of position and velocity.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto let_go = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
constexpr unitstep::damped_oscillator exact{2.0 / si::second, 0.0 / si::second};

template <std::size_t steps>
constexpr auto quarters(auto method) {
  return unitstep::trajectory<steps>(method, let_go, swing, 0.25 * si::second);
}
constexpr auto semi_implicit = quarters<60>(unitstep::semi_implicit_euler{});
constexpr auto explicit_one = quarters<6>(unitstep::explicit_euler{});

/// The largest distance from the middle.
constexpr auto widest(auto const& samples) {
  auto most = 0.0 * si::metre;
  for (auto const& [time, state] : samples)
    if (state.position > most) most = state.position;
  return most;
}
// The ellipse v^2 + 4 x^2 - x v = 4 reaches sqrt(16 / 15) m.
static_assert(widest(semi_implicit) < 1.033 * si::metre);
static_assert(widest(semi_implicit) > 1.03 * si::metre);

int main() {
  std::vector<figures::point> circle, tilted, spiral;
  for (int i = 0; i <= 126; ++i) {
    auto const s = exact.after(let_go, i / 40.0 * si::second);
    circle.push_back({s.position.value(), s.velocity.value()});
  }
  for (auto const& [time, state] : semi_implicit)
    tilted.push_back({state.position.value(), state.velocity.value()});
  for (auto const& [time, state] : explicit_one)
    spiral.push_back({state.position.value(), state.velocity.value()});
  figures::plot{
      "semi-implicit-phase",
      "Velocity against position. The closed form goes round on an ellipse through 1 metre and 2 "
      "metres per second. Explicit Euler leaves it at once. The points of semi-implicit Euler lie "
      "on another ellipse, a little tilted, through all 60 steps.",
      {"position in m", -2, 2, 0.5},
      {"velocity in m/s", -4, 4, 1}}
      .add({"closed form", circle})
      .add({"explicit Euler", spiral, true})
      .add({"semi-implicit Euler", tilted, true})
      .write();
}
