// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <string>
#include <type_traits>
#include <unitstep/state/raw_form.hpp>

#include "math/twin_values.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::raw_form;
using unitstep::typed_value;
using unitstep::vec;
using metre = quantity<si::length>;
using light_metre = light<si::length, double>;

template <class T, class Number, class Raw, class Checked, class Seen>
constexpr bool is = std::same_as<typename raw_form<T>::number, Number> &&
                    std::same_as<typename raw_form<T>::raw, Raw> &&
                    std::same_as<typename raw_form<T>::checked, Checked> &&
                    std::same_as<typename raw_form<T>::field_view, Seen>;

static_assert(is<metre, double, double, light_metre, light_metre>);
static_assert(
    is<light<si::mass, float>, float, float, light<si::mass, float>, light<si::mass, float>>);
static_assert(is<long double, long double, long double, long double, long double>);
static_assert(is<vec<metre, 1>, double, vec<double, 1>, vec<light_metre, 1>, vec<light_metre, 1>>);
static_assert(is<vec<metre, 2>, double, vec<double, 2>, vec<light_metre, 2>, vec<light_metre, 2>>);
static_assert(is<vec<metre, 3>, double, vec<double, 3>, vec<light_metre, 3>, vec<light_metre, 3>>);
static_assert(is<vec<float, 4>, float, vec<float, 4>, vec<float, 4>, vec<float, 4>>);
// An array is computed as a vec and is shown as an array.
static_assert(is<std::array<metre, 2>, double, vec<double, 2>, vec<light_metre, 2>,
                 std::array<light_metre, 2>>);
static_assert(is<std::array<vec<metre, 3>, 7>, double, vec<vec<double, 3>, 7>,
                 vec<vec<light_metre, 3>, 7>, std::array<vec<light_metre, 3>, 7>>);

// Conversion to the raw form and back gives the value, and a field sees the value, too.
template <class T>
constexpr bool there_and_back(T const& value) {
  auto const raw = raw_form<T>::to_raw(value);
  T const back = raw_form<T>::from_raw(raw);
  typename raw_form<T>::field_view const seen = raw_form<T>::for_field(raw);
  bool const is_array =
      !std::same_as<T, typename raw_form<T>::field_view> && requires { value.size(); };
  if constexpr (requires { seen == value; }) {
    if (!(seen == value)) return false;
  } else {
    if (!is_array) return false;
    for (std::size_t i = 0; i < value.size(); ++i)
      if (!(seen[i] == value[i])) return false;
  }
  return back == value && !(back == T{});
}
constexpr vec in_a_plane = vec{1.0, 2.0} * si::metre;
constexpr vec in_space = vec{1.0, 2.0, 3.0} * si::metre;
constexpr vec in_four = vec{1.0, 2.0, 3.0, 4.0} * si::metre;
static_assert(there_and_back(2.5 * si::metre) && there_and_back(light_metre{2.5}));
static_assert(there_and_back(2.5f) && there_and_back(vec<metre, 1>{2.5 * si::metre}));
static_assert(there_and_back(in_a_plane) && there_and_back(in_space) && there_and_back(in_four));
static_assert(there_and_back(vec{1.0f, 2.0f, 3.0f, 4.0f, 5.0f}));
static_assert(there_and_back(std::array{1.0 * si::metre}));
static_assert(there_and_back(std::array{1.0 * si::metre, 2.0 * si::metre, 3.0 * si::metre}));
static_assert(there_and_back(std::array{in_space}));
static_assert(there_and_back(std::array{in_a_plane, in_a_plane * 2.0}));
static_assert(there_and_back(std::array{in_four, in_four * 2.0, in_four, in_four}));
static_assert(there_and_back(std::array{std::array{1.0, 2.0}, std::array{3.0, 4.0}}));
static_assert(there_and_back(vec{in_space, in_space}) &&
              there_and_back(vec{in_a_plane, in_a_plane, in_a_plane, in_a_plane}));
static_assert(there_and_back(vec{std::array{1.0}, std::array{2.0}, std::array{3.0},
                                 std::array{4.0}}));

static_assert(raw_form<metre>::to_raw(2.5 * si::metre) == 2.5);
static_assert(raw_form<vec<metre, 3>>::to_raw(in_space) == vec{1.0, 2.0, 3.0});
static_assert(raw_form<vec<metre, 3>>::to_raw(in_space) != vec{3.0, 2.0, 1.0});
static_assert(raw_form<std::array<metre, 2>>::to_raw({1.0 * si::metre, 2.0 * si::metre}) ==
              vec{1.0, 2.0});

// Which types have a raw form and which have none, at any depth.
static_assert(typed_value<metre> && typed_value<double> && typed_value<vec<light_metre, 2>>);
static_assert(typed_value<std::array<std::array<vec<float, 3>, 2>, 2>>);
static_assert(!typed_value<int> && !typed_value<std::string> && !typed_value<si::length>);
static_assert(!typed_value<vec<int, 2>> && !typed_value<vec<std::string, 3>>);
static_assert(!typed_value<vec<char, 4>> && !typed_value<std::array<std::string, 2>>);
static_assert(!typed_value<metre const> && !typed_value<metre&>);

// The number two in the type of a value.
template <class T, class Number>
concept has_a_two_of = std::same_as<decltype(unitstep::detail::two<T>), Number const>;
static_assert(unitstep::detail::two<metre> == 2 && has_a_two_of<metre, double>);
static_assert(unitstep::detail::two<vec<float, 3>> == 2 && has_a_two_of<vec<float, 3>, float>);

template <class T>
constexpr std::array<T, 6> results(T a, T b) {
  std::array const bodies{vec{a, b} * si::metre, vec{b, a} * si::metre};
  using d = raw_form<std::remove_cv_t<decltype(bodies)>>;
  auto const raw = d::to_raw(bodies);
  auto const on = d::from_raw(raw);
  auto const seen = d::for_field(raw);
  return {raw[0].x, raw[1].x, on[0].y.value(), on[1].y.value(), seen[0].x.number, seen[1].y.number};
}

template <class T>
class Door : public ::testing::Test {};
TYPED_TEST_SUITE(Door, twins::real_types);

TYPED_TEST(Door, IsTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

namespace components {

namespace si = boost::units::si;
using unitstep::vec;
using unitstep::detail::component_of;
using unitstep::detail::component_parts;
using length = boost::units::quantity<si::length, float>;

namespace laws {

// A value that is neither vec nor array is its own component.
static_assert(std::is_same_v<component_of<length>, length>);
static_assert(std::is_same_v<component_of<double>, double>);
// Vecs and arrays are opened, at any depth of nesting.
static_assert(std::is_same_v<component_of<vec<length, 2>>, length>);
static_assert(std::is_same_v<component_of<std::array<vec<length, 3>, 4>>, length>);
static_assert(std::is_same_v<component_of<vec<std::array<double, 1>, 5>>, double>);

// A plain number has the unit 1.
static_assert(std::is_same_v<component_parts<std::array<vec<length, 3>, 4>>::number, float> &&
              std::is_same_v<component_parts<vec<length, 2>>::unit, si::length>);
static_assert(std::is_same_v<component_parts<vec<double, 2>>::unit, unitstep::detail::no_unit>);

}  // namespace laws

TEST(Component, IsTheQuantityAtRunTimeToo) {
  std::array<vec<length, 2>, 2> const places{{{1.0F * si::metre, 2.0F * si::metre}, {}}};
  component_of<std::remove_const_t<decltype(places)>> const first = places[0].x;
  EXPECT_EQ(first.value(), 1.0F);
}

}  // namespace components

}  // namespace
