// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/cgs.hpp>
#include <concepts>
#include <unitstep/math/vec.hpp>

#include "math/twin_values.hpp"
#include "math/vec_pairs.hpp"
#include "support/matched.hpp"

namespace {

using namespace vec_pairs;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;

// By hand, in each of the sizes that are written out and in one that is not.
static_assert(vec{1.0, 2.0} + vec{8.0, 32.0} == vec{9.0, 34.0});
static_assert(vec{1.0, 2.0, 4.0} + vec{8.0, 32.0, 128.0} == vec{9.0, 34.0, 132.0});
static_assert(vec{1.0, 2.0, 4.0, 8.0} + vec{8.0, 32.0, 128.0, 512.0} ==
              vec{9.0, 34.0, 132.0, 520.0});
static_assert(vec{1.0, 2.0} - vec{8.0, 32.0} == vec{-7.0, -30.0});
static_assert(vec{1.0, 2.0, 4.0} - vec{8.0, 32.0, 128.0} == vec{-7.0, -30.0, -124.0});
static_assert(vec{1.0, 2.0, 4.0, 8.0} - vec{8.0, 32.0, 128.0, 512.0} ==
              vec{-7.0, -30.0, -124.0, -504.0});
static_assert(vec{1.0, 3.0} * 2.0 == vec{2.0, 6.0} && 2.0 * vec{1.0, 3.0} == vec{2.0, 6.0});
static_assert(vec{1.0, 3.0, 5.0} * 2.0 == vec{2.0, 6.0, 10.0});
static_assert(2.0 * vec{1.0, 3.0, 5.0} == vec{2.0, 6.0, 10.0});
static_assert(vec{1.0, 3.0, 5.0, 7.0} * 2.0 == vec{2.0, 6.0, 10.0, 14.0});
static_assert(2.0 * vec{1.0, 3.0, 5.0, 7.0} == vec{2.0, 6.0, 10.0, 14.0});
static_assert(vec{2.0, 6.0} / 2.0 == vec{1.0, 3.0});
static_assert(vec{2.0, 6.0, 10.0} / 2.0 == vec{1.0, 3.0, 5.0});
static_assert(vec{2.0, 6.0, 10.0, 14.0} / 2.0 == vec{1.0, 3.0, 5.0, 7.0});
static_assert(-vec{1.0, 2.0} == vec{-1.0, -2.0} && -vec{1.0, 2.0, 4.0} == vec{-1.0, -2.0, -4.0});
static_assert(-vec{1.0, 2.0, 4.0, 8.0} == vec{-1.0, -2.0, -4.0, -8.0});
// One component that differs is enough, and it may be any.
static_assert(vec{1.0, 2.0} != vec{3.0, 2.0} && vec{1.0, 2.0} != vec{1.0, 3.0});
static_assert(vec{1.0, 2.0, 4.0} != vec{1.0, 2.0, 3.0} && vec<double, 1>{1.0} == vec{1.0});
// Two sizes have no sum.
template <std::size_t M, std::size_t N>
constexpr bool have_no_sum =
    std::same_as<decltype(vec<double, M>{} + vec<double, N>{}), unitstep::unknown> &&
    std::same_as<decltype(vec<double, M>{} - vec<double, N>{}), unitstep::unknown>;
static_assert(have_no_sum<2, 3> && have_no_sum<3, 2> && have_no_sum<3, 4> && have_no_sum<4, 3>);
// Nor have two value types.
template <std::size_t N>
constexpr bool have_one_precision =
    std::same_as<decltype(vec<double, N>{} + vec<float, N>{}), unitstep::unknown> &&
    std::same_as<decltype(vec<double, N>{} - vec<float, N>{}), unitstep::unknown> &&
    std::same_as<decltype(vec<double, N>{} == vec<float, N>{}), unitstep::unknown>;
static_assert(have_one_precision<2> && have_one_precision<3> && have_one_precision<4>);
// What multiplies all components is no vec, no quaternion, no bare unit; an integer is converted first.
using unitstep::vec_factor;
static_assert(vec_factor<double, double> && vec_factor<int, quantity<si::length>>);
static_assert(!vec_factor<vec<double, 2>, double> && !vec_factor<si::length, double>);
static_assert(!vec_factor<int, double>);
// Of light quantities that do not match it carries what the components carry.
template <std::size_t N>
constexpr bool carries_the_mismatch = [] {
  using metre = light<si::length, double>;
  using second = light<si::time, double>;
  vec<metre, N> const a{};
  vec<second, N> const b{};
  return std::same_as<decltype(a + b), vec<decltype(a[0] + b[0]), N>> &&
         std::same_as<decltype(a - b), vec<decltype(a[0] - b[0]), N>> &&
         std::same_as<decltype(a == b), decltype(a[0] == b[0])>;
}();
static_assert(carries_the_mismatch<2> && carries_the_mismatch<3> && carries_the_mismatch<4>);
// The negative of a short is an int.
static_assert(std::same_as<decltype(-vec<short, 2>{})::value_type, int>);

// Sums: a = (4, 5, ...), b = (1, 2, ...). Raw adds to raw, quantities to quantities of any kind.
template <class A, class B, class T>
constexpr bool adds = every_size([](auto n) {
  auto const a = counting<A, si::length, T, n>(4);
  auto const b = counting<B, si::length, T, n>(1);
  return holds<si::length, T>(a + b, [](T i) { return 5 + 2 * i; }) &&
         holds<si::length, T>(a - b, [](T) { return T(3); }) &&
         holds<si::length, T>(b - a, [](T) { return T(-3); }) &&
         holds<si::length, T>(-a, [](T i) { return -4 - i; }) &&
         holds<si::length, T>(+a, [](T i) { return 4 + i; }) &&
         !holds<si::length, T>(a + b, [](T i) { return 5 + 3 * i + 1; }) && a - b + b == a &&
         !(a == b) && a != b;
});
template <class T>
constexpr bool adds_all =
    adds<raw, raw, T> && adds<boost_kind, boost_kind, T> && adds<boost_kind, light_kind, T> &&
    adds<light_kind, boost_kind, T> && adds<light_kind, light_kind, T>;
static_assert(adds_all<float> && adds_all<double> && adds_all<long double>);

// Products with a scalar of each kind on each side: a = (4, 5, ...) m, s = 2 s.
template <class A, class S, class TA, class TS, class T>
constexpr bool scales = every_size([](auto n) {
  auto const a = counting<A, si::length, TA, n>(4);
  auto const s = S::template make<si::time, TS>(TS(2));
  constexpr bool bare_a = std::same_as<A, raw>, bare_s = std::same_as<S, raw>;
  using metre_second = unitstep::unit_product<si::length, si::time>;
  using product =
      std::conditional_t<bare_a, si::time, std::conditional_t<bare_s, si::length, metre_second>>;
  using quotient = std::conditional_t<bare_a, si::frequency,
                                      std::conditional_t<bare_s, si::length, si::velocity>>;
  return holds<product, T>(a * s, [](T i) { return 8 + 2 * i; }) &&
         holds<product, T>(s * a, [](T i) { return 8 + 2 * i; }) &&
         holds<quotient, T>(a / s, [](T i) { return 2 + i / 2; }) &&
         !holds<product, T>(a * s, [](T i) { return 2 + i / 2; });
});
template <class A, class T>
constexpr bool scales_by_its_own =
    scales<A, raw, T, T, T> && scales<A, boost_kind, T, T, T> && scales<A, light_kind, T, T, T>;
template <class T>
constexpr bool scales_all = scales_by_its_own<raw, T> && scales_by_its_own<boost_kind, T> &&
                            scales_by_its_own<light_kind, T>;
static_assert(scales_all<float> && scales_all<double> && scales_all<long double>);

// A plain scalar of another value type becomes that of the quantities, on either side; two plain
// numbers follow C++, two quantities Boost: the wider one.
template <class S>
constexpr bool plain_becomes =
    scales<boost_kind, raw, float, S, float> && scales<boost_kind, raw, double, S, double> &&
    scales<light_kind, raw, float, S, float> && scales<light_kind, raw, double, S, double> &&
    scales<raw, boost_kind, S, float, float> && scales<raw, boost_kind, S, double, double> &&
    scales<raw, light_kind, S, float, float> && scales<raw, light_kind, S, double, double>;
static_assert(plain_becomes<int> && plain_becomes<long> && plain_becomes<float>);
static_assert(plain_becomes<double> && plain_becomes<long double>);
static_assert(scales<raw, raw, float, double, double> && scales<raw, raw, double, float, double>);
template <class A, class S>
constexpr bool widens = scales<A, S, float, double, double> && scales<A, S, double, float, double>;
static_assert(widens<boost_kind, boost_kind> && widens<boost_kind, light_kind>);
static_assert(widens<light_kind, boost_kind> && widens<light_kind, light_kind>);

// A bare unit on either side, and under; a bare unit over a vec is nothing.
template <class A, class T>
constexpr bool takes_units = every_size([](auto n) {
  auto const a = counting<A, si::length, T, n>(4);
  constexpr bool bare = std::same_as<A, raw>;
  using product = std::conditional_t<bare, si::length, si::area>;
  using quotient = std::conditional_t<bare, si::frequency, si::velocity>;
  auto const same = [](T i) { return 4 + i; };
  return holds<product, T>(a * si::metre, same) && holds<product, T>(si::metre * a, same) &&
         holds<quotient, T>(a / si::second, same) && !holds<si::mass, T>(a * si::metre, same);
});
template <class T>
constexpr bool all_take_units =
    takes_units<raw, T> && takes_units<boost_kind, T> && takes_units<light_kind, T>;
static_assert(all_take_units<float> && all_take_units<double> && all_take_units<long double>);
static_assert(vec{1.0, 2.0} * si::metre == vec{1.0 * si::metre, 2.0 * si::metre});
static_assert(vec{1.0, 2.0} * si::metre / si::second != vec{2.0, 2.0} * si::metre_per_second);
static_assert(-vec{1.0, 2.0, 3.0, 4.0} * si::metre == vec{-1.0, -2.0, -3.0, -4.0} * si::metre);

// In place, with what gives back the same unit and value type.
template <class A, class B, class T>
constexpr bool in_place = every_size([](auto n) {
  auto a = counting<A, si::length, T, n>(4);
  auto const b = counting<B, si::length, T, n>(1);
  a += b;
  a += b;
  a -= b;
  a *= T(4);
  a *= 3;
  a /= 2;
  a /= 0.5;
  a *= B::template make<si::dimensionless, T>(T(2));
  a /= B::template make<si::dimensionless, T>(T(4));
  return holds<si::length, T>(a, [](T i) { return 6 * (5 + 2 * i); }) &&
         !holds<si::length, T>(a, [](T i) { return 5 + 2 * i; });
});
template <class T>
constexpr bool all_in_place =
    in_place<raw, raw, T> && in_place<boost_kind, boost_kind, T> &&
    in_place<boost_kind, light_kind, T> && in_place<light_kind, boost_kind, T> &&
    in_place<light_kind, light_kind, T>;
static_assert(all_in_place<float> && all_in_place<double> && all_in_place<long double>);

// Components of two systems: m/h * h is a metre.
using hour = boost::units::metric::hour_base_unit::unit_type;
constexpr auto roundabout = vec{light<si::length, double>{1.0}, light<si::length, double>{2.0}} /
                            hour() * light<hour, double>{3.0};
static_assert(roundabout + vec{1.0, 1.0} * si::metre == vec{4.0, 7.0} * si::metre);

// A vec of vecs: each rule holds inside.
constexpr vec<vec<double, 2>, 3> rows{vec{1.0, 2.0}, vec{3.0, 4.0}, vec{5.0, 6.0}};
constexpr auto typed_rows = rows * si::metre;
static_assert(std::same_as<decltype(typed_rows)::value_type, vec<quantity<si::length>, 2>>);
static_assert(typed_rows[2] == vec{5.0, 6.0} * si::metre);
static_assert(rows + rows == 2 * rows && rows - rows == 0 * rows && -rows == rows * -1.0);
static_assert(rows / 2.0 != rows && si::metre * rows == typed_rows);
static_assert(typed_rows * (2.0 * si::second) / si::second == 2.0 * typed_rows);
constexpr auto moved = [] {
  auto bodies = typed_rows;
  bodies += typed_rows * light<si::time, double>{2.0} / si::second;
  bodies -= typed_rows;
  bodies *= 3.0;
  return bodies;
}();
static_assert(moved == 6.0 * typed_rows && moved != typed_rows);

// What does not match is refused where it is written, and so are the things that vectors have not:
// a product and a quotient component by component, a number added to all.
template <class A, class B>
concept sums = requires(A a, B b) {
  { a + b } -> verdicts::matched;
} || requires(A a, B b) {
  { a - b } -> verdicts::matched;
};
template <class A, class B>
concept sums_in_place = requires(A& a, B b) {
  { a += b } -> verdicts::matched;
} || requires(A& a, B b) {
  { a -= b } -> verdicts::matched;
};
template <class A, class B>
concept multiplies = requires(A a, B b) {
  { a* b } -> verdicts::matched;
};
template <class A, class B>
concept divides = requires(A a, B b) {
  { a / b } -> verdicts::matched;
};
template <class A, class B>
concept scales_in_place = requires(A& a, B b) {
  { a *= b } -> verdicts::matched;
} || requires(A& a, B b) {
  { a /= b } -> verdicts::matched;
};
template <class A, class B>
concept unrelated = !sums<A, B> && !sums<B, A> && !sums_in_place<A, B>;

template <std::size_t N>
constexpr bool refuses() {
  using plain = vec<double, N>;
  using boost_metres = vec<quantity<si::length>, N>;
  using metres = vec<light<si::length, double>, N>;
  using seconds = vec<light<si::time, double>, N>;
  using centimetres = vec<quantity<boost::units::cgs::length>, N>;
  static_assert(sums<metres, boost_metres>);
  static_assert(unrelated<metres, seconds> && unrelated<boost_metres, seconds>);
  static_assert(unrelated<boost_metres, vec<quantity<si::time>, N>>);
  static_assert(unrelated<metres, centimetres> && unrelated<boost_metres, centimetres>);
  static_assert(unrelated<metres, vec<light<si::length, float>, N>>);
  static_assert(unrelated<plain, metres> && unrelated<plain, boost_metres>);
  static_assert(unrelated<metres, light<si::length, double>> && unrelated<plain, double>);
  static_assert(unrelated<plain, vec<double, N + 1>>);
  static_assert(!multiplies<metres, metres> && !multiplies<plain, plain>);
  static_assert(!divides<metres, metres> && !divides<double, plain>);
  static_assert(!divides<light<si::length, double>, plain> && !divides<si::length, metres>);
  static_assert(!scales_in_place<metres, light<si::time, double>>);
  static_assert(!scales_in_place<boost_metres, quantity<si::time>>);
  static_assert(!scales_in_place<plain, quantity<si::time>>);
  static_assert(!sums_in_place<vec<float, N>, plain>);
  return true;
}
static_assert(refuses<1>() && refuses<2>() && refuses<3>() && refuses<4>());

template <class T, std::size_t N>
constexpr std::array<T, 3 * N> results(T a, T b) {
  vec<light<si::length, T>, N> v{};
  for (std::size_t i = 0; i < N; ++i) v[i] = light<si::length, T>{a + static_cast<T>(i)};
  vec<quantity<si::length, T>, N> const boost_v = v;
  auto w = v + boost_v * b;
  w -= v / 3;
  w *= b;
  auto const u = si::metre / light<si::length, T>{b} * v;
  std::array<T, 3 * N> all{};
  for (std::size_t i = 0; i < N; ++i) {
    all[3 * i] = w[i].number;
    all[3 * i + 1] = u[i].number;
    all[3 * i + 2] = (a * boost_v)[i].value();
  }
  return all;
}

template <class T>
class VecArithmetic : public ::testing::Test {};
TYPED_TEST_SUITE(VecArithmetic, twins::real_types);

TYPED_TEST(VecArithmetic, IsTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto one = results<T, 1>(T(0.1L), T(-3.7L));
  static constexpr auto two = results<T, 2>(T(0.1L), T(-3.7L));
  static constexpr auto three = results<T, 3>(T(0.1L), T(-3.7L));
  static constexpr auto five = results<T, 5>(T(0.1L), T(-3.7L));
  twins::expect_same_values(results<T, 1>, T(0.1L), T(-3.7L), one);
  twins::expect_same_values(results<T, 2>, T(0.1L), T(-3.7L), two);
  twins::expect_same_values(results<T, 3>, T(0.1L), T(-3.7L), three);
  twins::expect_same_values(results<T, 5>, T(0.1L), T(-3.7L), five);
}

}  // namespace
