// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <type_traits>
#include <unitstep/drive/detail/engines/adaptive_run.hpp>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/detail/duration.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief A tolerance in place of `dt`: its members, its verdict, and the plan of its runs.
///
/// The drivers are the same. The loop over the steps that are tried is in `detail/engines/adaptive_run.hpp`, the choice
/// of the next step in `step_control.hpp`.

namespace unitstep {

namespace detail {

/// Times that cannot be elements of one array. The driver that gets them refuses them.
template <class... Times>
struct mixed_times {};

/// Whether a time may be an element of one array with another, without any rounding.
template <class First, class Time>
concept listed_beside = std::convertible_to<Time, First> &&
                        (fits<First, Time> || (clock_time<First> && clock_time<Time>));

/// Times of which some vary, as on duals, and the others are constants: all become one type on the number of those.
template <class First, class... More>
concept times_of_which_some_vary =
    (quantity_like<First> && ... && quantity_like<More>) &&
    !std::floating_point<typename number_of_all<First, More...>::type> &&
    (std::same_as<on_number<First, typename number_of_all<First, More...>::type>,
                  on_number<More, typename number_of_all<First, More...>::type>> &&
     ...);

/// Times as a list. A list stays as it is.
template <class First, class... More>
constexpr auto list_of_times(First const& first, More const&... more) {
  if constexpr (sizeof...(More) == 0 && requires { first.begin(); })
    return first;
  else if constexpr ((listed_beside<First, More> && ...))
    return std::array<First, sizeof...(More) + 1>{first, static_cast<First>(more)...};
  else if constexpr (times_of_which_some_vary<First, More...>) {
    using N = typename number_of_all<First, More...>::type;
    return std::array{detail::to_number<N>(first), detail::to_number<N>(more)...};
  } else
    return mixed_times<First, More...>{};
}

}  // namespace detail

/// The error allowed in a step. Give it in place of `dt`, and the method chooses its steps.
///
///     tolerance{motion{1e-9 * si::metre, 1e-9 * si::metre_per_second}, 1e-9}
///
/// A step is accepted if the root mean square over all components of the state is at most 1:
///
/// \f[ e = \sqrt{\frac1n \sum_i \Bigl(\frac{\varepsilon_i}{a_i + r \max(|y_i|, |y_i'|)}\Bigr)^2} \f]
///
/// with the method's estimate \f$ \varepsilon_i \f$ of the error of this step, \f$ a_i \f$ the member of
/// `absolute`, \f$ r \f$ the `relative` error, and the state before and after it, \f$ y_i, y_i' \f$. This is
/// the norm of Hairer's codes. A tolerance does not bound the error of the run. It limits the estimate of one step, and
/// the errors of all steps add up.
///
/// `absolute` has the shape of the state. Each of its members is the error allowed in that member, in the same unit.
/// For an orientation it is an angle (`rotation{1e-9 * si::radian, ...}`); the relative error of an orientation is a
/// share of 1 rad. You may give one value for all components of a vec, and one body for all in an array. A member that
/// is zero at the start needs an absolute error, since a share of zero is zero.
///
/// Three more settings have functions of their name. Give all of them, some or none; set `most_steps` and `control` as
/// members:
///
///     tolerance{absolute, 1e-9}.longest_step(10.0 * si::second).ends(8.0 * si::second, 95.0 * si::second)
///
/// - `ends`: times at which the field jumps, for example because a switch closes or an engine stops. A step ends at
///   each of them and uses the field just before the jump. The next step starts anew from there.
/// - `longest_step`: no step is longer than this. Without it a run may step over a short push and never see it.
/// - `first_step`: the length of step that the run tries first, and also when it begins anew: after one of the `ends`,
///   a jump, an effect that changes the state, or a new state. If you do not give it, the run changes the state a
///   little, looks how much the field changes, and chooses. If the field does not change and the run has no end, you
///   must give it.
///
/// The driver checks the tolerance. If a unit does not fit, the program does not compile, and the message names the
/// member. The driver throws a `std::domain_error` if a number is negative or not finite, or if a member is zero and
/// `relative` is zero too.
/// Source: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, 2nd ed. (1993),
/// section II.4.
/// \proof{examples/reference/adaptive.cpp,tolerance}
template <class Absolute, class Relative = double, class FirstStep = detail::not_given,
          class LongestStep = detail::not_given, class Ends = detail::not_given>
struct tolerance {
  Absolute absolute;    ///< the error allowed, of the shape of the state
  Relative relative{};  ///< the error allowed as a share of a member, a number; 0 unless given
  /// A time: the length of step that is tried first. The run chooses it by default.
  FirstStep tried_first{};
  LongestStep longest{};        ///< a time: no step is longer; no limit unless given
  long most_steps = 1'000'000;  ///< a run that tries more steps than this is an error
  step_control control = step_control::elementary;  ///< the choice of the next step
  Ends end_times{};  ///< a `std::array` or a `std::vector` of times; a step ends at each of them

