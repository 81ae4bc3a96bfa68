// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// What comes after a refused run must not be blamed too.
#include <cmath>
#include <cstdio>
#include <iostream>
#include "shared.hpp"

// The step is a length; what goes on from the end of the run is not to blame.
// expect: expected dt: s, got m
namespace end_of_a_refused_run {
constexpr second_law field{2.0 * kg, spring{8.0 * N / m}};
constexpr auto dt = 0.125 * s;  // wrong: constexpr auto dt = 0.125 * m;
constexpr auto end = integrate(rk4{}, start, field, dt, 16);
static_assert(is_finite(end) && is_finite(end.position));
constexpr auto later = integrate(rk4{}, end, field, 0.125 * s, 16);
static_assert(later.position > -1.5 * m && is_finite(later));
constexpr auto between = interpolate(end, later, 0.5);
static_assert(between.velocity < 3.0 * m_per_s);
}  // namespace end_of_a_refused_run

// The step is a length, and what is then asked of the end of the run is not to blame.
// expect: expected dt: s, got m
namespace energy_of_a_refused_run {
constexpr auto mass = 2.0 * kg;
constexpr unitstep::spring spring{8.0 * N / m};
constexpr second_law field{mass, spring};
constexpr auto dt = 0.125 * s;  // wrong: constexpr auto dt = 0.125 * m;
constexpr auto end = integrate(kutta3{}, start, field, dt, 16);
static_assert(energy(mass, end, spring) < 4.0 * J);
static_assert(kinetic_energy(mass, end) > 0.0 * J);
static_assert(potential_energy(spring, mass, end) > 0.0 * J);
static_assert(momentum(mass, end) > -4.0 * N * s);
}  // namespace energy_of_a_refused_run

// Each function of math is asserted of a run whose field returns a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
namespace functions_of_a_refused_run {
namespace math = unitstep::math;

constexpr motion start{0.0 * m, 0.0 * m_per_s};
// wrong: constexpr auto field = [](auto const&, auto) { return 2.0 * m_per_s; };
constexpr auto field = [](auto const&, auto) { return 2.0 * m_per_s2; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);

// What comes after a mistake must not be blamed too: the way is 25 m, the speed 10 m/s.
constexpr auto way = end.position.value();
static_assert(math::atan2(end.velocity.value(), way) < 0.4);
static_assert(math::atan2(1.0, way) < 0.1 && math::pow(way, 2.0) > 624 &&
              math::pow(2.0, way) > 1e7);
static_assert(math::sin_cos(way).sine < 0 && math::sin(way) < 0 && math::cos(way) > 0);
static_assert(math::sqrt(way) == 5 && math::cbrt(way) < 3 && math::exp(way) > 1 &&
              math::log(way) > 3);
static_assert(math::tan(way) < 0 && math::atan(way) > 1);
}  // namespace functions_of_a_refused_run

// A run that is refused is computed with, asserted of and printed.
// expect: expected acceleration: m s^-2, got m s^-1
namespace printed_after_a_refused_run {
// wrong: constexpr auto field = [](auto const& state, auto) { return -state.position / s; };
constexpr auto field = [](auto const& state, auto) { return -state.position / s / s; };
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(!(end.position > 1e6 * m));
static_assert([] {
  auto way = start.position;
  way += end.position;
  way -= start.position;
  return way < 1e6 * m;
}());

void use() {
  double const error = std::abs(end.position.value() - 1.0) + std::sqrt(end.position.value());
  std::cout << end.position.value() << ' ' << error << '\n';
  std::cout << end.position / m << ' ' << end.velocity * s / m << '\n';
  double const in_metres{end.position / m};
  std::printf("%f %f\n", in_metres, static_cast<double>(s * end.velocity / m));
}
}  // namespace printed_after_a_refused_run

// The step is a length; what is looked up in the table is not to blame.
// expect: expected dt: s, got m
namespace table_of_a_refused_run {
constexpr second_law field{2.0 * kg, spring{8.0 * N / m}};
constexpr auto dt = 0.125 * s;  // wrong: constexpr auto dt = 0.125 * m;
constexpr auto table = trajectory<16>(rk4{}, start, field, dt);
static_assert(table[8].time > 0.9 * s && table[8].state.position < 1.5 * m);
constexpr auto between = state_at(table, 0.9 * s);
static_assert(between.position > -1.5 * m && is_finite(between));
}  // namespace table_of_a_refused_run

// The step is a length; the times of the simulation are not to blame.
// expect: expected dt: s, got m
namespace time_of_a_refused_simulation {
constexpr second_law field{2.0 * kg, spring{8.0 * N / m}};
constexpr auto dt = 0.125 * s;  // wrong: constexpr auto dt = 0.125 * m;
constexpr auto run = [] {
  simulation sim{rk4{}, start, field, dt};
  sim.step();
  return sim;
}();
static_assert(run.time() < 0.25 * s && run.dt() == 0.125 * s);
constexpr quantity<si::time> now = run.time();
static_assert(now < 1.0 * s);
}  // namespace time_of_a_refused_simulation
