// SPDX-License-Identifier: BSL-1.0
// What happens in a run: events with effects, doses, switches.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <numbers>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

using namespace unitstep;
using namespace unitstep::symbols;

namespace when_example {
//! [when]
// A ball that bounces: each hit takes half of its speed.
constexpr motion ball{5.0 * m, 0.0 * m_per_s};
constexpr auto falls = [](auto const&, auto) {
  return -10.0 * m_per_s2;
};
constexpr auto height = [](auto const& b, auto) {
  return b.position;
};
constexpr auto bounce = [](auto const& b, auto) {
  return motion{b.position, -0.5 * b.velocity};
};
constexpr hybrid_end run = integrate(
    rk4{}, ball, falls, 0.25 * s, 9, when(falling(height), bounce));
// It falls for a second, and flies for one, then for half of one.
constexpr event_log log = run.events;
constexpr event_record first = log[0];
static_assert(log.size() == 2 && first.which == 0);
static_assert(magnitude(first.time - 1.0 * s) < 1e-14 * s);
static_assert(magnitude(log[1].time - 2.0 * s) < 1e-14 * s);
static_assert(magnitude(run.state.position - 0.3125 * m) <
              1e-13 * m);
//! [when]
//! [rest_below]
// The hits come faster and faster: after three seconds it lies there.
constexpr auto rests = integrate(
    rk4{}, ball, falls, 0.25 * s, 20,
    when(falling(height), bounce, rest_below(1e-3 * m_per_s)));
static_assert(rests.stopped_because == stop_reason::rest);
static_assert(magnitude(rests.time - 3.0 * s) < 1e-3 * s);
//! [rest_below]
//! [stop_if]
// The third hit ends the run.
constexpr auto third = [](auto const& b, auto, int& hits) {
  return stop_if(++hits == 3,
                 motion{b.position, -0.5 * b.velocity});
};
constexpr auto three =
    integrate(rk4{}, ball, falls, 0.25 * s, 20, modes(0),
              when(falling(height), third));
static_assert(three.mode == 3 && three.which == 1);
static_assert(magnitude(three.time - 2.5 * s) < 1e-14 * s);
//! [stop_if]
//! [trajectory]
// A row after each 0.3 s, and the landing after one second.
constexpr hybrid_table table = trajectory<20>(
    rk4{}, ball, falls, 0.3 * s, when(falling(height), stop));
static_assert(table.size() == 5 && table.which == 0);
static_assert(magnitude(table.back().time - 1.0 * s) < 1e-14 * s);
static_assert(magnitude(table.back().state.position) < 1e-14 * m);
//! [trajectory]
//! [simulation]
// A game asks after each step what has happened in it.
constexpr int bounces = [] {
  int heard = 0;
  simulation sim{rk4{}, ball, falls, 0.25 * s,
                 when(falling(height), bounce)};
  for (int n = 0; n < 9; ++n) {
    sim.step();
    for (auto const& one : sim.events()) heard += one.which == 0;
  }
  return heard;
}();
static_assert(bounces == 2);
//! [simulation]
//! [key]
// A player's key: the game reads it before each frame, and the run
// takes it into its mode at the end of the step.
constexpr auto flown = [] {
  bool key = false;
  auto const flies = [](auto const&, auto, bool thrust) {
    return (thrust ? 4.0 : -10.0) * m_per_s2;
  };
  auto const listen = [&key](auto const&, auto, bool& thrust) {
    thrust = key;
  };
  simulation sim{rk4{},    ball,         flies,
                 0.25 * s, modes(false), every(0.25 * s, listen)};
  for (int frame = 0; frame < 4; ++frame) {
    key = frame >= 2;
    sim.step();
  }
  return sim.state();
}();
// Three steps down, and one up.
static_assert(magnitude(flown.velocity + 6.5 * m_per_s) <
              1e-14 * m_per_s);
static_assert(magnitude(flown.position - 0.4375 * m) < 1e-14 * m);
//! [key]
//! [saved_hybrid_run]
// Saved in flight, and gone on with to the same bits.
constexpr bool same = [] {
  simulation sim{rk4{}, ball, falls, 0.25 * s,
                 when(falling(height), bounce)};
  for (int n = 0; n < 5; ++n) sim.step();
  saved_hybrid_run const before = sim.save();
  for (int n = 0; n < 4; ++n) sim.step();
  auto const first = sim.state();
  sim.resume(before);
  for (int n = 0; n < 4; ++n) sim.step();
  return sim.state() == first && first == run.state;
}();
static_assert(same);
//! [saved_hybrid_run]
//! [chain]
// As many steps as are wanted, in constants of some steps each.
constexpr chain long_run{rk4{}, ball, falls, 0.25 * s,
                         when(falling(height), bounce)};
static_assert(state_after<long_run, 9> == run.state);
//! [chain]
//! [observed]
// A look at the start and after each of nine steps.
constexpr int looks = [] {
  int count = 0;
  integrate_observed(
      rk4{}, ball, falls, 0.25 * s, 9,
      [&](auto const&, auto) { ++count; },
      when(falling(height), bounce));
  return count;
}();
static_assert(looks == 10);
//! [observed]
}  // namespace when_example

