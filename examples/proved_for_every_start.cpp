// SPDX-License-Identifier: BSL-1.0
// What a method computes is near the solution. Here the compiler proves
// where the solution itself is, for every start and every constant in a
// range.
#include <cstdint>
#include <cstdio>
#include <ratio>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;

//! [fallen]
constexpr auto pull = [](auto const&, auto) {
  return 10.0 * N / (1.0 * kg);
};
constexpr motion at_rest{0.0 * m, 0.0 * m_per_s};

// The method: explicit Euler is 50 m short of the closed form.
static_assert(integrate(explicit_euler{}, at_rest, pull, 1.0 * s,
                        10)
                  .position == 450.0 * m);
// The solution: 500 m lie between bounds less than a millimetre apart.
constexpr auto fallen = enclose(at_rest, pull, 1.0 * s, 10);
static_assert(fallen.position.lower <= 500.0 * m &&
              fallen.position.upper >= 500.0 * m);
static_assert(fallen.position.upper - fallen.position.lower <
              0.001 * m);
//! [fallen]

//! [car]
// Brakes that give 6 to 8 m/s^2, whatever the mass and the road. The
// deceleration is a member whose rate is 0: one number for the run.
template <class T = double>
struct car {
  light<si::length, T> way;
  light<si::velocity, T> speed;
  light<si::acceleration, T> brake;
};
template <class T>
car(light<si::length, T>, light<si::velocity, T>,
    light<si::acceleration, T>) -> car<T>;

constexpr auto brakes = [](auto const& c, auto) {
  return rates{c.speed, -c.brake, 0.0 * c.brake / s};
};
constexpr car<bounds> any_car{{0.0 * m, 0.0 * m},
                              {19.0 * m_per_s, 20.0 * m_per_s},
                              {6.0 * m_per_s2, 8.0 * m_per_s2}};
//! [car]

//! [braked]
constexpr auto braking = tube<32>(any_car, brakes, 0.125 * s);
// No car of these needs 34 m, whenever one looks.
static_assert(braking.always([](auto const& c) {
  return c.way < 34.0 * m;
}));
// The control: 33 m are not proved. v^2 / 2a is 33.3 m for one of them.
static_assert(!braking.always([](auto const& c) {
  return c.way < 33.0 * m;
}));
//! [braked]

//! [ball]
template <class T = double>
struct ball {
  light<si::length, T> along, up;
  light<si::velocity, T> forwards, upwards;
  light<si::velocity, T> wind;
};
template <class T>
ball(light<si::length, T>, light<si::length, T>,
     light<si::velocity, T>, light<si::velocity, T>,
     light<si::velocity, T>) -> ball<T>;

constexpr auto in_wind = [](auto const& b, auto) {
  auto const drag = 0.1 / s;
  return rates{b.forwards, b.upwards, -drag * (b.forwards - b.wind),
               -drag * b.upwards - 9.81 * m_per_s2,
               0.0 * b.wind / s};
};
constexpr ball<bounds> any_throw{{0.0 * m, 0.0 * m},
                                 {2.0 * m, 2.0 * m},
                                 {12.0 * m_per_s, 12.0 * m_per_s},
                                 {9.0 * m_per_s, 9.0 * m_per_s},
                                 {-3.0 * m_per_s, 3.0 * m_per_s}};
//! [ball]

//! [wall]
// A wall stands at 10 m and is 4 m high and 20 cm thick.
constexpr auto clears = [](auto const& b) {
  return b.along < 10.0 * m || b.along > 10.2 * m || b.up > 4.0 * m;
};
constexpr auto flight =
    tube<40, 5>(any_throw, in_wind, 0.03125 * s);
static_assert(flight.always(clears));
// It does get to the other side, and a wall of 7 m it would not clear.
static_assert(flight[40].state.along.lower > 10.2 * m);
static_assert(!flight.always([](auto const& b) {
  return b.along < 10.0 * m || b.along > 10.2 * m || b.up > 7.0 * m;
}));
//! [wall]

//! [pendulum]
template <class T = double>
struct pendulum {
  T angle, rate;
};
template <class T>
pendulum(T, T) -> pendulum<T>;
constexpr auto swings = [](auto const& p, auto) {
  return rates{p.rate, -math::sin(p.angle)};
};

// Released at 1 rad it passes the bottom after a quarter of its period,
// pi / (2 agm(1, cos 1/2)) = 1.674993916...: a moment before it is above,
// a moment later below.
constexpr auto before =
    enclose<8>(pendulum<>{1.0, 0.0}, swings, 1.67499391 / 10, 10);
constexpr auto after =
    enclose<8>(pendulum<>{1.0, 0.0}, swings, 1.67499392 / 10, 10);
static_assert(before.angle.lower > 0 && after.angle.upper < 0);
//! [pendulum]

//! [error]
// How wrong is RK4? At no sample by more than two millionths.
constexpr pendulum<> released{1.0, 0.0};
constexpr auto run = trajectory<12>(rk4{}, released, swings, 0.125);
static_assert(proved_error(run, swings).angle < 2e-6);
// Its end against the bounds of the solution: it is wrong.
constexpr auto truth = enclose(released, swings, 0.125, 12);
static_assert(run[12].state.angle > truth.angle.upper ||
              run[12].state.angle < truth.angle.lower);
//! [error]

//! [table]
// A swing of a metre in millimetres, for a program without floating
// point. Nowhere is the line between two entries further than 5/8 mm
// from the solution, and rounding alone may take 1/2.
constexpr auto spring_field = [](auto const& body, auto) {
  return -body.position / (1.0 * s * s);
};
constexpr motion drawn{1.0 * m, 0.0 * m_per_s};
constexpr auto millimetres =
    proved_table<std::int16_t, 32, std::ratio<5, 8>>(
        drawn, spring_field, 0.03125 * s, 0.001 * m,
        [](auto const& body, auto) { return body.position; });
static_assert(millimetres[0] == 1000 && millimetres[32] == 540);
static_assert(sizeof(millimetres.entry) == 66);
//! [table]

int main() {
  std::printf("500 m are between %.9f and %.9f m\n",
              fallen.position.lower.value(),
              fallen.position.upper.value());
  std::printf(
      "the pendulum's quarter of a period is between 1.67499391 "
      "and 1.67499392\n");
}
