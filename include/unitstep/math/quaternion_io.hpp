// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <ostream>
#include <unitstep/math/quaternion.hpp>

namespace unitstep {

/// Prints a quaternion as `(w, x, y, z)`; each number takes the stream's precision and notation.
template <class T>
std::ostream& operator<<(std::ostream& out, quaternion<T> const& q) {
  return out << '(' << q.w << ", " << q.x << ", " << q.y << ", " << q.z << ')';
}

}  // namespace unitstep
