// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/base_units/metric/hour.hpp>
#include <type_traits>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/energy.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/spring.hpp>

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

// The same law with its stiffness in N h / (m h), which is the same unit in another spelling: the energy is in
// that of the kinetic energy, and the order of the laws does not matter.
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

}  // namespace
