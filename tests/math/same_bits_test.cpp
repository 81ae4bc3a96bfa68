// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <bit>
#include <concepts>
#include <cstdint>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>

#include "math/twins.hpp"

namespace {

/// Hashes the bits of many numbers (FNV-1a, by words); a long double counts as two doubles.
class digest {
public:
  template <std::floating_point T>
  constexpr void add(T x) {
    auto const high = static_cast<double>(x);
    mix(high);
    mix(static_cast<double>(x - static_cast<T>(high)));
  }

  [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

private:
  constexpr void mix(double x) {
    value_ = (value_ ^ std::bit_cast<std::uint64_t>(x)) * 0x100000001b3;
  }

  std::uint64_t value_ = 0xcbf29ce484222325;
};

template <std::floating_point T>
constexpr std::uint64_t digest_of_every_function(T from) {
  namespace math = unitstep::math;
  digest all;
  for (T const x : twins::geometric<T, 60>(from, T(1.9L))) {
    all.add(math::sqrt(x));
    all.add(math::cbrt(x));
    all.add(math::exp(x > 40 ? -1 / x : x));
    all.add(math::log(x));
    all.add(math::sin(x));
    all.add(math::cos(x));
    all.add(math::tan(x));
    all.add(math::atan2(x, T(-3)));
    all.add(math::pow(x, T(-1.3L)));
  }
  return all.value();
}

// All compilers must agree on these. The digests are from g++ 12; other tests show that the numbers behind them are
// right.
constexpr std::uint64_t of_float = 0x49755de3c0893585;
constexpr std::uint64_t of_double = 0x2c64c92b860c809d;
constexpr std::uint64_t of_long_double = 0x91e4a40fe62dd00b;
static_assert(digest_of_every_function(1e-7F) == of_float);
static_assert(digest_of_every_function(1e-7) == of_double);
static_assert(digest_of_every_function(1e-7L) == of_long_double);
// A change of one argument changes the digest.
static_assert(digest_of_every_function(1.1e-7) != of_double);

TEST(same_bits, in_the_program) {
  EXPECT_EQ(digest_of_every_function(twins::opaque(1e-7F)), of_float);
  EXPECT_EQ(digest_of_every_function(twins::opaque(1e-7)), of_double);
  EXPECT_EQ(digest_of_every_function(twins::opaque(1e-7L)), of_long_double);
}

}  // namespace
