// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/uniform_acceleration.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/rk4.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
using unitstep::motion;
using unitstep::uniform_acceleration;
using unitstep::vec;

// Exact arithmetic: 2 + 3 * 4 + 10 * 16 / 2 = 94 m, 3 + 10 * 4 = 43 m/s.
constexpr motion start{2.0 * si::metre, 3.0 * si::metre_per_second};
constexpr uniform_acceleration fall{10.0 * si::metre_per_second_squared};
constexpr auto after = fall.after(start, 4.0 * si::second);
static_assert(after.position == 94.0 * si::metre);
static_assert(after.velocity == 43.0 * si::metre_per_second);
// A velocity in m h / (s h) is the same unit in another spelling, and so is the time in s h / h.
constexpr auto hour = 1.0 * boost::units::metric::hour_base_unit::unit_type{};
static_assert(fall.after(motion{2.0 * si::metre, 3.0 * si::metre* hour / (si::second * hour)},
                         4.0 * si::second * hour / hour)
                  .position == after.position);
// Negative control: without the half, 174 m.
static_assert(after.position != 174.0 * si::metre);

// Backwards in time: 2 - 12 + 80 = 70 m, -37 m/s; and from there forwards again.
constexpr auto before = fall.after(start, -4.0 * si::second);
static_assert(before.position == 70.0 * si::metre);
static_assert(before.velocity == -37.0 * si::metre_per_second);
static_assert(fall.after(before, 4.0 * si::second) == start);

// Float, cgs, vectors and plain numbers.
constexpr auto in_float = uniform_acceleration{10.0f * si::metre_per_second_squared}.after(
    motion{2.0f * si::metre, 3.0f * si::metre_per_second}, 4.0f * si::second);
static_assert(in_float.position == 94.0f * si::metre);
constexpr auto in_cgs = uniform_acceleration{10.0 * cgs::gal}.after(
    motion{2.0 * cgs::centimetre, 3.0 * cgs::centimetre_per_second}, 4.0 * cgs::second);
static_assert(in_cgs.position == 94.0 * cgs::centimetre);
constexpr motion thrown{vec{0.0, 2.0} * si::metre, vec{3.0, 4.0} * si::metre_per_second};
constexpr auto landed = uniform_acceleration{vec{0.0, -10.0} * si::metre_per_second_squared}.after(
    thrown, 1.0 * si::second);
static_assert(landed.position == vec{3.0, 1.0} * si::metre);
static_assert(landed.velocity == vec{3.0, -6.0} * si::metre_per_second);
static_assert(uniform_acceleration{10.0}.after(motion{2.0, 3.0}, 4.0) == motion{94.0, 43.0});

// RK4 solves this problem exactly; with these numbers, to the last bit.
constexpr auto by_rk4 = unitstep::integrate(
    unitstep::rk4{}, thrown,
    [](auto const&, auto) { return vec{0.0, -10.0} * si::metre_per_second_squared; },
    1.0 * si::second, 1);
static_assert(by_rk4.velocity == landed.velocity);

TEST(UniformAcceleration, IsTheCompilersBitForBit) {
  double volatile t = 4.0;
  EXPECT_TRUE(twins::same_bits(fall.after(start, double{t} * si::second), after));
}

}  // namespace
