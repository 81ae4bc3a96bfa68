// SPDX-License-Identifier: BSL-1.0
// How far does one kilogram go in ten seconds under ten newtons?
// Explicit Euler in steps of one second, beside the closed form.
#include <array>
#include <cstddef>
#include <cstdio>
#include <unitstep/units/equals.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

//! [body]
using namespace unitstep::symbols;

constexpr auto force = 10_N;
constexpr auto mass = 1_kg;
constexpr auto at_rest = unitstep::motion{0_m, 0_m_per_s};
constexpr auto pull = [](auto const& /*state*/, auto /*time*/) {
  return force / mass;
};
//! [body]

//! [two lines]
// By hand: ten steps of explicit Euler.
constexpr auto by_hand = [] {
  auto position = 0_m;
  auto velocity = 0_m_per_s;
  auto const acceleration = 10_N / 1_kg;
  auto const dt = 1_s;
  for (int n = 0; n < 10; ++n) {
    position += velocity * dt;
    velocity += acceleration * dt;
  }
  return position;
}();
static_assert(by_hand == 450_m);
//! [two lines]

//! [loop]
// t = 0, 1, ... 10 are eleven steps.
constexpr auto while_time_is_at_most_10_s = [] {
  auto position = 0_m;
  auto velocity = 0_m_per_s;
  auto const dt = 1_s;
  for (auto t = 0_s; t <= 10_s; t += dt) {
    position += velocity * dt;
    velocity += force / mass * dt;
  }
  return unitstep::motion{position, velocity};
}();
static_assert(while_time_is_at_most_10_s.position == 550_m);
static_assert(while_time_is_at_most_10_s.velocity == 110_m_per_s);
//! [loop]

//! [run]
constexpr auto table = unitstep::trajectory<10>(
    unitstep::explicit_euler{}, at_rest, pull, 1_s);
//! [run]

//! [closed form]
constexpr auto exact_position(auto t) {
  return force / mass * t * t / 2.0;
}
constexpr auto exact_velocity(auto t) { return force / mass * t; }
//! [closed form]

//! [end]
static_assert(table[10].time == 10_s);
static_assert(table[10].state.position == 450_m);
static_assert(exact_position(table[10].time) == 500_m);
static_assert(table[10].state.velocity == 100_m_per_s);
static_assert(exact_velocity(table[10].time) == 100_m_per_s);
//! [end]

//! [every row]
constexpr std::array metres{0.0,   0.0,   10.0,  30.0,  60.0, 100.0,
                            150.0, 210.0, 280.0, 360.0, 450.0};
constexpr bool every_row_holds() {
  for (std::size_t n = 0; n < table.size(); ++n) {
    auto const& [time, state] = table[n];
    if (state.position != metres[n] * m) return false;
    if (state.velocity != exact_velocity(time)) return false;
  }
  return table.size() == metres.size();
}
static_assert(every_row_holds());
//! [every row]

//! [says both]
constexpr auto end = table[10].state;
static_assert(unitstep::equals<end.position, 450_m>);
static_assert(
    unitstep::lies_between<end.velocity, 99_m_per_s, 101_m_per_s>);
//! [says both]

//! [each step]
constexpr bool each_step_misses_5_m() {
  for (std::size_t n = 0; n < table.size(); ++n) {
    auto const& [time, state] = table[n];
    auto const missing = exact_position(time) - state.position;
    auto const steps = static_cast<double>(n);
    if (missing != steps * 5_m) return false;
  }
  return true;
}
static_assert(each_step_misses_5_m());
//! [each step]

//! [rk4]
constexpr auto after_10_s(auto method) {
  return unitstep::integrate(method, at_rest, pull, 1_s, 10)
      .position;
}
static_assert(after_10_s(unitstep::explicit_euler{}) == 450_m);
static_assert(after_10_s(unitstep::rk4{}) == 500_m);
//! [rk4]

int main() {
  std::printf("force 10 N, mass 1 kg, step 1 s\n\n");
  std::printf("        explicit Euler      closed form\n");
  std::printf("    t        v       x        v       x    short\n");
  std::printf("    s      m/s       m      m/s       m        m\n");
  for (auto const& [time, state] : table) {
    auto const x = exact_position(time);
    std::printf("%5.0f %8.0f %7.0f %8.0f %7.0f %8.0f\n",
                time.value(), state.velocity.value(),
                state.position.value(),
                exact_velocity(time).value(), x.value(),
                (x - state.position).value());
  }
}
