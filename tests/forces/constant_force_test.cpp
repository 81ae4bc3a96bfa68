// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/line_run.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using line_run::run;
using line_run::start;
using unitstep::motion;

constexpr unitstep::constant_force law{-8.0 * si::newton};
static_assert(law(start, 0.0 * si::second) == -8.0 * si::newton);

template <class Mass>
constexpr auto push(Mass mass) {
  return run(unitstep::second_law{mass * si::kilogram, law});
}
// x0 + v0 t + F/m t^2 / 2 and v0 + F/m t with x0 = 2, v0 = -3, F/m = -8 or -4, at t = 1/2.
static_assert(push(1.0).position == -0.5 * si::metre && push(2.0).position == 0.0 * si::metre);
static_assert(push(2.0).velocity == -5.0 * si::metre_per_second);
static_assert(push(2.0).velocity != push(1.0).velocity);

constexpr unitstep::constant_force wind{unitstep::vec{1.0, 0.0, -2.0} * si::newton};
constexpr motion at_rest{unitstep::vec{0.0, 0.0, 0.0} * si::metre,
                         unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second};
constexpr auto blown = unitstep::integrate(
    unitstep::rk4{}, at_rest, unitstep::second_law{0.5 * si::kilogram, wind}, 0.5 * si::second, 4);
static_assert(blown.velocity == unitstep::vec{4.0, 0.0, -8.0} * si::metre_per_second);

TEST(ConstantForce, RefusesWhatIsNotFinite) {
  double const bad = std::numeric_limits<double>::infinity();
  EXPECT_NO_THROW(law.require_values());
  EXPECT_THROW(unitstep::constant_force{bad * si::newton}.require_values(), std::domain_error);
}

TEST(ConstantForce, IsTheSameAtRunTime) {
  constexpr auto constant = push(3.0);
  EXPECT_TRUE(twins::same_bits(push(twins::hidden(3.0)), constant));
}

}  // namespace
