// SPDX-License-Identifier: BSL-1.0
// The whole library, and a proof.
#include <unitstep/unitstep.hpp>

#include "ten_steps.hpp"
