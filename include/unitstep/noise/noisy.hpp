// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/engines/engines.hpp>
#include <unitstep/drive/detail/events/effects.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/noise/detail/check_noise.hpp>
#include <unitstep/noise/detail/raw_noise.hpp>
#include <unitstep/noise/random_path.hpp>
#include <unitstep/noise/rates_of_noise.hpp>

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

}  // namespace unitstep
