// SPDX-License-Identifier: BSL-1.0
// The laws of force that the library has, how they add up for one
// body and for many, and how to write one.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::second_law;
using unitstep::vec;
using namespace unitstep::symbols;

//! [add up]
constexpr second_law ball{
    0.5 * kg,
    unitstep::gravity{vec{0.0, -9.81} * m_per_s2},
    unitstep::quadratic_drag{0.02 * kg / m},
    unitstep::impulse{vec{48.0, 64.0} * N, 0.0 * s, 0.125 * s},
};
constexpr motion on_the_ground{vec{0.0, 0.0} * m,
                               vec{0.0, 0.0} * m_per_s};
constexpr auto flight =
    unitstep::integrate(unitstep::semi_implicit_euler{},
                        on_the_ground, ball, 0.0078125 * s, 192);
//! [add up]
static_assert(flight.position.x > 5.0 * m);

//! [momentum]
// 80 N for 1/8 s are 10 kg m/s, whatever the method.
constexpr second_law shot{
    0.5 * kg,
    unitstep::impulse{vec{48.0, 64.0} * N, 0.0625 * s, 0.1875 * s}};
constexpr auto flung = unitstep::integrate(
    unitstep::rk4{}, on_the_ground, shot, 0.0078125 * s, 64);
constexpr auto won =
    unitstep::momentum(0.5 * kg, flung) - vec{6.0, 8.0} * N * s;
static_assert(unitstep::norm(won) < 1e-14 * N * s);
//! [momentum]

//! [springs]
constexpr auto k = 40.0 * N / m;
constexpr auto hook = vec{0.0, 2.0} * m;
constexpr unitstep::spring to_the_origin{k};
constexpr unitstep::spring to_a_hook{k, hook};
constexpr unitstep::spring of_a_length{k, hook, 0.5 * m};
//! [springs]

//! [spring forces]
// One metre below the hook: two springs pull up, one is half slack.
constexpr motion hanging{vec{0.0, 1.0} * m,
                         vec{0.0, 0.0} * m_per_s};
static_assert(to_the_origin(hanging, 0.0 * s).y == -40.0 * N);
static_assert(to_a_hook(hanging, 0.0 * s).y == 40.0 * N);
static_assert(of_a_length(hanging, 0.0 * s).y == 20.0 * N);
// Two kilograms on the second one, a tenth of a second later:
// with omega^2 = 20 / s^2 the speed is omega sin(omega / 10) m.
constexpr auto speed =
    unitstep::integrate(unitstep::rk4{}, hanging,
                        second_law{2.0 * kg, to_a_hook}, 0.1 * s, 1)
        .velocity.y;
static_assert(speed > 1.93 * m_per_s && speed < 1.94 * m_per_s);
//! [spring forces]

//! [orbit]
// With GM = 1 m^3/s^2 a circle of 1 m takes 2 pi seconds.
constexpr auto m3_per_s2 = m * m * m / (s * s);
constexpr motion launch{vec{1.0, 0.0} * m, vec{0.0, 1.0} * m_per_s};
constexpr auto once_around =
    unitstep::integrate(unitstep::yoshida8{}, launch,
                        unitstep::central_gravity{1.0 * m3_per_s2},
                        6.283185307179586 / 100 * s, 100);
static_assert(norm(once_around.position - launch.position) <
              1e-8 * m);
//! [orbit]

//! [bodies]
constexpr motion pair{
    std::array{vec{0.0, 0.0} * m, vec{1.0, 0.0} * m},
    std::array{vec{0.0, -0.25} * m_per_s,
               vec{0.0, 0.75} * m_per_s}};
constexpr std::array masses{0.75 * kg, 0.25 * kg};
constexpr unitstep::mutual_gravity attraction{1.0 * m * m * m /
                                              (kg * s * s)};

constexpr auto later = unitstep::integrate(
    unitstep::yoshida8{}, pair, second_law{masses, attraction},
    6.283185307179586 / 100 * s, 100);
//! [bodies]

//! [bodies kept]
// Together they weigh 1 kg and are 1 m apart: both are back in 2 pi
// seconds, and nothing is lost on the way.
static_assert(norm(later.position[0] - pair.position[0]) <
              1e-8 * m);
static_assert(norm(later.position[1] - pair.position[1]) <
              1e-8 * m);
static_assert(norm(unitstep::momentum(masses, later)) <
              1e-15 * kg * m_per_s);
constexpr auto energy_lost =
    unitstep::energy(masses, later, attraction) -
    unitstep::energy(masses, pair, attraction);
static_assert(unitstep::magnitude(energy_lost) < 1e-14 * si::joule);
//! [bodies kept]

//! [own lambda]
constexpr auto wind = [](auto const& body, auto) {
  auto const air = vec{3.0, 0.0} * m_per_s;
  return 0.1 * kg / s * (air - body.velocity);
};
constexpr second_law leaf{
    0.01 * kg, unitstep::gravity{vec{0.0, -9.81} * m_per_s2}, wind};
//! [own lambda]

//! [own for many]
constexpr second_law leaves{std::array{0.01 * kg, 0.02 * kg},
                            unitstep::on_each_body{wind}};
constexpr auto rope = [](auto const& s, auto) {
  auto const pull = k * (s.position[1] - s.position[0]);
  return std::array{pull, -pull};
};
constexpr second_law tied{masses, rope, attraction};
//! [own for many]

//! [own law]
template <class K>
struct hard_spring {
  K stiffness;

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return -stiffness * dot(s.position, s.position) * s.position;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    return hard_spring<unitstep::number_of<K>>{stiffness.value()};
  }
};
//! [own law]

//! [own law used]
template <class K>
hard_spring(K) -> hard_spring<K>;

constexpr second_law nonlinear{1.0 * kg,
                               hard_spring{4.0 * N / (m * m * m)}};
//! [own law used]

constexpr auto blown = unitstep::integrate(
    unitstep::rk4{}, launch, leaf, 0.0078125 * s, 256);
constexpr auto both_blown = unitstep::integrate(
    unitstep::rk4{}, pair, leaves, 0.0078125 * s, 256);
constexpr auto swung = unitstep::integrate(
    unitstep::rk4{}, pair, tied, 0.0078125 * s, 256);
//! [own results]
// A leaf ends up falling at m g / c = 0.981 m/s beside the wind.
static_assert(norm(blown.velocity - vec{3.0, -0.981} * m_per_s) <
              1e-7 * m_per_s);
static_assert(norm(both_blown.velocity[1] -
                   vec{3.0, 0.0} * m_per_s) < 1e-3 * m_per_s);
static_assert(norm(unitstep::momentum(masses, swung)) <
              1e-13 * kg * m_per_s);
//! [own results]

//! [own checked]
// The hard spring has the energy k x^4 / 4: that of the start is
// 4/4 + 1/2 = 1.5 J.
constexpr auto along = unitstep::integrate(
    unitstep::yoshida8{}, launch, nonlinear, 0.03125 * s, 256);
constexpr auto r2 = unitstep::squared(along.position).value();
constexpr auto v2 = unitstep::squared(along.velocity).value();
static_assert(r2 * r2 + v2 / 2 < 1.5 + 1e-9);
static_assert(r2 * r2 + v2 / 2 > 1.5 - 1e-9);
//! [own checked]

int main() {
  std::printf("after 1.5 s the ball is at (%.3f, %.3f) m\n",
              flight.position.x.value(), flight.position.y.value());
}
