// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/magnitude.hpp>

namespace unitstep {

/// The magnitude of a velocity, along a line or in space.
template <class V>
constexpr auto speed(V const& v) {
  return magnitude(v);
}

}  // namespace unitstep
