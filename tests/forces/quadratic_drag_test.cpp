// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/quadratic_drag.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/methods/implicit_euler.hpp>

#include "support/line_run.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using line_run::start;
using unitstep::motion;
using unitstep::vec;

constexpr unitstep::quadratic_drag law{0.5 * si::kilogram / si::metre};

// F = -b |v| v: against the motion in either direction, and with the magnitude of 3-4-5 in space.
static_assert(law(start, 0.0 * si::second) == 4.5 * si::newton);
static_assert(law(motion{2.0 * si::metre, 3.0 * si::metre_per_second}, 0.0 * si::second) ==
              -4.5 * si::newton);
constexpr motion space{vec{0.0, 0.0, 0.0} * si::metre, vec{3.0, 0.0, -4.0} * si::metre_per_second};
static_assert(law(space, 0.0 * si::second) == vec{-7.5, 0.0, 10.0} * si::newton);

// Alone it slows the body as v = v0 / (1 + b v0 t / m): from 3 m/s with b/m = 1/4 to 3 / (1 + 3/8) at 1/2 s.
template <class State>
constexpr auto slowed(State const& from, double mass) {
  return line_run::run(unitstep::second_law{mass * si::kilogram, law}, from);
}
constexpr double due = -3.0 / (1.0 + 3.0 / 8.0);
static_assert(slowed(start, 2.0).velocity.value() - due < 1e-7);
static_assert(slowed(start, 2.0).velocity.value() - due > -1e-7);
static_assert(slowed(start, 4.0).velocity.value() - due < -1e-2);
// In space, motion along a line is that on the line, in direction (3, 0, -4) / 5.
constexpr double due_in_space = 5.0 / (1.0 + 5.0 / 8.0);
static_assert(slowed(space, 2.0).velocity.x.value() - 0.6 * due_in_space < 1e-6 &&
              slowed(space, 2.0).velocity.x.value() - 0.6 * due_in_space > -1e-6);
static_assert(slowed(space, 2.0).velocity.y.value() == 0.0);

// Implicit Euler finds the speed u after a step of 1/16 s at which u + (b/m) u^2 / 16 = 5 was.
constexpr auto braked =
    unitstep::integrate(unitstep::implicit_euler{}, space,
                        unitstep::second_law{2.0 * si::kilogram, law}, 0.0625 * si::second, 1);
constexpr double u = unitstep::norm(braked.velocity).value();
static_assert(u + 0.25 * u * u / 16 - 5.0 < 1e-14 && u + 0.25 * u * u / 16 - 5.0 > -1e-14);
static_assert(u < 4.7);

TEST(QuadraticDrag, RefusesWhatIsNotFinite) {
  double const bad = std::numeric_limits<double>::infinity();
  EXPECT_NO_THROW(law.require_values());
  EXPECT_THROW(unitstep::quadratic_drag{bad * si::kilogram / si::metre}.require_values(),
               std::domain_error);
}

TEST(QuadraticDrag, IsTheSameAtRunTime) {
  constexpr auto constant = slowed(space, 3.0);
  EXPECT_TRUE(twins::same_bits(slowed(space, twins::hidden(3.0)), constant));
}

}  // namespace
