// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/diagnostics/text.hpp>
#include <unitstep/value/finite.hpp>

namespace unitstep::detail {

/// Appends a number in six digits: "1.25e-3".
template <class T>
constexpr void append_number(sentence& words, T x) {
  if (x < 0) words += '-';
  T size = x < 0 ? -x : x;
  if (!unitstep::is_finite(x) || size == 0) {
    words += size == 0 ? "0" : "a time that is not finite";
    return;
  }
  long power = 0;
  for (; size >= 10; ++power) size /= 10;
  for (; size < 1; --power) size *= 10;
  auto digits = static_cast<long>(size * 100'000 + T(1) / T(2));
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

/// Reports what went wrong at a time of a run: "unitstep: <what> at time 1.5 (in the unit of the run); <advice>".
template <class Error, class T>
[[noreturn]] constexpr void fail_at(char const* what, T t, char const* advice) {
  sentence words;
  words += "unitstep: ";
  words += what;
  words += " at time ";
  detail::append_number(words, t);
  words += advice;
  fail<Error>(words.data());
}

}  // namespace unitstep::detail
