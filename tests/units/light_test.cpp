// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <type_traits>
#include <unitstep/units/light.hpp>

#include "math/twin_values.hpp"
#include "support/matched.hpp"

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::light_of;
using hour = bu::metric::hour_base_unit::unit_type;
using roundabout_metre =
    unitstep::detail::unit_product<unitstep::detail::unit_quotient<si::length, hour>, hour>;

template <class T>
using metres = light<si::length, T>;

// It is as cheap as its number; Boost's own quantity is not trivially copyable.
template <class T>
constexpr bool is_its_number() {
  using q = metres<T>;
  return sizeof(q) == sizeof(T) && alignof(q) == alignof(T) && std::is_trivially_copyable_v<q> &&
         std::is_aggregate_v<q> && std::is_standard_layout_v<q> &&
         std::is_trivially_default_constructible_v<q>;
}
static_assert(is_its_number<float>() && is_its_number<double>() && is_its_number<long double>());
static_assert(!std::is_trivially_copyable_v<quantity<si::length>>);

// Double is the default.
static_assert(std::same_as<light<si::length>, metres<double>>);

// To a light quantity and back.
static_assert(light_of(2.5 * si::metre).value() == 2.5);
static_assert(std::same_as<decltype(light_of(2.5f * si::metre)), metres<float>>);
static_assert(metres<double>::from_value(2.5).number == 2.5);
static_assert(metres<double>{}.number == 0.0);
constexpr quantity<si::length> boost_length = metres<double>{2.5};
static_assert(boost_length == 2.5 * si::metre && boost_length != 2.0 * si::metre);

// To Boost's type implicitly, to light explicitly only; to the same unit in any spelling.
static_assert(std::convertible_to<metres<double>, quantity<si::length>>);
static_assert(std::convertible_to<metres<double>, quantity<roundabout_metre>>);
static_assert(std::convertible_to<metres<double>, light<roundabout_metre, double>>);
static_assert(std::convertible_to<light<roundabout_metre, double>, metres<double>>);
static_assert(!std::convertible_to<quantity<si::length>, metres<double>>);

// Never to another unit, system or value type, nor to or from a plain number, so overloads for quantities of several
// units can be chosen.
static_assert(!std::convertible_to<metres<double>, quantity<si::time>>);
static_assert(!std::convertible_to<metres<double>, quantity<bu::cgs::length>>);
static_assert(!std::convertible_to<metres<double>, light<bu::cgs::length, double>>);
static_assert(!std::convertible_to<metres<float>, metres<double>>);
static_assert(!std::convertible_to<metres<float>, quantity<si::length, double>>);
static_assert(!std::convertible_to<metres<double>, double>);
static_assert(!std::convertible_to<double, metres<double>>);
constexpr int chosen(quantity<si::length>) { return 1; }
constexpr int chosen(quantity<si::time>) { return 2; }
static_assert(chosen(metres<double>{}) == 1 && chosen(light<si::time, double>{}) == 2);

// A dimensionless quantity is its number, in every system.
using ratio = light<si::dimensionless, double>;
constexpr double half = ratio{0.5};
static_assert(half == 0.5);
static_assert(std::convertible_to<ratio, double> &&
              std::convertible_to<ratio, quantity<si::dimensionless>>);
static_assert(std::convertible_to<light<unitstep::detail::no_unit, float>, float>);
static_assert(ratio{0.5} + 1.0 == 1.5 && 1.0 - ratio{0.25} == 0.75 && ratio{0.5} < 0.6);
static_assert(!(ratio{0.5} == 0.25));

// An ordinary quantity accepts no plain number.
template <class Q>
concept adds_a_number = requires(Q q) {
  { q += 1.0 } -> verdicts::matched;
};
static_assert(adds_a_number<ratio> && !adds_a_number<metres<double>>);

// `?:` accepts a light quantity and one of Boost's, in either order and in any spelling of the unit.
constexpr auto spelled_length = light<si::velocity, double>{3.0} * (1.0 * si::second);
constexpr auto either(bool first) { return first ? spelled_length : boost_length; }
constexpr auto other(bool first) { return first ? boost_length : spelled_length; }
static_assert(either(true).value() == 3 && either(false).value() == 2.5);
static_assert(other(true).value() == 2.5 && other(false).value() == 3);
static_assert(std::is_same_v<decltype(either(true)), quantity<si::length>>);

// The name works alike in unevaluated and in constant expressions.
template <class T>
constexpr std::array<T, 4> results(T a, T b) {
  metres<T> q{a};
  q *= b;
  quantity<si::length, T> const boost = q;
  light<si::dimensionless, T> r{a};
  r /= b;
  return {q.value(), boost.value(), light_of(boost).number, T(r)};
}
static_assert(results(3.0, 4.0) == std::array{12.0, 12.0, 12.0, 0.75});
static_assert(results(3.0, 4.0) != std::array{12.0, 12.0, 12.0, 0.5});

template <class T>
class Light : public ::testing::Test {};
TYPED_TEST_SUITE(Light, twins::real_types);

TYPED_TEST(Light, IsTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

}  // namespace
