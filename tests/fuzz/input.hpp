// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <bit>
#include <cfenv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <type_traits>

/// Shared by the fuzz targets. A target makes numbers from the bytes of libFuzzer, uses them as any program may, and
/// calls `expect` for everything that must hold.
namespace fuzz {

/// Ends the program with a sentence, which libFuzzer counts as a find.
inline void expect(bool holds, char const* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

/// The bytes of a run, followed by zeros.
class input {
  std::uint8_t const* next_;
  std::size_t left_;

public:
  input(std::uint8_t const* bytes, std::size_t size) : next_(bytes), left_(size) {}

  bool empty() const { return left_ == 0; }

  /// An object made of these bytes.
  template <class T>
  T bits() {
    T value{};
    std::size_t const size = left_ < sizeof(T) ? left_ : sizeof(T);
    if (size != 0) std::memcpy(&value, next_, size);
    next_ += size;
    left_ -= size;
    return value;
  }

  /// A whole number from 0 to `most`.
  unsigned up_to(unsigned most) { return bits<std::uint8_t>() % (most + 1); }

  /// A number of any kind: half of them of ordinary size, some special ones, the rest with any bits.
  template <class T>
  T number() {
    using limits = std::numeric_limits<T>;
    unsigned const kind = bits<std::uint8_t>();
    if (kind < 128) return T(bits<std::int16_t>()) / 1024;
    switch (kind) {
      case 128: return limits::infinity();
      case 129: return -limits::infinity();
      case 130: return limits::quiet_NaN();
      case 131: return limits::max();
      case 132: return limits::lowest();
      case 133: return limits::min();
      case 134: return limits::denorm_min();
      case 135: return -T(0);
      case 136: return limits::epsilon();
      case 137: return T(1e18L);
    }
    T x;
    if constexpr (sizeof(T) == 4)
      x = std::bit_cast<T>(bits<std::uint32_t>());
    else
      x = std::bit_cast<T>(bits<std::uint64_t>());
    // Arithmetic makes no signalling NaN.
    return std::isnan(x) ? limits::quiet_NaN() : x;
  }
};

/// The same number, or both NaN: which NaN it is depends on the order of operands.
template <class T>
bool same(T a, T b) {
  return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

/// What a call throws; any other exception than these two ends the program.
enum class thrown { nothing, domain_error, runtime_error };
template <class Call>
thrown thrown_by(Call&& call) {
  try {
    call();
    return thrown::nothing;
  } catch (std::domain_error const&) {
    return thrown::domain_error;
  } catch (std::runtime_error const&) {
    return thrown::runtime_error;
  }
}

/// Detects whether finite numbers overflowed, as the processor reports it.
class blow_up {
public:
  blow_up() { std::feclearexcept(FE_ALL_EXCEPT); }
  bool happened() const { return std::fetestexcept(FE_OVERFLOW | FE_INVALID | FE_DIVBYZERO) != 0; }
};

}  // namespace fuzz

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size);
