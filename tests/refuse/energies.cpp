// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with energy, momentum and orbits.
#include "shared.hpp"

// On a line nothing turns about the origin.
// expect: expected position: a vec of two or three, got m
namespace angular_momentum_on_a_line {
// wrong: constexpr motion start{1.0 * m, 2.0 * m_per_s};
constexpr motion start{vec{1.0, 0.0} * m, vec{0.0, 2.0} * m_per_s};
constexpr auto l = angular_momentum(2.0 * kg, start);
static_assert(l.value() < 1e6);
}  // namespace angular_momentum_on_a_line

// The energy under a law that has none.
// expect: expected law: one that has a potential, got damper<kg s^-1>
namespace energy_of_damper {
// wrong: constexpr auto e = energy(2.0 * kg, start, damper{4.0 * kg / s});
constexpr auto e = energy(2.0 * kg, start, spring{4.0 * N / m});
static_assert(e.value() < 1e6);
}  // namespace energy_of_damper

// The energy of a spring whose stiffness is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
namespace energy_of_spring_in_newton {
// wrong: constexpr auto e = energy(2.0 * kg, start, spring{4.0 * N});
constexpr auto e = energy(2.0 * kg, start, spring{4.0 * N / m});
static_assert(e.value() < 1e6);
}  // namespace energy_of_spring_in_newton

// The mass comes before the motion.
// expect: expected state: a motion, got kg
namespace energy_swapped {
constexpr auto mass = 2.0 * kg;
constexpr spring law{8.0 * N / m};
// wrong: constexpr auto total = energy(start, mass, law);
constexpr auto total = energy(mass, start, law);
static_assert(total < 1e6 * J);
}  // namespace energy_swapped

// The energy with a plain number for a mass.
// expect: expected mass: kg, got a plain number (double)
namespace energy_without_mass {
// wrong: constexpr auto e = energy(2.0, start, gravity{-9.81 * m_per_s2});
constexpr auto e = energy(2.0 * kg, start, gravity{-9.81 * m_per_s2});
static_assert(e.value() < 1e6 && e < 1e6 * J);
}  // namespace energy_without_mass

// A velocity in the place of the motion.
// expect: expected state: a motion, got m s^-1
namespace kinetic_energy_of_a_velocity {
// wrong: constexpr auto e = kinetic_energy(2.0 * kg, start.velocity);
constexpr auto e = kinetic_energy(2.0 * kg, start);
static_assert(e < 1e6 * J);
}  // namespace kinetic_energy_of_a_velocity

// The kinetic energy of a motion in integers, half of which is none.
// expect: expected position: numbers such as 2.0, got m in int
namespace kinetic_energy_of_integers {
// wrong: constexpr auto energy_of_motion = kinetic_energy(1 * kg, motion{0 * m, 3 * m_per_s});
constexpr auto energy_of_motion = kinetic_energy(1.0 * kg, motion{0.0 * m, 3.0 * m_per_s});
static_assert(energy_of_motion == 4.5 * J);
}  // namespace kinetic_energy_of_integers

// A motion whose position and velocity are swapped.
// expect: expected velocity: m s^-2, got m
namespace kinetic_energy_of_swapped_members {
constexpr auto x = 1.0 * m;
constexpr auto v = 2.0 * m_per_s;
constexpr motion start{x, v};  // wrong: constexpr motion start{v, x};
constexpr auto e = kinetic_energy(2.0 * kg, start);
static_assert(e < 1e6 * J);
}  // namespace kinetic_energy_of_swapped_members

// Two masses, one body.
// expect: expected mass: kg, got array<kg, 2>
namespace kinetic_energy_of_two_masses {
constexpr auto mass = 2.0 * kg;  // wrong: constexpr std::array mass{2.0 * kg, 3.0 * kg};
constexpr auto swing = kinetic_energy(mass, start);
static_assert(swing < 1e6 * J);
}  // namespace kinetic_energy_of_two_masses

// The momentum of a length.
// expect: expected mass: kg, got m
namespace momentum_of_length {
// wrong: constexpr auto p = momentum(2.0 * m, start);
constexpr auto p = momentum(2.0 * kg, start);
static_assert(p.value() < 1e6);
}  // namespace momentum_of_length

// The momentum of an array of bodies that has none.
// expect: expected position: at least one body, got array<m, 0>
namespace momentum_of_no_body {
constexpr std::size_t bodies = 1;  // wrong: constexpr std::size_t bodies = 0;
constexpr motion<std::array<quantity<si::length>, bodies>,
                 std::array<quantity<si::velocity>, bodies>>
    state{};
double whole() {
  auto const p = momentum(1.0 * kg, state);
  return (p - p).value();
}
}  // namespace momentum_of_no_body

// The potential energy under a law that has none.
// expect: expected law: one that has a potential, got damper<kg s^-1>
namespace potential_energy_of_damper {
constexpr spring law{4.0 * N / m};  // wrong: constexpr damper law{4.0 * kg / s};
constexpr auto u = potential_energy(law, 2.0 * kg, start);
static_assert(u < 1e6 * J);
}  // namespace potential_energy_of_damper

// A length in the place of the mass.
// expect: expected mass: kg, got m
namespace potential_energy_of_mass_in_metres {
constexpr spring law{4.0 * N / m};
// wrong: constexpr auto u = potential_energy(law, 2.0 * m, start);
constexpr auto u = potential_energy(law, 2.0 * kg, start);
static_assert(u < 1e6 * J);
}  // namespace potential_energy_of_mass_in_metres

// The law comes before the mass.
// expect: expected law: one that has a potential, got kg
namespace potential_energy_swapped {
constexpr spring law{4.0 * N / m};
constexpr auto mass = 2.0 * kg;
// wrong: constexpr auto u = potential_energy(mass, law, start);
constexpr auto u = potential_energy(law, mass, start);
static_assert(u < 1e6 * J);
}  // namespace potential_energy_swapped

// An orbit in closed form is given a mass for GM.
// expect: expected two_body GM: m^3 s^-2, got kg
namespace two_body_of_mass {
constexpr motion start{vec{1.0, 0.0} * m, vec{0.0, 1.0} * m_per_s};
constexpr auto parameter = 5.0 * m3 / (s * s);  // wrong: constexpr auto parameter = 5.0 * kg;
constexpr auto end = two_body{parameter}.after(start, 0.5 * s);
static_assert(end.position[0].value() > -90.0);
}  // namespace two_body_of_mass
