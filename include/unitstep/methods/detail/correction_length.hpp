// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <unitstep/math/magnitude.hpp>
#include <unitstep/state/detail/state_vector.hpp>

namespace unitstep::detail {

/// How long corrections are: the largest ratio of a correction to the size of its number. Of a number whose size is
/// nearly zero it is large but finite, so that nothing overflows; of a correction that is no number it is infinite. A
/// number of no size at all is new where it changes, and is not counted.
template <class T, std::size_t n, std::size_t stages>
struct correction_length {
  using limits = std::numeric_limits<T>;
  static constexpr T most = 1 / (limits::epsilon() * limits::epsilon());
  T length{};
  std::size_t worst = 0;
  bool has_new = false;

  constexpr correction_length(std::array<state_vector<T, n>, stages> const& change,
                              state_vector<T, n> const& size) {
    for (std::size_t s = 0; s < stages; ++s)
      for (std::size_t i = 0; i < size.length(); ++i) {
        T const c = unitstep::magnitude(change[s][i]);
        if (!(c <= length * size[i])) {
          T over = limits::infinity();
          if (c < over) {
            if (size[i] == T(0)) {
              has_new = true;
              continue;
            }
            over = c / most <= size[i] ? c / size[i] : most;
          }
          if (over > length) length = over, worst = i;
        }
      }
  }
};

}  // namespace unitstep::detail
