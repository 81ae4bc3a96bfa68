// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>
#include <utility>

/// \file
/// \brief Laws of force on plain numbers: of many bodies one for each, or one for all, each by its mass; their sum.

namespace unitstep::detail {

/// Laws on the plain numbers of bodies whose number is known when the program runs, of vectors; it is defined beside
/// those.
template <class State, class Time>
struct laws_on_vectors;

/// The raw form of every law that is linear in the state: \f$ F = f_x x - c v \f$ on plain numbers.
///
/// Such laws add up to one, so a spring and a damper cost a single call a step. A spring has
/// \f$ f_x = -k \f$, which saves turning the sign at every step. The other term is subtracted: a
/// compiler may swap the terms of a sum, and clang then takes both constants of it for a pair and
/// shuffles a vector to suit them.
template <class T>
struct linear_force {
  T per_position;  ///< \f$ f_x \f$, force per position
  T damping;       ///< c, force per velocity, against it

  template <class State, class Time>
  [[gnu::always_inline]] constexpr auto operator()(State const& s, Time const&) const {
    return per_position * s.position - damping * s.velocity;
  }

  /// Its parts where nothing is damped, as `boris` asks for them.
  /// \throw std::domain_error if it is a damper
  template <class State, class Time>
  constexpr auto at_rest(State const& s, Time const&) const {
    if (damping < T{} || T{} < damping) detail::fail_as_no_turning();
    return per_position * s.position;
  }
  /// None: it does not turn the velocity.
  template <class State, class Time>
  constexpr detail::no_turning turning(State const&, Time const&) const {
    return {};
  }
};

template <class T>
linear_force(T, T) -> linear_force<T>;

/// The raw form of every law that is the same everywhere and always.
template <class Force>
struct steady_force {
  Force force;  ///< the force, or the acceleration once divided by the mass

  /// It does not depend on the velocity.
  static constexpr bool sees_no_velocity = true;

  template <class State, class Time>
  [[gnu::always_inline]] constexpr Force operator()(State const&, Time const&) const {
    return force;
  }
};

template <class Force>
steady_force(Force) -> steady_force<Force>;

/// The raw form of every law that turns the velocity: \f$ \mathbf F = \mathbf v \times \mathbf w \f$ on plain
/// numbers, where w is the same everywhere and always, or a callable (state, time).
template <class Turning>
struct turning_force {
  Turning about;  ///< w, force per velocity; in a plane a number

  /// \f$ \mathbf w \f$ in this state at this time.
  template <class State, class Time>
  constexpr auto turning(State const& s, Time const& t) const {
    if constexpr (requires { about(s, t); })
      return about(s, t);
    else
      return about;
  }

  // Callable only where the callable inside is: implicit methods ask whether dual numbers may be given.
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const
      -> decltype(detail::cross_turning(s.velocity, turning(s, t))) {
    return detail::cross_turning(s.velocity, turning(s, t));
  }

  /// Nothing: a body at rest is not turned.
  template <class State, class Time>
  constexpr auto at_rest(State const& s, Time const& t) const {
    return decltype((*this)(s, t)){};
  }
};

template <class Turning>
turning_force(Turning) -> turning_force<Turning>;

/// A law as it acts on body `i`.
template <class Law>
constexpr auto law_for_body(Law const& law, std::size_t i) {
  if constexpr (requires { law.for_body(i); })
    return law.for_body(i);
  else
    return law;
}

/// Raw laws, one for each body, each called with the motion of its body alone.
template <class Law, std::size_t N>
struct each_body {
  std::array<Law, N> law;

  template <class X, class V, class Time>
  using result = vec<std::invoke_result_t<Law const&, motion<X, V> const&, Time const&>, N>;

  template <class X, class V, class Time>
  constexpr auto operator()(motion<vec<X, N>, vec<V, N>> const& s, Time const& t) const
      -> result<X, V, Time> {
    return call(s, t, std::make_index_sequence<N>{});
  }

  /// The parts of each body's law, as `boris` asks for them.
  template <class X, class V, class Time>
    requires knows_its_parts<Law, motion<X, V>, Time>
  constexpr result<X, V, Time> at_rest(motion<vec<X, N>, vec<V, N>> const& s, Time const& t) const {
    return [&]<std::size_t... I>(std::index_sequence<I...>) -> result<X, V, Time> {
      return {detail::at_rest(law[I], motion<X, V>{s.position[I], s.velocity[I]}, t)...};
    }(std::make_index_sequence<N>{});
  }
  template <class X, class V, class Time>
    requires knows_its_parts<Law, motion<X, V>, Time>
  constexpr auto turning(motion<vec<X, N>, vec<V, N>> const& s, Time const& t) const {
    using one = decltype(detail::turning(law[0], motion<X, V>{}, t));
    if constexpr (std::is_same_v<one, no_turning>)
      return no_turning{};
    else
      return [&]<std::size_t... I>(std::index_sequence<I...>) -> vec<one, N> {
        return {detail::turning(law[I], motion<X, V>{s.position[I], s.velocity[I]}, t)...};
      }(std::make_index_sequence<N>{});
  }

private:
  template <class X, class V, class Time, std::size_t... I>
  constexpr result<X, V, Time> call(motion<vec<X, N>, vec<V, N>> const& s, Time const& t,
                                    std::index_sequence<I...>) const {
    return {law[I](motion<X, V>{s.position[I], s.velocity[I]}, t)...};
  }
};

template <class Law, std::size_t N>
each_body(std::array<Law, N>) -> each_body<Law, N>;

/// A raw law of the forces on many bodies, each times the reciprocal of its mass.
template <class Law, class T, std::size_t N>
struct per_masses {
  [[no_unique_address]] Law law;
  vec<T, N> inverse_mass;

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const -> decltype(law(s, t)) {
    auto a = law(s, t);
    for (std::size_t i = 0; i < N; ++i) a[i] = a[i] * inverse_mass[i];
    return a;
  }
};

/// Linear laws and steady ones in one expression.
template <class T, class Force>
struct affine_force {
  linear_force<T> linear;
  steady_force<Force> steady;

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return steady.force + linear.per_position * s.position - linear.damping * s.velocity;
  }

