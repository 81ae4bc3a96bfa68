// SPDX-License-Identifier: BSL-1.0
// A puck slides over a floor that turns, without friction: seen from
// outside it goes straight.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [floor]
// The floor turns by half a radian a second. On it the puck is at
// rest at first, one metre from the axis.
constexpr double omega = 0.5;
constexpr auto turning = omega / si::second;
constexpr second_law on_the_floor{
    1.0 * si::kilogram, coriolis{turning}, centrifugal{turning}};
constexpr motion put_down{vec{1.0, 0.0} * si::metre,
                          vec{0.0, 0.0} * si::metre_per_second};
//! [floor]

//! [straight]
// From outside it moves straight, with the speed of the floor: at
// (1, omega t). The floor has turned by omega t.
constexpr vec<double, 2> seen_on_the_floor(double t) {
  double const c = math::cos(omega * t), s = math::sin(omega * t);
  double const x = 1, y = omega * t;
  return {c * x + s * y, -s * x + c * y};
}
constexpr double off(auto method, auto const& field, int steps) {
  double const t = 4;
  auto const end = integrate(method, put_down, field,
                             t / steps * si::second, steps);
  auto const due = seen_on_the_floor(t);
  return norm(end.position - due * si::metre).value();
}
//! [straight]

//! [straight claim]
static_assert(off(boris{}, on_the_floor, 200) > 0.00008 &&
              off(boris{}, on_the_floor, 200) < 0.00009);
static_assert(off(boris{}, on_the_floor, 100) <
              4.1 * off(boris{}, on_the_floor, 200));
static_assert(off(boris{}, on_the_floor, 100) >
              3.9 * off(boris{}, on_the_floor, 200));
// Leapfrog takes the force for one of the position, to first order.
static_assert(off(leapfrog{}, on_the_floor, 200) > 0.024 &&
              off(leapfrog{}, on_the_floor, 200) < 0.025);
// Without the law of Coriolis the puck would fly straight out.
constexpr second_law half_a_law{1.0 * si::kilogram,
                                centrifugal{turning}};
static_assert(off(boris{}, half_a_law, 200) > 1);
//! [straight claim]

int main() {
  std::printf("off after 4 s, in metres\n\n");
  std::printf("steps   boris  leapfrog       RK4\n");
  for (int n : {25, 50, 100, 200})
    std::printf("%5d %7.1e %9.1e %9.1e\n", n,
                off(boris{}, on_the_floor, n),
                off(leapfrog{}, on_the_floor, n),
                off(rk4{}, on_the_floor, n));
}
