// SPDX-License-Identifier: BSL-1.0
// Each part of the library in a few lines, and what they come to.
#include <array>
#include <cstdio>
//! [units]
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

//! [units]

//! [state]
constexpr motion on_a_line{1.0 * m, 0.0 * m_per_s};
constexpr motion in_space{vec{3.0, 4.0, 0.0} * m,
                          vec{0.0, 0.0, 2.0} * m_per_s};
static_assert(norm(in_space.position) == 5.0 * m);
static_assert(cross(in_space.position, in_space.velocity).x ==
              8.0 * m * m_per_s);
//! [state]

//! [field]
// An acceleration, by a lambda or by laws of force.
constexpr auto by_hand = [](auto const& state, auto) {
  return -4.0 / s / s * state.position;
};
constexpr second_law by_laws{2.0 * kg, spring{8.0 * N / m}};
static_assert(by_laws(on_a_line, 0.0 * s) == -4.0 * m_per_s2);
static_assert(by_hand(on_a_line, 0.0 * s) == -4.0 * m_per_s2);
//! [field]

//! [runs]
// The end, the way there, or a run of which you ask for each step.
constexpr auto dt = 0.125 * s;
constexpr auto end = integrate(rk4{}, on_a_line, by_laws, dt, 16);
constexpr auto way = trajectory<16>(rk4{}, on_a_line, by_laws, dt);
constexpr auto stepped() {
  simulation sim{rk4{}, on_a_line, by_laws, dt};
  for (int n = 0; n < 16; ++n) sim.step();
  return sim.state();
}
static_assert(way[16].time == 2.0 * s && way[16].state == end);
static_assert(stepped() == end);
//! [runs]

//! [proof]
// From both sides: omega is 2/s, so the closed form at 2 s is
// x = cos(2 * 2) m.
constexpr auto exact = math::cos(4.0) * m;
static_assert(end.position > exact - 0.0003 * m);
static_assert(end.position < exact + 0.0003 * m);
static_assert(is_finite(end));
//! [proof]

//! [tolerance]
// The method chooses its steps: an error for each member, in its
// own unit, and one per size.
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}, 1e-9};
constexpr auto chosen =
    integrate(dormand_prince5{}, on_a_line, by_laws, fine, 2.0 * s);
static_assert(chosen.position > exact - 1e-7 * m);
static_assert(chosen.position < exact + 1e-7 * m);
//! [tolerance]

//! [enclosed]
// Bounds of the solution itself, rounding included.
constexpr auto truth = enclose(on_a_line, by_laws, dt, 16);
static_assert(truth.position.lower < exact &&
              exact < truth.position.upper);
static_assert(truth.position.upper - truth.position.lower <
              1e-10 * m);
//! [enclosed]

//! [energy]
constexpr auto energy_of(auto const& state) {
  return energy(2.0 * kg, state, spring{8.0 * N / m});
}
static_assert(energy_of(on_a_line) == 4.0 * N * m);
//! [energy]

//! [long]
// RK4 loses (omega h)^6 / 72 of the energy in a step: exp(-0.339).
constexpr chain run{rk4{}, on_a_line, by_laws, dt};
constexpr auto left = energy_of(state_after<run, 100'000>);
static_assert(left > 0.70 * energy_of(on_a_line));
static_assert(left < 0.72 * energy_of(on_a_line));
//! [long]

//! [laws]
constexpr second_law glider{
    2.0 * kg, gravity{vec{0.0, 0.0, -9.81} * m_per_s2},
    quadratic_drag{0.5 * kg / m}, [](auto const& state, auto t) {
      return -1.0 * N / m / s * t * state.position;
    }};
static_assert(glider(in_space, 0.0 * s).z < -10.80 * m_per_s2);
static_assert(glider(in_space, 0.0 * s).z > -10.82 * m_per_s2);
//! [laws]

//! [bodies]
// Two bodies pull on each other.
constexpr motion pair{
    std::array{vec{-1.0, 0.0} * m, vec{1.0, 0.0} * m},
    std::array{vec{0.0, -0.5} * m_per_s, vec{0.0, 0.5} * m_per_s}};
constexpr std::array masses{1.0 * kg, 1.0 * kg};
constexpr second_law attraction{
    masses, mutual_gravity{1.0 * N * m * m / kg / kg}};
constexpr auto later =
    integrate(leapfrog{}, pair, attraction, s / 64.0, 64);
static_assert(norm(momentum(masses, later)) < 1e-15 * kg * m_per_s);
//! [bodies]

//! [turning]
constexpr auto moment = kg * m * m / (rad * rad);
constexpr euler_equations top{vec{1.0, 2.0, 3.0} * moment};
constexpr rotation spun{quaternion{1.0, 0.0, 0.0, 0.0},
                        vec{0.0, 0.0, 1.0} * rad / s};
constexpr auto turned = integrate(rk4{}, spun, top, dt, 8);
static_assert(turned.angular_velocity == spun.angular_velocity);
//! [turning]

//! [anything]
struct tank {
  quantity<si::length> level;
};
constexpr auto drains = [](tank const& t, auto) {
  return rates{-0.5 / s * t.level};
};
constexpr auto drained =
    integrate(rk4{}, tank{2.0 * m}, drains, dt, 8);
static_assert(drained.level > 1.213 * m);  // 2 exp(-1/2) = 1.21306
static_assert(drained.level < 1.2131 * m);
//! [anything]

//! [event]
constexpr auto crosses = [](auto const& state, auto) {
  return state.position;
};
constexpr auto at_zero =
    integrate_until(rk4{}, on_a_line, by_laws, dt, crosses, 100);
static_assert(at_zero.stopped_because == stop_reason::event);
static_assert(at_zero.time > 0.785 * s);  // pi / 4 = 0.7854
static_assert(at_zero.time < 0.786 * s);
//! [event]

//! [frames]
// A frame of 0.3 s has two steps of 0.125 s in it, and 0.4 of the
// next: that is where to draw. More than 8 steps are given up.
constexpr auto drawn() {
  simulation sim{rk4{}, on_a_line, by_laws, dt};
  fixed_step clock{dt, 8};
  auto before = sim.state();
  for (int n = clock.advance(0.3 * s); n > 0; --n) {
    before = sim.state();
    sim.step();
  }
  return interpolate(before, sim.state(), clock.alpha());
}
static_assert(drawn().position < way[1].state.position);
static_assert(drawn().position > way[2].state.position);
//! [frames]

//! [functions]
static_assert(sqrt(16.0 * m * m) == 4.0 * m);
static_assert(math::sin(0.0) == 0 && math::atan2(0.0, 1.0) == 0);
static_assert(math::cos(3.0 * s / (4.0 * s)) == math::cos(0.75));
static_assert(unitstep::cos(0.75 * rad) == math::cos(0.75));
//! [functions]

int main() { std::printf("%.4f m\n", end.position.value()); }
