// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#if __has_include(<Random123/philox.h>)
#include <Random123/philox.h>
#endif

#include <array>
#include <cstdint>
#include <unitstep/math/philox.hpp>

namespace {

using unitstep::math::philox;
using words = std::array<std::uint32_t, 4>;

// The published answers: Random123's kat_vectors, philox4x32 of 10 rounds.
static_assert(philox({0, 0, 0, 0}, {0, 0}) ==
              words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
static_assert(philox({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}) ==
              words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
static_assert(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}) ==
              words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
// The control: a counter that differs by one gives other bits.
static_assert(philox({1, 0, 0, 0}, {0, 0}) != philox({0, 0, 0, 0}, {0, 0}));

TEST(philox, published_answers_at_run_time) {
  std::uint32_t volatile zero = 0;
  std::uint32_t const z = zero;
  EXPECT_EQ(philox({z, z, z, z}, {z, z}), (words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
}

TEST(philox, words_of_64_bits_begin_with_the_lower_half) {
  EXPECT_EQ(philox(0x85a308d3243f6a88, 0x0370734413198a2e, 0x299f31d0a4093822),
            (words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

#if __has_include(<Random123/philox.h>)
TEST(philox, is_that_of_Random123) {
  std::uint64_t bits = 1;
  auto const next = [&bits] {
    bits = bits * 6364136223846793005U + 1442695040888963407U;  // Knuth's generator, MMIX
    return static_cast<std::uint32_t>(bits >> 32);
  };
  for (int i = 0; i < 1000; ++i) {
    words const counter{next(), next(), next(), next()};
    std::array<std::uint32_t, 2> const key{next(), next()};
    auto const due =
        r123::Philox4x32{}({{counter[0], counter[1], counter[2], counter[3]}}, {{key[0], key[1]}});
    words const got = philox(counter, key);
    for (std::size_t k = 0; k < 4; ++k) ASSERT_EQ(got[k], due[k]);
  }
}
#endif

}  // namespace
