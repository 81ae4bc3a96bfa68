// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <type_traits>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/units/light.hpp>
#include <utility>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;
using metre = quantity<si::length>;
using light_metre = light<si::length, double>;

// The arguments name the type.
static_assert(std::same_as<decltype(vec{1.0}), vec<double, 1>>);
static_assert(std::same_as<decltype(vec{1.0f, 2.0f}), vec<float, 2>>);
static_assert(
    std::same_as<decltype(vec{1.0 * si::metre, 2.0 * si::metre, 3.0 * si::metre}), vec<metre, 3>>);
static_assert(std::same_as<decltype(vec{1, 2, 3, 4, 5}), vec<int, 5>>);
static_assert(std::same_as<decltype(vec{vec{1.0, 2.0}, vec{3.0, 4.0}}), vec<vec<double, 2>, 2>>);
static_assert(std::same_as<decltype(vec{1.0 * si::metre, light_metre{2.0}}), vec<metre, 2>>);
static_assert(std::same_as<vec<light_metre, 4>::value_type, light_metre>);

// Light components beside Boost's, in every order of one to six: bit i says that component i is light. Boost's can hold
// both. Component i is (i + 1) m.
template <std::size_t I, bool IsLight>
constexpr auto mixed_component() {
  if constexpr (IsLight)
    return light_metre{I + 1.0};
  else
    return (I + 1.0) * si::metre;
}
template <unsigned Light, std::size_t... I>
constexpr bool mixes(std::index_sequence<I...>) {
  constexpr vec v{mixed_component<I, (Light >> I) % 2 == 1>()...};
  constexpr bool all_light = Light + 1 == 1U << sizeof...(I);
  return std::same_as<decltype(v),
                      vec<std::conditional_t<all_light, light_metre, metre>, sizeof...(I)> const> &&
         ((v[I].value() == I + 1.0) && ...);
}
template <std::size_t N, unsigned... Light>
constexpr bool mix_in_every_order(std::integer_sequence<unsigned, Light...>) {
  return (mixes<Light>(std::make_index_sequence<N>{}) && ...);
}
template <std::size_t... N>
constexpr bool of_every_number(std::index_sequence<N...>) {
  return (mix_in_every_order<N + 1>(std::make_integer_sequence<unsigned, 2U << N>{}) && ...);
}
static_assert(of_every_number(std::make_index_sequence<6>{}));
// A number that holds another exactly is the one of the whole, as in a field that is called with intervals.
using box = unitstep::interval<double>;
static_assert(std::same_as<decltype(vec{1.0, box{}}), vec<box, 2>>);
static_assert(std::same_as<decltype(vec{light_metre{}, light<si::length, box>{}, light_metre{}}),
                           vec<light<si::length, box>, 3>>);
static_assert(std::same_as<decltype(vec{2.0 * si::metre, light<si::length, box>{}}),
                           vec<quantity<si::length, box>, 2>>);

// Trivially copyable where its components are, without padding of its own.
template <class Q, std::size_t N>
inline constexpr bool is_plain =
    std::is_trivially_copyable_v<vec<Q, N>> && std::is_aggregate_v<vec<Q, N>> &&
    sizeof(vec<Q, N>) == N * sizeof(Q);
static_assert(is_plain<double, 1> && is_plain<float, 2> && is_plain<light_metre, 3> &&
              is_plain<double, 4>);
static_assert(is_plain<vec<double, 3>, 7>);
static_assert(!is_plain<metre, 3>);

// Index and name are the same component; they can be written to.
template <std::size_t N>
constexpr double written() {
  vec<double, N> v{};
  for (std::size_t i = 0; i < N; ++i) v[i] = 1.0 + static_cast<double>(i);
  double sum = 0;
  vec<double, N> const& read = v;
  for (std::size_t i = 0; i < N; ++i) sum = 10 * sum + read[i];
  return sum;
}
static_assert(written<1>() == 1 && written<2>() == 12 && written<3>() == 123 &&
              written<5>() == 12345);
static_assert(written<3>() != 321);
static_assert(vec{1.0, 2.0}.x == 1.0 && vec{1.0, 2.0}.y == 2.0 && vec{1.0, 2.0, 3.0}.z == 3.0);
static_assert(vec<double, 3>{}.z == 0.0 && vec<double, 4>{}[3] == 0.0);

// The same vector in another type of component.
template <std::size_t N, std::size_t... I>
constexpr bool becomes_boost(std::index_sequence<I...>) {
  vec<light_metre, N> const light_form{light_metre{1.0 + I}...};
  vec<metre, N> const boost_form = light_form;
  return ((boost_form[I] == (1.0 + I) * si::metre) && ...) && boost_form[0] != 2.0 * si::metre;
}
template <std::size_t N>
constexpr bool becomes_boost() {
  return becomes_boost<N>(std::make_index_sequence<N>{});
}
static_assert(becomes_boost<1>() && becomes_boost<2>() && becomes_boost<3>() && becomes_boost<4>());
static_assert(std::convertible_to<vec<vec<light_metre, 3>, 2>, vec<vec<metre, 3>, 2>>);
static_assert(std::convertible_to<vec<light<si::dimensionless, double>, 2>, vec<double, 2>>);
static_assert(std::convertible_to<vec<quantity<si::dimensionless>, 3>, vec<double, 3>>);

// Not back to light, not to another unit, value type, system or size.
static_assert(!std::convertible_to<vec<metre, 2>, vec<light_metre, 2>>);
static_assert(!std::convertible_to<vec<light_metre, 2>, vec<quantity<si::time>, 2>>);
static_assert(!std::convertible_to<vec<metre, 2>, vec<quantity<boost::units::cgs::length>, 2>>);
static_assert(!std::convertible_to<vec<float, 2>, vec<double, 2>>);
static_assert(!std::convertible_to<vec<quantity<si::length, float>, 2>, vec<metre, 2>>);
static_assert(!std::convertible_to<vec<light<si::dimensionless, double>, 2>, vec<float, 2>>);
static_assert(!std::convertible_to<vec<metre, 2>, vec<double, 2>>);
static_assert(!std::convertible_to<vec<light_metre, 2>, vec<metre, 3>>);

TEST(VecType, IsTheSameAtRunTime) {
  std::size_t volatile i = 2;
  EXPECT_EQ((vec{1.0, 2.0, 3.0}[i]), 3.0);
  EXPECT_EQ((vec{1.0, 2.0, 3.0, 4.0}[i]), 3.0);
  EXPECT_EQ(written<5>(), 12345);
  EXPECT_TRUE(becomes_boost<3>());
}

}  // namespace
