// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/momentum.hpp>
#include <unitstep/forces/mutual_gravity.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using bodies::at;
using bodies::going;
using bodies::per_mass;
using unitstep::integrate;
using unitstep::motion;
using unitstep::mutual_gravity;
using unitstep::second_law;
using unitstep::vec;

constexpr auto kg = si::kilogram;
constexpr auto second = si::second;
constexpr auto g = si::metre_per_second_squared;

// Masses 1, 2 and 4 at a right angle, 3, 4 and 5 apart, G = 3600. By hand, a_0 = G (2/9, 4/16),
// a_1 = G (-1/9 - 4 * 3/125, 4 * 4/125), a_2 = G (2 * 3/125, -1/16 - 2 * 4/125).
constexpr motion triangle{std::array{at(0.0, 0.0), at(3.0, 0.0), at(0.0, 4.0)},
                          std::array{going(0.0, 0.0), going(0.0, 0.0), going(0.0, 0.0)}};
constexpr std::array masses{1.0 * kg, 2.0 * kg, 4.0 * kg};
constexpr second_law field{masses, mutual_gravity{3600.0 * per_mass}};
constexpr auto a = field(triangle, 0.0 * second);
template <class A>
constexpr bool is(A const& acceleration, double x, double y) {
  auto const d = acceleration - vec{x, y} * g;
  return dot(d, d) < 1e-24 * g * g;
}
using law_in_double = mutual_gravity<double>;
static_assert(law_in_double::is_acceleration && law_in_double::acts_between_bodies);
static_assert(is(a[0], 800.0, 900.0) && !is(a[0], 900.0, 800.0));
static_assert(is(a[1], -745.6, 460.8) && is(a[2], 172.8, -455.4));

// With a softening of 4 the pair at a distance of 3 acts as if 5 apart: a = G m d / 125.
constexpr motion pair{std::array{0.0 * si::metre, 3.0 * si::metre},
                      std::array{0.0 * si::metre_per_second, 0.0 * si::metre_per_second}};
constexpr auto soft =
    second_law{std::array{1.0 * kg, 2.0 * kg}, mutual_gravity{125.0 * per_mass, 4.0 * si::metre}}(
        pair, 0.0 * second);
static_assert(unitstep::magnitude(soft[0] - 6.0 * g) < 1e-14 * g &&
              unitstep::magnitude(soft[1] + 3.0 * g) < 1e-14 * g);
// In float at the distance of the Sun and Pluto, where the cube is infinite, and with a softening of that size: a = G m
// d / s^(3/2), computed in double. The pull of a probe of 1 kg is 1e-36 m/s^2.
constexpr bool pulls_at(double distance, double length, double mass, double constant) {
  float const x = static_cast<float>(distance), e = static_cast<float>(length);
  auto const a_of = [&](auto const& law_in_float) {
    return second_law{std::array{1.0f * kg, static_cast<float>(mass) * kg}, law_in_float}(
        motion{std::array{vec{0.0f, 0.0f} * si::metre, vec{0.0f, x} * si::metre},
               std::array{vec{0.0f, 0.0f} * si::metre_per_second,
                          vec{0.0f, 0.0f} * si::metre_per_second}},
        0.0f * second);
  };
  auto const g_in_float = static_cast<float>(constant) * bodies::per_mass;
  auto const found = length > 0 ? a_of(mutual_gravity{g_in_float, e * si::metre})
                                : a_of(mutual_gravity{g_in_float});
  double const square = distance * distance + length * length,
               due = constant * distance / (square * unitstep::sqrt(square));
  auto const close = [](double ratio) { return ratio > 1 - 8e-7 && ratio < 1 + 8e-7; };
  return close(found[0].y.value() / (due * mass)) && close(-found[1].y.value() / due);
}
static_assert(pulls_at(7.4e12, 0, 1.989e30, 6.6743e-11));
static_assert(pulls_at(7.4e12, 5e12, 1.989e30, 6.6743e-11));
static_assert(pulls_at(1e12, 1e17, 1e30, 1e3) && pulls_at(1e-15, 0, 2, 1e-30));
static_assert(pulls_at(3, 4, 2, 125));

// With softening two bodies may be at the same place, where they do not pull each other.
constexpr motion met{std::array{at(1.0, 2.0), at(1.0, 2.0)},
                     std::array{going(0.0, 0.0), going(0.0, 0.0)}};
constexpr auto at_rest =
    second_law{1.0 * kg, mutual_gravity{1.0 * per_mass, 0.5 * si::metre}}(met, 0.0 * second);
