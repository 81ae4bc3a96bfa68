// SPDX-License-Identifier: BSL-1.0
// Chapter 7: the last seconds of a minute and a half on a spring of 15 N/m in steps of 1/10 s.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto let_go = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{15.0 * si::newton / si::metre}};
constexpr unitstep::damped_oscillator exact{unitstep::sqrt(15.0) / si::second, 0.0 / si::second};

constexpr auto tenths(auto method) {
  return unitstep::trajectory<900>(method, let_go, swing, 0.1 * si::second);
}
constexpr auto semi_implicit = tenths(unitstep::semi_implicit_euler{});
constexpr auto rk4 = tenths(unitstep::rk4{});
constexpr auto off(auto const& samples) {
  auto const& [time, state] = samples[900];
  auto const missing = (state.position - exact.after(let_go, time).position).value();
  return missing < 0 ? -missing : missing;
}
static_assert(off(rk4) < 0.04 && off(semi_implicit) > 1.0);

std::vector<figures::point> last(auto const& samples) {
  std::vector<figures::point> points;
  for (std::size_t n = 850; n <= 900; ++n)
    points.push_back({samples[n].time.value(), samples[n].state.position.value()});
  return points;
}

int main() {
  std::vector<figures::point> closed;
  for (int i = 0; i <= 200; ++i) {
    auto const t = (85 + i / 40.0) * si::second;
    closed.push_back({t.value(), exact.after(let_go, t).position.value()});
  }
  figures::plot{"long-phase",
                "Position of an undamped spring from 85 to 90 seconds in steps of a tenth of a "
                "second. RK4 is in step with the closed form and swings a little less wide. "
                "Semi-implicit Euler swings as wide as it should and is more than a third of a "
                "turn ahead.",
                {"time in s", 85, 90, 1},
                {"position in m", -1.5, 1.5, 0.5}}
      .add({"closed form", closed})
      .add({"semi-implicit Euler", last(semi_implicit), true})
      .add({"RK4", last(rk4), true})
      .write();
}
