// SPDX-License-Identifier: BSL-1.0
// Slopes from inside the step: the midpoint method, Heun's and RK4.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [spring]
constexpr auto let_go =
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{
    1.0 * si::kilogram,
    unitstep::spring{4.0 * si::newton / si::metre},
    unitstep::damper{1.0 * si::kilogram / si::second}};
constexpr unitstep::damped_oscillator exact{2.0 / si::second,
                                            0.5 / si::second};
//! [spring]

//! [evaluate]
// The rates of a state: what its position and velocity change by.
struct derivative {
  boost::units::quantity<si::velocity> dx{};
  boost::units::quantity<si::acceleration> dv{};
};
// Goes ahead from a state along some rates, and looks there.
constexpr derivative evaluate(auto const& initial, auto t, auto dt,
                              derivative const& d) {
  unitstep::motion const ahead{initial.position + d.dx * dt,
                               initial.velocity + d.dv * dt};
  return {ahead.velocity, swing(ahead, t + dt)};
}
//! [evaluate]

//! [integrate]
constexpr void integrate(auto& state, auto t, auto dt) {
  derivative const a = evaluate(state, t, 0.0 * dt, derivative{});
  derivative const b = evaluate(state, t, dt * 0.5, a);
  derivative const c = evaluate(state, t, dt * 0.5, b);
  derivative const d = evaluate(state, t, dt, c);

  auto const dxdt = 1.0 / 6.0 * (a.dx + 2.0 * (b.dx + c.dx) + d.dx);
  auto const dvdt = 1.0 / 6.0 * (a.dv + 2.0 * (b.dv + c.dv) + d.dv);
  state.position += dxdt * dt;
  state.velocity += dvdt * dt;
}
//! [integrate]

//! [by hand]
// Sixteen steps of a quarter of a second, by hand and by rk4.
constexpr auto by_hand = [] {
  auto state = let_go;
  auto const dt = 0.25 * si::second;
  for (int n = 0; n < 16; ++n) integrate(state, 1.0 * n * dt, dt);
  return state;
}();
constexpr auto by_rk4 = unitstep::integrate(
    unitstep::rk4{}, let_go, swing, 0.25 * si::second, 16);
static_assert(unitstep::magnitude(by_hand.position -
                                  by_rk4.position) <
              1e-15 * si::metre);
static_assert(unitstep::magnitude(by_hand.velocity -
                                  by_rk4.velocity) <
              1e-15 * si::metre_per_second);
//! [by hand]

//! [error]
// How far from the closed form after 4 s, in metres: the position,
// and the velocity over 2 rad/s.
constexpr double error(auto method, int steps) {
  auto const end =
      unitstep::integrate(method, let_go, swing,
                          4.0 * si::second / double(steps), steps);
  auto const due = exact.after(let_go, 4.0 * si::second);
  double const x = (end.position - due.position).value();
  double const y = (end.velocity - due.velocity).value() / 2;
  return unitstep::sqrt(x * x + y * y);
}
//! [error]

//! [quarter]
static_assert(error(unitstep::explicit_euler{}, 16) > 0.86);
static_assert(error(unitstep::explicit_euler{}, 16) < 0.87);
static_assert(error(unitstep::midpoint{}, 16) < 0.051);
static_assert(error(unitstep::midpoint{}, 16) > 0.050);
static_assert(error(unitstep::heun{}, 16) < 0.051);
static_assert(error(unitstep::heun{}, 16) > 0.050);
static_assert(error(unitstep::rk4{}, 16) < 0.00072);
//! [quarter]

//! [halving]
constexpr double gain(auto method) {
  return error(method, 512) / error(method, 1024);
}
static_assert(gain(unitstep::explicit_euler{}) > 1.9 &&
              gain(unitstep::explicit_euler{}) < 2.2);
static_assert(gain(unitstep::midpoint{}) > 3.9 &&
              gain(unitstep::midpoint{}) < 4.1);
static_assert(gain(unitstep::heun{}) > 3.9 &&
              gain(unitstep::heun{}) < 4.1);
static_assert(gain(unitstep::rk4{}) > 15.5 &&
              gain(unitstep::rk4{}) < 16.5);
//! [halving]

//! [counting]
// A field that counts how often it is asked.
struct counting {
  int* calls;
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time t) const {
    ++*calls;
    return -s.position / (t * t);
  }
};
//! [counting]

