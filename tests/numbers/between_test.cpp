// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <unitstep/numbers/between.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using length = quantity<si::length>;

// The bounds are the doubles that were given.
constexpr auto box = us::between(0.9 * si::metre, 1.1 * si::metre);
static_assert(std::same_as<decltype(box), us::interval<length> const>);
static_assert(box.lower == 0.9 * si::metre && box.upper == 1.1 * si::metre);
static_assert(std::same_as<decltype(us::between(1.0, 2.0)), us::interval<double>>);
static_assert(us::between(us::light<si::length, double>{1.0}, 2.0 * si::metre).upper ==
              2.0 * si::metre);
static_assert(us::interval{1.0 * si::metre, 2.0 * si::metre} ==
              us::between(1.0 * si::metre, 2.0 * si::metre));

// 9/10 lies strictly between the bounds: 10 times the lower one is below 9 (0.9's neighbours are 2^-53 apart).
constexpr auto near = us::around(0.9);
static_assert(near.lower < 0.9 && 0.9 < near.upper && near.upper - near.lower <= 0x1p-51);
static_assert(us::around(0.9 * si::metre).lower.value() == near.lower);

template <int Low, int High>
concept allowed =
    requires { typename std::bool_constant<(us::between(double(Low), double(High)).finite())>; };
static_assert(allowed<1, 1> && allowed<1, 2> && !allowed<1, 0>);

// Two bounds are both doubles, or quantities of doubles in one unit.
template <class Lower, class Upper>
constexpr bool ok = decltype(us::detail::check_bounds<Lower, Upper>())::ok;
using of_float = quantity<si::length, float>;
static_assert(ok<double, double> && ok<length, length> &&
              ok<length, us::light<si::length, double>>);
static_assert(!ok<double, float> && !ok<float, double> && !ok<double, length> &&
              !ok<length, double> && !ok<length, of_float> && !ok<of_float, length> &&
              !ok<of_float, of_float> && !ok<length, quantity<si::time>>);

TEST(Between, RefusesWhatIsNoInterval) {
  EXPECT_THROW(static_cast<void>(us::between(2.0, 1.0)), std::domain_error);
  EXPECT_THROW(static_cast<void>(us::between(0.0, std::numeric_limits<double>::quiet_NaN())),
               std::domain_error);
  EXPECT_THROW(static_cast<void>(us::around(std::numeric_limits<double>::infinity() * si::metre)),
               std::domain_error);
}

}  // namespace
