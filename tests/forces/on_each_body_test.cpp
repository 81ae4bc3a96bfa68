// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include "support/bodies.hpp"

#include <gtest/gtest.h>

#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using bodies::newton_per_metre;
using bodies::three;

// A caller's law with one force for each body, in which nothing cancels and which depends on time.
constexpr on_each_body stiffening{[](auto const& s, auto t) {
  auto const k = 0.7 * newton_per_metre / si::square_metre * dot(s.position, s.position);
  auto const wind = vec{0.3, -0.1, 0.2} * si::newton / si::second;
  return -k * s.position + wind * t;
}};

/// The laws that act on each body separately, with constants for all and for each.
template <class Mass, class G, class K>
constexpr auto field_of(Mass const& mass, G const& g, K const& k) {
  return second_law{
      mass,
      spring{k},
      spring{0.5 * newton_per_metre, bodies::at(0.5, 0.25, 1.0)},
      spring{0.25 * newton_per_metre, bodies::at(-1.0, 3.0, 0.0), 1.5 * si::metre},
      gravity{g},
      quadratic_drag{0.1 * si::kilogram / si::metre},
      damper{0.2 * si::kilogram / si::second},
      central_gravity{1.5 * bodies::parameter, bodies::at(2.0, 2.0, 2.0)},
      impulse{vec{0.5, 0.0, -0.5} * si::newton, 0.125 * si::second, 0.375 * si::second},
      constant_force{vec{0.1, 0.2, 0.3} * si::newton},
      stiffening};
}
constexpr std::array ks{1.0 * newton_per_metre, 1.5 * newton_per_metre, 0.3 * newton_per_metre};
constexpr std::array gs{vec{0.0, -0.3, 0.1} * si::metre_per_second_squared,
                        vec{0.2, 0.0, 0.0} * si::metre_per_second_squared,
                        vec{0.0, 0.7, 0.0} * si::metre_per_second_squared};

/// Three bodies step as each of them does alone, bit for bit, in steps that change.
template <class Method>
constexpr auto stepped(Method const& method, auto const& start, auto const& field, double h) {
  simulation sim{method, start, field, h * si::second};
  for (int n = 0; n < 6; ++n) sim.step();
  for (int n = 0; n < 2; ++n) sim.step(0.75 * h * si::second);
  return sim.state();
}
template <class Method>
constexpr bool steps_as_if_alone(double h) {
  auto const together = stepped(Method{}, three, field_of(bodies::masses, gs, ks), h);
  for (std::size_t i = 0; i < 3; ++i) {
    auto const by_itself =
        stepped(Method{}, bodies::alone(three, i), field_of(bodies::masses[i], gs[i], ks[i]), h);
    if (!twins::same_bits(bodies::alone(together, i), by_itself)) return false;
    auto const of_another_mass = stepped(Method{}, bodies::alone(three, i),
                                         field_of(bodies::masses[0] * 2.0, gs[i], ks[i]), h);
    if (twins::same_bits(bodies::alone(together, i), of_another_mass)) return false;
  }
  return true;
}
/// Newton's method solves for all bodies together and stops when the slowest has converged, so the last digits differ
/// from those of a single body.
constexpr bool implicit_euler_steps_as_if_alone(double h) {
  auto const together = stepped(implicit_euler{}, three, field_of(bodies::masses, gs, ks), h);
  for (std::size_t i = 0; i < 3; ++i) {
    auto const by_itself = stepped(implicit_euler{}, bodies::alone(three, i),
                                   field_of(bodies::masses[i], gs[i], ks[i]), h);
    auto const off = bodies::alone(together, i).position - by_itself.position;
    if (!(dot(off, off) < 1e-24 * si::square_metre)) return false;
  }
  return true;
}

// In the compiler for the methods that its limits allow.
static_assert(steps_as_if_alone<semi_implicit_euler>(0.0625));
static_assert(steps_as_if_alone<velocity_verlet>(0.0625));
static_assert(steps_as_if_alone<rk4>(0.0625));

template <class Method>
class EveryMethod : public ::testing::Test {};
using methods =
    ::testing::Types<explicit_euler, suvat, semi_implicit_euler, stormer_verlet,
                     time_corrected_verlet, variable_step_verlet, velocity_verlet,
                     modified_velocity_verlet<>, leapfrog, midpoint, heun, rk4, ruth3, forest_ruth,
                     suzuki4, yoshida6, yoshida8, ralston, kutta3, ssprk3, three_eighths, butcher5>;
TYPED_TEST_SUITE(EveryMethod, methods);
TYPED_TEST(EveryMethod, StepsEachBodyAsIfItWereAlone) {
  EXPECT_TRUE(steps_as_if_alone<TypeParam>(twins::hidden(0.0625)));
}
TEST(ImplicitEuler, StepsEachBodyAsIfItWereAlone) {
  EXPECT_TRUE(implicit_euler_steps_as_if_alone(twins::hidden(0.0625)));
}

// One mass for all equals that mass for each.
constexpr auto with_one = stepped(rk4{}, three, field_of(2.0 * si::kilogram, gs, ks), 0.0625);
constexpr auto with_each = stepped(
    rk4{}, three,
    field_of(std::array{2.0 * si::kilogram, 2.0 * si::kilogram, 2.0 * si::kilogram}, gs, ks),
    0.0625);
static_assert(twins::same_bits(with_one, with_each));

// On a line and in a plane.
constexpr bool steps_on_a_line() {
  motion const start{std::array{1.0 * si::metre, -2.0 * si::metre},
                     std::array{0.5 * si::metre_per_second, 0.25 * si::metre_per_second}};
  auto const field = [](auto mass) {
    return second_law{mass, spring{1.5 * newton_per_metre, 0.5 * si::metre, 0.25 * si::metre},
                      central_gravity{0.5 * bodies::parameter, -3.0 * si::metre},
                      quadratic_drag{0.1 * si::kilogram / si::metre}};
  };
  std::array const masses{2.0 * si::kilogram, 0.7 * si::kilogram};
  auto const together = stepped(rk4{}, start, field(masses), 0.0625);
  return twins::same_bits(bodies::alone(together, 0),
                          stepped(rk4{}, bodies::alone(start, 0), field(masses[0]), 0.0625)) &&
         twins::same_bits(bodies::alone(together, 1),
                          stepped(rk4{}, bodies::alone(start, 1), field(masses[1]), 0.0625));
}
static_assert(steps_on_a_line());

}  // namespace