  /// The same tolerance with the length of step that is tried first, and whenever the run begins anew.
  template <class Time>
  [[nodiscard]] constexpr auto first_step(Time time) const {
    return with(time, longest, end_times);
  }
  /// The same tolerance with a length that no step exceeds.
  template <class Time>
  [[nodiscard]] constexpr auto longest_step(Time time) const {
    return with(tried_first, time, end_times);
  }
  /// The same tolerance with times at which a step must end, in any order. Give the times one by one, or as a
  /// `std::array` or a `std::vector`.
  template <class... Times>
    requires (sizeof...(Times) > 0)
  [[nodiscard]] constexpr auto ends(Times... times) const {
    return with(tried_first, longest, detail::list_of_times(times...));
  }
  /// \cond
  template <class First, class Longest, class List>
  constexpr auto with(First first, Longest no_longer, List list) const {
    return tolerance<Absolute, Relative, First, Longest, List>{
        absolute, relative, first, no_longer, most_steps, control, list};
  }
  /// \endcond
};

/// \cond
template <class Absolute, class Relative = double, class FirstStep = detail::not_given,
          class LongestStep = detail::not_given, class Ends = detail::not_given>
tolerance(Absolute, Relative = {}, FirstStep = {}, LongestStep = {}, long = 0, step_control = {},
          Ends = {}) -> tolerance<Absolute, Relative, FirstStep, LongestStep, Ends>;
/// \endcond

namespace detail {

template <class A, class R, class F, class L, class E>
inline constexpr bool is_tolerance<tolerance<A, R, F, L, E>> = true;

/// A method that estimates the error of its steps.
template <class Method>
concept estimates_errors = requires { Method::error_order; };

/// Whether the error estimate of a method sees errors from forces that depend on velocity. A method made for forces
/// without velocity states that its estimate does not.
template <class Method>
inline constexpr bool error_sees_velocity = !requires { requires !Method::error_sees_velocity; };

}  // namespace detail

namespace diagnostics {

/// The verdict on a time for a run under a tolerance. The sentence calls it `Label`.
template <text Label, class State, class Time>
consteval auto check_time_of_run() {
  using due = typename unitstep::detail::time_of_state<State>::type;
  using T = typename raw_form<State>::number;
  if constexpr (!std::is_void_v<due>)
    return check_fit<Label, due, Time>();
  else if constexpr (unitstep::detail::is_time<Time> || number<Time>)
    return accepted{};
  else
    return refuse<Label, boost::units::quantity<boost::units::si::time, T>, Time>{};
}

/// The verdict on a time that a run is given, which is called `Label`.
template <text Label, class State, class Due, class Given>
consteval auto check_moment() {
  return check_fit<Label, Due, unitstep::detail::time_in_run<State, Given>>();
}
/// The verdict on times: one, or a list.
template <text Label, class State, class Due, class Times>
struct moments_verdict {
  static constexpr bool is_list = false;
  using type = decltype(check_moment<Label, State, Due, Times>());
};
template <text Label, class State, class Due, class Times>
  requires requires(Times times) {
    times[times.size()] = *times.begin();
    unitstep::detail::storage_for_ends<double>(times);
  }
struct moments_verdict<Label, State, Due, Times> {
  static constexpr bool is_list = true;
  using time = std::remove_cvref_t<decltype(*std::declval<Times const&>().begin())>;
  using type = decltype(check_moment<Label, State, Due, time>());
};
template <text Label, class State, class Due, class First, class... More>
struct moments_verdict<Label, State, Due, unitstep::detail::mixed_times<First, More...>> {
  static constexpr bool is_list = true;
  using type = first_refusal<decltype(check_moment<Label, State, Due, First>()),
                             decltype(check_moment<Label, State, Due, More>())...,
                             refuse<Label, words<"times of one type">, First>>;
};

/// The verdict on an optional length of a step, and on optional times at which one ends.
template <text Label, class State, class Due, class Given>
consteval auto check_given() {
  if constexpr (!unitstep::detail::member_given<Given>)
    return accepted{};
  else
    return check_moment<Label, State, Due, Given>();
}
template <class State, class Due, class Ends>
consteval auto check_ends() {
  using verdict = moments_verdict<"tolerance.ends", State, Due, Ends>;
  if constexpr (!unitstep::detail::member_given<Ends>)
    return accepted{};
  else if constexpr (verdict::is_list)
    return typename verdict::type{};
  else
    return refuse<"tolerance.ends", words<"a std::array or a std::vector of times">, Ends>{};
}

/// The verdict on a tolerance for a state, where times are a `Time`.
template <class State, class Time, class A, class R, class F, class L, class E>
consteval auto check_tolerance(tolerance<A, R, F, L, E> const*) {
  if constexpr (!scalar<R>)
    return refuse<"tolerance.relative", words<"a plain number">, R>{};
  else
    return first_refusal<decltype(check_spread<"absolute", State, A>::check()),
                         decltype(check_given<"tolerance.first_step", State, Time, F>()),
                         decltype(check_given<"tolerance.longest_step", State, Time, L>()),
                         decltype(check_ends<State, Time, E>())>{};
}

/// The method that is suggested in place of one that cannot estimate its errors. A method may name one itself. A method
/// that is made of another one suggests the same as that one.
template <class Method>
struct instead_under_tolerance {
  using due = words<with_error_estimate>;
  static constexpr bool is_own = false;
};
template <class Method>
  requires requires { typename Method::instead_under_tolerance; }
struct instead_under_tolerance<Method> {
  using due = typename Method::instead_under_tolerance;
  static constexpr bool is_own = true;
};
template <unitstep::detail::made_of_method Method>
  requires (!requires { typename Method::instead_under_tolerance; })
struct instead_under_tolerance<Method>
    : instead_under_tolerance<unitstep::detail::wrapped_by<Method>> {};

/// The verdict on all arguments of a run under a tolerance. The sentence calls the end `Label`.
template <class Method, class State, class Field, class Tolerance, class End, class StartTime = End,
          text Label = "end_time">
consteval auto check_adaptive() {
  if constexpr (!steppable<State>)
    return check_start<State>();
  else if constexpr (requires { requires !raw_form<State>::suits_tolerance; })
    return refuse<"dt", words<"a step, for vectors that vary">, words<"a tolerance">>{};
  else if constexpr (!requires { typename raw_form<State>::number; })
    return typename raw_form<State>::template verdict<End>{};
  else if constexpr (!unitstep::detail::real_number<typename raw_form<State>::number>)
    return refuse<"initial", words<"numbers of floating point">, State>{};
  else if constexpr (auto end = check_time_of_run<Label, unitstep::detail::plain_state_of<State>,
                                                  unitstep::detail::plain_state_of<End>>();
                     !end.ok)
    return end;
  else if constexpr (instead_under_tolerance<Method>::is_own
                         ? !unitstep::detail::estimates_errors<Method> ||
                               !unitstep::detail::can_step<Method, State, End>
                         : !unitstep::detail::estimates_errors<Method> &&
                               unitstep::detail::can_step<Method, State, End>)
    return refuse<"method", typename instead_under_tolerance<Method>::due, Method>{};
  else if constexpr (auto run = check_run<Method, State, Field, End, int, StartTime>(); !run.ok)
    return run;
  else if constexpr (unitstep::detail::stepping_with<State, Method, Field>::keeps)
    return refuse<"field", words<"one that keeps nothing">, Field>{};
  else if constexpr (!unitstep::detail::error_sees_velocity<Method> &&
                     unitstep::detail::says_it_sees_velocity<Field>)
    return refuse<"field", words<"forces without velocity (else: dormand_prince5)">, Field>{};
  else
    return check_tolerance<unitstep::detail::plain_state_of<State>,
                           unitstep::detail::plain_state_of<End>>(static_cast<Tolerance*>(nullptr));
}

}  // namespace diagnostics

namespace detail {

/// Takes the place of the time step in the type of a run under a tolerance. `Time` is the type of the run's times.
template <class Tolerance, class Time>
struct adaptive_pace {};

template <class State, class A, class R, class F, class L, class E, class Other>
struct pace_from<State, tolerance<A, R, F, L, E>, Other> {
  using time = Other;
  using type = adaptive_pace<tolerance<A, R, F, L, E>, Other>;
};

template <class Tolerance, class Time>
struct pace_argument<adaptive_pace<Tolerance, Time>> {
  using type = Tolerance;
};

/// A run under a tolerance that keeps its last step, so that `raw_at` can return a state within it.
template <class Run>
class run_with_last_step : public Run {
  typename Run::step_type last_{};
  bool has_last_ = false;

public:
  using Run::Run;

