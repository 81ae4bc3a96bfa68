// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <string>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/forces/quadratic_drag.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::constant_force;
using unitstep::damper;
using unitstep::gravity;
using unitstep::motion;
using unitstep::quadratic_drag;
using unitstep::second_law;
using unitstep::spring;
using unitstep::vec;

template <class T>
constexpr auto k = T(6) * si::newton / si::metre;
template <class T>
constexpr auto c = T(0.5) * si::newton / si::metre_per_second;
template <class T>
constexpr motion start{T(2) * si::metre, T(-3) * si::metre_per_second};
template <class T, class Field>
constexpr auto run(Field const& field, T h = T(0.0625), int steps = 50) {
  return unitstep::integrate(unitstep::rk4{}, start<T>, field, h * si::second, steps);
}

// A spring and a damper compared with a textbook's lambda. With a mass of 2 kg k/m and c/m are exact and the sum is the
// same expression, so every bit is the same.
template <class T>
constexpr bool is_the_lambda() {
  auto const by_hand = [](auto const& s, auto) {
    return -(k<T> / (T(2) * si::kilogram)) * s.position -
           (c<T> / (T(2) * si::kilogram)) * s.velocity;
  };
  auto const other = [](auto const& s, auto) {
    return -(k<T> / (T(2) * si::kilogram)) * s.position;
  };
  auto const by_law = run<T>(second_law{T(2) * si::kilogram, spring{k<T>}, damper{c<T>}});
  return twins::same_bits(by_law, run<T>(by_hand)) && !twins::same_bits(by_law, run<T>(other)) &&
         twins::same_bits(by_law,
                          run<T>(second_law{T(2) * si::kilogram, damper{c<T>}, spring{k<T>}}));
}
static_assert(is_the_lambda<float>() && is_the_lambda<double>() && is_the_lambda<long double>());

// Called with quantities it is the sum by hand: (-12 + 1.5 + 7 + 4.5) / 2 - 8.
constexpr second_law everything{2.0 * si::kilogram,
                                spring{k<double>},
                                damper{c<double>},
                                gravity{-8.0 * si::metre_per_second_squared},
                                constant_force{7.0 * si::newton},
                                quadratic_drag{0.5 * si::kilogram / si::metre}};
static_assert(everything(start<double>, 0.0 * si::second) == -7.5 * si::metre_per_second_squared);
// A refused result would be equal to anything.
static_assert(std::same_as<decltype(everything(start<double>, 0.0 * si::second)),
                           quantity<si::acceleration>>);

// An array with one body can be called by hand, too, and has one mass: -6 2 / 2 - 8.
struct falls_with_height {
  static constexpr bool is_acceleration = true;
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return std::array{-4.0 * (s.position[0] / si::metre) * si::metre_per_second_squared};
  }
};
constexpr second_law of_one_body{std::array{2.0 * si::kilogram}, spring{k<double>},
                                 falls_with_height{}};
static_assert(of_one_body(motion{std::array{2.0 * si::metre},
                                 std::array{0.0 * si::metre_per_second}},
                          0.0 * si::second)[0] == -14.0 * si::metre_per_second_squared);
static_assert(everything.raw<decltype(start<double>), quantity<si::time>>()(motion{2.0, -3.0},
                                                                            0.0) == -7.5);
static_assert(everything(start<double>, 0.0 * si::second) != 7.5 * si::metre_per_second_squared);

// One step with these numbers does not depend on the order of the laws, since their sums are exact.
constexpr auto one_step = run(everything, 0.5, 1);
static_assert(one_step.position ==
              run(second_law{2.0 * si::kilogram, quadratic_drag{0.5 * si::kilogram / si::metre},
                             constant_force{7.0 * si::newton}, damper{c<double>},
                             gravity{-8.0 * si::metre_per_second_squared}, spring{k<double>}},
                  0.5, 1)
                  .position);

// A caller's lambda is a law, generic or with Boost's types; and any law is a field for a simulation.
constexpr auto own = [](auto const& s, auto) { return -k<double> * s.position; };
constexpr auto own_boost = [](motion<quantity<si::length>, quantity<si::velocity>> const& s,
                              quantity<si::time>) { return -k<double> * s.position; };
constexpr auto by_spring = run<double>(second_law{2.0 * si::kilogram, spring{k<double>}});
constexpr auto off_by_own =
    by_spring.position - run<double>(second_law{2.0 * si::kilogram, own}).position;
static_assert(off_by_own < 1e-12 * si::metre && off_by_own > -1e-12 * si::metre);
static_assert(twins::same_bits(run<double>(second_law{2.0 * si::kilogram, own}),
                               run<double>(second_law{2.0 * si::kilogram, own_boost})));
static_assert(!twins::same_bits(run<double>(second_law{2.0 * si::kilogram, own, own}), by_spring));

constexpr bool steps_in_a_simulation() {
  unitstep::simulation sim{unitstep::rk4{}, start<double>, everything, 0.0625 * si::second};
  for (int n = 0; n < 50; ++n) sim.step();
  return twins::same_bits(sim.state(), run<double>(everything));
}
static_assert(steps_in_a_simulation());

// In cgs units.
constexpr auto swing_in_cgs = unitstep::integrate(
    unitstep::velocity_verlet{},
    motion{2.0 * boost::units::cgs::centimetre,
           -3.0 * boost::units::cgs::centimetre / boost::units::cgs::second},
    second_law{2.0 * boost::units::cgs::gram,
               spring{6.0 * boost::units::cgs::dyne / boost::units::cgs::centimetre}},
    0.0625 * boost::units::cgs::second, 50);
