// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/judge_motion.hpp>
#include <unitstep/state/refused_state.hpp>

/// \file
/// \brief What is asked of something that is no motion, or of a mass and a motion the other way round.

namespace unitstep::detail {

/// What cannot be followed as a motion, unless it was refused already.
template <class State>
concept no_state_of_motion =
    !diagnostics::is_motion<State> && !with_mismatch<State> && !refused_result<State>;

/// What is asked for a mass and a motion, the other way round. Nothing else: a caller's own functions
/// of these names, of a mass and a speed say, are found beside these.
template <class Mass, class State>
concept mass_and_motion_swapped = diagnostics::is_motion<Mass> && no_state_of_motion<State>;

}  // namespace unitstep::detail
