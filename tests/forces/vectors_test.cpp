// SPDX-License-Identifier: BSL-1.0
// Bodies whose number is known at run time give the same as an array, and other lengths are refused.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <unitstep/forces/energy.hpp>
#include <unitstep/forces/momentum.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/many/vectors.hpp>
#include <vector>

#include "support/bodies.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using bodies::newton_per_metre;

template <class Q, std::size_t N>
std::vector<Q> as_vector(std::array<Q, N> const& a, std::size_t count = N) {
  return {a.begin(), a.begin() + static_cast<std::ptrdiff_t>(count)};
}
motion const three{as_vector(bodies::three.position), as_vector(bodies::three.velocity)};
auto const masses = as_vector(bodies::masses);

template <class Asked>
std::string said(Asked const& asked) {
  try {
    static_cast<void>(asked());
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "";
}

TEST(AnalysisOfVectors, IsThatOfArrays) {
  mutual_gravity const attraction{10.0 * bodies::per_mass};
  spring const hook{4.0 * newton_per_metre};
  EXPECT_EQ(kinetic_energy(masses, three), kinetic_energy(bodies::masses, bodies::three));
  EXPECT_EQ(momentum(masses, three), momentum(bodies::masses, bodies::three));
  EXPECT_EQ(angular_momentum(masses, three), angular_momentum(bodies::masses, bodies::three));
  EXPECT_EQ(potential_energy(attraction, masses, three),
            potential_energy(attraction, bodies::masses, bodies::three));
  EXPECT_EQ(potential_energy(hook, masses, three),
            potential_energy(hook, bodies::masses, bodies::three));
  motion none{three};
  none.position.clear();
  none.velocity.clear();
  EXPECT_EQ(kinetic_energy(2.0 * si::kilogram, none), 0.0 * si::joule);
}

/// The messages of all of them for these masses and this state.
template <class Masses, class State>
std::vector<std::string> all_say(Masses const& m, State const& s) {
  mutual_gravity const attraction{10.0 * bodies::per_mass};
  spring const hook{4.0 * newton_per_metre};
  return {said([&] { return kinetic_energy(m, s); }), said([&] { return momentum(m, s); }),
          said([&] { return angular_momentum(m, s); }),
          said([&] { return potential_energy(attraction, m, s); }),
          said([&] { return potential_energy(hook, m, s); })};
}
TEST(AnalysisOfVectors, OfAnotherLengthAreRefused) {
  auto const mass_of = [](auto const& mass, auto const& s) { return all_say(mass, s); };
  for (auto const& words : mass_of(as_vector(bodies::masses, 2), three))
    EXPECT_EQ(words, "unitstep: mass has 2 elements, but position has 3");
  motion slow{three};
  slow.velocity.pop_back();
  for (auto const& words : mass_of(masses, slow))
    EXPECT_EQ(words, "unitstep: velocity has 2 elements, but position has 3");
  // One mass for all has no length; the length of the velocities must still match.
  for (auto const& words : mass_of(2.0 * si::kilogram, slow))
    EXPECT_EQ(words, "unitstep: velocity has 2 elements, but position has 3");
  for (auto const& words : mass_of(2.0 * si::kilogram, three)) EXPECT_EQ(words, "");
  spring const two{std::vector(2, 4.0 * newton_per_metre)};
  EXPECT_EQ(said([&] { return potential_energy(two, masses, three); }),
            "unitstep: a constant of a law has 2 elements, but position has 3");
}

}  // namespace
