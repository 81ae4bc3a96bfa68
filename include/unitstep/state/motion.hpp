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

  friend constexpr bool operator==(motion const&, motion const&) = default;
};

template <class Position, class Velocity>
motion(Position, Velocity) -> motion<Position, Velocity>;

}  // namespace unitstep
