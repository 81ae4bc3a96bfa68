// SPDX-License-Identifier: BSL-1.0
// The spring of explicit Euler again, with two lines swapped.
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto mass = 1.0 * si::kilogram;
constexpr auto stiffness = 4.0 * si::newton / si::metre;
constexpr auto let_go =
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{mass,
                                     unitstep::spring{stiffness}};
constexpr auto energy(auto const& state) {
  auto const x = state.position;
  auto const v = state.velocity;
  return (mass * v * v + stiffness * x * x) / 2.0;
}

//! [two lines]
// Sixteen steps of a quarter of a second, by hand.
constexpr auto by_hand = [] {
  auto position = 1.0 * si::metre;
  auto velocity = 0.0 * si::metre_per_second;
  auto const dt = 0.25 * si::second;
  for (int n = 0; n < 16; ++n) {
    auto const acceleration = -stiffness * position / mass;
    velocity += acceleration * dt;
    position += velocity * dt;
  }
  return position;
}();
//! [two lines]

//! [run]
constexpr auto run =
    unitstep::trajectory<16>(unitstep::semi_implicit_euler{},
                             let_go, swing, 0.25 * si::second);
//! [run]

//! [the same]
static_assert(run[16].state.position == by_hand);
static_assert(by_hand > -0.4811 * si::metre &&
              by_hand < -0.4810 * si::metre);
//! [the same]

//! [kept]
// Energy, less a term that is zero where the mass turns or passes
// the middle.
constexpr auto kept(auto const& state, auto dt) {
  return energy(state) -
         stiffness * state.position * state.velocity * dt / 2.0;
}
//! [kept]

//! [each step]
constexpr bool keeps_it_exactly() {
  for (std::size_t n = 0; n <= 12; ++n)
    if (kept(run[n].state, 0.25 * si::second) != 2.0 * si::joule)
      return false;
  return true;
}
static_assert(keeps_it_exactly());
//! [each step]

//! [long]
struct record {
  double least = 2;  // energy in J
  double most = 2;
  double sum = 0;
  int turns = 0;  // how often it comes up through the middle
};
//! [long]

//! [keep]
constexpr unitstep::motion pushed{1.0 * si::metre,
                                  2.0 * si::metre_per_second};
constexpr record record_of(int steps, auto start) {
  unitstep::simulation game{unitstep::semi_implicit_euler{}, start,
                            swing, 0.25 * si::second};
  record r;
  for (int n = 0; n < steps; ++n) {
    bool const below = game.state().position < 0.0 * si::metre;
    game.step();
    double const e = energy(game.state()) / (1.0 * si::joule);
    if (e < r.least) r.least = e;
    if (e > r.most) r.most = e;
    r.sum += e;
    r.turns += below && game.state().position >= 0.0 * si::metre;
  }
  return r;
}
//! [keep]

//! [bounds]
constexpr record quarter_hour = record_of(4000, let_go);
static_assert(quarter_hour.least >= 1.6 &&
              quarter_hour.least < 1.601);
static_assert(quarter_hour.most <= 2.667 &&
              quarter_hour.most > 2.666);
//! [bounds]

//! [mean]
constexpr double mean = quarter_hour.sum / 4000;
static_assert(mean > 2.133 && mean < 2.134);
static_assert(mean / 2 > 1.06 && mean / 2 < 1.07);
// Started at 1 m with 2 m/s, that is with 4 J. What is kept is 3 J,
// and the mean is 3 J / (1 - 1/16) = 3.2 J.
constexpr double mean_with_speed =
    record_of(4000, pushed).sum / 4000;
static_assert(mean_with_speed > 3.2 - 0.01 &&
              mean_with_speed < 3.2 + 0.01);
static_assert(energy(pushed) == 4.0 * si::joule);
static_assert(kept(pushed, 0.25 * si::second) == 3.0 * si::joule);
//! [mean]

//! [turns]
// The closed form cos(2 t), and a step of the method, which turns by
// an angle with sin(angle / 2) = omega h / 2 = 1/4.
constexpr double turn = 2 * std::numbers::pi;
constexpr double due = 2 * 1000 / turn;
constexpr double made =
    4000 * 2 * unitstep::math::atan(0.25 / unitstep::sqrt(0.9375)) /
    turn;
static_assert(due > 318.3 && due < 318.35);
static_assert(made > 321.7 && made < 321.75);
static_assert(made - due > 3.41 && made - due < 3.42);
// The run sets out half a step ahead, comes up through the middle
// after 3/4 turn, and then once a turn: 321.7 + 0.04 - 3/4 + 1.
static_assert(quarter_hour.turns == 322);
//! [turns]

