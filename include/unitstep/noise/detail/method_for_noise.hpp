// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <type_traits>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/noise/detail/raw_noise.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief The calls of a method for noise to its field, also while the units of its formula are checked.

namespace unitstep {

/// The calculus in which a method integrates noise: with its strength at the start of each step (Ito), or as the limit
/// of smooth pushes (Stratonovich). They agree if the strength of the noise does not depend on the state that it
/// pushes.
/// \proof{examples/reference/noise.cpp,calculus}
enum class calculus { ito, stratonovich };

namespace detail {

/// The field of a step with noise, on plain numbers.
template <class Field>
concept step_with_noise = requires { requires Field::is_step_of_noise; };

/// What a method for noise calls: such a field, or one in its place while the units of the formula are checked.
template <class Field>
concept asked_for_noise = step_with_noise<Field> || only_checks_units<Field>;

// A strength has the unit of a rate times a root of time, and an increment that of a root of time: a formula that
// forgets the root does not fit.
template <asked_for_noise Field, class Given, class Time>
[[gnu::always_inline]] constexpr auto strength_of(Field const& f, Given const& s, Time const& t) {
  if constexpr (only_checks_units<Field>)
    return f(s, t) * unitstep::sqrt(t);
  else
    return f.strength(s, t);
}
template <asked_for_noise Field, class Time>
[[gnu::always_inline]] constexpr auto increment_of(Field const& f, Time const& dt) {
  if constexpr (only_checks_units<Field>)
    return unitstep::sqrt(dt);
  else
    return f.increment();
}
/// An increment and the mean distance over the step, an array of two.
template <asked_for_noise Field, class Time>
constexpr auto increment_and_mean_of(Field const& f, Time const& dt) {
  if constexpr (only_checks_units<Field>)
    return std::array{unitstep::sqrt(dt), unitstep::sqrt(dt)};
  else
    return f.increment_and_mean();
}

/// The rate of the position of a motion, its velocity. Other states have none, for which 0 stands.
template <class S>
constexpr auto velocity_of(S const& s) {
  if constexpr (diagnostics::is_motion<S>)
    return s.velocity;
  else
    return 0;
}
/// A state after a time with these rates and a push.
template <class X, class V, class Speed, class R, class T, class Push>
[[gnu::always_inline]] constexpr motion<X, V> pushed(motion<X, V> s, Speed const& v, R const& a,
                                                     T const& dt, Push const& kick) {
  s.position += v * dt;
  s.velocity += a * dt + kick;
  return s;
}
template <class S, class R, class T, class Push>
[[gnu::always_inline]] constexpr S pushed(S const& s, int, R const& r, T const& dt,
                                          Push const& kick) {
  return s + (r * dt + kick);
}
/// The same of a step of Euler's.
template <class S, class R, class T, class Push>
[[gnu::always_inline]] constexpr S pushed(S const& s, R const& r, T const& dt, Push const& kick) {
  return detail::pushed(s, detail::velocity_of(s), r, dt, kick);
}

/// Base of the methods for noise, whose verdict accepts only fields with noise.
struct for_noise {
  template <class State, class Field, class Time>
  static consteval auto verdict_on_field() {
    if constexpr (requires { typename Field::is_noisy; })
      return diagnostics::accepted{};
    else
      return diagnostics::refuse<"field", diagnostics::words<"noisy{field, noise, path}">, Field>{};
  }
};

}  // namespace detail

}  // namespace unitstep
