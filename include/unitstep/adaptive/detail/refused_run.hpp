// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/refused_run.hpp>

namespace unitstep::detail {

/// Stands in for a run under a tolerance that was refused, so that the refusal stays the only error.
template <class State, class Time>
struct refused_adaptive_run {
  struct step_type {};

  refused_run<State, int> run;

  constexpr void step_kept(step_type&, int, bool, int) { run.step(); }
  constexpr refused_adaptive_run after(long) const { return *this; }
  constexpr auto save() const { return run.save(); }
  constexpr auto view() const { return run.state(); }
  constexpr auto state() const { return run.state(); }
  constexpr unknown time() const { return {}; }
  constexpr unknown dt_of(step_type const&) const { return {}; }
  constexpr long steps() const { return 0; }
  constexpr long rejected() const { return 0; }
  constexpr long evaluations() const { return 0; }
};

}  // namespace unitstep::detail
