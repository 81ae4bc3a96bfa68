// SPDX-License-Identifier: BSL-1.0
// Driving a run: ten steps a second under frames of changing length, drawn with and without
// interpolation.
#include <boost/units/systems/si.hpp>
#include <iterator>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr unitstep::motion let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{15.0 * si::newton / si::metre},
                                     unitstep::damper{0.5 * si::kilogram / si::second}};
constexpr unitstep::simulation start{unitstep::velocity_verlet{}, let_go, swing, si::second / 10.0};
constexpr auto at_the_steps =
    unitstep::trajectory<12>(unitstep::velocity_verlet{}, let_go, swing, si::second / 10.0);

//! [claim]
constexpr double frame_times[] = {0.016, 0.034, 0.018, 0.049,  //
                                  0.021, 0.016, 0.027};

// Frames of 16 to 49 ms change nothing of the steps.
constexpr auto after_12_steps() {
  unitstep::simulation sim = start;
  unitstep::fixed_step clock{sim.dt(), 8};
  int steps = 0;
  for (std::size_t n = 0; steps < 12; ++n) {
    double const time = frame_times[n % std::size(frame_times)];
    int const due = clock.advance(time * si::second);
    for (int i = 0; i < due; ++i) {
      sim.step();
      ++steps;
    }
  }
  return sim.state();
}
static_assert(after_12_steps() == at_the_steps[12].state);
//! [claim]

/// What a frame shows, with what is left over of a step or without.
template <class Show>
std::vector<figures::point> drawn(bool staircase, Show const& show) {
  unitstep::simulation sim = start;
  unitstep::fixed_step clock{sim.dt(), 8};
  auto before = sim.state();
  std::vector<figures::point> points;
  double time = 0;
  for (std::size_t n = 0; time < 1.2; ++n) {
    double const frame_time = frame_times[n % std::size(frame_times)];
    time += frame_time;
    for (int due = clock.advance(frame_time * si::second); due > 0; --due) {
      before = sim.state();
      sim.step();
    }
    double const x = show(before, sim.state(), clock.alpha()).position.value();
    if (staircase && !points.empty()) points.push_back({time, points.back().y});
    points.push_back({time, x});
  }
  return points;
}

int main() {
  auto const last = [](auto const&, auto const& now, double) { return now; };
  auto const between = [](auto const& before, auto const& now, double alpha) {
    return interpolate(before, now, alpha);
  };
  auto const position = [](auto const& state) { return state.position.value(); };
  figures::plot{
      "game-loop",
      "Position of a damped spring over a little more than a second, in ten steps a second. Drawn "
      "as it "
      "stands after the last step, it moves in stairs of uneven length. Drawn between the "
      "last two steps, it follows the same curve as the steps, one step later.",
      {"time in s", 0, 1.25, 0.25},
      {"position in m", -1, 1, 0.5}}
      .add({"steps", figures::points_of(at_the_steps, position), true})
      .add({"last state", drawn(true, last)})
      .add({"interpolated", drawn(false, between), true})
      .explore({"velocity_verlet", "", 1, 15, 0.5, 0.1, 1, 0, 1.2})
      .write();
}
