// SPDX-License-Identifier: BSL-1.0
// A wheel on its suspension, in a game whose frames are not all as
// long: stepped with the times of the frames, and with a fixed step.
#include <algorithm>
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <type_traits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using seconds = boost::units::quantity<si::time>;

constexpr auto kg = si::kilogram;
constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto N = si::newton;

//! [wheel]
constexpr motion bump{0.05 * m, 0.0 * si::metre_per_second};
constexpr second_law suspension{20.0 * kg, spring{8000.0 * N / m},
                                damper{80.0 * kg / s}};
constexpr simulation wheel{semi_implicit_euler{}, bump, suspension,
                           s / 120.0};
//! [wheel]

//! [frames]
// How long the n-th frame lasts.
constexpr seconds every_30th(int) { return s / 30.0; }
constexpr seconds every_60th(int) { return s / 60.0; }
constexpr seconds every_144th(int) { return s / 144.0; }
// Once, the disk takes a quarter of a second.
constexpr seconds hitch(int n) {
  return n == 12 ? 0.25 * s : s / 60.0;
}
//! [frames]

//! [own times]
constexpr double with_own_times(auto time_of, int frames) {
  auto sim = wheel;
  for (int n = 0; n < frames; ++n) sim.step(time_of(n));
  return sim.state().position.value();
}
//! [own times]

//! [three screens]
// Where the wheel is after half a second on three screens.
constexpr double on_30 = with_own_times(every_30th, 15);
constexpr double on_60 = with_own_times(every_60th, 30);
constexpr double on_144 = with_own_times(every_144th, 72);
static_assert(on_30 > -0.0039 && on_30 < -0.0038);
static_assert(on_60 > -0.0123 && on_60 < -0.0122);
static_assert(on_144 > -0.0153 && on_144 < -0.0152);
//! [three screens]

//! [thrown]
// It was at -18 mm, and is at 433 mm in the next frame.
constexpr double shown = with_own_times(hitch, 12);
constexpr double next = with_own_times(hitch, 13);
static_assert(shown > -0.0181 && shown < -0.018);
static_assert(next > 0.432 && next < 0.433);
// The hitch in turns of the spring: 20/s * 0.25 s = 5 rad.
static_assert(unitstep::sqrt(8000 / 20.0) * 0.25 == 5);
//! [thrown]

//! [game]
struct game {
  decltype(simulation{wheel}) sim = wheel;
  fixed_step<seconds, int> clock{sim.dt(), 30};
  std::remove_const_t<decltype(sim.state())> before = sim.state();

  constexpr auto frame(seconds frame_time) {
    for (int n = clock.advance(frame_time); n > 0; --n) {
      before = sim.state();
      sim.step();
    }
    return interpolate(before, sim.state(), clock.alpha());
  }
};
//! [game]

//! [same]
constexpr game played(auto time_of, int frames) {
  game now;
  for (int n = 0; n < frames; ++n)
    static_cast<void>(now.frame(time_of(n)));
  return now;
}
constexpr auto end = played(every_60th, 30).sim.state();
static_assert(played(every_30th, 15).sim.state() == end);
static_assert(played(every_144th, 72).sim.state() == end);
// With the hitch, 15 frames of 1/60 s are skipped and one is long.
static_assert(played(hitch, 16).sim.state() == end);
//! [same]

//! [gliding]
// Nothing pushes it.
constexpr auto gliding(int per_second) {
  return simulation{semi_implicit_euler{},
                    motion{0.0 * m, 6.0 * si::metre_per_second},
                    second_law{1.0 * kg, constant_force{0.0 * N}},
                    s / double(per_second)};
}
struct picture {
  int due;   // the steps of this frame
  double x;  // where the body is drawn, in m
};
//! [gliding]

//! [game frame]
struct drawn {
  decltype(gliding(1)) sim;
  fixed_step<seconds, int> clock{sim.dt(), 30};
  std::remove_const_t<decltype(sim.state())> before = sim.state();
  constexpr picture frame() {  // of 1/60 s
    int const due = clock.advance(s / 60.0);
    for (int n = 0; n < due; ++n) {
      before = sim.state();
      sim.step();
    }
    auto const at = interpolate(before, sim.state(), clock.alpha());
    return {due, at.position.value()};
  }
};
//! [game frame]

struct pace {
  int standing = 0;            // frames in which no step is due
  double least = 1, most = 0;  // m from one frame to the next
};
//! [pace]
constexpr pace seen(int steps_per_second) {
  drawn body{gliding(steps_per_second)};
  pace p;
  double last = 0;
  for (int n = 0; n < 61; ++n) {
    auto const [due, x] = body.frame();
    if (n > 1) {  // there are two states
      p.standing += due == 0;
      p.least = std::min(p.least, x - last);
      p.most = std::max(p.most, x - last);
    }
    last = x;
  }
  return p;
}
//! [pace]

