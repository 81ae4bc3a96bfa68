// SPDX-License-Identifier: BSL-1.0
// A door on a spring: a loop on doubles, and the same door with
// units, one change at a time. No bit of the result changes.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [before]
struct state {
  double x;  // m
  double v;  // m/s
};
constexpr double m = 2.0;  // kg
constexpr double k = 15;   // N/m
constexpr double c = 0.5;  // N s/m

constexpr double acceleration(state s) {
  return (-k * s.x - c * s.v) / m;
}
//! [before]

//! [raw loop]
constexpr state run(double dt, int steps) {
  state s{1.0, 0.0};
  for (int n = 0; n < steps; ++n) {
    s.v += acceleration(s) * dt;
    s.x += s.v * dt;
  }
  return s;
}
//! [raw loop]

//! [loop]
constexpr auto numbers_field = [](auto const& s, double) {
  auto const [x, v] = s;
  return acceleration(state{x, v});
};
constexpr auto numbers = unitstep::integrate(
    unitstep::semi_implicit_euler{}, unitstep::motion{1.0, 0.0},
    numbers_field, 0.01, 500);
//! [loop]

//! [units]
using unitstep::motion;
using unitstep::semi_implicit_euler;

constexpr auto mass = 2.0 * si::kilogram;
constexpr auto stiffness = 15.0 * si::newton / si::metre;
constexpr auto damping = 0.5 * si::newton * si::second / si::metre;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& s, auto) {
  return (-stiffness * s.position - damping * s.velocity) / mass;
};
constexpr auto typed = unitstep::integrate(
    semi_implicit_euler{}, start, field, 0.01 * si::second, 500);
//! [units]

//! [same]
static_assert(numbers.position == run(0.01, 500).x &&
              typed.position.value() == run(0.01, 500).x &&
              typed.velocity.value() == run(0.01, 500).v);
//! [same]

//! [law]
constexpr unitstep::second_law door{
    mass, unitstep::spring{stiffness}, unitstep::damper{damping}};
constexpr auto better = unitstep::integrate(
    unitstep::rk4{}, start, door, 0.01 * si::second, 500);
//! [law]

//! [half way]
// A function that still takes doubles, in metres: .value() is the
// number, and the type says of what unit.
constexpr double shown_in_pixels(double metres) {
  return 320 + 100 * metres;
}
static_assert(shown_in_pixels(typed.position.value()) > 310 &&
              shown_in_pixels(typed.position.value()) < 360);

// A number in another unit becomes a quantity by a product.
constexpr double frame_in_milliseconds = 16.0;
constexpr auto frame = frame_in_milliseconds / 1000 * si::second;
static_assert(frame == 0.016 * si::second);
//! [half way]

int main() {
  std::printf("after 5 s, in m\n\n");
  std::printf("the loop              %+.6f\n", run(0.01, 500).x);
  std::printf("integrate, doubles    %+.6f\n", numbers.position);
  std::printf("integrate, units      %+.6f\n",
              typed.position.value());
  std::printf("rk4, laws             %+.6f\n",
              better.position.value());
}
