// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace unitstep {

/// The state of something that moves: where it is and how fast.
///
/// Position and velocity have one shape: a quantity, a `vec` of quantities, or a `std::array` of
/// either for many bodies. A field of a motion returns its acceleration.
///
/// \tparam Position a quantity, say a length, or a vec or array of them
/// \tparam Velocity position per time, of the same shape
template <class Position, class Velocity>
struct motion {
  Position position;  ///< where
  Velocity velocity;  ///< how fast

  // Written out: a defaulted one has the compiler look for the operators of both members at once.
  friend constexpr bool operator==(motion const& a, motion const& b) {
    return a.position == b.position && a.velocity == b.velocity;
  }
};

template <class Position, class Velocity>
motion(Position, Velocity) -> motion<Position, Velocity>;

}  // namespace unitstep
