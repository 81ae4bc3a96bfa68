// SPDX-License-Identifier: BSL-1.0
// expect any: throw-expression|must be initialized by a constant
// A table entry of a metre, in 16 bits that end just below it.
#include <cstdint>
#include <stdexcept>
#include <unitstep/units/fail.hpp>

//! [mistake]
constexpr std::int16_t fixed(float metres) {
  float const parts = metres * 32768;
  float const nearest = parts + (parts < 0 ? -0.5F : 0.5F);
  if (nearest <= -32769 || nearest >= 32768)
    unitstep::fail<std::range_error>("does not fit");
  return static_cast<std::int16_t>(nearest);
}
constexpr std::int16_t entry = fixed(1.0F);
//! [mistake]

int main() {}
