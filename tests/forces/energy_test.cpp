// SPDX-License-Identifier: BSL-1.0
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/energy.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>

#include <gtest/gtest.h>
#include <boost/units/base_units/metric/hour.hpp>
#include <cmath>
#include <type_traits>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::energy;
using unitstep::gravity;
using unitstep::motion;
using unitstep::spring;

// A body of 2 kg at 3 m with -3 m/s: 9 J of motion, 18 J in a spring of 4 N/m, 60 J in gravity.
constexpr motion s{3.0 * si::metre, -3.0 * si::metre_per_second};
constexpr spring law{4.0 * bodies::newton_per_metre};
constexpr gravity down{-10.0 * si::metre_per_second_squared};
static_assert(energy(2.0 * si::kilogram, s) == 9.0 * si::joule);
static_assert(energy(2.0 * si::kilogram, s, law) == 27.0 * si::joule);
static_assert(energy(2.0 * si::kilogram, s, law, down) == 87.0 * si::joule);
static_assert(energy(2.0 * si::kilogram, s, law, law) != 27.0 * si::joule);

// The same law with its stiffness in N h / (m h), another spelling of the same unit: the energy is in the unit of the
// kinetic energy, and the order of the laws does not matter.
constexpr auto hours = 1.0 * boost::units::metric::hour_base_unit::unit_type{};
constexpr spring roundabout{4.0 * si::newton * hours / (si::metre * hours)};
static_assert(!std::is_same_v<decltype(roundabout.stiffness), decltype(law.stiffness)>);
static_assert(energy(2.0 * si::kilogram, s, roundabout, down) == 87.0 * si::joule);
static_assert(energy(2.0 * si::kilogram, s, down, roundabout, law) == 105.0 * si::joule);
static_assert(std::is_same_v<decltype(energy(2.0 * si::kilogram, s, roundabout)),
                             decltype(kinetic_energy(2.0 * si::kilogram, s))>);

// A law without a potential has no energy.
template <class Law>
concept has_energy =
    unitstep::quantity_like<decltype(potential_energy(std::declval<Law>(), 2.0 * si::kilogram, s))>;
static_assert(has_energy<decltype(law)>);
static_assert(!has_energy<unitstep::damper<boost::units::quantity<si::force>>>);

TEST(Energy, IsTheSameAtRunTime) {
  constexpr auto constant = energy(bodies::masses, bodies::three, law);
  spring const here{twins::hidden(4.0) * bodies::newton_per_metre};
  EXPECT_TRUE(twins::same_bits(energy(bodies::masses, bodies::three, here), constant));
}

using bodies::going;
using unitstep::kinetic_energy;

// m v^2 / 2 with m = 2: along a line 9, in space (2, 3, 6) of length 7 gives 49.
static_assert(kinetic_energy(2.0 * si::kilogram,
                             motion{1.0 * si::metre, -3.0 * si::metre_per_second}) ==
              9.0 * si::joule);
static_assert(kinetic_energy(2.0 * si::kilogram,
                             motion{bodies::at(1.0, 0.0, 0.0), going(2.0, 3.0, -6.0)}) ==
              49.0 * si::joule);
static_assert(kinetic_energy(2.0f, motion{1.0f, -3.0f}) == 9.0f);
// For many bodies, with one mass for each or for all: 2 * 25 / 2 + 4 * 4 / 2 and 2 * 25 / 2 + 2 * 4 / 2.
constexpr motion two{std::array{bodies::at(1.0, 0.0), bodies::at(0.0, 1.0)},
                     std::array{going(3.0, 4.0), going(0.0, -2.0)}};
static_assert(kinetic_energy(std::array{2.0 * si::kilogram, 4.0 * si::kilogram}, two) ==
              33.0 * si::joule);
static_assert(kinetic_energy(2.0 * si::kilogram, two) == 29.0 * si::joule);
static_assert(kinetic_energy(2.0 * si::kilogram, two) != 33.0 * si::joule);

