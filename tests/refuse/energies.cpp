// SPDX-License-Identifier: BSL-1.0
// Mistakes with energy, momentum and orbits.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// On a line nothing turns about the origin.
// expect: expected position: a vec of two or three, got m
namespace angular_momentum_on_a_line {
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
#else
constexpr motion start{vec{1.0, 0.0} * si::metre, vec{0.0, 2.0} * si::metre_per_second};
#endif
constexpr auto l = angular_momentum(2.0 * si::kilogram, start);

// What comes after a mistake must not be blamed too.
static_assert(l.value() < 1e6);
}  // namespace angular_momentum_on_a_line

// The energy under a law that has none.
// expect: expected law: one that has a potential, got damper<kg s^-1>
namespace energy_of_damper {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto e = energy(2.0 * si::kilogram, start, damper{4.0 * si::kilogram / si::second});
#else
constexpr auto e = energy(2.0 * si::kilogram, start, spring{4.0 * si::newton / si::metre});
#endif

// What comes after a mistake must not be blamed too.
static_assert(e.value() < 1e6);
}  // namespace energy_of_damper

// The energy of a spring whose stiffness is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
namespace energy_of_spring_in_newton {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto e = energy(2.0 * si::kilogram, start, spring{4.0 * si::newton});
#else
constexpr auto e = energy(2.0 * si::kilogram, start, spring{4.0 * si::newton / si::metre});
#endif

// What comes after a mistake must not be blamed too.
static_assert(e.value() < 1e6);
}  // namespace energy_of_spring_in_newton

// The mass comes before the motion.
// expect: expected state: a motion, got kg
namespace energy_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto mass = 2.0 * si::kilogram;
constexpr spring law{8.0 * si::newton / si::metre};
#ifdef UNITSTEP_MISTAKE
constexpr auto total = energy(start, mass, law);
#else
constexpr auto total = energy(mass, start, law);
#endif

// What comes after a mistake must not be blamed too.
static_assert(total < 1e6 * si::joule);
}  // namespace energy_swapped

// The energy with a plain number for a mass.
// expect: expected mass: kg, got a plain number (double)
namespace energy_without_mass {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto e = energy(2.0, start, gravity{-9.81 * si::metre_per_second_squared});
#else
constexpr auto e = energy(2.0 * si::kilogram, start, gravity{-9.81 * si::metre_per_second_squared});
#endif

// What comes after a mistake must not be blamed too.
static_assert(e.value() < 1e6 && e < 1e6 * si::joule);
}  // namespace energy_without_mass

// A velocity in the place of the motion.
// expect: expected state: a motion, got m s^-1
namespace kinetic_energy_of_a_velocity {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto e = kinetic_energy(2.0 * si::kilogram, start.velocity);
#else
constexpr auto e = kinetic_energy(2.0 * si::kilogram, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(e < 1e6 * si::joule);
}  // namespace kinetic_energy_of_a_velocity

// The kinetic energy of a motion in integers, half of which is none.
// expect: expected position: numbers such as 2.0, got m in int
namespace kinetic_energy_of_integers {
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr auto energy_of_motion =
    kinetic_energy(1 * si::kilogram, motion{0 * si::metre, 3 * si::metre_per_second});
#else
constexpr auto energy_of_motion =
    kinetic_energy(1.0 * si::kilogram, motion{0.0 * si::metre, 3.0 * si::metre_per_second});
#endif
// What comes after a mistake must not be blamed too.
static_assert(energy_of_motion == 4.5 * si::joule);
}  // namespace kinetic_energy_of_integers

// A motion whose position and velocity are swapped.
// expect: expected velocity: m s^-2, got m
namespace kinetic_energy_of_swapped_members {
using namespace unitstep;

constexpr auto x = 1.0 * si::metre;
constexpr auto v = 2.0 * si::metre_per_second;
#ifdef UNITSTEP_MISTAKE
constexpr motion start{v, x};
#else
constexpr motion start{x, v};
#endif
constexpr auto e = kinetic_energy(2.0 * si::kilogram, start);

// What comes after a mistake must not be blamed too.
static_assert(e < 1e6 * si::joule);
}  // namespace kinetic_energy_of_swapped_members

// Two masses, one body.
// expect: expected mass: kg, got array<kg, 2>
namespace kinetic_energy_of_two_masses {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr std::array mass{2.0 * si::kilogram, 3.0 * si::kilogram};
#else
constexpr auto mass = 2.0 * si::kilogram;
#endif
constexpr auto swing = kinetic_energy(mass, start);

// What comes after a mistake must not be blamed too.
static_assert(swing < 1e6 * si::joule);
}  // namespace kinetic_energy_of_two_masses

// The momentum of a length.
// expect: expected mass: kg, got m
namespace momentum_of_length {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto p = momentum(2.0 * si::metre, start);
#else
constexpr auto p = momentum(2.0 * si::kilogram, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(p.value() < 1e6);
}  // namespace momentum_of_length

// The momentum of an array of bodies that has none.
// expect: expected position: at least one body, got array<m, 0>
namespace momentum_of_no_body {
using boost::units::quantity;

#ifdef UNITSTEP_MISTAKE
constexpr std::size_t bodies = 0;
#else
constexpr std::size_t bodies = 1;
#endif
constexpr unitstep::motion<std::array<quantity<si::length>, bodies>,
                           std::array<quantity<si::velocity>, bodies>>
    state{};
double whole() {
  auto const p = unitstep::momentum(1.0 * si::kilogram, state);
  // What comes after a mistake must not be blamed too.
  return (p - p).value();
}
}  // namespace momentum_of_no_body

// The potential energy under a law that has none.
// expect: expected law: one that has a potential, got damper<kg s^-1>
namespace potential_energy_of_damper {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr damper law{4.0 * si::kilogram / si::second};
#else
constexpr spring law{4.0 * si::newton / si::metre};
#endif
constexpr auto u = potential_energy(law, 2.0 * si::kilogram, start);

// What comes after a mistake must not be blamed too.
static_assert(u < 1e6 * si::joule);
}  // namespace potential_energy_of_damper

// A length in the place of the mass.
// expect: expected mass: kg, got m
namespace potential_energy_of_mass_in_metres {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr spring law{4.0 * si::newton / si::metre};
#ifdef UNITSTEP_MISTAKE
constexpr auto u = potential_energy(law, 2.0 * si::metre, start);
#else
constexpr auto u = potential_energy(law, 2.0 * si::kilogram, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(u < 1e6 * si::joule);
}  // namespace potential_energy_of_mass_in_metres

// The law comes before the mass.
// expect: expected law: one that has a potential, got kg
namespace potential_energy_swapped {
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr spring law{4.0 * si::newton / si::metre};
constexpr auto mass = 2.0 * si::kilogram;
#ifdef UNITSTEP_MISTAKE
constexpr auto u = potential_energy(mass, law, start);
#else
constexpr auto u = potential_energy(law, mass, start);
#endif

// What comes after a mistake must not be blamed too.
static_assert(u < 1e6 * si::joule);
}  // namespace potential_energy_swapped

// An orbit in closed form is given a mass for GM.
// expect: expected two_body GM: m^3 s^-2, got kg
namespace two_body_of_mass {
constexpr unitstep::motion start{unitstep::vec{1.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto parameter = 5.0 * si::kilogram;
#else
constexpr auto parameter = 5.0 * si::cubic_metre / (si::second * si::second);
#endif
constexpr auto end = unitstep::two_body{parameter}.after(start, 0.5 * si::second);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -90.0);
}  // namespace two_body_of_mass