namespace at_example {
//! [at]
// A drug is given every eight hours, and half of it leaves the body in
// the same time: 100 mg, then 50 + 100, then 75 + 100.
struct body {
  double drug;  // in mg
};
constexpr auto leaves = [](body const& b, auto) {
  return rates{-std::numbers::ln2 / (8.0 * h) * b.drug};
};
constexpr auto dose = [](body const& b, auto) {
  return body{b.drug + 100.0};
};
constexpr tolerance allowed{body{1e-9}};
constexpr auto given =
    integrate(dormand_prince5{}, body{100.0}, leaves, allowed,
              16.0 * h, at({8.0 * h, 16.0 * h}, dose));
static_assert(given.events.size() == 2);
static_assert(magnitude(given.state.drug - 175.0) < 1e-7);
//! [at]
// The same doses by `every`, of which the first one comes a period after
// the start.
constexpr auto given_every_period =
    integrate(dormand_prince5{}, body{100.0}, leaves, allowed,
              16.0 * h, every(8.0 * h, dose));
static_assert(given_every_period.events.size() == 2);
static_assert(given_every_period.state.drug == given.state.drug);
}  // namespace at_example

namespace jumps_example {
//! [jumps]
// An engine that pushes from the first to the second second.
constexpr motion rocket{0.0 * m, 0.0 * m_per_s};
constexpr auto push = [](auto const&, auto t) {
  return (t >= 1.0 * s && t < 2.0 * s ? 8.0 : 0.0) * m_per_s2;
};
constexpr tolerance allowed{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto flown =
    integrate(dormand_prince5{}, rocket, push, allowed, 3.0 * s,
              jumps(1.0 * s, 2.0 * s));
static_assert(magnitude(flown.state.velocity - 8.0 * m_per_s) <
              1e-14 * m_per_s);
static_assert(magnitude(flown.state.position - 12.0 * m) <
              1e-14 * m);
//! [jumps]
//! [jumps_every]
// A switch that is on in the first half of each second.
constexpr auto pulsed = [](auto const&, auto t) {
  auto const second = static_cast<double>(static_cast<int>(t / s));
  return (t / s - second < 0.5 ? 8.0 : 0.0) * m_per_s2;
};
constexpr auto driven =
    integrate(dormand_prince5{}, rocket, pulsed, allowed, 3.0 * s,
              jumps_every(0.5 * s));
static_assert(magnitude(driven.state.velocity - 12.0 * m_per_s) <
              1e-13 * m_per_s);
//! [jumps_every]
}  // namespace jumps_example

namespace modes_example {
//! [modes]
// A thermostat: it heats below 19 degrees, and no more above 21.
enum class heating { off, on };
struct room {
  double temperature;  // in degrees
};
constexpr auto warms = [](room const& r, auto, heating mode) {
  double const due = mode == heating::on ? 30.0 : 10.0;
  return rates{(due - r.temperature) / (10.0 * s)};
};
constexpr auto above = [](room const& r, auto) {
  return r.temperature - 21.0;
};
constexpr auto below = [](room const& r, auto) {
  return r.temperature - 19.0;
};
constexpr auto switch_off = [](room const&, auto, heating& mode) {
  mode = heating::off;
};
constexpr auto switch_on = [](room const&, auto, heating& mode) {
  mode = heating::on;
};
constexpr auto day = integrate(
    dormand_prince5{}, room{20.0}, warms, tolerance{room{1e-9}},
    10.0 * s, modes(heating::on), when(rising(above), switch_off),
    when(falling(below), switch_on));
// 10 ln(10/9) seconds to 21 degrees, then 10 ln(11/9) to 19.
static_assert(day.events[0].which == 1);
static_assert(magnitude(day.events[0].time -
                        1.05360515657826301 * s) < 1e-8 * s);
static_assert(magnitude(day.events[1].time -
                        3.06031211119977462 * s) < 1e-8 * s);
//! [modes]
}  // namespace modes_example

int main() {}

namespace certain_example {
//! [certain]
// A spot on a wheel that turns once in a millisecond passes a mark
// after a quarter of a turn. A step of this run takes a second.
constexpr motion cart{0.0 * m, 1.0 * m_per_s};
constexpr auto rolls = [](auto const&, auto) {
  return 0.0 * m_per_s2;
};
constexpr auto allowed =
    tolerance{motion{1e-9 * m, 1e-9 * m_per_s}}.first_step(1.0 * s);
constexpr auto spot = [](auto const&, auto t) {
  return cos(2000.0 * std::numbers::pi * (t / s));
};
template <class Event>
constexpr auto pass(Event const& event) {
  return integrate_until(dormand_prince5{}, cart, rolls, allowed,
                         event, 1.0 * s);
}
// Looks at the step do not see it; intervals miss nothing.
static_assert(pass(spot).which == -1);
static_assert(pass(certain(spot)).which == 0);
static_assert(magnitude(pass(certain(spot)).time - 0.25e-3 * s) <
              1e-15 * s);
//! [certain]
}  // namespace certain_example

namespace many_example {
//! [list]
// Two balls, or as many as there are when the program runs, with an
// event for each; the effect is told which one hits the ground.
constexpr motion balls{std::array{5.0 * m, 20.0 * m},
                       std::array{0.0 * m_per_s, 0.0 * m_per_s}};
constexpr auto fall = [](auto const&, auto) {
  return std::array{-10.0 * m_per_s2, -10.0 * m_per_s2};
};
struct height_of {
  std::size_t ball;
  constexpr auto operator()(auto const& b, auto) const {
    return b.position[ball];
  }
};
constexpr auto turn = [](auto& b, auto, std::size_t which) {
  b.velocity[which] *= -0.5;
};
constexpr auto each = [] {
  std::vector<falling<height_of>> hits;
  for (std::size_t i = 0; i < balls.position.size(); ++i)
    hits.push_back(falling(height_of{i}));
  return integrate(rk4{}, balls, fall, 0.25 * s, 9,
                   when(hits, turn));
}();
// Ball 0 hits the ground after 1 s, and with ball 1 after 2 s.
static_assert(each.events.size() == 3);
static_assert(each.events.count(0, 0) == 2);
static_assert(each.events[2].which == 0);
static_assert(each.events[2].index == 1);
static_assert(magnitude(each.events[1].time - 2.0 * s) < 1e-14 * s);
static_assert(magnitude(each.events[2].time - 2.0 * s) < 1e-14 * s);
//! [list]
//! [many]
// The same balls with one event, the height of the lower one that
// falls, and an effect that finds which it is.
constexpr auto lowest = [](auto const& b, auto) {
  auto low = 100.0 * m;
  for (std::size_t i = 0; i < b.position.size(); ++i)
    if (b.velocity[i] < 0.0 * m_per_s && b.position[i] < low)
      low = b.position[i];
  return low;
};
constexpr auto throw_back = [](auto& b, auto) {
  for (std::size_t i = 0; i < b.position.size(); ++i)
    if (b.velocity[i] < 0.0 * m_per_s && b.position[i] < 1e-9 * m)
      b.velocity[i] *= -0.5;
};
constexpr auto both = integrate(rk4{}, balls, fall, 0.25 * s, 9,
                                when(falling(lowest), throw_back));
// The first hits the ground after 1 s, and with the second after 2 s.
static_assert(both.events.size() == 2);
static_assert(magnitude(both.events[0].time - 1.0 * s) < 1e-14 * s);
static_assert(magnitude(both.events[1].time - 2.0 * s) < 1e-14 * s);
static_assert(both.state.velocity[1] > 7.0 * m_per_s);
//! [many]
}  // namespace many_example
