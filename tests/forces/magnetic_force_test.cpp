// SPDX-License-Identifier: BSL-1.0
#include <unitstep/forces/magnetic_force.hpp>

#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <numbers>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/methods/boris.hpp>
#include <unitstep/methods/collocation.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::magnetic_force;
using unitstep::motion;
using unitstep::vec;

constexpr motion moving{vec{1.0, 0.0, 2.0} * si::metre, vec{3.0, 5.0, -1.0} * si::metre_per_second};
constexpr auto b = vec{0.5, -1.0, 2.0} * si::tesla;
constexpr magnetic_force law{-2.0 * si::coulomb, b};

// F = q v x B: (3, 5, -1) x (0.5, -1, 2) = (9, -6.5, -5.5), times -2.
static_assert(law(moving, 0.0 * si::second) == vec{-18.0, 13.0, 11.0} * si::newton);
static_assert(law(moving, 0.0 * si::second) != vec{18.0, -13.0, -11.0} * si::newton);

// In a plane B is the component perpendicular to it: (3, 5) x 2 = (10, -6).
constexpr motion flat{vec{1.0, 0.0} * si::metre, vec{3.0, 5.0} * si::metre_per_second};
static_assert(magnetic_force{1.0 * si::coulomb, 2.0 * si::tesla}(flat, 0.0 * si::second) ==
              vec{10.0, -6.0} * si::newton);

// A field of place and time: B = r T/m + (0, 0, t) T/s, which after two seconds is (1, 0, 4) T.
constexpr auto varying = [](auto const& s, auto t) {
  auto const tesla = 1.0 * si::tesla;
  return s.position * (tesla / si::metre) + vec{0.0, 0.0, 1.0} * (tesla / si::second) * t;
};
constexpr magnetic_force in_a_varying_field{1.0 * si::coulomb, varying};
static_assert(in_a_varying_field(moving, 2.0 * si::second) == vec{20.0, -13.0, -5.0} * si::newton);

// The raw forms give the same, and state their parts.
using state = std::remove_const_t<decltype(moving)>;
using time = boost::units::quantity<si::time>;
constexpr motion raw_moving{vec{1.0, 0.0, 2.0}, vec{3.0, 5.0, -1.0}};
static_assert(law.raw<state, time>()(raw_moving, 0.0) == vec{-18.0, 13.0, 11.0});
static_assert(law.raw<state, time>().turning(raw_moving, 0.0) == vec{-1.0, 2.0, -4.0});
static_assert(law.raw<state, time>().at_rest(raw_moving, 0.0) == vec{0.0, 0.0, 0.0});
static_assert(in_a_varying_field.raw<state, time>()(raw_moving, 2.0) == vec{20.0, -13.0, -5.0});
static_assert(in_a_varying_field.raw<state, time>().turning(raw_moving, 2.0) == vec{1.0, 0.0, 4.0});

// Units: charge times field times velocity must be a force, in the shape of the motion.
template <class Law, class State>
using verdict =
    typename Law::template constants_verdict<State, time,
                                             decltype(std::declval<State>().velocity *
                                                      (1.0 * si::kilogram) / (1.0 * si::second))>;
template <class Charge, class Field, class State = state>
constexpr bool fits(Charge const&, Field const&) {
  return verdict<magnetic_force<Charge, Field>, State>::ok;
}
static_assert(fits(1.0 * si::coulomb, b) && fits(1.0 * si::coulomb, varying));
static_assert(!fits(1.0 * si::ampere, b) &&
              !fits(1.0 * si::coulomb, vec{1.0, 1.0, 1.0} * si::newton));
static_assert(!fits(1.0 * si::coulomb, 1.0 * si::tesla));
using flat_state = std::remove_const_t<decltype(flat)>;
static_assert(fits<boost::units::quantity<si::electric_charge>,
                   boost::units::quantity<si::magnetic_flux_density>, flat_state>({}, {}));
static_assert(!fits(1.0 * si::coulomb, [](auto const& s, auto) { return s.position; }));

// One revolution on a circle of v / (q B / m): the speed is conserved, and the body is nearly back.
constexpr unitstep::second_law cyclotron{2.0 * si::kilogram,
                                         magnetic_force{4.0 * si::coulomb, 0.5 * si::tesla}};
constexpr auto end = unitstep::integrate(unitstep::boris{}, flat, cyclotron,
                                         2 * std::numbers::pi / 256 * si::second, 256);
static_assert(norm(end.position - flat.position) < 0.004 * si::metre);
static_assert(norm(end.velocity) < norm(flat.velocity) * (1 + 1e-14) &&
              norm(end.velocity) > norm(flat.velocity) * (1 - 1e-14));

// An implicit method differentiates a field of place and time as it does a formula in the code.
constexpr auto nearby = [](auto const& s, auto) {
  return (1.0 + s.position.x / (1.0 * si::metre)) * si::tesla;
};
constexpr auto written_out = [](auto const& s, auto t) {
  auto const turns = nearby(s, t) * (1.0 * si::coulomb) / (1.0 * si::kilogram);
  return vec{s.velocity.y * turns, -(s.velocity.x * turns)};
};
constexpr auto turned = [](auto const& field) {
  return unitstep::integrate(unitstep::implicit_midpoint{}, flat, field, 0.1 * si::second, 3);
};
constexpr auto by_law =
    turned(unitstep::second_law{1.0 * si::kilogram, magnetic_force{1.0 * si::coulomb, nearby}});
static_assert(norm(by_law.position - turned(written_out).position) < 1e-14 * si::metre);
static_assert(norm(by_law.velocity) < norm(flat.velocity) * (1 + 1e-14) &&
              norm(by_law.velocity) > norm(flat.velocity) * (1 - 1e-14));

TEST(MagneticForce, RefusesWhatIsNotFinite) {
  double const bad = std::numeric_limits<double>::infinity();
  EXPECT_NO_THROW(law.require_values());
  EXPECT_NO_THROW(in_a_varying_field.require_values());
  EXPECT_THROW((magnetic_force{bad * si::coulomb, b}.require_values()), std::domain_error);
  EXPECT_THROW((magnetic_force{1.0 * si::coulomb, bad * si::tesla}.require_values()),
               std::domain_error);
}

TEST(MagneticForce, IsTheSameAtRunTime) {
  unitstep::second_law const here{
      2.0 * si::kilogram, magnetic_force{twins::hidden(4.0) * si::coulomb, 0.5 * si::tesla}};
  EXPECT_TRUE(twins::same_bits(unitstep::integrate(unitstep::boris{}, flat, here,
                                                   2 * std::numbers::pi / 256 * si::second, 256),
                               end));
}

}  // namespace