//! [evaluations]
constexpr int evaluations(auto method) {
  int calls = 0;
  auto const one = 1.0 * si::second;
  static_cast<void>(unitstep::integrate(
      method, let_go, counting{&calls}, one, 10, one));
  return calls;
}
static_assert(evaluations(unitstep::explicit_euler{}) == 10);
static_assert(evaluations(unitstep::midpoint{}) == 20);
static_assert(evaluations(unitstep::heun{}) == 20);
static_assert(evaluations(unitstep::rk4{}) == 40);
//! [evaluations]

//! [same work]
constexpr bool is_off_by(double error, double millimetres) {
  double const rest = error * 1000 - millimetres;
  return rest > -0.5 && rest < 0.5;
}
static_assert(is_off_by(error(unitstep::explicit_euler{}, 64), 84));
static_assert(is_off_by(error(unitstep::velocity_verlet{}, 64),
                        37));
static_assert(is_off_by(error(unitstep::semi_implicit_euler{}, 64),
                        27));
static_assert(is_off_by(error(unitstep::midpoint{}, 32), 13));
static_assert(error(unitstep::rk4{}, 16) > 0.00070);
static_assert(error(unitstep::rk4{}, 16) < 0.00072);
//! [same work]

//! [lecture]
struct mean_of_start_and_middle {
  template <class State, class Field, class Time>
  constexpr State step(State const& s, Field const& acceleration,
                       Time t, Time dt) const {
    State const middle{s.position + s.velocity * (dt / 2),
                       s.velocity + acceleration(s, t) * (dt / 2)};
    return {s.position + (s.velocity + middle.velocity) * (dt / 2),
            s.velocity + acceleration(middle, t + dt / 2) * dt};
  }
};
//! [lecture]

//! [fallen]
constexpr auto at_rest =
    unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr double fallen(auto method) {
  auto const pull = [](auto const&, auto) {
    return 10.0 * si::metre_per_second_squared;
  };
  return unitstep::integrate(method, at_rest, pull,
                             1.0 * si::second, 10)
      .position.value();
}
static_assert(fallen(unitstep::explicit_euler{}) == 450);
static_assert(fallen(mean_of_start_and_middle{}) == 475);
static_assert(fallen(unitstep::midpoint{}) == 500);
static_assert(fallen(unitstep::heun{}) == 500);
static_assert(fallen(unitstep::rk4{}) == 500);
//! [fallen]

//! [a step]
// What a step of 1/4 s makes of the energy, without the damper.
constexpr double energy_after_a_step(auto method) {
  auto const undamped = [](auto const& s, auto) {
    return -4.0 * s.position / (1.0 * si::second * si::second);
  };
  auto const end = unitstep::integrate(method, let_go, undamped,
                                       0.25 * si::second, 1);
  double const x = end.position.value();
  double const v = end.velocity.value();
  return (v * v + 4 * x * x) / 4;
}
//! [a step]

//! [energy]
static_assert(energy_after_a_step(unitstep::explicit_euler{}) ==
              1 + 1 / 4.0);
static_assert(energy_after_a_step(unitstep::midpoint{}) ==
              1 + 1 / 64.0);
static_assert(energy_after_a_step(unitstep::rk4{}) > 0.999789);
static_assert(energy_after_a_step(unitstep::rk4{}) < 0.999790);
//! [energy]

//! [answer]
constexpr auto after_one_second(auto method) {
  auto const jerk = 6.0 * si::metre_per_second_squared / si::second;
  return unitstep::integrate(
      method, at_rest,
      [=](auto const&, auto t) { return jerk * t; },
      1.0 * si::second, 1);
}
constexpr auto euler = after_one_second(unitstep::explicit_euler{});
static_assert(euler.velocity == 0.0 * si::metre_per_second);
static_assert(euler.position == 0.0 * si::metre);

constexpr auto midpoint = after_one_second(unitstep::midpoint{});
static_assert(midpoint.velocity == 3.0 * si::metre_per_second);
static_assert(midpoint.position == 0.0 * si::metre);
static_assert(after_one_second(unitstep::heun{}) == midpoint);
//! [answer]

//! [answer by rk4]
constexpr auto rk4 = after_one_second(unitstep::rk4{});
static_assert(rk4.velocity == 3.0 * si::metre_per_second);
static_assert(rk4.position == 1.0 * si::metre);
//! [answer by rk4]

int main() {
  std::printf("error after 4 s, in metres\n\n");
  std::printf("evaluations      Euler   midpoint");
  std::printf("       Heun        RK4\n");
  for (int calls : {16, 32, 64, 128, 256, 512})
    std::printf("%11d %10.2g %10.2g %10.2g %10.2g\n", calls,
                error(unitstep::explicit_euler{}, calls),
                error(unitstep::midpoint{}, calls / 2),
                error(unitstep::heun{}, calls / 2),
                error(unitstep::rk4{}, calls / 4));
}
