// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/moment_of_inertia.hpp>
#include <boost/units/systems/si/plane_angle.hpp>
#include <tuple>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep::detail {

/// A vec of three quantities, or of three numbers.
template <class T>
concept three_values = is_vec<T> && typed_value<T> && requires(T v) {
  { v.z };
};

/// The verdict on one principal moment of inertia: it has the value type of the state, and is mass length² per angle²
/// unless the angular acceleration is a plain number.
template <class Moment, class Acceleration>
consteval auto check_moment() {
  using namespace diagnostics;
  using T = typename raw_form<Acceleration>::number;
  using due = boost::units::quantity<boost::units::si::moment_of_inertia, T>;
  if constexpr (unitstep::number<Acceleration>) {
    if constexpr (std::is_same_v<Moment, T>)
      return accepted{};
    else
      return refuse<"inertia", T, Moment>{};
  } else if constexpr (is_of_dimension<Moment, boost::units::moment_of_inertia_dimension> &&
                       std::is_same_v<typename raw_form<Moment>::number, T>) {
    return accepted{};
  } else {
    return refuse<"inertia", due, with_radian_hint<due, Moment>>{};
  }
}

/// The verdict on one torque, which must be a `Due`.
template <class Torque, class State, class Time, class Due>
consteval auto check_torque() {
  using namespace diagnostics;
  if constexpr (auto callable = check_callable<"torque", Torque, State, Time>(); !callable.ok)
    return callable;
  else
    return check_fit_of_turning<"torque", Due, field_result<Torque, State, Time>>();
}

/// The verdict on moments of inertia and torques for the units of a state.
template <class State, class Time, class Inertia, class... Torques>
struct turning_verdict {
  using type = diagnostics::refuse<"initial", diagnostics::words<"a rotation">, State>;
};
template <class O, class W, class Time, class Inertia, class... Torques>
struct turning_verdict<rotation<O, W>, Time, Inertia, Torques...> {
  static consteval auto check() {
    if constexpr (!three_values<Inertia>) {
      using number = typename raw_form<W>::number;
      using moment = boost::units::quantity<boost::units::si::moment_of_inertia, number>;
      return diagnostics::refuse<"inertia", vec<moment, 3>, Inertia>{};
    } else {
      using acceleration = typename rate_of<W, Time>::value_type;
      using moment = typename Inertia::value_type;
      if constexpr (auto moments = check_moment<moment, acceleration>(); !moments.ok)
        return moments;
      else
        return diagnostics::first_refusal<
            decltype(check_torque<Torques, rotation<O, W>, Time,
                                  vec<product_of<acceleration, moment>, 3>>())...>{};
    }
  }
  using type = decltype(check());
};

/// The angular acceleration of a free body on plain numbers:
/// \f$ \dot\omega_1 = \frac{I_2 - I_3}{I_1} \omega_2 \omega_3 \f$ and cyclic permutations.
template <class T>
struct free_turning {
  vec<T, 3> ratio;  ///< the differences of two moments over the third

  template <class State, class Time>
  constexpr vec<T, 3> operator()(State const& s, Time const&) const {
    auto const& w = s.velocity;
    return {ratio.x * w.y * w.z, ratio.y * w.z * w.x, ratio.z * w.x * w.y};
  }
};

/// The same under a net torque.
template <class T, class Torque>
struct driven_turning {
  vec<T, 3> ratio;
  vec<T, 3> inverse_inertia;
  [[no_unique_address]] Torque torque;