  template <class State, class Time>
  constexpr auto at_rest(State const& s, Time const& t) const {
    return steady.force + linear.at_rest(s, t);
  }
  template <class State, class Time>
  constexpr no_turning turning(State const&, Time const&) const {
    return {};
  }
};

/// Laws of constants alone times a number, which is multiplied into their constants.
template <class T>
constexpr linear_force<T> scaled(linear_force<T> const& law, T const& factor) {
  return {law.per_position * factor, law.damping * factor};
}
template <class Force, class T>
constexpr steady_force<Force> scaled(steady_force<Force> const& law, T const& factor) {
  return {law.force * factor};
}
template <class Force, class T>
constexpr affine_force<T, Force> scaled(affine_force<T, Force> const& law, T const& factor) {
  return {detail::scaled(law.linear, factor), detail::scaled(law.steady, factor)};
}

/// A raw law of force times the reciprocal of the mass.
template <class Law, class T>
struct per_mass {
  [[no_unique_address]] Law law;
  T inverse_mass;

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const
      -> decltype(law(s, t) * inverse_mass) {
    return law(s, t) * inverse_mass;
  }

  template <class State, class Time>
    requires knows_its_parts<Law, State, Time>
  constexpr auto at_rest(State const& s, Time const& t) const {
    return detail::at_rest(law, s, t) * inverse_mass;
  }
  template <class State, class Time>
    requires knows_its_parts<Law, State, Time>
  constexpr auto turning(State const& s, Time const& t) const {
    return detail::turning(law, s, t) * inverse_mass;
  }
};

/// A raw law as a part of an acceleration: divided by the mass unless it is an acceleration already.
template <bool IsAcceleration, class Law, class T>
constexpr auto part(Law const& law, T const& inverse_mass) {
  if constexpr (IsAcceleration)
    return law;
  else if constexpr (requires { detail::scaled(law, inverse_mass); })
    return detail::scaled(law, inverse_mass);
  else
    return per_mass<Law, T>{law, inverse_mass};
}

/// The sum of two laws that have no shorter sum.
template <class A, class B>
struct sum_of_laws {
  [[no_unique_address]] A first;
  [[no_unique_address]] B second;

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const
      -> decltype(first(s, t) + second(s, t)) {
    return first(s, t) + second(s, t);
  }

  template <class State, class Time>
    requires knows_its_parts<A, State, Time> && knows_its_parts<B, State, Time>
  constexpr auto at_rest(State const& s, Time const& t) const {
    return detail::at_rest(first, s, t) + detail::at_rest(second, s, t);
  }
  template <class State, class Time>
    requires knows_its_parts<A, State, Time> && knows_its_parts<B, State, Time>
  constexpr auto turning(State const& s, Time const& t) const {
    return detail::turning(first, s, t) + detail::turning(second, s, t);
  }
};

/// The sum of two laws as one of the same kind, or as a linear and a steady one together.
template <class T>
constexpr linear_force<T> short_sum(linear_force<T> const& a, linear_force<T> const& b) {
  return {a.per_position + b.per_position, a.damping + b.damping};
}
template <class Force>
constexpr steady_force<Force> short_sum(steady_force<Force> const& a,
                                        steady_force<Force> const& b) {
  return {a.force + b.force};
}
template <class T, class Force>
constexpr affine_force<T, Force> short_sum(linear_force<T> const& a, steady_force<Force> const& b) {
  return {a, b};
}
template <class T, class Force>
constexpr affine_force<T, Force> short_sum(affine_force<T, Force> const& a,
                                           linear_force<T> const& b) {
  return {detail::short_sum(a.linear, b), a.steady};
}
template <class T, class Force>
constexpr affine_force<T, Force> short_sum(affine_force<T, Force> const& a,
                                           steady_force<Force> const& b) {
  return {a.linear, detail::short_sum(a.steady, b)};
}
template <class T, class Force>
constexpr affine_force<T, Force> short_sum(affine_force<T, Force> const& a,
                                           affine_force<T, Force> const& b) {
  return {detail::short_sum(a.linear, b.linear), detail::short_sum(a.steady, b.steady)};
}

/// The sum of two laws in its shortest form. A sum of constants has the same bits in either order.
template <class A, class B>
constexpr auto sum_of(A const& a, B const& b) {
  if constexpr (requires { detail::short_sum(a, b); })
    return detail::short_sum(a, b);
  else if constexpr (requires { detail::short_sum(b, a); })
    return detail::short_sum(b, a);
  else
    return sum_of_laws<A, B>{a, b};
}

/// The sum of laws, each in its shortest form.
template <class Law>
constexpr Law net_acceleration(Law const& law) {
  return law;
}
template <class A, class B, class... More>
constexpr auto net_acceleration(A const& a, B const& b, More const&... more) {
  return detail::net_acceleration(detail::sum_of(a, b), more...);
}

}  // namespace unitstep::detail
