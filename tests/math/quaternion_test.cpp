// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <stdexcept>
#include <type_traits>
#include <unitstep/math/quaternion.hpp>

#include "support/rational.hpp"
#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace of_quaternion_type {

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;

// Which types are quaternions, and what their components are.
using unitstep::detail::is_in_numbers, unitstep::detail::stands_for_numbers;
using unitstep::detail::is_quaternion, unitstep::detail::is_no_factor;
static_assert(is_quaternion<quaternion<float>> && !is_quaternion<float>);
static_assert(is_no_factor<quaternion<float>> && !is_no_factor<float>);
static_assert(stands_for_numbers<float> && !stands_for_numbers<quantity<si::length>>);
static_assert(stands_for_numbers<unitstep::detail::no_four_numbers<float>>);
static_assert(is_in_numbers<float, float> && is_in_numbers<quantity<si::length, float>, float>);
static_assert(!is_in_numbers<float, double> && !is_in_numbers<quantity<si::length>, float>);

// The arguments determine the type; it holds four numbers only, which are compared one by one.
static_assert(std::same_as<decltype(quaternion{1.0F, 0.0F, 0.0F, 0.0F}), quaternion<float>>);
static_assert(std::is_trivially_copyable_v<quaternion<double>> &&
              sizeof(quaternion<double>) == 4 * sizeof(double));
constexpr bool tells_components(double half) {
  quaternion const q{half, 2.0, 3.0, 4.0};
  return q == quaternion{0.5, 2.0, 3.0, 4.0} && q != quaternion{0.25, 2.0, 3.0, 4.0} &&
         q != quaternion{0.5, 1.0, 3.0, 4.0} && q != quaternion{0.5, 2.0, 1.0, 4.0} &&
         q != quaternion{0.5, 2.0, 3.0, 1.0} && q.w == half && q.x == 2.0 && q.y == 3.0 &&
         q.z == 4.0;
}
static_assert(tells_components(0.5) && !tells_components(0.25));

TEST(QuaternionType, IsTheSameAtRunTime) { EXPECT_TRUE(tells_components(twins::hidden(0.5))); }

}  // namespace

}  // namespace of_quaternion_type

