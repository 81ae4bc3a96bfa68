// SPDX-License-Identifier: BSL-1.0
// What calls a method many times.
#include <boost/units/systems/si.hpp>
#include <limits>
#include <string_view>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

namespace integrate_example {
//! [integrate]
// Free fall for two seconds, from time 0 or from another.
constexpr motion start{0.0 * m, 0.0 * m_per_s};
constexpr auto field = [](auto const&, auto) {
  return -10.0 * m_per_s2;
};
constexpr auto end = integrate(rk4{}, start, field, 0.25 * s, 8);
static_assert(end == motion{-20.0 * m, -20.0 * m_per_s});
static_assert(end ==
              integrate(rk4{}, start, field, 0.25 * s, 8, 5.0 * s));
//! [integrate]
//! [trajectory]
// Every state on the way, here nine.
constexpr auto table = trajectory<8>(rk4{}, start, field, 0.25 * s);
static_assert(table.size() == 9 && table[4].time == 1.0 * s);
constexpr sample at_one_second = table[4];
static_assert(at_one_second.state.position == -5.0 * m);
//! [trajectory]
//! [state_at]
// Between two samples of a table, or of any two samples.
constexpr auto now = state_at(table, 1.125 * s);
static_assert(magnitude(now.position + 6.328125 * m) < 1e-14 * m);
static_assert(interpolate(table[4], table[5], 1.125 * s) == now);
//! [state_at]
//! [interpolate]
// Half of the way between two states, for drawing.
constexpr motion later{-20.0 * m, -20.0 * m_per_s};
static_assert(interpolate(start, later, 0.5) ==
              motion{-10.0 * m, -10.0 * m_per_s});
//! [interpolate]
//! [in_place]
// A game that copies no more than it has to: what is drawn lies
// between the state before a step and the one after it.
constexpr auto drawn = [] {
  simulation sim{suvat{}, start, field, 1.0 * s};
  motion before = start, between = start;
  sim.change([](auto& now) { now.velocity += 5.0 * m_per_s; });
  sim.copy_state(before);
  sim.step();
  interpolate_into(between, before, sim.view(), 0.5);
  return between;
}();
static_assert(drawn == motion{0.0 * m, 0.0 * m_per_s});
//! [in_place]
//! [step]
// A loop of one's own over bodies of any number.
constexpr auto fallen = [] {
  std::array bodies{start, motion{3.0 * m, 1.0 * m_per_s}};
  for (auto& body : bodies)
    body = step(suvat{}, body, field, 0.0 * s, 1.0 * s);
  return bodies;
}();
static_assert(fallen[1] == motion{-1.0 * m, -9.0 * m_per_s});
//! [step]
//! [integrate_observed]
// A look at every fourth step: at the start, and after 1 s and 2 s.
constexpr auto sum_of_heights = [] {
  auto sum = 0.0 * m;
  integrate_observed(rk4{}, start, field, 0.25 * s, 8,
                     every{4, [&](auto const& now, auto) {
                             sum += now.position;
                           }});
  return sum;
}();
static_assert(sum_of_heights == -25.0 * m);
//! [integrate_observed]
}  // namespace integrate_example

namespace integrate_until_example {
//! [integrate_until]
// Thrown upwards: when and how fast it comes back to the ground.
constexpr motion thrown{0.0 * m, 10.0 * m_per_s};
constexpr auto field = [](auto const&, auto) {
  return -10.0 * m_per_s2;
};
constexpr auto height = [](auto const& now, auto) {
  return now.position;
};
constexpr run_end landed = integrate_until(
    rk4{}, thrown, field, 0.3 * s, falling{height}, 100);
static_assert(landed.stopped_because == stop_reason::event);
static_assert(magnitude(landed.time - 2.0 * s) < 1e-14 * s);
//! [integrate_until]
//! [first_of]
// What comes first: 4 m upwards, or the ground.
constexpr auto over_4_m = [](auto const& now, auto) {
  return now.position - 4.0 * m;
};
constexpr auto met = integrate_until(
    rk4{}, thrown, field, 0.3 * s,
    first_of{falling{height}, rising{over_4_m}}, 100);
static_assert(met.which == 1 && met.time < 1.0 * s);
//! [first_of]
}  // namespace integrate_until_example

namespace simulation_example {
//! [simulation]
// A run one step at a time, saved on the way and gone on with.
constexpr motion start{0.0 * m, 0.0 * m_per_s};
constexpr auto field = [](auto const&, auto) {
  return -10.0 * m_per_s2;
};
constexpr auto twice = [] {
  simulation sim{velocity_verlet{}, start, field, 0.5 * s};
  sim.step();
  saved_run const before = sim.save();
  sim.step();
  auto const first = sim.state();
  sim.resume(before);
  sim.step();
  return sim.state() == first && sim.time() == 1.0 * s;
}();
static_assert(twice);
//! [simulation]
//! [fixed_step]
// Frames of 0.3 s, steps of 0.125 s: 2 steps, 2, then 3 are due.
constexpr auto due = [] {
  fixed_step clock{0.125 * s, 8};
  return std::array{clock.advance(0.3 * s), clock.advance(0.3 * s),
                    clock.advance(0.3 * s)};
}();
static_assert(due == std::array{decltype(due[0]){2},
                                decltype(due[0]){2},
                                decltype(due[0]){3}});
//! [fixed_step]
//! [sampled]
// A controller that looks every 1/2 s: its push is held in between.
constexpr sampled controlled{
    [](auto const& now, auto) {
      return 2.0 / s * (1.0 * m_per_s - now.velocity);
    },
    0.5 * s, [](auto const&, auto, auto push) { return push; }};
constexpr auto end = integrate(semi_implicit_euler{}, start,
                               controlled, 0.125 * s, 8);
static_assert(end.velocity == 1.0 * m_per_s);
constexpr auto push = [] {
  simulation sim{semi_implicit_euler{}, start, controlled,
                 0.125 * s};
  sim.step();
  return held(sim);
}();
static_assert(push == 2.0 * m_per_s2);
// What happens does not touch the controller: it looks at 1/2 s, where
// the speed is 1 m/s already, and pushes no more.
constexpr auto quarter =
    integrate_until(semi_implicit_euler{}, start, controlled,
                    0.125 * s, rising([](auto const& now, auto) {
                      return now.velocity - 0.5 * m_per_s;
                    }),
                    8);
static_assert(quarter.time == 0.25 * s);
//! [sampled]
}  // namespace simulation_example

namespace chain_example {
//! [chain]
// 10,000 steps, in segments that no compiler gives up on.
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr chain run{leapfrog{}, start, pull, s / 64.0};
constexpr auto end = state_after<run, 10'000>;
static_assert(norm(vec{end.position / (1.0 * m),
                       end.velocity / (1.0 * m_per_s)}) < 1.0001);
//! [chain]
}  // namespace chain_example

namespace advance_example {
//! [advance]
// What every driver does inside, on plain numbers.
constexpr auto field = [](auto const&, double) { return -10.0; };
static_assert(advance(suvat{}, motion{0.0, 0.0}, field, 0.0, 0.5,
                      0L, 4L) == motion{-20.0, -20.0});
//! [advance]
}  // namespace advance_example

int main() {}
