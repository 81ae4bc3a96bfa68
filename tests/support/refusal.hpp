// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <string>

/// What is said of a value that is refused.
namespace refusals {

/// The sentence with which `run()` is refused, or "accepted".
template <class Run>
std::string refusal(Run const& run) {
  try {
    static_cast<void>(run());
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "accepted";
}

}  // namespace refusals
