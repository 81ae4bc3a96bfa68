// SPDX-License-Identifier: BSL-1.0
// What comes after a refused run must not be blamed too.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// The step is a length; what goes on from the end of the run is not to blame.
// expect: expected dt: s, got m
namespace end_of_a_refused_run {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, dt, 16);

// What comes after a mistake must not be blamed too.
static_assert(unitstep::is_finite(end) && unitstep::is_finite(end.position));
constexpr auto later = unitstep::integrate(unitstep::rk4{}, end, field, 0.125 * si::second, 16);
static_assert(later.position > -1.5 * si::metre && unitstep::is_finite(later));
constexpr auto between = unitstep::interpolate(end, later, 0.5);
static_assert(between.velocity < 3.0 * si::metre_per_second);
}  // namespace end_of_a_refused_run

// The step is a length, and what is then asked of the end of the run is not to blame.
// expect: expected dt: s, got m
namespace energy_of_a_refused_run {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto mass = 2.0 * si::kilogram;
constexpr unitstep::spring spring{8.0 * si::newton / si::metre};
constexpr unitstep::second_law field{mass, spring};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto end = unitstep::integrate(unitstep::kutta3{}, start, field, dt, 16);
static_assert(unitstep::energy(mass, end, spring) < 4.0 * si::joule);
static_assert(unitstep::kinetic_energy(mass, end) > 0.0 * si::joule);
static_assert(unitstep::potential_energy(spring, mass, end) > 0.0 * si::joule);
static_assert(unitstep::momentum(mass, end) > -4.0 * si::newton * si::second);
}  // namespace energy_of_a_refused_run

// Each function of math is asserted of a run whose field returns a velocity.
// expect: expected acceleration: m s^-2, got m s^-1
namespace functions_of_a_refused_run {
namespace math = unitstep::math;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second; };
#else
constexpr auto field = [](auto const&, auto) { return 2.0 * si::metre_per_second_squared; };
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

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
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) { return -state.position / si::second; };
#else
constexpr auto field = [](auto const& state, auto) {
  return -state.position / si::second / si::second;
};
#endif
constexpr auto end = integrate(rk4{}, start, field, 0.5 * si::second, 10);
static_assert(!(end.position > 1e6 * si::metre));
static_assert([] {
  auto way = start.position;
  way += end.position;
  way -= start.position;
  return way < 1e6 * si::metre;
}());

void use() {
  double const error = std::abs(end.position.value() - 1.0) + std::sqrt(end.position.value());
  std::cout << end.position.value() << ' ' << error << '\n';
  std::cout << end.position / si::metre << ' ' << end.velocity * si::second / si::metre << '\n';
  double const in_metres{end.position / si::metre};
  std::printf("%f %f\n", in_metres, static_cast<double>(si::second * end.velocity / si::metre));
}
}  // namespace printed_after_a_refused_run

// The step is a length; what is looked up in the table is not to blame.
// expect: expected dt: s, got m
namespace table_of_a_refused_run {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto table = unitstep::trajectory<16>(unitstep::rk4{}, start, field, dt);

// What comes after a mistake must not be blamed too.
static_assert(table[8].time > 0.9 * si::second && table[8].state.position < 1.5 * si::metre);
constexpr auto between = unitstep::state_at(table, 0.9 * si::second);
static_assert(between.position > -1.5 * si::metre && unitstep::is_finite(between));
}  // namespace table_of_a_refused_run

// The step is a length; the times of the simulation are not to blame.
// expect: expected dt: s, got m
namespace time_of_a_refused_simulation {
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto run = [] {
  unitstep::simulation sim{unitstep::rk4{}, start, field, dt};
  sim.step();
  return sim;
}();

// What comes after a mistake must not be blamed too.
static_assert(run.time() < 0.25 * si::second && run.dt() == 0.125 * si::second);
constexpr boost::units::quantity<si::time> now = run.time();
static_assert(now < 1.0 * si::second);
}  // namespace time_of_a_refused_simulation