//! [even]
constexpr pace at_50 = seen(50);
static_assert(at_50.standing == 10);
static_assert(at_50.least > 0.1 - 1e-12);
static_assert(at_50.most < 0.1 + 1e-12);
//! [even]

//! [machine]
// How long is the 60th frame, if a step takes 10 ms?
struct machine {
  double frame = 1 / 60.0;
  double given_up = 0;
};
constexpr machine after_60_frames(int most) {
  fixed_step clock{s / 120.0, most};
  machine now;
  for (int n = 0; n < 60; ++n) {
    int const due = clock.advance(now.frame * s);
    now.frame = due * 0.010 > 1 / 60.0 ? due * 0.010 : 1 / 60.0;
  }
  now.given_up = clock.dropped().value();
  return now;
}
//! [machine]

//! [spiral]
// Each frame is 10 ms * 120 a second = 1.2 times as long as the one
// before, rounded down to whole steps: 758.04 s without a limit.
static_assert(after_60_frames(1'000'000).frame > 758.0 &&
              after_60_frames(1'000'000).frame < 758.1);
static_assert(after_60_frames(4).frame == 0.040);
static_assert(after_60_frames(4).given_up > 0.3 &&
              after_60_frames(4).given_up < 0.4);
//! [spiral]

//! [limit]
// The spring alone: w h = 2.
static_assert(unitstep::sqrt(8000 / 20.0) / 2 == 10);
// With the damper: (w h)^2 + 2 (c / m) h = 4.
constexpr double limit(double steps_per_second) {
  double const dt = 1 / steps_per_second;
  return 8000 / 20.0 * dt * dt + 2 * (80 / 20.0) * dt;
}
static_assert(limit(11) > 4 && limit(12) < 4);
//! [limit]

//! [stable]
constexpr double metres_after_20_s(int steps_per_second) {
  return magnitude(integrate(semi_implicit_euler{}, bump,
                             suspension,
                             s / double(steps_per_second),
                             20 * steps_per_second)
                       .position)
      .value();
}
static_assert(metres_after_20_s(11) > 1000);
static_assert(metres_after_20_s(12) < 1e-9);
//! [stable]

//! [off]
// From the closed form, in millimetres after half a second.
constexpr double off(double steps_per_second) {
  int const steps = static_cast<int>(steps_per_second / 2);
  auto const at = integrate(semi_implicit_euler{}, bump, suspension,
                            s / steps_per_second, steps);
  auto const exact =
      damped_oscillator{20.0 / s, 2.0 / s}.after(bump, 0.5 * s);
  return magnitude(at.position - exact.position).value() * 1000;
}
//! [off]

//! [three]
static_assert(off(12) > 9);
static_assert(off(12) < 10);
static_assert(off(60) > 4 && off(60) < 5);
static_assert(off(120) > 1.9 && off(120) < 2);
static_assert(off(1200) < 0.2);
static_assert(off(1200) > 0.1);
// Affordable: a level of 20 minutes.
static_assert(120 * 60 * 20 == 144'000);
//! [three]

//! [planck]
constexpr double planck_time = 5.391e-44;
static_assert(1 / planck_time > 1.85e43 &&
              1 / planck_time < 1.86e43);
// At 1 m, with 6 m/s.
static_assert(1.0 + 6 * planck_time == 1.0);
static_assert(1.0 + 6 * 1e-17 == 1.0 && 1.0 + 6 * 1e-16 > 1.0);
// The shortest time that was measured, 2.5e-19 s.
static_assert(2.5e-19 / planck_time > 4.6e24 &&
              2.5e-19 / planck_time < 4.7e24);
//! [planck]

//! [answer]
static_assert(seen(40).standing == 20);
static_assert(seen(120).standing == 0);
//! [answer]

struct row {
  double own_times, fixed_step;
};
constexpr auto frames_with_a_hitch() {
  std::array<row, 20> rows{};
  game now;
  for (int n = 0; n < 20; ++n) {
    auto const drawn = now.frame(hitch(n)).position.value();
    rows[static_cast<std::size_t>(n)] = {
        with_own_times(hitch, n + 1) * 1000, drawn * 1000};
  }
  return rows;
}
constexpr auto table = frames_with_a_hitch();

int main() {
  std::printf("frame     its time   own times   fixed step\n");
  std::printf("                ms          mm           mm\n");
  for (int n = 8; n < 20; ++n) {
    auto const& [own_times, fixed_step] =
        table[static_cast<std::size_t>(n)];
    std::printf("%5d %12.1f %11.1f %12.1f\n", n + 1,
                hitch(n).value() * 1000, own_times, fixed_step);
  }
}
