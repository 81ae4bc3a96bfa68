// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <string>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/four_bodies.hpp"

namespace {

using namespace four_bodies;

// Pairs are added two at a time; for an odd number one is left.
template <class T, std::size_t D, std::size_t N>
void expect_same_pulls() {
  using place = boost::units::quantity<si::length, T>;
  using speed = boost::units::quantity<si::velocity, T>;
  motion<std::array<vec<place, D>, N>, std::array<vec<speed, D>, N>> s{};
  for (std::size_t i = 0; i < N; ++i)
    for (std::size_t c = 0; c < D; ++c)
      s.position[i][c] = static_cast<T>((i + 1) * (i + c) % 7 + i) * si::metre;
  auto const weight = T(2) * si::kilogram;
  auto const constant = T(0.3) * si::newton * si::metre * si::metre / si::kilogram / si::kilogram;
  second_law const pulls{weight, mutual_gravity{constant, T(0.1) * si::metre}};
  auto const t = T(0) * si::second;
  EXPECT_TRUE(pulls(motion{as_vector(s.position), as_vector(s.velocity)}, t) ==
              as_vector(pulls(s, t)))
      << D << " components, " << N << " bodies";
}
TEST(laws_on_vectors, between_any_number_of_bodies_have_the_bits_of_arrays) {
  expect_same_pulls<double, 2, 1>();
  expect_same_pulls<double, 2, 2>();
  expect_same_pulls<double, 2, 5>();
  expect_same_pulls<double, 3, 3>();
  expect_same_pulls<double, 3, 8>();
  expect_same_pulls<float, 3, 5>();
}

TEST(laws_on_vectors, have_the_sums_of_arrays) {
  auto const s = as_vectors(fixed_start);
  auto const m = as_vector(masses);
  EXPECT_TRUE(kinetic_energy(m, s) == kinetic_energy(masses, fixed_start));
  EXPECT_TRUE(momentum(m, s) == momentum(masses, fixed_start));
  EXPECT_TRUE(angular_momentum(m, s) == angular_momentum(masses, fixed_start));
  EXPECT_TRUE(energy(m, s, soft, down, hook) == energy(masses, fixed_start, soft, down, hook));
  EXPECT_TRUE(energy(2.0 * si::kilogram, s, attraction) ==
              energy(2.0 * si::kilogram, fixed_start, attraction));
  EXPECT_TRUE(kinetic_energy(std::vector<mass>{}, vectors{}) == 0.0 * si::joule);
  EXPECT_TRUE(energy(std::vector<mass>{}, vectors{}, attraction) == 0.0 * si::joule);
}

TEST(laws_on_vectors, keep_the_energy_of_bodies_that_attract_each_other) {
  //! [galaxy]
  std::size_t const stars = 20;  // known when the program runs
  std::vector<mass> weigh(stars, 0.05 * si::kilogram);
  motion start{std::vector(stars, vec{0.0, 0.0, 0.0} * si::metre),
               std::vector(stars, vec{0.0, 0.0, 0.0} * si::metre_per_second)};
  for (std::size_t i = 0; i < stars; ++i) {
    double const turn = 0.3 * static_cast<double>(i);
    start.position[i] = vec{math::cos(turn), math::sin(turn), 0.1 * turn} * si::metre;
  }
  mutual_gravity const pull{G, 0.1 * si::metre};
  auto const end = integrate(leapfrog{}, start, second_law{weigh, pull}, 0.001 * si::second, 1000);
  auto const before = energy(weigh, start, pull);
  auto const after = energy(weigh, end, pull);
  //! [galaxy]
  double const lost = (after - before) / before;
  EXPECT_LT(lost, 1e-3);
  EXPECT_GT(lost, -1e-3);
  EXPECT_FALSE(end == start);
}

template <class Call>
std::string said_by(Call const& call) {
  try {
    static_cast<void>(call());
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "nothing";
}

TEST(laws_on_vectors, of_another_length_are_refused_with_both) {
  auto const s = as_vectors(fixed_start);
  std::vector<mass> const three(3, 1.0 * si::kilogram);
  auto const k = 1.0 * si::newton / si::metre;
  EXPECT_EQ(said_by([&] { return integrate(rk4{}, s, second_law{three, attraction}, dt, 1); }),
            "unitstep: the mass has 3 elements, but the state has 4");
  EXPECT_EQ(said_by([&] { return integrate(rk4{}, s, second_law{three, hook}, dt, 1); }),
            "unitstep: the mass has 3 elements, but the state has 4");
  EXPECT_EQ(said_by([&] {
              second_law const law{1.0 * si::kilogram, spring{std::vector(2, k)}};
              return integrate(rk4{}, s, law, dt, 1);
            }),
            "unitstep: a constant of a law has 2 elements, but the state has 4");
  EXPECT_EQ(said_by([&] {
              second_law const law{as_vector(masses), spring{std::vector(2, k)}};
              return integrate(rk4{}, s, law, dt, 1);
            }),
            "unitstep: a constant of a law has 2 elements, but the mass has 4");
  EXPECT_EQ(said_by([&] { return kinetic_energy(three, s); }),
            "unitstep: mass has 3 elements, but position has 4");
  EXPECT_EQ(said_by([&] { return potential_energy(attraction, three, s); }),
            "unitstep: mass has 3 elements, but position has 4");
  EXPECT_EQ(
      said_by([&] { return potential_energy(spring{std::vector(5, k)}, as_vector(masses), s); }),
      "unitstep: a constant of a law has 5 elements, but position has 4");
  auto fewer = s;
  fewer.velocity.pop_back();
  EXPECT_EQ(said_by([&] { return momentum(as_vector(masses), fewer); }),
            "unitstep: velocity has 3 elements, but position has 4");
  auto none = as_vector(masses);
  none[2] = 0.0 * si::kilogram;
  EXPECT_EQ(said_by([&] { return integrate(rk4{}, s, second_law{none, hook}, dt, 1); }),
            "unitstep: mass of body 2 (the first is 0) must be finite and not zero");
}

// Mistakes are refused as for arrays; so is a caller's callable for all bodies at once.
template <class Field>
constexpr bool is_taken =
    decltype(diagnostics::check_run<rk4, vectors, Field, boost::units::quantity<si::time>>())::ok;
template <class... Laws>
using law_of = decltype(second_law{std::declval<std::vector<mass>>(), std::declval<Laws>()...});
constexpr auto of_all = [](auto const& s, auto) { return s.position; };
using array_of_springs = spring<std::array<decltype(1.0 * si::newton / si::metre), bodies>>;
static_assert(is_taken<law_of<decltype(attraction), decltype(hook)>>);
static_assert(!is_taken<law_of<decltype(of_all)>>);
static_assert(!is_taken<law_of<array_of_springs>>);
static_assert(!is_taken<decltype(second_law{std::vector<length>{}, hook})>);
static_assert(!is_taken<decltype(second_law{masses, hook})>);
static_assert(!is_taken<law_of<mutual_gravity<double>>>);

}  // namespace