  constexpr void step() {
    this->step_kept(&last_, 0, false, 1);
    has_last_ = true;
  }
  /// The raw state at a time within the last step. At the ends of the step it has the bits of the states there.
  constexpr typename Run::raw_state raw_at(typename Run::T t) {
    if (t == this->raw_time()) return this->raw();
    if (!has_last_ || !(last_.t <= t && t < this->raw_time()))
      fail<std::domain_error>("unitstep: at() lies within the last step of a simulation");
    if (t == last_.t) return last_.before;
    return this->path(last_)((t - last_.t) / last_.dt);
  }
  constexpr void set_state(typename Run::raw_state const& state) {
    Run::set_state(state);
    has_last_ = false;
  }
  constexpr void resume(typename Run::saved const& run) {
    Run::resume(run);
    last_.dt = 0;
    has_last_ = false;
  }
  constexpr auto dt() const { return this->time_of(last_.dt); }
};

/// The plan of a run under a tolerance.
template <class Method, class State, class Field, class Tolerance, class Time>
struct plan<Method, State, Field, adaptive_pace<Tolerance, Time>> {
  using time = Time;
  using run = adaptive_run<Method, State, Field, Time, Tolerance>;
  using run_in_steps = run_with_last_step<run>;

  static constexpr bool is_fixed_step = false;
  static constexpr auto reason = stop_reason::end_time;

