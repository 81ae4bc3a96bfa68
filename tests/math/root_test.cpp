// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/cmath.hpp>  // has a sqrt of quantities, which must not be taken
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <unitstep/math/root.hpp>

#include "math/twin_values.hpp"
#include "support/matched.hpp"

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

// A length has a root of its own, m^(1/2), whose square is the length again.
constexpr auto root_metre = sqrt(light<si::length, double>{4.0});
static_assert(root_metre * root_metre == light<si::length, double>{4.0});
template <class A, class B>
concept adds = requires(A a, B b) {
  { a + b } -> verdicts::matched;
};
static_assert(!adds<decltype(root_metre), light<si::length, double>>);

// m^2/h * h, a unit of two systems.
using hour = bu::metric::hour_base_unit::unit_type;
constexpr auto roundabout =
    light<unitstep::unit_quotient<si::area, hour>, double>{4.5} * light<hour, double>{2.0};
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
