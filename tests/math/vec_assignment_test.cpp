// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <unitstep/math/vec.hpp>

#include "math/twin_values.hpp"
#include "math/vec_pairs.hpp"
#include "support/matched.hpp"

namespace {

// Every pair of kinds is in vec_arithmetic_test.cpp; here is what assignment adds to it.
using namespace vec_pairs;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;

// The left side is returned and changed, also where the right side is the left one.
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

// By hand, in each of the sizes that are written out and in one that is not.
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

// A factor of another type becomes a number of the components first.
using unitstep::detail::converted_factor;
static_assert(converted_factor<float, double> && converted_factor<float, int>);
static_assert(!converted_factor<float, float> && !converted_factor<float, quantity<si::length>>);
static_assert(!converted_factor<quantity<si::length>, float>);
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

// A change of unit or value type cannot be put back.
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
// In no size, and not in two.
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

// As a light quantity takes one of Boost's, so does a vec of them, of any size and in rows.
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
