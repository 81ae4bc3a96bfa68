// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/drive/detail/engines/engines.hpp>
#include <unitstep/drive/detail/events/effects.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/noise/detail/raw_noise.hpp>
#include <unitstep/noise/random_path.hpp>
#include <unitstep/noise/rates_of_noise.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

namespace unitstep::detail {

/// The root of a time, by which noise is measured.
template <class Time>
using root_of_time = decltype(unitstep::sqrt(std::declval<Time>()));

/// Whether a state can be pushed by noise: a motion or an aggregate whose length the compiler knows, of numbers of
/// floating point or duals.
template <class State>
concept can_be_noisy = diagnostics::steppable<State> && !state_on_group<State> && requires {
  vector_layout<State>::size;
} && real_number<typename raw_form<State>::number>;

/// A method for noise, which states its `calculus`.
template <class Method>
inline constexpr bool is_for_noise = requires { Method::calculus; };
template <class Method>
  requires (!requires { Method::calculus; } && wrapper<Method>)
inline constexpr bool is_for_noise<Method> = is_for_noise<wrapped_by<Method>>;

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on the result of a noise, where a Due is expected.
template <text Label, class Due, class Got>
struct noise_fit {
  using type = decltype(check_fit<Label, Due, Got>());
};
template <text Label, class Due>
struct noise_fit<Label, Due, no_noise> {
  using type = accepted;
};

/// "rates_of_noise{...} of 2 members".
template <std::size_t Count>
struct noises_words {
  static constexpr sentence write() {
    return sentence{}.add("rates_of_noise{...} of ", static_cast<long>(Count),
                          Count == 1 ? " member" : " members");
  }
};

/// The verdict on each of several noises: "noise 1", "source 0".
template <text Label, class Due, class Got, class Places>
struct noise_fit_each;
template <text Label, class... Due, template <class...> class Noises, class... Got,
          std::size_t... I>
struct noise_fit_each<Label, rates<Due...>, Noises<Got...>, std::index_sequence<I...>> {
  using type = first_refusal<typename noise_fit<numbered<Label, I>, Due, Got>::type...>;
};
template <text Label, class... Due, class... Got>
  requires (sizeof...(Due) == sizeof...(Got))
struct noise_fit<Label, rates<Due...>, rates_of_noise<Got...>>
    : noise_fit_each<Label, rates<Due...>, rates_of_noise<Got...>,
                     std::index_sequence_for<Due...>> {};
template <text Label, class... Due, class Got>
  requires (!std::is_same_v<Got, no_noise>)
struct noise_fit<Label, rates<Due...>, Got> {
  using type = refuse<Label, words<text_of<noises_words<sizeof...(Due)>>>, Got>;
};

/// The expected result for each source.
template <class Source, class Due>
using due_of_source = Due;

/// The verdict on the whole result of a noise: `sources`, each of which fits, or one.
template <class Due, class Got>
struct noises_fit : noise_fit<"noise", Due, Got> {};
template <class Due, class... Got>
struct noises_fit<Due, sources<Got...>>
    : noise_fit_each<"source", rates<due_of_source<Got, Due>...>, sources<Got...>,
                     std::index_sequence_for<Got...>> {};
template <class Due>
struct noises_fit<Due, sources<>> {
  using type = refuse<"noise", words<"at least one source">, words<"sources{}">>;
};
template <class Due>
struct noises_fit<Due, no_noise> {
  using type = refuse<"noise", words<"some noise (else: the field alone)">, words<"none">>;
};

template <class State, class Noise, class Time>
consteval auto check_noise() {
  if constexpr (auto called = check_callable<"noise", Noise, State, Time>(); !called.ok)
    return called;
  else
    return typename noises_fit<
        typename raw_form<State>::template field_returns<unitstep::detail::root_of_time<Time>>,
        unitstep::detail::field_result<Noise, State, Time>>::type{};
}

/// The verdict on a path.
template <class Path>
consteval auto check_path() {
  if constexpr (std::is_same_v<Path, random_path>)
    return accepted{};
  else
    return refuse<"path", words<"random_path{seed, run}">, Path>{};
}

/// The verdict on the state of a noisy field.
template <class State>
consteval auto check_noisy_state() {
  if constexpr (unitstep::detail::can_be_noisy<State>)
    return accepted{};
  else
    return refuse<"initial, under noise", words<"a motion or an aggregate of real numbers">,
                  State>{};
}

/// The verdict on a method beside a field with noise.
template <class Method>
consteval auto check_method_for_noise() {
  if constexpr (unitstep::detail::is_for_noise<Method>)
    return accepted{};
  else
    return refuse<"method", words<"one for noise (euler_maruyama, sra1, ...)">, Method>{};
}

}  // namespace unitstep::diagnostics

