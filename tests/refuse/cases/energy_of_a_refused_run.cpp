// SPDX-License-Identifier: BSL-1.0
// The step is a length, and what is then asked of the end of the run is not to blame.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto mass = 2.0 * si::kilogram;
constexpr unitstep::spring spring{8.0 * si::newton / si::metre};
constexpr unitstep::second_law field{mass, spring};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, dt, 16);
static_assert(unitstep::energy(mass, end, spring) < 4.0 * si::joule);
static_assert(unitstep::kinetic_energy(mass, end) > 0.0 * si::joule);
static_assert(unitstep::potential_energy(spring, mass, end) > 0.0 * si::joule);
static_assert(unitstep::momentum(mass, end) > -4.0 * si::newton * si::second);
