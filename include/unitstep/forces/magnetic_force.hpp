// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/quantity.hpp>
#include <boost/units/systems/si/electric_charge.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

namespace detail {

/// The verdict on a charge and a field of which one does not fit the other. If the field would fit a charge in
/// coulombs, the charge is wrong.
template <class PerVelocity, class V, class Charge, class Field>
consteval auto check_charge_and_field() {
  using due = typename turning_due<quotient_of<PerVelocity, Charge>, V>::type;
  using coulombs = boost::units::quantity<boost::units::si::electric_charge,
                                          typename value_parts<PerVelocity>::number>;
  if constexpr (!fits<due, Field> &&
                fits<typename turning_due<quotient_of<PerVelocity, coulombs>, V>::type, Field>)
    return diagnostics::check_fit<"magnetic_force charge", coulombs, Charge>();
  else
    return diagnostics::check_fit<"magnetic_force field", due, Field>();
}

/// The verdict on a charge and a magnetic field: times a velocity they are a force.
template <class Charge, class Field, class State, class Time, class Force>
consteval auto check_magnetic() {
  using V = decltype(State::velocity);
  using per_velocity = quotient_of<component_of<Force>, component_of<V>>;
  if constexpr (!quantity_like<Charge> && !number<Charge>)
    return diagnostics::refuse<"magnetic_force charge", diagnostics::words<"a quantity">, Charge>{};
  else if constexpr (!std::is_same_v<typename value_parts<Charge>::number,
                                     typename value_parts<component_of<Force>>::number>)
    return diagnostics::check_fit<
        "magnetic_force charge",
        typename value_of_unit<typename value_parts<Charge>::unit,
                               typename value_parts<component_of<Force>>::number>::type,
        Charge>();
  else if constexpr (!requires { typename turning_due<V, V>::type; })
    return diagnostics::refuse<"velocity", diagnostics::words<"a vec of two or three">, V>{};
  else if constexpr (typed_value<Field>)
    return check_charge_and_field<per_velocity, V, Charge, Field>();
  else if constexpr (auto callable =
                         diagnostics::check_callable<"magnetic_force field", Field, State, Time>();
                     !callable.ok)
    return callable;
  else
    return check_charge_and_field<per_velocity, V, Charge, field_result<Field, State, Time>>();
}

}  // namespace detail

/// The magnetic force on a charge that moves.
///
/// \f[ \mathbf F = q\, \mathbf v \times \mathbf B \f]
///
/// `field` is B: a `vec` of three, for a motion in a plane the component across it, or a callable (state, time) that
/// returns one of these. Charge, field and velocity make a force; of many bodies the charge is one for all or a
/// `std::array` with one for each. The force does no work, so it has no potential.
///
/// Step it with `boris`, which keeps the speed.
/// \throw std::domain_error from `second_law` if a constant is not finite
/// \proof{examples/reference/forces.cpp,magnetic_force}
template <class Charge, class Field>
struct magnetic_force {
  Charge charge;                      ///< q
  [[no_unique_address]] Field field;  ///< B, or a callable (state, time)

  /// It depends on the velocity.
  static constexpr bool sees_no_velocity = false;

  template <detail::has_velocity State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const {
    if constexpr (typed_value<Field>)
      return charge * detail::cross_turning(s.velocity, field);
    else
      return charge * detail::cross_turning(s.velocity, field(s, t));
  }

  template <class State, class Time>
  constexpr auto raw() const {
    auto const q = raw_form<Charge>::to_raw(charge);
    if constexpr (typed_value<Field>) {
      return detail::turning_force{raw_form<Field>::to_raw(field) * q};
    } else {
      auto const b = unitstep::raw_field<State, Time>(field);
      return detail::turning_force{
          [b, q](auto const& s, auto const& t) -> decltype(b(s, t) * q) { return b(s, t) * q; }};
    }
  }

  /// The law of body `i`.
  constexpr auto for_body(std::size_t i) const {
    return ::unitstep::magnetic_force{detail::for_body(charge, i), field};
  }

  /// Refuses constants that are not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: magnetic_force: constants must be finite", charge, field);
  }

  /// The verdict on the units of the constants.
  template <class State, class Time, class Force>
  using constants_verdict = decltype(detail::check_magnetic<Charge, Field, State, Time, Force>());
};

template <class Charge, class Field>
magnetic_force(Charge, Field) -> magnetic_force<Charge, Field>;

}  // namespace unitstep
