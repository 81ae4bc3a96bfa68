// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <string>
#include <unitstep/forces/euler_equations.hpp>
#include <unitstep/forces/second_law.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::vec;
using unitstep::detail::raw_masses;
using unitstep::detail::reciprocal;

constexpr auto kg = si::kilogram;
constexpr auto inverse = [](auto const& mass) {
  return reciprocal<std::remove_cvref_t<decltype(mass)>>::of(mass);
};
static_assert(inverse(4.0 * kg) == 0.25 / kg && inverse(4.0f) == 0.25f);
static_assert(inverse(std::array{4.0 * kg, 0.5 * kg})[1] == 2.0 / kg);
static_assert(inverse(std::array{4.0 * kg, 0.5 * kg})[1] != 0.25 / kg);

// A constant expression stops at an invalid mass, of one body or of any; here -1 stands for infinity.
constexpr auto whole_mass(int whole) {
  return (whole < 0 ? std::numeric_limits<double>::infinity() : static_cast<double>(whole)) * kg;
}
template <int whole>
concept inverted =
    requires { typename std::bool_constant<((void)inverse(whole_mass(whole)), true)>; };
template <int whole>
concept inverted_of_two = requires {
  typename std::bool_constant<((void)inverse(std::array{1.0 * kg, whole_mass(whole)}), true)>;
};
static_assert(inverted<2> && !inverted<0> && !inverted<-1>);
static_assert(inverted_of_two<2> && !inverted_of_two<0> && !inverted_of_two<-1>);

// Each body has its own mass, or all have one.
static_assert(raw_masses<2>(std::array{4.0 * kg, 0.5 * kg}) == unitstep::vec{4.0, 0.5});
static_assert(raw_masses<3>(4.0 * kg) == unitstep::vec{4.0, 4.0, 4.0});

std::string refusal(auto const& mass) {
  try {
    (void)inverse(mass);
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "accepted";
}
TEST(Mass, IsNamedWhenItIsBad) {
  using limits = std::numeric_limits<double>;
  EXPECT_EQ(refusal(std::array{1.0 * kg, 2.0 * kg}), "accepted");
  for (double bad : {0.0, -0.0, limits::infinity(), limits::quiet_NaN()}) {
    EXPECT_EQ(refusal(bad * kg), "unitstep: mass must be finite and not zero");
    EXPECT_EQ(refusal(std::array{1.0 * kg, 2.0 * kg, bad * kg}),
              "unitstep: mass of body 2 (the first is 0) must be finite and not zero");
    EXPECT_EQ(refusal(std::array{bad * kg, bad * kg}),
              "unitstep: mass of body 0 (the first is 0) must be finite and not zero");
  }
}

// 1 / 1e-310 is above the largest double, 1.8e308; the least normal number, 2.2e-308, has a reciprocal.
TEST(Mass, IsRefusedWhereItsReciprocalIsInfinite) {
  using limits = std::numeric_limits<double>;
  for (double small : {1e-310, -1e-310, limits::denorm_min()}) {
    EXPECT_EQ(refusal(small * kg), "unitstep: mass is so small that 1 / mass is infinite");
    EXPECT_EQ(refusal(std::array{1.0 * kg, small * kg}),
              "unitstep: a mass is so small that 1 / mass is infinite");
  }
  EXPECT_EQ(refusal(limits::min() * kg), "accepted");
  EXPECT_EQ(refusal(1e-40f * kg), "unitstep: mass is so small that 1 / mass is infinite");
  // The smallest accepted mass has a finite reciprocal, and the next smaller number has none.
  double const last = 1 / limits::max();
  double const next = last - limits::denorm_min();
  EXPECT_EQ(refusal(last * kg) == "accepted", 1 / last <= limits::max());
  EXPECT_EQ(refusal(next * kg) == "accepted", 1 / next <= limits::max());
  vec const tiny{1.0, 2.0, 1e-310};
  EXPECT_THROW((void)unitstep::euler_equations{tiny}, std::domain_error);
}

TEST(Mass, IsTheSameAtRunTime) {
  constexpr auto constant = inverse(std::array{0.3 * kg, 0.7 * kg});
  EXPECT_TRUE(twins::same_bits(inverse(std::array{0.3 * kg, twins::hidden(0.7) * kg}), constant));
}

}  // namespace
