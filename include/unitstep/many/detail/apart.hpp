// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/many/detail/workspace.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief Copies that share no array with what they are copied from, so that each may be in a thread of its own.

namespace unitstep::detail {

/// While one lives, whatever its thread copies of the numbers of many bodies gets arrays of its own, in a workspace that
/// has no others: for each workspace that is copied from there is one. What is copied is only read, so that several
/// threads may copy it at once.
template <class T>
class apart {
  using home = workspace<T>;

  std::vector<std::pair<home const*, home*>> homes_;
  apart* around_ = now_;

  static inline constinit thread_local apart* now_ = nullptr;

  home* beside(home const* other) {
    for (auto const& [from, to] : homes_)
      if (from == other) return to;
    homes_.reserve(homes_.size() + 1);
    homes_.emplace_back(other, other->another());
    return homes_.back().second;
  }

public:
  apart() { now_ = this; }
  apart(apart const&) = delete;
  apart& operator=(apart const&) = delete;
  ~apart() {
    now_ = around_;
    for (auto const& [from, to] : homes_) to->leave();
  }

  /// Whether this thread makes such copies now.
  [[gnu::always_inline]] static bool is_on() { return now_ != nullptr; }
  /// An array for a copy of one of `other`.
  [[gnu::noinline]] static typename home::array* take(home const* other) {
    return now_->beside(other)->take();
  }
};

}  // namespace unitstep::detail
