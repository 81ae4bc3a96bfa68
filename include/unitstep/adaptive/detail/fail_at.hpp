// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/diagnostics/text.hpp>
#include <unitstep/methods/detail/fail_unsolved.hpp>
#include <unitstep/value/finite.hpp>

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

/// Reports what went wrong at a time of a run: "unitstep: <what> at time 1.5<advice>", in the unit of the run.
template <class Error, class T>
[[noreturn]] constexpr void fail_at(char const* what, T t, char const* advice) {
  if constexpr (!failures_are_told) fail<Error>(what);
  sentence words;
  words += "unitstep: ";
  words += what;
  words += " at time ";
  detail::append_number(words, t);
  words += advice;
  fail<Error>(words.data());
}

/// Reports that an implicit step was not solved for, however short it became; `worst` is the number of the state that
/// was the farthest off, negative where the matrix was singular.
template <class T>
[[noreturn]] constexpr void fail_unsolved_at(T t, T dt, long worst) {
  if constexpr (!failures_are_told) fail<std::runtime_error>("unitstep: a step is not solved");
  sentence words;
  words += "unitstep: the step has become too short at time ";
  detail::append_number(words, t);
  words += ": ";
  words += worst < 0 ? singular_jacobian : no_convergence;
  words += " with a step of ";
  detail::append_number(words, dt);
  detail::append_farthest(words, worst);
  fail<std::runtime_error>(words.data());
}

}  // namespace unitstep::detail
