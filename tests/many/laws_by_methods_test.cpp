// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Runs of vectors under every kind of law, by methods with and without a tolerance: the bits of arrays. Also a caller's own
// law between bodies.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/four_bodies.hpp"

namespace {

using namespace four_bodies;

// The same bits as with arrays, for any laws, and also by a method under a tolerance.
template <class OfArrays, class OfVectors>
void expect_same(OfArrays const& of_arrays, OfVectors const& of_vectors) {
  auto const start = as_vectors(fixed_start);
  EXPECT_TRUE(integrate(rk4{}, start, of_vectors, dt, 50) ==
              as_vectors(integrate(rk4{}, fixed_start, of_arrays, dt, 50)));
  EXPECT_TRUE(integrate(velocity_verlet{}, start, of_vectors, dt, 50) ==
              as_vectors(integrate(velocity_verlet{}, fixed_start, of_arrays, dt, 50)));
  tolerance const allowed{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
  EXPECT_TRUE(
      integrate(dormand_prince5{}, start, of_vectors, allowed, 1.0 * si::second) ==
      as_vectors(integrate(dormand_prince5{}, fixed_start, of_arrays, allowed, 1.0 * si::second)));
  auto const a = of_vectors(start, 0.0 * si::second);
  auto const due = of_arrays(fixed_start, 0.0 * si::second);
  ASSERT_EQ(a.size(), bodies);
  for (std::size_t i = 0; i < bodies; ++i) EXPECT_TRUE(a[i] == due[i]);
}

TEST(runs_under_laws_on_vectors, between_bodies_have_the_bits_of_arrays) {
  expect_same(second_law{masses, attraction}, second_law{as_vector(masses), attraction});
  expect_same(second_law{masses, soft}, second_law{as_vector(masses), soft});
  expect_same(second_law{2.0 * si::kilogram, attraction},
              second_law{2.0 * si::kilogram, attraction});
}

TEST(runs_under_laws_on_vectors, on_each_body_have_the_bits_of_arrays) {
  expect_same(second_law{masses, hook, brake, down},
              second_law{as_vector(masses), hook, brake, down});
  expect_same(second_law{2.0 * si::kilogram, hook, brake},
              second_law{2.0 * si::kilogram, hook, brake});
  constexpr std::array stiffness{1.0 * si::newton / si::metre, 2.0 * si::newton / si::metre,
                                 3.0 * si::newton / si::metre, 4.0 * si::newton / si::metre};
  expect_same(second_law{2.0 * si::kilogram, spring{stiffness}},
              second_law{2.0 * si::kilogram, spring{as_vector(stiffness)}});
  expect_same(second_law{masses, spring{stiffness}, soft},
              second_law{as_vector(masses), spring{as_vector(stiffness)}, soft});
  constexpr on_each_body pull{
      [](auto const& s, auto) { return -1.0 * si::newton / si::metre * s.position; }};
  expect_same(second_law{masses, pull}, second_law{as_vector(masses), pull});
  constexpr central_gravity sun{10.0 * si::metre * si::metre * si::metre / si::second / si::second};
  expect_same(second_law{masses, sun}, second_law{as_vector(masses), sun});
}

TEST(runs_under_laws_on_vectors, central_gravity_is_a_field_by_itself) {
  constexpr central_gravity sun{10.0 * si::metre * si::metre * si::metre / si::second / si::second};
  EXPECT_TRUE(integrate(rk4{}, as_vectors(fixed_start), sun, dt, 50) ==
              as_vectors(integrate(rk4{}, fixed_start, sun, dt, 50)));
}

// A caller's law between bodies: each body pulls all others towards itself and slows them relative to itself.
template <class Pull, class Brake>
struct cohesion {
  Pull pull;    // an acceleration per distance and mass
  Brake brake;  // and per velocity and mass
  static constexpr bool is_acceleration = true;
  static constexpr bool acts_between_bodies = true;
  static constexpr bool acts_between_vectors = true;

  constexpr auto add_of(auto const& m) const {
    return [m, k = raw_form<Pull>::to_raw(pull), c = raw_form<Brake>::to_raw(brake)](
               std::size_t n, auto const& s, double t, auto& a) {
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j)
          a[i] +=
              ((s.position[j] - s.position[i]) * (k + t) + (s.velocity[j] - s.velocity[i]) * c) *
              m[j];
    };
  }
  template <std::size_t N>
  constexpr auto raw_between(vec<double, N> const& m) const {
    return [add = add_of(m)](auto const& s, double t) {
      std::remove_cvref_t<decltype(s.position)> a{};
      add(N, s, t, a);
      return a;
    };
  }
  auto raw_between_vectors(auto const& m) const {
    return [add = add_of(m)](auto const& s, double t, auto const& a) {
      static_assert(sizeof(s.position[0]) == sizeof(a[0]));
      add(a.size(), s, t, a);
    };
  }
  template <class X, class Acceleration, class Mass>
  using verdict_between = detail::constant_verdict<
      "cohesion",
      detail::quotient_of<
          detail::quotient_of<detail::component_of<Acceleration>, detail::component_of<X>>, Mass>,
      Pull>;
};
template <class Pull, class Brake>
cohesion(Pull, Brake) -> cohesion<Pull, Brake>;
constexpr auto per_second = 1.0 / si::second / si::kilogram;
constexpr cohesion flock{0.25 * per_second / si::second, 0.125 * per_second};

TEST(runs_under_laws_on_vectors, between_bodies_are_the_callers_too) {
  expect_same(second_law{masses, flock}, second_law{as_vector(masses), flock});
  expect_same(second_law{masses, flock, hook}, second_law{as_vector(masses), flock, hook});
  expect_same(second_law{2.0 * si::kilogram, flock}, second_law{2.0 * si::kilogram, flock});
  // On a line, 2 m and 8 m/s apart, at 1 s: 1.25 and 0.125 per kilogram of the other.
  motion<std::vector<length>, std::vector<velocity>> const line{
      {0.0 * si::metre, 2.0 * si::metre}, {0.0 * si::metre_per_second, 8.0 * si::metre_per_second}};
  auto const a = second_law{std::vector{1.0 * si::kilogram, 4.0 * si::kilogram}, flock}(
      line, 1.0 * si::second);
  EXPECT_EQ(a[0].value(), 4 * (1.25 * 2 + 0.125 * 8));
  EXPECT_EQ(a[1].value(), -(1.25 * 2 + 0.125 * 8));
  try {
    (void)integrate(rk4{}, line, second_law{as_vector(masses), flock}, dt, 1);
    FAIL();
  } catch (std::domain_error const& e) {
    EXPECT_STREQ(e.what(), "unitstep: the mass has 4 elements, but the state has 2");
  }
}

}  // namespace
