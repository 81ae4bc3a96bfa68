// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <csignal>
#include <cstdio>
#include <initializer_list>

namespace unitstep::detail {

/// While it lives, ctrl-C and the signal by which a batch system ends a job are noted instead of obeyed; the
/// second one is obeyed.
class interruption {
public:
  interruption() {
    noted = 0;
    for (auto* const one : {&interrupted_, &ended_}) {
      one->before = std::signal(one->which, note);
      if (one->before == SIG_IGN) std::signal(one->which, SIG_IGN);
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
    for (auto const* const one : {&interrupted_, &ended_})
      if (sentence != nullptr && one->which == which && one->before == SIG_DFL) {
        std::fprintf(stderr, "%s\n", sentence);
        std::fflush(stderr);
      }
    if (which != 0) std::raise(which);
  }

private:
  /// A signal, and how it was handled before.
  struct handled {
    int which;
    void (*before)(int) = SIG_DFL;
  };
  static inline volatile std::sig_atomic_t noted{};

  static void note(int which) {
    noted = which;
    std::signal(which, SIG_DFL);
  }
  void restore() {
    for (auto const* const one : {&interrupted_, &ended_}) std::signal(one->which, one->before);
  }

  handled interrupted_{SIGINT};
  handled ended_{SIGTERM};
};

}  // namespace unitstep::detail
