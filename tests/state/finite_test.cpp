// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/motion.hpp>

#include "math/twins.hpp"
#include "support/rational.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::is_finite;
using unitstep::light;
using unitstep::vec;

template <class T>
inline constexpr T inf = std::numeric_limits<T>::infinity();
template <class T>
inline constexpr T nan = std::numeric_limits<T>::quiet_NaN();

template <class T>
constexpr bool tells_numbers() {
  using limits = std::numeric_limits<T>;
  return is_finite(T(0)) && is_finite(-T(0)) && is_finite(limits::max()) &&
         is_finite(limits::lowest()) && is_finite(limits::min()) &&
         is_finite(limits::denorm_min()) && !is_finite(inf<T>) && !is_finite(-inf<T>) &&
         !is_finite(nan<T>) && !is_finite(-nan<T>);
}
static_assert(tells_numbers<float>() && tells_numbers<double>() && tells_numbers<long double>());

// One bad number anywhere is enough, at any place in the state.
template <class T>
constexpr bool tells_shapes(T bad) {
  quantity<si::length, T> const good_q = light<si::length, T>{1}, bad_q = light<si::length, T>{bad};
  light<si::length, T> const good_l{1}, bad_l{bad};
  std::array const good_bodies{vec{good_q, good_q}, vec{good_q, good_q}};
  std::array const bad_bodies{vec{good_q, good_q}, vec{good_q, bad_q}};
  return is_finite(good_q) && !is_finite(bad_q) && is_finite(good_l) && !is_finite(bad_l) &&
         is_finite(vec{T(1), T(2)}) && !is_finite(vec{T(1), bad}) && !is_finite(vec{bad, T(1)}) &&
         is_finite(vec{good_q, good_q, good_q}) && !is_finite(vec{good_q, good_q, bad_q}) &&
         is_finite(vec{good_l, good_l, good_l, good_l}) &&
         !is_finite(vec{good_l, good_l, good_l, bad_l}) && is_finite(good_bodies) &&
         !is_finite(bad_bodies) && !is_finite(vec{vec{T(1), T(2)}, vec{bad, T(2)}}) &&
         is_finite(vec{std::array{T(1)}, std::array{T(1)}}) &&
         !is_finite(vec{std::array{T(1)}, std::array{bad}}) &&
         is_finite(unitstep::motion{good_q, good_l}) &&
         !is_finite(unitstep::motion{bad_q, good_l}) &&
         !is_finite(unitstep::motion{good_q, bad_l}) && !is_finite(unitstep::motion{T(1), bad}) &&
         is_finite(unitstep::motion{good_bodies, good_bodies}) &&
         !is_finite(unitstep::motion{good_bodies, bad_bodies}) &&
         is_finite(std::array{unitstep::motion{good_q, good_l}}) &&
         !is_finite(std::array{unitstep::motion{good_q, bad_l}}) &&
         !is_finite(std::array<T, 1>{bad});
}
template <class T>
constexpr bool tells_all() {
  return tells_shapes(inf<T>) && tells_shapes(-inf<T>) && tells_shapes(nan<T>);
}
static_assert(tells_all<float>() && tells_all<double>() && tells_all<long double>());

// For any other bits of a NaN, and for the bits next to the exponent of a number.
static_assert(!is_finite(std::bit_cast<float>(0x7fc00001u)) &&
              !is_finite(std::bit_cast<float>(0xffffffffu)) &&
              is_finite(std::bit_cast<float>(0x7f7fffffu)) &&
              is_finite(std::bit_cast<float>(0x00800001u)));
static_assert(!is_finite(std::bit_cast<double>(0x7ff8000000000001u)) &&
              !is_finite(std::bit_cast<double>(0xffffffffffffffffu)) &&
              is_finite(std::bit_cast<double>(0x7fefffffffffffffu)) &&
              is_finite(std::bit_cast<double>(0x0010000000000001u)));

// Fractions have no infinities.
static_assert(is_finite(laws::rational(1, 2)) &&
              is_finite(vec{laws::rational(1, 2), laws::rational(3)}));

// A function of another namespace for a number that does not belong to it is not called.
}  // namespace
namespace laws {
constexpr bool is_finite(rational const&) { return false; }
}  // namespace laws
namespace {
static_assert(!laws::is_finite(laws::rational(3)) && is_finite(vec{laws::rational(3)}));

// Integers have none either.
static_assert(is_finite(0) && is_finite(-7L) && is_finite(std::numeric_limits<long long>::max()));

// A quarter of the smallest normal number has an infinite reciprocal, and the next larger number a finite one.
template <class T>
constexpr bool tells_infinite_reciprocals() {
  using limits = std::numeric_limits<T>;
  using unitstep::detail::has_infinite_reciprocal;
  T const at = limits::min() / 4, over = at + limits::denorm_min();
  return has_infinite_reciprocal(at) && has_infinite_reciprocal(-at) &&
         has_infinite_reciprocal(limits::denorm_min()) && !has_infinite_reciprocal(over) &&
         !has_infinite_reciprocal(-over) && is_finite(1 / over) && is_finite(1 / -over) &&
         !has_infinite_reciprocal(T(1)) && !has_infinite_reciprocal(T(-1)) &&
         !has_infinite_reciprocal(limits::max()) && !has_infinite_reciprocal(inf<T>);
}
static_assert(tells_infinite_reciprocals<float>() && tells_infinite_reciprocals<double>() &&
              tells_infinite_reciprocals<long double>());
static_assert(!unitstep::detail::has_infinite_reciprocal(laws::rational(0)));

// The question is not defined for types that are no values.
template <class T>
concept answers = requires(T t) { is_finite(t); };
static_assert(answers<double> && answers<vec<double, 4>> && answers<std::array<float, 2>>);
static_assert(!answers<char const*> && !answers<std::array<char const*, 2>>);

template <class T>
class Finite : public ::testing::Test {};
TYPED_TEST_SUITE(Finite, twins::real_types);

TYPED_TEST(Finite, TellsTheSameAtRunTime) {
  using T = TypeParam;
  EXPECT_TRUE(tells_numbers<T>());
  for (T bad : {inf<T>, -inf<T>, nan<T>}) EXPECT_TRUE(tells_shapes(twins::opaque(bad)));
  EXPECT_FALSE(is_finite(1 / twins::opaque(std::numeric_limits<T>::min() / 4)));
  EXPECT_TRUE(is_finite(twins::opaque(std::numeric_limits<T>::max())));
  EXPECT_FALSE(is_finite(twins::opaque(std::numeric_limits<T>::max()) * 2));
}

}  // namespace
