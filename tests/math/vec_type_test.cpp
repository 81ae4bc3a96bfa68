// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/light.hpp>
#include <utility>

#include "math/twins.hpp"
#include "support/matched.hpp"

namespace of_is_vec {

namespace {

using unitstep::vec;
using unitstep::detail::is_vec;
using unitstep::detail::one_precision;
using metre = boost::units::quantity<boost::units::si::length>;
using float_metre = boost::units::quantity<boost::units::si::length, float>;

namespace laws {

static_assert(is_vec<vec<metre, 2>> && is_vec<vec<vec<double, 3>, 4>>);
static_assert(!is_vec<metre> && !is_vec<double> && !is_vec<std::array<double, 3>>);

// A vec has the precision of its components, at any depth.
static_assert(one_precision<vec<metre, 2>, double> &&
              !one_precision<vec<vec<float_metre, 2>, 3>, metre>);

}  // namespace laws

TEST(IsVec, IsKnownByTheType) {
  EXPECT_TRUE((is_vec<vec<metre, 2>>));
  EXPECT_FALSE(is_vec<metre>);
}

}  // namespace

}  // namespace of_is_vec

namespace of_check_vec {

namespace {

namespace si = boost::units::si;
using namespace unitstep::detail;
using metre = boost::units::quantity<si::length>;
using second = boost::units::quantity<si::time>;
using plane = unitstep::vec<metre, 2>;
using space = unitstep::vec<metre, 3>;

// A component can become another type of its unit and value type, or its number, but not back.
template <class T>
using light_metre = unitstep::light<si::length, T>;
using pure = boost::units::quantity<si::dimensionless>;
static_assert(component_becomes<light_metre<double>, metre> && component_becomes<pure, double>);
static_assert(component_becomes<unitstep::vec<light_metre<double>, 3>, space>);
static_assert(!component_becomes<metre, metre> && !component_becomes<metre, light_metre<double>>);
static_assert(!component_becomes<light_metre<double>, second>);
static_assert(!component_becomes<light_metre<float>, metre>);
static_assert(!component_becomes<metre, double> && !component_becomes<pure, float>);
static_assert(!component_becomes<float, double> && !component_becomes<space, space>);

// A light component can be assigned from Boost's, and from exact sources of its number; nothing from itself.
static_assert(component_takes<light_metre<double>, metre>);
static_assert(component_takes<light_metre<unitstep::interval<double>>, metre>);
static_assert(!component_takes<light_metre<float>, metre>);
static_assert(!component_takes<light_metre<double>, second> && !component_takes<metre, metre>);
static_assert(!component_takes<light_metre<double>, light_metre<double>>);

// Components have one kind: one unit and one value type, or all are numbers.
static_assert(no_one_kind<metre, metre, second> && no_one_kind<metre, second, metre>);
static_assert(no_one_kind<metre, second> && no_one_kind<metre, double>);
static_assert(no_one_kind<metre, boost::units::quantity<si::length, float>>);
static_assert(!no_one_kind<metre, metre> && !no_one_kind<double, float>);

// A vec is no component next to a scalar, and a whole state is none either; a vec may consist of vecs.
using fall = unitstep::motion<metre, metre>;
static_assert(no_one_kind<plane, metre> && no_one_kind<metre, metre, plane>);
static_assert(no_one_kind<fall, metre> && no_one_kind<metre, fall> && !no_one_kind<plane, plane>);
static_assert(is_no_factor<plane> && is_no_factor<fall> && !is_no_factor<metre>);

// What may be an operand beside a vec.
static_assert(two_vecs<plane, space> && !two_vecs<plane, metre>);
static_assert(vec_beside<plane, metre> && vec_beside<double, space> && !vec_beside<metre, metre>);

// Vecs of one size compare if their components do.
static_assert(no_comparison<plane, space> && no_comparison<plane, metre>);
static_assert(no_comparison<plane, unitstep::vec<second, 2>> && !no_comparison<plane, plane>);
static_assert(!no_comparison<double, double> && !no_comparison<metre, second>);

// An assignment that does not compile.
static_assert(assigned_to<space, plane> && assigned_to<metre, plane>);
static_assert(assigned_to<double, plane> && !assigned_to<plane, plane>);
static_assert(assigned_to<fall, plane> && !assigned_to<char*, plane>);

TEST(CheckVec, KnowsAVecByItsType) {
  EXPECT_TRUE(is_vec<plane>);
  EXPECT_FALSE(is_vec<metre>);
}

}  // namespace

}  // namespace of_check_vec

