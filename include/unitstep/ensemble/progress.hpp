// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unistd.h>

#include <cstdio>
#include <ostream>
#include <string>

namespace unitstep {

/// The progress of an ensemble.
/// \snippet examples/reference/output.cpp progress
struct ensemble_progress {
  long done;       ///< runs that are made so far
  long runs;       ///< all runs
  double seconds;  ///< since it was started, or resumed
  long resumed;    ///< how many of those made came from a checkpoint
};

/// A bar on a terminal, redrawn in its place; in a log, a line for each tenth.
///
///     unitstep::ensemble plan{.runs = 1'000'000, .progress = unitstep::progress_bar{}};
/// \snippet examples/reference/output.cpp progress
class progress_bar {
public:
  /// On the error stream, which may be a terminal or not.
  progress_bar() : terminal_(isatty(STDERR_FILENO) != 0) {}
  /// On a stream of the caller's; `terminal` states whether `\r` works on it.
  progress_bar(std::ostream& out, bool terminal) : out_(&out), terminal_(terminal) {}

  /// Shows the progress.
  void operator()(ensemble_progress const& at) {
    auto const tenth = static_cast<long>(10.0 * ratio(at));
    if (!terminal_ && tenth == shown_) return;
    shown_ = tenth;
    std::string line =
        std::to_string(at.done) + " of " + std::to_string(at.runs) + " runs" + left(at);
    if (terminal_) line = '\r' + bar(at) + ' ' + line + "\x1b[K";
    if (!terminal_ || at.done == at.runs) line += '\n';
    if (out_ != nullptr)
      *out_ << line << std::flush;
    else
      std::fputs(line.c_str(), stderr);
  }

private:
  static double ratio(ensemble_progress const& at) {
    return at.runs == 0 ? 1.0 : static_cast<double>(at.done) / static_cast<double>(at.runs);
  }
  static std::string bar(ensemble_progress const& at) {
    constexpr std::size_t width = 30;
    auto const full = static_cast<std::size_t>(width * ratio(at));
    return '[' + std::string(full, '#') + std::string(width - full, '.') + ']';
  }
  /// The time for the rest of the runs, at the speed so far.
  static std::string left(ensemble_progress const& at) {
    long const made = at.done - at.resumed;
    if (made == 0 || at.done == at.runs) return {};
    double const each = at.seconds / static_cast<double>(made);
    char words[48];
    std::snprintf(words, sizeof words, ", %.0f s left",
                  each * static_cast<double>(at.runs - at.done));
    return words;
  }

  std::ostream* out_ = nullptr;
  bool terminal_;
  long shown_ = -1;
};

}  // namespace unitstep
