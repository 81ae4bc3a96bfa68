// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <unitstep/units/light.hpp>
#include <unitstep/units/light_type.hpp>

#include "math/twins.hpp"
#include "support/same_bits.hpp"

namespace of_light_type {

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using hour = boost::units::metric::hour_base_unit::unit_type;
using roundabout_metre =
    unitstep::detail::unit_product<unitstep::detail::unit_quotient<si::length, hour>, hour>;
using metres = light<si::length, double>;
using ratio = light<si::dimensionless, double>;

// A quantity of another unit or value type is of another kind; a number is not.
using unitstep::detail::other_kind_than;
static_assert(other_kind_than<light<si::time, double>, light<si::length, double>> &&
              other_kind_than<quantity<si::length, float>, light<si::length, double>> &&
              other_kind_than<quantity<si::time, float>, light<si::length, double>>);
static_assert(!other_kind_than<quantity<si::length>, light<si::length, double>> &&
              !other_kind_than<light<si::length, double>, light<si::length, double>> &&
              !other_kind_than<double, light<si::length, double>>);

// A number that holds every double: a length in double converts to it, and is not of another kind beside it.
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

// A quantity converts to the same unit, however it is written, and to no other unit or number.
static_assert(std::convertible_to<metres, light<roundabout_metre, double>> &&
              std::convertible_to<metres, quantity<roundabout_metre>>);
static_assert(!std::convertible_to<metres, light<si::time, double>> &&
              !std::convertible_to<metres, light<si::length, float>>);

// A quantity without a unit accepts numbers in place.
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

}  // namespace of_light_type

namespace of_light_limits {

namespace {

namespace si = boost::units::si;

template <class T>
constexpr bool limits_are_those_of_the_number() {
  using metres = unitstep::light<si::length, T>;
  using limits = std::numeric_limits<metres>;
  using plain = std::numeric_limits<T>;
  static_assert(std::same_as<decltype(limits::max()), metres>);
  return limits::is_specialized && limits::is_signed && !limits::is_integer && !limits::is_exact &&
         limits::is_iec559 == plain::is_iec559 && limits::is_bounded && !limits::is_modulo &&
         limits::has_infinity && limits::has_quiet_NaN && limits::digits == plain::digits &&
         limits::has_signaling_NaN == plain::has_signaling_NaN && limits::traps == plain::traps &&
         limits::tinyness_before == plain::tinyness_before &&
         limits::round_style == plain::round_style && limits::digits10 == plain::digits10 &&
         limits::max_digits10 == plain::max_digits10 && limits::radix == plain::radix &&
         limits::min_exponent == plain::min_exponent &&
         limits::min_exponent10 == plain::min_exponent10 &&
         limits::max_exponent == plain::max_exponent &&
         limits::max_exponent10 == plain::max_exponent10 && limits::min() == metres{plain::min()} &&
         limits::max() == metres{plain::max()} && limits::lowest() == metres{plain::lowest()} &&
         limits::lowest() != limits::min() && limits::epsilon() == metres{plain::epsilon()} &&
         limits::round_error() == metres{plain::round_error()} &&
         limits::infinity() == metres{plain::infinity()} &&
         limits::quiet_NaN() != limits::quiet_NaN() &&
         limits::denorm_min() == metres{plain::denorm_min()};
}
static_assert(limits_are_those_of_the_number<float>());
static_assert(limits_are_those_of_the_number<double>());
static_assert(limits_are_those_of_the_number<long double>());

// So they can start a search, in the unit of the result.
constexpr auto nearest = [] {
  auto best = std::numeric_limits<unitstep::light<si::length, double>>::infinity();
  for (double d : {4.0, 1.5, 2.0}) best = min(best, unitstep::light<si::length, double>{d});
  return best;
}();
static_assert(nearest == 1.5 * si::metre && nearest != 2.0 * si::metre);

TEST(LightLimits, AreTheSameAtRunTime) {
  using metres = unitstep::light<si::length, double>;
  EXPECT_TRUE(twins::same(std::numeric_limits<metres>::signaling_NaN().number,
                          std::numeric_limits<double>::signaling_NaN()));
  EXPECT_EQ(std::numeric_limits<metres>::max().number, std::numeric_limits<double>::max());
}

}  // namespace

}  // namespace of_light_limits
