// SPDX-License-Identifier: BSL-1.0
// A game draws 60 or 144 frames a second, or stutters. Does a door
// that swings shut end up in the same place?
#include <array>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <type_traits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using seconds = boost::units::quantity<si::time>;

//! [level]
constexpr unitstep::motion let_go{1.0 * si::metre,
                                  0.0 * si::metre_per_second};
constexpr unitstep::second_law door{
    1.0 * si::kilogram,
    unitstep::spring{15.0 * si::newton / si::metre},
    unitstep::damper{0.5 * si::kilogram / si::second}};
constexpr unitstep::simulation level{
    unitstep::semi_implicit_euler{}, let_go, door,
    si::second / 120.0};
//! [level]

//! [frame]
template <class Simulation>
struct game {
  Simulation sim;
  unitstep::fixed_step<seconds, int> clock{sim.dt(), 8};
  std::remove_const_t<decltype(sim.state())> before = sim.state();

  // Lets the time of one frame pass; returns what to draw.
  constexpr auto frame(seconds frame_time) {
    for (int n = clock.advance(frame_time); n > 0; --n) {
      before = sim.state();
      sim.step();
    }
    return interpolate(before, sim.state(), clock.alpha());
  }
};
//! [frame]

//! [clock]
// What std::chrono measures is taken as it is.
using namespace std::chrono_literals;
constexpr int due_in(std::chrono::nanoseconds frame_time) {
  unitstep::fixed_step clock{5ms, 8};
  return clock.advance(frame_time);
}
static_assert(due_in(16ms) == 3 && due_in(4'999'999ns) == 0);
//! [clock]

//! [cut]
// Plays a number of frames, each as long as `time_of` says.
template <class TimeOf>
constexpr auto played(int frames, TimeOf time_of) {
  game<decltype(unitstep::simulation{level})> now{level};
  for (int n = 0; n < frames; ++n)
    static_cast<void>(now.frame(time_of(n)));
  return now;
}

constexpr auto every_60th(int) { return si::second / 60.0; }
constexpr auto every_144th(int) { return si::second / 144.0; }
constexpr auto stutter(int n) {
  constexpr double ms[] = {16, 7, 41, 16, 8, 33, 0, 39};
  return ms[n % 8] / 1000 * si::second;
}
//! [cut]

//! [same]
// Two seconds: the same 240 steps, and the same bits.
constexpr auto at_60 = played(120, every_60th);
constexpr auto at_144 = played(288, every_144th);
constexpr auto stuttering = played(100, stutter);

static_assert(at_60.sim.time() == 240.0 * level.dt());
static_assert(at_144.sim.state() == at_60.sim.state());
static_assert(stuttering.sim.state() == at_60.sim.state());
static_assert(stuttering.clock.dropped() == 0.0 * si::second);
//! [same]

//! [sum]
// The usual loop adds up frame times in one number. After a second
// at 144 frames a second it is a step behind.
constexpr int steps_by_sum(int frames) {
  double left = 0;
  int steps = 0;
  for (int n = 0; n < frames; ++n) {
    left += 1.0 / 144;
    for (; left >= 1.0 / 120; left -= 1.0 / 120) ++steps;
  }
  return steps;
}
static_assert(steps_by_sum(144) == 119);
//! [sum]

//! [dropped]
// The player drags the window, and a frame takes half a second.
// Of the 60 steps that are due, 8 are made.
constexpr auto halted = played(121, [](int n) {
  return n == 60 ? 0.5 * si::second : every_60th(n);
});
static_assert(halted.clock.dropped() == 52.0 * level.dt());
static_assert(halted.sim.time() == 248.0 * level.dt());
//! [dropped]

//! [save]
// A saved game goes on as if it had never stopped.
constexpr bool resumes() {
  unitstep::simulation first = level;
  for (int n = 0; n < 100; ++n) first.step();
  auto const saved = first.save();
  for (int n = 0; n < 100; ++n) first.step();

  unitstep::simulation later = level;
  later.resume(saved);
  for (int n = 0; n < 100; ++n) later.step();
  return later.state() == first.state() &&
         later.time() == first.time();
}
static_assert(resumes());
//! [save]

//! [bytes]
// What is saved can be copied as bytes, and so can a run whose
// method and field can. A state can if its members are light
// quantities or numbers: those of Boost cannot.
template <class T>
constexpr bool is_bytes = std::is_trivially_copyable_v<T>;
using light_door =
    unitstep::motion<unitstep::light<si::length, double>,
                     unitstep::light<si::velocity, double>>;
static_assert(is_bytes<decltype(level.save())>);
static_assert(is_bytes<decltype(level)>);
static_assert(is_bytes<light_door>);
static_assert(!is_bytes<decltype(let_go)>);
//! [bytes]

//! [kick]
// Somebody kicks the door on its way.
constexpr auto kicked = [] {
  unitstep::simulation sim = level;
  for (int n = 0; n < 100; ++n) sim.step();
  auto const [position, velocity] = sim.state();
  sim.set_state({position, velocity + 2.0 * si::metre_per_second});
  for (int n = 0; n < 100; ++n) sim.step();
  return sim;
}();
static_assert(kicked.time() == 200.0 * level.dt());
//! [kick]

struct row {
  double frame_ms, steps, alpha, drawn;
};
constexpr auto frames_of_a_stuttering_screen() {
  std::array<row, 8> rows{};
  game<decltype(unitstep::simulation{level})> now{level};
  for (int n = 0; n < 8; ++n) {
    auto const drawn = now.frame(stutter(n));
    rows[static_cast<std::size_t>(n)] = {
        stutter(n).value() * 1000, now.sim.time() / level.dt(),
        now.clock.alpha(), drawn.position.value()};
  }
  return rows;
}
constexpr auto first_frames = frames_of_a_stuttering_screen();

int main() {
  std::printf("frame  steps so far  alpha  drawn at\n");
  for (auto const& [frame_ms, steps, alpha, drawn] : first_frames)
    std::printf("%2.0f ms %13.0f %6.2f %7.4f m\n", frame_ms, steps,
                alpha, drawn);
}
