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

namespace of_vec_arithmetic {

namespace {

using namespace vec_pairs;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;

// By hand, for each size that has its own code and for one that has not.
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
// One different component of any index makes the vecs different.
static_assert(vec{1.0, 2.0} != vec{3.0, 2.0} && vec{1.0, 2.0} != vec{1.0, 3.0});
static_assert(vec{1.0, 2.0, 4.0} != vec{1.0, 2.0, 3.0} && vec<double, 1>{1.0} == vec{1.0});
// Vecs of two sizes have no sum.
template <std::size_t M, std::size_t N>
constexpr bool have_no_sum =
    std::same_as<decltype(vec<double, M>{} + vec<double, N>{}), unitstep::unknown> &&
    std::same_as<decltype(vec<double, M>{} - vec<double, N>{}), unitstep::unknown>;
static_assert(have_no_sum<2, 3> && have_no_sum<3, 2> && have_no_sum<3, 4> && have_no_sum<4, 3>);
// Nor have vecs of two value types.
template <std::size_t N>
constexpr bool have_one_precision =
    std::same_as<decltype(vec<double, N>{} + vec<float, N>{}), unitstep::unknown> &&
    std::same_as<decltype(vec<double, N>{} - vec<float, N>{}), unitstep::unknown> &&
    std::same_as<decltype(vec<double, N>{} == vec<float, N>{}), unitstep::unknown>;
static_assert(have_one_precision<2> && have_one_precision<3> && have_one_precision<4>);
// A factor for all components is no vec, no quaternion and no bare unit; an integer is converted first.
using unitstep::detail::other_factor;
static_assert(other_factor<quantity<si::length>, double> &&
              other_factor<int, quantity<si::length>>);
static_assert(!other_factor<vec<double, 2>, double> && !other_factor<si::length, double>);
static_assert(!other_factor<int, double> && !other_factor<double, double>);
// For light quantities that do not match the product carries what its components carry.
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
  using metre_second = unitstep::detail::unit_product<si::length, si::time>;
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

// A plain scalar of another value type is converted to that of the quantities, on either side. Two plain numbers follow
// C++, and two quantities Boost: the wider type.
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

// A bare unit may be on either side, and a divisor; a bare unit divided by a vec is nothing.
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

// In place, with factors that keep the unit and the value type.
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

// A vec of vecs follows each rule inside.
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

// Mismatches are refused where they are written, and so are operations that vectors do not have: products and quotients
// by components, and adding a number to all components.
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

}  // namespace of_vec_arithmetic

namespace of_vec_assignment {

namespace {

// vec_arithmetic_test.cpp has every pair of kinds; this tests what assignment adds.
using namespace vec_pairs;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;

// The left side is changed and returned, also if it is the right side as well.
template <class V>
constexpr bool doubles(V v) {
  V const before = v;
  V const& itself = v;
  V* const same = &(v += itself);
  return same == &v && v == before + before && v != before && (v -= itself) == before * 0;
}
static_assert(doubles(vec<double, 1>{1.5}) && doubles(vec{1.5, 2.5}) &&
              doubles(vec{1.5, 2.5, 3.5}));
static_assert(doubles(vec{1.5f, 2.5f, 3.5f, 4.5f} * si::metre));
static_assert(doubles(vec{light<si::length, double>{1.5}, light<si::length, double>{2.5}}));
static_assert(doubles(vec{vec{1.5, 2.5}, vec{3.5, 4.5}}));

// By hand, for each size that has its own code and for one that has not.
template <class V>
constexpr bool goes_there_and_back(V const& from, V const& by, V const& sum) {
  V v = from;
  if ((v += by) != sum || v != sum) return false;
  return (v -= by) == from && v == from;
}
static_assert(goes_there_and_back(vec{1.0, 2.0}, vec{8.0, 32.0}, vec{9.0, 34.0}));
static_assert(goes_there_and_back(vec{1.0, 2.0, 4.0}, vec{8.0, 32.0, 128.0},
                                  vec{9.0, 34.0, 132.0}));
static_assert(goes_there_and_back(vec{1.0, 2.0, 4.0, 8.0}, vec{8.0, 32.0, 128.0, 512.0},
                                  vec{9.0, 34.0, 132.0, 520.0}));

// A factor of another type is first converted to the components' number type.
using unitstep::detail::in_place;
static_assert(std::same_as<in_place<double, float>, float> &&
              std::same_as<in_place<int, float>, float>);
static_assert(std::same_as<in_place<float, float>, float>);
static_assert(std::same_as<in_place<quantity<si::length>, float>, quantity<si::length>>);
static_assert(std::same_as<in_place<float, quantity<si::length>>, double>);
template <class V, class S>
constexpr bool doubles_in_place(V v, S two) {
  V const before = v;
  if ((v *= two) != before + before) return false;
  return (v /= two) == before;
}
static_assert(doubles_in_place(vec{1.0, 3.0}, 2.0) && doubles_in_place(vec{1.0, 3.0, 5.0}, 2));
static_assert(doubles_in_place(vec{1.0, 3.0} * si::metre, 2.0));
static_assert(doubles_in_place(vec{1.0, 3.0} * si::metre, 2));
static_assert(doubles_in_place(vec{1.0f, 3.0f} * si::metre, 2.0));

// Float components stay float whatever the scalar, in one rounding each.
constexpr vec<float, 2> scaled() {
  vec v{1.0f, 3.0f};
  v *= 0.1;
  v /= 3;
  return v;
}
static_assert(scaled() == vec{0.1f / 3.0f, 3.0f * 0.1f / 3.0f});
static_assert(scaled() != vec{1.0f, 3.0f});

// A result with another unit or value type cannot be assigned back.
template <class A, class B>
concept adds = requires(A& a, B b) {
  { a += b } -> verdicts::matched;
};
template <class A, class B>
concept scales = requires(A& a, B b) {
  { a *= b } -> verdicts::matched;
};
template <class A, class B>
concept divides = requires(A& a, B b) {
  { a /= b } -> verdicts::matched;
};
using metres = vec<quantity<si::length>, 2>;
static_assert(divides<metres, double> && !divides<metres, quantity<si::time>>);
static_assert(adds<metres, vec<light<si::length, double>, 2>> &&
              scales<metres, quantity<si::dimensionless>>);
static_assert(!adds<metres, vec<light<si::time, double>, 2>> &&
              !scales<metres, quantity<si::time>>);
static_assert(!adds<vec<float, 2>, vec<double, 2>> && !adds<vec<double, 2>, vec<float, 2>>);
// In no size, and not between two sizes.
template <class A, class B>
concept subtracts = requires(A& a, B b) {
  { a -= b } -> verdicts::matched;
};
template <class A, class B>
constexpr bool takes = adds<A, B> || subtracts<A, B>;
static_assert(!takes<vec<double, 2>, vec<float, 2>> && !takes<vec<double, 3>, vec<float, 3>> &&
              !takes<vec<double, 4>, vec<float, 4>>);
static_assert(!takes<vec<double, 2>, vec<double, 3>> && !takes<vec<double, 3>, vec<double, 2>>);
static_assert(!takes<vec<double, 3>, vec<double, 4>> && !takes<vec<double, 4>, vec<double, 3>>);
static_assert(!scales<metres, metres> && !scales<metres, si::length>);

template <class T>
constexpr std::array<T, 6> results(T a, T b) {
  auto v = vec{a, b, a} * si::metre;
  v += vec{light<si::length, T>{b}, light<si::length, T>{a}, light<si::length, T>{1}};
  v *= 0.1;
  v -= vec{a, a, a} * si::metre;
  v /= T(3);
  vec w{a, b, a, b};
  w += w;
  w *= b;
  return {v.x.value(), v.y.value(), v.z.value(), w[0], w[1], w[3]};
}

template <class T>
class VecAssignment : public ::testing::Test {};
TYPED_TEST_SUITE(VecAssignment, twins::real_types);

TYPED_TEST(VecAssignment, IsTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

// A vec of light quantities takes one of Boost's, of any size and in rows, as its components do.
template <std::size_t N>
constexpr auto taken_from_boost(double third) {
  unitstep::vec<light<si::length, double>, N> v{};
  unitstep::vec<boost::units::quantity<si::length>, N> from{};
  for (std::size_t i = 0; i < N; ++i) from[i] = (i == 2 ? third : 1.0) * si::metre;
  v = from;
  return v;
}
static_assert(taken_from_boost<2>(3.0).y == 1.0 * si::metre);
static_assert(taken_from_boost<3>(3.0).z == 3.0 * si::metre);
static_assert(taken_from_boost<4>(3.0)[2] == 3.0 * si::metre);
constexpr auto rows = [] {
  vec all{vec{light<si::length, double>{1.0}, light<si::length, double>{2.0}},
          vec{light<si::length, double>{3.0}, light<si::length, double>{4.0}}};
  all = vec{vec{5.0, 6.0} * si::metre, vec{7.0, 8.0} * si::metre};
  return all;
}();
static_assert(rows.x.y == 6.0 * si::metre && rows.y.x == 7.0 * si::metre);
static_assert(std::is_trivially_copyable_v<decltype(rows)>);

}  // namespace

}  // namespace of_vec_assignment

namespace of_vec_mixed {

namespace {

// vec_arithmetic_test.cpp has the whole matrix; here are the lines that Boost alone refuses or understands in another
// way.
using namespace vec_pairs;
using boost::units::quantity;
using unitstep::vec;

template <class V, class Q>
inline constexpr bool has = std::same_as<typename V::value_type, Q>;

// A bare unit multiplies each component; Boost's own template would make one quantity from a vec.
constexpr auto position = vec{1.0, 2.0} * si::metre;
static_assert(has<decltype(vec{1.0, 2.0} * si::metre), quantity<si::length>>);
static_assert(has<decltype(si::metre * vec{1.0f, 2.0f, 3.0f}), quantity<si::length, float>>);
static_assert(has<decltype(position / si::second), quantity<si::velocity>>);
static_assert(has<decltype(vec{1, 2} * si::metre), quantity<si::length, int>>);
static_assert(position.y == 2.0 * si::metre &&
              (position / si::second).x != 2.0 * si::metre_per_second);

static_assert(si::metre * vec{2.0, 4.0} == vec{2.0, 4.0} * si::metre);

// Boost refuses quantity<length, float> times double or int; a vec of them takes both.
template <class A, class B>
concept multiplies = requires(A a, B b) { a* b; };
static_assert(!multiplies<quantity<si::length, float>, double>);
static_assert(!multiplies<quantity<si::length>, int>);
constexpr auto narrow = vec{2.0f, 4.0f, 6.0f} * si::metre;
static_assert(has<decltype(0.5 * narrow), quantity<si::length, float>>);
static_assert(0.5 * narrow == narrow / 2 && narrow * 3 == 3.0 * narrow && narrow * 2 != narrow);
static_assert(vec{1, 2} * (2.0 * si::metre) == vec{2.0, 4.0} * si::metre);
static_assert((2.0 * si::metre) * vec{1.0f, 0.0f} == vec{2.0, 0.0} * si::metre);
static_assert(vec{8, 4} / (2.0 * si::second) == vec{4.0, 2.0} / si::second);

// An integer next to plain numbers does not change their type.
static_assert(has<decltype(2 * vec{1.0f, 2.0f}), float> &&
              has<decltype(vec{1.0f, 2.0f, 3.0f} / 2L), float>);
static_assert(has<decltype(vec{1.0f, 2.0f, 3.0f, 4.0f} * 2u), float>);
static_assert(2 * vec{3.0f, 5.0f} == vec{6.0f, 10.0f} && vec{1.0, 3.0} * 2 == vec{2.0, 6.0});
static_assert(2 * vec{3.0, 5.0, 7.0} == vec{6.0, 10.0, 14.0});
static_assert(vec{1.0, 3.0, 5.0} * 2 == vec{2.0, 6.0, 10.0});
static_assert(2 * vec{1.0, 3.0, 5.0, 7.0} == vec{2.0, 6.0, 10.0, 14.0});
static_assert(vec{1.0, 3.0, 5.0, 7.0} * 2 == vec{2.0, 6.0, 10.0, 14.0});
static_assert(vec{1.0, 3.0} / 2 == vec{0.5, 1.5});
static_assert(vec{1.0, 3.0, 5.0} / 2 == vec{0.5, 1.5, 2.5});
static_assert(vec{1.0, 3.0, 5.0, 7.0} / 2 == vec{0.5, 1.5, 2.5, 3.5});
static_assert(2 * vec{1.0, 2.0} != vec{1.0, 2.0});

template <class A, class B>
concept divides = requires(A a, B b) { a / b; };
static_assert(divides<vec<double, 2>, si::length> && !divides<si::length, vec<double, 2>>);

template <class T>
constexpr std::array<T, 6> results(T a, T b) {
  auto const v = vec{a, b} * si::metre;
  auto const w = vec{a, b, a} * 3;
  return {(0.1 * v).y.value(),      (v / 3).x.value(), (v / si::second).x.value(), w.x, w.y,
          (si::metre * w).z.value()};
}

template <class T>
class VecMixed : public ::testing::Test {};
TYPED_TEST_SUITE(VecMixed, twins::real_types);

TYPED_TEST(VecMixed, IsTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

}  // namespace

}  // namespace of_vec_mixed
