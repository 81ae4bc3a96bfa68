// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <unitstep/units/light.hpp>

#include "math/twins.hpp"

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

// So they serve as a start in a search, in the unit of what is sought.
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
