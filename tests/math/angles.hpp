// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <vector>

#include "oracle.hpp"

namespace oracle {

/// The arguments of T that come nearest to a multiple of pi/2, times a power of two: to within
/// 2^-29.9 in float, 2^-61.5 in double, 2^-76.2 in x87's long double, the nearest there are. From
/// the continued fractions of 2^e * 2/pi for each exponent e, as in W. Kahan's "Minimizing
/// q*m - n" (1983).
template <std::floating_point T>
std::vector<T> nearest_to_right_angles() {
  struct argument {
    std::uint64_t significand;
    int exponent;
  };
  std::vector<argument> all{{0xf9be45, 72}, {0xa3e87f, 11}, {0x9976f1, 62}, {0x898498, 53}};
  if (std::numeric_limits<T>::digits >= 53) {
    all.insert(all.end(), {{0x16ac5b262ca1ff, 797},
                           {0x16c6cbc45dc8de, -47},
                           {0x1b951f1572eba5, -29},
                           {0x1504cac51f1eaf, 79},
                           {0x1e009c53148be1, 939},
                           {0x14c96c11134d36, 525}});
  }
  if (std::numeric_limits<T>::digits >= 64) {
    all.insert(all.end(), {{0xf28ab66522546ee1, 10531},
                           {0xea338cba57f34d10, 1443},
                           {0x907d1087672f7a65, 12587},
                           {0xd636c643eb75d585, 8426},
                           {0x8ecde8de1fbd5b06, 8445}});
  }
  std::vector<T> xs;
  for (auto const& [significand, exponent] : all) {
    xs.push_back(std::ldexp(static_cast<T>(significand), exponent));
  }
  return xs;
}

/// Angles of every size and sign: around zero, a few turns, up to a million, the whole range, and
/// the neighbours of multiples of pi/2 and pi/4.
template <std::floating_point T>
std::vector<T> angles() {
  constexpr long double quarter_pi = 0.785398163397448309615660845819875721L;
  using limits = std::numeric_limits<T>;
  arguments<T> random;
  std::vector<T> xs = nearest_to_right_angles<T>();
  xs.insert(xs.end(), {limits::denorm_min(), limits::min(), limits::max(), -limits::max()});
  for (int i = 0; i < 5'000; ++i) {
    xs.push_back(random.uniform(-1, 1));
    xs.push_back(random.uniform(-100, 100));
    xs.push_back(random.uniform(T(-2e6L), T(2e6L)));
    xs.push_back(random.any());
    xs.push_back(random.spread(-40, 3));
    xs.push_back(random.spread(15, 25));
    T const near = static_cast<T>((i + 1) * quarter_pi);
    T const far = static_cast<T>(static_cast<long double>(random.bits() >> 40) * quarter_pi);
    for (T const x : {near, far}) {
      xs.insert(xs.end(), {x, std::nextafter(x, T(0)), -std::nextafter(x, limits::max())});
    }
  }
  return xs;
}

}  // namespace oracle
