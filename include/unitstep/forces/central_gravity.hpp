// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

/// The gravity of a body at rest: an acceleration to its centre, as the inverse square of the distance.
///
/// \f[ \mathbf a = -\frac{GM}{|\mathbf d|^3}\, \mathbf d, \qquad
///     \mathbf d = \mathbf r - \mathbf c \f]
///
/// `central_gravity{GM}` pulls to the origin, `central_gravity{GM, centre}` to a point. `GM` is the gravitational
/// parameter of the central body, known far better than its mass: 398600.4418 km³/s² for the Earth. It is an
/// acceleration times an area, so in kilometres it is in km³/s². If negative, it pushes away.
///
/// Works on a quantity and on a `vec`; of many bodies each is pulled by itself, and a constant is one for all or a
/// `std::array` with one for each. It needs no mass and may be a field alone, or a law in `second_law`.
///
/// At the centre the acceleration is infinite: a run that gets there has states that are not finite, and in a constant
/// expression the division by zero is an error. Any other distance works if its square is a normal number: in `float`
/// from 1.1e-19 to 1.8e19, in `double` from 1.5e-154 to 1.3e154.
/// \throw std::domain_error from `second_law`, or from a run that it is the field of, if a constant is
///        not finite
///
/// Source: I. Newton, Principia (1687), book 1, section 3.
/// \proof{examples/reference/forces.cpp,central_gravity}
template <class Parameter, class Centre = detail::not_given>
struct central_gravity {
  Parameter parameter;                    ///< GM
  [[no_unique_address]] Centre centre{};  ///< c, a position

  /// A law of acceleration, not of force: `second_law` does not divide it by the mass.
  static constexpr bool is_acceleration = true;

  /// It has a potential, which `energy` counts.
  static constexpr bool has_potential = true;

  /// It does not depend on the velocity.
  static constexpr bool sees_no_velocity = true;

  template <detail::has_position State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    if constexpr (detail::is_given<Centre>)
      return pull(s.position - centre);
    else
      return pull(s.position);
  }

  template <class State, class Time>
  constexpr auto raw() const {
    constexpr std::size_t bodies = detail::body_count<decltype(State::position)>;
    if constexpr (bodies == detail::known_at_run_time) {
      using number = typename raw_form<Parameter>::number;
      return detail::laws_on_vectors<State, Time>::of(number(1), number(1), *this);
    } else if constexpr (bodies != 0) {
      return raw_of_each<detail::of_one_body<State>, Time>(std::make_index_sequence<bodies>{});
    } else if constexpr (detail::is_given<Centre>) {
      return ::unitstep::central_gravity{raw_form<Parameter>::to_raw(parameter),
                                         raw_form<Centre>::to_raw(centre)};
    } else {
      return ::unitstep::central_gravity{raw_form<Parameter>::to_raw(parameter)};
    }
  }

  /// The potential energy of one body, \f$ U = -m\, GM / |\mathbf r - \mathbf c| \f$, zero at infinity.
  template <class Mass, class State>
  [[nodiscard]] constexpr auto potential(Mass const& mass, State const& s) const {
    return -(mass * parameter / unitstep::magnitude(detail::seen_from(s.position, centre)));
  }

  /// The law of body `i`.
  constexpr auto for_body(std::size_t i) const {
    return ::unitstep::central_gravity{detail::for_body(parameter, i), detail::for_body(centre, i)};
  }

  /// The verdict on the law as a field alone.
  template <class State, class Time>
  using verdict =
      decltype(detail::check_law_of_mass<central_gravity, typename raw_form<Parameter>::number,
                                         State, Time, rate_of<decltype(State::velocity), Time>>());

  /// The verdict on the units of the constants.
  template <class State, class Time, class Acceleration, class X = decltype(State::position)>
  using constants_verdict = diagnostics::first_refusal<
      detail::constant_verdict<"central_gravity GM", detail::parameter_due<X, Acceleration>,
                               Parameter>,
      detail::constant_verdict<"central_gravity centre", X, Centre>>;

  /// Refuses constants that are not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: central_gravity: constants must be finite", parameter,
                           centre);
  }

private:
  template <class Body, class Time, std::size_t... I>
  constexpr auto raw_of_each(std::index_sequence<I...>) const {
    return detail::each_body{std::array{for_body(I).template raw<Body, Time>()...}};
  }

  template <class D>
  constexpr auto pull(D const& d) const {
    // This does not divide by the cube of the distance, which at 7e12 m (Pluto) is infinite in float.
    auto const square = unitstep::squared(d);
    auto const pull = d * (-parameter / square);
    if constexpr (quantity_like<std::remove_const_t<decltype(square)>>)
      return pull / unitstep::sqrt(square);
    else
      return pull / sqrt(square);
  }
};

template <class Parameter>
central_gravity(Parameter) -> central_gravity<Parameter>;
template <class Parameter, class Centre>
central_gravity(Parameter, Centre) -> central_gravity<Parameter, Centre>;

}  // namespace unitstep
