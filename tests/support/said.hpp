// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <string>

namespace laws {

/// The message for a bad value, or "nothing".
template <class Action>
std::string said(Action const& action) {
  try {
    action();
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "nothing";
}

}  // namespace laws
