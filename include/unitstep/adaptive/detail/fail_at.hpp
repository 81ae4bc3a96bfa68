// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/adaptive/detail/advised_methods.hpp>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/diagnostics/text.hpp>
#include <unitstep/methods/detail/fail_unsolved.hpp>
#include <unitstep/value/finite.hpp>

/// \file
/// \brief How a run under a tolerance fails: in a sentence that says at what time.

namespace unitstep::detail {

/// Appends a number in six digits: "1.25e-3".
template <class T>
constexpr void append_number(sentence& words, T x) {
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
  auto digits = static_cast<long>(x * 100'000 + T(1) / T(2));
  if (digits >= 1'000'000) {
    digits /= 10;
    ++power;
  }
  words += digits / 100'000;
  long rest = digits % 100'000;
  if (rest != 0) words += '.';
  for (long place = 10'000; rest != 0; rest %= place, place /= 10)
    words += static_cast<char>('0' + rest / place);
  if (power != 0) {
    words += 'e';
    words += power;
  }
}

/// Reports what went wrong at a time of a run: "unitstep: <what> at time 1.5<advice><methods>", in the unit of the run.
template <class Error, class T>
[[noreturn]] constexpr void fail_at(char const* what, T t, char const* advice,
                                    char const* methods = "") {
  if constexpr (!failures_are_told) fail<Error>(what);
  sentence words;
  words += "unitstep: ";
  words += what;
  words += " at time ";
  detail::append_number(words, t);
  words += advice;
  words += methods;
  fail<Error>(words.data());
}

/// Reports that an implicit step was not solved for, however short it became; `worst` is the number of the state that
/// was the farthest off, or what stands for it (`methods/detail/fail_unsolved.hpp`).
template <class T>
[[noreturn]] constexpr void fail_unsolved_at(T t, T dt, long worst) {
  if constexpr (!failures_are_told) fail<std::runtime_error>("unitstep: a step is not solved");
  sentence words;
  words += "unitstep: the step has become too short at time ";
  detail::append_number(words, t);
  words += ": ";
  words += worst == of_singular_matrix ? singular_jacobian : no_convergence;
  words += " with a step of ";
  detail::append_number(words, dt);
  detail::append_farthest(words, worst);
  fail<std::runtime_error>(words.data());
}

/// Ends a run that has made its most steps before its end.
template <class T>
[[noreturn]] constexpr void fail_after_most_steps(T t, bool is_stiff) {
  detail::fail_at<std::runtime_error>(
      "the most steps of the tolerance were made", t,
      is_stiff ? ", before the end; the run has found itself stiff: take "
               : ", before the end; most_steps allows more, and a stiff system wants ",
      diagnostics::for_stiff_systems);
}
/// Ends a run whose step is lost in the rounding of the time.
template <class T>
[[noreturn]] constexpr void fail_without_a_step(T t, bool is_stiff) {
  detail::fail_at<std::runtime_error>(
      "the step has become too short", t,
      is_stiff ? ": the run has found itself stiff: take "
               : ": a singularity or a blow-up, a tolerance below rounding, or a stiff system, "
                 "which wants ",
      diagnostics::for_stiff_systems);
}

}  // namespace unitstep::detail
