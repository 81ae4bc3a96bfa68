// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <mpfr.h>
#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/cmath.hpp>  // it has a sqrt of quantities, which must not be called
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/root.hpp>
#include <vector>

#include "math/oracle.hpp"
#include "math/twin_values.hpp"
#include "math/twins.hpp"
#include "support/matched.hpp"

namespace of_sqrt {

namespace {

using unitstep::math::sqrt;

template <std::floating_point T>
constexpr bool exact_where_the_root_is_exact() {
  for (int i = 1; i < 100; ++i) {
    T const x = static_cast<T>(i) / 64;
    if (sqrt(x * x) != x) {
      return false;
    }
  }
  return true;
}
static_assert(exact_where_the_root_is_exact<float>());
static_assert(exact_where_the_root_is_exact<double>());
static_assert(exact_where_the_root_is_exact<long double>());

// 2 lies between the squares of the halfway points around its root: (2s - u)^2 < 8 < (2s + u)^2 in
// units of 2^-23, where all of it fits 64 bits. One unit lower or higher does not.
constexpr bool nearest_to_root_of_two(float s) {
  auto const i = static_cast<long long>(s * 0x1p23F);
  long long const eight = 8LL << 46;
  return (2 * i - 1) * (2 * i - 1) < eight && eight < (2 * i + 1) * (2 * i + 1);
}
static_assert(nearest_to_root_of_two(sqrt(2.0F)));
static_assert(!nearest_to_root_of_two(sqrt(2.0F) + std::numeric_limits<float>::epsilon()));
static_assert(!nearest_to_root_of_two(sqrt(2.0F) - std::numeric_limits<float>::epsilon()));
// Correctly rounded by MPFR; some constexpr roots return ...bcc, one unit less.
static_assert(sqrt(2.0) == 0x1.6a09e667f3bcdp+0);
static_assert(sqrt(2.0L) == 0x1.6a09e667f3bcc908p+0L);

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const no = sqrt(T(-1));
  T const nan = sqrt(limits::quiet_NaN());
  T const lowest = sqrt(-limits::infinity());
  return no != no && nan != nan && lowest != lowest && sqrt(T(0)) == 0 && sqrt(T(-0.0)) == 0 &&
         sqrt(limits::infinity()) == limits::infinity();
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());
// 4^-537 is the least subnormal double, 4^-8222.5 the least subnormal long double.
static_assert(sqrt(std::numeric_limits<double>::denorm_min()) == 0x1p-537);
static_assert(sqrt(std::numeric_limits<long double>::denorm_min() * 2) == 0x1p-8222L);

template <class T>
class square_root : public ::testing::Test {};
TYPED_TEST_SUITE(square_root, twins::real_types);

TYPED_TEST(square_root, is_correctly_rounded) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  oracle::arguments<T> random;
  std::vector<T> xs{limits::denorm_min(), limits::min(), limits::max()};
  for (int i = 0; i < 20'000; ++i) {
    xs.push_back(random.whole());
    xs.push_back(random.uniform(1, 4));
    // Squares, rounded: their roots are closest to numbers of T.
    T const s = random.uniform(1, 2);
    xs.push_back(s * s);
  }
  // The neighbours of powers of two, where the units change.
  for (T const power : {T(1), T(2), T(4)}) {
    T up = power;
    T down = power;
    for (int i = 0; i < 2'000; ++i) {
      xs.push_back(up = std::nextafter(up, T(5)));
      xs.push_back(down = std::nextafter(down, T(0)));
    }
  }
  // At run time the processor computes the root; the compiler's version is called by name.
  auto const by_arithmetic = [](T x) {
    using unitstep::math::detail::root_of_positive;
    if constexpr (std::same_as<T, float>)
      return static_cast<float>(root_of_positive(static_cast<double>(x)));
    else
      return root_of_positive(x);
  };
  oracle::report("sqrt", oracle::survey<T>([](T x) { return sqrt(x); }, mpfr_sqrt, xs), 0.5);
  oracle::report("sqrt in the compiler", oracle::survey<T>(by_arithmetic, mpfr_sqrt, xs), 0.5);
  // For 0.5 a tie might go wrong; no root is a tie, and the processor rounds correctly.
  for (T const x : xs) {
    ASSERT_EQ(sqrt(x), std::sqrt(x));
    ASSERT_EQ(by_arithmetic(x), std::sqrt(x));
  }
}

TYPED_TEST(square_root, is_the_same_in_the_compiler) {
  using T = TypeParam;
  constexpr auto f = [](T x) { return sqrt(x); };
  static constexpr auto xs = twins::geometric(T(1e-30L), T(3.7L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
}

TYPED_TEST(square_root, keeps_the_sign_of_zero) {
  using T = TypeParam;
  constexpr T negative = sqrt(-T(0));
  EXPECT_TRUE(std::signbit(negative));
  EXPECT_TRUE(std::signbit(sqrt(twins::opaque(-T(0)))));
  EXPECT_FALSE(std::signbit(sqrt(twins::opaque(T(0)))));
}

}  // namespace

}  // namespace of_sqrt

