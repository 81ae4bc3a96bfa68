// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <ratio>
#include <unitstep/methods/velocity_verlet.hpp>

namespace unitstep {

/// Modified Verlet, for forces that depend on velocity: velocity Verlet whose new acceleration sees a velocity
/// predicted with the old acceleration.
///
/// \f[ x_{n+1} = x_n + v_n h + \tfrac12 a_n h^2, \qquad
///     a_{n+1} = a(x_{n+1},\; v_n + \lambda a_n h,\; t_{n+1}), \qquad
///     v_{n+1} = v_n + \tfrac12 (a_n + a_{n+1})\, h \f]
///
/// With \f$ \lambda = \tfrac12 \f$ the force sees the velocity in the middle of the step; the order under damping is
/// then one, with a smaller error than velocity Verlet's. \f$ \lambda = 1 \f$ makes it two, and \f$ \lambda = 0 \f$ is
/// velocity Verlet. For forces of the position alone \f$ \lambda \f$ makes no difference.
///
/// On a mass m with a spring k and a damper c it is stable while \f$ k h^2/m + 2\, c\, h/m < 4 \f$, with
/// \f$ \lambda = 1 \f$ while \f$ k h^2/m + 4\, c\, h/m < 4 \f$: the step of a game may be too long for a strong damper.
///
/// Use it for springs with dampers, with \f$ \lambda = 1 \f$ for accuracy:
/// `modified_velocity_verlet<std::ratio<1>>{}`. Cost: one evaluation a step and one to start.
/// Source: R. D. Groot, P. B. Warren, J. Chem. Phys. 107, 4423 (1997).
///
/// \tparam lambda the share of the step by which the velocity is predicted
/// \proof{examples/reference/made_of_methods.cpp,modified_velocity_verlet}
template <class lambda = std::ratio<1, 2>>
struct modified_velocity_verlet : velocity_verlet {
  static constexpr int order_with_velocity_forces =
      std::ratio_equal_v<lambda, std::ratio<1>> ? 2 : 1;

  /// One step of a motion.
  template <class X, class V, class A, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, A& a, Field const& acceleration,
                                            Time t, Time dt) const {
    motion<X, V> const predicted{s.position + (s.velocity + a * (dt / 2)) * dt,
                                 s.velocity + a * (dt * numerator / denominator)};
    auto const a_new = acceleration(predicted, t + dt);
    auto const sum = a + a_new;
    a = a_new;
    return {predicted.position, s.velocity + sum * (dt / 2)};
  }

private:
  static constexpr int numerator = static_cast<int>(lambda::num);
  static constexpr int denominator = static_cast<int>(lambda::den);
};

}  // namespace unitstep
