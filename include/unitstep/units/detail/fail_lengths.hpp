// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/text.hpp>

namespace unitstep::detail {

/// Says that two vectors are not of one length, and both lengths.
template <class Error>
[[noreturn]] constexpr void fail_lengths(char const* first, std::size_t expected,
                                         char const* second, std::size_t got) {
  sentence words;
  words += "unitstep: ";
  words += second;
  words += " has ";
  words += static_cast<long>(got);
  words += " elements, but ";
  words += first;
  words += " has ";
  words += static_cast<long>(expected);
  fail<Error>(words.data());
}

}  // namespace unitstep::detail
