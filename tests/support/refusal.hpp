// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <string>

/// The message for a refused value.
namespace refusals {

/// The sentence of the error with which `run()` is refused, or "accepted".
template <class Error = std::domain_error, class Run>
std::string refusal(Run const& run) {
  try {
    static_cast<void>(run());
  } catch (Error const& error) {
    return error.what();
  }
  return "accepted";
}

}  // namespace refusals