TEST(KineticEnergy, IsTheSameAtRunTime) {
  constexpr auto constant = kinetic_energy(bodies::masses, bodies::three);
  auto here = bodies::three;
  here.velocity[0].y = twins::hidden(1.0) * si::metre_per_second;
  EXPECT_TRUE(twins::same_bits(kinetic_energy(bodies::masses, here), constant));
}

using namespace unitstep;
using bodies::at;
using bodies::newton_per_metre;

constexpr auto kg = si::kilogram;
constexpr motion line{3.0 * si::metre, 1.0 * si::metre_per_second};
constexpr motion space{at(2.0, 3.0, 6.0), going(1.0, 0.0, 0.0)};  // at a distance of 7

// By hand: 4 * 9 / 2, 4 (3 - 1)^2 / 2, 4 (7 - 2)^2 / 2.
constexpr auto k = 4.0 * newton_per_metre;
static_assert(potential_energy(spring{k}, 1.0 * kg, line) == 18.0 * si::joule);
static_assert(potential_energy(spring{k, 1.0 * si::metre}, 1.0 * kg, line) == 8.0 * si::joule);
static_assert(potential_energy(spring{k, at(0.0, 0.0, 0.0), 2.0 * si::metre}, 1.0 * kg, space) ==
              50.0 * si::joule);
// -m g x: 2 * 10 * 3, and -F x; m GM / r = 2 * 21 / 7.
constexpr auto g = -10.0 * si::metre_per_second_squared;
static_assert(potential_energy(gravity{g}, 2.0 * kg, line) == 60.0 * si::joule);
static_assert(potential_energy(gravity{g}, 2.0 * kg, line) != -60.0 * si::joule);
static_assert(potential_energy(constant_force{vec{1.0, 2.0, 0.0} * si::newton}, 2.0 * kg, space) ==
              -8.0 * si::joule);
static_assert(potential_energy(central_gravity{21.0 * bodies::parameter}, 2.0 * kg, space) ==
              -6.0 * si::joule);
static_assert(potential_energy(central_gravity{21.0 * bodies::parameter, at(2.0, 3.0, 3.0)},
                               2.0 * kg, space) == -14.0 * si::joule);
// Between three bodies 3 and 4 and 5 apart, of masses 1, 2 and 3: -(2/3 + 3/4 + 6/5) G.
constexpr motion triangle{std::array{at(0.0, 0.0), at(3.0, 0.0), at(0.0, 4.0)},
                          std::array{going(0.0, 0.0), going(0.0, 0.0), going(0.0, 0.0)}};
constexpr std::array masses{1.0 * kg, 2.0 * kg, 3.0 * kg};
static_assert(potential_energy(mutual_gravity{60.0 * bodies::per_mass}, masses, triangle) ==
              -157.0 * si::joule);
// With a softening of 4 the first pair is 5 apart, by Pythagoras; two bodies of 2 kg.
constexpr motion pair{std::array{0.0 * si::metre, 3.0 * si::metre},
                      std::array{0.0 * si::metre_per_second, 0.0 * si::metre_per_second}};
static_assert(potential_energy(mutual_gravity{10.0 * bodies::per_mass, 4.0 * si::metre}, 2.0 * kg,
                               pair) == -8.0 * si::joule);
// For many bodies the sum, with constants for each: 1 * 10 * 0 + 2 * 20 * 3.
static_assert(potential_energy(gravity{std::array{g, 2.0 * g}}, std::array{1.0 * kg, 2.0 * kg},
                               pair) == 120.0 * si::joule);

