// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <limits>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>

namespace unitstep::detail {

// For `boris`: the parts of a field that does not state them, found by calling it at other velocities.

/// The number of directions in which a body moves, if a force can turn it there; otherwise 0.
template <class V>
inline constexpr std::size_t directions = 0;
template <class Q, std::size_t N>
  requires (N == 2 || N == 3)
inline constexpr std::size_t directions<vec<Q, N>> = N;
template <class Q, std::size_t N, std::size_t bodies>
inline constexpr std::size_t directions<vec<vec<Q, N>, bodies>> = directions<vec<Q, N>>;

/// A velocity of 1 in one direction, of every body.
template <class Q, std::size_t N>
constexpr void set_unit(vec<Q, N>& v, std::size_t direction) {
  v[direction] = raw_form<Q>::from_raw(typename raw_form<Q>::number(1));
}
template <class Q, std::size_t N, std::size_t bodies>
constexpr void set_unit(vec<vec<Q, N>, bodies>& v, std::size_t direction) {
  for (std::size_t i = 0; i < bodies; ++i) detail::set_unit(v[i], direction);
}

/// The vector w from the columns \f$ \mathbf e_k \times \mathbf w \f$, by their antisymmetric part, per velocity of 1.
template <class A, class One>
  requires is_component<A>
constexpr auto turning_of(std::array<vec<A, 3>, 3> const& c, One const& one) {
  return vec{c[2].y - c[1].z, c[0].z - c[2].x, c[1].x - c[0].y} / (one + one);
}
template <class A, class One>
  requires is_component<A>
constexpr auto turning_of(std::array<vec<A, 2>, 2> const& c, One const& one) {
  return (c[1].x - c[0].y) / (one + one);
}
template <class A, std::size_t N, std::size_t bodies, class One>
constexpr auto turning_of(std::array<vec<vec<A, N>, bodies>, N> const& c, One const& one) {
  vec<decltype(detail::turning_of(std::array<vec<A, N>, N>{}, one)), bodies> w{};
  for (std::size_t i = 0; i < bodies; ++i) {
    std::array<vec<A, N>, N> of_body{};
    for (std::size_t k = 0; k < N; ++k) of_body[k] = c[k][i];
    w[i] = detail::turning_of(of_body, one);
  }
  return w;
}

/// \f$ \mathbf v \times \mathbf w \f$ for each of many bodies.
template <class Q, class W, std::size_t N, std::size_t bodies>
constexpr auto cross_turning(vec<vec<Q, N>, bodies> const& v, vec<W, bodies> const& w) {
  vec<decltype(detail::cross_turning(v[0], w[0])), bodies> a{};
  for (std::size_t i = 0; i < bodies; ++i) a[i] = detail::cross_turning(v[i], w[i]);
  return a;
}

/// The sum of the sizes of all components.
template <class T>
constexpr T total_size(T const& x) {
  return x < T{} ? -x : x;
}
template <class Q, std::size_t N>
constexpr auto total_size(vec<Q, N> const& v) {
  auto sum = detail::total_size(v[0]);
  for (std::size_t i = 1; i < N; ++i) sum += detail::total_size(v[i]);
  return sum;
}

/// Throws if an acceleration differs from the sum of its parts by more than rounding.
template <class A>
constexpr void require_nothing_left(A const& left, A const& at_rest, A const& acceleration) {
  using T = typename raw_form<A>::number;
  if constexpr (requires(T const& x) { x < x; }) {
    auto const most = (detail::total_size(at_rest) + detail::total_size(acceleration)) *
                      (T(4096) * std::numeric_limits<T>::epsilon());
    if (most < detail::total_size(left)) detail::fail_as_no_turning();
  }
}

/// The parts of a field that does not state them. The field is called at rest and at velocities of 1, and the parts are
/// checked against the acceleration at the velocity of the state.
template <class A, class W>
struct probed {
  A at_rest;
  W turning;
};
template <class X, class V, class Field, class Time>
constexpr auto probe(motion<X, V> s, Field const& field, Time const& t) {
  V const v = s.velocity;
  auto const seen = field(s, t);
  s.velocity = V{};
  auto const rest = field(s, t);
  constexpr std::size_t count = directions<V>;
  if constexpr (count == 0) {
    detail::require_nothing_left(seen - rest, rest, seen);
    return probed<std::remove_const_t<decltype(rest)>, no_turning>{rest, {}};
  } else {
    std::array<std::remove_const_t<decltype(rest)>, count> column{};
    std::array<V, count> unit{};
    for (std::size_t k = 0; k < count; ++k) {
      detail::set_unit(unit[k], k);
      s.velocity = unit[k];
      column[k] = field(s, t) - rest;
    }

    using of = raw_form<component_of<V>>;
    auto const w = detail::turning_of(column, of::from_raw(typename of::number(1)));
    for (std::size_t k = 0; k < count; ++k)
      detail::require_nothing_left(column[k] - detail::cross_turning(unit[k], w), rest,
                                   column[k] + rest);
    detail::require_nothing_left(seen - rest - detail::cross_turning(v, w), rest, seen);
    return probed<std::remove_const_t<decltype(rest)>, std::remove_const_t<decltype(w)>>{rest, w};
  }
}

/// Cayley's turn of a velocity by w in a step: \f$ \mathbf v + (\mathbf v + \mathbf v \times \mathbf s)
/// \times 2 \mathbf s / (1 + s^2) \f$ with \f$ \mathbf s = \mathbf w h / 2 \f$. It keeps the speed.
template <class V, class Time>
constexpr V turned(V const& v, no_turning, Time const&) {
  return v;
}
template <class Q, class W, std::size_t N, class Time>
  requires is_component<Q> && (N == 2 || N == 3) && (!std::is_same_v<W, no_turning>)
constexpr vec<Q, N> turned(vec<Q, N> const& v, W const& w, Time const& dt) {
  auto const s = w * (dt / 2);
  auto const half = v + detail::cross_turning(v, s);
  return v + detail::cross_turning(half, s * (2 / (1 + unitstep::squared(s))));
}
/// The same for many bodies, each with a w of its own.
template <class Q, class W, std::size_t N, std::size_t bodies, class Time>
constexpr vec<vec<Q, N>, bodies> turned(vec<vec<Q, N>, bodies> v, vec<W, bodies> const& w,
                                        Time const& dt) {
  for (std::size_t i = 0; i < bodies; ++i) v[i] = detail::turned(v[i], w[i], dt);
  return v;
}

}  // namespace unitstep::detail

