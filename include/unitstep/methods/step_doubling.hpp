// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/raw_form.hpp>

namespace unitstep {

namespace detail {

/// The result of an attempt by `step_doubling`: the state after it, the error of the two halves, and the state in the
/// middle.
template <class State, class Change>
struct doubled_attempt {
  State state;
  Change error;
  State middle;
};

}  // namespace detail

/// Any method without memory, with an error estimate: every step is made twice, whole and in two halves, and the
/// difference gives the error. With order p of the method inside,
///
/// \f[ \mathrm{err} = \frac{y_{halves} - y_{whole}}{2^p - 1}, \qquad y_{n+1} = y_{halves} + \mathrm{err} \f]
///
/// The run continues from the sum, which is Richardson's extrapolation: of order p + 1, or p + 2 if the method is
/// reversible, since the next term of its error is missing. The estimate is that of the two halves, of order p. A
/// symplectic method loses its long-run energy. If the method has a lower order under forces that depend on velocity,
/// so does this.
///
/// Dense output is the quintic through the states and slopes at the start, in the middle and at the end; the
/// state in the middle is corrected by half the error, so that dense output is of order p + 1, at most 5.
///
/// Use it with a `tolerance` to let a method of your own choose its steps; a pair such as `dormand_prince5` costs half
/// as much.
/// Cost: three times the method inside; dense output three evaluations more.
/// Source: L. F. Richardson, Phil. Trans. R. Soc. A 210, 307 (1911); E. Hairer, S. P. Nørsett, G. Wanner, Solving
/// Ordinary Differential Equations I, 2nd ed. (1993), II.4.
/// \proof{examples/reference/made_of_methods.cpp,step_doubling}
template <class Method>
struct step_doubling {
  [[no_unique_address]] Method method;  ///< the method that makes the steps

  static constexpr int order = Method::order + (Method::reversible ? 2 : 1);
  static constexpr int order_with_velocity_forces =
      Method::order_with_velocity_forces == Method::order ? order
                                                          : Method::order_with_velocity_forces;
  static constexpr int order_with_changing_steps = Method::order + (Method::reversible ? 2 : 1);
  static constexpr int evaluations = 3 * Method::evaluations;
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = false;
  static constexpr bool reversible = false;
  /// The order of the two halves, whose error is estimated.
  static constexpr int error_order = Method::order;
  /// The order of dense output.
  static constexpr int dense_order = Method::order < 5 ? Method::order + 1 : 5;

  static_assert(Method::order > 0,
                "step_doubling: a method without order has no error to estimate");

  /// One step: the two halves and the correction from the whole one.
  template <class State, class Field, class Time>
    requires detail::steps_alone<Method, State, Field, Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& field, Time t, Time dt) const {
    return doubled(s, field, t, dt).state;
  }

  /// Nothing is carried from step to step.
  template <class State, class Field, class Time>
    requires detail::steps_alone<Method, State, Field, Time>
  [[nodiscard]] constexpr detail::no_memory begin(State const&, Field const&, Time) const {
    return {};
  }
  /// A step with its estimated error.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr auto attempt(State const& s, detail::no_memory, Field const& field,
                                       Time t, Time dt) const {
    return doubled(s, field, t, dt);
  }
  /// Nothing is left to do once a step is accepted.
  template <class State, class Attempt, class Field, class Time>
  constexpr void accept(State const&, detail::no_memory, Attempt const&, Field const&, Time,
                        Time) const {}

  /// The curve of the state within an accepted step.
  template <class State, class Attempt, class Field, class Time>
  [[nodiscard]] constexpr auto dense(State const& s, detail::no_memory, Attempt const& a,
                                     detail::no_memory, Field const& field, Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    Time const half = dt / T(2);
    return detail::curve_through<T>(s, a.middle, a.state, detail::rates_at(s, field(s, t)),
                                    detail::rates_at(a.middle, field(a.middle, t + half)),
                                    detail::rates_at(a.state, field(a.state, t + dt)), dt);
  }

private:
  // The start of the second half: the middle, or a rounding before it if the half would end beyond the step.
  template <class Time>
  static constexpr Time second_half(Time const& t, Time const& half, Time const& dt) {
    Time const middle = t + half;
    if constexpr (std::floating_point<Time>)
      if (dt < 0 ? middle + half < t + dt : t + dt < middle + half)
        return middle - (dt < 0 ? -detail::size_of(middle) : detail::size_of(middle)) *
                            std::numeric_limits<Time>::epsilon();
    return middle;
  }
  template <class State, class Field, class Time>
  constexpr auto doubled(State const& s, Field const& field, Time t, Time dt) const {
    using T = typename raw_form<Time>::number;
    Time const half = dt / T(2);
    State const whole = method.step(s, field, t, dt);
    State const middle = method.step(s, field, t, half);
    State const halves = method.step(middle, field, second_half(t, half, dt), half);
    auto const error = detail::change_between(whole, halves) / T((1LL << Method::order) - 1);
    return detail::doubled_attempt<State, std::remove_const_t<decltype(error)>>{
        detail::moved(halves, error, T(1)), error, detail::moved(middle, error, T(1) / T(2))};
  }
};

template <class Method>
step_doubling(Method) -> step_doubling<Method>;

}  // namespace unitstep
