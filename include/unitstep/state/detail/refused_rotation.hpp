// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/diagnostics/stand_in.hpp>
#include <unitstep/math/quaternion.hpp>

/// \file
/// \brief The values that a refused run of a rotation returns, and the results of computing with them.

namespace unitstep {

template <class Orientation, class AngularVelocity>
struct rotation;

namespace detail {

struct refused_orientation : compares_well {
  unknown w;
  unknown x;
  unknown y;
  unknown z;

  template <class T>
  constexpr operator quaternion<T>() const {
    return {T(1), T(0), T(0), T(0)};
  }
};
struct refused_rotation : compares_well {
  refused_orientation orientation;
  unknown angular_velocity;

  template <class T, class W>
  constexpr operator rotation<quaternion<T>, W>() const {
    return {orientation, W{}};
  }
};

/// Operands of `rotate` at least one of which was refused.
template <class Q, class V>
concept turns_unknown = std::is_same_v<Q, refused_orientation> || with_mismatch<Q, V>;

}  // namespace detail

/// \cond
constexpr detail::refused_orientation conjugate(detail::refused_orientation const& q) { return q; }
constexpr detail::refused_orientation normalized(detail::refused_orientation const& q) { return q; }
constexpr unknown norm(detail::refused_orientation const&) { return {}; }
template <class Q, class V>
  requires detail::turns_unknown<Q, V>
constexpr unknown rotate(Q const&, V const&) {
  return {};
}
/// \endcond

}  // namespace unitstep