// An array of one body has the energy of the body and no pairs. (The position is 2, 4, 4 from the origin.)
constexpr motion alone{at(2.0, 4.0, 4.0), going(1.0, 2.0, 3.0)};
constexpr motion row_of_one{std::array{at(2.0, 4.0, 4.0)}, std::array{going(1.0, 2.0, 3.0)}};
template <class Law>
constexpr bool is_that_of_the_body(Law const& law) {
  auto const one = potential_energy(law, 3.0 * kg, alone);
  return one != 0.0 * si::joule && potential_energy(law, std::array{3.0 * kg}, row_of_one) == one &&
         potential_energy(law, 3.0 * kg, row_of_one) == one;
}
static_assert(is_that_of_the_body(spring{2.0 * si::newton / si::metre}));
static_assert(is_that_of_the_body(gravity{vec{3.0, 1.0, 2.0} * si::metre_per_second_squared}));
static_assert(is_that_of_the_body(constant_force{vec{3.0, 1.0, 2.0} * si::newton}));
static_assert(is_that_of_the_body(central_gravity{5.0 * bodies::parameter}));
template <class Law>
constexpr bool is_none(Law const& law) {
  return potential_energy(law, std::array{3.0 * kg}, row_of_one) == 0.0 * si::joule &&
         potential_energy(law, 3.0 * kg, row_of_one) == 0.0 * si::joule;
}
static_assert(is_none(mutual_gravity{5.0 * bodies::per_mass}));
static_assert(is_none(mutual_gravity{5.0 * bodies::per_mass, 0.5 * si::metre}));

/// Compares the force of a law along x with the slope of its potential by central differences.
template <class Law, class Potential, std::size_t N>
double force_without_slope(Law const& law, Potential const& potential,
                           std::array<boost::units::quantity<si::mass>, N> mass, std::size_t body) {
  auto s = bodies::three;
  second_law const field{mass, law};
  double const force = field(s, 0.0 * si::second)[body].x.value() * mass[body].value();
  double const h = 0x1p-17, x = s.position[body].x.value();
  s.position[body].x = (x + h) * si::metre;
  double const right = potential_energy(potential, mass, s).value();
  s.position[body].x = (x - h) * si::metre;
  double const left = potential_energy(potential, mass, s).value();
  return force + (right - left) / (2 * h);
}

// A caller's law counts if it states its potential: F = -c x^3, U = c x^4 / 4.
template <class C>
struct hard_spring {
  C c;
  static constexpr bool has_potential = true;
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return -c * s.position * s.position * s.position;
  }
  template <class Mass, class State>
  constexpr auto potential(Mass const&, State const& s) const {
    return c * s.position * s.position * s.position * s.position / 4.0;
  }
};
template <class C>
hard_spring(C) -> hard_spring<C>;
constexpr hard_spring hard{4.0 * si::newton / (si::metre * si::metre * si::metre)};
static_assert(potential_energy(hard, 1.0 * kg, line) == 81.0 * si::joule);
static_assert(energy(2.0 * kg, line, hard, gravity{g}) == (1.0 + 81.0 + 60.0) * si::joule);

TEST(PotentialEnergy, HasTheForceForASlope) {
  // A difference over 2^-17 has an error of 1e-10 of the third derivative, and a rounding divided by the step.
  for (std::size_t i = 0; i < 3; ++i) {
    auto const off = [&](auto const& law) {
      return force_without_slope(law, law, bodies::masses, i);
    };
    EXPECT_NEAR(off(spring{k}), 0, 1e-8);
    EXPECT_GT(std::abs(force_without_slope(spring{k}, spring{2.0 * k}, bodies::masses, i)), 1);
    EXPECT_NEAR(off(spring{k, at(0.5, 1.0, 2.0), 1.5 * si::metre}), 0, 1e-8);
    EXPECT_NEAR(off(gravity{vec{3.0, 1.0, 2.0} * si::metre_per_second_squared}), 0, 1e-8);
    EXPECT_NEAR(off(central_gravity{5.0 * bodies::parameter, at(0.5, 1.0, 2.0)}), 0, 1e-8);
    EXPECT_NEAR(off(mutual_gravity{5.0 * bodies::per_mass}), 0, 1e-8);
    EXPECT_NEAR(off(mutual_gravity{5.0 * bodies::per_mass, 0.5 * si::metre}), 0, 1e-8);
  }
}

TEST(PotentialEnergy, IsTheSameAtRunTime) {
  constexpr auto constant =
      potential_energy(mutual_gravity{5.0 * bodies::per_mass}, bodies::masses, bodies::three);
  mutual_gravity const here{twins::hidden(5.0) * bodies::per_mass};
  EXPECT_TRUE(twins::same_bits(potential_energy(here, bodies::masses, bodies::three), constant));
  EXPECT_TRUE(is_none(here));
}

}  // namespace
