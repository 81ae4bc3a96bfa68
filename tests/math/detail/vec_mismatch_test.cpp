// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/detail/vec_mismatch.hpp>
#include <unitstep/math/vec.hpp>

#include "support/matched.hpp"

namespace {

// What is said of a mismatch, and that it is an error, is tested in tests/refuse.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::unknown;
using unitstep::vec;

template <std::size_t N>
constexpr bool refuses() {
  using metres = vec<quantity<si::length>, N>;
  using seconds = vec<quantity<si::time>, N>;
  using more_metres = vec<quantity<si::length>, N + 1>;
  static_assert(std::same_as<decltype(metres{} + seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} - more_metres{}), unknown>);
  static_assert(std::same_as<decltype(metres{} + 1.0), unknown>);
  static_assert(std::same_as<decltype(1.0 * si::metre - metres{}), unknown>);
  static_assert(std::same_as<decltype(metres{} * seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} / seconds{}), unknown>);
  static_assert(std::same_as<decltype(1.0 * si::metre / metres{}), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() += seconds{}), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() += 1.0), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() *= 1.0 * si::metre), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() /= seconds{}), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() = seconds{}), metres&>);
  static_assert(std::same_as<decltype(metres{} + vec<quantity<si::length, float>, N>{}), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() -= more_metres{}), unknown>);

  // What matches is chosen before these.
  static_assert(std::same_as<decltype(metres{} + metres{}), metres>);
  static_assert(std::same_as<decltype(metres{} == metres{}), bool>);
  static_assert(std::same_as<decltype(std::declval<metres&>() += metres{}), metres&>);
  static_assert(std::same_as<decltype(metres{} * 2.0), metres>);

  // Light components carry the mistake to where it is used.
  using light_metres = vec<light<si::length, double>, N>;
  using light_seconds = vec<light<si::time, double>, N>;
  using sum = decltype(light_metres{} + light_seconds{});
  static_assert(!verdicts::matched<sum> && !std::same_as<sum, unknown>);
  using to_a_scalar = decltype(light_metres{} + light<si::length, double>{});
  static_assert(!verdicts::matched<to_a_scalar> && !std::same_as<to_a_scalar, unknown>);
  return true;
}
static_assert(refuses<1>() && refuses<2>() && refuses<3>() && refuses<4>());

// Components of two kinds make nothing that counts; an integer stands beside a number.
template <class First, class... Rest>
concept makes_a_vec = !unitstep::detail::no_one_kind<First, Rest...>;
using metre = quantity<si::length>;
static_assert(!makes_a_vec<metre, quantity<si::time>> && !makes_a_vec<metre, double, metre>);
static_assert(!makes_a_vec<metre, quantity<si::length, float>>);
static_assert(makes_a_vec<metre, quantity<si::length, int>> && makes_a_vec<double, double>);
static_assert(makes_a_vec<metre, light<si::length, double>>);

// What stands in their place takes each of them, and is refused no more than once.
using second = quantity<si::time>;
template <class... Given>
using in_their_place = unitstep::detail::no_component<Given...>;
static_assert(unitstep::detail::is_mismatched<in_their_place<metre, second>>);
static_assert(std::is_constructible_v<in_their_place<metre, second, double>, metre> &&
              std::is_constructible_v<in_their_place<metre, second, double>, second> &&
              std::is_constructible_v<in_their_place<metre, second, double>, double>);
static_assert(!std::is_constructible_v<in_their_place<metre, second>, double>);

// Comparisons, and the order that vectors do not have.
template <std::size_t N>
constexpr bool refuses_to_compare() {
  using metres = vec<quantity<si::length>, N>;
  using seconds = vec<quantity<si::time>, N>;
  using light_metres = vec<light<si::length, double>, N>;
  static_assert(std::same_as<decltype(metres{} == seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} != seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} == 1.0 * si::metre), unknown>);
  static_assert(std::same_as<decltype(1.0 == vec<double, N>{}), unknown>);
  static_assert(std::same_as<decltype(vec<float, N>{} == vec<double, N>{}), unknown>);
  static_assert(std::same_as<decltype(metres{} < metres{}), unknown>);
  static_assert(std::same_as<decltype(metres{} >= 1.0 * si::metre), unknown>);
  static_assert(!verdicts::matched<decltype(light_metres{} > light_metres{})>);

  // What matches is chosen before these.
  static_assert(std::same_as<decltype(metres{} == metres{}), bool>);
  static_assert(std::same_as<decltype(metres{} != light_metres{}), bool>);
  static_assert(std::same_as<decltype(vec<int, N>{} == vec<double, N>{}), bool>);
  return true;
}
static_assert(refuses_to_compare<1>() && refuses_to_compare<2>() && refuses_to_compare<3>() &&
              refuses_to_compare<4>());

TEST(VecMismatch, LeavesSumsThatMatchAlone) {
  vec const v{1.0 * si::metre, 2.0 * si::metre};
  EXPECT_EQ((v + v)[1].value(), 4.0);
}

}  // namespace
