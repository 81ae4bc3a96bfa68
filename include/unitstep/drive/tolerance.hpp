// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <type_traits>
#include <unitstep/units/detail/duration.hpp>
#include <unitstep/units/fits.hpp>
#include <unitstep/units/number.hpp>

namespace unitstep {

/// How the length of the next step follows from the error of the last one.
/// \proof{examples/reference/adaptive.cpp,step_control}
enum class step_control {
  elementary,  ///< \f$ h \leftarrow 0.9\, h\, e^{-1/(q+1)} \f$, within 0.2 and 10 times \f$ h \f$
  proportional_integral,  ///< also of the error before: smoother, with fewer rejected steps where a method is stiff
};

namespace detail {

/// A member of a tolerance that is left to the run.
struct left_to_the_run {};

/// Times that cannot be elements of one array: refused by the driver that takes them.
template <class... Times>
struct times_of_several_types {};

/// Whether a time may be an element beside another: nothing is rounded silently.
template <class First, class Time>
concept listed_beside = std::convertible_to<Time, First> &&
                        (fits<First, Time> || (clock_time<First> && clock_time<Time>));

/// Times as a list: as they are if they are one already.
template <class First, class... More>
constexpr auto list_of_times(First const& first, More const&... more) {
  if constexpr (sizeof...(More) == 0 && requires { first.begin(); })
    return first;
  else if constexpr ((listed_beside<First, More> && ...))
    return std::array<First, sizeof...(More) + 1>{first, static_cast<First>(more)...};
  else
    return times_of_several_types<First, More...>{};
}

}  // namespace detail

/// The error allowed in a step: it takes the place of `dt` where the method is to choose its steps.
///
///     tolerance{motion{1e-9 * si::metre, 1e-9 * si::metre_per_second}, 1e-9}
///
/// A step is accepted where the root mean square over all components of the state is at most 1:
///
/// \f[ e = \sqrt{\frac1n \sum_i \Bigl(\frac{\varepsilon_i}{a_i + r \max(|y_i|, |y_i'|)}\Bigr)^2} \f]
///
/// with the method's estimate \f$ \varepsilon_i \f$ of the error of this step, \f$ a_i \f$ the member of
/// `absolute`, \f$ r \f$ the `relative` error, and the state before and after it, \f$ y_i, y_i' \f$. This is
/// the norm of Hairer's codes. A tolerance is no bound: it holds for the estimate of one step, and the
/// errors of all steps add up, as the equation has them grow or shrink.
///
/// `absolute` has the shape of the state: for each member the error allowed, in a unit of its own. An
/// orientation's is an angle (`rotation{1e-9 * si::radian, ...}`), and its size for the relative error is
/// 1 rad. One value stands for all components of a vec, and one body's for all in an array. A member that is zero at
/// the start wants an absolute error, since no step is short enough for a share of nothing.
///
/// What else is to be said is said by name, all of it or some:
///
///     tolerance{absolute, 1e-9}.longest_step(10.0 * si::second).ends(8.0 * si::second, 95.0 * si::second)
///
/// A field that jumps at times known beforehand, as where a switch closes or an engine starts, wants them as `ends`: a
/// step that ends there asks the field just before the jump, and the next one, which begins anew, at it. What is shorter
/// than a step and known to nobody may be stepped over: `longest_step` is what sees it. From rest the first step follows
/// from how the state answers to a small change; where it answers to nothing and the run has no end, `first_step` is
/// wanted.
///
/// Everything is checked by the driver that takes it.
/// Errors there: a unit that does not fit is refused with the name of the member; `std::domain_error` if a
/// number is negative or not finite, or if a member is zero where `relative` is zero too.
/// Source: E. Hairer, S. P. Norsett, G. Wanner, Solving Ordinary Differential Equations I, 2nd ed. (1993),
/// section II.4.
/// \proof{examples/reference/adaptive.cpp,tolerance}
template <class Absolute, class Relative = double, class FirstStep = detail::left_to_the_run,
          class LongestStep = detail::left_to_the_run, class Ends = detail::left_to_the_run>
struct tolerance {
  Absolute absolute;    ///< the error allowed, of the shape of the state
  Relative relative{};  ///< the error allowed per size of a member, a plain number; 0 unless given
  FirstStep
      tried_first{};  ///< the length of the first step that is tried, a time; found unless given
  LongestStep longest{};        ///< no step is longer, a time; no limit unless given
  long most_steps = 1'000'000;  ///< after so many a run that is not at its end is an error
  step_control control = step_control::elementary;  ///< how the next step is chosen
  Ends end_times{};  ///< times at which a step must end: a `std::array` or a `std::vector` of times

  /// The same with the length of the first step that is tried, here and after each of the `ends`.
  template <class Time>
  [[nodiscard]] constexpr auto first_step(Time time) const {
    return tolerance<Absolute, Relative, Time, LongestStep, Ends>{
        absolute, relative, time, longest, most_steps, control, end_times};
  }
  /// The same with a length that no step exceeds.
  template <class Time>
  [[nodiscard]] constexpr auto longest_step(Time time) const {
    return tolerance<Absolute, Relative, FirstStep, Time, Ends>{
        absolute, relative, tried_first, time, most_steps, control, end_times};
  }
  /// The same with times at which a step must end, in any order: some times, a `std::array` or a `std::vector` of them.
  template <class... Times>
    requires (sizeof...(Times) > 0)
  [[nodiscard]] constexpr auto ends(Times... times) const {
    auto list = detail::list_of_times(times...);
    return tolerance<Absolute, Relative, FirstStep, LongestStep, decltype(list)>{
        absolute, relative, tried_first, longest, most_steps, control, list};
  }
};

/// \cond
template <class Absolute, class Relative = double, class FirstStep = detail::left_to_the_run,
          class LongestStep = detail::left_to_the_run, class Ends = detail::left_to_the_run>
tolerance(Absolute, Relative = {}, FirstStep = {}, LongestStep = {}, long = 0, step_control = {},
          Ends = {}) -> tolerance<Absolute, Relative, FirstStep, LongestStep, Ends>;
/// \endcond

namespace detail {

template <class T>
inline constexpr bool is_tolerance = false;
template <class A, class R, class F, class L, class E>
inline constexpr bool is_tolerance<tolerance<A, R, F, L, E>> = true;

/// Whether a member of a tolerance was given.
template <class Member>
inline constexpr bool member_given = !std::is_same_v<Member, left_to_the_run>;

}  // namespace detail

}  // namespace unitstep
