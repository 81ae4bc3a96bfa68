// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <stdexcept>
#include <unitstep/state/detail/kepler_motion.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep::detail {

/// The reasons why `wisdom_holman` cannot move a planet along its orbit.
struct wisdom_holman_errors {
  [[noreturn]] static constexpr void unfit() {
    fail<std::domain_error>("unitstep: wisdom_holman: all must be finite, and G m_0 positive");
  }
  [[noreturn]] static constexpr void at_the_centre() {
    fail<std::domain_error>("unitstep: wisdom_holman: a planet must not be at the first body");
  }
  [[noreturn]] static constexpr void beyond_all_turns() {
    fail<std::domain_error>("unitstep: wisdom_holman: dt is beyond all digits of a turn");
  }
  [[noreturn]] static constexpr void beyond_all_numbers() {
    fail<std::domain_error>("unitstep: wisdom_holman: dt is beyond all numbers");
  }
};

/// The verdict on the constant and the masses of a splitting of planets for a state.
template <class Constant, class Masses, class State, class Time>
struct planets_verdict {
  using type = diagnostics::refuse<"state", diagnostics::words<"motion of bodies in space">, State>;
};
template <class Constant, class Mass, class Q, class V, class Time>
consteval auto check_planets() {
  using T = typename raw_form<Q>::number;
  if constexpr (!quantity_like<Constant> && !number<Constant>)
    return diagnostics::refuse<"wisdom_holman G", diagnostics::words<"a quantity">, Constant>{};
  else if constexpr (!quantity_like<Mass> && !number<Mass>)
    return diagnostics::refuse<"wisdom_holman mass", diagnostics::words<"a quantity">, Mass>{};
  else if constexpr (!std::is_same_v<typename value_parts<Mass>::number, T>)
    return diagnostics::check_fit<"wisdom_holman mass",
                                  typename value_of_unit<typename value_parts<Mass>::unit, T>::type,
                                  Mass>();
  else
    return diagnostics::check_fit<"wisdom_holman G times mass",
                                  product_of<product_of<rate_of<V, Time>, Q>, Q>,
                                  product_of<Constant, Mass>>();
}
template <class Constant, class Mass, std::size_t N, class Q, class V, class Time>
  requires (N > 1)
struct planets_verdict<Constant, std::array<Mass, N>,
                       motion<std::array<vec<Q, 3>, N>, std::array<vec<V, 3>, N>>, Time> {
  using type = decltype(check_planets<Constant, Mass, Q, V, Time>());
};

}  // namespace unitstep::detail

namespace unitstep {

/// Wisdom-Holman, in democratic heliocentric coordinates: planets drift along their ellipses around the first
/// body, and are kicked by one another.
///
/// \f[ H = \sum_i \left( \frac{P_i^2}{2 m_i} - \frac{G m_0 m_i}{Q_i} \right)
///       + \frac{1}{2 m_0} \Bigl| \sum_i \mathbf P_i \Bigr|^2
///       - \sum_{i < j} \frac{G m_i m_j}{|\mathbf Q_i - \mathbf Q_j|} \f]
///
/// with the positions \f$ \mathbf Q_i \f$ from the first body and the momenta \f$ \mathbf P_i \f$ from the centre of
/// mass. Each of the three parts is solved exactly, the first by Kepler's equation, in the order sun, ellipses, kick,
/// ellipses, sun. So a step is symplectic and reversible, and its error is in proportion to the masses of the planets:
/// a step may be a twentieth of the shortest period. It is of second order. It takes and returns the bodies in the
/// coordinates of space; the others are internal.
///
/// The field is that of all bodies, such as `second_law{masses, mutual_gravity{G}}`, with other forces on the planets;
/// the pull of the first body is subtracted from the kick. A force on the first body alone has no effect. The kick sees
/// the velocity before it, so with forces that depend on velocity the order is one.
///
/// Use it for light planets around a sun that never come near one another, if an evaluation is expensive.
/// Cost: one evaluation a step, and two Kepler's equations for each planet, among six bodies as many instructions
/// as eight evaluations. With as many evaluations it is better than `blanes_moan_srkn14a` on the outer planets, by
/// steps of 100 days and longer; with as many instructions it is not.
/// Source: J. Wisdom, M. Holman, Astron. J. 102, 1528 (1991); M. J. Duncan, H. F. Levison, M. H. Lee, Astron. J.
/// 116, 2067 (1998).
/// \throw std::domain_error if a planet is where the first body is, or a number is not finite
/// \proof{examples/reference/made_of_methods.cpp,wisdom_holman}
template <class Constant, class Masses>
struct wisdom_holman {
  Constant constant_of_gravitation;  ///< G
  Masses masses;                     ///< a `std::array`, the first that of the body in the middle

  static constexpr int order = 2;
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int order_with_changing_steps = 2;
  static constexpr int evaluations = 1;
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;
  static constexpr bool adds_a_change = false;    ///< it goes through other coordinates
  static constexpr bool steps_on_groups = false;  ///< it is for bodies in space