  /// The verdict on a run that goes to an end.
  template <class End, class StartTime, text = "">
  static consteval auto check() {
    return diagnostics::check_adaptive<Method, State, Field, Tolerance, Time,
                                       time_in_run<State, StartTime>>();
  }

  /// The verdict on a run without an end, for which the state or the start must fix the unit of time.
  static consteval auto check_begin() {
    using second = boost::units::quantity<boost::units::si::time>;
    if constexpr (!std::is_void_v<Time>)
      return diagnostics::check_adaptive<Method, State, Field, Tolerance, Time, Time, "t0">();
    else if constexpr (diagnostics::steppable<State>)
      return diagnostics::refuse<"t0", diagnostics::words<"a time, which tells its unit">,
                                 diagnostics::left_out>{};
    else
      return diagnostics::check_adaptive<Method, State, Field, Tolerance, second>();
  }
  /// The verdict on the time from one sample of the run to the next.
  template <class Apart>
  static consteval auto check_apart() {
    return diagnostics::check_fit<"every", Time, time_in_run<State, Apart>>();
  }

  /// The time of the end.
  template <class End>
  static constexpr auto extent(End const& end_time, words_of_extent const& words = {}) {
    auto const end = detail::raw_time<State>(end_time);
    detail::require_end(end, words.not_finite);
    return end;
  }
};

}  // namespace detail

}  // namespace unitstep
