// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <unitstep/math/vec.hpp>

#include "math/twin_values.hpp"
#include "math/vec_pairs.hpp"

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
  { a += b } -> unitstep::detail::matched;
};
template <class A, class B>
concept scales = requires(A& a, B b) {
  { a *= b } -> unitstep::detail::matched;
};
using metres = vec<quantity<si::length>, 2>;
static_assert(adds<metres, vec<light<si::length, double>, 2>> &&
              scales<metres, quantity<si::dimensionless>>);
static_assert(!adds<metres, vec<light<si::time, double>, 2>> &&
              !scales<metres, quantity<si::time>>);
static_assert(!adds<vec<float, 2>, vec<double, 2>> && !adds<vec<double, 2>, vec<float, 2>>);
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

}  // namespace