namespace of_vec_type {

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

// Light components next to Boost's, in every order of one to six: bit i says that component i is light. Boost's can
// hold both. Component i is (i + 1) m.
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
// A number that holds another one exactly is the number of the whole, as in a field that is called with intervals.
using box = unitstep::interval<double>;
static_assert(std::same_as<decltype(vec{1.0, box{}}), vec<box, 2>>);
static_assert(std::same_as<decltype(vec{light_metre{}, light<si::length, box>{}, light_metre{}}),
                           vec<light<si::length, box>, 3>>);
static_assert(std::same_as<decltype(vec{2.0 * si::metre, light<si::length, box>{}}),
                           vec<quantity<si::length, box>, 2>>);

// Trivially copyable if its components are, without padding of its own.
template <class Q, std::size_t N>
inline constexpr bool is_plain =
    std::is_trivially_copyable_v<vec<Q, N>> && std::is_aggregate_v<vec<Q, N>> &&
    sizeof(vec<Q, N>) == N * sizeof(Q);
static_assert(is_plain<double, 1> && is_plain<float, 2> && is_plain<light_metre, 3> &&
              is_plain<double, 4>);
static_assert(is_plain<vec<double, 3>, 7>);
static_assert(!is_plain<metre, 3>);

// Index and name give the same component, which can be written.
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

// But not back to light, and not to another unit, value type, system or size.
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

}  // namespace of_vec_type

namespace of_vec_tuple {

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::vec;

static_assert(std::tuple_size_v<vec<double, 1>> == 1 && std::tuple_size_v<vec<float, 5>> == 5);
static_assert(
    std::same_as<std::tuple_element_t<1, vec<quantity<si::length>, 2>>, quantity<si::length>>);

constexpr double by_name() {
  auto const [x, y, z] = vec{1.0, 2.0, 3.0};
  return 100 * x + 10 * y + z;
}
static_assert(by_name() == 123 && by_name() != 321);

constexpr double by_name_of_a_copy() {
  auto [x, y] = vec{1.0, 2.0};
  return 10 * x + y;
}
static_assert(by_name_of_a_copy() == 12);

constexpr bool every_size_and_kind() {
  auto [a] = vec<double, 1>{7.0};
  auto const [b, c] = vec{1.0, 2.0} * si::metre;
  auto const& [d, e, f, g] = vec{1.0f, 2.0f, 3.0f, 4.0f};
  auto const [p, q] = vec{vec{1.0, 2.0}, vec{3.0, 4.0}};
  auto const [h, i] = vec{light<si::time, double>{1.0}, light<si::time, double>{2.0}};
  return a == 7.0 && b == 1.0 * si::metre && c == 2.0 * si::metre && d + e + f + g == 10.0f &&
         p == vec{1.0, 2.0} && q.y == 4.0 && h + i == 3.0 * si::second && c != 1.0 * si::metre;
}
static_assert(every_size_and_kind());

// A reference binding writes to the vector.
constexpr vec<double, 3> written() {
  vec v{1.0, 2.0, 3.0};
  auto& [x, y, z] = v;
  x = 5.0;
  z += y;
  return v;
}
static_assert(written() == vec{5.0, 2.0, 5.0});
static_assert(written() != vec{1.0, 2.0, 3.0});

constexpr vec<double, 4> written_in_four() {
  vec v{1.0, 2.0, 3.0, 4.0};
  auto& [a, b, c, d] = v;
  a = b + c;
  d = 0.0;
  return v;
}
static_assert(written_in_four() == vec{5.0, 2.0, 3.0, 0.0});

TEST(VecTuple, BindsAtRunTime) {
  auto const [x, y] = vec{twins::opaque(1.5), twins::opaque(-2.5)};
  EXPECT_EQ(x, 1.5);
  EXPECT_EQ(y, -2.5);
  EXPECT_EQ(written(), (vec{5.0, 2.0, 5.0}));
  EXPECT_EQ(written_in_four(), (vec{5.0, 2.0, 3.0, 0.0}));
}

}  // namespace

}  // namespace of_vec_tuple