namespace of_quaternion {

namespace {

namespace si = boost::units::si;
using unitstep::light;
using unitstep::quaternion;
using unitstep::vec;

// Hamilton's rules: i^2 = j^2 = k^2 = ijk = -1, ij = k, ji = -k.
constexpr quaternion one{1.0, 0.0, 0.0, 0.0}, minus_one{-1.0, -0.0, -0.0, -0.0};
constexpr quaternion i{0.0, 1.0, 0.0, 0.0}, j{0.0, 0.0, 1.0, 0.0}, k{0.0, 0.0, 0.0, 1.0};
static_assert(i * i == minus_one && j * j == minus_one && k * k == minus_one);
static_assert(i * j * k == minus_one && i * j == k && j * i == conjugate(k));
static_assert(j * k == i && k * i == j && k * j == conjugate(i) && i * k == conjugate(j));
static_assert(one * i == i && one * j == j && one * k == k);
static_assert(i * one == i && j * one == j && k * one == k && i * j != j * i);

// The length of a product is the product of the lengths, exactly in whole numbers.
using laws::rational;
constexpr quaternion<rational> a{rational(1), rational(2), rational(-3), rational(4)};
constexpr quaternion<rational> b{rational(2), rational(-1), rational(0), rational(5)};
constexpr rational square(quaternion<rational> const& q) { return (q * conjugate(q)).w; }
static_assert(squared(a) == square(a) && squared(b) != rational(900));
static_assert(square(a) == rational(30) && square(b) == rational(30));
static_assert(square(a * b) == rational(900));
static_assert((a * b) * a == a * (b * a));

static_assert(norm(quaternion{2.0, 4.0, 4.0, 8.0}) == 10.0);
static_assert(normalized(quaternion{2.0, 4.0, 4.0, 8.0}) == quaternion{0.2, 0.4, 0.4, 0.8});
static_assert(normalized(quaternion{1.0, 3.0, 5.0, 1.0}) ==
              quaternion{1.0 / 6, 3.0 / 6, 5.0 / 6, 1.0 / 6});
static_assert(normalized(quaternion{0.0f, 0.0f, -2.0f, 0.0f}) ==
              quaternion{0.0f, 0.0f, -1.0f, 0.0f});

// Arguments that are not four numbers of one type give a refusal with a name, instead of the compiler's list of
// constructors; tests/refuse tests what it says.
template <class... Given>
concept is_refused = requires(Given... given) {
  requires std::same_as<typename decltype(quaternion(given...))::value_type, unitstep::unknown>;
};
static_assert(is_refused<double, float, double, double> && is_refused<double, double>);
static_assert(!is_refused<double, double, double, double>);

// (1 + i + j + k) / 2 takes x to y, y to z and z to x, exactly and in any unit.
constexpr quaternion cycle{0.5, 0.5, 0.5, 0.5};
static_assert(rotate(cycle, vec{1.0, 2.0, 3.0}) == vec{3.0, 1.0, 2.0});
static_assert(rotate(conjugate(cycle), vec{1.0, 2.0, 3.0}) == vec{2.0, 3.0, 1.0});
static_assert(rotate(cycle, vec{1.0, 2.0, 3.0} * si::newton) == vec{3.0, 1.0, 2.0} * si::newton);
static_assert(rotate(cycle, vec{light<si::length, double>{1}, light<si::length, double>{2},
                                light<si::length, double>{3}})
                  .x == 3.0 * si::metre);
static_assert(rotate(quaternion{0.5f, 0.5f, 0.5f, 0.5f}, vec{1.0f, 2.0f, 3.0f} * si::metre) ==
              vec{3.0f, 1.0f, 2.0f} * si::metre);
static_assert(rotate(i, vec{1.0, 2.0, 3.0}) == vec{1.0, -2.0, -3.0});
// A product applies its right factor first; the other order would give another vector.
static_assert(rotate(i * cycle, vec{1.0, 2.0, 3.0}) ==
              rotate(i, rotate(cycle, vec{1.0, 2.0, 3.0})));
static_assert(rotate(i * cycle, vec{1.0, 2.0, 3.0}) != rotate(cycle * i, vec{1.0, 2.0, 3.0}));

// By the right-hand rule a quarter turn about z takes x to y; sin and cos are within an ulp.
constexpr auto quarter =
    rotation_about(vec{0.0, 0.0, 2.0} * si::metre, 1.57079632679489661923 * si::radian);
constexpr auto turned = rotate(quarter, vec{1.0, 0.0, 0.0});
static_assert(turned.x < 4e-16 && turned.x > -4e-16);
static_assert(turned.y > 1 - 4e-16 && turned.y < 1 + 4e-16 && turned.z == 0.0);
static_assert(rotation_about(vec{1.0, 1.0, 0.0}, 0.0 * si::radian) == one);
// Half a turn about an axis of length 7: the sine of a quarter turn is 1, the cosine is the rounding of pi.
constexpr auto half_a_turn =
    rotation_about(vec{2.0, -3.0, 6.0}, 3.14159265358979323846 * si::radian);
static_assert(half_a_turn.x == 2.0 / 7 && half_a_turn.y == -3.0 / 7 && half_a_turn.z == 6.0 / 7);
static_assert(half_a_turn.w > 0 && half_a_turn.w < 1e-16);

// A unit quaternion about an axis of any length, and one from four numbers of any size, to the last bit.
constexpr bool turns_at_any_size() {
  auto const about = [](double length) {
    return unitstep::rotation_about(unitstep::vec{0.0, 0.0, length} * boost::units::si::metre,
                                    2.0 * boost::units::si::radian);
  };
  for (double const size : {5e-324, 1e-170, 1e-160, 1e160, 1.7e308}) {
    if (!(about(size) == about(1))) return false;
    if (!(normalized(unitstep::quaternion{size, -size, size, size}) ==
          unitstep::quaternion{0.5, -0.5, 0.5, 0.5}))
      return false;
  }
  return true;
}
static_assert(turns_at_any_size());
static_assert(normalized(quaternion{5e-324, 0.0, 0.0, 0.0}) == quaternion{1.0, 0.0, 0.0, 0.0});
static_assert(normalized(quaternion{0.0, 5e-324, 0.0, 0.0}) == quaternion{0.0, 1.0, 0.0, 0.0});
static_assert(normalized(quaternion{0.0, 0.0, 5e-324, 0.0}) == quaternion{0.0, 0.0, 1.0, 0.0});
static_assert(normalized(quaternion{0.0, 0.0, 0.0, 5e-324}) == quaternion{0.0, 0.0, 0.0, 1.0});

TEST(Quaternion, IsTheSameAtRunTime) {
  EXPECT_TRUE(turns_at_any_size());
  auto const angle = twins::hidden(1.57079632679489661923) * si::radian;
  EXPECT_TRUE(twins::same_bits(rotation_about(vec{0.0, 0.0, twins::hidden(2.0)} * si::metre, angle),
                               quarter));
  EXPECT_TRUE(twins::same_bits(
      rotate(quarter, vec{twins::hidden(1.0), twins::hidden(0.0), twins::hidden(0.0)}), turned));
}

TEST(Quaternion, HasNoDirectionWithoutALength) {
  EXPECT_THROW((void)normalized(quaternion{0.0, 0.0, 0.0, 0.0}), std::domain_error);
  EXPECT_THROW((void)rotation_about(vec{0.0, 0.0, 0.0}, 1.0 * si::radian), std::domain_error);
  EXPECT_NO_THROW((void)normalized(quaternion{0.0, 0.0, 0.0, 1e-3}));
}

}  // namespace

}  // namespace of_quaternion