  template <class State, class Time>
  constexpr vec<T, 3> operator()(State const& s, Time const& t) const {
    auto const& w = s.velocity;
    auto const net = torque(s, t);
    return {ratio.x * w.y * w.z + inverse_inertia.x * net.x,
            ratio.y * w.z * w.x + inverse_inertia.y * net.y,
            ratio.z * w.x * w.y + inverse_inertia.z * net.z};
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Euler's equations: the field of a rotation, in the principal axes of the body.
///
/// \f[ I\, \dot{\vec\omega} = \sum_i \vec\tau_i(q, \vec\omega, t)
///     - \vec\omega \times (I \vec\omega) \,/\, \text{rad} \f]
///
/// Boost.Units counts plane angle among the dimensions. A moment of inertia is mass length² per radian², a torque
/// energy per radian, and \f$ \vec\omega \times I \vec\omega \f$ has the unit of an energy: the vector product turns
/// the angular momentum, and a vector that turns at one radian per second changes by its length, not by its length
/// times an angle. So one radian is divided out here.
///
/// A torque is any callable (rotation, time) -> `vec` of three torques along the body axes. Several add up, and without
/// one the body is free. `torque_of(r, F)` makes a torque from a force.
///
/// In a run the moments are plain numbers whose quotients are computed once.
/// Source: L. Euler, Mem. Acad. Sci. Berlin 14, 154 (1758).
///
/// \throw std::domain_error if a moment of inertia is zero or not finite, or a torque refuses its
///        constants
/// \proof{examples/reference/forces.cpp,euler_equations}
template <class Inertia, class... Torques>
class euler_equations {
  Inertia inertia_;
  std::tuple<Torques...> torques_;

  static constexpr Inertia accept(Inertia const& inertia) {
    if constexpr (detail::three_values<Inertia>) {
      auto const i = raw_form<Inertia>::to_raw(inertia);
      decltype(i.x) const zero{};
      if (!unitstep::is_finite(i) || i.x == zero || i.y == zero || i.z == zero)
        fail<std::domain_error>("unitstep: moments of inertia must be finite and not zero");
      if (detail::has_infinite_reciprocal(i.x) || detail::has_infinite_reciprocal(i.y) ||
          detail::has_infinite_reciprocal(i.z))
        fail<std::domain_error>("unitstep: 1 / inertia is infinite, the moment is that small");
    }
    return inertia;
  }

public:
  /// The field of a body with these principal moments of inertia under these torques.
  constexpr explicit euler_equations(Inertia const& principal_moments, Torques const&... torques)
      : inertia_(accept(principal_moments)), torques_(torques...) {
    (detail::require_values(torques), ...);
  }

  /// The principal moments of inertia.
  constexpr Inertia const& inertia() const { return inertia_; }

  /// The angular acceleration in this state at this time.
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const {
    auto const& w = s.angular_velocity;
    auto const turned =
        unitstep::cross(w, vec{inertia_.x * w.x, inertia_.y * w.y, inertia_.z * w.z}) / radian();
    return std::apply(
        [&](auto const&... torque) {
          auto const net = (-turned + ... + torque(s, t));
          return vec{net.x / inertia_.x, net.y / inertia_.y, net.z / inertia_.z};
        },
        torques_);
  }

  /// The verdict on the moments and the torques for the units of a state.
  template <class State, class Time>
  using verdict = diagnostics::first_refusal<
      typename detail::checked_bodies<typename detail::body_check<detail::body_is_checkable<
          Torques, State, Time>>::template of<Torques, State, Time>...>::verdict,
      typename detail::turning_verdict<State, Time, Inertia, Torques...>::type>;

  /// The same field with constants of the number `N`.
  template <class N>
  constexpr auto on_number() const {
    return std::apply(
        [this](auto const&... torque) {
          return ::unitstep::euler_equations<detail::on_number<Inertia, N>,
                                             detail::law_on<N, Torques>...>(
              detail::to_number<N>(inertia_), detail::law_on_number<N>(torque)...);
        },
        torques_);
  }

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    auto const i = raw_form<Inertia>::to_raw(inertia_);
    using T = typename raw_form<Inertia>::number;
    vec<T, 3> const ratio{(i.y - i.z) / i.x, (i.z - i.x) / i.y, (i.x - i.y) / i.z};
    if constexpr (sizeof...(Torques) == 0) {
      return detail::free_turning<T>{ratio};
    } else {
      return std::apply(
          [&](auto const&... torque) {
            auto const net = detail::net_acceleration(unitstep::raw_field<State, Time>(torque)...);
            return detail::driven_turning<T, decltype(net)>{
                ratio, {1 / i.x, 1 / i.y, 1 / i.z}, net};
          },
          torques_);
    }
  }

private:
  // One radian in the value type of the moments; a plain number if they are plain numbers.
  static constexpr auto radian() {
    using T = typename raw_form<Inertia>::number;
    if constexpr (number<typename Inertia::value_type>)
      return T(1);
    else
      return boost::units::quantity<boost::units::si::plane_angle, T>::from_value(T(1));
  }
};

}  // namespace unitstep