static_assert(at_rest[0] == vec{0.0, 0.0} * g && at_rest[1] == vec{0.0, 0.0} * g);

// One mass for all equals that mass for each; other laws may act, too.
template <class Mass, class... Laws>
constexpr auto run(Mass const& mass, Laws const&... laws) {
  return integrate(unitstep::rk4{}, bodies::three, second_law{mass, laws...}, 0.0625 * second, 32);
}
constexpr mutual_gravity law{1.0 * per_mass};
static_assert(twins::same_bits(run(2.0 * kg, law),
                               run(std::array{2.0 * kg, 2.0 * kg, 2.0 * kg}, law)));
static_assert(!twins::same_bits(run(2.0 * kg, law), run(bodies::masses, law)));

// A common fall does not change the relative motion: x relative to g t^2 / 2, by the equivalence of uniform gravity and
// acceleration.
constexpr auto fallen = run(bodies::masses, law, unitstep::gravity{vec{0.0, 0.0, -8.0} * g});
constexpr auto floating = run(bodies::masses, law);
constexpr auto parted =
    (fallen.position[0] - fallen.position[1]) - (floating.position[0] - floating.position[1]);
static_assert(dot(parted, parted) < 1e-24 * si::square_metre);
static_assert(fallen.position[0].z - floating.position[0].z < -15.9 * si::metre);  // -8 * 4 / 2

// Every method conserves momentum up to rounding, since each pair is evaluated once; symplectic ones conserve angular
// momentum, too.
constexpr auto momentum_lost =
    momentum(bodies::masses, floating) - momentum(bodies::masses, bodies::three);
static_assert(squared(momentum_lost) < 1e-28 * si::newton * second * si::newton * second);
template <class Method>
constexpr double moment_lost(Method const& method) {
  auto const end =
      integrate(method, bodies::three, second_law{bodies::masses, law}, 0.0625 * second, 32);
  return magnitude(angular_momentum(bodies::masses, end) -
                   angular_momentum(bodies::masses, bodies::three))
      .value();
}
static_assert(moment_lost(unitstep::leapfrog{}) < 1e-14);
static_assert(moment_lost(unitstep::rk4{}) > 1e-8);

// With masses that are powers of two every pair exchanges exactly equal amounts: the momentum of two bodies stays the
// same to the last bit of each kick.
constexpr auto two =
    integrate(unitstep::leapfrog{},
              motion{std::array{at(1.0, 0.0), at(-0.5, 0.25)},
                     std::array{going(0.0, 0.5), going(0.0, -0.25)}},
              second_law{std::array{1.0 * kg, 2.0 * kg}, law}, 0.03125 * second, 100);
static_assert(two.velocity[0] == -2.0 * two.velocity[1]);
static_assert(two.velocity[0].x.value() != 0.0);

// A body much heavier than the other acts as a centre: up to the ratio of the masses, 1e-12.
constexpr auto around = integrate(
    unitstep::rk4{},
    motion{std::array{at(0.0, 0.0), at(1.0, 0.0)}, std::array{going(0.0, 0.0), going(0.0, 1.0)}},
    second_law{std::array{1.0 * kg, 1e-12 * kg}, law}, 0.0625 * second, 32);
constexpr auto alone =
    integrate(unitstep::rk4{}, motion{at(1.0, 0.0), going(0.0, 1.0)},
              unitstep::central_gravity{1.0 * bodies::parameter}, 0.0625 * second, 32);
static_assert(magnitude(around.position[1] - alone.position) < 1e-11 * si::metre);

TEST(MutualGravity, RefusesValuesThatAreNone) {
  auto const with = [](double constant, double softening) {
    return second_law{1.0 * kg, mutual_gravity{constant * per_mass, softening * si::metre}};
  };
  EXPECT_NO_THROW(with(1.0, 0.0));
  EXPECT_THROW(with(std::numeric_limits<double>::quiet_NaN(), 0.0), std::domain_error);
  EXPECT_THROW(with(1.0, std::numeric_limits<double>::infinity()), std::domain_error);
}

TEST(MutualGravity, PullsFromAfarInFloat) {
  EXPECT_TRUE(pulls_at(twins::hidden(7.4e12), 0, 1.989e30, 6.6743e-11));
  EXPECT_TRUE(pulls_at(twins::hidden(7.4e12), 5e12, 1.989e30, 6.6743e-11));
}

TEST(MutualGravity, IsTheSameAtRunTime) {
  constexpr auto constant = run(bodies::masses, law);
  EXPECT_TRUE(twins::same_bits(run(bodies::masses, mutual_gravity{twins::hidden(1.0) * per_mass}),
                               constant));
}

}  // namespace
