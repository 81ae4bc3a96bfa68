// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <stdexcept>
#include <unitstep/math/quaternion.hpp>

#include "support/rational.hpp"
#include "support/same_bits.hpp"

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

// The length of a product is the product of the lengths, exactly: in whole numbers.
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

// What is no four numbers of one type has a name for the refusal all the same, not the compiler's list of
// constructors that do not fit; what the refusal says is tested in tests/refuse.
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
// A product turns by its right factor first; the other way about it would be another vector.
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
// Half a turn about an axis of length 7: the sine of a quarter turn is 1, the cosine what pi is rounded by.
constexpr auto half_a_turn =
    rotation_about(vec{2.0, -3.0, 6.0}, 3.14159265358979323846 * si::radian);
static_assert(half_a_turn.x == 2.0 / 7 && half_a_turn.y == -3.0 / 7 && half_a_turn.z == 6.0 / 7);
static_assert(half_a_turn.w > 0 && half_a_turn.w < 1e-16);

// A unit quaternion about an axis of any length, and from four numbers of any size, to the last bit.
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
