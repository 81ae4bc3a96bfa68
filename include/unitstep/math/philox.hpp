// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstdint>

namespace unitstep::math {

/// Philox4x32-10: 128 random bits, which depend only on a counter and a key. They are the same in a constant, at run
/// time and in a kernel.
///
/// Source: J. Salmon, M. Moraes, R. Dror, D. Shaw, SC '11, article 16 (2011).
/// \proof{examples/reference/noise.cpp,philox}
[[gnu::always_inline]] constexpr std::array<std::uint32_t, 4> philox(
    std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
  auto [a, b, c, d] = counter;
  auto [k, l] = key;
#ifndef __NVCC__  // nvcc does not know it, and unrolls by itself
#pragma GCC unroll 10
#endif
  for (int round = 0; round < 10; ++round) {
    std::uint64_t const first = std::uint64_t{0xD2511F53} * a;
    std::uint64_t const second = std::uint64_t{0xCD9E8D57} * c;
    a = static_cast<std::uint32_t>(second >> 32) ^ b ^ k;
    b = static_cast<std::uint32_t>(second);
    c = static_cast<std::uint32_t>(first >> 32) ^ d ^ l;
    d = static_cast<std::uint32_t>(first);
    k += 0x9E3779B9U;
    l += 0xBB67AE85U;
  }
  return {a, b, c, d};
}

/// The same with a counter and a key of words of 64 bits, the lower half of each first.
[[gnu::always_inline]] constexpr std::array<std::uint32_t, 4> philox(std::uint64_t first,
                                                                     std::uint64_t second,
                                                                     std::uint64_t key) {
  return math::philox(
      {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(first >> 32),
       static_cast<std::uint32_t>(second), static_cast<std::uint32_t>(second >> 32)},
      {static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(key >> 32)});
}

}  // namespace unitstep::math
