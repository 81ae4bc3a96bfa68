// SPDX-License-Identifier: BSL-1.0
// A game loop: a wheel, while one frame takes a quarter of a second.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr unitstep::motion bump{0.05 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::simulation wheel{
    unitstep::semi_implicit_euler{}, bump,
    unitstep::second_law{20.0 * si::kilogram, unitstep::spring{8000.0 * si::newton / si::metre},
                         unitstep::damper{80.0 * si::kilogram / si::second}},
    si::second / 120.0};

double frame_time(int n) { return n == 12 ? 0.25 : 1 / 60.0; }
double millimetres(auto const& state) { return state.position.value() * 1000; }

std::vector<figures::point> with_own_times() {
  auto sim = wheel;
  std::vector<figures::point> points{{0, 50}};
  for (int n = 0; sim.time() < 0.8 * si::second; ++n) {
    sim.step(frame_time(n) * si::second);
    points.push_back({sim.time().value(), millimetres(sim.state())});
  }
  return points;
}
std::vector<figures::point> with_fixed_step() {
  auto sim = wheel;
  unitstep::fixed_step clock{sim.dt(), 30};
  auto before = sim.state();
  std::vector<figures::point> points{{0, 50}};
  double time = 0;
  for (int n = 0; time < 0.8; ++n) {
    time += frame_time(n);
    for (int due = clock.advance(frame_time(n) * si::second); due > 0; --due) {
      before = sim.state();
      sim.step();
    }
    points.push_back({time, millimetres(interpolate(before, sim.state(), clock.alpha()))});
  }
  return points;
}

int main() {
  unitstep::damped_oscillator const exact{20.0 / si::second, 2.0 / si::second};
  std::vector<figures::point> curve;
  for (int n = 0; n <= 160; ++n)
    curve.push_back({n / 200.0, millimetres(exact.after(bump, n / 200.0 * si::second))});
  figures::plot{"hitch",
                "Position of a wheel over 0.8 seconds. It swings within 50 millimetres and calms "
                "down. Frames show it every 17 milliseconds, but for one that takes 250. Stepped "
                "with the times of the frames it is thrown out to 430 millimetres by that one and "
                "then swings by 300. With a fixed step the frames after the gap show it near the "
                "closed form.",
                {"time in s", 0, 0.8, 0.2},
                {"position in mm", -400, 500, 100}}
      .add({"closed form", curve})
      .add({"the frames' own times", with_own_times(), true})
      .add({"fixed step", with_fixed_step(), true})
      .write();
}
