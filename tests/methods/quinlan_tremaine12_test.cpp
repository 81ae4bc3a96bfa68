// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/methods/quinlan_tremaine12.hpp>

#include <cstring>
#include <numbers>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/damped.hpp>

#include "support/laws.hpp"
#include "support/published.hpp"
#include "support/residue.hpp"
#include "support/shows.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using laws::rational;
using unitstep::motion;
using unitstep::quinlan_tremaine12;
using unitstep::vec;

// The printed formula is of order 12: it holds exactly for x = j^q up to q = 13.
constexpr std::array<int, 13> alpha{1, -2, 2, -1, 0, 0, 0, 0, 0, -1, 2, -2, 1};
constexpr std::array<long long, 13> beta{
    0,          90987349,    -229596838, 812627169,  -1628539944, 2714971338, -3041896548,
    2714971338, -1628539944, 812627169,  -229596838, 90987349,    0};
using number = laws::modulo_a_prime;
constexpr bool holds(std::array<long long, 13> const& b, int q) {
  number left(0), right(0);
  for (std::size_t j = 0; j < 13; ++j) {
    number const at(static_cast<long long>(j));
    left += number(alpha[j]) * laws::power(at, q);
    if (q >= 2) right += number(b[j] * q * (q - 1)) * laws::power(at, q - 2);
  }
  return left == right / number(53222400);
}
constexpr int degree_of(std::array<long long, 13> const& b) {
  int q = 0;
  while (q < 20 && holds(b, q)) ++q;
  return q - 1;
}
static_assert(degree_of(beta) == 13);
constexpr auto misprinted = [] {
  auto b = beta;
  b[1] += 1, b[11] += 1, b[6] -= 2;
  return b;
}();
static_assert(degree_of(misprinted) == 3);

// The code that runs: fifteen steps, four of which use the formula, follow x = t^q and its velocity exactly, up to the
// order of the starter; modulo a prime, where no fraction overflows.
template <class M>
constexpr bool follows(int q) {
  laws::course<M, laws::line_of<number>, laws::power_of_time, number> c(
      M{}, {number(q == 0), number(q == 1)}, laws::power_of_time{q}, number(0), number(2));
  c.steps(number(2), 15);
  return c.state.position == laws::power(number(30), q) &&
         c.state.velocity == (q == 0 ? number(0) : number(q) * laws::power(number(30), q - 1));
}
struct late_by_a_step : quinlan_tremaine12 {
  template <class S, class Memory, class Field, class Time>
  constexpr S step(S const& s, Memory& kept, Field const& field, Time t, Time dt) const {
    return quinlan_tremaine12::step(s, kept, field, t - dt, dt);
  }
};
TEST(quinlan_tremaine12, follows_polynomials_up_to_its_order) {
  for (int q = 0; q <= 12; ++q) EXPECT_TRUE(follows<quinlan_tremaine12>(q)) << q;
  EXPECT_FALSE(follows<quinlan_tremaine12>(13));
  EXPECT_TRUE(follows<late_by_a_step>(2));
  EXPECT_FALSE(follows<late_by_a_step>(3));
}

// The starter is a method of order 12: exact for all trees up to order 8, beyond that observed.
struct starter {
  static constexpr int order = 12;
  template <class X, class V, class Field, class Time>
  constexpr motion<X, V> step(motion<X, V> const& s, Field const& field, Time t, Time dt) const {
    auto const change = unitstep::detail::extrapolated_leapfrog(s, field, t, dt);
    return {s.position + (s.velocity * dt + change.position), s.velocity + change.velocity};
  }
};
TEST(quinlan_tremaine12, shows_its_order) {
  EXPECT_EQ((laws::exact_order_of_program<starter, 8, false, number>()), 8);
  EXPECT_EQ((laws::exact_order_of_program<starter, 4, true, number>()), 1);
  EXPECT_TRUE(laws::near_order(laws::order_on_a_pendulum<starter>(3), starter::order));
  EXPECT_TRUE(
      laws::near_order(laws::observed_order<long double>(starter{}, laws::undamped, 2), 12));
}

// The order of the whole method, observed on a spring after 12 s.
constexpr double seen_order(int count) {
  auto const error = [](int n) {
    return static_cast<double>(
        laws::error_at(quinlan_tremaine12{}, laws::undamped, 12.0L, n, false));
  };
  return unitstep::math::log(error(count) / error(2 * count)) / unitstep::math::log(2.0);
}
static_assert(laws::near_order(seen_order(108), quinlan_tremaine12::order));
// Two of the formula's own oscillations meet at -1 where sum(alpha (-1)^j) + (w h)^2 sum(beta (-1)^j) is zero: 12 = (w
// h)^2 13995341824 / 53222400. Beyond it they grow.
constexpr double limit = unitstep::math::sqrt(12 * 53222400 / 13995341824.0);
static_assert(laws::shows(limit, "0.2136"));
constexpr double swing(double h) {
  return laws::energy(laws::run(quinlan_tremaine12{}, laws::line{1, 0}, laws::undamped, h, 2000));
}
static_assert(laws::size(swing(0.999 * limit) - 0.5) < 1e-9);
static_assert(!(laws::size(swing(1.01 * limit)) < 1e9));

TEST(quinlan_tremaine12, has_its_error_in_energy) {
  // Principia's tests publish the same energy error, and that it does not grow.
  auto const energy = laws::energy_errors_of(quinlan_tremaine12{});
  EXPECT_TRUE(laws::is_published(energy, 4.14703826834283973e-11));
  EXPECT_TRUE(laws::size(energy.second - energy.first) / 250 < 2e-13);
  EXPECT_FALSE(laws::is_published(energy, 4.144e-11));
}

