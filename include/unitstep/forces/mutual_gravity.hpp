// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

namespace detail {

/// Adds the pull of each pair of `bodies` to the accelerations of both, given G times the mass of each.
template <class Z, class Positions, class Parameters, class Softening, class Accelerations>
[[gnu::always_inline]] constexpr void add_mutual_pull(std::size_t bodies, Positions const& position,
                                                      Parameters const& parameter,
                                                      Softening const& softening_squared,
                                                      Accelerations& a) {
  for (std::size_t i = 0; i + 1 < bodies; ++i) {
    Z const x_i = position[i];
    auto const parameter_i = parameter[i];
    Z a_i = a[i];  // a copy, which may live in registers
    for (std::size_t j = i + 1; j < bodies; ++j) {
      Z const d = position[j] - x_i;
      auto square = unitstep::squared(d);
      if constexpr (is_given<Softening>) square = square + softening_squared;
      // One root and one division serve both bodies. There is no cube of the distance, which at 7e12 m (Pluto) is
      // infinite in float, though the acceleration there is finite.
      using math::sqrt;
      auto const inverse = 1 / sqrt(square);
      auto const weight = inverse * inverse;
      Z const direction = d * inverse;
      a_i += direction * (parameter[j] * weight);
      a[j] -= direction * (parameter_i * weight);
    }
    a[i] = a_i;
  }
}

/// Gravity between bodies on plain numbers, with G times the mass of each.
template <class T, std::size_t N, class Softening>
struct pairwise_gravity {
  vec<T, N> parameter;
  [[no_unique_address]] Softening softening_squared;

  static constexpr bool sees_no_velocity = true;

  template <class Z, class V, class Time>
  constexpr vec<Z, N> operator()(motion<vec<Z, N>, V> const& s, Time const&) const {
    vec<Z, N> a{};
    detail::add_mutual_pull<Z>(N, s.position, parameter, softening_squared, a);
    return a;
  }
};

}  // namespace detail

/// Gravity between many bodies, by Newton's law for every pair.
///
/// \f[ \mathbf a_i = \sum_{j \ne i} G\, m_j\,
///     \frac{\mathbf r_j - \mathbf r_i}{(|\mathbf r_j - \mathbf r_i|^2 + \varepsilon^2)^{3/2}} \f]
///
/// A law of `second_law`, from which it has the masses: `second_law{std::array{m1, m2, m3}, mutual_gravity{G}}`, or a
/// `std::vector` of masses for a motion of vectors. The constant is G, 6.67430e-11 m³/(kg s²). Give a body whose pull
/// does not matter a small mass, not zero. `mutual_gravity{G, softening}` weakens the force at distances below the
/// length \f$ \varepsilon \f$ (Plummer's), so that bodies may pass through each other.
///
/// It computes each pair once and applies it to both bodies, so that only rounding changes the sum of all momenta.
/// Cost: \f$ N (N - 1) / 2 \f$ roots and divisions an evaluation. Two bodies at one place without a softening have an
/// infinite acceleration, which in a constant expression is an error. Any other distance, and any softening, works if
/// its square is a normal number: in `float` from 1.1e-19 to 1.8e19, in `double` from 1.5e-154 to 1.3e154.
///
/// \throw std::domain_error from `second_law` if a constant is not finite
///
/// Source: I. Newton, Principia (1687), book 3, proposition 7; H. C. Plummer, MNRAS 71, 460 (1911).
/// \proof{examples/reference/forces.cpp,mutual_gravity}
template <class Constant, class Softening = detail::not_given>
struct mutual_gravity {
  Constant constant_of_gravitation;             ///< G
  [[no_unique_address]] Softening softening{};  ///< the length below which the force is weakened

  /// A law of acceleration, not of force.
  static constexpr bool is_acceleration = true;
  /// A law between bodies, which gets their masses from `second_law`.
  static constexpr bool acts_between_bodies = true;
  /// Also on vectors; there `many/detail/laws_on_vectors.hpp` computes it.
  static constexpr bool acts_between_vectors = true;

  /// It has a potential, which `energy` counts.
  static constexpr bool has_potential = true;

  /// The accelerations on plain numbers, of bodies of these masses.
  template <class T, std::size_t N>
  constexpr auto raw_between(vec<T, N> const& masses) const {
    auto const parameters = masses * raw_form<Constant>::to_raw(constant_of_gravitation);
    auto const length = raw_softening();
    if constexpr (detail::is_given<Softening>)
      return detail::pairwise_gravity<T, N, T>{parameters, length * length};
    else
      return detail::pairwise_gravity<T, N, detail::not_given>{parameters, length};
  }
  /// The softening on plain numbers, if it is given.
  constexpr auto raw_softening() const {
    if constexpr (detail::is_given<Softening>)
      return raw_form<Softening>::to_raw(softening);
    else
      return detail::not_given{};
  }

  /// The potential energy of all bodies, zero at infinite distances; one body alone has none.
  ///
  /// \f[ U = -\sum_{i < j} \frac{G m_i m_j}{\sqrt{|\mathbf r_j - \mathbf r_i|^2 + \varepsilon^2}} \f]
  template <class Mass, class X, class V>
  [[nodiscard]] constexpr auto potential(Mass const& mass, motion<X, V> const& s) const {
    auto const of_pair = [&](std::size_t i, std::size_t j) {
      auto const weight =
          constant_of_gravitation * detail::for_body(mass, i) * detail::for_body(mass, j);
      auto const square = unitstep::squared(s.position[j] - s.position[i]);
      if constexpr (detail::is_given<Softening>)
        return weight / unitstep::sqrt(square + softening * softening);
      else
        return weight / unitstep::sqrt(square);
    };
    decltype(of_pair(0, 1)) sum{};  // stays zero for one body, which makes no pair
    for (std::size_t j = 1; j < detail::bodies_in(s.position); ++j)
      for (std::size_t i = 0; i < j; ++i) sum = sum - of_pair(i, j);
    return sum;
  }

  /// The verdict on the constants, for bodies of a state whose masses are each a `Mass`.
  template <class X, class Acceleration, class Mass>
  using verdict_between = diagnostics::first_refusal<
      detail::constant_verdict<"mutual_gravity G",
                               detail::quotient_of<detail::parameter_due<X, Acceleration>, Mass>,
                               Constant>,
      detail::constant_verdict<"mutual_gravity softening", detail::component_of<X>, Softening>>;

  /// Refuses constants that are not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: mutual_gravity: constants must be finite",
                           constant_of_gravitation, softening);
  }
};

template <class Constant>
mutual_gravity(Constant) -> mutual_gravity<Constant>;
template <class Constant, class Softening>
mutual_gravity(Constant, Softening) -> mutual_gravity<Constant, Softening>;

}  // namespace unitstep
