// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/saved_run.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/unit_text.hpp>

/// \file
/// \brief The sentences with which a run fails. They say at what time.

namespace unitstep::diagnostics {

// The methods that a run under a tolerance names in its advice. No other code here knows methods by name: it finds out
// from their members what they can do (`methods/method.hpp`).

/// The methods for a stiff system.
inline constexpr char const* for_stiff_systems = "radau5 or rodas5p";

/// The methods in place of one without an error estimate.
inline constexpr text with_error_estimate{
    "one with an error estimate: dormand_prince5, dop853, step_doubling{method}, ..."};

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// Appends a number in six digits: "0.0125", "1.25e-7".
template <class T>
constexpr void append_number(sentence& words, T const& number) {
  real_type<T> x = detail::real_part(number);
  if (!unitstep::is_finite(x)) {
    words += "a time that is not finite";
    return;
  }
  if (x < 0) {
    words += '-';
    x = -x;
  }
  if (x == 0) {
    words += '0';
    return;
  }
  long power = 0;
  for (; x >= 10; ++power) x /= 10;
  for (; x < 1; --power) x *= 10;
  auto digits = static_cast<long>(x * 100'000 + real_type<T>(1) / real_type<T>(2));
  if (digits >= 1'000'000) {
    digits /= 10;
    ++power;
  }
  bool const is_plain = power >= -4 && power < 6;
  long point = is_plain ? power : 0;  // it stands after the digit of this power
  if (point < 0) {
    words += "0.";
    for (; point < -1; ++point) words += '0';
  }
  for (long place = 100'000; digits != 0 || point >= 0; digits %= place, place /= 10) {
    words += static_cast<char>('0' + digits / place);
    if (point-- == 0 && digits % place != 0) words += '.';
  }
  if (!is_plain) {
    words += 'e';
    words += power;
  }
}

/// The facts of a run that a failure uses: the unit of its times, and whether its method is for stiff systems already.
template <class Run>
struct facts_of_run {
  static constexpr sentence unit{};
  static constexpr bool is_implicit = requires(Run const& run) { run.memory.account; };
};
template <class Method, class State, class Time, class Memory>
struct facts_of_run<saved_adaptive_run<Method, State, Time, Memory>> {
  static constexpr sentence unit = unit_after<Time>();
  static constexpr bool is_implicit = requires(Memory const& memory) { memory.account; };
};

/// Reports what went wrong at a time of a run: "unitstep: <what> at time 1.5 s<advice><methods>".
template <class Error, class T>
[[noreturn]] constexpr void fail_at(char const* what, T t, char const* advice,
                                    char const* methods = "", sentence const& unit = {}) {
  if constexpr (!failures_are_reported) fail<Error>(what);
  sentence words;
  detail::append_number(words.add("unitstep: ", what, " at time "), t);
  fail<Error>(words.add(unit, advice, methods).data());
}

/// Reports that an implicit step was not solved, or that the field returned no finite numbers, however short the step
/// became. `worst` is the number of the state that was the farthest off, or a code
/// (`methods/detail/implicit_step.hpp`).
template <class Run, class T>
[[noreturn]] constexpr void fail_unsolved_at(Run const& now, T dt, long worst) {
  if constexpr (!failures_are_reported) fail<std::runtime_error>("unitstep: a step is not solved");
  sentence words;
  detail::append_number(words.add("unitstep: the step has become too short at time "), now.t);
  words.add(facts_of_run<Run>::unit, ": ", detail::reason_of(worst), " with a step of ");
  detail::append_number(words, dt);
  detail::append_farthest(words.add(facts_of_run<Run>::unit), worst);
  fail<std::runtime_error>(words.data());
}

/// Ends a run that has made its most steps before its end.
template <class Run>
[[noreturn]] constexpr void fail_after_most_steps(Run const& now, bool is_stiff) {
  constexpr bool is_implicit = facts_of_run<Run>::is_implicit;
  detail::fail_at<std::runtime_error>(
      "the most steps of the tolerance were made", now.t,
      is_stiff ? ", before the end; the run has found itself stiff: take "
      : is_implicit
          ? ", before the end; most_steps allows more, and a force that jumps wants an event"
          : ", before the end; most_steps allows more, a force that jumps wants an event, "
            "and a stiff system wants ",
      is_implicit ? "" : diagnostics::for_stiff_systems, facts_of_run<Run>::unit);
}
/// Ends a run whose step is lost in the rounding of the time.
template <class Run>
[[noreturn]] constexpr void fail_without_a_step(Run const& now, bool is_stiff) {
  constexpr bool is_implicit = facts_of_run<Run>::is_implicit;
  detail::fail_at<std::runtime_error>(
      "the step has become too short", now.t,
      is_stiff ? ": the run has found itself stiff: take "
      : is_implicit
          ? ": a singularity, a blow-up, a force that jumps, or a tolerance below rounding"
          : ": a singularity, a blow-up, a force that jumps, a tolerance below rounding, "
            "or a stiff system, which wants ",
      is_implicit ? "" : diagnostics::for_stiff_systems, facts_of_run<Run>::unit);
}

}  // namespace unitstep::detail