namespace of_cbrt {

namespace {

using unitstep::math::cbrt;

template <std::floating_point T>
constexpr bool exact_where_the_root_is_exact() {
  for (int i = -99; i < 100; ++i) {
    T const x = static_cast<T>(i) / 32;
    if (cbrt(x * x * x) != x) {
      return false;
    }
  }
  return true;
}
static_assert(exact_where_the_root_is_exact<float>());
static_assert(exact_where_the_root_is_exact<double>());
static_assert(exact_where_the_root_is_exact<long double>());

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = cbrt(limits::quiet_NaN());
  return nan != nan && cbrt(T(0)) == 0 && cbrt(limits::infinity()) == limits::infinity() &&
         cbrt(-limits::infinity()) == -limits::infinity();
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());
// 8^-358 is the least subnormal double.
static_assert(cbrt(std::numeric_limits<double>::denorm_min()) == 0x1p-358);

// The guess is as good as a polynomial of the second degree can be: the error is 6.3604e-4 with alternating sign at
// both ends and twice between, which characterises the best one.
template <std::floating_point T>
constexpr bool guess_is_within(T error) {
  for (T const n : {T(1), T(1.20755L), T(1.70655L), T(1.999999L)}) {
    for (int const rest : {0, 1, 2}) {
      T const t = unitstep::math::detail::guess_cube_root(n, rest);
      T const m = n * static_cast<T>(1 << rest);
      T const low = 1 - error;
      T const high = 1 + error;
      if (t * t * t < m * low * low * low || t * t * t > m * high * high * high) {
        return false;
      }
    }
  }
  return true;
}
static_assert(guess_is_within(6.365e-4) && guess_is_within(6.365e-4L));
static_assert(!guess_is_within(6.355e-4) && !guess_is_within(6.355e-4L));

template <class T>
class cube_root : public ::testing::Test {};
TYPED_TEST_SUITE(cube_root, twins::real_types);

TYPED_TEST(cube_root, is_within_0_501_units_of_mpfr) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  oracle::arguments<T> random;
  std::vector<T> xs{limits::denorm_min(), limits::min(), limits::max(), -limits::max()};
  for (int i = 0; i < 20'000; ++i) {
    xs.push_back(random.any());
    xs.push_back(random.uniform(1, 8));
  }
  oracle::report("cbrt", oracle::survey<T>([](T x) { return cbrt(x); }, mpfr_cbrt, xs), 0.501,
                 {0x23a371112468f539U, 0x70c528b06461a46eU, 0x19499f2392ab055aU});
}

TYPED_TEST(cube_root, is_the_same_in_the_compiler) {
  using T = TypeParam;
  constexpr auto f = [](T x) { return cbrt(x); };
  static constexpr auto xs = twins::geometric(T(1e-30L), T(-3.7L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
}

TYPED_TEST(cube_root, keeps_the_sign_of_zero) {
  using T = TypeParam;
  constexpr T negative = cbrt(-T(0));
  EXPECT_TRUE(std::signbit(negative));
  EXPECT_TRUE(std::signbit(cbrt(twins::opaque(-T(0)))));
  EXPECT_FALSE(std::signbit(cbrt(twins::opaque(T(0)))));
}

}  // namespace

}  // namespace of_cbrt

namespace of_root {

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::cbrt;
using unitstep::light;
using unitstep::sqrt;

// The unit's powers are halved or divided by three; squares and cubes of small numbers are exact.
template <class T>
constexpr bool roots() {
  light<si::area, T> const area{9};
  light<si::volume, T> const volume{27};
  quantity<si::area, T> const boost_area = area;
  quantity<si::volume, T> const boost_volume = volume;
  return std::same_as<decltype(sqrt(area)), light<si::length, T>> && sqrt(area).number == 3 &&
         std::same_as<decltype(cbrt(volume)), light<si::length, T>> && cbrt(volume).number == 3 &&
         std::same_as<decltype(sqrt(boost_area)), quantity<si::length, T>> &&
         sqrt(boost_area).value() == 3 &&
         std::same_as<decltype(cbrt(boost_volume)), quantity<si::length, T>> &&
         cbrt(boost_volume).value() == 3 && sqrt(area).number != 9;
}
static_assert(roots<float>() && roots<double>() && roots<long double>());

static_assert(sqrt(2.0 * si::square_metre).value() == unitstep::math::sqrt(2.0));
static_assert(sqrt(4.0) == 2.0 && cbrt(8.0f) == 2.0f);
static_assert(std::same_as<decltype(sqrt(light<si::dimensionless, double>{4.0})),
                           light<si::dimensionless, double>>);

// The root of a length is in m^(1/2), and its square is the length again.
constexpr auto root_metre = sqrt(light<si::length, double>{4.0});
static_assert(root_metre * root_metre == light<si::length, double>{4.0});
template <class A, class B>
concept adds = requires(A a, B b) {
  { a + b } -> verdicts::matched;
};
static_assert(!adds<decltype(root_metre), light<si::length, double>>);

// m^2/h * h has a unit of two systems.
using hour = bu::metric::hour_base_unit::unit_type;
constexpr auto roundabout =
    light<unitstep::detail::unit_quotient<si::area, hour>, double>{4.5} * light<hour, double>{2.0};
static_assert(sqrt(roundabout) == 3.0 * si::metre);

template <class T>
constexpr std::array<T, 4> results(T a, T b) {
  return {sqrt(light<si::area, T>{a}).number, cbrt(light<si::volume, T>{b}).number,
          sqrt(a * si::square_metre).value(), cbrt(b * si::cubic_metre).value()};
}

template <class T>
class Root : public ::testing::Test {};
TYPED_TEST_SUITE(Root, twins::real_types);

TYPED_TEST(Root, IsTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

TYPED_TEST(Root, OfANegativeQuantityIsNaN) {
  using T = TypeParam;
  EXPECT_TRUE(std::isnan(sqrt(light<si::area, T>{twins::opaque(T(-1))}).number));
  EXPECT_EQ(cbrt(light<si::volume, T>{twins::opaque(T(-8))}).number, T(-2));
}

}  // namespace

}  // namespace of_root
