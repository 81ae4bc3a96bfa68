// SPDX-License-Identifier: BSL-1.0
// The elementary functions on numbers with any bits: they return the same as the system's library to the last digit or
// two, and neither an infinity nor NaN where that has a number.
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/state/finite.hpp>

#include <bit>
#include <cstdint>

#include "input.hpp"

namespace {

namespace math = unitstep::math;
using fuzz::expect;

// Numbers in their order, negative ones first: neighbours differ by one.
std::int64_t place(double x) {
  auto const bits = std::bit_cast<std::int64_t>(x);
  return bits < 0 ? std::numeric_limits<std::int64_t>::min() - bits : bits;
}
std::int64_t place(float x) {
  auto const bits = std::bit_cast<std::int32_t>(x);
  return bits < 0 ? std::numeric_limits<std::int32_t>::min() - bits : bits;
}

/// The results of a function of x, or of x and y, here and in the system's library.
template <class T>
void agree(T ours, T other, char const* what, T x, T y, std::uint64_t most = 2) {
  expect(unitstep::is_finite(ours) == std::isfinite(ours), "is_finite says what isfinite says");
  bool const number = !std::isnan(ours) && !std::isnan(other);
  // Infinity comes after the largest number.
  auto const steps =
      static_cast<std::uint64_t>(place(ours)) - static_cast<std::uint64_t>(place(other));
  bool const near = steps + most <= 2 * most;
  if (number ? near : std::isnan(ours) && std::isnan(other)) return;
  std::fprintf(stderr, "of %a and %a: %a and %a\n", double(x), double(y), double(ours),
               double(other));
  expect(false, what);
}

template <class T>
void all(T x, T y) {
  agree(math::sqrt(x), std::sqrt(x), "sqrt", x, y);
  // The system's function is the one that is wrong by up to four; tests/math compares ours with MPFR.
  agree(math::cbrt(x), std::cbrt(x), "cbrt", x, y, 5);
  agree(math::exp(x), std::exp(x), "exp", x, y);
  agree(math::log(x), std::log(x), "log", x, y);
  agree(math::sin(x), std::sin(x), "sin", x, y);
  agree(math::cos(x), std::cos(x), "cos", x, y);
  agree(math::tan(x), std::tan(x), "tan", x, y);
  agree(math::atan(x), std::atan(x), "atan", x, y);
  agree(math::atan2(x, y), std::atan2(x, y), "atan2", x, y);
  agree(math::pow(x, y), std::pow(x, y), "pow", x, y);
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  fuzz::input in(bytes, size);
  while (!in.empty()) {
    bool const single = in.up_to(1) != 0;
    if (single) {
      float const x = in.number<float>();
      all(x, in.number<float>());
    } else {
      double const x = in.number<double>();
      all(x, in.number<double>());
    }
  }
  return 0;
}
