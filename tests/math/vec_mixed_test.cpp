// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <concepts>
#include <unitstep/math/vec.hpp>

#include "math/twin_values.hpp"
#include "math/vec_pairs.hpp"

namespace {

// The whole matrix is in vec_arithmetic_test.cpp; here are the lines that Boost alone refuses or
// takes for something else.
using namespace vec_pairs;
using boost::units::quantity;
using unitstep::vec;

template <class V, class Q>
inline constexpr bool has = std::same_as<typename V::value_type, Q>;

// A bare unit multiplies each component; Boost's own template would make one quantity of a vec.
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

// An integer beside plain numbers keeps their type.
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