constexpr auto swing_in_si =
    unitstep::integrate(unitstep::velocity_verlet{}, start<double>,
                        second_law{2.0 * si::kilogram, spring{k<double>}}, 0.0625 * si::second, 50);
static_assert(swing_in_cgs.position.value() == swing_in_si.position.value());

// In space each axis moves as on a line.
constexpr auto in_space = unitstep::integrate(
    unitstep::rk4{},
    motion{vec{2.0, 0.0, -2.0} * si::metre, vec{-3.0, 0.0, 3.0} * si::metre_per_second},
    second_law{2.0 * si::kilogram, spring{k<double>}, damper{c<double>}}, 0.0625 * si::second, 50);
constexpr auto on_a_line =
    run<double>(second_law{2.0 * si::kilogram, spring{k<double>}, damper{c<double>}});
static_assert(in_space.position.x == on_a_line.position);
static_assert(in_space.position.z == -on_a_line.position && in_space.position.y == 0.0 * si::metre);

// Many bodies: called with quantities it gives an acceleration for each. By hand, with k = 6: a
// body of 2 kg at 2 m has -6, one of 4 kg at -3 m has 4.5; then what a caller's own law adds, +-(10
// * 5) / m.
constexpr motion two{std::array{2.0 * si::metre, -3.0 * si::metre},
                     std::array{0.5 * si::metre_per_second, -1.0 * si::metre_per_second}};
constexpr std::array masses{2.0 * si::kilogram, 4.0 * si::kilogram};
constexpr auto between = [](auto const& s, auto) {
  auto const pull = 10.0 * si::newton / si::metre * (s.position[1] - s.position[0]);
  return std::array{pull, -pull};
};
constexpr auto apart = second_law{masses, spring{k<double>}}(two, 0.0 * si::second);
constexpr auto bound = second_law{masses, between, spring{k<double>}}(two, 0.0 * si::second);
constexpr auto g = si::metre_per_second_squared;
static_assert(apart[0] == -6.0 * g && apart[1] == 4.5 * g && apart[0] != apart[1]);
static_assert(bound[0] == -31.0 * g && bound[1] == 17.0 * g);
// A law may return a vec of forces as well as an array; a law for all bodies accepts one mass for all.
constexpr auto as_vec = [](auto const& s, auto t) {
  auto const both = between(s, t);
  return vec{both[0], both[1]};
};
static_assert(second_law{masses, as_vec, spring{k<double>}}(two, 0.0 * si::second) == bound);
static_assert(second_law{2.0 * si::kilogram, between}(two, 0.0 * si::second)[1] == 25.0 * g);
// In any order, and only with the bodies' own masses.
constexpr auto run_two = [](auto const& field) {
  return unitstep::integrate(unitstep::rk4{}, two, field, 0.0625 * si::second, 20);
};
constexpr auto swung = run_two(second_law{masses, between, spring{k<double>}, damper{c<double>}});
static_assert(swung.position ==
              run_two(second_law{masses, between, damper{c<double>}, spring{k<double>}}).position);
static_assert(swung.position !=
              run_two(second_law{2.0 * si::kilogram, between, spring{k<double>}, damper{c<double>}})
                  .position);
// What two bodies do to each other does not move both together.
constexpr auto p = 2.0 * swung.velocity[0] + 4.0 * swung.velocity[1];
constexpr auto without = run_two(second_law{masses, between});
constexpr auto q = 2.0 * without.velocity[0] + 4.0 * without.velocity[1];
static_assert(q + 3.0 * si::metre_per_second < 1e-14 * si::metre_per_second &&
              q + 3.0 * si::metre_per_second > -1e-14 * si::metre_per_second);  // 2 / 2 - 4
static_assert(p + 3.0 * si::metre_per_second > 0.1 * si::metre_per_second);
// In float and long double.
template <class T>
constexpr auto swung_in = unitstep::integrate(
    unitstep::velocity_verlet{},
    motion{std::array{T(2) * si::metre, T(-3) * si::metre},
           std::array{T(0) * si::metre_per_second, T(0) * si::metre_per_second}},
    second_law{std::array{T(2) * si::kilogram, T(4) * si::kilogram}, spring{k<T>}},
    T(0.125) * si::second, 4);
static_assert(swung_in<float>.position[0].value() -
                  static_cast<float>(swung_in<long double>.position[0].value()) <
              1e-5f);

TEST(SecondLaw, IsTheSameAtRunTime) {
  second_law const here{twins::hidden(2.0) * si::kilogram,
                        spring{twins::hidden(6.0) * si::newton / si::metre}, damper{c<double>}};
  EXPECT_TRUE(twins::same_bits(run<double>(here), on_a_line));
  EXPECT_TRUE(is_the_lambda<float>() && is_the_lambda<long double>() && steps_in_a_simulation());
}

TEST(SecondLaw, RefusesAMassThatNothingCanBeDividedBy) {
  using limits = std::numeric_limits<double>;
  EXPECT_NO_THROW((second_law{1.0 * si::kilogram, spring{k<double>}}));
  for (double bad : {0.0, -0.0, limits::infinity(), -limits::infinity(), limits::quiet_NaN()}) {
    try {
      second_law const field{bad * si::kilogram, spring{k<double>}};
      ADD_FAILURE() << "accepted " << bad;
    } catch (std::domain_error const& error) {
      EXPECT_STREQ(error.what(), "unitstep: mass must be finite and not zero");
    }
  }
}

}  // namespace