//! [falling]
constexpr auto fallen(auto method) {
  auto const pull = [](auto const&, auto) {
    return 10.0 * si::metre_per_second_squared;
  };
  auto const at_rest =
      unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second};
  return unitstep::integrate(method, at_rest, pull,
                             1.0 * si::second, 10)
      .position;
}
static_assert(fallen(unitstep::explicit_euler{}) ==
              450.0 * si::metre);
static_assert(fallen(unitstep::semi_implicit_euler{}) ==
              550.0 * si::metre);
//! [falling]

//! [article]
constexpr unitstep::second_law soft{
    mass, unitstep::spring{15.0 * si::newton / si::metre},
    unitstep::damper{0.1 * si::kilogram / si::second}};
constexpr unitstep::motion far_out{1000.0 * si::metre,
                                   0.0 * si::metre_per_second};
//! [article]

//! [swings]
// The largest distance from rest in the last ten of sixty seconds.
constexpr double last_swing(auto method) {
  unitstep::simulation game{method, far_out, soft,
                            0.01 * si::second};
  double most = 0;
  for (int n = 0; n < 6000; ++n) {
    game.step();
    double const x = game.state().position.value();
    if (n >= 5000 && x > most) most = x;
  }
  return most;
}
//! [swings]

//! [last swing]
// exp(-0.05 * 50) of 1000 m is 82.1 m.
static_assert(last_swing(unitstep::explicit_euler{}) > 3400);
static_assert(last_swing(unitstep::semi_implicit_euler{}) > 80.5);
static_assert(last_swing(unitstep::semi_implicit_euler{}) < 82.1);
//! [last swing]

//! [limit]
constexpr auto after(auto dt, int steps) {
  return unitstep::integrate(unitstep::semi_implicit_euler{},
                             let_go, swing, dt, steps)
      .position;
}
static_assert(after(1.0 * si::second, 10) == 21.0 * si::metre);
static_assert(after(1.0 * si::second, 11) == -23.0 * si::metre);
static_assert(after(1.25 * si::second, 10) > 1e6 * si::metre);
//! [limit]

//! [mirror]
struct position_first {
  template <class State, class Field, class Time>
  constexpr State step(State s, Field const& acceleration, Time t,
                       Time dt) const {
    s.position += s.velocity * dt;
    s.velocity += acceleration(s, t + dt) * dt;
    return s;
  }
};
//! [mirror]

//! [mirror claim]
static_assert(fallen(position_first{}) == 450.0 * si::metre);
constexpr auto mirrored = unitstep::trajectory<12>(
    position_first{}, let_go, swing, 0.25 * si::second);
constexpr bool keeps_the_mirror_image() {
  for (auto const& [time, state] : mirrored)
    if (kept(state, -0.25 * si::second) != 2.0 * si::joule)
      return false;
  return true;
}
static_assert(keeps_the_mirror_image());
//! [mirror claim]

//! [answer]
// The energy after a second, in J; it starts with 5000 J.
constexpr double after_a_second(int steps_per_second) {
  auto const hard = 10'000.0 * si::newton / si::metre;
  auto const s = unitstep::integrate(
      unitstep::semi_implicit_euler{}, let_go,
      unitstep::second_law{mass, unitstep::spring{hard}},
      si::second / double(steps_per_second), steps_per_second);
  return ((mass * s.velocity * s.velocity +
           hard * s.position * s.position) /
          (2.0 * si::joule))
      .value();
}
//! [answer]

//! [answer claim]
static_assert(after_a_second(49) > 1e18);
static_assert(after_a_second(51) < 255'000);
// By the bound, 5000 J / (1 - 1/4).
static_assert(5000 / 0.75 > 6'666 && 5000 / 0.75 < 6'667);
static_assert(after_a_second(200) <= 5000 / 0.75);
//! [answer claim]

int main() {
  std::printf("mass 1 kg, stiffness 4 N/m, step 1/4 s\n\n");
  std::printf("    t         x         v    energy      kept\n");
  std::printf("    s         m       m/s         J         J\n");
  for (auto const& [time, state] : run)
    std::printf("%5.2f %9.4f %9.4f %9.4f %9.4f\n", time.value(),
                state.position.value(), state.velocity.value(),
                energy(state).value(),
                kept(state, 0.25 * si::second).value());
}
