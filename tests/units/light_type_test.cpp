// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/units/light_type.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using hour = boost::units::metric::hour_base_unit::unit_type;
using roundabout_metre = unitstep::unit_product<unitstep::unit_quotient<si::length, hour>, hour>;
using metres = light<si::length, double>;
using ratio = light<si::dimensionless, double>;

// Of another kind is a quantity of another unit or another value type, and no number.
using unitstep::detail::other_kind_than;
static_assert(other_kind_than<light<si::time, double>, light<si::length, double>> &&
              other_kind_than<quantity<si::length, float>, light<si::length, double>> &&
              other_kind_than<quantity<si::time, float>, light<si::length, double>>);
static_assert(!other_kind_than<quantity<si::length>, light<si::length, double>> &&
              !other_kind_than<light<si::length, double>, light<si::length, double>> &&
              !other_kind_than<double, light<si::length, double>>);

// A number that holds every double: a length in double becomes one in it, and is of no other kind beside it.
struct wide {
  using constant = double;
  double value;

  constexpr wide() = default;
  constexpr wide(double x) : value(x) {}
};
using wide_metres = light<si::length, wide>;
static_assert(!other_kind_than<metres, wide_metres> &&
              !other_kind_than<quantity<si::length>, wide_metres>);
static_assert(other_kind_than<wide_metres, metres> &&
              other_kind_than<light<si::time, double>, wide_metres>);
static_assert(std::convertible_to<metres, wide_metres> &&
              !std::convertible_to<wide_metres, metres>);
static_assert(!std::convertible_to<light<si::length, float>, wide_metres> &&
              !std::convertible_to<light<si::time, double>, wide_metres>);

// A quantity becomes one of the same unit, however it is written, and of no other unit or number.
static_assert(std::convertible_to<metres, light<roundabout_metre, double>> &&
              std::convertible_to<metres, quantity<roundabout_metre>>);
static_assert(!std::convertible_to<metres, light<si::time, double>> &&
              !std::convertible_to<metres, light<si::length, float>>);

// One without a unit takes numbers in place.
constexpr double in_place(ratio r) {
  r += 1.0;
  r -= 0.25;
  r *= 2;
  r /= ratio{4.0};
  return r;
}
static_assert(in_place(ratio{0.5}) == 0.625);  // (0.5 + 1 - 0.25) * 2 / 4

TEST(LightType, IsTheSameAtRunTime) { EXPECT_EQ(in_place(ratio{twins::hidden(0.5)}), 0.625); }

}  // namespace
