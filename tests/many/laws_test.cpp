// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <string>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using mass = boost::units::quantity<si::mass>;

constexpr std::size_t bodies = 4;
using fixed = motion<std::array<vec<length, 3>, bodies>, std::array<vec<velocity, 3>, bodies>>;
using vectors = motion<std::vector<vec<length, 3>>, std::vector<vec<velocity, 3>>>;

constexpr fixed fixed_start = [] {
  fixed s{};
  for (std::size_t i = 0; i < bodies; ++i) {
    double const n = static_cast<double>(i);
    s.position[i] = vec{1.0 + n, 2.0 * n - 1.0, n * n} * si::metre;
    s.velocity[i] = vec{0.1 * n, -1.0, 0.5} * si::metre_per_second;
  }
  return s;
}();
constexpr std::array masses{1.0 * si::kilogram, 2.0 * si::kilogram, 3.0 * si::kilogram,
                            0.5 * si::kilogram};
template <class Q, std::size_t N>
std::vector<Q> as_vector(std::array<Q, N> const& a) {
  return {a.begin(), a.end()};
}
vectors as_vectors(fixed const& s) { return {as_vector(s.position), as_vector(s.velocity)}; }

constexpr auto G = 5.0 * si::newton * si::metre * si::metre / si::kilogram / si::kilogram;
constexpr mutual_gravity attraction{G};
constexpr mutual_gravity soft{G, 0.5 * si::metre};
constexpr spring hook{2.0 * si::newton / si::metre};
constexpr damper brake{0.1 * si::newton * si::second / si::metre};
constexpr gravity down{vec{0.0, 0.0, -9.81} * si::metre_per_second_squared};
constexpr auto dt = 0.01 * si::second;

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

TEST(laws_on_vectors, between_bodies_have_the_bits_of_arrays) {
  expect_same(second_law{masses, attraction}, second_law{as_vector(masses), attraction});
  expect_same(second_law{masses, soft}, second_law{as_vector(masses), soft});
  expect_same(second_law{2.0 * si::kilogram, attraction},
              second_law{2.0 * si::kilogram, attraction});
}

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

TEST(laws_on_vectors, on_each_body_have_the_bits_of_arrays) {
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

TEST(laws_on_vectors, central_gravity_is_a_field_by_itself) {
  constexpr central_gravity sun{10.0 * si::metre * si::metre * si::metre / si::second / si::second};
  EXPECT_TRUE(integrate(rk4{}, as_vectors(fixed_start), sun, dt, 50) ==
              as_vectors(integrate(rk4{}, fixed_start, sun, dt, 50)));
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

TEST(laws_on_vectors, between_bodies_are_the_callers_too) {
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
