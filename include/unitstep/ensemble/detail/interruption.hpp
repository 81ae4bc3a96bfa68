// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>

namespace unitstep::detail {

/// While it lives, ctrl-C and the signal by which a batch system ends a job are noted instead of obeyed; the
/// second one is obeyed.
class interruption {
public:
  interruption() {
    noted = 0;
    for (std::size_t i = 0; i < signals.size(); ++i) {
      before_[i] = std::signal(signals[i], note);
      if (before_[i] == SIG_IGN) std::signal(signals[i], SIG_IGN);
    }
  }
  interruption(interruption const&) = delete;
  interruption& operator=(interruption const&) = delete;
  ~interruption() { restore(); }

  /// Whether there was one.
  static bool seen() { return noted != 0; }
  /// Ends the program by the signal that was noted, unless the program handles it; after a sentence, if there is one.
  void obey(char const* sentence) {
    int const which = noted;
    restore();
    for (std::size_t i = 0; i < signals.size(); ++i)
      if (sentence != nullptr && signals[i] == which && before_[i] == SIG_DFL) {
        std::fprintf(stderr, "%s\n", sentence);
        std::fflush(stderr);
      }
    if (which != 0) std::raise(which);
  }

private:
  static constexpr std::array signals{SIGINT, SIGTERM};
  static inline volatile std::sig_atomic_t noted = 0;

  static void note(int which) {
    noted = which;
    std::signal(which, SIG_DFL);
  }
  void restore() {
    for (std::size_t i = 0; i < signals.size(); ++i) std::signal(signals[i], before_[i]);
  }

  std::array<void (*)(int), signals.size()> before_{};
};

}  // namespace unitstep::detail