namespace of_quaternion_mismatch {

namespace {

// tests/refuse tests the message for a mismatch, and that it is an error.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;
using unitstep::unknown;
using unitstep::vec;
using axis = vec<double, 3>;
using angle = quantity<si::plane_angle>;
using metres = quantity<si::length>;

template <class A, class B>
using about = decltype(rotation_about(A{}, B{}));
template <class A, class B>
using turned = decltype(rotate(A{}, B{}));

static_assert(std::same_as<about<axis, double>, unknown>);
static_assert(std::same_as<about<axis, metres>, unknown>);
static_assert(std::same_as<decltype(unitstep::rotation_about(angle{}, axis{})), unknown>);
static_assert(std::same_as<about<vec<double, 2>, angle>, unknown>);
static_assert(std::same_as<turned<axis, quaternion<double>>, unknown>);
static_assert(std::same_as<turned<quaternion<double>, vec<double, 2>>, unknown>);

// What fits is not refused.
static_assert(std::same_as<about<axis, angle>, quaternion<double>>);
static_assert(std::same_as<about<vec<metres, 3>, angle>, quaternion<double>>);
static_assert(std::same_as<turned<quaternion<double>, vec<metres, 3>>, vec<metres, 3>>);

// Four plain numbers of one type are components; a single argument may be a copy.
using namespace unitstep::detail;
static_assert(is_one_type<type_list<double, double, double, double>> &&
              !is_one_type<type_list<double, double, double, float>> && !is_one_type<double>);
static_assert(!no_components<double, double, double, double> && !no_components<double>);
static_assert(no_components<double, double> && no_components<double, double, double, float>);
static_assert(no_components<metres, metres, metres, metres>);
static_assert(is_mismatched<quaternion<no_four_numbers<double>>>);
static_assert(is_vec_of_three<axis> && !is_vec_of_three<vec<double, 4>> &&
              !is_vec_of_three<double>);

// An axis and an angle, or a rotation and a rotated vector, one of which is wrong; an argument that was refused already
// is not refused again.
using in_float = vec<float, 3>;
static_assert(std::same_as<about<unknown, angle>, unknown>);
static_assert(std::same_as<about<in_float, angle>, unknown>);
struct posed {
  quaternion<double> orientation;
};
template <class A, class B>
concept turns = requires(A const& a, B const& b) { unitstep::rotate(a, b); };
static_assert(std::same_as<turned<quaternion<double>, axis>, axis> && !turns<double, double>);
static_assert(std::same_as<turned<quaternion<double>, in_float>, unknown> &&
              std::same_as<turned<axis, double>, unknown>);
static_assert(std::same_as<turned<double, axis>, unknown> &&
              std::same_as<turned<posed, axis>, unknown>);
static_assert(!turns<posed, double>);
static_assert(rotation_and_vector<quaternion<double>, axis> && rotation_and_vector<axis, double> &&
              rotation_and_vector<double, axis> && rotation_and_vector<posed, axis>);
static_assert(!rotation_and_vector<double, double> && !rotation_and_vector<posed, double>);

// The messages.
template <class A, class B>
constexpr auto said_of_axis_and_angle = verdicts::reads<decltype(check_axis_and_angle<A, B>())>();
static_assert(said_of_axis_and_angle<vec<double, 2>, angle> ==
              "expected axis: a vec of three, got vec<double, 2>");
static_assert(said_of_axis_and_angle<axis, double> ==
              "expected angle: rad, got a plain number (double): multiply by si::radian");
static_assert(said_of_axis_and_angle<in_float, angle> ==
              "expected axis: vec<double, 3>, got vec<float, 3>");
template <class A, class B>
constexpr auto said_of_turned = verdicts::reads<decltype(check_turned<A, B>())>();
static_assert(said_of_turned<axis, quaternion<double>> ==
              "expected rotation: quaternion<double>, got vec<double, 3>");
static_assert(said_of_turned<quaternion<double>, in_float> ==
              "expected vector: vec<double, 3>, got vec<float, 3>");
static_assert(said_of_turned<quaternion<double>, vec<double, 2>> ==
              "expected vector: a vec of three, got vec<double, 2>");

TEST(QuaternionMismatch, WhatFitsRunsAsBefore) {
  // The formulas: the angle zero turns nothing, and the unit quaternion leaves a vector unchanged.
  auto const none = rotation_about(axis{0.0, 0.0, 1.0}, 0.0 * si::radian);
  EXPECT_EQ(none.w, 1.0);
  EXPECT_EQ(rotate(none, axis{1.0, 2.0, 3.0}), (axis{1.0, 2.0, 3.0}));
}

}  // namespace

}  // namespace of_quaternion_mismatch

