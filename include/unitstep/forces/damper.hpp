// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

/// A dashpot: a force against the motion, in proportion to the velocity.
///
/// \f[ F = -c\, v \f]
///
/// `damping` is a force per velocity (kg/s in SI). Works on a quantity and on a `vec`; for many
/// bodies it is one for all or a `std::array` with one for each.
/// \throw std::domain_error from `second_law` if it is not finite
/// \proof{examples/reference/forces.cpp,damper}
template <class Damping>
struct damper {
  Damping damping;  ///< c, force per velocity

  /// It depends on the velocity.
  static constexpr bool sees_no_velocity = false;

  template <detail::has_velocity State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return -damping * s.velocity;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    auto const c = raw_form<Damping>::to_raw(damping);
    return detail::linear_force{-decltype(c){}, c};
  }

  /// The law of body `i`.
  constexpr auto for_body(std::size_t i) const {
    return ::unitstep::damper{detail::for_body(damping, i)};
  }

  /// Refuses a constant that is not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: damper: constant must be finite", damping);
  }

  /// The verdict on the unit of the constant.
  template <class State, class Time, class Force>
  using constants_verdict =
      detail::constant_verdict<"damper damping",
                               detail::quotient_of<Force, decltype(State::velocity)>, Damping>;
};

template <class Damping>
damper(Damping) -> damper<Damping>;

}  // namespace unitstep
