// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/detail/double_word.hpp>

namespace unitstep::math::detail {

/// The slopes 0, 1/4, 1/2 and 1 and their angles, arctan(slope) as hi + lo.
///
/// The digits are those of MPFR's mpfr_atan; the tests compare.
template <std::floating_point T>
struct arctangents;

template <>
struct arctangents<double> {
  static constexpr double slope[] = {0, 0.25, 0.5, 1};
  static constexpr double_word<double> angle[] = {
      {0, 0},
      {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
      {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
      {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
  };
};

template <>
struct arctangents<long double> {
  static constexpr long double slope[] = {0, 0.25L, 0.5L, 1};
  static constexpr double_word<long double> angle[] = {
      {0, 0},
      {0xf.adbafc96406eb15p-6L, 0xd.b8f3debef442fcbp-71L},
      {0xe.d63382b0dda7b45p-5L, 0xd.fc88bd978751a07p-70L},
      {0xc.90fdaa22168c235p-4L, -0xe.ce675d1fc8f8cbbp-70L},
  };
};

}  // namespace unitstep::math::detail