namespace of_quaternion_operators_mismatch {

namespace {

// tests/refuse tests the message for a mismatch, and that it is an error.

namespace si = boost::units::si;
using unitstep::quaternion;
using unitstep::unknown;
using unitstep::vec;
using rotation = quaternion<double>;
using lengths = vec<boost::units::quantity<si::length>, 3>;

static_assert(std::same_as<decltype(rotation{} * lengths{}), unknown>);
static_assert(std::same_as<decltype(lengths{} * rotation{}), unknown>);
static_assert(std::same_as<decltype(rotation{} * 2.0), unknown>);
static_assert(std::same_as<decltype(2 * rotation{}), unknown>);
static_assert(std::same_as<decltype(rotation{} * quaternion<float>{}), unknown>);
static_assert(std::same_as<decltype(rotation{} + rotation{}), unknown>);
static_assert(std::same_as<decltype(rotation{} - vec<double, 3>{}), unknown>);
static_assert(std::same_as<decltype(rotation{} / 2.0), unknown>);
static_assert(std::same_as<decltype(rotation{} == vec<double, 3>{}), unknown>);
static_assert(std::same_as<decltype(rotation{} != quaternion<float>{}), unknown>);
static_assert(std::same_as<decltype(conjugate(lengths{})), unknown>);

// What fits is not refused.
static_assert(std::same_as<decltype(rotation{} * rotation{}), rotation>);
static_assert(std::same_as<decltype(rotation{} == rotation{}), bool>);
static_assert(std::same_as<decltype(conjugate(rotation{})), rotation>);
static_assert(!unitstep::number<rotation>);

// The operands decide which message is given; an operand that was refused already is not refused again.
using namespace unitstep::detail;
using plane = vec<double, 2>;
static_assert(quaternion_beside<rotation, double> && quaternion_beside<double, rotation> &&
              quaternion_beside<rotation, plane> && quaternion_beside<rotation, rotation>);
static_assert(!quaternion_beside<double, double> && !quaternion_beside<rotation, unknown> &&
              !quaternion_beside<rotation, char const*> &&
              !quaternion_beside<char const*, rotation>);
static_assert(other_than_quaternion<rotation, double> && other_than_quaternion<plane, rotation> &&
              other_than_quaternion<rotation, quaternion<float>> &&
              !other_than_quaternion<rotation, rotation> && !other_than_quaternion<double, float>);
template <class T>
concept may_be_conjugated = requires(T t) { unitstep::conjugate(t); };
static_assert(may_be_conjugated<plane> && may_be_conjugated<boost::units::quantity<si::length>> &&
              !may_be_conjugated<char const*>);

TEST(QuaternionOperatorsMismatch, WhatFitsRunsAsBefore) {
  // Hamilton: i j = k.
  EXPECT_EQ((rotation{0.0, 1.0, 0.0, 0.0} * rotation{0.0, 0.0, 1.0, 0.0}),
            (rotation{0.0, 0.0, 0.0, 1.0}));
}

}  // namespace

}  // namespace of_quaternion_operators_mismatch
