// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/drive/detail/check_sampled.hpp>
#include <unitstep/drive/detail/sampled_steps.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/value/finite.hpp>

namespace unitstep {

/// A field beside a controller that looks at the state once in a period, and whose output is held until it
/// looks again (a zero-order hold).
///
/// \f[ u(t) = c\big(y(t_k), t_k\big), \qquad \dot y = f(y, t, u) \quad
///     \text{for } t_k \le t < t_{k+1}, \qquad t_k = t_0 + k\,T \f]
///
///     sampled{[](auto const& s, auto) { return gain * (due - s.velocity); },  // the output
///             10.0 * si::milli * si::second,                                  // its period
///             [](auto const& s, auto, auto voltage) { return ...; }}          // the field
///
/// Every driver that counts steps takes it for a field: `integrate`, `simulation`, `integrate_until`,
/// `integrate_observed`, `trajectory`, `chain`. The first sample is taken at the start of the run. A step in
/// which another is due ends there and goes on with the new output, so the period need be no multiple of
/// `dt`, and a step may hold several samples; the times of the run stay `t0 + n * dt`. Samples within the
/// rounding of the times from the end of a step are taken there. What a method keeps between steps starts
/// anew at each sample, as the field jumps; one that wants equal steps wants a period that is a multiple of
/// `dt`.
///
/// A controller with a memory, such as the sum of a PI controller, is called with what it returned last as a
/// third argument; then `before` is what it is called with first, and tells the type of the output. The
/// output is a quantity, a number, a vec or array of them, an aggregate of such, or anything else without a
/// unit that is trivially copyable (a `bool`).
///
/// `simulation::set_state` leaves the output and the times of the samples as they are, and `save` has them.
/// `held(sim)` is the output now. A negative `dt` is refused, and so are `step`, which keeps nothing, and a
/// tolerance. Cost:
/// that of the controller at each sample, the method's `starting_evaluations` there, and a comparison of
/// times in each step.
///
/// \tparam Controller callable (state, time) -> output, or (state, time, output before) -> output
/// \tparam Period     a time, positive and finite, or a `std::chrono::duration`
/// \tparam Field      callable (state, time, output), which returns what a field of the state returns
/// \throw std::domain_error if the period is not positive and finite, `dt` is negative, or a step holds more
///        than a million samples
/// \proof{examples/reference/drive.cpp,sampled}
template <class Controller, class Period, class Field, class Before = detail::no_output>
struct sampled {
  [[no_unique_address]] Controller controller;  ///< what tells the output
  Period period;                                ///< from one sample to the next
  [[no_unique_address]] Field field;            ///< the field, with the output
  [[no_unique_address]] Before before = {};     ///< what stands for the output before the first

  /// The verdict on all of it for the units of a state.
  template <class State, class Time>
  using verdict =
      decltype(diagnostics::check_sampled<Controller, Period, Field, Before, State, Time>());

  /// The field on plain numbers, which `sampled_steps` drives.
  template <class State, class Time>
  constexpr auto raw() const {
    using number = typename raw_form<State>::number;
    auto const time = detail::as_time<number>(period);
    return detail::raw_sampled<State, Time, Controller, Field, Before>{
        controller, field, detail::kept<Before>::to_raw(before),
        raw_form<std::remove_const_t<decltype(time)>>::to_raw(time)};
  }

  /// Refuses a period that is no time to wait for.
  constexpr void require_values() const {
    auto const time = detail::as_time<double>(period);
    auto const number = raw_form<std::remove_const_t<decltype(time)>>::to_raw(time);
    if (!unitstep::is_finite(number) || !(number > 0))
      fail<std::domain_error>("unitstep: sampled: the period must be positive and finite");
  }
};

template <class Controller, class Period, class Field>
sampled(Controller, Period, Field) -> sampled<Controller, Period, Field>;
template <class Controller, class Period, class Field, class Before>
sampled(Controller, Period, Field, Before) -> sampled<Controller, Period, Field, Before>;

namespace detail {

template <class State, class Method, class Controller, class Period, class Field, class Before>
struct stepping_with<State, Method, sampled<Controller, Period, Field, Before>> {
  using inside = stepping_of<State, Method>;
  using type = sampled_steps<typename inside::type>;
  static constexpr bool keeps = true;
  static constexpr auto of(Method const& method) { return type{inside::of(method)}; }
};

}  // namespace detail

/// The output that is held now, of a simulation of a `sampled` field: what the controller returned at the
/// last sample. A sample that is due now is taken by the next step.
/// \proof{examples/reference/drive.cpp,sampled}
template <class Method, class State, class Controller, class Period, class Field, class Before,
          class Time>
[[nodiscard]] constexpr auto held(
    simulation<Method, State, sampled<Controller, Period, Field, Before>, Time> const& sim) {
  if constexpr (requires { sim.save().memory.held; }) {
    using output = typename detail::output_for<Controller, Before, State, Time>::type;
    return detail::kept<output>::from_raw(sim.save().memory.held);
  } else {
    return detail::refused_output<Controller, State, Time, Before>();
  }
}

}  // namespace unitstep
