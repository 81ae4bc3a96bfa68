// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/attitude.hpp>

namespace unitstep {

/// Where a rigid body is and how it is oriented, as methods see it: the position of a motion whose
/// velocity is the pair of the velocity along world axes and the angular velocity along body axes.
///
/// \f[ (\mathbf x, q) + (\mathbf d, \mathbf u) = (\mathbf x + \mathbf d,\; q \exp \mathbf u) \f]
/// \proof{examples/reference/state.cpp,attitude}
template <class T>
struct position_and_attitude {
  vec<T, 3> position;       ///< of the centre of mass
  attitude<T> orientation;  ///< about it

  // Shifted along world axes and turned about body axes.
  friend constexpr position_and_attitude operator+(position_and_attitude const& a,
                                                   vec<vec<T, 3>, 2> const& d) {
    return {a.position + d.x, a.orientation + d.y};
  }
  friend constexpr position_and_attitude& operator+=(position_and_attitude& a,
                                                     vec<vec<T, 3>, 2> const& d) {
    return a = a + d;
  }

  /// What a relative error refers to. \see attitude::sizes
  constexpr vec<vec<T, 3>, 2> sizes() const { return {position, orientation.sizes()}; }

  /// The rates of a shift and a rotation vector. \see attitude::rate_on_chart
  static constexpr vec<vec<T, 3>, 2> rate_on_chart(vec<vec<T, 3>, 2> const& u,
                                                   vec<vec<T, 3>, 2> const& velocity) {
    return {velocity.x, unitstep::rate_of_rotation_vector(u.y, velocity.y)};
  }

  /// Position and orientation each by itself.
  static constexpr position_and_attitude blend(position_and_attitude const& a,
                                               position_and_attitude const& b, T const& w) {
    return {detail::blend(a.position, b.position, w),
            attitude<T>::blend(a.orientation, b.orientation, w)};
  }
  /// Position and orientation, each on a cubic of its own.
  template <class State>
  static constexpr State on_cubic(State const& a, State const& b, T const& h, T const& w) {
    auto const moved = detail::on_cubic(motion{a.position.position, a.velocity.x},
                                        motion{b.position.position, b.velocity.x}, h, w);
    auto const turned = detail::on_cubic(motion{a.position.orientation, a.velocity.y},
                                         motion{b.position.orientation, b.velocity.y}, h, w);
    return {{moved.position, turned.position}, {moved.velocity, turned.velocity}};
  }

  friend constexpr bool operator==(position_and_attitude const&,
                                   position_and_attitude const&) = default;
};

}  // namespace unitstep
