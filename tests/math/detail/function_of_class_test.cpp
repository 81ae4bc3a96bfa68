// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/numbers/interval_functions.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using interval = us::interval<double>;

// A function of the library finds the function of the class, with units and without.
constexpr interval x{0.5, 0.75};
static_assert(us::math::exp(x).lower == exp(x).lower && us::math::tan(x).upper == tan(x).upper);
static_assert(us::math::atan2(x, 1.0).upper == atan(x).upper && us::math::pow(x, 2.0).holds(0.36));
constexpr us::light<si::plane_angle, interval> angle{x};
static_assert(sin(angle).lower == sin(x).lower && cos(angle).upper == cos(x).upper);
constexpr us::light<si::length, interval> side{{-3, 2}};
static_assert(us::sqrt(side * side + 36.0 * si::square_metre).value().holds({5.5, 6.7}));
// A sum of squares is not negative for numbers of both signs, so a norm has a root: sqrt(9 + 16) at most.
static_assert(us::norm(us::vec{side, us::light<si::length, interval>{{-4, 4}}}).value().upper <
              5.0000001);
static_assert(us::squared(side).value().lower == 0 && us::pow<2>(side).value().lower == 0 &&
              us::pow<4>(side).value().lower == 0);
static_assert(us::magnitude(side).value().lower == 0 && us::magnitude(side).value().upper == 3 &&
              (us::abs)(side).value().upper == 3);
static_assert((us::min)(side, side + side).value().lower < -5.9 &&
              (us::max)(side, side).value().upper == 2);

TEST(FunctionOfClass, TheSameAtRunTime) {
  interval const y = x;
  EXPECT_EQ(us::math::exp(y).lower, us::math::exp(x).lower);
}

}  // namespace
