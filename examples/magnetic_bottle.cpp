// SPDX-License-Identifier: BSL-1.0
// Charges in magnetic fields, and a pendulum on a turning Earth.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [cyclotron]
constexpr auto e = 1.602176634e-19 * si::coulomb;
constexpr auto proton_mass = 1.67262192e-27 * si::kilogram;
constexpr second_law proton{
    proton_mass, magnetic_force{e, vec{0.0, 0.0, 1.5} * si::tesla}};
constexpr motion thrown{vec{0.0, 0.0, 0.0} * si::metre,
                        vec{2e7, 0.0, 0.0} * si::metre_per_second};

// Round once in 2 pi m / (q B), whatever the speed.
constexpr auto period =
    2 * std::numbers::pi * proton_mass / (e * (1.5 * si::tesla));
constexpr auto after_a_turn =
    integrate(boris{}, thrown, proton, period / 100.0, 100);
//! [cyclotron]

//! [cyclotron claim]
// In nanoseconds; the circle is 14 cm in radius.
static_assert(period.value() * 1e9 > 43.7 &&
              period.value() * 1e9 < 43.8);
static_assert(norm(after_a_turn.position) < 0.3 * si::metre / 1e3);
constexpr double speed_left =
    norm(after_a_turn.velocity).value() / 2e7;
static_assert(speed_left > 1 - 1e-14 && speed_left < 1 + 1e-14);
//! [cyclotron claim]

//! [others]
// The same turn by methods that do not know of turning.
template <class Method>
constexpr double speed_by =
    norm(integrate(Method{}, thrown, proton, period / 100.0, 100)
             .velocity)
        .value() /
    2e7;
static_assert(speed_by<leapfrog> > 1.2 &&
              speed_by<leapfrog> < 1.22);
static_assert(speed_by<rk4> < 1 - 4e-8 && speed_by<rk4> > 1 - 5e-8);
//! [others]

//! [bottle]
// Weak in the middle, strong at both ends, without sources:
// B = B0 (-x z / L^2, -y z / L^2, 1 + z^2 / L^2).
constexpr auto bottle = [](auto const& s, auto) {
  auto const r = s.position;
  auto const l = 1.0 * si::metre;
  auto const z = r.z / l;
  return 0.1 * si::tesla / l * vec{-r.x * z, -r.y * z, l + r.z * z};
};
constexpr second_law in_the_bottle{proton_mass,
                                   magnetic_force{e, bottle}};
constexpr motion inside{vec{0.05, 0.0, 0.0} * si::metre,
                        vec{0.0, 1e5, 7e4} * si::metre_per_second};
//! [bottle]

//! [trip]
// Where it turns back, and what is left of its speed.
struct trip {
  double farthest, fastest;
};
trip run(auto method, int steps) {
  simulation sim{method, inside, in_the_bottle, 2e-8 * si::second};
  trip most{};
  for (int n = 0; n < steps; ++n) {
    sim.step();
    most.farthest = std::max(
        most.farthest, std::abs(sim.state().position.z.value()));
    most.fastest =
        std::max(most.fastest, norm(sim.state().velocity).value());
  }
  return most;
}
//! [trip]

//! [foucault]
// A pendulum of 67 m at 48.85 degrees north, for small swings:
// a spring to the centre of the floor, and Coriolis.
constexpr auto hertz = 1.0 / si::second;
constexpr double sine_of_latitude = math::sin(0.85259);
constexpr auto turning = 7.2921159e-5 * sine_of_latitude * hertz;
constexpr second_law pendulum{
    28.0 * si::kilogram,
    spring{28.0 * (9.81 / 67) * si::newton / si::metre},
    coriolis{turning}};
constexpr motion released{vec{3.0, 0.0} * si::metre,
                          vec{0.0, 0.0} * si::metre_per_second};
//! [foucault]

//! [plane]
// By how many degrees its plane has turned after an hour: the
// direction in which it is farthest out within the next swing.
double degrees_after_an_hour() {
  simulation sim{boris{}, released, pendulum, 0.0625 * si::second};
  for (int n = 0; n < 16 * 3600; ++n) sim.step();
  auto farthest = sim.state().position;
  for (int n = 0; n < 16 * 17; ++n) {
    sim.step();
    auto const x = sim.state().position;
    if (x.x > 0.0 * si::metre && norm(x) > norm(farthest))
      farthest = x;
  }
  return atan2(farthest.y, farthest.x).value() * 180 /
         std::numbers::pi;
}
//! [plane]

int main() {
  auto const kept = run(boris{}, 200'000);
  auto const lost = run(leapfrog{}, 100);
  double const plane = degrees_after_an_hour();
  std::printf("a proton in the bottle\n\n");
  std::printf("            farthest   fastest\n");
  std::printf("boris       %6.3f m %8.0f m/s\n", kept.farthest,
              kept.fastest);
  std::printf("leapfrog    %6.3f m %8.0f m/s in 2 microseconds\n\n",
              lost.farthest, lost.fastest);
  std::printf("Foucault's pendulum turns by %.1f degrees an hour\n",
              plane);
  bool const right =
      kept.farthest < 1.0 &&
      std::abs(kept.fastest / std::sqrt(1e10 + 4.9e9) - 1) <
          1e-10 &&
      lost.fastest > 1.1 * kept.fastest &&
      std::abs(plane + 15.04 * sine_of_latitude) < 0.1;
  return right ? 0 : 1;
}
