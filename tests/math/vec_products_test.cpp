// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <boost/units/cmath.hpp>  // it has a sqrt of quantities, which must not get in the way
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string_view>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/state/motion.hpp>

#include "math/twin_values.hpp"
#include "math/vec_pairs.hpp"
#include "support/matched.hpp"
#include "support/same_bits.hpp"

namespace of_vec_products {

namespace {

using namespace vec_pairs;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;

template <class Unit, class T, class Q>
constexpr bool is(Q q, T n) {
  if constexpr (unitstep::quantity_like<Q>) {
    if (!unitstep::same_unit<unitstep::unit_of<Q>, Unit>) return false;
  }
  return std::is_same_v<decltype(number(q)), T> && number(q) == n;
}

// By hand: 3 7 + 5 11 + 2 13 + 4 17, and its first terms.
static_assert(dot(vec{3.0, 5.0}, vec{7.0, 11.0}) == 76);
static_assert(dot(vec{3.0, 5.0, 2.0}, vec{7.0, 11.0, 13.0}) == 102);
static_assert(dot(vec{3.0, 5.0, 2.0, 4.0}, vec{7.0, 11.0, 13.0, 17.0}) == 170);
static_assert(cross(vec{3.0, 5.0, 2.0}, vec{7.0, 11.0, 13.0}) == vec{43.0, -25.0, -2.0});

// (4, 5, ...) . (1, 2, ...) for 1 to 5 components: 4, 14, 32, 60, 100, by hand.
template <class A, class B, class TA, class TB, class T>
constexpr bool dots = every_size([](auto n) {
  constexpr std::array<T, 5> expected{4, 14, 32, 60, 100};
  constexpr bool bare_a = std::same_as<A, raw>, bare_b = std::same_as<B, raw>;
  using product =
      std::conditional_t<bare_a, si::force, std::conditional_t<bare_b, si::length, si::energy>>;
  return is<product, T>(dot(counting<A, si::length, TA, n>(4), counting<B, si::force, TB, n>(1)),
                        expected[n - 1]) &&
         !is<product, T>(dot(counting<A, si::length, TA, n>(4), counting<B, si::force, TB, n>(1)),
                         expected[n - 1] + 1);
});
template <class A, class B, class TA, class TB, class T>
constexpr bool crosses = [] {
  constexpr bool bare_a = std::same_as<A, raw>, bare_b = std::same_as<B, raw>;
  using product =
      std::conditional_t<bare_a, si::force, std::conditional_t<bare_b, si::length, si::energy>>;
  // (4, 5, 6) x (1, 2, 3) = (3, -6, 3), by hand, which is not b x a.
  auto const expected = [](T i) { return i == 1 ? T(-6) : T(3); };
  auto const a = counting<A, si::length, TA, 3>(4);
  auto const b = counting<B, si::force, TB, 3>(1);
  return holds<product, T>(cross(a, b), expected) && holds<product, T>(-cross(b, a), expected) &&
         !holds<product, T>(cross(b, a), expected);
}();
template <class A, class B, class TA, class TB, class T>
constexpr bool products = dots<A, B, TA, TB, T> && crosses<A, B, TA, TB, T>;
template <class A, class T>
constexpr bool products_with_all = products<A, raw, T, T, T> && products<A, boost_kind, T, T, T> &&
                                   products<A, light_kind, T, T, T>;
template <class T>
constexpr bool all_products = products_with_all<raw, T> && products_with_all<boost_kind, T> &&
                              products_with_all<light_kind, T>;
static_assert(all_products<float> && all_products<double> && all_products<long double>);

// Two value types give the wider one, as in C++ and Boost.
template <class A, class B>
constexpr bool widens =
    products<A, B, float, double, double> && products<A, B, double, float, double>;
static_assert(widens<raw, raw> && widens<boost_kind, boost_kind> && widens<light_kind, light_kind>);
static_assert(widens<boost_kind, light_kind> && widens<light_kind, boost_kind>);

// Lengths of Pythagorean pairs and their like: 3, 4, 12, 84 -> 3, 5, 13, 85.
template <class Kind, class T>
constexpr bool norms() {
  auto const c = [](int n) { return Kind::template make<si::length, T>(static_cast<T>(n)); };
  using Q = decltype(c(1));
  return is<si::length, T>(norm(vec<Q, 1>{c(-3)}), 3) &&
         is<si::length, T>(norm(vec{c(3), c(-4)}), 5) &&
         is<si::length, T>(norm(vec{c(3), c(4), c(12)}), 13) &&
         is<si::length, T>(norm(vec{c(3), c(4), c(12), c(84)}), 85) &&
         is<si::length, T>(norm(vec{c(0), c(0)}), 0) &&
         !is<si::length, T>(norm(vec{c(3), c(4)}), 7);
}
template <class T>
constexpr bool all_norms = norms<raw, T>() && norms<boost_kind, T>() && norms<light_kind, T>();
static_assert(all_norms<float> && all_norms<double> && all_norms<long double>);

// The direction is dimensionless: 3/5 and 4/5, each correctly rounded.
template <class Kind, class T>
constexpr bool directions() {
  auto const c = [](int n) { return Kind::template make<si::length, T>(static_cast<T>(n)); };
  using Q = decltype(c(1));
  auto const third = [](T i) { return (i == 0 ? T(3) : T(4)) / 5; };
  return holds<si::dimensionless, T>(normalized(vec{c(3), c(4)}), third) &&
         !holds<si::length, T>(normalized(vec{c(3), c(4)}), [](T i) { return 3 + i; }) &&
         holds<si::dimensionless, T>(normalized(vec<Q, 1>{c(-7)}), [](T) { return T(-1); }) &&
         holds<si::dimensionless, T>(normalized(vec{c(0), c(0), c(9)}),
                                     [](T i) { return i == 2 ? T(1) : T(0); }) &&
         holds<si::dimensionless, T>(normalized(vec{c(2), c(2), c(2), c(2)}),
                                     [](T) { return T(0.5); });
}
template <class T>
constexpr bool all_directions =
    directions<raw, T>() && directions<boost_kind, T>() && directions<light_kind, T>();
static_assert(all_directions<float> && all_directions<double> && all_directions<long double>);
static_assert(std::convertible_to<decltype(normalized(vec{1.0, 0.0} * si::metre)), vec<double, 2>>);

// The zero vector has no direction: no constant, and at run time an exception.
template <auto f>
concept constant = requires { typename std::bool_constant<(f(), true)>; };
static_assert(constant<[] { return normalized(vec{0.0, 1.0}); }>);
static_assert(!constant<[] { return normalized(vec{0.0, 0.0}); }>);
static_assert(!constant<[] { return normalized(vec{0.0, -0.0, 0.0} * si::metre); }>);
static_assert(!constant<[] { return normalized(vec<light<si::length, float>, 4>{}); }>);
static_assert(constant<[] { return norm(vec{0.0, 0.0}); }>);

template <class V>
std::string_view refusal(V const& v) {
  try {
    (void)normalized(v);
  } catch (std::domain_error const& error) {
    static std::string sentence;
    return sentence = error.what();
  }
  return "accepted";
}
TEST(Normalized, RefusesTheZeroVector) {
  constexpr auto words = "unitstep: normalized(v) needs a vector whose length is not 0";
  EXPECT_EQ(refusal(vec{twins::opaque(0.0), 0.0}), words);
  EXPECT_EQ(refusal(vec{twins::opaque(0.0), -0.0, 0.0} * si::metre), words);
  EXPECT_EQ(refusal(vec<light<si::length, float>, 4>{}), words);
  EXPECT_EQ(refusal(vec<float, 1>{twins::opaque(0.0f)}), words);
  EXPECT_EQ(refusal(vec{twins::opaque(0.0), 1.0}), "accepted");
}
// The direction was (NaN, 0).
TEST(Normalized, RefusesAnInfiniteVector) {
  constexpr auto words =
      "unitstep: normalized needs finite numbers: what is infinite has no direction";
  double const infinity = twins::opaque(std::numeric_limits<double>::infinity());
  EXPECT_EQ(refusal(vec{infinity, 1.0}), words);
  EXPECT_EQ(refusal(vec{0.0, -infinity} * si::metre), words);
  EXPECT_EQ(refusal(unitstep::quaternion{0.0, infinity, 0.0, 0.0}), words);
}

// Squares are summed without scaling, as the documentation says about the range.
static_assert(norm(vec{3e153, 4e153}) > 4.999999999999e153 &&
              norm(vec{3e153, 4e153}) < 5.000000000001e153);
static_assert(norm(vec{1e-162, 0.0}) == 0.0 && norm(vec{2e-162, 0.0}) > 0.0);
TEST(Norm, OverflowsWhereTheSquareDoes) {
  EXPECT_EQ(norm(vec{twins::opaque(1.4e154), 0.0}), std::numeric_limits<double>::infinity());
  EXPECT_LT(norm(vec{twins::opaque(1.3e154), 0.0}), std::numeric_limits<double>::infinity());
}

// dot, cross and norm are refused for other types and for two sizes.
template <class A, class B>
concept has_dot = requires(A a, B b) {
  { dot(a, b) } -> verdicts::matched;
};
template <class A, class B>
concept has_cross = requires(A a, B b) {
  { cross(a, b) } -> verdicts::matched;
};
static_assert(has_dot<vec<double, 2>, vec<double, 2>> && has_cross<vec<double, 3>, vec<double, 3>>);
static_assert(!has_dot<vec<double, 2>, vec<double, 3>> && !has_dot<vec<double, 4>, vec<double, 5>>);
static_assert(!has_dot<vec<double, 3>, vec<double, 2>> &&
              !has_dot<vec<double, 4>, vec<double, 3>> && !has_dot<vec<double, 3>, vec<double, 4>>);
static_assert(!has_cross<vec<double, 2>, vec<double, 2>> &&
              !has_cross<vec<double, 4>, vec<double, 4>>);

// The refusals are for quantities, vecs and whole states, but not for two numbers, which other functions may take.
using fall = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using unitstep::detail::no_factors;
using unitstep::detail::no_length;
static_assert(no_factors<quantity<si::length>, double> && no_factors<double, quantity<si::length>>);
static_assert(no_factors<vec<double, 2>, vec<double, 2>> && no_factors<double, vec<double, 2>>);
static_assert(no_factors<fall, vec<double, 2>> && no_factors<double, fall>);
static_assert(!no_factors<double, double> && !no_factors<int, double>);
static_assert(!no_factors<char*, fall> && !no_factors<fall, char*>);
static_assert(no_length<fall> && no_length<quantity<si::length>> && !no_length<double>);
static_assert(!no_length<vec<double, 2>>);

template <class T>
constexpr std::array<T, 9> results(T a, T b) {
  vec const v = vec{a, b, T(3)} * si::metre;
  vec const w{light<si::force, T>{b}, light<si::force, T>{a}, light<si::force, T>{2}};
  auto const c = cross(v, w);
  auto const n = normalized(v);
  vec const four{a, b, a, b};
  return {dot(v, w).value(), c.x.value(), c.y.value(),     c.z.value(),        norm(v).value(),
          n.x.value(),       n.z.value(), norm(w).value(), normalized(four)[3]};
}

// Only the direction counts: 3, 4 and 0 times every power of two, subnormal ones included, give 3/5 and 4/5 to the last
// place. Zero gives zero.
template <class T>
constexpr bool points_at_any_size() {
  using limits = std::numeric_limits<T>;
  T size = limits::denorm_min();
  for (int e = 0; e < limits::max_exponent - limits::min_exponent + limits::digits - 3; ++e) {
    vec const n = normalized(vec{3 * size, T(0), 4 * size});
    vec const with_unit =
        normalized(vec{light<si::length, T>{3 * size}, light<si::length, T>{4 * size}});
    T const off = n.x - T(3) / 5, aside = n.z - T(4) / 5;
    if (off * off > limits::epsilon() * limits::epsilon() || n.y != 0 ||
        aside * aside > limits::epsilon() * limits::epsilon() || with_unit.x.value() != n.x)
      return false;
    size *= 2;
  }
  return true;
}
static_assert(points_at_any_size<float>());

template <class T>
class VecProducts : public ::testing::Test {};
TYPED_TEST_SUITE(VecProducts, twins::real_types);

TYPED_TEST(VecProducts, AreTheSameInTheCompiler) {
  using T = TypeParam;
  EXPECT_TRUE(points_at_any_size<T>());
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

}  // namespace

}  // namespace of_vec_products

namespace of_magnitude {

namespace {

namespace si = boost::units::si;
using unitstep::magnitude;
using unitstep::squared;
using unitstep::vec;

// Along a line and in space, of numbers, quantities and light quantities: 3-4-5 and 2-3-6-7.
static_assert(magnitude(-3.0) == 3.0 && magnitude(3.0f) == 3.0f && magnitude(-0.5L) != -0.5L);
static_assert(magnitude(-2.0 * si::metre) == 2.0 * si::metre);
static_assert(magnitude(unitstep::light<si::time, double>{-2.0}).number == 2.0);
static_assert(magnitude(vec{3.0, -4.0}) == 5.0 && magnitude(vec{2.0, 3.0, -6.0}) == 7.0);
static_assert(magnitude(vec{3.0, -4.0} * si::metre) == 5.0 * si::metre);
static_assert(magnitude(vec{1.0, -2.0, 2.0}) == 3.0 && magnitude(vec{-7.0}) == 7.0);
static_assert(magnitude(0.0) == 0.0 && magnitude(-3.0) != -3.0);

// Zero keeps its sign, since it is not negated.
static_assert(std::bit_cast<std::uint64_t>(magnitude(0.0)) == 0);

// The magnitude of a velocity is a speed.
static_assert(magnitude(-3.0 * si::metre_per_second) == 3.0 * si::metre_per_second);
static_assert(magnitude(3.0 * si::metre_per_second) == 3.0 * si::metre_per_second);
static_assert(magnitude(unitstep::light<si::velocity, float>{-3.0f}).value() == 3.0f);
static_assert(magnitude(vec{3.0, -4.0} * si::metre_per_second) == 5.0 * si::metre_per_second);

static_assert(squared(-3.0) == 9.0 && squared(vec{2.0, 3.0, -6.0}) == 49.0);
static_assert(squared(-3.0 * si::metre) == 9.0 * si::square_metre);
static_assert(squared(vec{3.0, 4.0} * si::metre) == 25.0 * si::square_metre);
static_assert(squared(vec{3.0, 4.0}) != 5.0);

TEST(Magnitude, IsTheSameAtRunTime) {
  constexpr double constants[] = {magnitude(vec{0.1, -0.7, 0.3}), squared(vec{0.1, -0.7, 0.3})};
  EXPECT_EQ(magnitude(twins::hidden(-4.0)), 4.0);
  vec const v{twins::hidden(0.1), -0.7, 0.3};
  EXPECT_TRUE(twins::same_bits(magnitude(v), constants[0]));
  EXPECT_TRUE(twins::same_bits(squared(v), constants[1]));
}

}  // namespace

}  // namespace of_magnitude