  /// The verdict on the units of the constant and the masses.
  template <class State, class Time>
  using verdict = typename detail::planets_verdict<Constant, Masses, State, Time>::type;

  /// One step of bodies in space.
  template <class X, class V, std::size_t N, class Field, class Time>
  [[nodiscard]] constexpr motion<vec<vec<X, 3>, N>, vec<vec<V, 3>, N>> step(
      motion<vec<vec<X, 3>, N>, vec<vec<V, 3>, N>> s, Field const& acceleration, Time t,
      Time dt) const {
    if constexpr (number<X>) {
      auto const m = raw_form<Masses>::to_raw(masses);
      auto const mu = raw_form<Constant>::to_raw(constant_of_gravitation) * m[0];
      Time const half = dt / 2;
      bodies<X, N> c = to_centre(s, m);
      drift(c, m, mu, half, true);
      s = from_centre(c, m);
      auto const a = acceleration(s, t + half);
      for (std::size_t i = 1; i < N; ++i) {
        auto const& q = c.position[i];
        // This does not divide by the cube of the distance, which at 7e12 m (Pluto) is infinite in float.
        auto const square = unitstep::squared(q);
        c.velocity[i] += (a[i] + q * (mu / square) / math::sqrt(square)) * dt;
      }
      drift(c, m, mu, half, false);
      return from_centre(c, m);
    } else {  // when units are checked: the formula is on plain numbers, its constants are checked
      static_cast<void>(acceleration(s, t + dt / 2));
      return s;
    }
  }

private:
  // Bodies in space; or, named `c`, the planets relative to the first body and the centre of mass, whose entry 0 is the
  // centre of mass itself.
  template <class T, std::size_t N>
  using bodies = motion<vec<vec<T, 3>, N>, vec<vec<T, 3>, N>>;

  template <class T, std::size_t N>
  static constexpr vec<T, 3> mean(vec<vec<T, 3>, N> const& x, vec<T, N> const& m) {
    vec<T, 3> sum{};
    T all(0);
    for (std::size_t i = 0; i < N; ++i) sum += x[i] * m[i], all += m[i];
    return sum / all;
  }
  // The sum of the planets' vectors times their masses, which moves or pushes the first body.
  template <class T, std::size_t N>
  static constexpr vec<T, 3> of_planets(vec<vec<T, 3>, N> const& x, vec<T, N> const& m) {
    vec<T, 3> sum{};
    for (std::size_t i = 1; i < N; ++i) sum += x[i] * m[i];
    return sum;
  }

  template <class T, std::size_t N>
  static constexpr bodies<T, N> to_centre(bodies<T, N> const& s, vec<T, N> const& m) {
    bodies<T, N> c = s;
    c.position[0] = mean(s.position, m);
    c.velocity[0] = mean(s.velocity, m);
    for (std::size_t i = 1; i < N; ++i) {
      c.position[i] = s.position[i] - s.position[0];
      c.velocity[i] = s.velocity[i] - c.velocity[0];
    }
    return c;
  }
  template <class T, std::size_t N>
  static constexpr auto from_centre(bodies<T, N> const& c, vec<T, N> const& m) {
    T all(0);
    for (std::size_t i = 0; i < N; ++i) all += m[i];
    auto s = c;
    s.position[0] = c.position[0] - of_planets(c.position, m) / all;
    s.velocity[0] = c.velocity[0] - of_planets(c.velocity, m) / m[0];
    for (std::size_t i = 1; i < N; ++i) {
      s.position[i] = c.position[i] + s.position[0];
      s.velocity[i] = c.velocity[i] + c.velocity[0];
    }
    return s;
  }

  // Half a step along the ellipses and with the first body, which moves against the planets.
  template <class T, std::size_t N>
  static constexpr void drift(bodies<T, N>& c, vec<T, N> const& m, T const& mu, T const& h,
                              bool sun_first) {
    if (sun_first) move_all(c, m, h);
    for (std::size_t i = 1; i < N; ++i) {
      auto const end = detail::kepler_motion<detail::wisdom_holman_errors>(
          mu, motion<vec<T, 3>, vec<T, 3>>{c.position[i], c.velocity[i]}, h);
      c.position[i] = end.position;
      c.velocity[i] = end.velocity;
    }
    if (!sun_first) move_all(c, m, h);
    c.position[0] += c.velocity[0] * h;
  }
  template <class T, std::size_t N>
  static constexpr void move_all(bodies<T, N>& c, vec<T, N> const& m, T const& h) {
    auto const moved = of_planets(c.velocity, m) * (h / m[0]);
    for (std::size_t i = 1; i < N; ++i) c.position[i] += moved;
  }
};

template <class Constant, class Masses>
wisdom_holman(Constant, Masses) -> wisdom_holman<Constant, Masses>;

}  // namespace unitstep