namespace of_vec_mismatch {

namespace {

// tests/refuse tests the message for a mismatch, and that it is an error.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::unknown;
using unitstep::vec;

template <std::size_t N>
constexpr bool refuses() {
  using metres = vec<quantity<si::length>, N>;
  using seconds = vec<quantity<si::time>, N>;
  using more_metres = vec<quantity<si::length>, N + 1>;
  static_assert(std::same_as<decltype(metres{} + seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} - more_metres{}), unknown>);
  static_assert(std::same_as<decltype(metres{} + 1.0), unknown>);
  static_assert(std::same_as<decltype(1.0 * si::metre - metres{}), unknown>);
  static_assert(std::same_as<decltype(metres{} * seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} / seconds{}), unknown>);
  static_assert(std::same_as<decltype(1.0 * si::metre / metres{}), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() += seconds{}), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() += 1.0), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() *= 1.0 * si::metre), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() /= seconds{}), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() = seconds{}), metres&>);
  static_assert(std::same_as<decltype(metres{} + vec<quantity<si::length, float>, N>{}), unknown>);
  static_assert(std::same_as<decltype(std::declval<metres&>() -= more_metres{}), unknown>);

  // What matches is chosen before these.
  static_assert(std::same_as<decltype(metres{} + metres{}), metres>);
  static_assert(std::same_as<decltype(metres{} == metres{}), bool>);
  static_assert(std::same_as<decltype(std::declval<metres&>() += metres{}), metres&>);
  static_assert(std::same_as<decltype(metres{} * 2.0), metres>);

  // Light components carry the mistake to the place where it is used.
  using light_metres = vec<light<si::length, double>, N>;
  using light_seconds = vec<light<si::time, double>, N>;
  using sum = decltype(light_metres{} + light_seconds{});
  static_assert(!verdicts::matched<sum> && !std::same_as<sum, unknown>);
  using to_a_scalar = decltype(light_metres{} + light<si::length, double>{});
  static_assert(!verdicts::matched<to_a_scalar> && !std::same_as<to_a_scalar, unknown>);
  return true;
}
static_assert(refuses<1>() && refuses<2>() && refuses<3>() && refuses<4>());

// Components of two kinds make nothing valid; an integer is accepted next to a number.
template <class First, class... Rest>
concept makes_a_vec = !unitstep::detail::no_one_kind<First, Rest...>;
using metre = quantity<si::length>;
static_assert(!makes_a_vec<metre, quantity<si::time>> && !makes_a_vec<metre, double, metre>);
static_assert(!makes_a_vec<metre, quantity<si::length, float>>);
static_assert(makes_a_vec<metre, quantity<si::length, int>> && makes_a_vec<double, double>);
static_assert(makes_a_vec<metre, light<si::length, double>>);

// The type in their place accepts each of them, and is refused only once.
using second = quantity<si::time>;
template <class... Given>
using in_their_place = unitstep::detail::no_component<Given...>;
static_assert(unitstep::detail::is_mismatched<in_their_place<metre, second>>);
static_assert(std::is_constructible_v<in_their_place<metre, second, double>, metre> &&
              std::is_constructible_v<in_their_place<metre, second, double>, second> &&
              std::is_constructible_v<in_their_place<metre, second, double>, double>);
static_assert(!std::is_constructible_v<in_their_place<metre, second>, double>);

// Vectors have comparisons but no order.
template <std::size_t N>
constexpr bool refuses_to_compare() {
  using metres = vec<quantity<si::length>, N>;
  using seconds = vec<quantity<si::time>, N>;
  using light_metres = vec<light<si::length, double>, N>;
  static_assert(std::same_as<decltype(metres{} == seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} != seconds{}), unknown>);
  static_assert(std::same_as<decltype(metres{} == 1.0 * si::metre), unknown>);
  static_assert(std::same_as<decltype(1.0 == vec<double, N>{}), unknown>);
  static_assert(std::same_as<decltype(vec<float, N>{} == vec<double, N>{}), unknown>);
  static_assert(std::same_as<decltype(metres{} < metres{}), unknown>);
  static_assert(std::same_as<decltype(metres{} >= 1.0 * si::metre), unknown>);
  static_assert(!verdicts::matched<decltype(light_metres{} > light_metres{})>);

  // What matches is chosen before these.
  static_assert(std::same_as<decltype(metres{} == metres{}), bool>);
  static_assert(std::same_as<decltype(metres{} != light_metres{}), bool>);
  static_assert(std::same_as<decltype(vec<int, N>{} == vec<double, N>{}), bool>);
  return true;
}
static_assert(refuses_to_compare<1>() && refuses_to_compare<2>() && refuses_to_compare<3>() &&
              refuses_to_compare<4>());

TEST(VecMismatch, LeavesSumsThatMatchAlone) {
  vec const v{1.0 * si::metre, 2.0 * si::metre};
  EXPECT_EQ((v + v)[1].value(), 4.0);
}

}  // namespace

}  // namespace of_vec_mismatch
