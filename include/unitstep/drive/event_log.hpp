// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <vector>

/// \file
/// \brief What has happened in a run, and when.

namespace unitstep {

/// Something that has happened in a run.
/// \proof{examples/reference/happening.cpp,when}
template <class Time>
struct happened {
  Time time;          ///< when
  std::size_t which;  ///< which of what the driver was given to happen, from 0

  friend constexpr bool operator==(happened const&, happened const&) = default;
};

/// What has happened in a run, in its order: a list to be read.
///
/// The first 64 are held in it. More are on the heap, so a `constexpr` variable has no more; an expression in a
/// `static_assert` may.
/// \proof{examples/reference/happening.cpp,when}
template <class Time>
class event_log {
  static constexpr std::size_t held = 64;

  std::array<happened<Time>, held> first_{};
  std::vector<happened<Time>> all_;  // once they are more than are held
  std::size_t size_ = 0;

public:
  /// How many there are.
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  /// Whether nothing has happened.
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  /// The first of them.
  [[nodiscard]] constexpr happened<Time> const* begin() const {
    return all_.empty() ? first_.data() : all_.data();
  }
  /// After the last of them.
  [[nodiscard]] constexpr happened<Time> const* end() const { return begin() + size_; }
  /// The n-th, from 0.
  [[nodiscard]] constexpr happened<Time> const& operator[](std::size_t n) const {
    return begin()[n];
  }
  /// How many times one of what was given to happen did.
  [[nodiscard]] constexpr std::size_t count(std::size_t which) const {
    std::size_t n = 0;
    for (auto const& one : *this) n += one.which == which ? 1 : 0;
    return n;
  }

  /// Adds one; a run does.
  constexpr void add(Time time, std::size_t which) {
    if (size_ < held) {
      first_[size_] = {time, which};
    } else {
      if (all_.empty()) all_.assign(first_.begin(), first_.end());
      all_.push_back({time, which});
    }
    ++size_;
  }
};

}  // namespace unitstep