namespace unitstep {

/// Boris, for forces that turn the velocity, such as \f$ q\, \mathbf v \times \mathbf B \f$: leapfrog whose
/// kick turns the velocity in the middle.
///
/// \f[ \mathbf a = \mathbf g(x, t) + \mathbf v \times \mathbf w(x, t), \quad
///     x_{1/2} = x_n + \tfrac h2 v_n, \quad
///     v^- = v_n + \tfrac h2 \mathbf g, \quad
///     v^+ - v^- = \tfrac h2 (v^- + v^+) \times \mathbf w, \quad
///     v_{n+1} = v^+ + \tfrac h2 \mathbf g, \quad
///     x_{n+1} = x_{1/2} + \tfrac h2 v_{n+1} \f]
///
/// with both at \f$ x_{1/2}, t_n + \tfrac h2 \f$. The turn is solved exactly and keeps the speed. So in a magnetic
/// field alone steps of any length keep the kinetic energy. The method also keeps volumes in phase space. It is of
/// second order and reversible. Without a turning it is `leapfrog`, which is symplectic; `symplectic` refers to that
/// case. With a turning it is not symplectic in general. The energy stays near its start for very long if the magnetic
/// field is the same everywhere or the other forces are linear, and may drift otherwise.
///
/// Refuses forces that are not affine in the velocity with an antisymmetric part, such as friction. Laws of the library
/// that state their parts take one evaluation: `magnetic_force`, `coriolis`, and those of the position alone. Any other
/// field is called at rest, at velocities of 1 along each axis, and, as a check, at the velocity of the state: five
/// evaluations a step in space, four in a plane.
///
/// Use it for charges in magnetic fields and for motions in a frame that turns.
/// Cost: one evaluation a step with laws that know their parts.
/// Source: J. P. Boris, Proc. 4th Conf. Numerical Simulation of Plasmas, 3 (1970); H. Qin et al., Phys. Plasmas
/// 20, 084503 (2013) for the volumes; C. L. Ellison, J. W. Burby, H. Qin, J. Comput. Phys. 301, 489 (2015), that it is
/// not symplectic; E. Hairer, C. Lubich, BIT Numer. Math. 58, 969 (2018) for the energy.
/// \throw std::domain_error where the acceleration is not of that form
/// \proof{examples/reference/made_of_methods.cpp,boris}
struct boris : method_facts<2> {
  static constexpr int evaluations = 1;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;
  static constexpr bool steps_vectors = false;  ///< it treats each velocity by itself

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> s, Field const& acceleration, Time t,
                                            Time dt) const {
    s.position += s.velocity * (dt / 2);
    Time const middle = t + dt / 2;
    if constexpr (detail::knows_its_parts<Field, motion<X, V>, Time>) {
      kick(s.velocity, detail::at_rest(acceleration, s, middle),
           detail::turning(acceleration, s, middle), dt);
    } else {
      auto const parts = detail::probe(s, acceleration, middle);
      kick(s.velocity, parts.at_rest, parts.turning, dt);
    }
    s.position += s.velocity * (dt / 2);
    return s;
  }

private:
  template <class V, class A, class W, class Time>
  static constexpr void kick(V& v, A const& at_rest, W const& turning, Time dt) {
    v += at_rest * (dt / 2);
    v = detail::turned(v, turning, dt);
    v += at_rest * (dt / 2);
  }
};

}  // namespace unitstep
