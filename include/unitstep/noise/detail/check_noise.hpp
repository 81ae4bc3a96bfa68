// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/noise/random_path.hpp>
#include <unitstep/noise/rates_of_noise.hpp>
#include <unitstep/state/detail/check_fit.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/quantity.hpp>
#include <utility>

/// \file
/// \brief The verdicts on a noise: on its result, its path, and the method.

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