namespace unitstep {

/// A field with a white noise, which pushes along a random path W:
///
/// \f[ dy = f(y, t)\,dt + b(y, t)\,dW \f]
///
/// The path of a random push grows like the root of time, so b is what moves the state times a root of time: of a
/// motion velocity per root of time (m s^(-3/2)), of an aggregate `rates_of_noise`, one for each member. Each number
/// has a source of its own; `sources{...}` names several that push together.
///
///     noisy{[](auto const& s, auto) { return -c * s.velocity; },  // the field
///           [](auto const&, auto) { return b; },                  // the noise
///           random_path{seed, run}}
///
/// In a run with `modes` the field and the noise may take the mode as a third argument.
///
/// A path is the same in every run by the same `dt`, whatever happens in it (`random_path`). Every driver that counts
/// steps takes it for a field, with a method for noise: `euler_maruyama`, `milstein`, `stochastic_heun`, `sra1`. The
/// method decides whether it solves Ito's or Stratonovich's equation (`calculus`). A tolerance, a method that knows
/// nothing of noise, a `dt` that is not positive, and `step`, which does not know which step it makes, are refused.
/// \throw std::domain_error if a `dt` is not positive, or the noise is not finite
/// \proof{examples/reference/noise.cpp,noisy}
template <class Field, class Noise, class Path>
struct noisy {
  [[no_unique_address]] Field field;  ///< the field
  [[no_unique_address]] Noise noise;  ///< how strong the noise is: callable (state, time)
  Path path;                          ///< a `random_path`

  /// Says that it is one.
  using is_noisy = std::true_type;
  using first_part = Field;  ///< the field
  using other_part = Noise;  ///< the noise
  /// It has no enclosure and no series.
  using due_on_numbers = diagnostics::words<"one without noise">;
  using due_inside = due_on_numbers;  ///< nor can it be inside another field

  /// The verdict on all of it for the units of a state.
  template <class State, class Time>
  using verdict =
      diagnostics::first_refusal<decltype(diagnostics::check_noisy_state<State>()),
                                 decltype(diagnostics::check_inside<State, Field, Time>()),
                                 decltype(diagnostics::check_noise<State, Noise, Time>()),
                                 decltype(diagnostics::check_path<Path>())>;
  /// The verdict on a method beside it.
  template <class Method>
  using verdict_on_method = decltype(diagnostics::check_method_for_noise<Method>());

  /// Drift and noise on plain numbers.
  template <class State, class Time>
    requires detail::can_be_noisy<State>
  constexpr auto raw() const {
    using drift = decltype(unitstep::raw_field<State, Time>(field));
    return detail::raw_noisy<drift, detail::raw_noise<State, Time, Noise>,
                             typename raw_form<Time>::raw>{
        unitstep::raw_field<State, Time>(field), {noise}, path};
  }
  /// The same path with other parts, as `how` makes them of these.
  template <class How>
  constexpr auto with_parts(How how) const {
    return unitstep::noisy{how(field), how(noise), path};
  }
  /// The same with constants of another number.
  template <class N>
  constexpr auto on_number() const {
    return noisy<detail::law_on<N, Field>, detail::law_on<N, Noise>, Path>{
        detail::law_on_number<N>(field), detail::law_on_number<N>(noise), path};
  }
  /// Refuses constants of the field that it cannot work with.
  constexpr void require_values() const { detail::require_values(field); }
};
template <class Field, class Noise, class Path>
noisy(Field, Noise, Path) -> noisy<Field, Noise, Path>;

namespace detail {

/// Field and noise take the mode of a run, each if it can; the path stays.
template <class State, class Time, class Field, class Noise, class Path, class Mode>
  requires (!std::is_same_v<Mode, no_mode>)
struct field_in_mode<State, Time, noisy<Field, Noise, Path>, Mode> {
  using first = field_in_mode<State, Time, Field, Mode>;
  using other = field_in_mode<State, Time, Noise, Mode>;
  using type = noisy<typename first::type, typename other::type, Path>;
  static constexpr type of(noisy<Field, Noise, Path> const& both, Mode const& mode) {
    return {first::of(both.field, mode), other::of(both.noise, mode), both.path};
  }
};

/// Between two jumps the field and the noise are called at the same times.
template <class F, class N, class P, class State, class Time>
struct asked_field<true, noisy<F, N, P>, State, Time> {
  using drift = asked_field<true, F, State, Time>;
  using noise = asked_field<true, N, State, Time>;
  using type = noisy<typename drift::type, typename noise::type, P>;
  template <class T>
  static constexpr type of(noisy<F, N, P> const& all, T const& first, T const& last) {
    return {drift::of(all.field, first, last), noise::of(all.noise, first, last), all.path};
  }
};

}  // namespace detail

// -- the calls of a method for noise to its field, also while the units of its formula are checked

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
