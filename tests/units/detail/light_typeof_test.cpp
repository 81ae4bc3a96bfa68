// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/pow.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/root.hpp>
#include <unitstep/units/light.hpp>

#include "math/twin_values.hpp"

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using unitstep::light;
template <class T>
using metres = light<si::length, T>;

// The types.
template <class Q, long N>
using power = typename bu::power_typeof_helper<Q, bu::static_rational<N>>::type;
template <class Q, long N>
using root = typename bu::root_typeof_helper<Q, bu::static_rational<N>>::type;
static_assert(std::same_as<power<metres<float>, 2>, light<si::area, float>>);
static_assert(std::same_as<power<light<si::time, double>, -1>, light<si::frequency, double>>);
static_assert(std::same_as<root<light<si::area, double>, 2>, metres<double>>);
static_assert(std::same_as<root<light<si::volume, float>, 3>, metres<float>>);
static_assert(!std::same_as<power<metres<double>, 2>, light<si::volume, double>>);
static_assert(
    std::same_as<bu::power_typeof_helper<light<si::area, double>, bu::static_rational<1, 2>>::type,
                 metres<double>>);

// The values.
static_assert(bu::pow<2>(metres<double>{3.0}) == 9.0 * si::square_metre);
static_assert(bu::pow<-2>(light<si::time, double>{2.0}).number == 0.25);
static_assert(bu::pow<bu::static_rational<4, 2>>(metres<float>{3.0f}).number == 9.0f);
static_assert(bu::pow<2>(metres<double>{3.0}) != 6.0 * si::square_metre);
static_assert(bu::root<2>(light<si::area, double>{9.0}) == 3.0 * si::metre);
static_assert(bu::root<3>(light<si::volume, double>{27.0}) == 3.0 * si::metre);

// Values exist only for whole powers, and for square and cube roots.
template <class Helper, class Q>
concept has_value = requires(Q q) { Helper::value(q); };
static_assert(
    has_value<bu::power_typeof_helper<metres<double>, bu::static_rational<3>>, metres<double>>);
static_assert(
    !has_value<bu::power_typeof_helper<metres<double>, bu::static_rational<1, 2>>, metres<double>>);
static_assert(
    !has_value<bu::root_typeof_helper<metres<double>, bu::static_rational<5>>, metres<double>>);

template <class T>
constexpr std::array<T, 4> results(T a, T b) {
  return {bu::pow<5>(metres<T>{b}).number, bu::pow<-3>(metres<T>{a}).number,
          bu::root<2>(light<si::area, T>{a}).number, bu::root<3>(light<si::volume, T>{b}).number};
}

template <class T>
class LightTypeof : public ::testing::Test {};
TYPED_TEST_SUITE(LightTypeof, twins::real_types);

TYPED_TEST(LightTypeof, IsTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

}  // namespace
