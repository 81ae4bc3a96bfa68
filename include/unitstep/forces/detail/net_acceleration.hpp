// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <tuple>
#include <unitstep/forces/linear_force.hpp>

namespace unitstep::detail {

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
  else
    return per_mass<Law, T>{law, inverse_mass};
}
template <bool IsAcceleration, class T>
constexpr linear_force<T> part(linear_force<T> const& law, T const& inverse_mass) {
  if constexpr (IsAcceleration)
    return law;
  else
    return {law.per_position * inverse_mass, law.damping * inverse_mass};
}
template <bool IsAcceleration, class Force, class T>
constexpr steady_force<Force> part(steady_force<Force> const& law, T const& inverse_mass) {
  if constexpr (IsAcceleration)
    return law;
  else
    return {law.force * inverse_mass};
}

template <bool IsAcceleration, class T, class Force>
constexpr affine_force<T, Force> part(affine_force<T, Force> const& law, T const& inverse_mass) {
  return {detail::part<IsAcceleration>(law.linear, inverse_mass),
          detail::part<IsAcceleration>(law.steady, inverse_mass)};
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

template <class A, class B>
constexpr sum_of_laws<A, B> sum_of(A const& a, B const& b) {
  return {a, b};
}
template <class T>
constexpr linear_force<T> sum_of(linear_force<T> const& a, linear_force<T> const& b) {
  return {a.per_position + b.per_position, a.damping + b.damping};
}
template <class Force>
constexpr steady_force<Force> sum_of(steady_force<Force> const& a, steady_force<Force> const& b) {
  return {a.force + b.force};
}
template <class T, class Force>
constexpr affine_force<T, Force> sum_of(linear_force<T> const& a, steady_force<Force> const& b) {
  return {a, b};
}
template <class T, class Force>
constexpr affine_force<T, Force> sum_of(steady_force<Force> const& a, linear_force<T> const& b) {
  return {b, a};
}
template <class T, class Force>
constexpr affine_force<T, Force> sum_of(affine_force<T, Force> const& a, linear_force<T> const& b) {
  return {detail::sum_of(a.linear, b), a.steady};
}
template <class T, class Force>
constexpr affine_force<T, Force> sum_of(affine_force<T, Force> const& a,
                                        steady_force<Force> const& b) {
  return {a.linear, detail::sum_of(a.steady, b)};
}
template <class T, class Force>
constexpr affine_force<T, Force> sum_of(linear_force<T> const& a, affine_force<T, Force> const& b) {
  return {detail::sum_of(a, b.linear), b.steady};
}
template <class T, class Force>
constexpr affine_force<T, Force> sum_of(steady_force<Force> const& a,
                                        affine_force<T, Force> const& b) {
  return {b.linear, detail::sum_of(a, b.steady)};
}
template <class T, class Force>
constexpr affine_force<T, Force> sum_of(affine_force<T, Force> const& a,
                                        affine_force<T, Force> const& b) {
  return {detail::sum_of(a.linear, b.linear), detail::sum_of(a.steady, b.steady)};
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
