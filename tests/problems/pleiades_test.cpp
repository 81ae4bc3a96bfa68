// SPDX-License-Identifier: BSL-1.0
// The seven-body problem of Hairer, Nørsett and Wanner with its published end values.
#include "support/pleiades.hpp"

#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;

constexpr second_law stars{pleiades::masses, mutual_gravity{1.0}};

/// The largest difference in a coordinate between two motions of seven stars.
template <class S>
constexpr double apart(S const& a, S const& b) {
  double largest = 0;
  auto const take = [&](vec<double, 2> const& d) {
    for (double const x : {d.x, -d.x, d.y, -d.y}) largest = x > largest ? x : largest;
  };
  for (std::size_t i = 0; i < 7; ++i) take(a.position[i] - b.position[i]);
  return largest;
}
template <class Method>
double missed(Method const& method, int steps) {
  return apart(integrate(method, pleiades::start, stars, 3.0 / steps, steps), pleiades::end);
}

TEST(Pleiades, EndsWhereItIsPublished) {
  EXPECT_LT(missed(yoshida8{}, 16'000), 1e-7);
  EXPECT_LT(missed(butcher5{}, 40'000), 1e-7);
  EXPECT_LT(missed(rk4{}, 80'000), 1e-7);
  EXPECT_GT(missed(yoshida8{}, 8'000), 1e-7);
  EXPECT_GT(missed(butcher5{}, 20'000), 1e-7);
}

// The masses matter: if those of two stars are exchanged it ends elsewhere.
TEST(Pleiades, EndsElsewhereWithOtherMasses) {
  auto masses = pleiades::masses;
  std::swap(masses[5], masses[6]);
  auto const end =
      integrate(yoshida8{}, pleiades::start, second_law{masses, mutual_gravity{1.0}}, 3e-3, 1000);
  EXPECT_GT(apart(end, pleiades::end), 0.1);
}

// The conserved quantities: momentum up to rounding, and energy as far as the close encounters are resolved.
TEST(Pleiades, KeepsMomentumAndEnergy) {
  auto const end = integrate(yoshida8{}, pleiades::start, stars, 3.0 / 16'000, 16'000);
  EXPECT_LT(norm(momentum(pleiades::masses, end) - momentum(pleiades::masses, pleiades::start)),
            1e-11);
  double const before = energy(pleiades::masses, pleiades::start, mutual_gravity{1.0});
  EXPECT_NEAR(energy(pleiades::masses, end, mutual_gravity{1.0}), before, 1e-9);
  EXPECT_NEAR(angular_momentum(pleiades::masses, end),
              angular_momentum(pleiades::masses, pleiades::start), 1e-10);
}

// The first tenth of it in the compiler, where no two stars meet: halving the step changes nothing significant, and
// units change no bit. With units, G is 1 m^3/(kg s^2).
constexpr auto tenth = integrate(yoshida8{}, pleiades::start, stars, 0.025, 12);
TEST(Pleiades, ChangesLittleWithTheStep) {
  auto const finer = integrate(yoshida8{}, pleiades::start, stars, twins::hidden(0.0125), 24);
  EXPECT_LT(apart(tenth, finer), 1e-7);
  EXPECT_GT(apart(tenth, pleiades::start), 0.1);
}

template <class Q, class Unit, std::size_t... I>
constexpr auto with_unit(std::array<vec<Q, 2>, 7> const& a, Unit const& unit,
                         std::index_sequence<I...>) {
  return std::array{a[I] * unit...};
}
constexpr auto sevenfold = std::make_index_sequence<7>{};
TEST(Pleiades, HasTheSameBitsWithUnits) {
  motion const start{with_unit(pleiades::start.position, si::metre, sevenfold),
                     with_unit(pleiades::start.velocity, si::metre_per_second, sevenfold)};
  auto const mass = [](double m) { return m * si::kilogram; };
  std::array const masses{mass(1), mass(2), mass(3), mass(4), mass(5), mass(6), mass(7)};
  mutual_gravity const law{1.0 * si::cubic_metre / (si::kilogram * si::second * si::second)};
  auto const typed =
      integrate(yoshida8{}, start, second_law{masses, law}, twins::hidden(0.025) * si::second, 12);
  EXPECT_EQ(typed.position[4].x.value(), tenth.position[4].x);
  EXPECT_EQ(typed.velocity[6].y.value(), tenth.velocity[6].y);
}

TEST(Pleiades, IsTheSameAtRunTime) {
  auto here = pleiades::start;
  here.position[0].x = twins::hidden(3.0);
  EXPECT_TRUE(twins::same_bits(integrate(yoshida8{}, here, stars, 0.025, 12), tenth));
}

}  // namespace