static_assert(laws::evaluates_as_stated<quinlan_tremaine12>());
static_assert(laws::evaluations_in(quinlan_tremaine12{}, 300) == 232 + 300);
static_assert(laws::steps_quantities<quinlan_tremaine12>());

/// The largest error in energy of a Kepler orbit over `turns`.
double astray(double eccentricity, int steps_a_turn, int turns) {
  auto const sun = [](auto const& s, auto) {
    auto const r = norm(s.position);
    return -s.position / (r * r * r);
  };
  double const e = eccentricity;
  unitstep::simulation sim{quinlan_tremaine12{},
                           motion{vec{1 - e, 0.0}, vec{0.0, std::sqrt((1 + e) / (1 - e))}}, sun,
                           2 * std::numbers::pi / steps_a_turn};
  double most = 0;
  for (int n = 0; n < turns * steps_a_turn && most < 1; ++n) {
    sim.step();
    auto const s = sim.state();
    most = std::max(most, std::abs(dot(s.velocity, s.velocity) / 2 - 1 / norm(s.position) + 0.5));
  }
  return most;
}
TEST(quinlan_tremaine12, resonates_with_multiples_of_6_and_18_steps_a_turn) {
  EXPECT_GT(astray(0.2, 60, 1000), 0.1);
  EXPECT_LT(astray(0.2, 58, 1000), 1e-4);
  EXPECT_LT(astray(0.2, 62, 1000), 1e-4);
  for (int const n : {90, 108, 126, 144, 162})
    EXPECT_GT(astray(0.2, n, 1000), 25 * astray(0.2, n - 2, 1000)) << n;
  // A circle shows none of them.
  EXPECT_LT(astray(0.0, 108, 100), 1e-12);
}
// Damping it is of no use: what the damper should suppress grows.
TEST(quinlan_tremaine12, is_of_first_order_with_a_damper) {
  EXPECT_TRUE(laws::shows_its_order_when_damped(quinlan_tremaine12{}, 400));
  EXPECT_GT(laws::error_at(quinlan_tremaine12{}, laws::with_damper, 10.0, 200, false), 1e5);
}
TEST(quinlan_tremaine12, keeps_an_orbits_energy_for_a_thousand_turns) {
  EXPECT_LT(astray(0.05, 130, 1000), 1e-12);
  EXPECT_LT(astray(0.2, 170, 1000), 1e-10);
}

TEST(quinlan_tremaine12, refuses_steps_that_change) {
  unitstep::simulation sim{quinlan_tremaine12{}, laws::line{1, 0}, laws::undamped, 0.1};
  sim.step();
  auto const before = sim.state();
  EXPECT_THROW(sim.step(0.2), std::domain_error);
  EXPECT_EQ(sim.state(), before);
  EXPECT_THROW(sim.step(), std::domain_error);  // the step of the run is the refused one
  EXPECT_NO_THROW(sim.step(0.1));
}
TEST(quinlan_tremaine12, goes_on_from_what_was_saved) {
  for (int const saved_at : {0, 5, 11, 12, 142, 143, 144, 400}) {
    unitstep::simulation first{quinlan_tremaine12{}, laws::line{1, 0}, laws::undamped, 0.1};
    for (int n = 0; n < saved_at; ++n) first.step();
    unitstep::simulation second{quinlan_tremaine12{}, laws::line{0, 0}, laws::undamped, 0.1};
    auto saved = first.save();
    static_assert(std::is_trivially_copyable_v<decltype(saved)>);
    decltype(saved) read;
    std::memcpy(static_cast<void*>(&read), &saved, sizeof saved);
    second.resume(read);
    for (int n = 0; n < 300; ++n) first.step(), second.step();
    EXPECT_EQ(first.state(), second.state());
  }
}
TEST(quinlan_tremaine12, starts_anew_from_another_state) {
  unitstep::simulation sim{quinlan_tremaine12{}, laws::line{1, 0}, laws::undamped, 0.1};
  for (int n = 0; n < 50; ++n) sim.step();
  sim.set_state(laws::line{1, 0});
  for (int n = 0; n < 50; ++n) sim.step();
  EXPECT_EQ(sim.state().position,
            (unitstep::integrate(quinlan_tremaine12{}, laws::line{1, 0}, laws::undamped, 0.1, 50)
                 .position));
}
TEST(quinlan_tremaine12, can_be_compensated_and_is_told_of_a_change_of_velocity) {
  auto const end = [](auto method) {
    return unitstep::integrate(method, laws::line{1, 0}, laws::undamped, 0.1, 300);
  };
  EXPECT_LT(
      laws::distance(end(unitstep::compensated{quinlan_tremaine12{}}), end(quinlan_tremaine12{})),
      1e-12);
  // A body without forces that loses half of its velocity at each step.
  auto const free = [](auto const&, auto) { return 0.0; };
  auto const slowed = unitstep::integrate(unitstep::damped{quinlan_tremaine12{}, 0.5, 0.0},
                                          laws::line{0, 1}, free, 0.5, 20);
  EXPECT_NEAR(slowed.velocity, std::pow(0.5, 20), 1e-15);
  EXPECT_NEAR(slowed.position, 1 - std::pow(0.5, 20), 1e-15);
}

TEST(quinlan_tremaine12, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<quinlan_tremaine12>();
}

}  // namespace
