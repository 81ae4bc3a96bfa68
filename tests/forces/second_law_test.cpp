// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
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

// A spring and a damper beside the lambda of a textbook. With a mass of 2 kg k/m and c/m are exact
// and the sum is the same expression, so every bit is.
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
static_assert(everything.raw<decltype(start<double>), quantity<si::time>>()(motion{2.0, -3.0},
                                                                            0.0) == -7.5);
static_assert(everything(start<double>, 0.0 * si::second) != 7.5 * si::metre_per_second_squared);

// One step of these numbers does not depend on the order of the laws: their sums are exact.
constexpr auto one_step = run(everything, 0.5, 1);
static_assert(one_step.position ==
              run(second_law{2.0 * si::kilogram, quadratic_drag{0.5 * si::kilogram / si::metre},
                             constant_force{7.0 * si::newton}, damper{c<double>},
                             gravity{-8.0 * si::metre_per_second_squared}, spring{k<double>}},
                  0.5, 1)
                  .position);

// A caller's own lambda is a law, generic or of Boost's types; and any law is a field of a simulation.
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

// In space each axis is the line.
constexpr auto in_space = unitstep::integrate(
    unitstep::rk4{},
    motion{vec{2.0, 0.0, -2.0} * si::metre, vec{-3.0, 0.0, 3.0} * si::metre_per_second},
    second_law{2.0 * si::kilogram, spring{k<double>}, damper{c<double>}}, 0.0625 * si::second, 50);
constexpr auto on_a_line =
    run<double>(second_law{2.0 * si::kilogram, spring{k<double>}, damper{c<double>}});
static_assert(in_space.position.x == on_a_line.position);
static_assert(in_space.position.z == -on_a_line.position && in_space.position.y == 0.0 * si::metre);

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
